package io.github.nonet.internal.deduction;

import io.github.nonet.Inference;
import io.github.nonet.variant.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A step that was found: what it does, and why. It is written again and again. */
final class GridFinding {
  /** How many units a reason names at most. */
  private static final int MOST_UNITS = 64;

  private GridTechnique technique = GridTechnique.NAKED_SINGLE;

  /** What goes: cells, and the candidates of each. */
  private final int[] cells;

  private final int[] sets;
  private int count;
  private boolean isPlacement;

  /** The reason: the values, the cells that have them, and the units. */
  private int values;

  private final int[] causes;
  private int causeCount;
  private final int[] base = new int[MOST_UNITS];
  private int baseCount;
  private final int[] cover = new int[MOST_UNITS];
  private int coverCount;
  private final int[] others;
  private int otherCount;
  private int sum;
  private boolean isRequired;
  private boolean isDifferent;

  /** The text of a chain or a contradiction, clause by clause; and its inferences. */
  private List<GridFact> facts = List.of();

  private List<Inference> inferences = List.of();

  /** The effects of the steps reported so far, if each is to be reported once; otherwise null. */
  private @Nullable Set<List<Long>> told;

  GridFinding(int size) {
    cells = new int[size];
    sets = new int[size];
    causes = new int[size];
    others = new int[size];
  }

  /** Begins a new step with the values that its reason is about. */
  GridFinding begin(GridTechnique found, int reasonValues) {
    technique = found;
    values = reasonValues;
    count = 0;
    causeCount = 0;
    baseCount = 0;
    coverCount = 0;
    sum = 0;
    otherCount = 0;
    isRequired = false;
    isDifferent = false;
    isPlacement = false;
    facts = List.of();
    inferences = List.of();
    return this;
  }

  /** Begins again with other values, and with the same units and sum. */
  void again(int reasonValues) {
    values = reasonValues;
    count = 0;
    causeCount = 0;
  }

  /** Adds a unit that the reason begins with. */
  GridFinding base(int unit) {
    base[baseCount++] = unit;
    return this;
  }

  /** Adds a unit that the reason leads to. */
  GridFinding cover(int unit) {
    cover[coverCount++] = unit;
    return this;
  }

  /** Sets the sum that the reason is about. */
  GridFinding sum(int total) {
    sum = total;
    return this;
  }

  /** Adds a cell of the reason that plays another part. */
  GridFinding other(int cell) {
    others[otherCount++] = cell;
    return this;
  }

  /** Sets what leads to the step, clause by clause and candidate by candidate. */
  void tell(List<GridFact> clauses, List<Inference> all) {
    facts = List.copyOf(clauses);
    inferences = List.copyOf(all);
  }

  /** Says that the values are certain, and the cells are their places. */
  void requires() {
    isRequired = true;
  }

  /** Says that the reason needs cells that see each other to differ, by the units it leads to. */
  void differ() {
    isDifferent = true;
  }

  /** Adds a cell that the reason lies in. */
  GridFinding cause(int cell) {
    causes[causeCount++] = cell;
    return this;
  }

  /** Says that the step fills a cell; returns whether it {@linkplain #isStep is a step}. */
  boolean place(int cell, int value) {
    cells[0] = cell;
    sets[0] = 1 << value;
    count = 1;
    isPlacement = true;
    return isStep();
  }

  /** Adds what goes from an open cell, if it has any of it. */
  void remove(GridState state, int cell, int set) {
    int gone = state.isFilled[cell] ? 0 : state.sets[cell] & set;
    if (gone != 0) {
      cells[count] = cell;
      sets[count++] = gone;
    }
  }

  /** Returns whether the step does anything that no step reported so far does. */
  boolean isStep() {
    return count > 0 && (told == null || !told.contains(effect()));
  }

  /** Forgets the steps reported so far; from now on they all count. */
  void forget() {
    told = null;
  }

  /**
   * Keeps what this step does, so that no other one of its technique that does the same is
   * reported.
   */
  void remember() {
    if (told == null) {
      told = new HashSet<>();
    }
    told.add(effect());
  }

  /** Returns what the step does, and by which technique; the order of cells does not matter. */
  private List<Long> effect() {
    List<Long> effect = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      effect.add((long) cells[i] << Integer.SIZE | sets[i]);
    }
    Collections.sort(effect);
    effect.add(isPlacement ? -1L - technique.ordinal() : technique.ordinal());
    return effect;
  }

  void apply(GridState state) {
    if (isPlacement) {
      state.place(cells[0], Integer.numberOfTrailingZeros(sets[0]));
      return;
    }
    for (int i = 0; i < count; i++) {
      state.remove(cells[i], sets[i]);
    }
  }

  /** Returns a copy that stays. */
  GridDeduction toDeduction() {
    return new GridDeduction(
        technique,
        isPlacement,
        Arrays.copyOf(cells, count),
        Arrays.copyOf(sets, count),
        values,
        Arrays.copyOf(causes, causeCount),
        Arrays.copyOf(base, baseCount),
        Arrays.copyOf(cover, coverCount),
        Arrays.copyOf(others, otherCount),
        sum,
        isRequired,
        isDifferent,
        facts,
        inferences);
  }
}
