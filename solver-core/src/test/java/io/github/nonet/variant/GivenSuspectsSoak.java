package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import io.github.nonet.logic.Verdict.Kind;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Counts the puzzles whose changed fact is among the suspects of their verdict, and the small
 * contradictions that a verdict explains. The system property {@code nonet.mutated} is a table of
 * puzzles with one fact changed: behind a line of headings, columns of the name, the fact before
 * and after, two that are not read, the text of the puzzle and that of the changed one. The
 * property {@code nonet.small} is one of small contradictions, with the text in the last column.
 * The limit is ten seconds, or {@code nonet.seconds}. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GivenSuspectsSoak {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final Duration LIMIT = Duration.ofSeconds(Integer.getInteger("nonet.seconds", 10));

  private static final List<String> HIDDEN =
      List.of("an exhaustive search finds none", "eine vollst\u00e4ndige Suche findet keine");

  @Test
  void changedFacts_areAmongTheSuspects() throws IOException {
    int[] counts = new int[4];
    double[] times = new double[0];
    for (String line : Files.readAllLines(GivenFile.of("nonet.mutated"))) {
      String[] row = line.split("\t");
      if (!row[0].equals("puzzle")) {
        Grid right = Grid.parse(row[5]);
        Grid wrong = Grid.parse(row[6]);
        long start = THREADS.getCurrentThreadCpuTime();
        GridVerdict verdict = GridVerdict.of(wrong, SearchLimit.time(LIMIT));
        double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
        times = Arrays.copyOf(times, times.length + 1);
        times[times.length - 1] = millis;
        List<GridSuspect> suspects = verdict.suspects();
        int place = place(suspects, right, wrong);
        counts[0]++;
        counts[1] += place >= 0 ? 1 : 0;
        counts[2] += place == 0 ? 1 : 0;
        counts[3] += place >= 0 && place < 3 ? 1 : 0;
        boolean isCorrected =
            place >= 0 && suspects.get(place).corrected().map(right::equals).orElse(false);
        System.out.printf(
            Locale.ROOT,
            "%6.0f ms, place %d of %d%s%s, %s: %s -> %s%n    %s%n",
            millis,
            place + 1,
            suspects.size(),
            isCorrected ? ", corrected" : "",
            verdict.isComplete() ? "" : ", incomplete",
            row[0],
            row[1],
            row[2],
            verdict);
        if (verdict.kind() == Kind.NO_SOLUTION) {
          requireRight(verdict, wrong);
        }
      }
    }
    Arrays.sort(times);
    System.out.printf(
        Locale.ROOT,
        "| %d puzzles | among %d | first %d | first three %d | median %.0f ms | 95 %% %.0f | worst"
            + " %.0f |%n",
        counts[0],
        counts[1],
        counts[2],
        counts[3],
        times[times.length / 2],
        times[times.length * 95 / 100],
        times[times.length - 1]);
  }

  /** Returns the place of the suspect that the puzzles differ in, or -1. */
  private static int place(List<GridSuspect> suspects, Grid right, Grid wrong) {
    Set<Object> gone = new HashSet<>(facts(wrong));
    gone.removeAll(facts(right));
    return IntStream.range(0, suspects.size())
        .filter(i -> fact(suspects.get(i)).filter(gone::contains).isPresent())
        .findFirst()
        .orElse(-1);
  }

  private static Optional<Object> fact(GridSuspect suspect) {
    return suspect.constraint().<Object>map(it -> it).or(suspect::cage);
  }

  private static Set<Object> facts(Grid grid) {
    Set<Object> facts = new HashSet<>(grid.rules().cages());
    facts.addAll(grid.rules().constraints());
    return facts;
  }

  /** Each correction has one solution, by a search of its own. */
  private static void requireRight(GridVerdict verdict, Grid wrong) {
    for (GridSuspect suspect : verdict.suspects()) {
      suspect
          .corrected()
          .ifPresent(
              it -> {
                assertThat(it).isNotEqualTo(wrong);
                assertThat(GridSolver.getDefault().hasUniqueSolution(it)).isTrue();
              });
    }
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      assertThat(verdict.describe(locale)).endsWith(".").doesNotContain("{", "null", "  ");
      assertThat(verdict.describe(locale).length()).isLessThanOrEqualTo(900);
    }
  }

  @Test
  void smallContradictions_areExplained() throws IOException {
    int explained = 0;
    int all = 0;
    for (String line : Files.readAllLines(GivenFile.of("nonet.small"))) {
      String[] row = line.split("\t");
      if (!row[0].equals("what")) {
        long start = THREADS.getCurrentThreadCpuTime();
        GridVerdict verdict = GridVerdict.of(Grid.parse(row[3]), SearchLimit.time(LIMIT));
        double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
        assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
        all++;
        explained += HIDDEN.stream().anyMatch(verdict.describe()::contains) ? 0 : 1;
        System.out.printf(
            Locale.ROOT,
            "%4.0f ms, %s: %s%n    %s%n",
            millis,
            row[0],
            verdict,
            verdict.describe(Locale.GERMAN));
        requireRight(verdict, Grid.parse(row[3]));
      }
    }
    System.out.println("explained: " + explained + " of " + all);
    assertThat(explained).isGreaterThanOrEqualTo(all - 1);
  }
}
