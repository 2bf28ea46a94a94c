/**
 * Solves 9x9 Sudoku with an immutable board and pluggable solvers. The other packages explain, rate
 * and generate puzzles, and do the same for grids from 4x4 to 25x25 with regions, cages, lines and
 * custom rules.
 *
 * {@snippet file="SnippetsTest.java" region="solve" :
 * Board puzzle =
 *     Board.parse(
 *         "030260701680070090190004500820100040004602900050003028009300074040050036703018000");
 * Solver.getDefault().solve(puzzle).ifPresent(s -> System.out.println(s.toGridString()));
 * }
 *
 * <h2>The words</h2>
 *
 * A board has 81 <em>cells</em>, numbered 0 to 80 row by row, in nine <em>rows</em>, nine
 * <em>columns</em> and nine <em>boxes</em>, each numbered 0 to 8; these are the 27 <em>houses</em>.
 * Three boxes side by side are a <em>{@index band}</em>, three above each other a <em>{@index
 * stack}</em>. A <em>{@index digit}</em> is 1 to 9, and 0 means an empty cell. A digit given by the
 * puzzle is a <em>{@index clue}</em>; a digit that no house of an empty cell holds yet is a
 * <em>{@index candidate}</em> of that cell. A <em>{@index guess}</em> is one branch tried where a
 * search has two or more to choose from.
 *
 * <p>Three properties differ. A board is <em>{@index well-formed}</em> when it has 81 cells of 0 to
 * 9: every {@link io.github.nonet.Board} is. It is <em>{@index consistent}</em> when no house holds
 * a digit twice. It is <em>{@index solvable}</em> when it can be completed, and <em>{@index
 * proper}</em> when that is possible in exactly one way. Asking for the solution of a board that
 * has none is not an error: the answer is empty.
 *
 * <h2>The types</h2>
 *
 * <ul>
 *   <li>{@link io.github.nonet.Board}: the immutable value, with text in and out. {@link
 *       io.github.nonet.Conflict} and {@link io.github.nonet.House} describe its errors.
 *   <li>{@link io.github.nonet.Candidates}: a puzzle with its pencil marks, from which {@code
 *       io.github.nonet.logic} gives hints with reasons.
 *   <li>{@link io.github.nonet.Puzzle}: either of the two. Methods that solve, count, rate or give
 *       hints take any puzzle.
 *   <li>{@link io.github.nonet.Position} and {@link io.github.nonet.LogicalStep}: what a player
 *       sees and a hint, whatever the rules. Games and steps implement them.
 *   <li>{@link io.github.nonet.Solver}: solve, count, enumerate, or prove that a solution is the
 *       only one; with a {@link io.github.nonet.SearchLimit} if it must not take long. Implement
 *       its one abstract method to plug in your own strategy.
 *   <li>{@link io.github.nonet.Search}: one running search, which can be paused after any number of
 *       guesses and continued later.
 *   <li>{@link io.github.nonet.Algorithm}: the strategies that come with the library.
 * </ul>
 *
 * <h2>Which algorithm</h2>
 *
 * Use {@link io.github.nonet.Solver#getDefault()} unless you have a reason not to. The constants of
 * {@link io.github.nonet.Algorithm} explain what each algorithm is good for; the first three are
 * the textbook strategies, written to be read.
 *
 * <h2>The other packages</h2>
 *
 * {@code io.github.nonet.logic} solves as people do, explains each step, and reports whether a
 * puzzle has one solution, several or none, and why. {@code io.github.nonet.generate} generates
 * puzzles to order, {@code io.github.nonet.bulk} solves puzzles by the million, {@code
 * io.github.nonet.symmetry} finds out whether two boards are rearrangements of each other, {@code
 * io.github.nonet.text} reads and writes puzzle files in the common formats, and {@code
 * io.github.nonet.variant} does all this for other sizes and rules.
 *
 * <h2>What stays the same</h2>
 *
 * Programs that use version 1.0 compile and run with every later 1.x, unless they use something
 * {@linkplain io.github.nonet.Incubating incubating}: the package {@code io.github.nonet.variant},
 * {@code GridTechnique}, the kinds of reasons other than {@code Custom}, {@code VECTOR} and the
 * lanes. Version 1.x reads every text, link and stream that an earlier 1.x has written. Seeds,
 * steps and pictures are not covered: a minor version may generate a different puzzle from a seed,
 * find a different technique, step or path, assign a different {@code GridTechnique} level, and
 * word or draw a step differently. Ratings named after a program and its version do not change.
 *
 * <h2>Nulls, threads, interruption</h2>
 *
 * No parameter may be null; otherwise {@link java.lang.NullPointerException} is thrown. Boards and
 * solvers may be shared by any number of threads; a {@link io.github.nonet.Search} and a stream of
 * solutions belong to one thread at a time. A thread that is interrupted leaves a running search
 * promptly by {@link io.github.nonet.SearchInterruptedException}.
 */
@NullMarked
package io.github.nonet;

import org.jspecify.annotations.NullMarked;
