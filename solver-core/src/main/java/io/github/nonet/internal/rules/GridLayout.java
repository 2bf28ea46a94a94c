package io.github.nonet.internal.rules;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The places of the cells in a grid and its groups: everything that is the same in rules that
 * differ only in cages.
 */
public final class GridLayout extends CellGrid {
  /**
   * Cells that hold different values, with their name.
   *
   * @param cells the cells in the order in which they were named
   */
  public record NamedGroup(
      Label label, Structure.UnitKind kind, int grid, int index, int[] cells) {}

  /** The calls that made the layout, for streams. */
  public final List<BuilderCall> calls;

  /** The groups: first those with one cell for each symbol, then the smaller ones. */
  public final List<NamedGroup> groups;

  /** The names of the hidden cells, in their order. */
  public final List<String> hiddenNames;

  /** The number of groups that are houses. */
  public final int houses;

  /** The constraints on all cells that are a chess move apart. */
  public final List<ConstraintData> moves;

  final FormList forms;

  /** The rules without a cage. */
  final Structure structure;

  /** The cells of the groups, in an order that does not depend on the calls. */
  private final int[][] ordered;

  private final int hash;

  /**
   * Makes the layout of cells and groups, without moves.
   *
   * @param columns the length of a row of {@code cellAt}
   * @param hiddenNames the names of the hidden cells
   * @param groups all groups, houses first, no two with the same cells
   */
  GridLayout(
      int symbols,
      List<BuilderCall> calls,
      int columns,
      int[] cellAt,
      List<String> hiddenNames,
      List<NamedGroup> groups) {
    this(symbols, calls, columns, cellAt, hiddenNames, groups, List.of());
  }

  private GridLayout(
      int symbols,
      List<BuilderCall> calls,
      int columns,
      int[] cellAt,
      List<String> hiddenNames,
      List<NamedGroup> groups,
      List<ConstraintData> moves) {
    super(symbols, columns, cellAt, hiddenNames.size(), regions(groups));
    this.calls = List.copyOf(calls);
    this.hiddenNames = List.copyOf(hiddenNames);
    this.groups = List.copyOf(groups);
    this.houses = (int) groups.stream().filter(group -> group.cells().length == symbols).count();
    this.moves = List.copyOf(moves);
    this.forms = FormList.EMPTY.and(symbols, moves);
    this.structure = structure();
    this.ordered =
        groups.stream()
            .map(group -> ascending(group.cells()))
            .sorted(GridLayout::compare)
            .toArray(int[][]::new);
    this.hash =
        31 * (31 * Arrays.hashCode(cellAt) + Arrays.deepHashCode(ordered)) + kinds().hashCode();
  }

  /** Returns the name of a group. */
  public String nameOf(int group) {
    return groups.get(group).label().toString();
  }

  /** Returns the cells of the groups {@code from} to {@code to - 1}. */
  public List<List<Integer>> cellsOf(int from, int to) {
    return groups.subList(from, to).stream()
        .map(group -> Lists.of(group.cells()))
        .collect(Lists.toList());
  }

  /** Returns the cells of each box or region, between which thick lines are drawn. */
  public List<List<Integer>> regions() {
    return regions(groups).stream().map(Lists::of).collect(Lists.toList());
  }

  private static List<int[]> regions(List<NamedGroup> groups) {
    return groups.stream()
        .filter(group -> group.kind() == Structure.UnitKind.REGION)
        .map(NamedGroup::cells)
        .collect(Lists.toList());
  }

  private Structure structure() {
    List<Structure.Group> plain = new ArrayList<>();
    for (NamedGroup group : groups) {
      plain.add(new Structure.Group(group.kind(), group.grid(), group.index(), group.cells()));
    }
    Structure withoutMoves = new Structure(symbols, placeOf.length, shown, plain, List.of());
    return moves.isEmpty()
        ? withoutMoves
        : withoutMoves.withForms(forms.forms(), forms.numbers(), forms.cells());
  }

  /** Returns the names of the moves, whose cells follow from the layout. */
  public Set<String> kinds() {
    return moves.stream().map(move -> move.kind().method()).collect(Collectors.toSet());
  }

  /** Returns this layout with constraints on cells that are a move apart. */
  GridLayout withMoves(List<ConstraintData> others) {
    return new GridLayout(symbols, calls, columns, cellAt, hiddenNames, groups, others);
  }

  /** Compares cell by cell; a list that ends first is less. */
  static int compare(int[] cells, int[] others) {
    for (int i = 0; i < Math.min(cells.length, others.length); i++) {
      if (cells[i] != others[i]) {
        return Integer.compare(cells[i], others[i]);
      }
    }
    return Integer.compare(cells.length, others.length);
  }

  public static int[] ascending(int[] cells) {
    int[] sorted = cells.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  /** Returns the name of a cell for people: {@code "r1c3"}, or the name of a hidden one. */
  public String shortName(int cell) {
    return cell < shown
        ? "r" + (row(cell) + 1) + "c" + (column(cell) + 1)
        : hiddenNames.get(cell - shown);
  }

  /** Returns the name of a cell in a message: {@code "cell 2 (row 1, column 3)"}. */
  public String cellName(int cell) {
    return cell >= shown
        ? "cell " + cell + " (" + hiddenNames.get(cell - shown) + ")"
        : "cell " + cell + " (row " + (row(cell) + 1) + ", column " + (column(cell) + 1) + ")";
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridLayout other
        && hash == other.hash
        && symbols == other.symbols
        && columns == other.columns
        && shown == other.shown
        && Arrays.equals(cellAt, other.cellAt)
        && Arrays.deepEquals(ordered, other.ordered)
        && kinds().equals(other.kinds());
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
