package io.github.nonet.internal;

/** What deductions from a board find. */
public enum Outcome {
  /** The board has no solution. */
  DEAD,
  /** Nothing more follows, and some cell is open. */
  STUCK,
  /** The board is a solution. */
  SOLVED
}
