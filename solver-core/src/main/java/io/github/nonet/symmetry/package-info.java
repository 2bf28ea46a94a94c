/**
 * Rearranges boards without changing their logic, and decides whether two boards are rearrangements
 * of each other.
 *
 * <pre>{@code
 * Board disguised = Transformation.random(seed).apply(puzzle);
 * Canonical.form(disguised).equals(Canonical.form(puzzle)); // true
 * }</pre>
 *
 * <ul>
 *   <li>{@link io.github.nonet.symmetry.Transformation}: one rearrangement, as a value: it
 *       transposes the board, permutes bands, stacks, rows and columns, and relabels digits.
 *   <li>{@link io.github.nonet.symmetry.Canonical}: the smallest of all rearrangements of a board,
 *       and how many of them leave it as it is.
 * </ul>
 *
 * <p>Two boards are <em>equivalent</em> when a transformation leads from one to the other. A
 * transformation that leads from a board to itself is an <em>automorphism</em> of it.
 *
 * <p>Canonical forms and the transformation of a seed are the same in all versions.
 *
 * <p>No parameter may be null; otherwise {@link java.lang.NullPointerException} is thrown.
 * Everything here may be shared by any number of threads. Costs are in {@code
 * docs/results/speed.md}, ideas in {@code docs/inside/making-and-grids.md}.
 */
@NullMarked
package io.github.nonet.symmetry;

import org.jspecify.annotations.NullMarked;
