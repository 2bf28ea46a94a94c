package io.github.nonet;

import io.github.nonet.internal.BoardEngine;

/** An engine under guard: interruptible, without a limit. */
final class GuardedEngine implements BoardEngine {
  private final BoardEngine engine;
  private final GuardedSearch guarded;

  GuardedEngine(BoardEngine engine) {
    this.engine = engine;
    this.guarded = GuardedSearch.interruptible(engine);
  }

  @Override
  public void load(byte[] cells, int offset) {
    engine.load(cells, offset);
  }

  @Override
  public void store(byte[] digits, int offset) {
    engine.store(digits, offset);
  }

  @Override
  public Progress advance(long maxGuesses) {
    return guarded.advance(maxGuesses);
  }

  @Override
  public Board solution() {
    return engine.solution();
  }

  @Override
  public long guesses() {
    return engine.guesses();
  }

  /** Returns the search under this limit, which begins now. */
  GuardedSearch within(SearchLimit limit) {
    return limit == SearchLimit.NONE ? guarded : new GuardedSearch(engine, limit);
  }
}
