package io.github.nonet.internal.groups;

/**
 * A sum of cells less a sum of other cells. Cells of one sign may have the same value unless they
 * see each other.
 */
final class SignedSum {
  /** First those that are added, then those that are subtracted; none twice. */
  final int[] cells;

  /** How many are added. */
  final int added;

  final int total;

  /** Whether none is subtracted and all see each other. */
  final boolean isCage;

  SignedSum(int[] cells, int added, int total, boolean isCage) {
    this.cells = cells;
    this.added = added;
    this.total = total;
    this.isCage = isCage;
  }
}
