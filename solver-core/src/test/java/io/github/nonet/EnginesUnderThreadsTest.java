package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Solvers that many threads share: an engine must never serve two calls at a time. */
class EnginesUnderThreadsTest {
  private static final int THREADS = 16;
  private static final int CALLS = 10;

  /** The number of slots of a pool: threads whose numbers differ by it share one. */
  private static final int SLOTS = 64;

  static Stream<Solver> solvers() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(algorithm -> Stream.of(CellOrder.values()).map(algorithm::solver));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solveAndCount_onManyThreads(Solver solver) throws Exception {
    solveAndCount(solver, Executors.newFixedThreadPool(THREADS), THREADS);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solveAndCount_onThreadsOfOneSlot(Solver solver) throws Exception {
    AtomicLong number = new AtomicLong();
    ThreadFactory oneSlot = task -> new NumberedThread(task, number.getAndAdd(SLOTS));
    solveAndCount(solver, Executors.newFixedThreadPool(THREADS, oneSlot), THREADS);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  @EnabledForJreRange(min = JRE.JAVA_21)
  void solveAndCount_onVirtualThreads(Solver solver) throws Exception {
    Object executor = Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    solveAndCount(solver, (ExecutorService) executor, 3 * SLOTS);
  }

  private static void solveAndCount(Solver solver, ExecutorService threads, int tasks)
      throws InterruptedException, ExecutionException {
    CountDownLatch start = new CountDownLatch(tasks);
    try {
      List<Future<Void>> results = new ArrayList<>();
      for (int task = 0; task < tasks; task++) {
        results.add(threads.submit(callsOf(solver, task, start)));
      }
      for (Future<Void> result : results) {
        result.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /** Returns calls that begin when those of all tasks do, each task with other boards. */
  private static Callable<Void> callsOf(Solver solver, int task, CountDownLatch start) {
    Board puzzle = BoardArbitraries.shuffle(Boards.PUZZLE, task);
    Board solution = BoardArbitraries.shuffle(Boards.SOLUTION, task);
    return () -> {
      start.countDown();
      start.await();
      for (int call = 0; call < CALLS; call++) {
        assertThat(solver.solve(puzzle)).contains(solution);
        int limit = 1 + (task + call) % 3;
        assertThat(solver.countSolutions(Boards.TWO_SOLUTIONS, limit))
            .isEqualTo(Math.min(limit, 2));
      }
      return null;
    };
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solve_afterAnInterruption(Solver solver) throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    List<Board> afterwards = new ArrayList<>();
    Thread thread =
        new Thread(
            () -> {
              running.countDown();
              assertThatExceptionOfType(SearchInterruptedException.class)
                  .isThrownBy(() -> solver.countSolutions(Board.EMPTY, Long.MAX_VALUE));
              Thread.interrupted();
              solver.solve(Boards.PUZZLE).ifPresent(afterwards::add);
              solver.solve(Boards.TWO_SOLUTIONS).ifPresent(afterwards::add);
            });
    thread.start();
    running.await();
    TimeUnit.MILLISECONDS.sleep(5); // the engine is at work now, or nearly so
    thread.interrupt();
    thread.join();
    assertThat(afterwards).hasSize(2).startsWith(Boards.SOLUTION).allMatch(Board::isSolved);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solve_afterALimit(Solver solver) {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(
            () ->
                solver
                    .within(SearchLimit.guesses(100))
                    .countSolutions(Board.EMPTY, Long.MAX_VALUE));
    assertThat(solver.solve(Boards.PUZZLE)).contains(Boards.SOLUTION);
    assertThat(solver.countSolutions(Boards.TWO_SOLUTIONS, 10)).isEqualTo(2);
  }
}
