package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A step that was found: its effect and its reason. It is overwritten again and again. */
final class StepDraft {
  private GridTechnique technique = GridTechnique.NAKED_SINGLE;

  /** The eliminations: cells, each once, and the candidates of each. */
  private final IntList cells = new IntList();

  private final IntList sets = new IntList();
  private boolean isPlacement;

  /** The reason: the values, the cells that have them, and the units. */
  private int values;

  private final IntList causes = new IntList();

  private final IntList base = new IntList();
  private final IntList cover = new IntList();
  private final IntList others = new IntList();
  private int sum;
  private boolean isRequired;
  private boolean isDifferent;

  /** The links of a chain. */
  private List<ChainLink> links = List.of();

  /** The effects of the steps reported so far, if each is to be reported once; otherwise null. */
  private @Nullable Set<List<Long>> reported;

  /** Starts a new step with the values of its reason. */
  StepDraft begin(GridTechnique found, int reasonValues) {
    technique = found;
    again(reasonValues);
    base.clear();
    cover.clear();
    others.clear();
    sum = 0;
    isRequired = false;
    isDifferent = false;
    isPlacement = false;
    links = List.of();
    return this;
  }

  /** Starts again with other values, but with the same units and sum. */
  void again(int reasonValues) {
    values = reasonValues;
    cells.clear();
    sets.clear();
    causes.clear();
  }

  /** Adds a unit from which the reason starts. */
  StepDraft base(int unit) {
    base.add(unit);
    return this;
  }

  /** Adds a unit to which the reason leads. */
  StepDraft cover(int unit) {
    cover.add(unit);
    return this;
  }

  /** Sets the sum of the reason. */
  StepDraft sum(int total) {
    sum = total;
    return this;
  }

  /** Adds a cell that plays a second part in the reason. */
  StepDraft other(int cell) {
    others.add(cell);
    return this;
  }

  /** Sets the links of a chain. */
  void link(List<ChainLink> all) {
    links = List.copyOf(all);
  }

  /** Marks the values as certain, and the cells as their places. */
  void requires() {
    isRequired = true;
  }

  /** Marks the reason as needing cells that see each other to differ, by the units it leads to. */
  void differ() {
    isDifferent = true;
  }

  /** Adds a cell in which the reason lies. */
  StepDraft cause(int cell) {
    causes.add(cell);
    return this;
  }

  /** Makes the step fill a cell; returns whether it {@linkplain #isStep is a step}. */
  boolean place(int cell, int value) {
    change(cell, ValueSet.bit(value));
    isPlacement = true;
    return isStep();
  }

  /** Adds eliminations from an open cell, if it has any of the values. */
  void remove(GridState state, int cell, int set) {
    int gone = state.isFilled[cell] ? 0 : state.sets[cell] & set;
    if (gone != 0) {
      change(cell, gone);
    }
  }

  private void change(int cell, int set) {
    for (int i = cells.size() - 1; i >= 0; i--) {
      if (cells.get(i) == cell) {
        sets.set(i, sets.get(i) | set);
        return;
      }
    }
    cells.add(cell);
    sets.add(set);
  }

  /** Returns whether the step has an effect that no step reported so far has. */
  boolean isStep() {
    return cells.size() > 0 && (reported == null || !reported.contains(effect()));
  }

  /** Forgets the steps reported so far, so that all steps count again. */
  void forget() {
    reported = null;
  }

  /**
   * Keeps the effect of this step, so that no other step of its technique with the same effect is
   * reported.
   */
  void remember() {
    if (reported == null) {
      reported = new HashSet<>();
    }
    reported.add(effect());
  }

