package io.github.nonet.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.time.Duration;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every {@link Search} must do, however it is run: the half of the suite about searches. */
abstract class SearchContract {
  /** Proper: one solution. */
  static final Board PROPER =
      Board.parse(
          "030260701680070090190004500820100040004602900050003028009300074040050036703018000");

  /** Has 65 solutions, so every solver must guess. */
  static final Board SEVERAL =
      Board.parse(
          "9....3..2.....17...18.9...5....89.54...35....15....8............3....1...76.....9");

  static final long SEVERAL_COUNT = 65;

  /** Returns the solver to be tested. */
  protected abstract Solver solver();

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  @Test
  void solutions_sameEachTime() {
    assertThat(solver().solutions(SEVERAL).toList())
        .isEqualTo(solver().solutions(SEVERAL).toList());
  }

  @Test
  void search_beforeFirstAdvance() {
    Search search = solver().search(SEVERAL);
    assertThat(search.guesses()).isZero();
    assertThatIllegalStateException().isThrownBy(search::solution);
  }

  @Test
  void search_interrupted() {
    Thread.currentThread().interrupt();
    assertThat(solver().search(SEVERAL).guesses()).isZero();
  }

  @Test
  void advance_untilExhausted() {
    SearchTrace trace = SearchTrace.unpaused(solver().search(SEVERAL));
    assertThat(trace.solutions()).isEqualTo(solver().solutions(SEVERAL).toList());
    assertThat(trace.guesses()).isSorted().doesNotContain(0L);
  }

  @Test
  void advance_pausedAfterEachGuess() {
    assertThat(SearchTrace.paused(solver().search(SEVERAL), () -> 1))
        .isEqualTo(SearchTrace.unpaused(solver().search(SEVERAL)));
  }

  @Test
  void advance_pausedAtRandom() {
    Random random = new Random(81);
    assertThat(SearchTrace.paused(solver().search(SEVERAL), () -> random.nextInt(9)))
        .isEqualTo(SearchTrace.unpaused(solver().search(SEVERAL)));
  }

  @ParameterizedTest
  @MethodSource("io.github.nonet.contract.GoldenBoards#plain")
  void advance_asManyGuessesAsNeeded(GoldenBoard board) {
    Search unpaused = solver().search(board.puzzle());
    Progress progress = unpaused.advance(Long.MAX_VALUE);
    Search search = solver().search(board.puzzle());
    assertThat(search.advance(unpaused.guesses())).isEqualTo(progress);
    assertThat(search.guesses()).isEqualTo(unpaused.guesses());
  }

