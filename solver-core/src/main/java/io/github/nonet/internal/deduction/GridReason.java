package io.github.nonet.internal.deduction;

import io.github.nonet.internal.deduction.GridDeduction.FailedCandidate;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The candidates that a failed {@link GridAssumption} needs to fail, without any others. */
final class GridReason {
  /*
   * The walk leads from the gap back to the assumption. A gap needs eliminated candidates; each of
   * them needs an event that eliminates it, and an event needs candidates that were eliminated
   * before it. A value that is needed anyway is preferred to the first cause of an elimination. A
   * constraint is asked again, with the candidates of the state in as many of its cells as
   * possible.
   *
   * A long reason is then made again and again, each time with one of its keys left out. The reason
   * that is told is also made without each of its eliminations.
   */
  /** The number of facts up to which a reason is short enough. */
  private static final int SHORT = 12;

  private final GridAssumption run;

  /** For each candidate, the event that is said to eliminate it, or none if it is not needed. */
  private final int[] causes;

  private final BitSet events = new BitSet();

  /** The keys that the last short reason may use; all of them if there is none. */
  private @Nullable BitSet allowed;

  GridReason(GridAssumption run) {
    this.run = run;
    causes = new int[run.off.length];
  }

  /**
   * Assumes a candidate and finds the events that its failure needs.
   *
   * @return whether it fails, and the failure needs the assumption
   */
  boolean find(int cell, int value, int width) {
    return find(cell, value, width, null);
  }

  /**
   * Does the same within bounds.
   *
   * @param layers the number of the last layer
   * @param most the most candidates that may be eliminated before it
   */
  boolean find(int cell, int value, int layers, int most, int width) {
    return run.fails(cell, value, layers, most, width, null) && cut();
  }

  private boolean find(int cell, int value, int width, @Nullable BitSet allowed) {
    return run.fails(cell, value, GridAssumption.ANY, GridAssumption.ANY, width, allowed) && cut();
  }

  /** Finds a short reason of a candidate that fails, with the least width that suffices. */
  void findShort(int cell, int value) {
    int least = Integer.MAX_VALUE;
    int found = 0;
    int width = 0;
    for (; width < GridAssumption.WIDTHS && least > FailedCandidate.MOST_FACTS; width++) {
      if (findShortest(cell, value, width) && size() < least) {
        least = size();
        found = width;
      }
    }
    boolean isLast = found == width - 1;
    if (!isLast) {
      findShortest(cell, value, found);
    }
  }

  /** Finds a short reason, also by leaving out unnecessary eliminations, one after the other. */
  private boolean findShortest(int cell, int value, int width) {
    if (!findShort(cell, value, width)) {
      return false;
    }
    int size = size();
    for (int candidate : size > SHORT ? goneLastFirst() : List.<Integer>of()) {
      int bit = ValueSet.bit(candidate % GridAssumption.VALUES);
      run.kept[candidate / GridAssumption.VALUES] |= bit;
      if (find(cell, value, width, allowed) && size() < size) {
        size = size();
      } else {
        run.kept[candidate / GridAssumption.VALUES] &= ~bit;
      }
    }
    boolean fails = find(cell, value, width, allowed);
    Arrays.fill(run.kept, 0);
    return fails;
  }

  /** Returns the eliminations that the reason needs, the last one first. */
  private List<Integer> goneLastFirst() {
    List<Integer> gone = new ArrayList<>();
    for (int i = run.taken - 1; i >= 0; i--) {
      if (causes[run.trail[i]] >= 0) {
        gone.add(run.trail[i]);
      }
    }
    return gone;
  }

  /** Finds a short reason by leaving out unnecessary keys, one after the other. */
  boolean findShort(int cell, int value, int width) {
    allowed = null;
    if (!find(cell, value, width)) {
      return false;
    }
    int size = size();
    if (size <= SHORT) {
      return true;
    }
    BitSet keys = keys();
    for (int key = keys.length() - 1; key >= 0 && size > SHORT; key = lastBefore(key, keys)) {
      BitSet fewer = (BitSet) keys.clone();
      fewer.clear(key);
      if (find(cell, value, width, fewer) && size() <= size) {
        size = size();
        allowed = fewer;
        keys = keys();
      }
    }
    return find(cell, value, width, allowed);
  }

