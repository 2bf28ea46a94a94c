package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.management.ThreadMXBean;
import io.github.nonet.bulk.Batch.Form;
import io.github.nonet.contract.GoldenBoards;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All that a bulk solver does, in lanes, and what is special there. */
@Tag("vector")
class BulkLanesIT extends BulkSolverTest {
  private static final int CELLS = 81;
  private static final int LARGE = 100_000;

  @Override
  BulkSolver newSolver() {
    return BulkSolver.inLanes();
  }

  /** From less than a block to more than two, whatever the width: padding lanes and refills. */
  @Test
  void solve_everySmallSize() {
    BulkSolver solver = newSolver();
    for (int size = 0; size < 40; size++) {
      for (Form form : Form.values()) {
        requireRight(solver, Batch.mixed(size), 2, form);
      }
    }
  }

  /** Some cruel boards take thousands of guesses, so they are handed over. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 500})
  void solve_longSearchesBesideShortOnes(int limit) {
    requireRight(newSolver(), Batch.mixed(300), limit, Form.DOTS);
  }

  @Test
  void solve_cruelBoards() {
    requireRight(newSolver(), new Batch(GoldenBoards.cruel().toList()), 2, Form.NUMBERS);
  }

  private static void requireRight(BulkSolver solver, Batch batch, int limit, Form form) {
    byte[] puzzles = batch.bytes(form);
    byte[] solutions = new byte[puzzles.length];
    int[] counts = new int[batch.size()];
    solver.solve(puzzles, batch.size(), limit, solutions, counts);
    batch.requireRight(limit, form, solutions, counts);
  }

  /** An engine that was interrupted, or has failed, begins again. */
  @Test
  void solve_afterAnInterruption() {
    BulkSolver solver = newSolver();
    Batch batch = Batch.mixed(100);
    byte[] puzzles = batch.bytes(Form.DOTS);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(BulkInterruptedException.class)
        .isThrownBy(() -> solver.solve(puzzles, 100, 2, puzzles, new int[100]))
        .satisfies(e -> assertThat(e.done()).isZero());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(puzzles).isEqualTo(batch.bytes(Form.DOTS));
    requireRight(solver, batch, 2, Form.DOTS);
  }

  @Test
  @Timeout(60)
  void solve_interruptedBetweenTwoRounds() throws Exception {
    Batch batch = Batch.mixed(LARGE);
    byte[] puzzles = batch.bytes(Form.DOTS);
    byte[] solutions = new byte[puzzles.length];
    int[] counts = new int[LARGE];
    BulkInterruptedException e =
        BulkInterruptionTest.interrupt(
            () -> newSolver().solve(puzzles, LARGE, 2, solutions, counts));
    assertThat(e).hasMessage("the thread was interrupted after %d of %d puzzles", e.done(), LARGE);
    assertThat(puzzles).isEqualTo(batch.bytes(Form.DOTS));
    new Batch(batch.golden().subList(0, e.done())).requireRight(2, Form.DOTS, solutions, counts);
  }

  @Test
  @Timeout(60)
  void solve_interruptedInPlace() throws Exception {
    Batch batch = Batch.mixed(LARGE);
    byte[] cells = batch.bytes(Form.DOTS);
    int[] counts = new int[LARGE];
    BulkInterruptedException e =
        BulkInterruptionTest.interrupt(() -> newSolver().solve(cells, LARGE, 2, cells, counts));
    new Batch(batch.golden().subList(0, e.done())).requireRight(2, Form.DOTS, cells, counts);
    int left = e.done() * CELLS;
    assertThat(
            Arrays.mismatch(cells, left, cells.length, batch.bytes(Form.DOTS), left, cells.length))
        .as("puzzles that are not done stay")
        .isEqualTo(-1);
    assertThat(Arrays.stream(counts).skip(e.done())).allMatch(count -> count == 0);
  }

  /** The last puzzle has more solutions than anybody can count. */
  @Test
  @Timeout(60)
  void solve_interruptedInAPuzzleThatWasHandedOver() throws Exception {
    Batch batch = Batch.mixed(100);
    byte[] puzzles = Arrays.copyOf(batch.bytes(Form.NUMBERS), 101 * CELLS);
    int[] counts = new int[101];
    byte[] solutions = new byte[puzzles.length];
    BulkInterruptedException e =
        BulkInterruptionTest.interrupt(
            () -> newSolver().solve(puzzles, 101, Integer.MAX_VALUE, solutions, counts));
    assertThat(e.done()).isLessThan(101);
    assertThat(counts[100]).isZero();
  }

  /** Vectors are objects unless the compiler sees through them. */
  @Test
  void solve_makesNoObjects() {
    Batch batch = Batch.mixed(2_000);
    byte[] puzzles = batch.bytes(Form.DOTS);
    byte[] solutions = new byte[puzzles.length];
    int[] counts = new int[batch.size()];
    BulkSolver solver = newSolver();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 1_000 && least > batch.size(); i++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      solver.solve(puzzles, batch.size(), 2, solutions, counts);
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isLessThan(batch.size());
  }
}