  /** Returns the effect and the technique of the step; the order of cells does not matter. */
  private List<Long> effect() {
    List<Long> effect = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      effect.add((long) cells.get(i) << Integer.SIZE | sets.get(i));
    }
    Collections.sort(effect);
    effect.add(isPlacement ? -1L - technique.ordinal() : technique.ordinal());
    return effect;
  }

  void apply(GridState state) {
    if (isPlacement) {
      state.place(cells.get(0), ValueSet.lowest(sets.get(0)));
      return;
    }
    for (int i = 0; i < cells.size(); i++) {
      state.remove(cells.get(i), sets.get(i));
    }
  }

  GridDeduction searched(boolean isPlaced, int cell, int set) {
    begin(GridTechnique.BRUTE_FORCE, set).cause(cell).change(cell, set);
    isPlacement = isPlaced;
    return toDeduction();
  }

  /** Returns a permanent copy. */
  GridDeduction toDeduction() {
    GridEffect effect = new GridEffect(isPlacement, cells.toArray(), sets.toArray());
    return switch (technique) {
      case NAKED_SINGLE -> new GridDeduction.OnlyCandidate(technique, effect);
      case FULL_HOUSE, HIDDEN_SINGLE -> new GridDeduction.OnlyPlace(technique, effect, base.get(0));
      case CAGE_SINGLE -> new GridDeduction.LastOfCage(technique, effect, base.get(0), sum);
      case POINTING, CLAIMING ->
          new GridDeduction.LockedPlaces(
              technique, effect, values, causes.toArray(), base.get(0), cover.get(0));
      case GENERALIZED_INTERSECTION ->
          new GridDeduction.SeenPlaces(technique, effect, values, causes.toArray(), base.get(0));
      case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUADRUPLE, NAKED_SUBSET -> equalNumbers(effect, true);
      case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUADRUPLE, HIDDEN_SUBSET ->
          equalNumbers(effect, false);
      case X_WING, SWORDFISH, JELLYFISH ->
          new GridDeduction.CoveredLines(
              technique, effect, values, causes.toArray(), base.toArray(), cover.toArray());
      case TURBOT_FISH, GROUPED_TURBOT_FISH ->
          new GridDeduction.LinkedHouses(
              technique, effect, values, causes.toArray(), others.toArray(), base.toArray());
      case W_WING ->
          new GridDeduction.EqualCells(
              technique, effect, values, causes.toArray(), others.toArray(), base.get(0));
      case XY_WING, XYZ_WING ->
          new GridDeduction.PivotedPincers(
              technique, effect, values, causes.get(0), others.toArray(), cover.toArray());
      case CAGE_COMBINATION, CAGE_PAIR, CAGE_TRIPLE ->
          new GridDeduction.CageValues(
              technique, effect, values, causes.toArray(), base.get(0), sum, isRequired);
      case INNIES_OUTIES, INNIES_OUTIES_OF_SEVERAL ->
          new GridDeduction.LeftBySums(
              technique,
              effect,
              causes.toArray(),
              others.toArray(),
              base.toArray(),
              cover.toArray(),
              sum);
      case CONSTRAINED_PAIR, CONSTRAINED_SET, SUM_COMBINATION, SUM_BOUNDS, LINE_COMBINATION ->
          ofForms(effect);
      case WHOLE_CONSTRAINT ->
          new GridDeduction.WholeLine(
              technique, effect, causes.toArray(), base.get(0), others.toArray());
      case X_CHAIN, XY_CHAIN, AIC, CONSTRAINT_CHAIN ->
          new GridDeduction.LinkedLiterals(technique, effect, values, links);
      case CONTRADICTION -> new GridDeduction.FailedCandidate(technique, effect);
      case BRUTE_FORCE -> new GridDeduction.FoundBySearch(technique, effect);
    };
  }

  private GridDeduction equalNumbers(GridEffect effect, boolean isNaked) {
    return new GridDeduction.EqualNumbers(
        technique, effect, values, causes.toArray(), base.get(0), isNaked);
  }

  /** Returns a step by one form, or by two of them with a common cell. */
  private GridDeduction ofForms(GridEffect effect) {
    if (base.size() > 1) {
      return new GridDeduction.BetweenPairs(
          technique, effect, causes.get(0), base.toArray(), cover.toArray());
    }
    boolean isNext =
        technique == GridTechnique.CONSTRAINED_PAIR && values != 0 && !isRequired && !isDifferent;
    return isNext
        ? new GridDeduction.NextToCell(technique, effect, values, causes.get(0), base.get(0))
        : new GridDeduction.FormValues(
            technique,
            effect,
            values,
            causes.toArray(),
            base.get(0),
            isRequired,
            isDifferent,
            cover.toArray());
  }
}
