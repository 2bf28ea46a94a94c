package io.github.nonet.bulk;

import io.github.nonet.Board;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/** Solves the puzzles of one stream, from as many threads as the stream has. */
final class StreamTask {
  /** Nobody knows how many puzzles a stream still has. */
  private static final long UNKNOWN = 1;

  private final Queue<Worker> idle = new ConcurrentLinkedQueue<>();
  private final Supplier<EngineChoice> choices;
  private final int limit;

  StreamTask(Supplier<EngineChoice> choices, int limit) {
    this.choices = choices;
    this.limit = limit;
  }

  /** What one thread needs. */
  private record Worker(EngineChoice choice, byte[] cells) {}

  BulkResult solve(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    Worker worker = take();
    worker.choice.begin();
    BulkResult result = BulkSolver.solve(worker.choice.next(UNKNOWN), worker.cells, puzzle, limit);
    worker.choice.end();
    idle.add(worker);
    return result;
  }

  private Worker take() {
    Worker worker = idle.poll();
    return worker != null ? worker : new Worker(choices.get(), new byte[PuzzleBytes.CELLS]);
  }
}
