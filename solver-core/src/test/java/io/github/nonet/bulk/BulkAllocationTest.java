package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.nonet.bulk.Batch.Form;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The way of the bytes makes no objects for a puzzle. */
@Tag("slow")
class BulkAllocationTest {
  private static final int PUZZLES = 2_000;

  /** An object header a puzzle would be twice this. */
  private static final long MOST_BYTES_PER_PUZZLE = 8;

  @Test
  void solve_makesNoObjects() {
    Batch batch = Batch.mixed(PUZZLES);
    byte[] puzzles = batch.bytes(Form.DOTS);
    byte[] solutions = new byte[puzzles.length];
    int[] counts = new int[PUZZLES];
    BulkSolver solver = BulkSolver.create();
    solver.solve(puzzles, PUZZLES, 2, solutions, counts);

    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    solver.solve(puzzles, PUZZLES, 2, solutions, counts);
    long allocated = threads.getThreadAllocatedBytes(thread) - before;
    assertThat(allocated).isLessThan(PUZZLES * MOST_BYTES_PER_PUZZLE);
  }
}
