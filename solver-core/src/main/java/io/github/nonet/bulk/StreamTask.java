package io.github.nonet.bulk;

import io.github.nonet.Board;
import io.github.nonet.internal.Engine;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/** Solves the puzzles of one stream, from as many threads as the stream has. */
final class StreamTask {
  private final Queue<Worker> idle = new ConcurrentLinkedQueue<>();
  private final Supplier<EngineChoice<Engine>> choices;
  private final int limit;

  StreamTask(Supplier<EngineChoice<Engine>> choices, int limit) {
    this.choices = choices;
    this.limit = limit;
  }

  /** What one thread needs. */
  private static final class Worker {
    final EngineChoice<Engine> choice;
    final BoardSolver boards;

    Worker(EngineChoice<Engine> choice, BoardSolver boards) {
      this.choice = choice;
      this.boards = boards;
    }
  }

  BulkResult solve(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    Worker worker = take();
    try {
      return solve(puzzle, worker.choice, worker.boards);
    } finally {
      idle.add(worker);
    }
  }

  private BulkResult solve(Board puzzle, EngineChoice<Engine> choice, BoardSolver boards) {
    Engine engine = choice.begin();
    try {
      return boards.solve(engine, puzzle, limit);
    } finally {
      choice.end(1);
    }
  }

  private Worker take() {
    Worker worker = idle.poll();
    return worker != null ? worker : new Worker(choices.get(), new BoardSolver());
  }
}
