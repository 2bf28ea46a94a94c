package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Board;
import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.BulkJob;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Scratch space for some puzzles and their results, for those that cannot go from the caller's
 * array to the caller's array: boards, and puzzles whose solutions take their place. An engine may
 * solve the puzzles in any order, but only results up to the first puzzle that is not done leave
 * the chunk.
 */
final class Chunk {
  /** Puzzles in a chunk. */
  static final int SIZE = 1_024;

  private final byte[] puzzles = new byte[SIZE * CELLS];
  private final byte[] solutions = new byte[SIZE * CELLS];
  private final int[] counts = new int[SIZE];

  /** Solves some puzzles of an array and puts the solutions in their place. */
  void solveInPlace(
      BulkEngine engine, byte[] cells, int limit, int[] cellCounts, int from, int to) {
    System.arraycopy(cells, from * CELLS, puzzles, 0, (to - from) * CELLS);
    try {
      engine.solve(new BulkJob(puzzles, limit, solutions, counts), 0, to - from);
    } finally {
      System.arraycopy(solutions, 0, cells, from * CELLS, engine.done() * CELLS);
      System.arraycopy(counts, 0, cellCounts, from, engine.done());
    }
  }

  /** Solves at most {@link #SIZE} boards, and adds their results. */
  void solve(BulkEngine engine, List<Board> boards, int limit, List<BulkResult> results) {
    for (int i = 0; i < boards.size(); i++) {
      boards.get(i).copyTo(puzzles, i * CELLS);
    }
    engine.solve(new BulkJob(puzzles, limit, solutions, counts), 0, boards.size());
    for (int i = 0; i < engine.done(); i++) {
      results.add(new BulkResult(boards.get(i), counts[i], solution(i)));
    }
  }

  private @Nullable Board solution(int number) {
    return counts[number] == 0 ? null : Board.copyOf(solutions, number * CELLS);
  }
}
