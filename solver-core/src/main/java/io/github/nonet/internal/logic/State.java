package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The candidates that the techniques search, held three times as sets of bits.
 *
 * <pre>
 *   digits(cell)          of each open cell: its digits             bit d = digit d
 *   cells(digit)          of each digit: the open cells with it     bit c = cell c
 *   places(house, digit)  of each digit in each house: its places   bit p = place p
 * </pre>
 *
 * <p>All three cover only open cells. A filled cell has no candidates here; {@link #value} returns
 * its digit. {@link #place} and {@link #eliminate} keep the three in step, so that a path needs
 * only one state from start to end.
 *
 * <p>A state is for one thread.
 */
public final class State implements Watch {
  private static final int DIGITS = 10;

  private final int[] values = new int[Houses.CELL_COUNT];
  private final int[] digits = new int[Houses.CELL_COUNT];
  private final long[] low = new long[DIGITS];
  private final long[] high = new long[DIGITS];

  /** Index: house * 10 + digit. */
  private final int[] places = new int[Houses.COUNT * DIGITS];

  /** The digits in the filled cells of each house. */
  private final int[] filled = new int[Houses.COUNT];

  private CellSet givens = CellSet.EMPTY;
  private CellSet open = CellSet.EMPTY;
  private final Map<Function<State, ?>, Object> derived = new HashMap<>();

  /** Made when first needed, because most hints need no templates. */
  private @Nullable Templates templates;

  /**
   * The digits that have not changed since {@link #unsettled()} examined them, and its findings.
   */
  private int judged;

  private int unsettled;

  /** See {@link #look}. */
  private final Watch watch;

  private State(Watch watch) {
    this.watch = watch;
  }

  /** Returns the state of these candidates, without a watch. */
  public static State of(Candidates candidates) {
    return of(candidates, Watch.NONE);
  }

  /**
   * Returns the state of these candidates.
   *
   * @param watch is asked at each {@link #look}; throws to end the search of the state
   */
  public static State of(Candidates candidates, Watch watch) {
    State state = new State(watch);
    int[] sets = candidates.toDigitSets();
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      state.values[cell] = candidates.digit(cell);
      if (candidates.isGiven(cell)) {
        state.givens = state.givens.with(cell);
      }
      if (state.values[cell] == 0) {
        state.open = state.open.with(cell);
        state.addAll(cell, sets[cell]);
      } else {
        state.fill(cell, state.values[cell]);
      }
    }
    return state;
  }

  /**
   * Goes on to later candidates, which have lost some of these, or whose cells were filled.
   *
   * @return false, after which the state is of no use, if they are not later than these
   */
  public boolean goOnTo(Candidates candidates) {
    int[] sets = candidates.toDigitSets();
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      int digit = candidates.digit(cell);
      if (values[cell] != 0 || candidates.isGiven(cell)) {
        if (digit != values[cell] || candidates.isGiven(cell) != givens.contains(cell)) {
          return false;
        }
      } else if ((sets[cell] & ~digits[cell]) != 0) {
        return false;
      } else {
        goOnTo(cell, digit, sets[cell]);
      }
    }
    return true;
  }

  /** Fills an open cell, but changes no other one, or leaves it these candidates. */
  private void goOnTo(int cell, int digit, int set) {
    if (digit != 0) {
      place(cell, digit, CellSet.EMPTY);
    } else {
      for (int rest = digits[cell] & ~set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        eliminate(cell, ValueSet.lowest(rest));
      }
    }
  }

  private void fill(int cell, int digit) {
    for (int house : Houses.OF_CELL[cell]) {
      filled[house] |= ValueSet.bit(digit);
    }
    judged &= ~ValueSet.bit(digit);
  }

  private void addAll(int cell, int set) {
    digits[cell] = set;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      low[digit] |= CellSet.lowBit(cell);
      high[digit] |= CellSet.highBit(cell);
      for (int house : Houses.OF_CELL[cell]) {
        places[house * DIGITS + digit] |= ValueSet.bit(Houses.place(house, cell));
      }
    }
  }

  /** Returns a new state, equal to this one, with the same watch. */
  public State copy() {
    State copy = new State(watch);
    copy.copyFrom(this);
    return copy;
  }

  public void copyFrom(State other) {
    System.arraycopy(other.values, 0, values, 0, values.length);
    System.arraycopy(other.digits, 0, digits, 0, digits.length);
    System.arraycopy(other.low, 0, low, 0, low.length);
    System.arraycopy(other.high, 0, high, 0, high.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.filled, 0, filled, 0, filled.length);
    givens = other.givens;
    open = other.open;
    judged = other.judged;
    unsettled = other.unsettled;
    derived.clear();
  }

  /**
   * Checks whether the search must end. All code that searches a state, or derives something from
   * it, calls it at least once in a millisecond of work; a call costs about 30 ns.
   *
   * @throws RuntimeException if the thread was interrupted or the time is over
   */
  @Override
  public void look() {
    watch.look();
  }

  /** Returns the digit that fills the cell, or 0 if the cell is open. */
  public int value(int cell) {
    return values[cell];
  }

  public boolean isOpen(int cell) {
    return values[cell] == 0;
  }

  public CellSet open() {
    return open;
  }

  public CellSet givens() {
    return givens;
  }

  /**
   * Returns the candidates of the cell, bit {@code d} for the digit {@code d}; 0 if it is filled.
   */
  public int digits(int cell) {
    return digits[cell];
  }

  /** Returns whether the digit is a candidate of the open cell. */
  public boolean allows(int cell, int digit) {
    return ValueSet.contains(digits[cell], digit);
  }

  /** Returns the candidates of each cell as a new array; a filled cell has its digit. */
  public int[] toSets() {
    int[] sets = digits.clone();
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = isOpen(cell) ? sets[cell] : ValueSet.bit(values[cell]);
    }
    return sets;
  }

  /** Returns the open cells that have the candidate. */
  public CellSet cells(int digit) {
    return new CellSet(low[digit], high[digit]);
  }

  /** Returns the open cells of the house that have the candidate. */
  public CellSet cells(int house, int digit) {
    CellSet set = Houses.SETS[house];
    return new CellSet(low[digit] & set.low(), high[digit] & set.high());
  }

  /** Returns whether some open cell that has the candidate sees both cells. */
  public boolean isSeenByBoth(int digit, int cell, int other) {
    CellSet peers = Houses.PEERS[cell];
    CellSet otherPeers = Houses.PEERS[other];
    return (low[digit] & peers.low() & otherPeers.low()
            | high[digit] & peers.high() & otherPeers.high())
        != 0;
  }

  /** Returns the filled cells that hold the digit. */
  public CellSet placed(int digit) {
    CellSet placed = CellSet.EMPTY;
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      placed = values[cell] == digit ? placed.with(cell) : placed;
    }
    return placed;
  }

  /** Returns the cells that hold the digit or have it as a candidate. */
  public CellSet allowed(int digit) {
    return placed(digit).or(cells(digit));
  }

  /**
   * Returns the digits with a candidate that is in no template. Single-digit techniques have
   * nothing to eliminate of the other digits. Many techniques ask and few steps change the answer,
   * so it is kept.
   */
  public int unsettled() {
    for (int rest = Houses.ALL_DIGITS & ~judged; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      unsettled =
          isInTemplates(digit)
              ? ValueSet.without(unsettled, digit)
              : unsettled | ValueSet.bit(digit);
    }
    judged = Houses.ALL_DIGITS;
    return unsettled;
  }

  private boolean isInTemplates(int digit) {
    CellSet cells = cells(digit);
    if (cells.isEmpty()) {
      return true;
    }
    if (templates == null) {
      templates = new Templates();
    }
    CellSet placed = placed(digit);
    return templates.search(placed, placed.or(cells)) && templates.union().containsAll(cells);
  }

  /** Returns the places, 0 to 8, of the house whose open cells have the candidate. */
  public int places(int house, int digit) {
    return places[house * DIGITS + digit];
  }

  /** Returns the digits that are in no filled cell of the house. */
  public int missing(int house) {
    return Houses.ALL_DIGITS & ~filled[house];
  }

  /** Returns the filled cells as a board. */
  public Board board() {
    return Board.copyOf(values);
  }

  /** Returns the open cells with exactly {@code count} candidates. */
  public CellSet cellsWith(int count) {
    CellSet found = CellSet.EMPTY;
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      if (Integer.bitCount(digits[cell]) == count) {
        found = found.with(cell);
      }
    }
    return found;
  }

  /** Returns the candidates of the cells together. */
  public int digitsOf(CellSet cells) {
    int union = 0;
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      union |= digits[cell];
    }
    return union;
  }

  /** Returns the candidates of the cells as a new list, by cell, then by digit. */
  public List<Candidate> candidatesByCell(CellSet cells) {
    List<Candidate> list = new ArrayList<>();
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      for (int rest = digits[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        list.add(new Candidate(cell, ValueSet.lowest(rest)));
      }
    }
    return list;
  }

  /** Returns the candidates of these digits in the cells as a new list, by digit, then by cell. */
  public List<Candidate> candidatesByDigit(CellSet cells, int digits) {
    List<Candidate> list = new ArrayList<>();
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      list.addAll(cells(digit).and(cells).candidates(digit));
    }
    return list;
  }

  /** Returns the digits of a set as a new list, ascending. */
  public static List<Integer> digitList(int digits) {
    List<Integer> list = new ArrayList<>();
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      list.add(ValueSet.lowest(rest));
    }
    return list;
  }

  /** Fills an open cell and removes the digit from its peers. */
  public void place(int cell, int digit) {
    place(cell, digit, Houses.PEERS[cell]);
  }

  /** Fills an open cell and removes the digit from these cells. */
  private void place(int cell, int digit, CellSet peers) {
    for (int rest = digits[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      remove(cell, ValueSet.lowest(rest));
    }
    values[cell] = digit;
    open = open.without(cell);
    fill(cell, digit);
    CellSet seen = cells(digit).and(peers);
    for (int peer = seen.first(); peer >= 0; peer = seen.next(peer)) {
      remove(peer, digit);
    }
    derived.clear();
  }

  /** Removes a candidate from an open cell, if present. */
  public void eliminate(int cell, int digit) {
    if (allows(cell, digit)) {
      remove(cell, digit);
      derived.clear();
    }
  }

  private void remove(int cell, int digit) {
    digits[cell] &= ~ValueSet.bit(digit);
    judged &= ~ValueSet.bit(digit);
    low[digit] &= ~CellSet.lowBit(cell);
    high[digit] &= ~CellSet.highBit(cell);
    for (int house : Houses.OF_CELL[cell]) {
      places[house * DIGITS + digit] &= ~ValueSet.bit(Houses.place(house, cell));
    }
  }

  public void apply(Step step) {
    step.placements().forEach(found -> place(found.cell(), found.digit()));
    step.eliminations().forEach(found -> eliminate(found.cell(), found.digit()));
  }

  /** Forgets the results of all functions, which can take megabytes. */
  public void forget() {
    derived.clear();
  }

  /**
   * Returns the function's result for this state, which is kept until the state changes. In this
   * way techniques share results that are expensive to make, such as all almost locked sets.
   *
   * @param function a constant, because the function itself is the key of its result
   */
  @SuppressWarnings("unchecked")
  public <T> T derived(Function<State, T> function) {
    Object known = derived.get(function);
    if (known == null) {
      look();
      known = function.apply(this);
      derived.put(function, known);
    }
    return (T) known;
  }
}
