package io.github.nonet.internal.deduction;

import io.github.nonet.Level;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The techniques up to a level, on the candidates of a grid.
 *
 * <pre>{@code
 * GridStepSolver logic = new GridStepSolver(structure, Level.MEDIUM, watch);
 * boolean isSolved = logic.solves(sets);     // again and again
 * }</pre>
 *
 * <p>Each step is true of all solutions, so a grid that is solved has one solution and no other.
 * Making the techniques takes about 20 microseconds to 2 milliseconds, depending on the size of the
 * grid; they are for one thread.
 */
public final class GridStepSolver {
  private final GridState state;
  private final StepDraft finding;
  private final GridFinders techniques;
  private List<GridFinder> finders = List.of();

  /** All finders of steps, starting with full houses. */
  private final List<GridFinder> all = new ArrayList<>();

  private final Watch watch;

  /** Whether pairs of a constraint are one of the techniques. */
  private boolean knowsPairs;

  /** The number of finders that have already reported all their steps. */
  private int reported;

  /** Whether every step that was found since the last load was taken. */
  private boolean isOnPath;

  /** Makes the techniques up to a level; a guess is not a technique. */
  public GridStepSolver(Structure structure, Level level) {
    this(structure, level, Watch.NONE);
  }

  /**
   * Makes the techniques up to a level, which ask a watch while they work.
   *
   * @param watch asked at least every few hundred microseconds; if it throws, the candidates must
   *     be loaded again
   */
  public GridStepSolver(Structure structure, Level level, Watch watch) {
    watch.look();
    Units units = new Units(structure, watch);
    this.watch = watch;
    state = new GridState(units, watch);
    finding = new StepDraft();
    techniques = new GridFinders(state);
    upTo(level);
    all.add(new GridHiddenSingles(units, GridTechnique.FULL_HOUSE));
    all.addAll(finders);
  }

  /** Makes this the techniques up to another level, for whole grids and cells. */
  GridStepSolver upTo(Level level) {
    knowsPairs = level.compareTo(Level.MEDIUM) >= 0;
    finders = techniques.upTo(level);
    return this;
  }

  /**
   * Returns whether the techniques fill every cell that is shown. If they do, there is one solution
   * and no other, which {@link #store} writes, unless hidden cells are open and cannot be filled.
   *
   * @param candidates a set for each cell: bit {@code v} means the value {@code v}, 1 to the number
   *     of symbols; a clue is a set of one value, whether or not others have it as candidate
   */
  public boolean solves(int[] candidates) {
    begin(candidates);
    return finish();
  }

  /**
   * Returns the level of the techniques that {@linkplain #solves solve} a grid; empty if those up
   * to a level do not. The candidates that these leave can be {@linkplain #store stored}: they have
   * the same solutions. Each level continues where the one below it is stuck, as a path does.
   *
   * @param last the highest level to be tried, however high the level of these techniques is
   */
  public Optional<Level> level(int[] candidates, Level last) {
    upTo(Level.EASY);
    begin(candidates);
    boolean isSolved = finish();
    Level level = Level.EASY;
    while (!isSolved && level != last) {
      level = Level.values()[level.ordinal() + 1];
      upTo(level);
      state.skipReasons();
      isSolved = finish();
    }
    return isSolved ? Optional.of(level) : Optional.empty();
  }

  /** Takes steps to the end; returns whether they fill every cell that is shown. */
  private boolean finish() {
    boolean hasHidden = state.units.structure.hasHidden();
    while (state.open() > 0 && !state.isDead() && !(hasHidden && isShownFilled())) {
      if (!find(finders)) {
        return false;
      }
      finding.apply(state);
    }
    return !state.isDead() && isSolution();
  }

