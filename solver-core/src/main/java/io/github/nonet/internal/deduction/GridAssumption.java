package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows the assumption that one candidate is true until a cell has no value left, a house has no
 * place for one, or a constraint has no way; {@link GridReason} then finds the events that this
 * needs. For one thread.
 */
final class GridAssumption {
  /*
   * A run has layers, so that the shortest way is found first:
   *
   *   1. the values of the last layer are eliminated from the cells that see them
   *   2. each constraint with a changed cell removes the values that it does not allow; if
   *      requested, values that it needs are eliminated from the cells that see all their places
   *   3. if requested: locked candidates; pairs and triples
   *   4. cells with one value and houses with one place give the values of the next layer
   *
   * Each of these is an event:
   *
   *   kind       ASSUMED  NAKED   HIDDEN          NARROWED    REQUIRED    LOCKED  SUBSET
   *   place      cell     cell    house           constraint  constraint  house   unit
   *   values     one      one     one             none        one         one     set of values
   *   mask       0        0       place in house  0           0           0       set of places
   *
   * A candidate, cell * 32 + value, that is eliminated has the number of its event. The trail has
   * these candidates in the order of the events.
   */
  static final int VALUES = 32;
  static final int NONE = -1;

  /** A number of layers and candidates that no run reaches. */
  static final int ANY = Integer.MAX_VALUE - 1;

  static final int WIDTHS = 3;

  /** The most places of a value that are tried; few cells would see more. */
  private static final int MOST_LOCKED = 4;

  private static final int MOST_SUBSET = 3;

  final GridState state;
  final Units units;
  final Narrowings narrowings;
  private final Sight sight;
  private final int[] sets;
  private final boolean[] isOn;

  /** For each candidate, the event that eliminated it, or none. */
  final int[] off;

  final int[] trail;
  int taken;

  final EventKind[] kinds;
  final int[] places;
  final int[] values;
  final int[] masks;
  int count;

  /** The first event whose value is not filled in yet. */
  private int filled;

  /**
   * The cells that have changed in this layer, and the cells that have changed since the
   * constraints were asked.
   */
  private final long[] changed;

  private final long[] pending;

  private int width;
  int layers;

  /** The keys that a run may use; all of them if there is none. */
  private @Nullable BitSet allowed;

  GridAssumption(GridState state, Sight sight, Narrowings narrowings) {
    this.state = state;
    this.sight = sight;
    this.narrowings = narrowings;
    units = state.units;
    sets = new int[units.cells];
    isOn = new boolean[units.cells];
    off = new int[units.cells * VALUES];
    Arrays.fill(off, NONE);
    trail = new int[units.cells * units.symbols];
    int most = trail.length + units.cells + units.count() * VALUES + 2;
    kinds = new EventKind[most];
    places = new int[most];
    values = new int[most];
    masks = new int[most];
    changed = new long[CellBits.words(units.cells)];
    pending = changed.clone();
  }

  /** Returns the key of an event's cause: a cell, a unit or a constraint. */
  int key(int event) {
    return switch (kinds[event]) {
      case ASSUMED, NAKED, NO_VALUE -> places[event];
      case HIDDEN, LOCKED, SUBSET, NO_PLACE -> ofUnit(places[event]);
      case NARROWED, REQUIRED, NO_WAY -> ofUnit(units.count() + places[event]);
    };
  }

  private int ofUnit(int unit) {
    return units.cells + unit;
  }

  private boolean isAllowed(int key) {
    return allowed == null || allowed.get(key);
  }

