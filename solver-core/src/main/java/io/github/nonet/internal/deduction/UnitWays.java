package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Ways;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.Representatives;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether units can be met with some candidates and facts, by a search that gives up early.
 * Facts about cells of no unit count only where one of several candidates is true.
 */
final class UnitWays {
  /** The number of nodes after which a search gives up, so that there may be a way. */
  private static final int MOST_NODES = 3_000;

  private static final int NONE = -1;

  private final ProofState state;

  /** For each cell, its index among the cells that take part, or none; and these cells. */
  private final int[] placeOf;

  private final List<Integer> cells = new ArrayList<>();

  /** Lists of cells that all differ, as places. */
  private final List<int[]> different = new ArrayList<>();

  private final List<FormPart> parts = new ArrayList<>();

  /** Whether there is only one unit, and each value that it leaves is in a way. */
  private boolean isExact;

  /** Lists of candidates, one of which must hold, and candidates of which none holds. */
  private final List<List<Candidate>> chosen = new ArrayList<>();

  private final Set<Candidate> excluded = new HashSet<>();

  /** The lists that concern the units, as pairs of a place and a set. */
  private final List<int[]> choices = new ArrayList<>();

  /** The values that facts leave for each place. */
  private int[] left = new int[16];

  private int nodes;

  /**
   * A form, or the sum of a cage.
   *
   * @param ways all its ways; null if they are too many, or it needs none
   * @param bounds the bounds of a sum whose ways are too many
   */
  private record FormPart(
      Form form, int[] places, @Nullable Ways ways, @Nullable SumBounds bounds) {
    boolean narrow(ProofState state, int[] sets) {
      if (ways != null) {
        return ways.narrow(sets);
      }
      return (bounds == null || bounds.narrow(state.state, sets)) && Narrowing.narrow(form, sets);
    }

    /** Returns whether each value that is left is in at least one way. */
    boolean isExact() {
      return ways != null || form instanceof Form.TwoCells;
    }
  }

  UnitWays(ProofState state, List<Unit> units) {
    this.state = state;
    placeOf = new int[state.sets().length];
    Arrays.fill(placeOf, NONE);
    if (units.get(0).kind() == Unit.Kind.SUMS) {
      addSum(state.units.sum(units), true);
    } else {
      units.forEach(unit -> add(unit, isSeen(unit, units)));
    }
    isExact = different.size() + parts.size() == 1 && parts.stream().allMatch(FormPart::isExact);
  }

  /** Returns whether the cells of a unit differ if they see each other, because of another unit. */
  private static boolean isSeen(Unit unit, List<Unit> units) {
    return units.stream()
        .anyMatch(
            other -> other.kind() == Unit.Kind.SIGHT && other.cells().containsAll(unit.cells()));
  }

  private int place(int cell) {
    if (placeOf[cell] == NONE) {
      placeOf[cell] = cells.size();
      if (cells.size() == left.length) {
        left = Arrays.copyOf(left, 2 * left.length);
      }
      left[cells.size()] = state.sets()[cell];
      cells.add(cell);
    }
    return placeOf[cell];
  }

  private int[] places(int... all) {
    return Arrays.stream(all).map(this::place).toArray();
  }

  private void add(Unit unit, boolean isSeen) {
    int[] own = Lists.toArray(unit.cells());
    places(own);
    switch (unit.kind()) {
      case HOUSE, GROUP -> different.add(places(own));
      case CAGE -> addCage(state.sumOfCage(unit.index()), own);
      case CONSTRAINT, ELSEWHERE -> state.units.forms(unit).forEach(form -> addForm(form, isSeen));
      case MOVE -> different.add(places(own));
      case SIGHT -> addSight(own);
      case CELL, SUMS, ONE_SOLUTION -> {}
    }
  }

  private void addCage(int sum, int... own) {
    if (sum == 0) {
      different.add(places(own));
    } else {
      addSum(Form.Sum.of(sum, own), true);
    }
  }

  private void addForm(Form form, boolean isSeen) {
    if (form instanceof Form.Sum sum) {
      addSum(sum, isSeen);
      return;
    }
    if (form instanceof Form.Apart) {
      for (int i = 1; i < form.cells().length; i++) {
        different.add(places(form.cells()[0], form.cells()[i]));
      }
      return;
    }
    boolean hasWays = isSeen && form instanceof Form.Machine;
    Ways ways = hasWays ? state.ways(form, true) : null;
    parts.add(new FormPart(form, places(form.cells()), ways, null));
    if (form instanceof Form.Sets) {
      different.add(places(form.cells()));
    }
  }

  /** Adds a sum, in which cells that see each other differ or may be equal. */
  private void addSum(Form.Sum sum, boolean isSeen) {
    Ways ways = state.ways(sum, isSeen);
    SumBounds bounds = ways == null && isSeen ? new SumBounds(state.state, state.sight, sum) : null;
    parts.add(new FormPart(sum, places(sum.cells()), ways, bounds));
    if (ways == null && isSeen) {
      addSight(sum.cells());
    }
  }

  private void addSight(int... own) {
    for (FormPart part : parts) {
      if (part.ways() != null && Lists.of(part.places()).containsAll(Lists.of(places(own)))) {
        // The ways of a constraint know which of its cells see each other.
        return;
      }
    }
    for (int i = 0; i < own.length; i++) {
      for (int j = 0; j < i; j++) {
        if (state.sight.sees(own[i], own[j])) {
          different.add(places(own[i], own[j]));
        }
      }
    }
  }

  /** Adds that a candidate is true. */
  void hold(Candidate candidate) {
    keep(candidate, ValueSet.bit(candidate.digit()));
  }

