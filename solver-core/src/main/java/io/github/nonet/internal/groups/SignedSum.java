package io.github.nonet.internal.groups;

/**
 * A sum of cells minus a sum of other cells. Cells of one sign may have the same value unless they
 * see each other.
 *
 * @param cells first those that are added, then those that are subtracted; none twice
 * @param added the number of cells that are added
 * @param isCage whether none is subtracted and all see each other
 */
record SignedSum(int[] cells, int added, int total, boolean isCage) {}
