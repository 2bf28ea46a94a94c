package io.github.nonet.bulk;

import io.github.nonet.Board;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/** Solves the puzzles of one stream, from as many threads as the stream has. */
final class StreamTask {
  /** Nobody knows how many puzzles a stream still has: there is one. */
  private static final long KNOWN_TO_BE_LEFT = 1;

  private final Queue<Worker> idle = new ConcurrentLinkedQueue<>();
  private final Supplier<EngineChoice> choices;
  private final int limit;

  StreamTask(Supplier<EngineChoice> choices, int limit) {
    this.choices = choices;
    this.limit = limit;
  }

  /** What one thread needs. */
  private record Worker(EngineChoice choice, BoardSolver boards) {}

  BulkResult solve(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    Worker worker = take();
    try {
      return solve(puzzle, worker.choice, worker.boards);
    } finally {
      idle.add(worker);
    }
  }

  private BulkResult solve(Board puzzle, EngineChoice choice, BoardSolver boards) {
    choice.begin(KNOWN_TO_BE_LEFT);
    try {
      return boards.solve(choice.next(KNOWN_TO_BE_LEFT), puzzle, limit);
    } finally {
      choice.end();
    }
  }

  private Worker take() {
    Worker worker = idle.poll();
    return worker != null ? worker : new Worker(choices.get(), new BoardSolver());
  }
}
