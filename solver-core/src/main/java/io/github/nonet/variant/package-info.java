/**
 * Other sizes and variants: grids of 4 to 25 values with boxes or regions of any form, diagonals,
 * windows, cages with sums, and several grids that overlap.
 *
 * <p>{@link io.github.nonet.variant.Rules} say which cells there are and which of them hold
 * different values. A {@link io.github.nonet.variant.Grid} is a puzzle or a solution; it carries
 * its rules. {@link io.github.nonet.variant.GridCandidates} are a grid with pencil marks.
 */
@NullMarked
package io.github.nonet.variant;

import org.jspecify.annotations.NullMarked;