  /**
   * @param most the number of the last layer
   * @param mostTaken the most candidates that it may eliminate before the last layer
   * @param width 0 for singles and constraints, 1 to add locked candidates and required values, 2
   *     to add subsets
   * @param allowed the keys that it may use; all of them if there is none
   * @return whether it failed; if so, the last event is the gap
   */
  boolean fails(int cell, int value, int most, int mostTaken, int width, @Nullable BitSet allowed) {
    begin();
    this.width = width;
    this.allowed = allowed;
    add(EventKind.ASSUMED, cell, ValueSet.bit(value), 0);
    for (layers = 0; layers <= most && taken <= mostTaken; layers++) {
      Arrays.fill(changed, 0);
      if (fill() || narrow()) {
        return true;
      }
      reduce(width);
      if (findSingles()) {
        return true;
      }
      if (filled == count && CellBits.size(pending) == 0) {
        return false;
      }
    }
    return false;
  }

  private void begin() {
    for (int i = 0; i < taken; i++) {
      off[trail[i]] = NONE;
    }
    System.arraycopy(state.sets, 0, sets, 0, sets.length);
    Arrays.fill(isOn, false);
    Arrays.fill(pending, 0);
    taken = 0;
    count = 0;
    filled = 0;
  }

  private void add(EventKind kind, int place, int set, int mask) {
    kinds[count] = kind;
    places[count] = place;
    values[count] = set;
    masks[count++] = mask;
  }

  private boolean gap(EventKind kind, int place, int set) {
    add(kind, place, set, 0);
    return true;
  }

  /** Removes values from a cell, if it is open; returns whether it had any of them. */
  private boolean remove(int cell, int set, int event) {
    int gone = state.isFilled[cell] ? 0 : sets[cell] & set;
    if (gone == 0) {
      return false;
    }
    sets[cell] &= ~gone;
    touch(cell);
    for (int rest = gone; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int candidate = cell * VALUES + ValueSet.lowest(rest);
      off[candidate] = event;
      trail[taken++] = candidate;
    }
    return true;
  }

  private void touch(int cell) {
    CellBits.add(changed, cell);
    CellBits.add(pending, cell);
  }

  boolean sees(int cell, int other) {
    return sight.sees(cell, other);
  }

  /** Returns the cell that an event fills. */
  int cell(int event) {
    return kinds[event] == EventKind.HIDDEN
        ? units.cellsOf[places[event]][masks[event]]
        : places[event];
  }

  /** Fills in the values that the last layer found; returns whether that fails. */
  private boolean fill() {
    for (int end = count; filled < end; filled++) {
      int cell = cell(filled);
      int bit = values[filled];
      if ((sets[cell] & bit) == 0) {
        // Another value of this layer has taken the place, so the house is the one that has no
        // place.
        return kinds[filled] == EventKind.HIDDEN
            ? gap(EventKind.NO_PLACE, places[filled], bit)
            : gap(EventKind.NO_VALUE, cell, 0);
      }
      if (!isOn[cell]) {
        state.look();
        isOn[cell] = true;
        touch(cell);
        remove(cell, ~bit, filled);
        long[] seen = sight.of(cell);
        for (int peer = CellBits.next(seen, 0); peer >= 0; peer = CellBits.next(seen, peer + 1)) {
          remove(peer, bit, filled);
        }
      }
    }
    return false;
  }

  /** Asks the constraints of the changed cells; returns whether one cannot be met. */
  private boolean narrow() {
    boolean[] isDue = new boolean[narrowings.count()];
    for (int cell = 0; cell < units.cells; cell++) {
      if (CellBits.contains(pending, cell)) {
        for (int number : narrowings.of[cell]) {
          isDue[number] = true;
        }
      }
    }
    Arrays.fill(pending, 0);
    for (int number = 0; number < isDue.length; number++) {
      if (isDue[number] && isAllowed(ofUnit(units.count() + number)) && narrow(number)) {
        return true;
      }
    }
    filled = count;
    return false;
  }

