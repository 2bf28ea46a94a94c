package io.github.nonet.benchmarks.compare;

import io.github.nonet.Board;
import io.github.nonet.benchmarks.corpus.Corpus;

/** Times the ratings of batches of the puzzles of one corpus. */
final class BatchRater implements Stopwatch {
  private final Scale scale;
  private final Board[] puzzles;
  private final String[] lines;
  private final boolean text;

  /** What was rated last: a result that is kept cannot be compiled away. */
  private Record last;

  BatchRater(Scale scale, Corpus corpus, boolean text) {
    this.scale = scale;
    this.text = text;
    puzzles = corpus.puzzles().toArray(Board[]::new);
    lines = corpus.puzzles().stream().map(Board::toString).toArray(String[]::new);
  }

  @Override
  public long nanos(Batch batch) {
    long start = System.nanoTime();
    for (int i = batch.from(); i < batch.to(); i++) {
      last = scale.rate(text ? Board.parse(lines[i]) : puzzles[i]);
    }
    return System.nanoTime() - start;
  }

  /**
   * Returns that nothing is counted. The rating of a puzzle must not depend on what was rated
   * before.
   *
   * @throws IllegalStateException if a puzzle has another rating than in the turn before
   */
  @Override
  public Check check(Batch batch) {
    for (int i = batch.from(); i < batch.to(); i++) {
      last = scale.rate(puzzles[i]);
      if (!last.equals(scale.rate(Board.parse(lines[i])))) {
        throw new IllegalStateException("another rating than before for " + puzzles[i]);
      }
    }
    return new Check(Check.UNKNOWN, 0);
  }
}
