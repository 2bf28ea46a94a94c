package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;

/** Open cells with one candidate. */
final class NakedSingles implements Finder {
  @Override
  public boolean find(State state, Finding finding) {
    int cell = state.single();
    if (cell < 0) {
      return false;
    }
    int set = state.sets[cell];
    return finding
        .begin(GridTechnique.NAKED_SINGLE, set)
        .cause(cell)
        .place(cell, Integer.numberOfTrailingZeros(set));
  }
}
