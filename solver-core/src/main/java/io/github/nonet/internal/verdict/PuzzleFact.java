package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a puzzle says beyond the usual houses: a clue, a cage, a constraint (a move of
 * chess or a negative constraint as well), or another house. It may be wrong.
 *
 * @param number of a clue the cell, of a cage its place among those of the rules, of a house that
 *     among the groups; 0 of a constraint
 * @param value the value of a clue; else 0
 * @param cage the cage; null of other kinds
 * @param constraint the constraint; null of other kinds
 */
public record PuzzleFact(
    int number, int value, Structure.@Nullable Cage cage, @Nullable ConstraintData constraint) {
  static PuzzleFact clue(int cell, int value) {
    return new PuzzleFact(cell, value, null, null);
  }

  public static PuzzleFact of(Structure.Cage cage, int number) {
    return new PuzzleFact(number, 0, cage, null);
  }

  public static PuzzleFact of(ConstraintData constraint) {
    return new PuzzleFact(0, 0, null, constraint);
  }

  /** Returns the fact that a group holds no value twice. */
  public static PuzzleFact house(int group) {
    return new PuzzleFact(group, 0, null, null);
  }

  /** Returns whether it is about single cells: not about a constraint, a cage or a house. */
  public boolean isClue() {
    return value > 0;
  }

  public boolean isHouse() {
    return value == 0 && cage == null && constraint == null;
  }

  /** Returns the cells that it is about, in its order. */
  public int[] cells(Structure structure) {
    if (constraint != null) {
      return constraint.cells();
    }
    if (cage != null) {
      return cage.cells();
    }
    return isClue() ? new int[] {number} : structure.groups().get(number).cells();
  }
}
