/**
 * A puzzle in every lane of the vectors, for very many puzzles. The solver itself is among the
 * sources for JDK 25: {@code LaneLayout} draws where the puzzles are, {@code LaneKernel} deduces,
 * {@code LaneChoice} chooses where to guess, {@code LaneText} reads and writes, and {@code
 * LaneSearch} keeps the lanes busy.
 */
package io.github.nonet.internal.lanes;
