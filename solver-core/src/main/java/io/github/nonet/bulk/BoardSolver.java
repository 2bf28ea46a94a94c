package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.internal.Engine;
import java.util.Optional;

/** Solves boards for one thread, with engines, which know bytes. */
final class BoardSolver {
  private final EngineChoice<Engine> choice;
  private final byte[] cells = new byte[CELLS];
  private final int[] digits = new int[CELLS];

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
    for (int cell = 0; cell < CELLS; cell++) {
      cells[cell] = (byte) puzzle.digit(cell);
    }
    engine.load(cells, 0);
    Optional<Board> solution = Optional.empty();
    int count = 0;
    while (count < limit && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      if (count == 0) {
        solution = Optional.of(solution(engine));
      }
      count++;
    }
    return new BulkResult(puzzle, count, solution);
  }

  private Board solution(Engine engine) {
    engine.store(cells, 0);
    for (int cell = 0; cell < CELLS; cell++) {
      digits[cell] = cells[cell];
    }
    return Board.copyOf(digits);
  }
}
