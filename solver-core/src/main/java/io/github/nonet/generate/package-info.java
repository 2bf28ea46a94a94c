/**
 * Generates puzzles to order.
 *
 * <pre>{@code
 * Board puzzle =
 *     PuzzleGenerator.builder()
 *         .seed(42)
 *         .symmetry(Symmetry.ROTATIONAL_180)
 *         .clues(24, 28)
 *         .build()
 *         .next();
 * }</pre>
 *
 * <ul>
 *   <li>{@link io.github.nonet.generate.PuzzleGenerator}: proper puzzles with the requested
 *       properties, reproducible from a seed on every platform; and random solved boards, all
 *       equally likely.
 *   <li>{@link io.github.nonet.generate.Symmetry}: the symmetries of a pattern of clues.
 *   <li>{@link io.github.nonet.generate.Minimality}: which clues of a puzzle are redundant, and how
 *       to remove them.
 *   <li>{@link io.github.nonet.generate.GenerationFailedException}: no puzzle was found within the
 *       allowed effort.
 * </ul>
 *
 * <p>A proper puzzle is <em>minimal</em> when each of its clues is needed because there would be a
 * second solution without it. To <em>dig</em> is to remove clues from a solution.
 *
 * <p>Within one version of the library, a seed gives the same puzzles everywhere; a minor version
 * may change them.
 *
 * <p>No parameter may be null; otherwise {@link java.lang.NullPointerException} is thrown.
 * Everything here may be shared by any number of threads, except builders and streams.
 * Distributions are in {@code docs/results/puzzles.md}, costs in {@code docs/results/speed.md}, and
 * ideas and proofs in {@code docs/inside/making-and-grids.md}.
 */
@NullMarked
package io.github.nonet.generate;

import org.jspecify.annotations.NullMarked;
