package io.github.nonet.internal;

/** The outcome of deductions from a board. */
public enum Outcome {
  /** The board has no solution. */
  DEAD,
  /** Nothing more follows, and some cell is open. */
  STUCK,
  /** The board is a solution. */
  SOLVED
}
