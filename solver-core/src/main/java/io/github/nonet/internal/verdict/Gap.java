package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.List;

/**
 * A place for which nothing is left.
 *
 * @param kind the kind of place
 * @param index the number of the cell, the group, the cage or the form
 * @param value the value for which a house has no place; otherwise 0
 * @param open the open cells of a constraint, or all its cells if none is open; otherwise none
 */
public record Gap(GapKind kind, int index, int value, List<Integer> open) {
  public enum GapKind {
    /** No value fits in a cell. */
    CELL,
    /** A value has no place in a house. */
    HOUSE,
    /** No values have the sum of a cage. */
    CAGE,
    /** A constraint leaves no values for its cells. */
    CONSTRAINT
  }

  static Gap of(GapKind kind, int index) {
    return new Gap(kind, index, 0, List.of());
  }

  static Gap ofHouse(int index, int value) {
    return new Gap(GapKind.HOUSE, index, value, List.of());
  }

  int[] cells(Structure structure) {
    return switch (kind) {
      case CELL -> new int[] {index};
      case HOUSE -> structure.groups().get(index).cells();
      case CAGE -> structure.cages().get(index).cells();
      case CONSTRAINT -> structure.forms().get(index).cells();
    };
  }
}
