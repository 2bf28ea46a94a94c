package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.compare.Report.Row;
import io.github.nonet.benchmarks.corpus.Corpus;
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

  /** Returns the figures of one corpus; {@code number} is its number. */
  Row row(Corpus corpus, int number, String solver) {
    int[] timed = select(number, batch -> turns[batch] > 0);
    int[] checked = select(number, batch -> checks[batch] != null);
    double nanos = IntStream.of(timed).mapToLong(batch -> best[batch]).sum();
    double mean = IntStream.of(timed).mapToDouble(b -> (double) total[b] / turns[b]).sum();
    Check check =
        IntStream.of(checked)
            .mapToObj(batch -> checks[batch])
            .reduce(Check::plus)
            .orElse(new Check(Check.UNKNOWN, 0));
    int puzzles = puzzles(timed);
    double checkedPuzzles = puzzles(checked);
    return new Row(
        corpus.name(),
        solver,
        corpus.size(),
        puzzles,
        puzzles == 0 ? null : 1e9 * puzzles / nanos,
        puzzles == 0 ? null : nanos / 1e3 / puzzles,
        check.guesses() == Check.UNKNOWN ? null : check.guesses() / checkedPuzzles,
        checkedPuzzles == 0 ? 0 : check.unfinished() / checkedPuzzles,
        corpus.guessLimit(),
        puzzles == 0 ? null : mean / nanos,
        IntStream.of(timed).map(batch -> turns[batch]).average().orElse(0));
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
}
