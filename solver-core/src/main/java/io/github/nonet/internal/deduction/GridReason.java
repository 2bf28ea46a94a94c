package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What a failed {@link GridAssumption} needs to fail: no candidate more. */
final class GridReason {
  /*
   * The walk goes from the gap back to the assumption. A gap needs candidates that are gone; each of
   * them needs its event, and an event needs candidates that went before it. A constraint is asked
   * again, with the candidates of the state in as many of its cells as possible.
   */
  private final GridAssumption run;
  private final boolean[] isNeeded;

  /** For each event, and for each candidate that a constraint eliminated, what it needs. */
  private final Map<Integer, List<Integer>> causes = new HashMap<>();

  private final boolean[] isEvent;

  GridReason(GridAssumption run) {
    this.run = run;
    isNeeded = new boolean[run.off.length];
    isEvent = new boolean[run.count];
    int last = run.count - 1;
    isEvent[last] = true;
    int next = run.taken - 1;
    for (int event = last; event >= 0; event--) {
      int from = next;
      while (next >= 0 && run.off[run.trail[next]] == event) {
        next--;
      }
      for (int i = next + 1; i <= from; i++) {
        if (isNeeded[run.trail[i]] && isOfConstraint(run.kinds[event])) {
          causes.put(run.trail[i], ask(event, run.trail[i]));
        }
      }
      if (isEvent[event]) {
        causes.put(~event, needs(event));
      }
    }
  }

  /** Returns whether the assumption has anything to do with it. */
  boolean isOfAssumption() {
    return isEvent[0];
  }

  /** Returns how many clauses it takes between the assumption and the gap. */
  int size() {
    int size = run.kinds[run.count - 1] == GridFact.FactKind.NO_WAY ? 1 : 0;
    for (int event = 1; event < run.count - 1; event++) {
      size += isEvent[event] ? 1 : 0;
    }
    return size;
  }

  private List<Integer> needs(int event) {
    int place = run.places[event];
    int set = run.values[event];
    return switch (run.kinds[event]) {
      case ASSUMED -> List.of();
      // A constraint was asked about each candidate by itself.
      case NARROWED, REQUIRED -> List.of();
      case NAKED, NO_VALUE -> needs(event, ~set, place);
      case HIDDEN, LOCKED, NO_PLACE -> needs(event, set, run.units.cellsOf[place]);
      case SUBSET -> needs(event, ~set, cellsOfSubset(event));
      case NO_WAY -> ask(event, GridAssumption.NONE);
      case LEAVES, IS, IS_NOT -> throw unexpected(event);
    };
  }

  private AssertionError unexpected(int event) {
    return new AssertionError(run.kinds[event]);
  }

  private int[] cellsOfSubset(int event) {
    int[] cells = run.units.cellsOf[run.places[event]];
    int[] found = new int[cells.length];
    int count = 0;
    for (int i = 0; i < cells.length; i++) {
      if (ValueSet.contains(run.masks[event], i)) {
        found[count++] = cells[i];
      }
    }
    return Arrays.copyOf(found, count);
  }

  private List<Integer> needs(int event, int set, int... cells) {
    List<Integer> needed = new ArrayList<>();
    for (int cell : cells) {
      need(needed, event, cell, set);
    }
    return needed;
  }

  /** Needs all values of a set that a cell lost before an event. */
  private void need(List<Integer> needed, int event, int cell, int set) {
    for (int rest = run.state.sets[cell] & set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int candidate = cell * GridAssumption.VALUES + ValueSet.lowest(rest);
      if (wasOff(candidate, event)) {
        needed.add(candidate);
        isNeeded[candidate] = true;
        isEvent[run.off[candidate]] = true;
      }
    }
  }

  private boolean wasOff(int candidate, int event) {
    return run.off[candidate] >= 0 && run.off[candidate] < event;
  }

  private static boolean isOfConstraint(GridFact.FactKind kind) {
    return kind == GridFact.FactKind.NARROWED || kind == GridFact.FactKind.REQUIRED;
  }