  private BitSet keys() {
    BitSet keys = new BitSet();
    for (int event = events.nextSetBit(1); event >= 0; event = events.nextSetBit(event + 1)) {
      keys.set(run.key(event));
    }
    return keys;
  }

  /** Finds the events that the failure needs; returns whether it needs the assumption. */
  private boolean cut() {
    Arrays.fill(causes, GridAssumption.NONE);
    events.clear();
    int last = run.count - 1;
    events.set(last);
    int next = run.taken - 1;
    for (int event = last; event >= 0; event--) {
      int from = next;
      while (next >= 0 && run.off[run.trail[next]] == event) {
        next--;
      }
      for (int i = next + 1; i <= from; i++) {
        if (causes[run.trail[i]] == event && isOfConstraint(run.kinds[event])) {
          ask(event, run.trail[i]);
        }
      }
      if (events.get(event)) {
        needAll(event);
      }
    }
    return events.get(0);
  }

  /** Returns whether an event is needed. */
  boolean isNeeded(int event) {
    return events.get(event);
  }

  /** Returns whether nothing followed from the assumption but what its cell excludes by sight. */
  boolean isIdle() {
    return run.count == 1;
  }

  /** Returns the number of layers of the run. */
  int layers() {
    return run.layers;
  }

  /** Returns the number of facts, as candidates, between the assumption and the gap. */
  int size() {
    BitSet told = new BitSet();
    for (int i = 0; i < run.taken; i++) {
      int candidate = run.trail[i];
      int cause = causes[candidate];
      boolean isSaid =
          cause >= 0 && !(isValue(cause) && run.cell(cause) == candidate / GridAssumption.VALUES);
      told.set(candidate, isSaid);
    }
    for (int event = events.nextSetBit(1); event >= 0; event = events.nextSetBit(event + 1)) {
      if (isValue(event)) {
        told.set(run.cell(event) * GridAssumption.VALUES + ValueSet.lowest(run.values[event]));
      } else if (run.kinds[event] == EventKind.LOCKED || run.kinds[event] == EventKind.REQUIRED) {
        tellPlaces(event, told);
      }
    }
    return told.cardinality();
  }

  private void tellPlaces(int event, BitSet told) {
    int place = run.places[event];
    boolean isHouse = run.kinds[event] == EventKind.LOCKED;
    int value = ValueSet.lowest(run.values[event]);
    for (int cell : isHouse ? run.units.cellsOf[place] : run.narrowings.cells(place)) {
      if (ValueSet.contains(run.state.sets[cell], value) && !isOff(cell, value, event)) {
        told.set(cell * GridAssumption.VALUES + value);
      }
    }
  }

  private boolean isValue(int event) {
    EventKind kind = run.kinds[event];
    return kind == EventKind.ASSUMED || kind == EventKind.NAKED || kind == EventKind.HIDDEN;
  }

  private void needAll(int event) {
    int place = run.places[event];
    int set = run.values[event];
    switch (run.kinds[event]) {
      // A constraint was asked about each candidate separately.
      case ASSUMED, NARROWED, REQUIRED -> {}
      case NAKED, NO_VALUE -> need(event, ~set, place);
      case HIDDEN, LOCKED, NO_PLACE -> need(event, set, run.units.cellsOf[place]);
      case SUBSET -> need(event, ~set, cellsOfSubset(event));
      case NO_WAY -> ask(event, GridAssumption.NONE);
    }
  }

  /** Returns the cells of a unit that share as many values as they are. */
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

  /** Marks all values of a set that a cell lost before an event as needed. */
  private void needOf(int event, int cell, int set) {
    for (int rest = run.state.sets[cell] & set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int candidate = cell * GridAssumption.VALUES + ValueSet.lowest(rest);
      if (wasOff(candidate, event)) {
        causes[candidate] = cause(candidate, event);
        events.set(causes[candidate]);
      }
    }
  }

  /**
   * Returns the last number of a set that is less than a number, or -1. The compiler to WebAssembly
   * fails if {@link BitSet#previousSetBit} starts after the last number.
   */
  private static int lastBefore(int number, BitSet set) {
    int from = Math.min(number, set.length()) - 1;
    return from < 0 ? -1 : set.previousSetBit(from);
  }