  private boolean narrow(int number) {
    int[] cells = narrowings.cells(number);
    int[] left = new int[cells.length];
    for (int i = 0; i < left.length; i++) {
      left[i] = sets[cells[i]];
    }
    int required = narrowings.narrow(number, left);
    if (required == Narrowings.NO_WAY) {
      return gap(EventKind.NO_WAY, number, 0);
    }
    boolean isAny = false;
    for (int i = 0; i < left.length; i++) {
      isAny |= remove(cells[i], ~left[i], count);
    }
    if (isAny) {
      add(EventKind.NARROWED, number, 0, 0);
    }
    for (int rest = width > 0 ? required : 0; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      require(number, ValueSet.lowestBit(rest));
    }
    return false;
  }

  /** Removes a value that a constraint needs from the cells that see all its places there. */
  private void require(int number, int bit) {
    if (removeFromCommon(narrowings.cells(number), bit)) {
      add(EventKind.REQUIRED, number, bit, 0);
    }
  }

  /**
   * Removes a value from the cells that see all of the cells which have it; returns whether it was
   * in any.
   */
  private boolean removeFromCommon(int[] cells, int bit) {
    sight.begin();
    boolean isAny = true;
    for (int cell : cells) {
      isAny = isAny && ((sets[cell] & bit) == 0 || sight.retain(cell));
    }
    boolean isStep = false;
    for (int cell = isAny ? sight.next(0) : NONE; cell >= 0; cell = sight.next(cell + 1)) {
      isStep |= remove(cell, bit, count);
    }
    return isStep;
  }

  /** Returns whether a unit has a cell that has changed in this layer. */
  private boolean isChanged(int unit) {
    for (int cell : units.cellsOf[unit]) {
      if (CellBits.contains(changed, cell)) {
        return true;
      }
    }
    return false;
  }

  private void reduce(int width) {
    for (int unit = 0; width > 0 && unit < units.count(); unit++) {
      if (isAllowed(ofUnit(unit)) && isChanged(unit)) {
        state.look();
        if (units.isHouse[unit]) {
          lock(unit);
        }
        if (width > 1) {
          findSubsets(unit);
        }
      }
    }
    filled = count;
  }

  private void lock(int house) {
    int shared = sharedIn(units.cellsOf[house]) & units.valuesOf[house];
    for (int value : new ValueSet(shared)) {
      int found = placesOf(house, ValueSet.bit(value));
      if (Integer.bitCount(found) <= MOST_LOCKED
          && removeFromCommon(units.cellsOf[house], ValueSet.bit(value))) {
        add(EventKind.LOCKED, house, ValueSet.bit(value), 0);
      }
    }
  }

  /** Returns the values that more than one of these cells has. */
  private int sharedIn(int... cells) {
    int once = 0;
    int twice = 0;
    for (int cell : cells) {
      twice |= once & sets[cell];
      once |= sets[cell];
    }
    return twice;
  }

  /** Returns the places in a unit of the cells that have one of these values. */
  private int placesOf(int unit, int set) {
    int found = 0;
    for (int place = 0; place < units.cellsOf[unit].length; place++) {
      found |= (sets[units.cellsOf[unit][place]] & set) != 0 ? ValueSet.bit(place) : 0;
    }
    return found;
  }

  /**
   * Finds cells with as many values as cells, and values with as many places as values; even a
   * single cell or value, which eliminates its value or place from the others already in this
   * layer.
   *
   * <p>A cell that shares no value with another one, such as a filled cell, is left out, and so is
   * a value whose places have no other value: as a part of a subset they eliminate nothing from the
   * rest. In a run most cells are filled.
   */
  private void findSubsets(int unit) {
    int[] cells = units.cellsOf[unit];
    int everywhere = (1 << cells.length) - 1;
    int shared = sharedIn(cells);
    int[] ofCells = new int[cells.length];
    int several = 0;
    for (int i = 0; i < cells.length; i++) {
      ofCells[i] = (sets[cells[i]] & shared) == 0 ? 0 : sets[cells[i]];
      several |= ValueSet.hasAtMostOne(sets[cells[i]]) ? 0 : sets[cells[i]];
    }
    int[] ofValues = new int[units.isHouse[unit] ? units.symbols : 0];
    for (int i = 0; i < ofValues.length; i++) {
      boolean isOpen = (several & units.valuesOf[unit] & 2 << i) != 0;
      ofValues[i] = isOpen ? placesOf(unit, 2 << i) : 0;
    }
    for (int size = 1; size <= MOST_SUBSET; size++) {
      for (int[] found : subsets(ofCells, size)) {
        subset(unit, found[1], found[0]);
      }
      for (int[] found : subsets(ofValues, size)) {
        // The other values in the other cells would give the same.
        subset(unit, units.all & ~(found[0] << 1), everywhere & ~found[1]);
      }
    }
  }

