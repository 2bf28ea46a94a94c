package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Structures for tests, made the plain way. */
final class Structures {
  private Structures() {}

  /** Returns the rules of a square grid with boxes of that size. */
  static Structure boxes(int boxRows, int boxColumns) {
    int n = boxRows * boxColumns;
    List<Group> groups = rowsAndColumns(n);
    for (int box = 0; box < n; box++) {
      int top = box / boxRows * boxRows;
      int left = box % boxRows * boxColumns;
      int[] cells =
          IntStream.range(0, n)
              .map(i -> (top + i / boxColumns) * n + left + i % boxColumns)
              .toArray();
      groups.add(new Group(Kind.REGION, 0, box, cells));
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
      groups.add(new Group(Kind.REGION, 0, i, cells));
    }
    return new Structure(n, n * n, groups, List.of());
  }

  /** Returns a structure with more groups, of no special kind. */
  static Structure with(Structure structure, List<int[]> more) {
    List<Group> groups = new ArrayList<>(structure.groups());
    for (int i = 0; i < more.size(); i++) {
      groups.add(new Group(Kind.OTHER, 0, i, more.get(i)));
    }
    return new Structure(structure.symbols(), structure.cells(), groups, structure.cages());
  }

  /** Returns the rows of a square grid, then its columns. */
  static List<Group> rowsAndColumns(int n) {
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int row = i;
      groups.add(new Group(Kind.ROW, 0, i, IntStream.range(0, n).map(j -> row * n + j).toArray()));
    }
    for (int i = 0; i < n; i++) {
      int column = i;
      groups.add(
          new Group(Kind.COLUMN, 0, i, IntStream.range(0, n).map(j -> j * n + column).toArray()));
    }
    return groups;
  }
}
