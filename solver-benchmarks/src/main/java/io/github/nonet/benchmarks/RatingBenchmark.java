package io.github.nonet.benchmarks;

import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Time to rate a puzzle, on each of the two scales. */
public class RatingBenchmark extends PuzzleBenchmark {
  @Param({"easy", "minimal"})
  String corpus;

  @Setup
  public void setUp() {
    use(Corpus.load(corpus).puzzles());
  }

  /** Rates the next puzzle as Sudoku Explainer does. */
  @Benchmark
  public ExplainerRating explainer() {
    return ExplainerRating.of(next());
  }

  /** Rates the next puzzle as HoDoKu does. */
  @Benchmark
  public HodokuRating hodoku() {
    return HodokuRating.of(next());
  }
}
