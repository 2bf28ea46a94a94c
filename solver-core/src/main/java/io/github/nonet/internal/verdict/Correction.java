package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.groups.Structure;

/** What may be right where a fact is wrong. */
public sealed interface Correction {
  /** Returns what went wrong. */
  Misprint misprint();

  /**
   * A clue.
   *
   * @param cell where it is right
   * @param value the right value
   */
  record OtherClue(Misprint misprint, int cell, int value) implements Correction {}

  /**
   * A cage.
   *
   * @param cage the right one
   */
  record OtherCage(Misprint misprint, Structure.Cage cage) implements Correction {}

  /**
   * A constraint.
   *
   * @param constraint the right one
   */
  record OtherConstraint(Misprint misprint, ConstraintData constraint) implements Correction {}
}
