/**
 * Solves, explains and generates other sizes and variants: grids of 2 to 25 values with boxes or
 * regions of any shape, diagonals, windows, cages with sums, and several grids that overlap.
 *
 * <pre>{@code
 * Grid puzzle = Rules.of(3, 4).parseGrid(line);                                  // 12x12
 * Grid jigsaw = Rules.jigsaw(regions).parseGrid(givens);
 * Grid samurai = Rules.samurai().parseGrid(text);
 * Rules diagonal = Rules.builder(9).diagonals().build();
 * Grid killer = Rules.of(3, 3).withCages(cages).emptyGrid();
 * Optional<Grid> solution = GridSolver.getDefault().solve(killer);
 * String svg = GridPicture.of(killer).toSvg();
 * }</pre>
 *
 * <p>{@link io.github.nonet.variant.Rules} define the number of values, the places of the cells and
 * which of them hold different values. A <em>house</em> has one cell for each value, a
 * <em>group</em> has fewer; a {@link io.github.nonet.variant.Cage} has a sum; a {@link
 * io.github.nonet.variant.Constraint} is a line, a dot, a clue outside the grid or your own rule.
 *
 * <h2>The types</h2>
 *
 * <ul>
 *   <li>{@link io.github.nonet.variant.Grid}: a puzzle or a solution, together with its rules.
 *       {@link io.github.nonet.variant.GridConflict} describes an error in a grid.
 *   <li>{@link io.github.nonet.variant.GridCandidates}: a grid with its pencil marks, from which
 *       {@link io.github.nonet.variant.GridLogicalSolver} gives hints with reasons.
 *   <li>{@link io.github.nonet.variant.GridSolver}: solve, count, enumerate, or prove that a
 *       solution is the only one.
 *   <li>{@link io.github.nonet.variant.GridVerdict}: whether a puzzle has one solution, several or
 *       none, and why.
 *   <li>{@link io.github.nonet.variant.GridGenerator}: puzzles to order.
 *   <li>{@link io.github.nonet.variant.GridMinimality}: the clues, cages and constraints that a
 *       puzzle does not need.
 *   <li>{@link io.github.nonet.variant.GridGame}: the state of a player's screen.
 *   <li>{@link io.github.nonet.variant.GridPicture}: a grid or a step, drawn.
 * </ul>
 *
 * <p>The classic Sudoku has its own, faster types in {@link io.github.nonet}.
 *
 * <h2>What stays the same</h2>
 *
 * The types of this package are {@linkplain io.github.nonet.Incubating incubating} in version 1.0:
 * a minor version may change their form. Their texts, links and streams are stable: every later 1.x
 * reads what an earlier 1.x wrote. Steps, levels, sentences, pictures and the puzzles of a seed may
 * change with any minor version.
 *
 * <h2>Nulls, threads, interruption</h2>
 *
 * No parameter may be null; otherwise {@link java.lang.NullPointerException} is thrown. All types
 * except builders may be shared by any number of threads. A stream of solutions belongs to one
 * thread at a time. A thread that is interrupted leaves a running search promptly by {@link
 * io.github.nonet.SearchInterruptedException}.
 */
@Incubating
@NullMarked
package io.github.nonet.variant;

import io.github.nonet.Incubating;
import org.jspecify.annotations.NullMarked;