  /** Returns what a constraint needs to exclude a candidate, or, for none, to have no way. */
  private List<Integer> ask(int event, int candidate) {
    int number = run.places[event];
    int[] cells = run.narrowings.cells(number);
    int[] sets = new int[cells.length];
    int[] asked = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      asked[i] = candidate < 0 ? -1 : asked(event, candidate, cells[i]);
      sets[i] = setBefore(cells[i], event) & asked[i];
    }
    List<Integer> needed = new ArrayList<>();
    boolean isExact = run.narrowings.narrow(number, sets.clone()) == Narrowings.NO_WAY;
    for (int i = 0; i < cells.length; i++) {
      int[] wider = sets.clone();
      wider[i] = run.state.sets[cells[i]] & asked[i];
      if (isExact && run.narrowings.narrow(number, wider.clone()) == Narrowings.NO_WAY) {
        sets = wider;
      } else {
        need(needed, event, cells[i], asked[i] & ~sets[i]);
      }
    }
    return needed;
  }

  /** Returns the values that a cell of a constraint may have if a candidate is true after all. */
  private int asked(int event, int candidate, int cell) {
    int bit = ValueSet.bit(candidate % GridAssumption.VALUES);
    if (run.kinds[event] == GridFact.FactKind.NARROWED) {
      return candidate / GridAssumption.VALUES == cell ? bit : -1;
    }
    return run.sees(candidate / GridAssumption.VALUES, cell) ? ~bit : -1;
  }

  private int setBefore(int cell, int event) {
    int set = run.state.sets[cell];
    for (int value : new ValueSet(set)) {
      set &= wasOff(cell * GridAssumption.VALUES + value, event) ? ~ValueSet.bit(value) : -1;
    }
    return set;
  }

  /** Returns the clauses, from the assumption to the gap. */
  List<GridFact> facts() {
    List<GridFact> facts = new ArrayList<>();
    for (int event = 0; event < run.count; event++) {
      if (isEvent[event]) {
        facts.addAll(facts(event));
      }
    }
    return facts;
  }

  private List<GridFact> facts(int event) {
    GridFact.FactKind kind = run.kinds[event];
    int place = run.places[event];
    int set = run.values[event];
    return switch (kind) {
      case ASSUMED, NAKED, NO_VALUE -> List.of(GridFact.of(kind, set, place));
      case HIDDEN -> List.of(GridFact.of(kind, set, run.cell(event), place));
      case NO_PLACE -> List.of(GridFact.of(kind, set, GridAssumption.NONE, place));
      case NO_WAY ->
          List.of(GridFact.of(kind, 0, GridAssumption.NONE, run.narrowings.units(place)));
      case NARROWED, REQUIRED -> eliminations(event, run.narrowings.units(place));
      case LOCKED, SUBSET -> eliminations(event, place);
      case LEAVES, IS, IS_NOT -> throw unexpected(event);
    };
  }

  /** Returns a fact for all cells that lose the same values. */
  private List<GridFact> eliminations(int event, int... units) {
    int[] gone = new int[run.units.cells];
    for (int candidate : goneBy(event)) {
      gone[candidate / GridAssumption.VALUES] |= ValueSet.bit(candidate % GridAssumption.VALUES);
    }
    return Arrays.stream(gone)
        .filter(set -> set != 0)
        .distinct()
        .mapToObj(set -> new GridFact(run.kinds[event], set, cellsWith(gone, set), units))
        .collect(Lists.toList());
  }

  private static int[] cellsWith(int[] gone, int set) {
    return IntStream.range(0, gone.length).filter(cell -> gone[cell] == set).toArray();
  }

  private List<Integer> goneBy(int event) {
    List<Integer> gone = new ArrayList<>();
    for (int i = 0; i < run.taken; i++) {
      if (run.off[run.trail[i]] == event && isNeeded[run.trail[i]]) {
        gone.add(run.trail[i]);
      }
    }
    return gone;
  }

  /** Returns what it needs candidate by candidate, each after what it follows from. */
  List<Inference> inferences() {
    List<Inference> inferences = new ArrayList<>();
    Map<Integer, Integer> indexes = new HashMap<>();
    for (int event = 0; event < run.count - 1; event++) {
      if (!isEvent[event]) {
        continue;
      }
      List<Integer> own = causes.get(~event);
      boolean isValue = Integer.bitCount(run.values[event]) == 1 && isFilling(run.kinds[event]);
      if (isValue) {
        int candidate =
            run.cell(event) * GridAssumption.VALUES + ValueSet.lowest(run.values[event]);
        indexes.put(~event, inferences.size());
        inferences.add(inference(candidate, true, unit(event, candidate), own, indexes));
      }
      for (int candidate : goneBy(event)) {
        List<Integer> why = isValue ? List.of(~event) : causes.getOrDefault(candidate, own);
        inferences.add(inference(candidate, false, unit(event, candidate), why, indexes));
        indexes.put(candidate, inferences.size() - 1);
      }
    }
    return inferences;
  }

  private static boolean isFilling(GridFact.FactKind kind) {
    return kind == GridFact.FactKind.ASSUMED
        || kind == GridFact.FactKind.NAKED
        || kind == GridFact.FactKind.HIDDEN;
  }

  private static Inference inference(
      int candidate, boolean isTrue, int[] unit, List<Integer> why, Map<Integer, Integer> indexes) {
    return Inference.unnamed(
        new Candidate(candidate / GridAssumption.VALUES, candidate % GridAssumption.VALUES),
        isTrue,
        Lists.of(unit),
        why.stream().map(indexes::get).collect(Lists.toList()));
  }

  /** Returns the cells of what forces or excludes a candidate. */
  private int[] unit(int event, int candidate) {
    int cell = candidate / GridAssumption.VALUES;
    GridFact.FactKind kind = run.kinds[event];
    if (isOfConstraint(kind)) {
      return run.narrowings.cellsOfWhole(run.places[event]);
    }
    if (!isFilling(kind)) {
      return run.units.cellsOf[run.places[event]];
    }
    int by = run.cell(event);
    if (by != cell) {
      return run.units.common(by, cell);
    }
    if (kind == GridFact.FactKind.HIDDEN && run.off[candidate] != event) {
      return run.units.cellsOf[run.places[event]];
    }
    return kind == GridFact.FactKind.ASSUMED && run.off[candidate] != event
        ? new int[0]
        : new int[] {cell};
  }
}
