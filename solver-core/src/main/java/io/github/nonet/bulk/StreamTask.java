package io.github.nonet.bulk;

import io.github.nonet.Board;
import io.github.nonet.internal.Engine;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/** Solves the puzzles of one stream, from all threads that the stream has. */
final class StreamTask {
  private final Queue<BoardSolver> idle = new ConcurrentLinkedQueue<>();
  private final Supplier<EngineChoice<Engine>> choices;
  private final int limit;

  StreamTask(Supplier<EngineChoice<Engine>> choices, int limit) {
    this.choices = choices;
    this.limit = limit;
  }

  BulkResult solve(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    BoardSolver solver = take();
    try {
      return solver.solve(puzzle, limit);
    } finally {
      idle.add(solver);
    }
  }

  private BoardSolver take() {
    BoardSolver solver = idle.poll();
    return solver != null ? solver : new BoardSolver(choices.get());
  }
}
