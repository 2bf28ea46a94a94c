package io.github.nonet.internal.explainer;

/** A set of candidates. */
final class CandidateSet {
  private final long[] words = new long[Consequences.WORDS];

  void clear() {
    java.util.Arrays.fill(words, 0);
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
        members[count++] = 64 * w + Long.numberOfTrailingZeros(rest);
      }
    }
    return members;
  }
}
