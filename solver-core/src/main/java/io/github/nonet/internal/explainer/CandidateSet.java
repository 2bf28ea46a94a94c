package io.github.nonet.internal.explainer;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/** A set of candidates, bit {@code 9 * cell + digit}. */
final class CandidateSet {
  private final long[] words = new long[ChainConsequences.WORDS];

  void clear() {
    Arrays.fill(words, 0);
  }

  void add(int candidate) {
    CellBits.add(words, candidate);
  }

  /** Returns the members, ascending. */
  int[] toArray() {
    return CellBits.toArray(words);
  }
}