  /**
   * Returns the event that eliminates a candidate before another event: a needed value, if there is
   * one.
   */
  private int cause(int candidate, int event) {
    int known = causes[candidate];
    if (known >= 0 && known < event) {
      return known;
    }
    int cell = candidate / GridAssumption.VALUES;
    int bit = ValueSet.bit(candidate % GridAssumption.VALUES);
    int found = run.off[candidate];
    for (int other = lastBefore(event, events); other >= 0; other = lastBefore(other, events)) {
      if (isValue(other)) {
        if (run.cell(other) == cell && run.values[other] != bit) {
          return other;
        }
        if (run.values[other] == bit && run.sees(run.cell(other), cell)) {
          found = other;
        }
      }
    }
    return found;
  }

  private boolean wasOff(int candidate, int event) {
    return run.off[candidate] >= 0 && run.off[candidate] < event;
  }

  private static boolean isOfConstraint(EventKind kind) {
    return kind == EventKind.NARROWED || kind == EventKind.REQUIRED;
  }

  /**
   * Marks the candidates as needed by which a constraint excludes a candidate or, without a
   * candidate, has no way. The most expensive ones, which came late and nothing else needs, are put
   * back first.
   */
  private void ask(int event, int candidate) {
    int number = run.places[event];
    int[] cells = run.narrowings.cells(number);
    int[] sets = new int[cells.length];
    int[] lost = new int[cells.length];
    List<Long> prices = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      int asked = candidate < 0 ? -1 : asked(event, candidate, cells[i]);
      sets[i] = setBefore(cells[i], event) & asked;
      lost[i] = run.state.sets[cells[i]] & asked & ~sets[i];
      for (int value : new ValueSet(lost[i])) {
        prices.add(
            price(event, cells[i], value) * cells.length * GridAssumption.VALUES
                + i * GridAssumption.VALUES
                + value);
      }
    }
    boolean isExact = isNoWay(number, sets);
    prices.sort(Collections.reverseOrder());
    for (long one : prices) {
      int place = (int) (one / GridAssumption.VALUES % cells.length);
      int bit = ValueSet.bit((int) (one % GridAssumption.VALUES));
      sets[place] |= bit;
      if (isExact && isNoWay(number, sets)) {
        lost[place] &= ~bit;
      } else {
        sets[place] &= ~bit;
      }
    }
    for (int i = 0; i < cells.length; i++) {
      needOf(event, cells[i], lost[i]);
    }
  }

  /** Returns the price of a candidate that was eliminated before an event. */
  private long price(int event, int cell, int value) {
    int cause = cause(cell * GridAssumption.VALUES + value, event);
    return events.get(cause) ? 0 : cause;
  }

  private boolean isNoWay(int number, int... sets) {
    return run.narrowings.narrow(number, sets.clone()) == Narrowings.NO_WAY;
  }

  /** Returns the values that a cell of a constraint may have if the candidate is true after all. */
  private int asked(int event, int candidate, int cell) {
    int bit = ValueSet.bit(candidate % GridAssumption.VALUES);
    if (run.kinds[event] == EventKind.NARROWED) {
      return candidate / GridAssumption.VALUES == cell ? bit : -1;
    }
    return run.sees(candidate / GridAssumption.VALUES, cell) ? ~bit : -1;
  }

  /** Returns whether a candidate was eliminated before an event and its elimination is needed. */
  boolean isOff(int cell, int value, int event) {
    int cause = causes[cell * GridAssumption.VALUES + value];
    return cause >= 0 && cause < event;
  }

  private int setBefore(int cell, int event) {
    int set = run.state.sets[cell];
    for (int value : new ValueSet(set)) {
      set &= wasOff(cell * GridAssumption.VALUES + value, event) ? ~ValueSet.bit(value) : -1;
    }
    return set;
  }

  /** Returns the needed eliminations of an event, in their order. */
  List<Integer> goneBy(int event) {
    List<Integer> gone = new ArrayList<>();
    for (int i = 0; i < run.taken; i++) {
      if (causes[run.trail[i]] == event) {
        gone.add(run.trail[i]);
      }
    }
    return gone;
  }
}
