package io.github.nonet.internal.link;

import java.util.Arrays;

/** How often each of some symbols has occurred: those that do so often cost few bits. */
public final class Model {
  /** How much one occurrence counts, against 1 for a symbol that has not occurred yet. */
  private static final int STEP = 3;

  private static final int MOST = 1 << 12;

  private final int[] counts;
  private int total;

  /** For symbols from 0 to {@code size - 1}, all of them equally likely at first. */
  public Model(int size) {
    counts = new int[size];
    Arrays.fill(counts, 1);
    total = size;
  }

  int total() {
    return total;
  }

  int size(int symbol) {
    return counts[symbol];
  }

  /** Returns the sizes of the symbols before this one. */
  int start(int symbol) {
    int start = 0;
    for (int i = 0; i < symbol; i++) {
      start += counts[i];
    }
    return start;
  }

  /** Returns the symbol that has this part of the total. */
  int at(int part) {
    int symbol = 0;
    for (int rest = part - counts[0]; rest >= 0; rest -= counts[symbol]) {
      symbol++;
    }
    return symbol;
  }

  /** Makes a symbol more likely. */
  void occur(int symbol) {
    counts[symbol] += STEP;
    total += STEP;
    if (total > MOST) {
      halve();
    }
  }

  private void halve() {
    total = 0;
    for (int i = 0; i < counts.length; i++) {
      counts[i] = counts[i] + 1 >> 1;
      total += counts[i];
    }
  }
}
