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
 * Making the techniques costs some 20 microseconds to 2 milliseconds by the size of the grid; they
 * are for one thread.
 */
public final class GridStepSolver {
  private final GridState state;
  private final StepDraft finding;
  private final List<GridFinder> finders;

  /** All finders of steps, that of full houses first. */
  private final List<GridFinder> all = new ArrayList<>();

  private final Watch watch;

  /** Whether two cells of a constraint are a technique here. */
  private final boolean knowsPairs;

  /** How many of all finders have reported all their steps already. */
  private int reported;

  /** The techniques up to a level; a guess is none. */
  public GridStepSolver(Structure structure, Level level) {
    this(structure, level, Watch.NONE);
  }

  /**
   * The techniques up to a level, which let the caller look at a watch while they work.
   *
   * @param watch asked at least every few hundred microseconds; it may throw, and the candidates
   *     must be loaded again then
   */
  public GridStepSolver(Structure structure, Level level, Watch watch) {
    watch.look();
    Units units = new Units(structure, watch);
    this.watch = watch;
    state = new GridState(units, watch);
    finding = new StepDraft();
    knowsPairs = level.compareTo(Level.MEDIUM) >= 0;
    finders = GridFinders.upTo(level, state);
    all.add(new GridHiddenSingles(units, GridTechnique.FULL_HOUSE));
    all.addAll(finders);
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
   * Returns whether the techniques fill these cells, sooner than the rest may be filled. If a grid
   * is solved with clues in these cells, it has one solution without them, too.
   *
   * @param candidates as for {@link #solves}; some solution must agree with them
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
    state.load(candidates);
    state.fillSingles();
    if (knowsPairs) {
      // It comes to the same, and saves a look at all easier techniques for each of these steps.
      state.skipReasons();
    }
    finders.forEach(GridFinder::restart);
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
   * the cages. Techniques up to a level need not look at either.
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

  /** Writes the candidates as they are now; after {@link #solves} was true, the solution's sets. */
  public void store(int[] sets) {
    System.arraycopy(state.sets, 0, sets, 0, sets.length);
  }

  /**
   * Begins with other candidates, to take step after step.
   *
   * @param candidates a set for each cell
   * @param isFilled which cells are filled: these have sets of one value
   */
  public void load(int[] candidates, boolean[] isFilled) {
    state.load(candidates);
    finding.forget();
    reported = 0;
    for (int cell = 0; cell < isFilled.length; cell++) {
      if (isFilled[cell]) {
        state.markFilled(cell);
      }
    }
    all.forEach(GridFinder::restart);
  }

  /**
   * Takes the next step, the first of the easiest technique that has one; empty if none has. The
   * step depends on the candidates alone, not on those before.
   */
  public Optional<GridDeduction> step() {
    all.forEach(GridFinder::restart);
    if (!find(all)) {
      return Optional.empty();
    }
    finding.apply(state);
    return Optional.of(finding.toDeduction());
  }

  /**
   * Returns another one of all steps of the candidates, none of which is taken; empty after the
   * last. They come from technique to technique; of the steps of a technique that do the same, one
   * is returned. After it the candidates must be loaded again before a step is taken.
   */
  public Optional<GridDeduction> another() {
    /*
     * A finder stays where its step was: what it has passed has nothing new, and at its place
     * the steps reported so far do not count. So it continues from there.
     */
    for (; reported < all.size(); reported++) {
      watch.look();
      if (all.get(reported).find(state, finding)) {
        finding.remember();
        return Optional.of(finding.toDeduction());
      }
    }
    return Optional.empty();
  }

  /** Returns what a search has proved for one cell: its value, or the eliminated values. */
  public static GridDeduction searched(boolean isPlacement, int cell, int set) {
    return new StepDraft().searched(isPlacement, cell, set);
  }

  /**
   * Returns the contradiction of one candidate, as {@link #another} returns it among all; empty if
   * there is none. It is much faster than looking at all of them.
   */
  public Optional<GridDeduction> contradiction(int cell, int value) {
    for (GridFinder finder : finders) {
      if (finder instanceof Contradictions some && some.contradict(cell, value, finding)) {
        return Optional.of(finding.toDeduction());
      }
    }
    return Optional.empty();
  }
}
