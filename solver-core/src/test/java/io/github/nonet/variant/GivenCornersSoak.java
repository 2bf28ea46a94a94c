package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.engines.LearnerAlone;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Counts the solutions of small puzzles of f-puzzles, whose lines close, cross and use cells twice:
 * {@code mvn -Psoak verify -Dit.test=GivenCornersSoak -Dnonet.corners=/path/corners.tsv.gz}. A line
 * has a name, a form, the number of solutions and the JSON, with tabs between.
 */
@Tag(Tries.SOAK)
class GivenCornersSoak {
  private static final String PATH = "nonet.corners";

  /** With more solutions, only the recommended engine counts them. */
  private static final int MANY = 1_000;

  private static final List<GridSolver> OTHERS =
      List.of(
          new GridEngineSolver(SearchLimit.NONE, GridSearchEngine::new),
          new GridEngineSolver(SearchLimit.NONE, LearnerAlone::newEngine));

  private final Map<String, Integer> results = new TreeMap<>();

  @Test
  void puzzles_haveTheGivenNumberOfSolutions() throws IOException {
    List<String> faults = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(GivenFile.of(PATH))),
                StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] fields = line.split("\t");
        String result = result(fields[3], Integer.parseInt(fields[2]));
        results.merge(result, 1, Integer::sum);
        if (!result.equals("equal")) {
          faults.add(fields[0] + ": " + result);
        }
      }
    }
    System.out.println(results);
    assertThat(faults).isEmpty();
    assertThat(results).isNotEmpty();
  }

  /** Returns how a puzzle is read, counted, and written and read again. */
  private static String result(String json, int expected) {
    Grid puzzle;
    try {
      puzzle = Grid.parseFPuzzles(json);
    } catch (IllegalArgumentException e) {
      return "refused, " + e.getMessage();
    }
    for (Grid grid :
        List.of(
            Grid.parse(puzzle.toFullString()),
            Grid.parse(puzzle.toLinkString()),
            Grid.parseFPuzzles(puzzle.toFPuzzles()))) {
      if (!grid.equals(puzzle)) {
        return "read as another grid";
      }
    }
    List<GridSolver> solvers = new ArrayList<>(expected < MANY ? OTHERS : List.of());
    solvers.add(GridSolver.getDefault());
    for (GridSolver solver : solvers) {
      long found = solver.countSolutions(puzzle, expected + 1);
      if (found != expected) {
        return "counted " + found + " in place of " + expected;
      }
    }
    return "equal";
  }
}
