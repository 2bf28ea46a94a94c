package io.github.nonet.contract;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The requirements on every {@link Search}, however it is run: the half of the suite about
 * searches.
 */
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

  /** Returns whether the suite asks about a golden board. */
  protected abstract boolean asksAbout(GoldenBoard board);

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  /** Fails with a sentence where a search does another thing when it is paused. */
  static void requireSameWhenPaused(
      Object puzzle, String call, Supplier<Search> search, LongSupplier slices) {
    SearchTrace expected = traced(puzzle, () -> SearchTrace.unpaused(search.get()));
    SearchTrace paused = traced(puzzle, () -> SearchTrace.paused(search.get(), slices));
    Call words = Call.of(puzzle, call);
    words.mustFind(expected.solutions(), paused.solutions());
    words.mustReturn(
        paused.guesses().equals(expected.guesses()),
        "SOLUTION and EXHAUSTED after " + paused.guesses() + " guesses",
        "as without a pause, after " + expected.guesses());
  }

  /** Returns the trace of a search; what is wrong with it is told with the puzzle. */
  private static SearchTrace traced(Object puzzle, Supplier<SearchTrace> trace) {
    try {
      return trace.get();
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + ". The puzzle: " + puzzle, e);
    }
  }

  private SearchTrace trace(Board puzzle) {
    return traced(puzzle, () -> SearchTrace.unpaused(solver().search(puzzle)));
  }

  /** Returns a search for a puzzle that has nothing left to find. */
  private Search exhausted(Solver solver, Board puzzle) {
    Search search = solver.search(puzzle);
    traced(puzzle, () -> SearchTrace.unpaused(search));
    return search;
  }

  private static void requireProgress(Board puzzle, Search search, long most, Progress expected) {
    Call.of(puzzle, "advance(%d)", most).mustReturn(expected, search.advance(most));
  }

  private static void requireGuesses(Board puzzle, Search search, long expected) {
    Call.of(puzzle, "guesses()").mustReturn(expected, search.guesses());
  }

  private static void requireNoSolution(Board puzzle, Search search) {
    Call.of(puzzle, "solution(), where none was found,")
        .mustThrow(IllegalStateException.class, search::solution);
  }

  @Test
  void solutions_sameEachTime() {
    Call.of(SEVERAL, "solutions(puzzle), called again,")
        .mustFind(solver().solutions(SEVERAL).toList(), solver().solutions(SEVERAL).toList());
  }

  @Test
  void search_beforeFirstAdvance() {
    Search search = solver().search(SEVERAL);
    requireGuesses(SEVERAL, search, 0);
    requireNoSolution(SEVERAL, search);
  }

  @Test
  void search_interrupted() {
    Thread.currentThread().interrupt();
    requireGuesses(SEVERAL, solver().search(SEVERAL), 0);
  }

  @Test
  void advance_untilExhausted() {
    SearchTrace trace = trace(SEVERAL);
    Call.of(SEVERAL, "advance(any), until it is EXHAUSTED,")
        .mustFind(solver().solutions(SEVERAL).toList(), trace.solutions());
    List<Long> sorted = trace.guesses().stream().sorted().toList();
    Call.of(SEVERAL, "guesses(), after each advance,")
        .mustReturn(
            trace.guesses().equals(sorted) && !sorted.contains(0L),
            trace.guesses(),
            "numbers above 0 that never fall");
  }

  @Test
  void advance_pausedAfterEachGuess() {
    requireSameWhenPaused(SEVERAL, "advance(1)", () -> solver().search(SEVERAL), () -> 1);
  }

  @Test
  void advance_pausedAtRandom() {
    Random random = new Random(81);
    requireSameWhenPaused(
        SEVERAL, "advance(0 to 8)", () -> solver().search(SEVERAL), () -> random.nextInt(9));
  }

  @ParameterizedTest
  @MethodSource("io.github.nonet.contract.GoldenBoards#plain")
  void advance_asManyGuessesAsNeeded(GoldenBoard board) {
    if (asksAbout(board)) {
      Search unpaused = solver().search(board.puzzle());
      Progress progress = unpaused.advance(Long.MAX_VALUE);
      Search search = solver().search(board.puzzle());
      requireProgress(board.puzzle(), search, unpaused.guesses(), progress);
      requireGuesses(board.puzzle(), search, unpaused.guesses());
    }
  }

  @Test
  void advance_oneGuessLessThanNeeded() {
    long needed = guessesToExhaust(SEVERAL);
    requireSameWhenPaused(
        SEVERAL, "advance(" + (needed - 1) + ")", () -> solver().search(SEVERAL), () -> needed - 1);
    Call.of(SEVERAL, "within(%d guesses).countSolutions(puzzle, any)", needed - 1)
        .mustThrow(
            SearchLimitExceededException.class,
            () -> within(needed - 1).countSolutions(SEVERAL, Long.MAX_VALUE));
  }

  /** Each of several solutions is behind a branch of its own, and a branch is a guess. */
  @Test
  void guesses_aNewOneForEachSolution() {
    List<Long> guesses = trace(SEVERAL).guesses();
    for (int i = 1; i < guesses.size() - 1; i++) {
      Call.of(SEVERAL, "guesses() at solution %d", i + 1)
          .mustReturn(
              guesses.get(i) > guesses.get(i - 1),
              guesses.get(i),
              "more than the " + guesses.get(i - 1) + " of the solution before");
    }
    guessesToExhaust(SEVERAL);
  }

  /** Returns how many guesses a puzzle of several solutions takes: one or more for each. */
  private long guessesToExhaust(Board puzzle) {
    long needed = Collections.max(trace(puzzle).guesses());
    Call.of(puzzle, "guesses(), when exhausted,")
        .mustReturn(needed >= SEVERAL_COUNT, needed, SEVERAL_COUNT + " or more");
    return needed;
  }

  @Test
  void advance_noGuessAllowed() {
    Search search = solver().search(Board.EMPTY);
    requireProgress(Board.EMPTY, search, 0, Progress.PAUSED);
    requireProgress(Board.EMPTY, search, 0, Progress.PAUSED);
    requireGuesses(Board.EMPTY, search, 0);
  }

  @Test
  void advance_exhaustedForGood() {
    Search search = exhausted(solver(), PROPER);
    long guesses = search.guesses();
    requireProgress(PROPER, search, Long.MAX_VALUE, Progress.EXHAUSTED);
    requireProgress(PROPER, search, 0, Progress.EXHAUSTED);
    requireGuesses(PROPER, search, guesses);
  }

  /** What is known needs no search: neither a limit nor an interruption takes it back. */
  @Test
  void advance_exhaustedForGoodUnderLimitAndInterruption() throws InterruptedException {
    Search search = exhausted(solver().within(SearchLimit.time(Duration.ofDays(1))), PROPER);
    Thread.currentThread().interrupt();
    requireProgress(PROPER, search, Long.MAX_VALUE, Progress.EXHAUSTED);
    requireInterruptStatus(PROPER, "advance(any)");
    requireProgress(PROPER, exhaustedLongerThanItsLimit(), 1, Progress.EXHAUSTED);
  }

  /** A busy machine may need more time than a short limit, and then another limit. */
  private Search exhaustedLongerThanItsLimit() throws InterruptedException {
    for (Duration limit = Duration.ofMillis(20); ; limit = limit.multipliedBy(2)) {
      try {
        Search search = exhausted(solver().within(SearchLimit.time(limit)), PROPER);
        Thread.sleep(limit.toMillis() + 1);
        return search;
      } catch (SearchLimitExceededException e) {
        continue;
      }
    }
  }

  @Test
  void advance_negative() {
    Call.of(PROPER, "advance(-1)")
        .mustThrow(IllegalArgumentException.class, () -> solver().search(PROPER).advance(-1));
  }

  @Test
  void solution_staysUntilTheNextIsFound() {
    Search search = solver().search(SEVERAL);
    requireProgress(SEVERAL, search, Long.MAX_VALUE, Progress.SOLUTION);
    Board first = search.solution();
    Call.of(SEVERAL, "solution(), called again,").mustReturn(first, search.solution());
    search.advance(0);
    search.advance(Long.MAX_VALUE);
    Call.of(SEVERAL, "solution(), after the next was found,")
        .mustReturn(!search.solution().equals(first), "the same board", "another one");
  }

  @Test
  void solution_afterExhaustion() {
    Search search = solver().search(PROPER);
    SearchTrace trace = traced(PROPER, () -> SearchTrace.unpaused(search));
    Call words = Call.of(PROPER, "solution(), after the end,");
    words.mustFind(1, trace.solutions().size());
    words.mustFind(trace.solutions(), List.of(search.solution()));
  }

  @Test
  void solution_nothingToBeFound() {
    Board contradictory = PROPER.with(0, 3);
    Search search = solver().search(contradictory);
    requireProgress(contradictory, search, Long.MAX_VALUE, Progress.EXHAUSTED);
    requireNoSolution(contradictory, search);
  }

  @Test
  void search_twoSideBySide() {
    Search one = solver().search(SEVERAL);
    one.advance(0);
    solver().search(SEVERAL).advance(Long.MAX_VALUE);
    Call.of(SEVERAL, "search(puzzle), with another search at the same time,")
        .mustFind(
            solver().solutions(SEVERAL).toList(),
            traced(SEVERAL, () -> SearchTrace.unpaused(one)).solutions());
  }

  // Limits

  final Solver within(long guesses) {
    return solver().within(SearchLimit.guesses(guesses));
  }

  @Test
  void within_enoughGuesses() {
    long needed = guessesToExhaust(SEVERAL);
    Call.of(SEVERAL, "within(%d guesses).countSolutions(puzzle, any)", needed)
        .mustReturn(SEVERAL_COUNT, within(needed).countSolutions(SEVERAL, Long.MAX_VALUE));
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
    String limited = "within(" + guesses + " guesses).";
    requireGivenUpAfter(
        guesses,
        limited + "countSolutions(puzzle, any)",
        () -> solver.countSolutions(Board.EMPTY, Long.MAX_VALUE));
    requireGivenUpAfter(
        guesses,
        limited + "solutions(puzzle)",
        () -> solver.solutions(Board.EMPTY).mapToLong(solution -> 1).sum());
  }

  static void requireGivenUpAfter(long guesses, String call, Callable<?> code) {
    Call words = Call.of(Board.EMPTY, call);
    words.mustTell(guesses, words.mustThrow(SearchLimitExceededException.class, code).guesses());
  }

  @Test
  void within_noTime() {
    Solver solver = solver().within(SearchLimit.time(Duration.ZERO));
    Call words = Call.of(PROPER, "within(no time).solve(puzzle)");
    words.mustTell(
        0,
        words.mustThrow(SearchLimitExceededException.class, () -> solver.solve(PROPER)).guesses());
  }

  @Test
  void within_someTime() {
    Solver solver = solver().within(SearchLimit.time(Duration.ofMillis(20)));
    Call.of(Board.EMPTY, "within(20 ms).countSolutions(puzzle, any)")
        .mustThrow(
            SearchLimitExceededException.class,
            () -> solver.countSolutions(Board.EMPTY, Long.MAX_VALUE));
  }

  // Interruption

  @Test
  void solve_interrupted() {
    requireInterrupted(PROPER, "solve(puzzle)", () -> solver().solve(PROPER));
    requireInterrupted(
        PROPER, "hasUniqueSolution(puzzle)", () -> solver().hasUniqueSolution(PROPER));
    requireInterrupted(
        SEVERAL,
        "countSolutions(puzzle, any)",
        () -> solver().countSolutions(SEVERAL, Long.MAX_VALUE));
    requireInterrupted(
        SEVERAL, "countSolutions(puzzle, 0)", () -> solver().countSolutions(SEVERAL, 0));
    requireInterrupted(SEVERAL, "solutions(puzzle)", () -> solver().solutions(SEVERAL).toList());
  }

  static void requireInterrupted(Object puzzle, String call, Callable<?> code) {
    Call words = Call.of(puzzle, call + ", in an interrupted thread,");
    Thread.currentThread().interrupt();
    words.mustTell(0, words.mustThrow(SearchInterruptedException.class, code).guesses());
    requireInterruptStatus(puzzle, call);
  }

  /** Clears the status, too. */
  private static void requireInterruptStatus(Object puzzle, String call) {
    Call.of(puzzle, call)
        .mustReturn(Thread.interrupted(), "without the interrupt status", "it to be kept");
  }

  @Test
  void solutions_goOnAfterInterruption() {
    List<Board> all = solver().solutions(SEVERAL).toList();
    Call words = Call.of(SEVERAL, "solutions(puzzle), interrupted after the first,");
    words.mustFind(SEVERAL_COUNT, all.size());
    Iterator<Board> solutions = solver().solutions(SEVERAL).iterator();
    List<Board> found = new ArrayList<>();
    found.add(solutions.next());
    Thread.currentThread().interrupt();
    words.mustThrow(SearchInterruptedException.class, solutions::hasNext);
    requireInterruptStatus(SEVERAL, "solutions(puzzle)");
    solutions.forEachRemaining(found::add);
    words.mustFind(all, found);
  }

  @Test
  void solutions_interruptedWhileRunning() throws Exception {
    CountDownLatch running = new CountDownLatch(1);
    ExecutorService executor = Executors.newSingleThreadExecutor();
    Call words = Call.of(Board.EMPTY, "solutions(puzzle), interrupted while it runs,");
    Future<Boolean> interrupted =
        executor.submit(
            () -> {
              words.mustThrow(
                  SearchInterruptedException.class,
                  () -> {
                    solver().solutions(Board.EMPTY).forEach(solution -> running.countDown());
                    return "solutions without an end";
                  });
              return Thread.currentThread().isInterrupted();
            });
    while (!running.await(1, TimeUnit.MILLISECONDS) && !interrupted.isDone()) {}
    executor.shutdownNow();
    words.mustReturn(resultOf(interrupted), "without the interrupt status", "it to be kept");
  }

  /** Waits for the result, and fails as the task did. */
  private static <T> T resultOf(Future<T> task) throws Exception {
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof AssertionError) {
        throw (AssertionError) e.getCause();
      }
      throw e;
    }
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
        Call.of(SEVERAL, "solutions(puzzle), of a solver that four threads share,")
            .mustFind(expected, resultOf(found));
      }
    } finally {
      executor.shutdownNow();
    }
  }
}
