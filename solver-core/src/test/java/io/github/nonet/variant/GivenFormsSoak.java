package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * States puzzles of any shape, with hidden cells, groups, pairs, sets, sums and machines: each as
 * the text of a grid, which is read, written, linked and solved. The system property {@code
 * nonet.forms} is a file, or a folder with files that end with {@code neutral.txt.gz}: a fact a
 * line, from {@code puzzle} to {@code end}. The lines of JSON next to them have codes of the
 * puzzles that are not there, and of those whose names match {@code nonet.names}. Prints each
 * puzzle with the milliseconds of CPU time that reading and proving took, the least of {@code
 * nonet.rounds}, 1 by default. Run by the profile {@code soak} alone.
 *
 * <pre>
 *   size values cells shown rows columns less      values are shown as much less
 *   given cell values                              solution text
 *   group cells                                    pair a b sets
 *   set cells sets                                 sum total factor:cell ..
 *   machine cells states good rows                 rows by ;
 * </pre>
 */
@Tag(Tries.SOAK)
class GivenFormsSoak {
  private static final GridSolver SOLVER =
      GridSolver.getDefault()
          .within(SearchLimit.time(Duration.ofSeconds(Integer.getInteger("nonet.seconds", 10))));

  /** How many solutions a puzzle has, cut at two, where it is not one. */
  private final Map<String, Long> counts = new HashMap<>();

  /** Further puzzles to be read from their codes. */
  private static final String NAMES = System.getProperty("nonet.names", "");

  private int puzzles;
  private int stated;
  private int right;
  private int late;

  @Test
  void puzzles_areStated() throws IOException {
    try (Stream<Path> files = Files.walk(GivenFile.of("nonet.forms"))) {
      readCounts();
      for (Path file :
          files.filter(it -> it.toString().endsWith("neutral.txt.gz")).sorted().toList()) {
        read(file);
      }
    }
    System.out.printf("%d puzzles, %d stated, %d right, %d late%n", puzzles, stated, right, late);
    assertThat(puzzles).isPositive();
    assertThat(right + late).isEqualTo(stated);
  }

