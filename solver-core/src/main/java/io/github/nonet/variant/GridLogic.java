package io.github.nonet.variant;

import io.github.nonet.SearchClock;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.deduction.Deduction;
import io.github.nonet.internal.deduction.Deductions;
import io.github.nonet.logic.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Solves grids of any size and rules as people do, step by step.
 *
 * <pre>{@code
 * GridCandidates state = GridCandidates.of(puzzle);
 * GridLogic.standard().findMistake(state);            // what is wrong
 * GridLogic.standard().nextStep(state);               // a hint
 * GridLogic.standard().level(puzzle);                 // how hard it is
 * }</pre>
 *
 * <p>The level of a puzzle is that of the hardest {@link GridTechnique} that it needs:
 *
 * <ul>
 *   <li>{@link Level#EASY}: one looks for the only value of a cell, or for the only place of a
 *       value in a house. No notes are needed.
 *   <li>{@link Level#MEDIUM}: one looks at two houses that share cells, at two or three cells or
 *       values of a house, in a killer at the combinations of a cage and at what the cages of a
 *       house leave, and, with constraints, at two cells on a line, at the values of a line, and at
 *       sums of up to three open cells. Notes are needed.
 *   <li>{@link Level#HARD}: one looks at four or more cells or values of a house, at two to four
 *       rows and columns for one value, at links between places of a value, at three cells with
 *       three values, in a killer at the values of two or three cells of a cage and at what the
 *       cages of several rows or columns leave, and, with constraints, at longer sums and at all
 *       ways to fill a line.
 *   <li>{@link Level#UNFAIR}: one has to try.
 * </ul>
 *
 * <p>{@link Level#EXTREME} is not used. A level asks for the same techniques whatever the size of
 * the grid; larger grids take longer. The techniques are these for the ordinary Sudoku too; {@link
 * io.github.nonet.logic.LogicalSolver} knows more of them there.
 *
 * <p>Every state may be given, one that contradicts itself as well: a step that is found has a
 * reason that is true there, and is true of all solutions of the state.
 *
 * <p>The first step of a call costs some 0.1 to 1 ms by the size of the grid, 5 ms in a killer of
 * 16 values; each further one of {@link #solve} some 10 to 50 microseconds. A search costs what
 * {@link GridSolver} needs. Every method throws {@link SearchInterruptedException} within 10 ms
 * when its thread is interrupted, or was before, and keeps the interrupt status. This class is
 * immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class GridLogic {
  private static final GridLogic STANDARD = new GridLogic(Level.UNFAIR, SearchLimit.NONE);

  /** The levels of techniques, without search. */
  private static final List<Level> LEVELS = List.of(Level.EASY, Level.MEDIUM, Level.HARD);

  private final Level level;
  private final SearchLimit limit;

  private GridLogic(Level level, SearchLimit limit) {
    this.level = level;
    this.limit = limit;
  }

  /** {@return the logic of all techniques; where none has a step, it searches} */
  public static GridLogic standard() {
    return STANDARD;
  }

  /**
   * {@return the logic of the techniques up to a level} It searches for steps from {@link
   * Level#UNFAIR} on.
   *
   * @param level the hardest level
   */
  public static GridLogic upTo(Level level) {
    return new GridLogic(Objects.requireNonNull(level, "level"), SearchLimit.NONE);
  }

  /**
   * {@return a view of this logic each of whose calls may cost at most {@code limit}; one that
   * needs more throws {@link SearchLimitExceededException}} The time is that of the whole call;
   * guesses are counted for each search in it. A view of a view keeps both limits.
   *
   * @param limit what each call may cost
   */
  public GridLogic within(SearchLimit limit) {
    return new GridLogic(level, this.limit.and(Objects.requireNonNull(limit, "limit")));
  }

  /**
   * {@return the next step: the first one of the easiest technique that has any; empty if none has,
   * or nothing is open} Where no technique has a step, a search finds what all solutions agree on,
   * if it is allowed; where there is no solution, it finds nothing.
   *
   * @param state any candidates
   */
  public Optional<GridStep> nextStep(GridCandidates state) {
    Objects.requireNonNull(state, "state");
    return new Path(state).next();
  }

  /**
   * {@return the steps from a state on, as far as they lead: each is the {@link #nextStep} of the
   * state after those before; unmodifiable}
   *
   * @param state any candidates
   */
  public List<GridStep> solve(GridCandidates state) {
    Objects.requireNonNull(state, "state");
    Path path = new Path(state);
    List<GridStep> steps = new ArrayList<>();
    for (Optional<GridStep> step = path.next(); step.isPresent(); step = path.next()) {
      steps.add(step.get());
    }
    return Collections.unmodifiableList(steps);
  }

  /**
   * {@return the level of a puzzle, {@link Level#EASY} to {@link Level#UNFAIR}; empty if it does
   * not have one solution and no other, or if the level is above that of this logic}
   *
   * @param puzzle any grid
   */
  public Optional<Level> level(Grid puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    SearchClock clock = start();
    int[] sets = Marks.of(puzzle.rules, puzzle.values);
    for (Level next : LEVELS) {
      boolean isAllowed = next.compareTo(level) <= 0;
      if (isAllowed && logic(puzzle.rules, next, clock).solves(sets)) {
        return Optional.of(next);
      }
    }
    boolean isUnfair = mayGuess() && GridJudge.solver(limit, clock).hasUniqueSolution(puzzle);
    return isUnfair ? Optional.of(Level.UNFAIR) : Optional.empty();
  }

  /**
   * {@return what is wrong with a state; empty if it has a solution} Where the clues have one
   * solution, these are all placed values that it has not, or else all candidates that it needs and
   * the state lacks. Where they have several, it is the first cell that no solution agrees with:
   * placed values come first, row by row, then open cells. Why clues have no solution, {@link
   * GridVerdict} tells.
   *
   * @param state any candidates
   */
  public Optional<GridMistake> findMistake(GridCandidates state) {
    Objects.requireNonNull(state, "state");
    SearchClock clock = start();
    return new GridJudge(state, limit, clock).mistake();
  }

  private boolean mayGuess() {
    return level.compareTo(Level.UNFAIR) >= 0;
  }

  private SearchClock start() {
    SearchClock clock = SearchClock.start(limit);
    clock.check(0);
    return clock;
  }

  private static Deductions logic(Rules rules, Level level, SearchClock clock) {
    return new Deductions(rules.structure, level, () -> clock.check(0));
  }

  /** The steps from a state on. */
  private final class Path {
    private final SearchClock clock = start();
    private final Deductions logic;
    private GridCandidates state;

    Path(GridCandidates state) {
      this.state = state;
      logic = logic(state.rules(), level, clock);
      load();
    }

    private void load() {
      boolean[] isFilled = new boolean[state.rules().cells()];
      for (int cell = 0; cell < isFilled.length; cell++) {
        isFilled[cell] = state.value(cell) != 0;
      }
      logic.load(state.toSets(), isFilled);
    }

    Optional<GridStep> next() {
      Optional<Deduction> found = logic.step();
      boolean isSearched = !found.isPresent() && mayGuess();
      if (isSearched) {
        found = new GridJudge(state, limit, clock).agreement();
      }
      Optional<GridStep> step = found.map(it -> new GridStep(state.rules(), it));
      step.ifPresent(it -> state = it.applyTo(state));
      if (isSearched && step.isPresent()) {
        load();
      }
      return step;
    }
  }
}
