package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/*
 * The Javadoc shows the marked regions of this file. They stand there as text as well, so that the
 * sources can be read without the pages; the javadoc tool refuses a text that is not the region's.
 */
class SnippetsTest {
  private static final Board CRUEL =
      Board.parse(
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

  @Test
  void solve() {
    PrintStream console = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      solveAndPrint();
    } finally {
      System.setOut(console);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("| 4 3 5 | 2 6 9 | 7 8 1 |");
  }

  private static void solveAndPrint() {
    // @start region="solve" :
    Board puzzle =
        Board.parse(
            "030260701680070090190004500820100040004602900050003028009300074040050036703018000");
    Solver.getDefault().solve(puzzle).ifPresent(s -> System.out.println(s.toGridString()));
    // @end
  }

  @Test
  void limit() {
    Solver solver = Algorithm.BITMASK.solver();
    // @start region="limit" :
    Solver bounded = solver.within(SearchLimit.time(Duration.ofMillis(50)));
    // @end
    assertThatThrownBy(() -> bounded.solve(CRUEL)).isInstanceOf(SearchLimitExceededException.class);
  }

  @Test
  void pause() {
    List<Long> progress = new ArrayList<>();
    Solver solver = Algorithm.BITMASK.solver();
    Board puzzle =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    // @start region="pause" :
    Search search = solver.search(puzzle);
    while (search.advance(100) == Progress.PAUSED) {
      progress.add(search.guesses());
    }
    // @end
    assertThat(search.solution().isSolutionOf(puzzle)).isTrue();
    assertThat(progress).isNotEmpty().first().isEqualTo(100L);
  }

  @Test
  void branching() {
    // @start region="branching" :
    Solver solver =
        Solver.branching(
            board -> {
              int cell = board.toString().indexOf('.');
              return board.candidates(cell).stream().map(digit -> board.with(cell, digit)).toList();
            });
    // @end
    assertThat(solver.within(SearchLimit.guesses(1_000)).solve(Board.EMPTY)).isPresent();
  }
}
