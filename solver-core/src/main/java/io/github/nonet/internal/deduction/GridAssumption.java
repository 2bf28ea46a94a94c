package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.BitSet;
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

  /** For each value, the cells that have it. */
  private final long[][] having;

  /** For each unit, its cells. */
  private final long[][] within;

  /**
   * For each unit, the values that may be locked there: values that have lost a place since the
   * last look, and values that are locked in the state itself.
   */
  private final int[] due;

  private final int[] dueAtFirst;

  /** For each unit, the layer in which one of its cells last changed. */
  private final int[] changedIn;

  private final boolean[] isOn;

  /** For each cell, the values that a run does not eliminate even if it could; usually none. */
  final int[] kept;

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
    kept = new int[units.cells];
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
    having = new long[units.symbols + 1][changed.length];
    due = new int[units.count()];
    dueAtFirst = due.clone();
    changedIn = due.clone();
    within = new long[units.count()][];
    Arrays.setAll(within, unit -> CellBits.of(units.cellsOf[unit], changed.length));
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
      int candidate = trail[i];
      off[candidate] = NONE;
      sets[candidate / VALUES] |= ValueSet.bit(candidate % VALUES);
      CellBits.add(having[candidate % VALUES], candidate / VALUES);
    }
    if (!Arrays.equals(sets, state.sets)) {
      load();
    }
    System.arraycopy(dueAtFirst, 0, due, 0, due.length);
    Arrays.fill(changedIn, NONE);
    Arrays.fill(isOn, false);
    Arrays.fill(pending, 0);
    taken = 0;
    count = 0;
    filled = 0;
  }

  /** Loads the candidates of a state, which is a different one from the last run's. */
  private void load() {
    System.arraycopy(state.sets, 0, sets, 0, sets.length);
    for (long[] cells : having) {
      Arrays.fill(cells, 0);
    }
    for (int cell = 0; cell < sets.length; cell++) {
      for (int value : new ValueSet(sets[cell])) {
        CellBits.add(having[value], cell);
      }
    }
    for (int unit = 0; unit < due.length; unit++) {
      dueAtFirst[unit] = 0;
      for (int value : new ValueSet(units.valuesOf[unit])) {
        dueAtFirst[unit] |= isLocked(unit, value) ? ValueSet.bit(value) : 0;
      }
    }
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
    int gone = state.isFilled[cell] ? 0 : sets[cell] & set & ~kept[cell];
    if (gone == 0) {
      return false;
    }
    sets[cell] &= ~gone;
    touch(cell, gone);
    for (int rest = gone; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int value = ValueSet.lowest(rest);
      int candidate = cell * VALUES + value;
      CellBits.remove(having[value], cell);
      off[candidate] = event;
      trail[taken++] = candidate;
    }
    return true;
  }

  private void touch(int cell, int gone) {
    CellBits.add(changed, cell);
    CellBits.add(pending, cell);
    for (int unit : units.unitsOf[cell]) {
      due[unit] |= gone;
      changedIn[unit] = layers;
    }
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
        touch(cell, 0);
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
    for (int cell = CellBits.next(pending, 0); cell >= 0; cell = CellBits.next(pending, cell + 1)) {
      for (int number : narrowings.of[cell]) {
        isDue[number] = true;
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
      require(number, ValueSet.lowest(rest));
    }
    return false;
  }

  /** Removes a value that a constraint needs from the cells that see all its places there. */
  private void require(int number, int value) {
    if (removeFromCommon(narrowings.cells(number), value)) {
      add(EventKind.REQUIRED, number, ValueSet.bit(value), 0);
    }
  }

  /**
   * Removes a value from the cells that see all of the cells which have it; returns whether it was
   * in any.
   */
  private boolean removeFromCommon(int[] cells, int value) {
    boolean isStep = false;
    for (int cell = findCommon(cells, value); cell >= 0; cell = sight.next(cell + 1)) {
      isStep |= remove(cell, ValueSet.bit(value), count);
    }
    return isStep;
  }

  /** Finds the cells with a value that see all of these cells with it; returns the first one. */
  private int findCommon(int[] cells, int value) {
    sight.begin(having[value]);
    for (int cell : cells) {
      if (ValueSet.contains(sets[cell], value) && !sight.retain(cell)) {
        return NONE;
      }
    }
    return sight.next(0);
  }

  /** Returns whether a unit has a cell that has changed in this layer. */
  private boolean isChanged(int unit) {
    return changedIn[unit] == layers;
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
    int looked = due[house] & units.valuesOf[house];
    due[house] = 0;
    for (int value : new ValueSet(looked)) {
      if (isLocked(house, value) && removeFromCommon(units.cellsOf[house], value)) {
        add(EventKind.LOCKED, house, ValueSet.bit(value), 0);
      }
    }
  }

  /** Returns whether the few places of a value in a house are all seen by a cell with it. */
  private boolean isLocked(int house, int value) {
    int places = CellBits.common(having[value], within[house]);
    return places > 1 && places <= MOST_LOCKED && findCommon(units.cellsOf[house], value) >= 0;
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
    int shared = sharedIn(cells);
    int[] ofCells = new int[cells.length];
    int several = 0;
    for (int i = 0; i < cells.length; i++) {
      ofCells[i] = (sets[cells[i]] & shared) == 0 ? 0 : sets[cells[i]];
      several |= ValueSet.hasAtMostOne(sets[cells[i]]) ? 0 : sets[cells[i]];
    }
    int[] ofValues = new int[units.isHouse[unit] ? units.symbols : 0];
    for (int i = 0; i < ofValues.length; i++) {
      boolean isFew =
          (several & units.valuesOf[unit] & 2 << i) != 0
              && CellBits.common(having[i + 1], within[unit]) <= MOST_SUBSET;
      ofValues[i] = isFew ? placesOf(unit, 2 << i) : 0;
    }
    int[] smallCells = small(ofCells);
    int[] smallValues = small(ofValues);
    for (int size = 1; size <= MOST_SUBSET; size++) {
      findSubsets(unit, ofCells, smallCells, size, true);
      findSubsets(unit, ofValues, smallValues, size, false);
    }
  }

  /** Returns the numbers of the masks that are small enough for a subset. */
  private static int[] small(int... of) {
    int[] numbers = new int[of.length];
    int count = 0;
    for (int i = 0; i < of.length; i++) {
      numbers[count] = i;
      count += of[i] != 0 && Integer.bitCount(of[i]) <= MOST_SUBSET ? 1 : 0;
    }
    return Arrays.copyOf(numbers, count);
  }

  /** Finds a few of the small masks whose union has as many bits. */
  private void findSubsets(int unit, int[] of, int[] small, int size, boolean isOfCells) {
    for (int i = 0; i < small.length; i++) {
      int one = of[small[i]];
      int first = ValueSet.bit(small[i]);
      if (size == 1) {
        subset(unit, first, one, size, isOfCells);
      }
      for (int j = 0; j < i && size > 1; j++) {
        int two = one | of[small[j]];
        int both = first | ValueSet.bit(small[j]);
        if (size == 2) {
          subset(unit, both, two, size, isOfCells);
        }
        for (int k = 0; k < j && size > 2 && Integer.bitCount(two) <= size; k++) {
          subset(unit, both | ValueSet.bit(small[k]), two | of[small[k]], size, isOfCells);
        }
      }
    }
  }

  /** Eliminates the candidates that a subset, of cells or of values, takes from the others. */
  private void subset(int unit, int members, int union, int size, boolean isOfCells) {
    if (Integer.bitCount(union) != size) {
      return;
    }
    // The other values in the other cells would give the same.
    int set = isOfCells ? union : units.all & ~(members << 1);
    int mask = isOfCells ? members : (1 << units.cellsOf[unit].length) - 1 & ~union;
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
    for (int cell = CellBits.next(changed, 0); cell >= 0; cell = CellBits.next(changed, cell + 1)) {
      int set = sets[cell];
      if (!isOn[cell] && isAllowed(cell) && ValueSet.hasAtMostOne(set)) {
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
    int several = 0;
    for (int cell : units.cellsOf[house]) {
      twice |= once & sets[cell];
      once |= sets[cell];
      several |= ValueSet.hasAtMostOne(sets[cell]) ? 0 : sets[cell];
    }
    int values = units.valuesOf[house];
    if ((values & ~once) != 0) {
      return gap(EventKind.NO_PLACE, house, ValueSet.lowestBit(values & ~once));
    }
    int singles = several & ~twice & values;
    for (int place = 0; place < units.cellsOf[house].length && singles != 0; place++) {
      int cell = units.cellsOf[house][place];
      int single = sets[cell] & singles;
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
