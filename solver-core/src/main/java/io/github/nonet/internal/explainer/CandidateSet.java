package io.github.nonet.internal.explainer;

import java.util.Arrays;

/** A set of candidates, bit {@code 9 * cell + digit}. */
final class CandidateSet {
  private final long[] words = new long[ChainConsequences.WORDS];

  void clear() {
    Arrays.fill(words, 0);
  }

  void add(int candidate) {
    words[candidate >>> 6] |= 1L << candidate;
  }

  /** Returns the members, ascending. */
  int[] toArray() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    int[] members = new int[size];
    int count = 0;
    for (int w = 0; w < words.length; w++) {
      for (long rest = words[w]; rest != 0; rest &= rest - 1) {
        members[count++] = Long.SIZE * w + Long.numberOfTrailingZeros(rest);
      }
    }
    return members;
  }
}
