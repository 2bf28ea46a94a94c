/** Engines for grids of any size and any rules: houses, groups and cages of cells. */
package io.github.nonet.internal.groups;
