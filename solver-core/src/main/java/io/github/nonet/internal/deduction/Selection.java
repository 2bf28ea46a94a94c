package io.github.nonet.internal.deduction;

/**
 * Chooses a given number of sets that together have exactly this number of elements. It gives all
 * choices, one after the other.
 */
final class Selection {
  /** After how many sets looked at the pulse is felt. */
  private static final int BEAT = 4096;

  private final int[] sets;
  private final int[] chosen;

  /** What the first sets of the choice have together. */
  private final int[] unions;

  private final Runnable pulse;
  private int size;
  private int count;
  private int depth;
  private int looked;

  Selection(int most, Runnable pulse) {
    sets = new int[most];
    chosen = new int[most + 1];
    unions = new int[most + 1];
    this.pulse = pulse;
  }

  /** Begins again, without a set. */
  void begin(int newSize) {
    size = newSize;
    count = 0;
    depth = 0;
    chosen[0] = -1;
  }

  void offer(int set) {
    sets[count++] = set;
  }

  int count() {
    return count;
  }

  /** Continues to the next choice; returns false if there is none. */
  boolean next() {
    while (depth >= 0) {
      int candidate = ++chosen[depth];
      if (candidate > count - (size - depth)) {
        depth--;
      } else {
        int union = unions[depth] | sets[candidate];
        beat();
        if (Integer.bitCount(union) <= size) {
          unions[depth + 1] = union;
          if (depth + 1 == size) {
            if (Integer.bitCount(union) == size) {
              return true;
            }
          } else {
            depth++;
            chosen[depth] = candidate;
          }
        }
      }
    }
    return false;
  }

  private void beat() {
    if (++looked == BEAT) {
      looked = 0;
      pulse.run();
    }
  }

  /** Returns the number of a set of the choice. */
  int chosen(int i) {
    return chosen[i];
  }

  /** Returns what the sets of the choice have together. */
  int union() {
    return unions[size];
  }
}
