package io.github.nonet.variant;

import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.RecentCache;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.deduction.GridStepSolver;
import io.github.nonet.logic.GridTechnique;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Solves grids of any size and rules the way people do, step by step, with a reason for each step.
 *
 * <pre>{@code
 * GridCandidates state = GridCandidates.of(puzzle);
 * GridLogicalSolver.standard().findMistake(state);            // what is wrong
 * GridLogicalSolver.standard().nextStep(state);               // a hint
 * GridLogicalSolver.standard().level(puzzle);                 // how hard it is
 * }</pre>
 *
 * <p>The level of a puzzle is the level of the hardest {@link GridTechnique} that it needs, even if
 * the puzzle has the rules of a board:
 *
 * <ul>
 *   <li>{@link Level#EASY}: look for the only value of a cell, or for the only cell of a value in a
 *       house. This needs no notes, and no sum or other constraint except marks of single cells and
 *       chess moves.
 *   <li>{@link Level#MEDIUM}: examine two houses that share cells, and two or three cells or values
 *       of a house; in a killer, the combinations of a cage and the sum that the cages of a house
 *       leave; with constraints, two cells on a line, the values of a line, and sums of up to three
 *       open cells. This needs notes.
 *   <li>{@link Level#HARD}: examine four or more cells or values of a house, two to four rows and
 *       columns for one value, links between the cells of a value, and three cells with three
 *       values; in a killer, the values of two or three cells of a cage and the sum that the cages
 *       of several rows or columns leave; with constraints, longer sums and all ways to fill a
 *       line.
 *   <li>{@link Level#UNFAIR}: follow a chain of links through cells, houses and constraints until
 *       it contradicts the candidate from which it starts.
 *   <li>{@link Level#EXTREME}: assume a candidate and follow everything that it implies until
 *       something contradicts it; or guess.
 * </ul>
 *
 * <p>A level needs the same techniques whatever the size of the grid, but larger grids take longer.
 * Classic Sudoku has the same levels here; for it, {@link io.github.nonet.logic.LogicalSolver}
 * knows more techniques.
 *
 * <p>A solver accepts every state, even one that contradicts itself. The reason for each step is
 * true in the state, and the step holds in all solutions of the state.
 *
 * <p>The first step of a call takes about 0.1 to 1 ms, depending on the size of the grid, and 5 ms
 * in a killer of 16 values. Each further step of {@link #solve} takes about 10 to 50 microseconds.
 * A chain or a contradiction takes about 1 to 50 ms, in killers and on long lines, and in grids of
 * 16 values, up to 200, and in grids of 25 values up to 300. The first hint in a new virtual
 * machine takes longer, and so does finding that no technique helps, as in an empty grid: up to 250
 * ms with 9 values, 0.3 s with 16 and 1 s with 25. A search takes as long as {@link GridSolver}
 * does to find the solution and to show that it is the only one; a state remembers both, and so do
 * the states that its steps {@linkplain GridStep#applyTo lead to}. With several solutions, a search
 * takes about as long as {@link GridCandidates#trueCandidates}. If the same step is requested again
 * soon, it is not searched for again, and a path requested hint by hint takes hardly longer than
 * {@link #solve}. Every method throws {@link SearchInterruptedException} promptly when its thread
 * is interrupted, or was before, and keeps the interrupt status. This class is immutable and
 * thread-safe. It keeps its techniques for the rules of its last call, which take at most a few
 * megabytes.
 *
 * @since 1.0.0
 */
public final class GridLogicalSolver {
  private static final GridLogicalSolver STANDARD = upTo(Level.EXTREME);

  /** The number of answers that are kept; a hint in three depths and its picture needs only one. */
  private static final int RECENT = 8;

  private static final int ANY_CELL = -1;

  /** The request for a step: a state, and one of its cells, or any cell. */
  private record Asked(GridCandidates state, int cell) {}

  /** The step that was found in a state, which may now know a solution. */
  private record StepAnswer(GridCandidates state, Optional<GridStep> step) {}

  private final Level level;
  private final boolean maySearch;
  private final SearchLimit limit;
  private final KeptTechniques kept;
  private final RecentCache<Asked, StepAnswer> recent;

  private GridLogicalSolver(
      Level level,
      boolean maySearch,
      SearchLimit limit,
      KeptTechniques kept,
      RecentCache<Asked, StepAnswer> recent) {
    this.level = level;
    this.maySearch = maySearch;
    this.limit = limit;
    this.kept = kept;
    this.recent = recent;
  }

  /** {@return the solver with all techniques, which searches if none has a step} */
  public static GridLogicalSolver standard() {
    return STANDARD;
  }

  /**
   * {@return the solver with the techniques up to a level} With {@link Level#EXTREME} it also
   * searches if no technique has a step.
   *
   * @param level the highest level
   */
  public static GridLogicalSolver upTo(Level level) {
    Objects.requireNonNull(level, "level");
    return new GridLogicalSolver(
        level,
        level == GridRating.HIGHEST,
        SearchLimit.NONE,
        new KeptTechniques(level),
        new RecentCache<>(RECENT));
  }

  /**
   * {@return this solver without its search} If no technique has a step, {@link #nextStep} is
   * empty, {@link #solve} ends without a solution, and {@link #level} is empty for a puzzle that
   * the techniques do not solve. {@link #findMistake} still compares the state with its solutions.
   */
  public GridLogicalSolver withoutSearch() {
    return new GridLogicalSolver(level, false, limit, kept, new RecentCache<>(RECENT));
  }

  /**
   * {@return a view of this solver whose calls may each cost at most {@code limit}; a call that
   * needs more throws {@link SearchLimitExceededException}} The time bounds the whole call; the
   * guesses bound each search in it. A view of a view keeps both limits.
   *
   * @param limit the limit for each call
   */
  public GridLogicalSolver within(SearchLimit limit) {
    SearchLimit both = this.limit.and(Objects.requireNonNull(limit, "limit"));
    return new GridLogicalSolver(level, maySearch, both, kept, recent);
  }

  /**
   * {@return the first step of the easiest technique that has one; empty if none has, or no cell is
   * open} If no technique has a step, a search finds a value or candidates on which all solutions
   * agree, unless {@linkplain #withoutSearch() it is excluded}; if there is no solution, it finds
   * nothing.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<GridStep> nextStep(GridPuzzle puzzle) {
    return recent(puzzle, ANY_CELL, GridStepSearch::first);
  }

  /**
   * {@return the first step of the first technique that helps in a cell: it fills the cell, or
   * eliminates one of its candidates; empty if none does}
   *
   * <pre>{@code
   * logic.nextStepAt(state, cellThatThePlayerTouched);
   * }</pre>
   *
   * <p>If no technique helps, a search finds the value or candidates of this cell on which all
   * solutions agree, unless {@linkplain #withoutSearch() it is excluded}. It is empty for a
   * {@linkplain Rules.Builder#hidden hidden cell}, because nobody can point there.
   *
   * @param puzzle any grid or candidates
   * @param cell 0 to {@code cellCount() - 1} of the rules
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Optional<GridStep> nextStepAt(GridPuzzle puzzle, int cell) {
    Arguments.requireIndex("cell", cell, puzzle.rules().cellCount());
    return puzzle.rules().isShown(cell)
        ? recent(puzzle, cell, search -> search.nextAt(cell))
        : Optional.empty();
  }

  /**
   * {@return the path to the next placed value, whose last step is the only one that places a
   * value; empty if no technique gets there} It is the path of {@link #solve} without the steps
   * that the placement does not need, so no step of it can be left out. Each step is one of the
   * {@link #steps} of the state before it. If the techniques get stuck, the path is the step that a
   * search finds in the given state, provided that it places a value.
   *
   * <p>If the placement needs many steps, this takes about ten milliseconds.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<GridPath> nextPlacement(GridPuzzle puzzle) {
    return find(puzzle, GridStepSearch::placement);
  }

  /**
   * {@return all steps of every technique in a state, from easy to hard} Steps of one technique
   * with the same effect are reported once, whatever their reasons. No step is applied. The stream
   * is lazy: each step is searched for when it is requested. The last step may be the result of a
   * search, unless {@linkplain #withoutSearch() it is excluded}. A {@linkplain #within limit}
   * bounds the whole stream.
   *
   * @param puzzle any grid or candidates
   */
  public Stream<GridStep> steps(GridPuzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return new GridSteps(() -> search(puzzle)).stream();
  }

  /**
   * {@return the path from a state to its solution, or until no step is found} Each step is the
   * {@link #nextStep} of the state that the earlier steps lead to.
   *
   * @param puzzle any grid or candidates
   */
  public GridPath solve(GridPuzzle puzzle) {
    return find(puzzle, GridStepSearch::path);
  }

  /**
   * {@return the level of a puzzle, {@link Level#EASY} to {@link Level#EXTREME}; empty if it does
   * not have exactly one solution, or if the level is above the highest of this solver} It is the
   * level of the hardest step of {@link #solve} from {@link GridCandidates#of(GridPuzzle)}, on the
   * scale of {@link GridTechnique}, even for a puzzle with the rules of a board.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<Level> level(GridPuzzle puzzle) {
    int[] sets = GridCandidates.of(puzzle).toSets();
    LimitedWatch watch = start();
    boolean hasHidden = puzzle.rules().tables.structure.hasHidden();
    // Techniques fill only the cells that are shown, and do not check whether the others can be
    // filled.
    if (hasHidden && !GridSolutionCheck.solver(limit, watch).hasUniqueSolution(puzzle)) {
      return Optional.empty();
    }
    GridStepSolver logic = GridStepSearch.logic(puzzle.rules(), Level.EASY, watch);
    Optional<Level> found = logic.level(sets, maySearch ? GridRating.DECIDED : level);
    if (found.isPresent() || !maySearch) {
      return found;
    }
    // The candidates that the techniques leave have the same solutions, found sooner.
    logic.store(sets);
    GridCandidates left = GridCandidates.copyOf(puzzle.rules(), sets);
    return GridSolutionCheck.solver(limit, watch).hasUniqueSolution(left)
        ? Optional.of(GridRating.HIGHEST)
        : Optional.empty();
  }

  /**
   * {@return the mistake in a state; empty if the state has a solution} If the clues have one
   * solution, the mistake lists all placed values that are wrong, or otherwise all missing
   * candidates of the solution. If they have several, it lists only the first cell that no solution
   * agrees with: placed values come first, row by row, then open cells. {@link GridVerdict}
   * explains why clues have no solution.
   *
   * @param puzzle any grid or candidates
   */
  public Optional<Mistake> findMistake(GridPuzzle puzzle) {
    GridCandidates state = GridCandidates.of(puzzle);
    LimitedWatch watch = start();
    return new GridSolutionCheck(state, limit, watch).mistake();
  }

  /** Returns the step that was found for the same request before, or finds it. */
  private Optional<GridStep> recent(
      GridPuzzle puzzle, int cell, Function<GridStepSearch, Optional<GridStep>> question) {
    Asked asked = new Asked(GridCandidates.of(puzzle), cell);
    StepAnswer known = recent.get(asked);
    if (known == null) {
      return recent
          .keep(asked, new StepAnswer(asked.state(), find(asked.state(), question)), 1)
          .step();
    }
    start();
    asked.state().rememberFrom(known.state());
    return known.step();
  }

  /** Returns the answer of a search, and keeps its techniques for the next call. */
  private <T> T find(GridPuzzle puzzle, Function<GridStepSearch, T> question) {
    GridStepSearch search = search(puzzle);
    T found = question.apply(search);
    kept.give(search.end());
    return found;
  }

  private GridStepSearch search(GridPuzzle puzzle) {
    return new GridStepSearch(GridCandidates.of(puzzle), kept, maySearch, limit);
  }

  /** Returns the highest level, whether the solver also searches, and the limit, in words. */
  @Override
  public String toString() {
    return "techniques up to " + level + (maySearch ? ", then search, " : ", ") + limit;
  }

  private LimitedWatch start() {
    return GridStepSearch.start(limit);
  }
}
