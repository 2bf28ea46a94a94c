package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.benchmarks.rivals.GridFinder;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/** Solvers that take turns on one corpus of grids. */
record GridComparison(GridCorpus corpus, List<GridContestant> contestants) {
  static GridComparison of(GridCorpus corpus, List<String> solvers, int batchSize) {
    List<GridBatch> batches = GridBatch.cut(corpus, batchSize);
    return new GridComparison(
        corpus,
        solvers.stream()
            .map(name -> new GridContestant(name, GridFinder.of(name), batches))
            .toList());
  }

  /**
   * Lets every solver go over all grids in turns, until each has made its passes or used its time.
   *
   * @throws IllegalStateException if an answer is wrong
   */
  void run(int passes, Duration limit, Duration budget) {
    for (int pass = 0; pass < passes; pass++) {
      contestants.forEach(contestant -> contestant.pass(limit, budget));
    }
    for (int puzzle = 0; puzzle < corpus.size(); puzzle++) {
      check(puzzle);
    }
  }

  /**
   * All that finished must have found the same number of solutions, and one if the corpus contains
   * one.
   */
  private void check(int puzzle) {
    List<GridContestant> finished =
        contestants.stream().filter(c -> c.counts().get(puzzle).isPresent()).toList();
    boolean isKnown = corpus.puzzles().get(puzzle).hasSolution();
    for (GridContestant contestant : finished) {
      OptionalLong count = contestant.counts().get(puzzle);
      GridContestant first = finished.get(0);
      if (!count.equals(first.counts().get(puzzle)) || isKnown && count.getAsLong() == 0) {
        throw new IllegalStateException(
            "%s, puzzle %d: %s counts %d solutions, %s %d%s"
                .formatted(
                    corpus.name(),
                    puzzle + 1,
                    contestant.name,
                    count.getAsLong(),
                    first.name,
                    first.counts().get(puzzle).getAsLong(),
                    isKnown ? ", and the file knows one" : ""));
      }
    }
  }
}
