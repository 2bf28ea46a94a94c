package io.github.nonet.internal.deduction;

/**
 * A sum of few cells that follows from houses and cages.
 *
 * @param houses the houses, no two with a common cell
 * @param added the cells that are added, ascending
 * @param subtracted the cells that are subtracted, ascending
 */
record HouseSum(int[] houses, int[] added, int[] subtracted, int total) {}
