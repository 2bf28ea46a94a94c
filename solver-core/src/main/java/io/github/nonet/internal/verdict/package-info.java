/**
 * The number of solutions of a puzzle, and the reason if it has none, for both boards and grids.
 */
package io.github.nonet.internal.verdict;
