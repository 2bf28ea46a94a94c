package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.List;

/**
 * A contradiction to the rules: a value that is twice in a house, a group or a cage, or values of a
 * cage that do not make its sum.
 *
 * @param isCage whether it is in a cage; otherwise it is in a house or a group
 * @param index the number of the cage or group
 * @param kind the kind of the group; OTHER for a cage
 * @param value the repeated value; 0 if a sum is wrong
 * @param cells the cells that hold the value, ascending, or all cells of the cage
 * @param sum the sum of the values of the cage, if it is wrong; otherwise 0
 * @param open the number of open cells of that cage
 */
public record Clash(
    boolean isCage,
    int index,
    Structure.UnitKind kind,
    int value,
    List<Integer> cells,
    int sum,
    int open) {
  public boolean isSum() {
    return value == 0;
  }

  /** Returns whether the values of a cage add up to less than its sum. */
  public boolean isTooLittle(Structure structure) {
    return isSum() && sum < structure.cages().get(index).sum() && open == 0;
  }
}
