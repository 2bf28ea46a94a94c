package io.github.nonet.variant;

import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.deduction.GridRating;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Solves grids of any size and rules as people do, step by step.
 *
 * <pre>{@code
 * GridCandidates state = GridCandidates.of(puzzle);
 * GridLogicalSolver.standard().findMistake(state);            // what is wrong
 * GridLogicalSolver.standard().nextStep(state);               // a hint
 * GridLogicalSolver.standard().level(puzzle);                 // how hard it is
 * }</pre>
 *
 * <p>The level of a puzzle is that of the hardest {@link GridTechnique} that it needs, also where
 * the puzzle has the rules of a board:
 *
 * <ul>
 *   <li>{@link Level#EASY}: one looks for the only value of a cell, or for the only place of a
 *       value in a house. No notes are needed, and no sum or other constraint but marks of single
 *       cells and moves of chess.
 *   <li>{@link Level#MEDIUM}: one looks at two houses that share cells, at two or three cells or
 *       values of a house, in a killer at the combinations of a cage and at what the cages of a
 *       house leave, and, with constraints, at two cells on a line, at the values of a line, and at
 *       sums of up to three open cells. Notes are needed.
 *   <li>{@link Level#HARD}: one looks at four or more cells or values of a house, at two to four
 *       rows and columns for one value, at links between places of a value, at three cells with
 *       three values, in a killer at the values of two or three cells of a cage and at what the
 *       cages of several rows or columns leave, and, with constraints, at longer sums and at all
 *       ways to fill a line.
 *   <li>{@link Level#UNFAIR}: one follows a chain of links through cells, houses and constraints,
 *       until it contradicts the candidate from which it starts.
 *   <li>{@link Level#EXTREME}: one has to assume a candidate and follow everything that it implies,
 *       until something contradicts it; or to try.
 * </ul>
 *
 * <p>A level asks for the same techniques whatever the size of the grid; larger grids take longer.
 * The techniques are these for the ordinary Sudoku too; {@link io.github.nonet.logic.LogicalSolver}
 * knows more of them there.
 *
 * <p>Every state may be given, one that contradicts itself as well: a step that is found has a
 * reason that is true there, and is true of all solutions of the state.
 *
 * <p>The first step of a call costs some 0.1 to 1 ms by the size of the grid, 5 ms in a killer of
 * 16 values; each further one of {@link #solve} some 10 to 50 microseconds, a chain or a
 * contradiction some 1 to 50 ms, in killers and on long lines up to 200. A search costs what {@link
 * GridSolver} needs. Every method throws {@link SearchInterruptedException} promptly when its
 * thread is interrupted, or was before, and keeps the interrupt status. This class is immutable and
 * thread-safe.
 *
 * @since 1.0.0
 */
public final class GridLogicalSolver {
  private static final GridLogicalSolver STANDARD = upTo(Level.EXTREME);

  private final Level level;
  private final boolean maySearch;
  private final SearchLimit limit;

  private GridLogicalSolver(Level level, boolean maySearch, SearchLimit limit) {
    this.level = level;
    this.maySearch = maySearch;
    this.limit = limit;
  }

  /** {@return the logic of all techniques; where none has a step, it searches} */
  public static GridLogicalSolver standard() {
    return STANDARD;
  }

  /**
   * {@return the logic of the techniques up to a level} With {@link Level#EXTREME} it also
   * searches, where no technique has a step.
   *
   * @param level the hardest level
   */
  public static GridLogicalSolver upTo(Level level) {
    Objects.requireNonNull(level, "level");
    return new GridLogicalSolver(level, level == GridRating.HIGHEST, SearchLimit.NONE);
  }

  /**
   * {@return this logic without its search} Where no technique has a step, {@link #nextStep} is
   * empty, {@link #solve} ends without a solution, and {@link #level} is empty for a puzzle that
   * the techniques do not solve. {@link #findMistake} still compares the state with its solutions.
   */
  public GridLogicalSolver withoutSearch() {
    return new GridLogicalSolver(level, false, limit);
  }

  /**
   * {@return a view of this logic each of whose calls may cost at most {@code limit}; one that
   * needs more throws {@link SearchLimitExceededException}} The time is that of the whole call;
   * guesses are counted for each search in it. A view of a view keeps both limits.
   *
   * @param limit the limit for each call
   */
  public GridLogicalSolver within(SearchLimit limit) {
    return new GridLogicalSolver(
        level, maySearch, this.limit.and(Objects.requireNonNull(limit, "limit")));
  }

  /**
   * {@return the next step: the first one of the easiest technique that has any; empty if none has,
   * or nothing is open} Where no technique has a step, a search finds what all solutions agree on,
   * if it is allowed; where there is no solution, it finds nothing.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<GridStep> nextStep(GridPuzzle puzzle) {
    return hunt(puzzle).next();
  }

  /**
   * {@return the first step of the first technique that helps in a cell: it fills the cell, or
   * eliminates one of its candidates; empty if none does}
   *
   * <pre>{@code
   * logic.nextStepAt(state, cellThatThePlayerTouched);
   * }</pre>
   *
   * <p>Where no technique helps, a search finds what all solutions agree on in this cell, if it is
   * allowed.
   *
   * @param puzzle any grid or candidates
   * @param cell 0 to one less than the number of cells
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Optional<GridStep> nextStepAt(GridPuzzle puzzle, int cell) {
    GridHunt hunt = hunt(puzzle);
    return hunt.nextAt(Arguments.requireIndex("cell", cell, puzzle.rules().cellCount()));
  }

  /**
   * {@return the next value that can be placed, with everything that leads to it: a path whose last
   * step, and no other, places a value; empty if no technique gets there} It is the path of {@link
   * #solve} without the steps that the placement does not need: none of those left can be omitted.
   *
   * <p>Where many steps come first, it costs about ten milliseconds.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<GridPath> nextPlacement(GridPuzzle puzzle) {
    return hunt(puzzle).placement();
  }

  /**
   * {@return all steps of every technique in a state, from easy to hard; of the steps of a
   * technique that do the same, for whatever reason, one} None of them is taken. The stream is
   * lazy: a step is looked for when it is asked for. The last one may be what a search finds, if it
   * is allowed. A {@linkplain #within limit} bounds the whole stream.
   *
   * @param puzzle any grid or candidates
   */
  public Stream<GridStep> steps(GridPuzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return StreamSupport.stream(new GridSteps(() -> hunt(puzzle)), false);
  }

  /**
   * {@return the path from a state to its solution, or to where no step is found: each step is the
   * {@link #nextStep} of the state after those before}
   *
   * @param puzzle any grid or candidates
   */
  public GridPath solve(GridPuzzle puzzle) {
    return hunt(puzzle).path();
  }

  /**
   * {@return the level of a puzzle, {@link Level#EASY} to {@link Level#EXTREME}; empty if it does
   * not have one solution and no other, or if the level is above that of this logic} It is the
   * level of the hardest step of {@link #solve} from {@link GridCandidates#of(GridPuzzle)}, on the
   * scale of {@link GridTechnique}, also for a puzzle with the rules of a board.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<Level> level(GridPuzzle puzzle) {
    int[] sets = GridCandidates.of(puzzle).toSets();
    Watch clock = start();
    for (Level next : GridRating.LEVELS) {
      boolean isAllowed = next.compareTo(level) <= 0;
      if (isAllowed && GridHunt.logic(puzzle.rules(), next, clock).solves(sets)) {
        return Optional.of(next);
      }
    }
    boolean isBeyond =
        maySearch
            ? GridJudge.solver(limit, clock).hasUniqueSolution(puzzle)
            : level == GridRating.HIGHEST
                && GridHunt.logic(puzzle.rules(), level, clock).solves(sets);
    return isBeyond ? Optional.of(GridRating.HIGHEST) : Optional.empty();
  }

  /**
   * {@return what is wrong with a state; empty if it has a solution} Where the clues have one
   * solution, these are all placed values that it does not have, or else all candidates that it
   * needs and the state lacks. Where they have several, it is the first cell that no solution
   * agrees with: placed values come first, row by row, then open cells. {@link GridVerdict}
   * explains why clues have no solution.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<Mistake> findMistake(GridPuzzle puzzle) {
    GridCandidates state = GridCandidates.of(puzzle);
    Watch clock = start();
    return new GridJudge(state, limit, clock).mistake();
  }

  private GridHunt hunt(GridPuzzle puzzle) {
    return new GridHunt(GridCandidates.of(puzzle), level, maySearch, limit);
  }

  private Watch start() {
    return GridHunt.start(limit);
  }
}
