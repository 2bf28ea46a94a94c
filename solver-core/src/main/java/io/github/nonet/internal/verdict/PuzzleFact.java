package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure;

/** One thing that a puzzle says beyond the usual houses. It may be wrong. */
public sealed interface PuzzleFact {
  /** Returns the cells that it is about, in its order. */
  int[] cells();

  /**
   * A value that is given.
   *
   * @param cell where it is
   * @param value which one
   */
  record GivenClue(int cell, int value) implements PuzzleFact {
    @Override
    public int[] cells() {
      return new int[] {cell};
    }
  }

  /**
   * A cage.
   *
   * @param number its place among those of the rules
   * @param cage its sum and cells
   */
  record GivenCage(int number, Structure.Cage cage) implements PuzzleFact {
    @Override
    public int[] cells() {
      return cage.cells();
    }
  }

  /**
   * A constraint, a move of chess, or what holds for neighbours without a sign.
   *
   * @param constraint which one
   */
  record GivenConstraint(ConstraintData constraint) implements PuzzleFact {
    @Override
    public int[] cells() {
      return constraint.cells();
    }
  }

  /**
   * A diagonal, a window, or another group of cells that is not a row, column, box or region.
   *
   * @param number its place among the groups of the rules
   * @param group its cells
   */
  record GivenHouse(int number, Structure.Group group) implements PuzzleFact {
    @Override
    public int[] cells() {
      return group.cells();
    }
  }
}
