/**
 * Puzzles made to order.
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
 *   <li>{@link io.github.nonet.generate.PuzzleGenerator}: proper puzzles with the properties asked
 *       for, the same from the same seed everywhere; and random solved boards, all equally likely.
 *   <li>{@link io.github.nonet.generate.Symmetry}: the symmetries of a pattern of clues.
 *   <li>{@link io.github.nonet.generate.Minimality}: which clues of a puzzle are redundant, how to
 *       take them away.
 *   <li>{@link io.github.nonet.generate.GenerationFailedException}: nothing found within the effort
 *       allowed.
 * </ul>
 *
 * <p>A proper puzzle is <em>minimal</em> when each of its clues is needed: without it there would
 * be a second solution. To <em>dig</em> is to take clues away from a solution.
 *
 * <p>A minor version of the library may make other puzzles of a seed; within one version they are
 * the same everywhere.
 *
 * <p>No parameter may be null: {@link java.lang.NullPointerException} is thrown otherwise.
 * Everything here may be shared by any number of threads, but for a builder and a stream.
 * Distributions and costs are in {@code docs/results/speed.md}, ideas and proofs in {@code
 * docs/inside/making-and-grids.md}.
 */
@NullMarked
package io.github.nonet.generate;

import org.jspecify.annotations.NullMarked;
