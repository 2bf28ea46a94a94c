package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a failed {@link GridAssumption} needs to fail: no candidate more. */
final class GridReason {
  /*
   * The walk goes from the gap back to the assumption. A gap needs candidates that are gone; each of
   * them needs its event, and an event needs candidates that went before it. A constraint is asked
   * again, with the candidates of the state in as many of its cells as possible.
   */
  private final GridAssumption run;
  private final boolean[] isNeeded;
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
          ask(event, run.trail[i]);
        }
      }
      if (isEvent[event]) {
        needAll(event);
      }
    }
  }

  /** Returns whether the assumption has anything to do with it. */
  boolean isOfAssumption() {
    return isEvent[0];
  }

  /** Returns whether an event is needed. */
  boolean isNeeded(int event) {
    return isEvent[event];
  }

  /** Returns how many clauses it takes between the assumption and the gap. */
  int size() {
    int size = run.kinds[run.count - 1] == EventKind.NO_WAY ? 1 : 0;
    for (int event = 1; event < run.count - 1; event++) {
      size += isEvent[event] ? 1 : 0;
    }
    return size;
  }

  private void needAll(int event) {
    int place = run.places[event];
    int set = run.values[event];
    switch (run.kinds[event]) {
      // A constraint was asked about each candidate by itself.
      case ASSUMED, NARROWED, REQUIRED -> {}
      case NAKED, NO_VALUE -> need(event, ~set, place);
      case HIDDEN, LOCKED, NO_PLACE -> need(event, set, run.units.cellsOf[place]);
      case SUBSET -> need(event, ~set, cellsOfSubset(event));
      case NO_WAY -> ask(event, GridAssumption.NONE);
    }
  }

  /** Returns the cells of a unit that share as many values. */
  int[] cellsOfSubset(int event) {
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

  private void need(int event, int set, int... cells) {
    for (int cell : cells) {
      needOf(event, cell, set);
    }
  }

  /** Needs all values of a set that a cell lost before an event. */
  private void needOf(int event, int cell, int set) {
    for (int rest = run.state.sets[cell] & set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int candidate = cell * GridAssumption.VALUES + ValueSet.lowest(rest);
      if (wasOff(candidate, event)) {
        isNeeded[candidate] = true;
        isEvent[run.off[candidate]] = true;
      }
    }
  }

  private boolean wasOff(int candidate, int event) {
    return run.off[candidate] >= 0 && run.off[candidate] < event;
  }

  private static boolean isOfConstraint(EventKind kind) {
    return kind == EventKind.NARROWED || kind == EventKind.REQUIRED;
  }

  /** Needs what a constraint needs to exclude a candidate, or, for none, to have no way. */
  private void ask(int event, int candidate) {
    int number = run.places[event];
    int[] cells = run.narrowings.cells(number);
    int[] sets = new int[cells.length];
    int[] asked = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      asked[i] = candidate < 0 ? -1 : asked(event, candidate, cells[i]);
      sets[i] = setBefore(cells[i], event) & asked[i];
    }
    boolean isExact = run.narrowings.narrow(number, sets.clone()) == Narrowings.NO_WAY;
    for (int i = 0; i < cells.length; i++) {
      int[] wider = sets.clone();
      wider[i] = run.state.sets[cells[i]] & asked[i];
      if (isExact && run.narrowings.narrow(number, wider.clone()) == Narrowings.NO_WAY) {
        sets = wider;
      } else {
        needOf(event, cells[i], asked[i] & ~sets[i]);
      }
    }
  }

  /** Returns the values that a cell of a constraint may have if a candidate is true after all. */
  private int asked(int event, int candidate, int cell) {
    int bit = ValueSet.bit(candidate % GridAssumption.VALUES);
    if (run.kinds[event] == EventKind.NARROWED) {
      return candidate / GridAssumption.VALUES == cell ? bit : -1;
    }
    return run.sees(candidate / GridAssumption.VALUES, cell) ? ~bit : -1;
  }

  /** Returns whether a candidate was eliminated before an event, and that is needed. */
  boolean isOff(int cell, int value, int event) {
    int candidate = cell * GridAssumption.VALUES + value;
    return isNeeded[candidate] && wasOff(candidate, event);
  }

  private int setBefore(int cell, int event) {
    int set = run.state.sets[cell];
    for (int value : new ValueSet(set)) {
      set &= wasOff(cell * GridAssumption.VALUES + value, event) ? ~ValueSet.bit(value) : -1;
    }
    return set;
  }

  /** Returns the candidates that an event eliminates and that are needed, in their order. */
  List<Integer> goneBy(int event) {
    List<Integer> gone = new ArrayList<>();
    for (int i = 0; i < run.taken; i++) {
      if (run.off[run.trail[i]] == event && isNeeded[run.trail[i]]) {
        gone.add(run.trail[i]);
      }
    }
    return gone;
  }
}
