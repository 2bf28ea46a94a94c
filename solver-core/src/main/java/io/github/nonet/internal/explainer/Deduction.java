package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.CELLS;

/**
 * One deduction: its rating, the candidates it takes away and the cell it fills, if any.
 *
 * <p>It is filled anew for each deduction found. Its <em>premises</em> are candidates whose absence
 * makes the pattern; a chain that rests on the pattern rests on them.
 */
final class Deduction {
  /** Stands for "no cell is filled". */
  static final int NONE = -1;

  double rating;
  int placedCell;
  int placedDigit;

  private final int[] removed = new int[CELLS];
  private final int[] cells = new int[CELLS];
  private int size;

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

  /** The digits it takes from the cell. */
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

  /** Takes over rating, eliminations and placement of another deduction, not its premises. */
  void copyFrom(Deduction other) {
    begin(other.rating);
    for (int i = 0; i < other.size; i++) {
      remove(other.cells[i], other.removed[other.cells[i]]);
    }
    placedCell = other.placedCell;
    placedDigit = other.placedDigit;
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
