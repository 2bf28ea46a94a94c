package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Reads and solves files of other people's puzzles of f-puzzles: {@code mvn -Psoak verify
 * -Dit.test=GivenFPuzzlesSoak -Dnonet.fpuzzles=/path/puzzles.jsonl}. A line is an object with
 * {@code "fpuzzles"}, the JSON or the text of a link, and {@code "solution"}, the values row by
 * row, in decimal digits.
 */
@Tag(Tries.SOAK)
class GivenFPuzzlesSoak {
  private static final String PATH = "nonet.fpuzzles";

  /** The text of a puzzle, quoted or not. */
  static final Pattern PUZZLE =
      Pattern.compile("\"fpuzzles\": (?:\"([^\"]+)\"|(\\{.*\\}), \"iss\":)");

  private static final Pattern SOLUTION = Pattern.compile("\"solution\": ?\"(\\d+)\"\\}?$");

  @TestFactory
  List<DynamicTest> puzzles() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String line : Files.readAllLines(GivenFile.of(PATH))) {
      Matcher solution = SOLUTION.matcher(line);
      Matcher puzzle = PUZZLE.matcher(line);
      if (solution.find() && puzzle.find()) {
        String text = puzzle.group(1) == null ? puzzle.group(2) : puzzle.group(1);
        tests.add(
            DynamicTest.dynamicTest(
                "puzzle " + tests.size(), () -> solve(text, solution.group(1))));
      }
    }
    assertThat(tests).isNotEmpty();
    return tests;
  }

  private static void solve(String text, String solution) {
    Grid puzzle = Grid.parseFPuzzles(text);
    List<Grid> found =
        GridSolver.getDefault()
            .within(SearchLimit.time(Duration.ofSeconds(30)))
            .solutions(puzzle)
            .limit(2)
            .collect(Collectors.toList());
    assertThat(found).hasSize(1);
    Grid only = found.get(0);
    assertThat(only.isSolutionOf(puzzle)).isTrue();
    assertThat(new TableReferee(puzzle.rules()).allows(only)).isTrue();
    assertThat(joined(only)).isEqualTo(solution);
    assertThat(Grid.parse(puzzle.toFullString())).isEqualTo(puzzle);
  }

  private static String joined(Grid grid) {
    return Arrays.stream(grid.toArray()).mapToObj(Integer::toString).collect(Collectors.joining());
  }
}
