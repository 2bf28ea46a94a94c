package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GuardedSearchTest {
  private final ScriptedSearch endless = new ScriptedSearch(() -> {});

  /** Lets so much time pass; a thread that is parked may go on at once. */
  private static void pause(long nanos) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos) {
      LockSupport.parkNanos(nanos);
    }
  }

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  @Test
  void advance_inSlices() {
    Search search = new ForeignSearch(endless, SearchLimit.NONE);
    assertThat(search.advance(40)).isEqualTo(Progress.PAUSED);
    assertThat(endless.advances).containsExactly(1L, 2L, 4L, 8L, 16L, 9L);
    assertThat(search.guesses()).isEqualTo(40);
  }

  /** Code that is slow, because the JVM has not compiled it yet, gets one guess at a time. */
  @Test
  void advance_slowSlicesStayShort() {
    ScriptedSearch slow = new ScriptedSearch(() -> pause(2_000_000));
    assertThat(new ForeignSearch(slow, SearchLimit.NONE).advance(4)).isEqualTo(Progress.PAUSED);
    assertThat(slow.advances).containsExactly(1L, 1L, 1L, 1L);
  }

  @Test
  void advance_noGuess() {
    assertThat(new ForeignSearch(endless, SearchLimit.NONE).advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(endless.advances).containsExactly(0L);
  }

  @Test
  void advance_negative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ForeignSearch(endless, SearchLimit.NONE).advance(-1))
        .withMessage("maxGuesses is -1; expected 0 or more");
  }

  @Test
  void advance_pastTheGuesses() {
    Search search = new ForeignSearch(endless, SearchLimit.guesses(20));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(Long.MAX_VALUE))
        .returns(20L, SearchLimitExceededException::guesses)
        .withMessage("the search was given up after 20 guesses; its limit was 20 guesses");
    requireGrowingSlices(endless.advances);
  }

  /** On a busy machine a slice may take long, and then the next one is no longer. */
  private static void requireGrowingSlices(List<Long> slices) {
    assertThat(slices.get(0)).isEqualTo(1);
    assertThat(slices.stream().mapToLong(Long::longValue).sum()).isEqualTo(20);
    for (int i = 1; i < slices.size(); i++) {
      assertThat(slices.get(i)).as("%s", slices).isBetween(1L, 2 * slices.get(i - 1));
    }
  }

  @Test
  void advance_exactlyTheGuesses() {
    Search search = new ForeignSearch(endless, SearchLimit.guesses(20));
    assertThat(search.advance(20)).isEqualTo(Progress.PAUSED);
    assertThat(search.advance(0)).isEqualTo(Progress.PAUSED);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(1));
    assertThat(search.guesses()).isEqualTo(20);
  }

  @Test
  void advance_noTime() {
    Search search = new ForeignSearch(endless, SearchLimit.time(Duration.ZERO));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(1))
        .withMessage("the search was given up after 0 guesses; its limit was 0 ms");
    assertThat(endless.advances).isEmpty();
  }

  @Test
  void advance_pastTheTime() {
    ScriptedSearch slow = new ScriptedSearch(() -> pause(3_000_000));
    Search search = new ForeignSearch(slow, SearchLimit.time(Duration.ofMillis(2)));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(Long.MAX_VALUE));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(Long.MAX_VALUE));
  }

  @Test
  void advance_muchTime() {
    Search search = new ForeignSearch(endless, SearchLimit.time(Duration.ofMinutes(1)));
    assertThat(search.advance(100)).isEqualTo(Progress.PAUSED);
    assertThat(search.advance(100)).isEqualTo(Progress.PAUSED);
  }

  @Test
  void advance_interruptedBefore() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> new ForeignSearch(endless, SearchLimit.NONE).advance(1))
        .withMessage("the thread was interrupted after 0 guesses");
    assertThat(endless.advances).isEmpty();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void advance_interruptedMeanwhile() {
    ScriptedSearch interrupting = new ScriptedSearch(() -> Thread.currentThread().interrupt());
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> new ForeignSearch(interrupting, SearchLimit.NONE).advance(Long.MAX_VALUE))
        .returns(1L, SearchInterruptedException::guesses);
  }

  @Test
  void countSolutions_interrupted() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> new ForeignSearch(endless, SearchLimit.NONE).countSolutions(0));
  }

  @Test
  void advance_exhausted() {
    Search search =
        new ForeignSearch(new UserSolver().search(Boards.SOLUTION), SearchLimit.guesses(0));
    assertThat(search.advance(1)).isEqualTo(Progress.SOLUTION);
    assertThat(search.advance(1)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.advance(1)).isEqualTo(Progress.EXHAUSTED);
  }

  /** A search that says it has a solution, or nothing. */
  private static Search giving(Progress progress) {
    return new Search() {
      @Override
      public Progress advance(long maxGuesses) {
        return progress;
      }

      @Override
      public Board solution() {
        return null;
      }

      @Override
      public long guesses() {
        return 0;
      }
    };
  }

  private static void assertNamed(String message, Solver foreign) {
    Board empty = Board.EMPTY;
    Candidates marked = Candidates.of(empty).without(0, 1);
    for (Solver solver : List.of(foreign, foreign.within(SearchLimit.guesses(5)))) {
      for (Runnable call :
          List.<Runnable>of(
              () -> solver.solve(empty),
              () -> solver.solutions(empty).count(),
              () -> solver.solve(Candidates.of(empty)),
              () -> solver.solve(marked))) {
        assertThatNullPointerException().isThrownBy(call::run).withMessage(message);
      }
    }
  }

  @Test
  void null_isNamed() {
    assertNamed("Solver.search: found null; expected a search", board -> null);
    assertNamed("Search.advance: found null; expected a Progress", board -> giving(null));
    assertNamed(
        "Search.solution: found null; expected a board", board -> giving(Progress.SOLUTION));
    Solver silent = board -> giving(null);
    assertThatNullPointerException()
        .isThrownBy(() -> silent.countSolutions(Board.EMPTY, 2))
        .withMessage("Search.advance: found null; expected a Progress");
  }

  @Test
  void solution_ofTheSearch() {
    assertThat(new ForeignSearch(endless, SearchLimit.NONE).solution()).isEqualTo(Board.EMPTY);
  }
}