  private void keep(Candidate candidate, int set) {
    int place = placeOf[candidate.cell()];
    if (place != NONE) {
      left[place] &= set;
    }
  }

  /** Adds that all of these candidates are false. */
  void exclude(List<Candidate> candidates) {
    excluded.addAll(candidates);
    for (Candidate candidate : candidates) {
      keep(candidate, ~ValueSet.bit(candidate.digit()));
    }
  }

  /** Adds that at least one of these candidates is true. */
  void choose(List<Candidate> candidates) {
    if (candidates.size() == 1) {
      hold(candidates.get(0));
    } else {
      chosen.add(candidates);
    }
  }

  /** Clears the facts, and keeps the units. */
  void forget() {
    chosen.clear();
    excluded.clear();
    for (int i = 0; i < cells.size(); i++) {
      left[i] = state.sets()[cells.get(i)];
    }
  }

  /** Returns whether there is a way, or may be one. */
  boolean hasWay() {
    nodes = 0;
    choices.clear();
    chosen.forEach(this::addChoice);
    return search(Arrays.copyOf(left, cells.size()));
  }

  /** Adds a choice, unless one of its candidates may hold in a cell of no unit. */
  private void addChoice(List<Candidate> candidates) {
    int[] choice = new int[2 * candidates.size()];
    int count = 0;
    for (Candidate candidate : candidates) {
      int place = placeOf[candidate.cell()];
      if (place != NONE) {
        choice[count++] = place;
        choice[count++] = ValueSet.bit(candidate.digit());
      } else if (!excluded.contains(candidate)) {
        return;
      }
    }
    if (count > 0) {
      choices.add(Arrays.copyOf(choice, count));
    }
  }

  private boolean search(int... sets) {
    if (nodes++ > MOST_NODES) {
      return true;
    }
    if (!narrow(sets)) {
      return false;
    }
    if (isExact && choices.isEmpty()) {
      return true;
    }
    int[] open = open(sets);
    if (open.length > 0) {
      return search(open, sets);
    }
    int best = smallest(sets);
    if (best == NONE) {
      return true;
    }
    return search(new int[] {best, sets[best]}, sets);
  }

  /** Tries the values of some places one after the other. */
  private boolean search(int[] tried, int[] sets) {
    for (int i = 0; i < tried.length; i += 2) {
      int place = tried[i];
      for (int rest = sets[place] & tried[i + 1]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int[] next = sets.clone();
        next[place] = ValueSet.lowestBit(rest);
        if (search(next)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the smallest choice that is not made yet; none if all are. */
  private int[] open(int... sets) {
    int[] best = new int[0];
    for (int[] choice : choices) {
      boolean isMade = false;
      for (int i = 0; i < choice.length; i += 2) {
        isMade |= sets[choice[i]] == choice[i + 1];
      }
      if (!isMade && (best.length == 0 || choice.length < best.length)) {
        best = choice;
      }
    }
    return best;
  }

  /** Returns the place in a unit with the fewest values, but more than one. */
  private int smallest(int... sets) {
    int best = NONE;
    for (int[] all : different) {
      best = smallest(best, all, sets);
    }
    for (FormPart part : parts) {
      best = smallest(best, part.places(), sets);
    }
    return best;
  }

  private static int smallest(int known, int[] all, int[] sets) {
    int best = known;
    for (int place : all) {
      int size = Integer.bitCount(sets[place]);
      if (size > 1 && (best == NONE || size < Integer.bitCount(sets[best]))) {
        best = place;
      }
    }
    return best;
  }

  /** Removes impossible values; returns whether everything still seems possible. */
  private boolean narrow(int... sets) {
    int before = 0;
    int after = Arrays.hashCode(sets);
    while (before != after) {
      before = after;
      different.forEach(all -> takeSingles(all, sets));
      for (FormPart part : parts) {
        if (hasNone(sets) || !narrow(part, sets)) {
          return false;
        }
      }
      if (!narrowChoices(sets)) {
        return false;
      }
      after = Arrays.hashCode(sets);
    }
    return !hasNone(sets) && different.stream().allMatch(all -> canDiffer(all, sets));
  }

  private static boolean hasNone(int... sets) {
    for (int set : sets) {
      if (set == 0) {
        return true;
      }
    }
    return false;
  }

  private static void takeSingles(int[] all, int[] sets) {
    for (int place : all) {
      for (int other : ValueSet.isSingle(sets[place]) ? all : new int[0]) {
        sets[other] &= other == place ? -1 : ~sets[place];
      }
    }
  }

  private boolean narrow(FormPart part, int[] sets) {
    int[] own = new int[part.places().length];
    for (int i = 0; i < own.length; i++) {
      own[i] = sets[part.places()[i]];
    }
    if (!part.narrow(state, own)) {
      return false;
    }
    for (int i = 0; i < own.length; i++) {
      sets[part.places()[i]] = own[i];
    }
    return true;
  }

  private boolean narrowChoices(int... sets) {
    for (int[] choice : choices) {
      int count = 0;
      int last = 0;
      for (int i = 0; i < choice.length; i += 2) {
        if ((sets[choice[i]] & choice[i + 1]) != 0) {
          count++;
          last = i;
        }
      }
      if (count == 0) {
        return false;
      }
      if (count == 1) {
        sets[choice[last]] = choice[last + 1];
      }
    }
    return true;
  }

  /** Returns whether these places can all have different values. */
  private static boolean canDiffer(int[] all, int[] sets) {
    if (all.length == 2) {
      return sets[all[0]] != sets[all[1]] || !ValueSet.isSingle(sets[all[0]]);
    }
    int[] own = new int[all.length];
    Arrays.setAll(own, i -> sets[all[i]]);
    return Representatives.exist(own);
  }
}