  private boolean isShownFilled() {
    for (int cell = 0; cell < state.units.structure.shown(); cell++) {
      if (!state.isFilled[cell]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether the techniques fill these cells; the rest need not be filled. If a grid is
   * solved with clues in these cells, it also has one solution without them.
   *
   * @param candidates as for {@link #solves}; a solution must agree with them
   */
  public boolean fills(int[] candidates, int... cells) {
    begin(candidates);
    for (int cell : cells) {
      while (!state.isFilled[cell]) {
        if (!find(finders)) {
          return false;
        }
        finding.apply(state);
      }
    }
    return true;
  }

  private void begin(int[] candidates) {
    watch.look();
    isOnPath = false;
    state.load(candidates);
    state.fillSingles();
    if (knowsPairs) {
      // The result is the same, but each of these steps saves asking all easier techniques.
      state.skipReasons();
    }
    techniques.restart();
  }

  private void restartAll() {
    for (GridFinder finder : all) {
      finder.restart();
    }
  }

  private boolean find(List<GridFinder> some) {
    watch.look();
    for (GridFinder finder : some) {
      if (finder.find(state, finding)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the cells, all of which are filled, meet the constraints and make the sums of
   * the cages. Techniques up to a level need not check either.
   */
  private boolean isSolution() {
    for (Structure.Cage cage : state.units.structure.cages()) {
      int sum = 0;
      for (int cell : cage.cells()) {
        sum += ValueSet.lowest(state.sets[cell]);
      }
      if (cage.sum() != 0 && cage.sum() != sum) {
        return false;
      }
    }
    return state.units.forms.stream().allMatch(state::isMet);
  }

  /** Writes the current candidates; after {@link #solves} was true, the sets of the solution. */
  public void store(int[] sets) {
    System.arraycopy(state.sets, 0, sets, 0, sets.length);
  }

  /**
   * Loads other candidates, to take step after step. If they are the result of the steps taken so
   * far, or later ones, the techniques continue as if they had taken all steps.
   *
   * @param candidates a set for each cell
   * @param isFilled whether each cell is filled; filled cells have sets of one value
   */
  public void load(int[] candidates, boolean[] isFilled) {
    finding.forget();
    reported = 0;
    if (!isOnPath || !state.goOnTo(candidates, isFilled)) {
      state.load(candidates);
      for (int cell = 0; cell < isFilled.length; cell++) {
        if (isFilled[cell]) {
          state.markFilled(cell);
        }
      }
      isOnPath = true;
    }
    restartAll();
  }

  /**
   * Takes the next step, the first of the easiest technique that has one; empty if none has. The
   * step depends only on the current candidates, not on earlier ones.
   */
  public Optional<GridDeduction> step() {
    restartAll();
    if (!find(all)) {
      return Optional.empty();
    }
    finding.apply(state);
    return Optional.of(finding.toDeduction());
  }

  /**
   * Returns another one of all steps of the candidates without taking it; empty after the last. The
   * steps come technique by technique; of the steps of a technique with the same effect, only one
   * is returned. Afterwards the candidates must be loaded again before a step is taken.
   */
  public Optional<GridDeduction> another() {
    /*
     * A finder stays where its step was: it has passed nothing new, and at its place the steps
     * reported so far do not count, so it continues from there.
     */
    isOnPath = false;
    for (; reported < all.size(); reported++) {
      watch.look();
      if (all.get(reported).find(state, finding)) {
        finding.remember();
        return Optional.of(finding.toDeduction());
      }
    }
    return Optional.empty();
  }

  /** Returns the result of a search for one cell: its value, or the eliminated values. */
  public static GridDeduction searched(boolean isPlacement, int cell, int set) {
    return new StepDraft().searched(isPlacement, cell, set);
  }

  /**
   * Returns the contradiction of one candidate, as {@link #another} returns it among all; empty if
   * there is none. It is much faster than finding all of them.
   */
  public Optional<GridDeduction> contradiction(int cell, int value) {
    isOnPath = false;
    for (GridFinder finder : finders) {
      if (finder instanceof Contradictions some && some.contradict(cell, value, finding)) {
        return Optional.of(finding.toDeduction());
      }
    }
    return Optional.empty();
  }
}