  /** Reads the lines of JSON of the same folder. */
  private void readCounts() throws IOException {
    try (Stream<Path> files = Files.walk(GivenFile.of("nonet.forms"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".jsonl")).toList()) {
        for (String line : Files.readAllLines(file)) {
          String count = GivenVariantsSoak.field("count", line);
          if (count.matches("0|2 or more")) {
            counts.put(GivenVariantsSoak.field("name", line), (long) count.charAt(0) - '0');
          }
        }
      }
    }
  }

  private void read(Path file) throws IOException {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      List<String> facts = new ArrayList<>();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        facts.add(line);
        if (line.equals("end")) {
          judge(facts);
          facts.clear();
        }
      }
    }
  }

  private void judge(List<String> facts) {
    String text = text(facts);
    String less = facts(facts, "size").get(0)[6];
    String solution = facts(facts, "solution").stream().map(it -> it[1]).findAny().orElse("");
    judge(
        facts.get(0).replace("puzzle ", ""),
        () -> Grid.parse(text),
        solution,
        Integer.parseInt(less));
  }

  private void judge(String name, Supplier<Grid> puzzle, String solution, int less) {
    puzzles++;
    String result;
    double least = Double.MAX_VALUE;
    try {
      Grid grid = puzzle.get();
      stated++;
      long count = 0;
      for (int round = 0; round < Integer.getInteger("nonet.rounds", 1); round++) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        count = SOLVER.countSolutions(puzzle.get(), 2);
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        least = Math.min(least, (end - start) / 1e6);
      }
      long stored = counts.getOrDefault(name, 1L);
      boolean isRight =
          count == stored && (count != 1 || isStored(grid, solution, less)) && isReadBack(grid);
      right += isRight ? 1 : 0;
      result = isRight ? "right" : "WRONG: " + count;
    } catch (SearchLimitExceededException e) {
      late++;
      result = "late";
    } catch (IllegalArgumentException e) {
      result = "refused: " + e.getMessage();
    }
    System.out.printf(
        Locale.ROOT, "%s\t%.3f\t%s%n", name, least == Double.MAX_VALUE ? -1 : least, result);
  }

  private static boolean isReadBack(Grid grid) {
    return Grid.parse(grid.toFullString()).equals(grid)
        && Grid.parse(grid.toLinkString()).equals(grid);
  }

  /** Returns whether the solution is the one that is stored, if there is one. */
  private static boolean isStored(Grid grid, String stored, int less) {
    int[] solution = SOLVER.solve(grid).orElseThrow().toArray();
    boolean isLetters = stored.chars().allMatch(Character::isLetter);
    for (int cell = 0; cell < stored.length(); cell++) {
      char shown = stored.charAt(cell);
      int value = isLetters ? shown - 'A' + 1 : shown - '0';
      if (solution[cell] != value - less) {
        return false;
      }
    }
    return true;
  }

  private static List<String[]> facts(List<String> facts, String kind) {
    return facts.stream()
        .filter(line -> line.startsWith(kind + " "))
        .map(line -> line.split(" "))
        .collect(Collectors.toList());
  }

  /** The puzzles that the neutral files lack, from their codes. */
  @Test
  void puzzles_areStatedByFactories() throws IOException {
    readCounts();
    try (Stream<Path> files = Files.walk(GivenFile.of("nonet.forms"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".jsonl")).sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          String left = GivenVariantsSoak.field("left", line);
          String codes = GivenVariantsSoak.field("iss", line).replace("\\n", "\n");
          boolean isNamed = GivenVariantsSoak.field("name", line).matches(NAMES);
          if (isNamed
              || line.contains("\"carried\": false")
              || !left.isEmpty() && !left.equals("-")) {
            judge(
                GivenVariantsSoak.field("name", line),
                () -> LineCodes.read(codes),
                GivenVariantsSoak.field("solution", line),
                0);
          }
        }
      }
    }
    System.out.printf("%d puzzles, %d stated, %d right, %d late%n", puzzles, stated, right, late);
    assertThat(right + late).isEqualTo(stated);
  }

  /** Returns the puzzle as the text of a grid. */
  private static String text(List<String> facts) {
    int[] size =
        Arrays.stream(facts(facts, "size").get(0)).skip(1).mapToInt(Integer::parseInt).toArray();
    int shown = size[2];
    int columns = size[4];
    String[] values = new String[shown];
    Arrays.fill(values, ".");
    StringBuilder rules = new StringBuilder("|symbols(" + size[0] + ")");
    rules.append(".cells(0,0," + size[3] + "," + columns + ")");
    StringBuilder constraints = new StringBuilder();
    int groups = 0;
    for (String[] fact : facts(facts, "group")) {
      int[] cells = Arrays.stream(fact[1].split(",")).mapToInt(Integer::parseInt).toArray();
      if (cells.length == 1) {
        continue;
      }
      if (Arrays.stream(cells).allMatch(cell -> cell < shown)) {
        rules.append(".group(g" + groups++ + ":");
        rules.append(
            Arrays.stream(cells)
                .mapToObj(cell -> cell / columns + "," + cell % columns)
                .collect(Collectors.joining(",")));
        rules.append(")");
      } else {
        String different =
            IntStream.rangeClosed(1, size[0])
                .mapToObj(v -> Integer.toHexString(((1 << size[0] + 1) - 2) & ~(1 << v)))
                .collect(Collectors.joining(","));
        constraints.append(".anyTwo(d:" + different + ":" + fact[1] + ")");
      }
    }
    if (size[1] > shown) {
      rules.append(".hidden(h:" + (size[1] - shown) + ")");
    }
    for (String[] fact : facts(facts, "given")) {
      int cell = Integer.parseInt(fact[1]);
      if (fact[2].matches("\\d+") && cell < shown) {
        values[cell] = fact[2];
      } else {
        constraints.append(".values(" + fact[2] + ":" + cell + ")");
      }
    }
    for (String[] fact : facts(facts, "pair")) {
      String sets = Arrays.stream(fact).skip(3).collect(Collectors.joining(","));
      constraints.append(".pairs(p:" + sets + ":" + fact[1] + "," + fact[2] + ")");
    }
    for (String[] fact : facts(facts, "set")) {
      String sets = Arrays.stream(fact).skip(2).collect(Collectors.joining(","));
      constraints.append(".sets(s:" + sets + ":" + fact[1] + ")");
    }
    for (String[] fact : facts(facts, "sum")) {
      String products =
          Arrays.stream(fact)
              .skip(2)
              .map(it -> it.replace(':', 'x'))
              .collect(Collectors.joining(","));
      constraints.append(".sum(s:" + fact[1] + ":" + products + ")");
    }
    for (String[] fact : facts(facts, "machine")) {
      String rows = fact[4].replace("-1", "-").replace(",", ".").replace(";", ",");
      String good = fact[3].equals("-") ? "" : fact[3];
      constraints.append(".machine(m:" + good + ":" + rows + ":" + fact[1] + ")");
    }
    return String.join(" ", values) + rules + constraints;
  }
}
