package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.CELLS;

import io.github.nonet.internal.IntList;

/**
 * One deduction: its rating, the candidates it takes away and the cell it fills, if any.
 *
 * <p>It is filled again for each deduction found. Its <em>premises</em> are candidates whose
 * absence makes the pattern; a chain that rests on the pattern rests on them.
 */
final class Deduction {
  /** Means "no cell is filled". */
  static final int NONE = -1;

  double rating;

  /** The cell that it fills, or {@code NONE}, and the digit. */
  int placedCell;

  int placedDigit;

  /**
   * Why it is true, for the code that asks; what the numbers mean, {@link Finding} says. They are
   * written with each deduction because it costs less than to know whether someone asks.
   */
  Finding.Kind kind;

  int house;
  int cover;
  int set;
  int digits;
  final IntList members = new IntList();

  /** The digits that it removes from each cell, and the cells that lose any. */
  private final int[] removed = new int[CELLS];

  private final int[] cells = new int[CELLS];

  /** How many cells lose any. */
  private int size;

  /** The digits that must be gone from some cells before it is true. */
  private final int[] premiseCells = new int[4 * Houses.SIZE];

  private final int[] premiseDigits = new int[4 * Houses.SIZE];
  private int premises;

  void begin(double newRating) {
    rating = newRating;
    placedCell = NONE;
    for (int i = 0; i < size; i++) {
      removed[cells[i]] = 0;
    }
    size = 0;
    premises = 0;
  }

  /** The reason: {@link Finding} explains what the numbers mean for each kind. */
  void because(Finding.Kind newKind, int newHouse, int newCover, int newSet, int newDigits) {
    kind = newKind;
    house = newHouse;
    cover = newCover;
    set = newSet;
    digits = newDigits;
    members.clear();
  }

  /** Adds a cell, or a candidate, to a reason that {@link #because} began. */
  void addMember(int member) {
    members.add(member);
  }

  /** Adds eliminations, all of which must still be candidates. */
  void remove(int cell, int digits) {
    if (digits != 0) {
      if (removed[cell] == 0) {
        cells[size++] = cell;
      }
      removed[cell] |= digits;
    }
  }

  void place(int cell, int digit) {
    placedCell = cell;
    placedDigit = digit;
  }

  void addPremise(int cell, int digits) {
    premiseCells[premises] = cell;
    premiseDigits[premises++] = digits;
  }

  boolean removesAny() {
    return size > 0;
  }

  boolean places() {
    return placedCell != NONE;
  }

  int removedFrom(int cell) {
    return removed[cell];
  }

  int premises() {
    return premises;
  }

  int premiseCell(int index) {
    return premiseCells[index];
  }

  int premiseDigits(int index) {
    return premiseDigits[index];
  }

  /** The candidates that it takes away, {@code 9 * cell + digit}, ascending. */
  int[] removed() {
    CandidateSet set = new CandidateSet();
    for (int i = 0; i < size; i++) {
      for (int rest = removed[cells[i]]; rest != 0; rest &= rest - 1) {
        set.add(Houses.SIZE * cells[i] + Houses.lowest(rest));
      }
    }
    return set.toArray();
  }

  /** Takes over all of another deduction but its premises. */
  void copyFrom(Deduction other) {
    begin(other.rating);
    for (int i = 0; i < other.size; i++) {
      remove(other.cells[i], other.removed[other.cells[i]]);
    }
    placedCell = other.placedCell;
    placedDigit = other.placedDigit;
    because(other.kind, other.house, other.cover, other.set, other.digits);
    for (int i = 0; i < other.members.size(); i++) {
      addMember(other.members.get(i));
    }
  }

  void applyTo(Marks marks) {
    for (int i = 0; i < size; i++) {
      marks.removeAll(cells[i], removed[cells[i]]);
    }
    if (places()) {
      marks.place(placedCell, placedDigit);
    }
  }
}
