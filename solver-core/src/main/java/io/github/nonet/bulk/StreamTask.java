package io.github.nonet.bulk;

import io.github.nonet.Board;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.IdleSlots;
import java.util.Objects;
import java.util.function.Supplier;

/** Solves the puzzles of one stream, from all threads that the stream has. */
final class StreamTask extends IdleSlots<BoardSolver> {
  private final Supplier<EngineChoice<Engine>> choices;
  private final int limit;

  StreamTask(Supplier<EngineChoice<Engine>> choices, int limit) {
    this.choices = choices;
    this.limit = limit;
  }

  @Override
  protected BoardSolver make() {
    return new BoardSolver(choices.get());
  }

  BulkResult solve(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    BoardSolver solver = take();
    try {
      return solver.solve(puzzle, limit);
    } finally {
      giveBack(solver);
    }
  }
}
