package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.compare.Report.Row;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.corpus.Effort;
import java.io.Closeable;
import java.util.List;
import java.util.LongSummaryStatistics;

/**
 * A solver that takes part in a comparison, with what was measured of it, batch by batch. It runs
 * in a separate process: what one solver makes of the memory and of the compiler's profiles must
 * not touch another.
 *
 * <p>Other work on the machine only ever adds time, so the best time of a batch is close to the
 * true one, and the mean is above it by as much as the machine is busy.
 */
abstract class Contestant implements Closeable {
  /** Says why a contestant drops out of a comparison; the others continue. */
  static final class DropOutException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DropOutException(String message) {
      super(message);
    }
  }

  /** The measurements of one batch; no effort, if that was not checked. */
  private static final class Timing {
    private final Batch batch;
    private final LongSummaryStatistics nanos = new LongSummaryStatistics();
    private Effort effort;

    private Timing(Batch batch) {
      this.batch = batch;
    }

    private boolean isTimed() {
      return nanos.getCount() > 0;
    }
  }

  /** The name for the table. */
  final String name;

  private final List<Timing> timings;

  Contestant(String name, List<Batch> batches) {
    this.name = name;
    timings = batches.stream().map(Timing::new).toList();
  }

  /**
   * Waits until the contestant has started up.
   *
   * @throws DropOutException if it cannot take part
   */
  void awaitReady() {}

  /**
   * Returns the nanoseconds of each of the batches {@code from} to {@code to - 1}.
   *
   * @throws DropOutException if that fails
   */
  abstract List<Long> nanos(int from, int to);

  /** Returns the effort for each of these batches; empty if the contestant does not know. */
  List<Effort> efforts(int from, int to) {
    return List.of();
  }

  @Override
  public void close() {}

  /** Times batches; while warming up, the times do not count. */
  final void time(int from, int to, boolean counts) {
    List<Long> nanos = nanos(from, to);
    for (int batch = from; counts && batch < to; batch++) {
      timings.get(batch).nanos.accept(nanos.get(batch - from));
    }
  }

  /** Finds out what batches need. */
  final void check(int from, int to) {
    List<Effort> efforts = efforts(from, to);
    for (int i = 0; i < efforts.size(); i++) {
      timings.get(from + i).effort = efforts.get(i);
    }
  }

  /** Returns the figures of one corpus; {@code number} is its number. */
  final Row row(Corpus corpus, int number) {
    List<Timing> own = timings.stream().filter(t -> t.batch.corpus() == number).toList();
    List<Timing> timed = own.stream().filter(Timing::isTimed).toList();
    List<Timing> checked = own.stream().filter(timing -> timing.effort != null).toList();
    double best = timed.stream().mapToDouble(timing -> timing.nanos.getMin()).sum();
    double mean = timed.stream().mapToDouble(timing -> timing.nanos.getAverage()).sum();
    Effort effort = checked.stream().map(t -> t.effort).reduce(Effort::plus).orElse(Effort.UNKNOWN);
    int puzzles = puzzles(timed);
    double checkedPuzzles = Math.max(1, puzzles(checked));
    return new Row(
        corpus.name(),
        name,
        corpus.size(),
        puzzles,
        puzzles == 0 ? null : 1e9 * puzzles / best,
        puzzles == 0 ? null : best / 1e3 / puzzles,
        effort.isCounted() ? effort.guesses() / checkedPuzzles : null,
        effort.unfinished() / checkedPuzzles,
        corpus.guessLimit(),
        puzzles == 0 ? null : mean / best,
        timed.stream().mapToLong(timing -> timing.nanos.getCount()).average().orElse(0));
  }

  private static int puzzles(List<Timing> timings) {
    return timings.stream().mapToInt(timing -> timing.batch.puzzles().length).sum();
  }
}
