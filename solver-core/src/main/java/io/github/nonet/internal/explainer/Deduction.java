package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;

import io.github.nonet.internal.sets.ValueSet;

/**
 * One deduction: its rating, the candidates it eliminates and the cell it fills, if any.
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

  /** Whether someone asks why it is true. */
  private boolean keepsReason;

  /** Why it is true, if someone asks; null otherwise. */
  private Finding reason;

  /** The digits that it removes from each cell, and the cells that lose any. */
  private final int[] removed = new int[CELLS];

  private final int[] cells = new int[CELLS];

  /** How many cells lose any. */
  private int size;

  /** The digits that must be eliminated from some cells before it is true. */
  private final int[] premiseCells = new int[4 * ExplainerHouses.SIZE];

  private final int[] premiseDigits = new int[4 * ExplainerHouses.SIZE];
  private int premises;

  void begin(double newRating) {
    rating = newRating;
    placedCell = NONE;
    reason = null;
    for (int i = 0; i < size; i++) {
      removed[cells[i]] = 0;
    }
    size = 0;
    premises = 0;
  }

  /** Keeps the reasons of later deductions, which costs more. */
  void keepReasons() {
    keepsReason = true;
  }

  /** Returns whether someone asks for the reason; only then does a finder make it. */
  boolean keepsReason() {
    return keepsReason;
  }

  void because(Finding newReason) {
    reason = newReason;
  }

  Finding reason() {
    return reason;
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

  /** The candidates that it eliminates, {@code 9 * cell + digit}, ascending. */
  int[] removed() {
    CandidateSet set = new CandidateSet();
    for (int i = 0; i < size; i++) {
      for (int rest = removed[cells[i]]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        set.add(ExplainerHouses.SIZE * cells[i] + ValueSet.lowest(rest));
      }
    }
    return set.toArray();
  }

  /** Takes over what another deduction does, and its rating. */
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
