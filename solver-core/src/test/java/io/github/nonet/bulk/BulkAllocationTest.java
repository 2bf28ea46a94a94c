package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.nonet.Tries;
import io.github.nonet.bulk.Batch.Form;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The way of the bytes makes no objects for a puzzle. */
@Tag("slow")
class BulkAllocationTest {
  private static final int PUZZLES = Tries.of(500, 2_000);

  /** An object header a puzzle would be twice this. */
  private static final long MOST_BYTES_PER_PUZZLE = 8;

  /** The engine is chosen once in a Java virtual machine, and that makes objects in one pass. */
  private static final int PASSES = 3;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void solve_makesNoObjects() {
    Batch batch = Batch.mixed(PUZZLES);
    byte[] puzzles = batch.bytes(Form.DOTS);
    byte[] solutions = new byte[puzzles.length];
    int[] counts = new int[PUZZLES];
    BulkSolver solver = BulkSolver.create();
    solver.solve(puzzles, PUZZLES, 2, solutions, counts);
    long least = Long.MAX_VALUE;
    for (int pass = 0; pass < PASSES; pass++) {
      long before = allocatedBytes();
      solver.solve(puzzles, PUZZLES, 2, solutions, counts);
      least = Math.min(least, allocatedBytes() - before);
    }
    assertThat(least).isLessThan(PUZZLES * MOST_BYTES_PER_PUZZLE);
  }

  private long allocatedBytes() {
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
