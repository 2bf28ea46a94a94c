package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.ArrayList;
import java.util.List;

/**
 * A few puzzles that are timed together, never across the border of two corpora.
 *
 * @param corpus which of the corpora
 * @param from the first puzzle
 * @param to the puzzle after the last
 */
record Batch(int corpus, int from, int to) {
  /** Cuts corpora into batches of {@code size}; the last of each may be smaller. */
  static List<Batch> cut(List<Corpus> corpora, int size) {
    List<Batch> batches = new ArrayList<>();
    for (int corpus = 0; corpus < corpora.size(); corpus++) {
      int puzzles = corpora.get(corpus).size();
      for (int from = 0; from < puzzles; from += size) {
        batches.add(new Batch(corpus, from, Math.min(from + size, puzzles)));
      }
    }
    return batches;
  }

  int size() {
    return to - from;
  }
}
