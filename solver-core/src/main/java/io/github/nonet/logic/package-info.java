/**
 * Solves as people do: techniques, steps with reasons, hints and ratings.
 *
 * <pre>{@code
 * Candidates state = Candidates.of(puzzle);
 * LogicalSolver solver = LogicalSolver.standard();
 * Step step = solver.nextStep(state).orElseThrow();
 * System.out.println(step.describe(Detail.FULL));
 * String svg = StepPicture.of(state, step).toSvg();
 * state = step.applyTo(state);
 * }</pre>
 *
 * <ul>
 *   <li>{@link io.github.nonet.logic.Verdict}: whether a puzzle has one solution, several or none,
 *       and why.
 *   <li>{@link io.github.nonet.logic.LogicalSolver}: the next step, all steps, the path to the
 *       solution; and the {@link io.github.nonet.Mistake} in a state that has left it.
 *   <li>{@link io.github.nonet.logic.Technique}: the techniques, from a full house to forcing nets;
 *       {@link io.github.nonet.logic.GridTechnique}: the techniques for grids of other sizes and
 *       rules.
 *   <li>{@link io.github.nonet.logic.Step}: the placements or eliminations, and their reason, as
 *       text in three depths ({@link io.github.nonet.Detail}) and two languages.
 *   <li>{@link io.github.nonet.logic.Reason}: the reason as data: {@link
 *       io.github.nonet.logic.Part}s with their roles, and {@link io.github.nonet.logic.Link}s.
 *   <li>{@link io.github.nonet.logic.StepPicture}: the step as SVG and as text.
 *   <li>{@link io.github.nonet.logic.StepFinder}: a technique of your own.
 *   <li>{@link io.github.nonet.logic.ExplainerRating}: how hard a puzzle is, on the scale of Sudoku
 *       Explainer.
 *   <li>{@link io.github.nonet.logic.HodokuRating}: how hard a puzzle is, on HoDoKu's scale.
 * </ul>
 *
 * <p>A <em>step</em> is one deduction: it places digits or eliminates candidates, by a
 * <em>technique</em>, for a reason. A <em>hint</em> is a step shown in one of three depths. A
 * <em>path</em> is the steps from a puzzle to its solution. Cells are numbered 0 to 80, row by row;
 * texts call them r1c1 to r9c9.
 *
 * <p>A minor version may find different techniques, steps and paths, and use different words and
 * colours. {@link io.github.nonet.logic.ExplainerRating} and {@link
 * io.github.nonet.logic.HodokuRating} stay as they are, because the programs they follow no longer
 * change. {@link io.github.nonet.logic.GridTechnique} and the kinds of {@link
 * io.github.nonet.logic.Reason} other than {@code Custom} are {@linkplain
 * io.github.nonet.Incubating incubating}.
 *
 * <p>No parameter may be null; otherwise {@link java.lang.NullPointerException} is thrown.
 * Everything here is immutable and thread-safe, except streams. Each family of techniques has an
 * example and a picture in {@code docs/use/techniques.md}.
 */
@NullMarked
package io.github.nonet.logic;

import org.jspecify.annotations.NullMarked;
