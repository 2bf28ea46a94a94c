/**
 * The solver that holds a puzzle in every lane of the vectors. It is among the sources for JDK 25:
 * {@code Layout} draws where the puzzles are, {@code Kernel} deduces, {@code Choice} chooses where
 * to guess, {@code Text} reads and writes, and {@code LaneEngine} keeps the lanes busy.
 */
package io.github.nonet.internal.lanes;
