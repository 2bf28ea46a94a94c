package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The candidates of a grid while singles fill it. A set of values is an int: bit {@code v} for the
 * value {@code v}.
 *
 * <p>A candidate is eliminated at once if its cell sees its value, if no combination of a cage has
 * it, or if a constraint does not leave it. The order in which cells are filled makes no
 * difference.
 */
final class SinglesState {
  /*
   * Hints have their own state, GridState. It cannot be used here, because its package depends on
   * the package of grids, which depends on this one for verdicts. Both narrow the cells of a form
   * by the same Narrowing.
   */
  private final VerdictRules verdictRules;
  private final int[] sets;
  private final boolean[] filled;

  /** The candidates that the forms have already taken into account. */
  private final int[] known;

  /** The forms that have no values left. */
  private final BitSet broken;

  private SinglesState(
      VerdictRules verdictRules, int[] sets, boolean[] filled, int[] known, BitSet broken) {
    this.verdictRules = verdictRules;
    this.sets = sets;
    this.filled = filled;
    this.known = known;
    this.broken = broken;
  }

  /**
   * Starts with these candidates. The array is copied.
   *
   * @param values the values of the cells, 0 for an open one
   */
  static SinglesState of(VerdictRules verdictRules, int[] sets, int[] values) {
    int[] known = new int[sets.length];
    Arrays.fill(known, -1);
    SinglesState state =
        new SinglesState(verdictRules, sets.clone(), new boolean[sets.length], known, new BitSet());
    for (int cell = 0; cell < values.length; cell++) {
      if (values[cell] != 0) {
        state.take(new FoundSingle(cell, values[cell]));
      }
    }
    state.narrow();
    return state;
  }

  SinglesState copy() {
    return new SinglesState(
        verdictRules, sets.clone(), filled.clone(), known.clone(), (BitSet) broken.clone());
  }

  /** Is called at each single that is tried; throws if the search must end. */
  void look() {
    verdictRules.watch.look();
  }

  void fill(FoundSingle single) {
    sets[single.cell()] = ValueSet.bit(single.value());
    take(single);
    narrow();
  }

  private void take(FoundSingle single) {
    filled[single.cell()] = true;
    for (int unit : verdictRules.unitsOf[single.cell()]) {
      for (int cell : verdictRules.units[unit]) {
        sets[cell] &= cell == single.cell() ? -1 : ~ValueSet.bit(single.value());
      }
    }
  }

  /** Removes the candidates that cages and constraints exclude, until nothing changes. */
  private void narrow() {
    narrowCages();
    for (BitSet forms = changed(); !forms.isEmpty(); forms = changed()) {
      forms.stream().forEach(this::narrowForm);
      narrowCages();
    }
  }

  /**
   * Returns the forms some of whose candidates have changed, and marks these candidates as known.
   */
  private BitSet changed() {
    BitSet forms = new BitSet();
    for (int cell = 0; cell < sets.length; cell++) {
      if (sets[cell] != known[cell]) {
        known[cell] = sets[cell];
        for (int form : verdictRules.formsOf[cell]) {
          forms.set(form);
        }
      }
    }
    return forms;
  }

  private void narrowForm(int number) {
    Form form = verdictRules.structure.forms().get(number);
    int[] cells = form.cells();
    int[] left = Arrays.stream(cells).map(cell -> sets[cell]).toArray();
    boolean isEmpty = Arrays.stream(left).anyMatch(set -> set == 0);
    /*
     * A chess move has no name as a constraint, so the loss is reported in the cell where it shows.
     */
    if (!isEmpty
        && (Narrowing.narrow(form, verdictRules.watch, left) || form instanceof Form.Apart)) {
      for (int i = 0; i < cells.length; i++) {
        sets[cells[i]] &= left[i];
      }
    } else if (!isEmpty) {
      broken.set(number);
    }
  }

