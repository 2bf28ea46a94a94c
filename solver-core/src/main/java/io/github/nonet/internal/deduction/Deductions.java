package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.logic.Level;
import io.github.nonet.variant.GridTechnique;
import java.util.ArrayList;
import java.util.List;

/**
 * The techniques up to a level, on the candidates of a grid.
 *
 * <pre>{@code
 * Deductions logic = new Deductions(structure, Level.MEDIUM, pulse);
 * boolean isSolved = logic.solves(sets);     // again and again
 * }</pre>
 *
 * <p>Each step is true of all solutions, so a grid that is solved has one solution and no other.
 * Making the techniques costs some 50 to 500 microseconds by the size of the grid; they are for one
 * thread.
 */
public final class Deductions {
  private static final int QUADRUPLE = 4;

  private final State state;
  private final Finding finding;
  private final List<Finder> finders = new ArrayList<>();
  private final Runnable pulse;

  /** The techniques up to a level; a guess is none. */
  public Deductions(Structure structure, Level level) {
    this(structure, level, () -> {});
  }

  /**
   * The techniques up to a level, which let somebody look at a clock while they work.
   *
   * @param pulse called at least every few hundred microseconds; it may throw, and the candidates
   *     must be loaded anew then
   */
  public Deductions(Structure structure, Level level, Runnable pulse) {
    Units units = new Units(structure);
    state = new State(units);
    finding = new Finding(units.cells);
    this.pulse = pulse;
    addSingles(units);
    if (level.compareTo(Level.MEDIUM) >= 0) {
      addMedium(units);
    }
    if (level.compareTo(Level.HARD) >= 0) {
      addHard(units);
    }
  }

  private void addSingles(Units units) {
    finders.add(new NakedSingles());
    finders.add(new HiddenSingles(units));
  }

  private void addMedium(Units units) {
    List<Crossing> crossings = Crossing.all(units);
    finders.add(new Intersections(units, crossings, GridTechnique.POINTING));
    finders.add(new Intersections(units, crossings, GridTechnique.CLAIMING));
    finders.add(new NakedSubsets(units, GridTechnique.NAKED_PAIR, 2, pulse));
    finders.add(new NakedSubsets(units, GridTechnique.NAKED_TRIPLE, 3, pulse));
    finders.add(new HiddenSubsets(units, GridTechnique.HIDDEN_PAIR, 2, pulse));
    finders.add(new HiddenSubsets(units, GridTechnique.HIDDEN_TRIPLE, 3, pulse));
  }

  private void addHard(Units units) {
    int most = Math.max(QUADRUPLE, units.symbols / 2);
    for (int size = QUADRUPLE; size <= most; size++) {
      boolean isFour = size == QUADRUPLE;
      GridTechnique naked = isFour ? GridTechnique.NAKED_QUADRUPLE : GridTechnique.NAKED_SUBSET;
      GridTechnique hidden = isFour ? GridTechnique.HIDDEN_QUADRUPLE : GridTechnique.HIDDEN_SUBSET;
      finders.add(new NakedSubsets(units, naked, size, pulse));
      finders.add(new HiddenSubsets(units, hidden, size, pulse));
    }
  }

  /**
   * Returns whether the techniques fill every cell. If they do, there is one solution and no other,
   * which {@link #store} writes.
   *
   * @param candidates a set for each cell: bit {@code v} stands for the value {@code v}, 1 to the
   *     number of symbols; a clue is a set of one value, whether or not others have it as candidate
   */
  public boolean solves(int[] candidates) {
    load(candidates);
    while (state.open() > 0 && !state.isDead()) {
      if (!find()) {
        return false;
      }
      finding.apply(state);
    }
    return !state.isDead() && areSumsRight();
  }

  /** Returns whether the filled cells of each cage have its sum. */
  private boolean areSumsRight() {
    for (Structure.Cage cage : state.units.structure.cages()) {
      int sum = 0;
      for (int cell : cage.cells()) {
        sum += Integer.numberOfTrailingZeros(state.sets[cell]);
      }
      if (cage.sum() != 0 && cage.sum() != sum) {
        return false;
      }
    }
    return true;
  }

  private void load(int[] candidates) {
    state.load(candidates);
    finders.forEach(Finder::restart);
  }

  private boolean find() {
    pulse.run();
    for (Finder finder : finders) {
      if (finder.find(state, finding)) {
        return true;
      }
    }
    return false;
  }

  /** Writes the candidates as they are now; after {@link #solves} was true, the solution's sets. */
  public void store(int[] sets) {
    System.arraycopy(state.sets, 0, sets, 0, sets.length);
  }
}
