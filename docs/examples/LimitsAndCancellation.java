import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Four ways to keep a search from taking too long, shown on a puzzle that takes BITMASK hours. */
public class LimitsAndCancellation {
  private static final Board PUZZLE =
      Board.parse(
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

  public static void main(String[] args) throws InterruptedException {
    Solver slow = Algorithm.BITMASK.solver();
    limitGuesses(slow);
    limitTime(slow);
    pause(slow);
    cancel(slow);
    System.out.println("The default solver: " + Solver.getDefault().solve(PUZZLE).orElseThrow());
  }

  /** A limit of guesses ends the same way on every machine. */
  private static void limitGuesses(Solver solver) {
    try {
      solver.within(SearchLimit.guesses(100_000)).solve(PUZZLE);
    } catch (SearchLimitExceededException e) {
      System.out.println("Limit of " + e.limit() + ": gave up after " + e.guesses());
    }
  }

  /** Limits can be combined: whichever comes first. */
  private static void limitTime(Solver solver) {
    SearchLimit limit =
        SearchLimit.time(Duration.ofMillis(50)).and(SearchLimit.guesses(1_000_000_000L));
    try {
      solver.within(limit).solve(PUZZLE);
    } catch (SearchLimitExceededException e) {
      System.out.println("Limit of " + e.limit() + ": gave up after " + e.guesses() + " guesses");
    }
  }

  /** A search is paused by asking for a few guesses at a time, and continues where it was. */
  private static void pause(Solver solver) {
    Search search = solver.search(PUZZLE);
    for (int turn = 1; turn <= 3; turn++) {
      Progress progress = search.advance(10_000);
      System.out.println("Turn " + turn + ": " + progress + " at " + search.guesses() + " guesses");
    }
  }

  /** To cancel a search from another thread, interrupt its thread. */
  private static void cancel(Solver solver) throws InterruptedException {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    Future<?> running =
        executor.submit(
            () -> {
              try {
                solver.solve(PUZZLE);
              } catch (SearchInterruptedException e) {
                System.out.println("Cancelled");
              }
            });
    TimeUnit.MILLISECONDS.sleep(50);
    running.cancel(true);
    executor.shutdown();
    executor.awaitTermination(10, TimeUnit.SECONDS);
  }
}