  /**
   * Returns each choice of up to three masks whose union has as many bits: the choice as bits, and
   * the union.
   */
  private static List<int[]> subsets(int[] of, int size) {
    List<int[]> found = new ArrayList<>();
    for (int i = 0; i < of.length; i++) {
      if (size == 1 && Integer.bitCount(of[i]) == 1) {
        found.add(new int[] {ValueSet.bit(i), of[i]});
      }
      for (int j = 0; j < i && size > 1 && isSmall(of[i], size); j++) {
        int pair = of[i] | of[j];
        if (of[j] != 0 && size == 2 && Integer.bitCount(pair) == 2) {
          found.add(new int[] {ValueSet.bit(i) | ValueSet.bit(j), pair});
        }
        for (int k = 0; k < j && size == MOST_SUBSET && isSmall(pair, size); k++) {
          if (of[j] != 0 && of[k] != 0 && Integer.bitCount(pair | of[k]) == size) {
            found.add(
                new int[] {ValueSet.bit(i) | ValueSet.bit(j) | ValueSet.bit(k), pair | of[k]});
          }
        }
      }
    }
    return found;
  }

  private static boolean isSmall(int mask, int size) {
    return mask != 0 && Integer.bitCount(mask) <= size;
  }

  private void subset(int unit, int set, int mask) {
    boolean isStep = false;
    for (int place = 0; place < units.cellsOf[unit].length; place++) {
      isStep |= !ValueSet.contains(mask, place) && remove(units.cellsOf[unit][place], set, count);
    }
    if (isStep) {
      add(EventKind.SUBSET, unit, set, mask);
    }
  }

  /** Finds the values of the next layer; returns whether a cell or a house has none. */
  private boolean findSingles() {
    for (int cell = 0; cell < units.cells; cell++) {
      int set = sets[cell];
      boolean isNew = CellBits.contains(changed, cell) && !isOn[cell] && isAllowed(cell);
      if (isNew && ValueSet.hasAtMostOne(set)) {
        if (set == 0) {
          return gap(EventKind.NO_VALUE, cell, 0);
        }
        add(EventKind.NAKED, cell, set, 0);
      }
    }
    for (int house = 0; house < units.groups; house++) {
      boolean isDue = units.isHouse[house] && isAllowed(ofUnit(house)) && isChanged(house);
      if (isDue && findPlaces(house)) {
        return true;
      }
    }
    return false;
  }

  private boolean findPlaces(int house) {
    int once = 0;
    int twice = 0;
    for (int cell : units.cellsOf[house]) {
      twice |= once & sets[cell];
      once |= sets[cell];
    }
    int values = units.valuesOf[house];
    if ((values & ~once) != 0) {
      return gap(EventKind.NO_PLACE, house, ValueSet.lowestBit(values & ~once));
    }
    for (int place = 0; place < units.cellsOf[house].length; place++) {
      int cell = units.cellsOf[house][place];
      int single = sets[cell] & ~twice & values;
      if (single != 0
          && !isOn[cell]
          && !state.isFilled[cell]
          && !ValueSet.hasAtMostOne(sets[cell])) {
        add(EventKind.HIDDEN, house, ValueSet.lowestBit(single), place);
      }
    }
    return false;
  }
}
