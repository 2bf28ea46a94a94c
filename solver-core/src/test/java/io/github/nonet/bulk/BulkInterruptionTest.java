package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.bulk.Batch.Form;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An interrupted thread leaves at once, says how far it came, and keeps what it has. */
@Timeout(60)
class BulkInterruptionTest {
  private static final int CELLS = 81;

  /** Row-major backtracking needs hours for it. */
  private static final GoldenBoard CRUEL = GoldenBoards.cruel().findFirst().orElseThrow();

  private static final List<GoldenBoard> EASY =
      GoldenBoards.plain().filter(golden -> golden.count() == 1).limit(5).toList();

  /** Five easy puzzles and a cruel one. */
  private static final Batch BATCH =
      new Batch(Stream.concat(EASY.stream(), Stream.of(CRUEL)).toList());

  private final BulkSolver slow = BulkSolver.using(Algorithm.BITMASK);

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  @Test
  void solve_inTheMidstOfASearch() throws Exception {
    byte[] cells = BATCH.bytes(Form.DOTS);
    int[] counts = IntStream.generate(() -> -1).limit(6).toArray();
    BulkInterruptedException e = interrupt(() -> slow.solve(cells, 6, 1, cells, counts));
    assertThat(e.done()).isEqualTo(5);
    assertThat(e).hasMessage("the thread was interrupted after 5 of 6 puzzles");
    assertThat(e).hasCauseInstanceOf(SearchInterruptedException.class);
    assertThat(e.guesses())
        .isPositive()
        .isEqualTo(((SearchInterruptedException) e.getCause()).guesses());
    assertThat(counts).containsExactly(1, 1, 1, 1, 1, -1);
    new Batch(EASY).requireRight(1, Form.DOTS, cells, counts);
    assertThat(new String(cells, 5 * CELLS, CELLS, StandardCharsets.US_ASCII))
        .isEqualTo(CRUEL.puzzle().toString());
  }

  @Test
  void solveAll_inTheMidstOfASearch() throws Exception {
    assertThat(interrupt(() -> slow.solveAll(BATCH.boards(), 1)).done()).isEqualTo(5);
  }

  /** Runs it until the interrupt status makes it leave, and returns how it left. */
  static BulkInterruptedException interrupt(Runnable solving) throws Exception {
    AtomicReference<BulkInterruptedException> left = new AtomicReference<>();
    AtomicReference<Boolean> status = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                solving.run();
              } catch (BulkInterruptedException e) {
                left.set(e);
                status.set(Thread.currentThread().isInterrupted());
              }
            });
    thread.start();
    Thread.sleep(300);
    thread.interrupt();
    thread.join();
    assertThat(status.get()).isTrue();
    return left.get();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2})
  void solve_alreadyInterrupted(int limit) {
    byte[] puzzles = BATCH.bytes(Form.DOTS);
    byte[] solutions = new byte[puzzles.length];
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(BulkInterruptedException.class)
        .isThrownBy(() -> BulkSolver.create().solve(puzzles, 6, limit, solutions, new int[6]))
        .withMessage("the thread was interrupted after 0 of 6 puzzles")
        .satisfies(e -> assertThat(e.done()).isZero())
        .returns(0L, SearchInterruptedException::guesses);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
    assertThat(solutions).containsOnly(0);
  }

  @Test
  void solveAll_alreadyInterrupted() {
    BulkSolver solver = BulkSolver.create();
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> solver.solveAll(BATCH.boards(), 2))
        .satisfies(e -> assertThat(((BulkInterruptedException) e).done()).isZero());
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> solver.solveAll(BATCH.boards().stream(), 2).toList());
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  /** Three million boards take longer to copy than an interrupt may wait. */
  @ParameterizedTest
  @ValueSource(ints = {0, 5_000})
  void solveAll_whileTheListIsRead(int before) {
    int[] read = {0};
    List<Board> puzzles =
        new AbstractList<>() {
          @Override
          public Board get(int index) {
            read[0]++;
            if (index == before) {
              Thread.currentThread().interrupt();
            }
            return EASY.get(0).puzzle();
          }

          @Override
          public int size() {
            return 3_000_000;
          }
        };
    assertThatExceptionOfType(BulkInterruptedException.class)
        .isThrownBy(() -> BulkSolver.create().solveAll(puzzles, 2))
        .withMessage("the thread was interrupted after 0 of 3000000 puzzles");
    assertThat(read[0]).isLessThan(before + 2_000);
  }

  @Test
  void solve_nothingToDoAndInterrupted() {
    Thread.currentThread().interrupt();
    BulkSolver.create().solve(new byte[0], 0, 2, new byte[0], new int[0]);
    assertThat(BulkSolver.create().solveAll(List.of(), 2)).isEmpty();
  }

  @Test
  void solve_goesOnAfterwards() {
    BulkSolver solver = BulkSolver.create();
    Thread.currentThread().interrupt();
    Board puzzle = EASY.get(0).puzzle();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> solver.solveAll(Stream.of(puzzle), 2).toList());
    assertThatExceptionOfType(BulkInterruptedException.class)
        .isThrownBy(() -> solver.solveAll(List.of(puzzle), 2));
    assertThat(Thread.interrupted()).isTrue();
    BATCH.requireRight(2, solver.solveAll(BATCH.boards(), 2));
  }
}
