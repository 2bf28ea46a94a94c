package io.github.nonet.internal;

import io.github.nonet.Progress;

/**
 * An engine for boards as one for grids.
 *
 * @param engine searches
 */
public record BoardEngine(Engine engine) implements GroupEngine {
  @Override
  public void load(int[] candidates) {
    engine.loadCandidates(candidates);
  }

  @Override
  public Progress advance(long maxGuesses) {
    return engine.advance(maxGuesses);
  }

  @Override
  public void store(int[] values) {
    byte[] digits = new byte[Geometry.CELLS];
    engine.store(digits, 0);
    for (int cell = 0; cell < digits.length; cell++) {
      values[cell] = digits[cell];
    }
  }

  @Override
  public long guesses() {
    return engine.guesses();
  }
}
