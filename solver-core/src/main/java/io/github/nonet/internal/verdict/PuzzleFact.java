package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure;
import org.jspecify.annotations.Nullable;

/**
 * A fact that a puzzle adds to the usual houses, and which may be wrong: a clue, a cage, a
 * constraint (including chess moves and negative constraints), or another house.
 *
 * @param number the cell of a clue, or the index of a cage or of a group; 0 for a constraint
 * @param value the value of a clue; otherwise 0
 * @param cage the cage; null for other kinds
 * @param constraint the constraint; null for other kinds
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

  /** Returns whether it is a clue, not a constraint, a cage or a house. */
  public boolean isClue() {
    return value > 0;
  }

  public boolean isHouse() {
    return value == 0 && cage == null && constraint == null;
  }

  /** Returns its cells, in its order. */
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
