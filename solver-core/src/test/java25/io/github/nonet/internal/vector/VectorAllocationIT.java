package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.ThreadMXBean;
import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Vectors are objects unless the compiler sees through them; then a solve costs kilobytes. */
class VectorAllocationIT {
  private static final Board HARD =
      Board.parse(
          "2......7.1.4..7....7.2........89....9.....6...3...1..9....6.5.8..5.......1...4.3.");

  /** More than enough for the compiler to have compiled everything. */
  private static final int MAX_TRIES = 100;

  private static final int COUNTS_PER_TRY = 100;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private long allocatedBy(Runnable task) {
    long before = threads.getCurrentThreadAllocatedBytes();
    task.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void countSolutions_allocatesNothing() {
    assumeThat(Algorithm.VECTOR.isAvailable()).isTrue();
    Solver solver = Algorithm.VECTOR.solver();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < MAX_TRIES && least > 0; i++) {
      long allocated = allocatedBy(() -> count(solver));
      least = Math.min(least, allocated);
    }
    assertThat(least).isLessThan(COUNTS_PER_TRY);
  }

  private static void count(Solver solver) {
    for (int i = 0; i < COUNTS_PER_TRY; i++) {
      solver.countSolutions(HARD, 100);
    }
  }
}
