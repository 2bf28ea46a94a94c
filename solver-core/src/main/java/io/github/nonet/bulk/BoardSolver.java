package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.internal.Engine;
import org.jspecify.annotations.Nullable;

/** Solves boards for one thread, with engines, which know bytes. */
final class BoardSolver {
  private final EngineChoice<Engine> choice;
  private final byte[] cells = new byte[CELLS];

  BoardSolver(EngineChoice<Engine> choice) {
    this.choice = choice;
  }

  BulkResult solve(Board puzzle, int limit) {
    Engine engine = choice.begin();
    try {
      return solve(engine, puzzle, limit);
    } finally {
      choice.end(1);
    }
  }

  private BulkResult solve(Engine engine, Board puzzle, int limit) {
    puzzle.copyTo(cells, 0);
    engine.load(cells, 0);
    @Nullable Board solution = null;
    int count = 0;
    while (count < limit && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      if (count == 0) {
        solution = solution(engine);
      }
      count++;
    }
    return new BulkResult(puzzle, count, solution);
  }

  private Board solution(Engine engine) {
    engine.store(cells, 0);
    return Board.copyOf(cells, 0);
  }
}
