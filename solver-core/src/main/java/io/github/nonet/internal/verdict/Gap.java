package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.List;

/**
 * A place for which nothing is left.
 *
 * @param kind what it is
 * @param index the number of the cell, of the group, of the cage or of the form
 * @param value the value that a house has no place for; 0 elsewhere
 * @param open of a constraint its cells that are open, or all if none is; elsewhere none
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
