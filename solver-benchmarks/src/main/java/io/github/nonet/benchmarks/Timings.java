package io.github.nonet.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What was measured of one contestant, batch by batch.
 *
 * <p>Other work on the machine only ever adds time, so the best time of a batch is close to the
 * true one, and the mean is above it by as much as the machine is busy.
 */
final class Timings {
  private final List<Batch> batches;
  private final long[] best;
  private final long[] total;
  private final int[] turns;
  private final Check[] checks;

  Timings(List<Batch> batches) {
    this.batches = batches;
    best = new long[batches.size()];
    Arrays.fill(best, Long.MAX_VALUE);
    total = new long[batches.size()];
    turns = new int[batches.size()];
    checks = new Check[batches.size()];
  }

  void addTime(int batch, long nanos) {
    best[batch] = Math.min(best[batch], nanos);
    total[batch] += nanos;
    turns[batch]++;
  }

  void setCheck(int batch, Check check) {
    checks[batch] = check;
  }

  boolean isChecked(int batch) {
    return checks[batch] != null;
  }

  /** Returns the figures of one corpus. */
  Summary summary(int corpus) {
    int[] timed = select(corpus, batch -> turns[batch] > 0);
    int[] checked = select(corpus, batch -> checks[batch] != null);
    return new Summary(
        puzzles(timed),
        IntStream.of(timed).mapToLong(batch -> best[batch]).sum(),
        IntStream.of(timed).mapToDouble(batch -> (double) total[batch] / turns[batch]).sum(),
        IntStream.of(timed).map(batch -> turns[batch]).average().orElse(0),
        puzzles(checked),
        IntStream.of(checked)
            .mapToObj(batch -> checks[batch])
            .reduce(Check::plus)
            .orElse(new Check(Check.UNKNOWN, 0)));
  }

  private int[] select(int corpus, IntPredicate condition) {
    return IntStream.range(0, batches.size())
        .filter(batch -> batches.get(batch).corpus() == corpus)
        .filter(condition)
        .toArray();
  }

  private int puzzles(int[] selected) {
    return IntStream.of(selected).map(batch -> batches.get(batch).size()).sum();
  }

  /**
   * The figures of one contestant on one corpus.
   *
   * @param puzzles how many were timed
   * @param bestNanos the sum of the best times of their batches
   * @param meanNanos the sum of the mean times of their batches
   * @param turns how often each was timed, on average
   * @param checkedPuzzles how many were checked
   * @param check what these needed
   */
  record Summary(
      int puzzles,
      long bestNanos,
      double meanNanos,
      double turns,
      int checkedPuzzles,
      Check check) {
    double microsPerPuzzle() {
      return bestNanos / 1e3 / puzzles;
    }

    double puzzlesPerSecond() {
      return 1e9 * puzzles / bestNanos;
    }

    /** Returns how many times the best time the mean is. */
    double noise() {
      return meanNanos / bestNanos;
    }

    boolean countsGuesses() {
      return check.guesses() != Check.UNKNOWN;
    }

    double guessesPerPuzzle() {
      return (double) check.guesses() / checkedPuzzles;
    }

    double unfinishedShare() {
      return checkedPuzzles == 0 ? 0 : (double) check.unfinished() / checkedPuzzles;
    }
  }
}
