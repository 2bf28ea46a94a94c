package io.github.nonet.internal.deduction;

/** The events that follow when a candidate is assumed. */
enum EventKind {
  /** One value of one cell is assumed. */
  ASSUMED,
  /** One cell has no other value left. */
  NAKED,
  /** A house has only one place left for a value. */
  HIDDEN,
  /** A constraint does not allow values of a cell. */
  NARROWED,
  /** A constraint needs a value in cells that see the cells that lose it. */
  REQUIRED,
  /** A house has a value in cells that see the cells that lose it. */
  LOCKED,
  /** Cells of a unit share as many values as they are, which the other cells lose. */
  SUBSET,
  /** A cell has no value left. */
  NO_VALUE,
  /** A house has no place left for a value. */
  NO_PLACE,
  /** A constraint cannot be met. */
  NO_WAY
}
