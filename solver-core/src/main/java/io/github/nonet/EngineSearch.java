package io.github.nonet;

import io.github.nonet.internal.Engine;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Guard;

/**
 * An engine as a search with interruption and limits: the one place where boards become bytes, and
 * bytes boards. It is also an engine, and can start again.
 */
final class EngineSearch implements GuardedSearch, Engine {
  private final Engine engine;
  private final Guard guard = new Guard(SearchLimit.NONE);

  /** The solution found last, once it has been requested. */
  private Board solution;

  EngineSearch(Engine engine) {
    this.engine = engine;
  }

  /** Starts a new search and discards the last. */
  void begin(Puzzle puzzle, SearchLimit limit) {
    if (puzzle instanceof Board board) {
      load(board.digits(), 0);
    } else {
      load(((Candidates) puzzle).toDigitSets());
    }
    guard.restart(limit);
  }

  @Override
  public void load(byte[] cells, int offset) {
    guard.restart(SearchLimit.NONE);
    engine.load(cells, offset);
    solution = null;
  }

  @Override
  public void load(int[] candidates) {
    guard.restart(SearchLimit.NONE);
    engine.load(candidates);
    solution = null;
  }

  @Override
  public Progress advance(long maxGuesses) {
    Progress progress = guard.advance(engine, maxGuesses);
    if (progress == Progress.SOLUTION) {
      solution = null;
    }
    return progress;
  }

  @Override
  public void store(byte[] digits, int offset) {
    engine.store(digits, offset);
  }

  @Override
  public Board solution() {
    if (solution == null) {
      byte[] digits = new byte[Geometry.CELLS];
      engine.store(digits, 0);
      solution = Board.adopt(digits);
    }
    return solution;
  }

  @Override
  public long guesses() {
    return engine.guesses();
  }
}
