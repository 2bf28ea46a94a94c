package io.github.nonet.benchmarks.compare;

import io.github.nonet.Board;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.corpus.Effort;
import java.util.ArrayList;
import java.util.List;

/**
 * A few puzzles that are timed together, never across the border of two corpora.
 *
 * @param corpus the number of the corpus
 * @param puzzles the puzzles
 * @param lines the same as text
 */
record Batch(int corpus, Board[] puzzles, String[] lines) {
  /** The last answer: a result that is kept cannot be compiled away. */
  private static Object last;

  /** Cuts corpora into batches of {@code size}; the last of each may be smaller. */
  static List<Batch> cut(List<Corpus> corpora, int size) {
    List<Batch> batches = new ArrayList<>();
    for (int corpus = 0; corpus < corpora.size(); corpus++) {
      List<Board> puzzles = corpora.get(corpus).puzzles();
      for (int from = 0; from < puzzles.size(); from += size) {
        List<Board> own = puzzles.subList(from, Math.min(from + size, puzzles.size()));
        String[] lines = own.stream().map(Board::toString).toArray(String[]::new);
        batches.add(new Batch(corpus, own.toArray(Board[]::new), lines));
      }
    }
    return batches;
  }

  /** Returns the nanoseconds that the puzzles take, with {@code text} each read from its line. */
  long nanos(Work work, boolean text) {
    long start = System.nanoTime();
    for (int i = 0; i < puzzles.length; i++) {
      last = work.run(text ? Board.parse(lines[i]) : puzzles[i]);
    }
    return System.nanoTime() - start;
  }

  /**
   * Returns the effort for the puzzles.
   *
   * @throws IllegalStateException if an answer is wrong
   */
  Effort check(Work work) {
    Effort sum = new Effort(0, 0);
    for (Board puzzle : puzzles) {
      sum = sum.plus(work.check(puzzle));
    }
    return sum;
  }
}
