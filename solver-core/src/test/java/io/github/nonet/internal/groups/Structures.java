package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Structures for tests, made the plain way. */
public final class Structures {
  /** Eight diagonals of the same sum: a 9x9 grid with them has no solution. */
  public static final List<Form> SUMS_WITHOUT_SOLUTION =
      List.of(
          sum(8, 16, 24, 32, 40, 48, 56, 64, 72),
          sum(7, 15, 23, 31, 39, 47, 55, 63),
          sum(17, 25, 33, 41, 49, 57, 65, 73),
          sum(26, 34, 42, 50, 58, 66, 74),
          sum(2, 12, 22, 32, 42, 52, 62),
          sum(0, 10, 20, 30, 40, 50, 60, 70, 80),
          sum(9, 19, 29, 39, 49, 59, 69, 79),
          sum(18, 28, 38, 48, 58, 68, 78));

  private Structures() {}

  private static Form sum(int... cells) {
    int[] factors = new int[cells.length];
    Arrays.fill(factors, 1);
    return new Form.Sum(49, factors, cells);
  }

  /** Returns the rules of a square grid with boxes of that size. */
  public static Structure boxes(int boxRows, int boxColumns) {
    int n = boxRows * boxColumns;
    List<Group> groups = rowsAndColumns(n);
    for (int box = 0; box < n; box++) {
      int top = box / boxRows * boxRows;
      int left = box % boxRows * boxColumns;
      int[] cells =
          IntStream.range(0, n)
              .map(i -> (top + i / boxColumns) * n + left + i % boxColumns)
              .toArray();
      groups.add(new Group(UnitKind.REGION, 0, box, cells));
    }
    return new Structure(n, n * n, groups, List.of());
  }

  /** Returns the rules of a jigsaw; each character names the region of its cell. */
  static Structure jigsaw(String regions) {
    int n = (int) Math.sqrt(regions.length());
    List<Group> groups = rowsAndColumns(n);
    int[] names = regions.chars().distinct().toArray();
    for (int i = 0; i < names.length; i++) {
      int name = names[i];
      int[] cells =
          IntStream.range(0, n * n).filter(cell -> regions.charAt(cell) == name).toArray();
      groups.add(new Group(UnitKind.REGION, 0, i, cells));
    }
    return new Structure(n, n * n, groups, List.of());
  }

  /** Returns a structure with more groups, of no special kind. */
  static Structure with(Structure structure, List<int[]> more) {
    List<Group> groups = new ArrayList<>(structure.groups());
    for (int i = 0; i < more.size(); i++) {
      groups.add(new Group(UnitKind.OTHER, 0, i, more.get(i)));
    }
    return new Structure(structure.symbols(), structure.cells(), groups, structure.cages());
  }

  /** Returns the rows of a square grid, then its columns. */
  static List<Group> rowsAndColumns(int n) {
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int row = i;
      groups.add(
          new Group(UnitKind.ROW, 0, i, IntStream.range(0, n).map(j -> row * n + j).toArray()));
    }
    for (int i = 0; i < n; i++) {
      int column = i;
      groups.add(
          new Group(
              UnitKind.COLUMN, 0, i, IntStream.range(0, n).map(j -> j * n + column).toArray()));
    }
    return groups;
  }
}
