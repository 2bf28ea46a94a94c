package io.github.nonet.internal.explainer;

/** What the length of a chain adds to its rating. */
final class ChainLength {
  private static final int TABLE = 1024;
  private static final double[] ADDED = new double[TABLE];

  static {
    for (int nodes = 0; nodes < TABLE; nodes++) {
      ADDED[nodes] = compute(nodes);
    }
  }

  private ChainLength() {}

  /**
   * Returns 0.1 for each of 4, 6, 8, 12, 16, 24, 32 ... that the nodes less two are more than. The
   * tenths are added one by one: two sums that a reader would call equal may differ in the last
   * bit, and the original orders chains by it.
   */
  static double added(int nodes) {
    return nodes < TABLE ? ADDED[nodes] : compute(nodes);
  }

  private static double compute(int nodes) {
    double added = 0;
    int step = 4;
    boolean third = true;
    while (nodes - 2 > step) {
      added += 0.1;
      step = third ? step * 3 / 2 : step * 4 / 3;
      third = !third;
    }
    return added;
  }
}