  @Test
  void advance_oneGuessLessThanNeeded() {
    long needed = guessesToExhaust(SEVERAL);
    assertThat(SearchTrace.paused(solver().search(SEVERAL), () -> needed - 1).guesses())
        .endsWith(needed);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> within(needed - 1).countSolutions(SEVERAL, Long.MAX_VALUE));
  }

  /** Each of several solutions is behind a branch of its own, and a branch is a guess. */
  @Test
  void guesses_aNewOneForEachSolution() {
    List<Long> guesses = SearchTrace.unpaused(solver().search(SEVERAL)).guesses();
    for (int i = 1; i < SEVERAL_COUNT; i++) {
      assertThat(guesses.get(i)).isGreaterThan(guesses.get(i - 1));
    }
    assertThat(guessesToExhaust(SEVERAL)).isGreaterThanOrEqualTo(SEVERAL_COUNT);
  }

  private long guessesToExhaust(Board puzzle) {
    return Collections.max(SearchTrace.unpaused(solver().search(puzzle)).guesses());
  }

  @Test
  void advance_noGuessAllowed() {
    Search search = solver().search(Board.EMPTY);
    assertThat(search.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(search.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(search.guesses()).isZero();
  }

  @Test
  void advance_exhaustedForGood() {
    Search search = solver().search(PROPER);
    SearchTrace.unpaused(search);
    long guesses = search.guesses();
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.guesses()).isEqualTo(guesses);
  }

  /** What is known needs no search: neither a limit nor an interruption takes it back. */
  @Test
  void advance_exhaustedForGoodUnderLimitAndInterruption() throws InterruptedException {
    Search search = solver().within(SearchLimit.time(Duration.ofSeconds(5))).search(PROPER);
    SearchTrace.unpaused(search);
    Thread.currentThread().interrupt();
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThat(Thread.interrupted()).as("interrupt status").isTrue();
    Search brief = solver().within(SearchLimit.time(Duration.ofMillis(300))).search(PROPER);
    SearchTrace.unpaused(brief);
    Thread.sleep(301);
    assertThat(brief.advance(1)).isEqualTo(Progress.EXHAUSTED);
  }

  @Test
  void advance_negative() {
    assertThatIllegalArgumentException().isThrownBy(() -> solver().search(PROPER).advance(-1));
  }

  @Test
  void solution_staysUntilTheNextIsFound() {
    Search search = solver().search(SEVERAL);
    search.advance(Long.MAX_VALUE);
    Board first = search.solution();
    assertThat(search.solution()).isEqualTo(first);
    search.advance(0);
    search.advance(Long.MAX_VALUE);
    assertThat(search.solution()).isNotEqualTo(first);
  }

  @Test
  void solution_afterExhaustion() {
    Search search = solver().search(PROPER);
    SearchTrace trace = SearchTrace.unpaused(search);
    assertThat(trace.solutions()).containsExactly(search.solution());
  }

  @Test
  void solution_nothingToBeFound() {
    Search search = solver().search(PROPER.with(0, 3));
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThatIllegalStateException().isThrownBy(search::solution);
  }

  @Test
  void search_twoSideBySide() {
    Search one = solver().search(SEVERAL);
    one.advance(0);
    solver().search(SEVERAL).advance(Long.MAX_VALUE);
    assertThat(SearchTrace.unpaused(one).solutions())
        .isEqualTo(solver().solutions(SEVERAL).toList());
  }

  // Limits

  final Solver within(long guesses) {
    return solver().within(SearchLimit.guesses(guesses));
  }

  @Test
  void within_enoughGuesses() {
    long needed = guessesToExhaust(SEVERAL);
    assertThat(within(needed).countSolutions(SEVERAL, Long.MAX_VALUE)).isEqualTo(SEVERAL_COUNT);
  }

  @Test
  void within_noGuess() {
    requireGivenUpAfter(0, within(0));
  }

  @Test
  void within_tooFewGuesses() {
    requireGivenUpAfter(1_000, within(1_000));
  }

  @Test
  void within_twoLimits() {
    SearchLimit few = SearchLimit.guesses(70);
    SearchLimit many = SearchLimit.guesses(700);
    requireGivenUpAfter(70, solver().within(few.and(many)));
    requireGivenUpAfter(70, solver().within(many.and(few)));
    requireGivenUpAfter(70, solver().within(few).within(many));
    requireGivenUpAfter(70, solver().within(many).within(few));
    requireGivenUpAfter(70, solver().within(SearchLimit.time(Duration.ofDays(1))).within(few));
  }

  private static void requireGivenUpAfter(long guesses, Solver solver) {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.countSolutions(Board.EMPTY, Long.MAX_VALUE))
        .returns(guesses, SearchLimitExceededException::guesses);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.solutions(Board.EMPTY).forEach(solution -> {}))
        .returns(guesses, SearchLimitExceededException::guesses);
  }

  @Test
  void within_noTime() {
    Solver solver = solver().within(SearchLimit.time(Duration.ZERO));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.solve(PROPER))
        .returns(0L, SearchLimitExceededException::guesses);
  }

  @Test
  void within_someTime() {
    Solver solver = solver().within(SearchLimit.time(Duration.ofMillis(20)));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.countSolutions(Board.EMPTY, Long.MAX_VALUE));
  }

  // Interruption

  @Test
  void solve_interrupted() {
    requireInterrupted(() -> solver().solve(PROPER));
    requireInterrupted(() -> solver().hasUniqueSolution(PROPER));
    requireInterrupted(() -> solver().countSolutions(SEVERAL, Long.MAX_VALUE));
    requireInterrupted(() -> solver().countSolutions(SEVERAL, 0));
    requireInterrupted(() -> solver().solutions(SEVERAL).toList());
  }

  private static void requireInterrupted(Callable<?> call) {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(call::call)
        .returns(0L, SearchInterruptedException::guesses);
    assertThat(Thread.interrupted()).as("interrupt status").isTrue();
  }

  @Test
  void solutions_goOnAfterInterruption() {
    List<Board> all = solver().solutions(SEVERAL).toList();
    Iterator<Board> solutions = solver().solutions(SEVERAL).iterator();
    assertThat(solutions.next()).isEqualTo(all.get(0));
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(solutions::hasNext);
    assertThat(Thread.interrupted()).as("interrupt status").isTrue();
    assertThat(solutions).toIterable().containsExactlyElementsOf(all.subList(1, all.size()));
  }

  @Test
  void solutions_interruptedWhileRunning() throws Exception {
    CountDownLatch running = new CountDownLatch(1);
    ExecutorService executor = Executors.newSingleThreadExecutor();
    Future<Boolean> interrupted =
        executor.submit(
            () -> {
              assertThatExceptionOfType(SearchInterruptedException.class)
                  .isThrownBy(
                      () -> solver().solutions(Board.EMPTY).forEach(s -> running.countDown()));
              return Thread.currentThread().isInterrupted();
            });
    running.await();
    executor.shutdownNow();
    assertThat(interrupted.get()).as("interrupt status").isTrue();
  }

  // Threads

  @Test
  void solver_sharedByManyThreads() throws Exception {
    Solver shared = solver();
    List<Board> expected = shared.solutions(SEVERAL).toList();
    ExecutorService executor = Executors.newFixedThreadPool(4);
    try {
      Callable<List<Board>> task = () -> shared.solutions(SEVERAL).toList();
      for (Future<List<Board>> found : executor.invokeAll(Collections.nCopies(16, task))) {
        assertThat(found.get()).isEqualTo(expected);
      }
    } finally {
      executor.shutdownNow();
    }
  }
}
