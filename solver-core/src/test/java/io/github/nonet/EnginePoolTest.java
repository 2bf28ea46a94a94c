package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnginePoolTest {
  /** A thread may say of itself whatever it likes. */
  private static final class OddThread extends Thread {
    private final long id;

    OddThread(Runnable task, long id) {
      super(task);
      this.id = id;
    }

    @Override
    @SuppressWarnings("deprecation") // JDK 19 and newer have threadId, which cannot be overridden
    public long getId() {
      return id;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, -64, Long.MIN_VALUE, Long.MAX_VALUE, 0})
  void solve_onAThreadWithAnOddNumber(long id) throws InterruptedException {
    AtomicReference<Optional<Board>> answer = new AtomicReference<>();
    Thread thread = new OddThread(() -> answer.set(Solver.getDefault().solve(Boards.PUZZLE)), id);
    thread.start();
    thread.join();
    assertThat(answer.get()).contains(Boards.SOLUTION);
  }

  @Test
  void toString_ofSolvers() {
    Solver solver = Algorithm.BITBOARD.solver(CellOrder.ROW_MAJOR);
    assertThat(solver).hasToString("BITBOARD in ROW_MAJOR order");
    assertThat(solver.within(SearchLimit.guesses(5)))
        .hasToString("BITBOARD in ROW_MAJOR order within 5 guesses");
    assertThat(Solver.branching(board -> null).within(SearchLimit.guesses(1)))
        .hasToString("solver by branches within 1 guess");
  }
}
