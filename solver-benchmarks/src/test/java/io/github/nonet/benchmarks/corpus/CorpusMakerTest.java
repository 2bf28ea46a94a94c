package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The seed in the header makes the puzzles of the file again. */
class CorpusMakerTest {
  private static final long SHIPPED_SEED = 1;
  private static final int COMPARED = 5;

  @Test
  void easy() {
    assertIsShipped("easy", CorpusMaker::easy);
  }

  @Test
  void minimal() {
    assertIsShipped("minimal", CorpusMaker::minimal);
  }

  @Test
  void manySolutions() {
    assertIsShipped("many-solutions", CorpusMaker::manySolutions);
  }

  @Test
  void unsolvable() {
    assertIsShipped("unsolvable", CorpusMaker::unsolvable);
  }

  private static void assertIsShipped(String corpus, Function<CorpusMaker, Stream<Board>> kind) {
    assertThat(kind.apply(new CorpusMaker(SHIPPED_SEED)).limit(COMPARED))
        .containsExactlyElementsOf(Corpus.load(corpus + ":" + COMPARED).puzzles());
  }
}
