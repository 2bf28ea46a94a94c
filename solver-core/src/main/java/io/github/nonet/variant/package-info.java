/**
 * Other sizes and variants: grids of 4 to 25 values with boxes or regions of any form, diagonals,
 * windows, cages with sums, and several grids that overlap.
 *
 * <pre>{@code
 * Grid puzzle = Rules.of(3, 4).parse(line);                                  // 12x12
 * Grid jigsaw = Rules.jigsaw(regions).parse(givens);
 * Grid samurai = Rules.samurai().parse(text);
 * Rules diagonal = Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();
 * Grid killer = Rules.of(3, 3).withCages(cages).empty();
 * Optional<Grid> solution = GridSolver.getDefault().solve(killer);
 * String svg = GridPicture.of(killer).toSvg();
 * }</pre>
 *
 * <p>{@link io.github.nonet.variant.Rules} say how many values there are, where the cells are and
 * which of them hold different values. A <em>house</em> has as many cells as there are values, a
 * <em>group</em> fewer; a {@link io.github.nonet.variant.Cage} has a sum. A {@link
 * io.github.nonet.variant.Grid} is a puzzle or a solution; it carries its rules. {@link
 * io.github.nonet.variant.GridCandidates} are a grid with pencil marks, {@link
 * io.github.nonet.variant.GridSolver} finds solutions, {@link
 * io.github.nonet.variant.GridGenerator} makes puzzles, {@link io.github.nonet.variant.GridPicture}
 * draws.
 *
 * <p>The ordinary Sudoku has types of its own in {@link io.github.nonet}, which are quicker. A null
 * argument throws a {@link NullPointerException} that names the parameter.
 */
@NullMarked
package io.github.nonet.variant;

import org.jspecify.annotations.NullMarked;
