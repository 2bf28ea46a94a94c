package io.github.nonet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ratings and hints of the first puzzles of a corpus come to the totals noted here. */
class RatingBenchmarksTest {
  private static final int SLICE = 10;

  private static IntStream times() {
    return IntStream.range(0, SLICE);
  }

  @ParameterizedTest
  @CsvSource({"easy, 120, 1980", "minimal, 468, 9828"})
  void rating(String corpus, int erTenths, int score) {
    RatingBenchmark benchmark = new RatingBenchmark();
    benchmark.corpus = corpus + ":" + SLICE;
    benchmark.setUp();
    assertThat(times().mapToLong(i -> Math.round(10 * benchmark.explainer().er())).sum())
        .isEqualTo(erTenths);
    assertThat(times().map(i -> benchmark.hodoku().score()).sum()).isEqualTo(score);
  }

  @Test
  void hint() {
    HintBenchmark benchmark = new HintBenchmark();
    benchmark.corpus = "minimal:" + SLICE;
    benchmark.setUp();
    assertThat(times().map(i -> benchmark.path().steps().size()).sum()).isEqualTo(625);
    assertThat(times().mapToObj(i -> benchmark.firstStep().orElseThrow().placements()))
        .allMatch(placed -> placed.size() == 1);
    List<Technique> beyond =
        IntStream.range(0, 9)
            .mapToObj(i -> benchmark.stepBeyondSingles().map(Step::technique).orElseThrow())
            .toList();
    assertThat(beyond)
        .containsExactly(
            Technique.CLAIMING,
            Technique.POINTING,
            Technique.HIDDEN_TRIPLE,
            Technique.LOCKED_PAIR,
            Technique.W_WING,
            Technique.POINTING,
            Technique.POINTING,
            Technique.POINTING,
            Technique.POINTING);
    assertThat(benchmark.stepBeyondSingles().map(Step::technique)).contains(beyond.get(0));
  }

  @Test
  void hint_corpusThatSinglesSolve() {
    HintBenchmark benchmark = new HintBenchmark();
    benchmark.corpus = "easy:" + SLICE;
    assertThatIllegalArgumentException()
        .isThrownBy(benchmark::setUp)
        .withMessage("singles solve all puzzles of easy:10");
  }
}