  private void narrowCages() {
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (Structure.Cage cage : verdictRules.structure.cages()) {
        isChanged |= cage.sum() != 0 && narrow(cage);
      }
    }
  }

  /** Removes the values that no combination of a cage has; returns whether there were any. */
  private boolean narrow(Structure.Cage cage) {
    int possible = possible(cage);
    boolean isChanged = false;
    if (possible != 0) {
      for (int cell : cage.cells()) {
        isChanged |= (sets[cell] & ~possible) != 0;
        sets[cell] &= possible;
      }
    }
    return isChanged;
  }

  /** Returns the values of all combinations of the cage that fit the candidates. */
  private int possible(Structure.Cage cage) {
    verdictRules.watch.look();
    int union = union(cage.cells());
    int possible = 0;
    for (int combination : verdictRules.combinations.of(cage.cells().length, cage.sum())) {
      if ((combination & ~union) == 0 && hasPlaces(cage.cells(), combination)) {
        possible |= combination;
      }
    }
    return possible;
  }

  private boolean hasPlaces(int[] cells, int combination) {
    for (int cell : cells) {
      if ((sets[cell] & combination) == 0) {
        return false;
      }
    }
    return true;
  }

  private int union(int[] cells) {
    int union = 0;
    for (int cell : cells) {
      union |= sets[cell];
    }
    return union;
  }

  /** Returns all places for which no value is left. */
  List<Gap> gaps() {
    List<Gap> gaps = new ArrayList<>();
    for (int cell = 0; cell < sets.length; cell++) {
      if (sets[cell] == 0) {
        gaps.add(Gap.of(Gap.GapKind.CELL, cell));
      }
    }
    for (int unit = 0; unit < verdictRules.structure.groups().size(); unit++) {
      addHouse(unit, gaps);
    }
    for (int cage = 0; cage < verdictRules.structure.cages().size(); cage++) {
      Structure.Cage asked = verdictRules.structure.cages().get(cage);
      if (asked.sum() != 0 && possible(asked) == 0) {
        gaps.add(Gap.of(Gap.GapKind.CAGE, cage));
      }
    }
    broken.stream().forEach(form -> gaps.add(ofConstraint(form)));
    return gaps;
  }

  private void addHouse(int unit, List<Gap> gaps) {
    verdictRules.watch.look();
    int missing = verdictRules.valuesOf(unit) & ~union(verdictRules.units[unit]);
    for (int rest = missing; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      gaps.add(Gap.ofHouse(unit, ValueSet.lowest(rest)));
    }
  }

  private Gap ofConstraint(int form) {
    int[] cells = verdictRules.structure.forms().get(form).cells();
    List<Integer> all = Lists.of(cells);
    List<Integer> open = all.stream().filter(cell -> !filled[cell]).collect(Lists.toList());
    return new Gap(Gap.GapKind.CONSTRAINT, form, 0, open.isEmpty() ? all : open);
  }

  /** Returns the gap at the same place, which may have another value, or null. */
  @Nullable Gap gapAt(Gap place) {
    return gaps().stream()
        .filter(gap -> gap.kind() == place.kind() && gap.index() == place.index())
        .findFirst()
        .orElse(null);
  }

  /** Returns all singles: cells with one candidate, and values with one place in a house. */
  List<FoundSingle> singles() {
    List<FoundSingle> singles = new ArrayList<>();
    int[] hidden = hidden();
    for (int cell = 0; cell < sets.length; cell++) {
      int one = Integer.bitCount(sets[cell]) == 1 ? sets[cell] : ValueSet.lowestBit(hidden[cell]);
      if (!filled[cell] && one != 0) {
        singles.add(new FoundSingle(cell, ValueSet.lowest(one)));
      }
    }
    return singles;
  }

  /** Returns for each cell the values that have their only place in a house there. */
  private int[] hidden() {
    int[] hidden = new int[sets.length];
    for (int unit = 0; unit < verdictRules.structure.groups().size(); unit++) {
      if (verdictRules.isHouse(unit)) {
        int once = once(verdictRules.units[unit]) & verdictRules.valuesOf(unit);
        for (int cell : verdictRules.units[unit]) {
          hidden[cell] |= sets[cell] & once;
        }
      }
    }
    return hidden;
  }

  /** Returns the values that exactly one of the cells allows. */
  private int once(int[] cells) {
    int once = 0;
    int twice = 0;
    for (int cell : cells) {
      twice |= once & sets[cell];
      once |= sets[cell];
    }
    return once & ~twice;
  }

  /**
   * Returns whether this is the only value left for its cell, or the only place left for it in a
   * house.
   */
  boolean isSingle(FoundSingle single) {
    int bit = ValueSet.bit(single.value());
    if (filled[single.cell()] || (sets[single.cell()] & bit) == 0) {
      return false;
    }
    boolean isSingle = sets[single.cell()] == bit;
    for (int unit : verdictRules.unitsOf[single.cell()]) {
      isSingle |= (verdictRules.valuesOf(unit) & once(verdictRules.units[unit]) & bit) != 0;
    }
    return isSingle;
  }

  /** Returns the candidates of an open cell; none of a filled one. */
  int open(int cell) {
    return filled[cell] ? 0 : sets[cell];
  }
}
