package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Reads, writes and solves every puzzle of a folder, whose path is the system property {@code
 * nonet.variants}. Run by the profile {@code soak} alone. Below the folder are
 *
 * <ul>
 *   <li>{@code sizes}: files of lines {@code puzzle solution rest};
 *   <li>{@code groups}: JSON lines; the first has the groups, each of the others a puzzle;
 *   <li>{@code killer}: JSON lines with cages;
 *   <li>{@code layouts}: lines of regions.
 * </ul>
 *
 * <p>The solver may give up at a puzzle; how many it solved is printed. What it finds must be
 * right.
 */
@Tag(Tries.SOAK)
class GivenVariantsSoak {
  private static final String PATH = "nonet.variants";
  private static final GridSolver SOLVER =
      GridSolver.getDefault().within(SearchLimit.time(Duration.ofMillis(500)));
  private static final Pattern CAGE = Pattern.compile("\"sum\": (\\d+), \"cells\": \\[([^]]*)]");
  private static final Pattern CELLS = Pattern.compile("\\[(\\d[\\d, ]*)]");

  /** Returns a text of a line of JSON, or the empty text. */
  static String field(String name, String line) {
    Matcher found = Pattern.compile("\"" + name + "\": \"([^\"]*)\"").matcher(line);
    return found.find() ? found.group(1) : "";
  }

  private static int[] numbers(String list) {
    return Arrays.stream(list.split(", ")).mapToInt(Integer::parseInt).toArray();
  }

  @TestFactory
  Stream<DynamicTest> files() throws IOException {
    Path folder = GivenFile.of(PATH);
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(txt|jsonl)"))
          .sorted()
          .map(
              file -> DynamicTest.dynamicTest(folder.relativize(file).toString(), () -> read(file)))
          .toList()
          .stream();
    }
  }

  private static void read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String room = file.toString();
    Tally tally = new Tally();
    if (room.contains("sizes")) {
      lines.stream().filter(line -> !line.startsWith("#")).forEach(line -> size(line, tally));
    } else if (room.contains("groups")) {
      lines.stream().skip(1).forEach(line -> groups(lines.get(0), line, tally));
    } else if (room.contains("killer")) {
      lines.stream()
          .skip(1)
          .forEach(
              line -> {
                Grid puzzle = killer(line);
                check(puzzle, puzzle.toString(), field("solution", line), tally);
              });
    } else {
      lines.stream().filter(line -> line.length() == 81).forEach(line -> layout(line, tally));
    }
    System.out.printf(
        "%s: %d puzzles, %d solved, %d have no solution, %d not in time%n",
        file.getFileName(), tally.puzzles, tally.solved, tally.unsolvable, tally.given);
    assertThat(tally.puzzles).isPositive();
  }

  /** What became of the puzzles of a file. */
  private static final class Tally {
    int puzzles;
    int solved;
    int unsolvable;
    int given;
  }

  private static void size(String line, Tally tally) {
    String[] words = line.split("\\s+");
    Grid puzzle = Grid.parse(words[0]);
    assertThat(puzzle.rules()).isEqualTo(Rules.of(puzzle.rules().valueCount()));
    check(puzzle, words[0], words[1].length() > 1 ? words[1] : "", tally);
  }

  private static void groups(String head, String line, Tally tally) {
    check(puzzle(head, line), field("givens", line), field("solution", line), tally);
  }

  /** Returns the puzzle of a line with groups, behind the first line of its file. */
  static Grid puzzle(String head, String line) {
    return rules(head, field("areas", line), line).parseGrid(field("givens", line));
  }

  private static Rules rules(String head, String areas, String line) {
    if (head.contains("\"type\": \"samurai\"")) {
      return Rules.samurai();
    }
    int symbols = head.contains("\"symbols\": 16") ? 16 : 9;
    Rules.Builder builder = Rules.builder(symbols);
    if (head.contains("\"groups\"")) {
      builder.rowsAndColumns(0, 0);
    } else if (areas.isEmpty()) {
      builder.grid(0, 0, symbols == 16 ? 4 : 3, symbols == 16 ? 4 : 3);
    } else {
      builder.regions(areas);
    }
    if (line.contains("\"diagonals\": true")) {
      builder.diagonals();
    }
    if (line.contains("\"windoku\": true")) {
      builder.windows();
    }
    Matcher cells = CELLS.matcher(head);
    while (cells.find()) {
      builder.group(
          "group",
          Arrays.stream(numbers(cells.group(1)))
              .mapToObj(cell -> new int[] {cell / symbols, cell % symbols})
              .toArray(int[][]::new));
    }
    Rules rules = builder.build();
    String type = field("type", head);
    if (type.indexOf('+') >= 0) {
      String letter = "|" + areas + "|" + type.charAt(type.indexOf('+') + 1);
      assertThat(Grid.parse(".".repeat(81) + letter).rules()).isEqualTo(rules);
    }
    return rules;
  }

  /** Returns the puzzle of a line with cages. */
  static Grid killer(String line) {
    List<Cage> cages = new ArrayList<>();
    Matcher cage = CAGE.matcher(line);
    while (cage.find()) {
      cages.add(Cage.of(Integer.parseInt(cage.group(1)), numbers(cage.group(2))));
    }
    Rules.Builder builder = Rules.builder(9).grid(0, 0, 3, 3);
    Rules rules =
        (line.contains("\"diagonals\": true") ? builder.diagonals() : builder)
            .build()
            .withCages(cages);
    Grid puzzle = rules.emptyGrid();
    Matcher given = Pattern.compile("\"(\\d+)\": (\\d)").matcher(line);
    while (given.find()) {
      puzzle = puzzle.with(Integer.parseInt(given.group(1)), Integer.parseInt(given.group(2)));
    }
    return puzzle;
  }

  private static void layout(String line, Tally tally) {
    check(Rules.jigsaw(line).emptyGrid(), ".".repeat(81), "", tally);
  }

  private static void check(Grid puzzle, String text, String solution, Tally tally) {
    Rules rules = puzzle.rules();
    tally.puzzles++;
    assertThat(puzzle).hasToString(text.replace('0', '.'));
    assertThat(rules.parseGrid(puzzle.toString())).isEqualTo(puzzle);
    assertThat(rules.parseGrid(puzzle.toGridString())).isEqualTo(puzzle);
    if (!solution.isEmpty()) {
      Grid complete = rules.parseGrid(solution);
      assertThat(complete.isSolutionOf(puzzle)).as(text).isTrue();
      assertThat(complete.conflicts()).isEmpty();
      assertThat(Referee.isSolution(complete)).isTrue();
    }
    try {
      List<Grid> found = SOLVER.solutions(puzzle).limit(solution.isEmpty() ? 1 : 2).toList();
      assertThat(found).allMatch(Referee::isSolution).allMatch(grid -> grid.isSolutionOf(puzzle));
      if (!solution.isEmpty()) {
        assertThat(found.stream().map(Grid::toString)).contains(solution);
      }
      tally.solved += found.isEmpty() ? 0 : 1;
      tally.unsolvable += found.isEmpty() ? 1 : 0;
    } catch (SearchLimitExceededException e) {
      tally.given++;
    }
  }
}
