package io.github.nonet.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.corpus.Effort;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final int ROUNDS = 6;
  private static final int WARM_UP = 3;
  private static final int BATCHES = 60;

  /** A contestant that takes some time for each batch. */
  private static final class Timed extends Contestant {
    private final long nanos;

    Timed(String name, List<Batch> batches, long nanos) {
      super(name, batches);
      this.nanos = nanos;
    }

    @Override
    List<Long> nanos(int from, int to) {
      return IntStream.range(from, to)
          .mapToObj(
              batch -> {
                LockSupport.parkNanos(nanos);
                return nanos;
              })
          .toList();
    }

    @Override
    List<Effort> efforts(int from, int to) {
      return IntStream.range(from, to).mapToObj(batch -> new Effort(1, 0)).toList();
    }
  }

  private static final Corpus CORPUS =
      new Corpus("empty", Map.of(), Collections.nCopies(BATCHES, Board.EMPTY));

  private static int timed(Contestant contestant, int corpus) {
    return contestant.row(CORPUS, corpus).timed();
  }

  /** Those that are compared with each other see the puzzles that the slowest of them sees. */
  @Test
  void slices_samePuzzlesForThoseTogether() {
    List<Batch> batches = Batch.cut(List.of(CORPUS, CORPUS), 1);
    Timed slow = new Timed("slow", batches, TimeUnit.MILLISECONDS.toNanos(10));
    Timed fast = new Timed("fast", batches, 1_000);
    Timed other = new Timed("other", batches, 1_000);
    Progress progress = new Progress(new PrintWriter(Writer.nullWriter()));
    Comparison comparison = new Comparison(batches, List.of(fast, slow, other), progress);
    comparison.runSlices(
        ROUNDS, WARM_UP, TimeUnit.MILLISECONDS.toNanos(30), Set.of("slow", "fast"));
    for (int corpus = 0; corpus < 2; corpus++) {
      assertThat(timed(slow, corpus)).isBetween(1, BATCHES / 2);
      assertThat(timed(fast, corpus)).isEqualTo(timed(slow, corpus));
      assertThat(timed(other, corpus)).isEqualTo(BATCHES);
    }
  }
}
