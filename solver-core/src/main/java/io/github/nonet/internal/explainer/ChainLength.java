package io.github.nonet.internal.explainer;

/**
 * The part of a chain's rating that its length adds: a tenth for each bound that it is above.
 *
 * <pre>
 *   statements less two    to 4    5, 6    7, 8   9 - 12   13 - 16   17 - 24   25 - 32   ...
 *   adds                      0     0.1     0.2      0.3       0.4       0.5       0.6
 * </pre>
 */
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
