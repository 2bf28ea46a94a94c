package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.benchmarks.corpus.GridCorpus.Puzzle;
import io.github.nonet.benchmarks.rivals.GridFinder;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A few grids that are timed together.
 *
 * @param puzzles the grids, taken apart: the tables of their cages are made within the timed part
 */
record GridBatch(List<Puzzle> puzzles) {
  /*
   * The time is the thread's CPU time, not wall-clock time: on a busy machine the clock continues
   * while others work. Every finder here searches in the thread that asks, which a test checks.
   */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final int ENOUGH = 2;

  /**
   * The results of the grids in one pass.
   *
   * @param nanos of processor time, all grids together
   * @param counts the number of solutions of each, at most two; empty if the time was not enough
   */
  record Answer(long nanos, List<OptionalLong> counts) {}

  /** Cuts a corpus into batches of {@code size}; the last may be smaller. */
  static List<GridBatch> cut(GridCorpus corpus, int size) {
    List<GridBatch> batches = new ArrayList<>();
    for (int from = 0; from < corpus.size(); from += size) {
      int to = Math.min(from + size, corpus.size());
      batches.add(new GridBatch(corpus.puzzles().subList(from, to)));
    }
    return batches;
  }

  /** Counts the solutions of each grid up to two. */
  Answer run(GridFinder finder, Duration limit) {
    List<OptionalLong> counts = new ArrayList<>(puzzles.size());
    long start = THREADS.getCurrentThreadCpuTime();
    for (Puzzle puzzle : puzzles) {
      counts.add(finder.count(puzzle.grid(), ENOUGH, limit));
    }
    return new Answer(THREADS.getCurrentThreadCpuTime() - start, counts);
  }
}
