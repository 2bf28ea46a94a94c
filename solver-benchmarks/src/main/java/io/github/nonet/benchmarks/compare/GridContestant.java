package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.compare.GridBatch.Answer;
import io.github.nonet.benchmarks.rivals.GridFinder;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/** One solver on the grids of one corpus: its best time of each batch, and its answers. */
final class GridContestant {
  final String name;

  private final GridFinder finder;
  private final List<GridBatch> batches;
  private final long[] best;
  private final List<OptionalLong>[] counts;
  private long spent;
  private int passes;

  @SuppressWarnings({"unchecked", "rawtypes"})
  GridContestant(String name, GridFinder finder, List<GridBatch> batches) {
    this.name = name;
    this.finder = finder;
    this.batches = batches;
    this.best = LongStream.generate(() -> Long.MAX_VALUE).limit(batches.size()).toArray();
    this.counts = new List[batches.size()];
  }

  /** Goes once over all batches, unless its time is up; the first pass is always made. */
  void pass(Duration limit, Duration budget) {
    if (passes > 0 && spent + spent / passes > budget.toNanos()) {
      return;
    }
    for (int i = 0; i < batches.size(); i++) {
      Answer answer = batches.get(i).run(finder, limit);
      spent += answer.nanos();
      best[i] = Math.min(best[i], answer.nanos());
      counts[i] = better(counts[i], answer.counts());
    }
    passes++;
  }

  /**
   * A grid is finished if it was in any pass: other work on the machine takes time by the clock.
   */
  private static List<OptionalLong> better(List<OptionalLong> before, List<OptionalLong> now) {
    boolean isBetter =
        before == null
            || now.stream().filter(OptionalLong::isPresent).count()
                > before.stream().filter(OptionalLong::isPresent).count();
    return isBetter ? now : before;
  }

  /** Returns the number of solutions of each grid, in the order of the corpus. */
  List<OptionalLong> counts() {
    return List.of(counts).stream().flatMap(List::stream).toList();
  }

  /** Returns the sum of the best times of all batches. */
  long bestNanos() {
    return LongStream.of(best).sum();
  }

  /** Returns the time of the slowest batch. */
  long slowestNanos() {
    return LongStream.of(best).max().orElse(0);
  }

  int passes() {
    return passes;
  }
}
