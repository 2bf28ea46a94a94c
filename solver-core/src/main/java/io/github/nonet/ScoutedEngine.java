package io.github.nonet;

import io.github.nonet.internal.BoardEngine;

/** A {@link ScoutedSearch} by engines, which can begin again. */
final class ScoutedEngine implements BoardEngine {
  private final BoardEngine scout;
  private final BoardEngine ordered;
  private final ScoutedSearch<BoardEngine> search;

  ScoutedEngine(BoardEngine scout, BoardEngine ordered) {
    this.scout = scout;
    this.ordered = ordered;
    this.search = new ScoutedSearch<>(scout, ordered);
  }

  @Override
  public void load(byte[] cells, int offset) {
    scout.load(cells, offset);
    ordered.load(cells, offset);
    search.restart();
  }

  @Override
  public void store(byte[] digits, int offset) {
    search.finder().store(digits, offset);
  }

  @Override
  public Progress advance(long maxGuesses) {
    return search.advance(maxGuesses);
  }

  @Override
  public Board solution() {
    return search.solution();
  }

  @Override
  public long guesses() {
    return search.guesses();
  }
}
