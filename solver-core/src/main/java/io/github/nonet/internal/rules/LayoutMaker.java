package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.rules.Label.What;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Makes a layout from the parts of a plan. */
final class LayoutMaker {
  /** The centres of the nine boxes and a star around them, as rows and columns. */
  private static final int[][] ASTERISK = {
    {1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}
  };

  private final int symbols;
  private final List<BuilderCall> calls;
  private final List<GridLayout.NamedGroup> groups = new ArrayList<>();

  /** The cells of the groups so far, so that no group is added twice. */
  private final Set<BitSet> known = new HashSet<>();

  private final List<Area> areas = new ArrayList<>();
  private final List<String> hiddenNames = new ArrayList<>();
  private final int[] cellAt;
  private final int rows;
  private final int columns;

  /** The number of groups that are rows, columns and boxes; unlimited while these are added. */
  private int groupsOfSquares = Integer.MAX_VALUE;

  /** The area that the next parts belong to: the last one, or the first if there is none yet. */
  private int current;

  LayoutMaker(int symbols, List<BuilderCall> calls) {
    this.symbols = symbols;
    this.calls = calls;
    calls.stream().filter(BuilderCall::isArea).forEach(call -> areas.add(Area.of(call, symbols)));
    calls.stream().filter(call -> call.part() == Method.HIDDEN).forEach(this::addHidden);
    this.rows = areas.stream().mapToInt(area -> area.row() + area.rows()).max().getAsInt();
    this.columns = areas.stream().mapToInt(area -> area.column() + area.columns()).max().getAsInt();
    this.cellAt = number();
  }

  private void addHidden(BuilderCall call) {
    for (int number = 1; number <= call.numbers()[0]; number++) {
      hiddenNames.add(call.text() + " " + number);
    }
  }

  /** Numbers the places of all areas, row by row, and then the hidden cells. */
  private int[] number() {
    BitSet places = new BitSet();
    for (Area area : areas) {
      for (int row = 0; row < area.rows(); row++) {
        int start = (area.row() + row) * columns + area.column();
        places.set(start, start + area.columns());
      }
    }
    int cells = 0;
    int end = rows * columns;
    int[] numbers = new int[end + hiddenNames.size()];
    for (int place = 0; place < numbers.length; place++) {
      numbers[place] = place >= end || places.get(place) ? cells++ : GridLayout.NO_CELL;
    }
    Bounds.requireCells(cells);
    return numbers;
  }

  /** Makes the groups of all areas first, then the others. */
  GridLayout make() {
    for (current = 0; current < areas.size(); current++) {
      if (areas.get(current).hasLines()) {
        addLines();
      }
      if (areas.get(current).hasBoxes()) {
        addBoxes();
      }
    }
    groupsOfSquares = groups.size();
    current = 0;
    boolean isBegun = false;
    for (BuilderCall call : calls) {
      if (call.isArea()) {
        current += isBegun ? 1 : 0;
        isBegun = true;
      } else {
        add(call);
      }
    }
    groups.sort(Comparator.comparing(group -> group.cells().length != symbols));
    return withMoves(new GridLayout(symbols, calls, columns, cellAt, hiddenNames, groups));
  }

  /** Returns a layout with the moves of chess that calls forbid between any two of its cells. */
  private GridLayout withMoves(GridLayout layout) {
    List<ConstraintData> moves = new ArrayList<>();
    calls.stream()
        .map(BuilderCall::part)
        .distinct()
        .forEach(part -> moves.addAll(moves(part, layout)));
    return moves.isEmpty() ? layout : layout.withMoves(moves);
  }

  private static List<ConstraintData> moves(Method part, GridLayout layout) {
    return switch (part) {
      case ANTI_KNIGHT -> List.of(Moves.antiKnight(layout));
      case ANTI_KING -> List.of(Moves.antiKing(layout));
      case NON_CONSECUTIVE -> List.of(Moves.nonConsecutive(layout));
      case GRID,
          ROWS_AND_COLUMNS,
          REGIONS,
          DIAGONALS,
          WINDOWS,
          DISJOINT_GROUPS,
          ASTERISK,
          PERCENT,
          GROUP,
          CELLS,
          RECTANGLE,
          REGIONS_OF,
          HIDDEN ->
          List.of();
    };
  }

  private void add(BuilderCall call) {
    requireSquare(call);
    switch (call.part()) {
      case REGIONS -> addRegions(call.text());
      case REGIONS_OF -> addRegions(call.numbers(), call.text());
      case HIDDEN -> {
        // Hidden cells are in no group.
      }
      case DIAGONALS -> {
        addFallingDiagonal();
        addRisingDiagonal();
      }
      case WINDOWS -> addWindows();
      case DISJOINT_GROUPS -> addDisjointGroups();
      case ASTERISK -> addSquareGroup(What.ASTERISK, "", UnitKind.OTHER, 0, ASTERISK);
      case PERCENT -> addPercent();
      case GROUP -> addOwn(call);
      case ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE -> {
        // Moves are for the whole grid and are added at the end.
      }
      default -> throw new AssertionError(call);
    }
  }

  private void addLines() {
    Area area = areas.get(current);
    for (int row = 0; area.columns() > 1 && row < area.rows(); row++) {
      addNumbered(What.ROW, UnitKind.ROW, row, box(row, 0, 1, area.columns()));
    }
    for (int column = 0; area.rows() > 1 && column < area.columns(); column++) {
      addNumbered(What.COLUMN, UnitKind.COLUMN, column, box(0, column, area.rows(), 1));
    }
  }

  private void addBoxes() {
    Area square = areas.get(current);
    int across = symbols / square.boxColumns();
    for (int box = 0; box < symbols; box++) {
      int row = box / across * square.boxRows();
      int column = box % across * square.boxColumns();
      int[][] places = box(row, column, square.boxRows(), square.boxColumns());
      addNumbered(What.BOX, UnitKind.REGION, box, places);
    }
  }

  /** Returns the places of a rectangle of the square, row by row. */
  private static int[][] box(int row, int column, int rows, int columns) {
    return places(rows * columns, i -> new int[] {row + i / columns, column + i % columns});
  }

  private static int[][] places(int count, IntFunction<int[]> place) {
    return IntStream.range(0, count).mapToObj(place).toArray(int[][]::new);
  }

  private void addRegions(String marks) {
    /*
     * If there are boxes, a region shares cells with several of them, so it is of a different kind.
     */
    UnitKind kind = areas.get(current).hasBoxes() ? UnitKind.OTHER : UnitKind.REGION;
    int index = 0;
    for (int mark : marks.chars().distinct().toArray()) {
      if (RegionMarks.isNone(marks, symbols, (char) mark)) {
        continue;
      }
      int[][] places =
          IntStream.range(0, marks.length())
              .filter(place -> marks.charAt(place) == mark)
              .mapToObj(place -> new int[] {place / symbols, place % symbols})
              .toArray(int[][]::new);
      addSquareGroup(What.REGION, Quoted.bare(mark), kind, index++, places);
    }
  }

  /** Refuses a part of a square in an area that is not a square. */
  private void requireSquare(BuilderCall call) {
    boolean isOfSquare =
        switch (call.part()) {
          case REGIONS, DIAGONALS, WINDOWS, DISJOINT_GROUPS, ASTERISK, PERCENT -> true;
          default -> false;
        };
    Area area = areas.get(current);
    if (isOfSquare && !area.isSquare(symbols)) {
      throw Refusal.argument(
          call.part().words()
              + " belongs to "
              + (area.hasLines() ? "rows and columns" : "cells")
              + " of "
              + area.rows()
              + "x"
              + area.columns(),
          "a square of " + symbols + "x" + symbols);
    }
  }

  /** Adds regions of a rectangle; a region of one cell has no effect. */
  private void addRegions(int[] at, String marks) {
    int index = 0;
    Set<Integer> taken = new HashSet<>();
    for (GridLayout.NamedGroup group : groups) {
      if (group.kind() == UnitKind.REGION) {
        Arrays.stream(group.cells()).forEach(taken::add);
      }
    }
    for (int mark : marks.chars().distinct().toArray()) {
      int[] places =
          IntStream.range(0, marks.length()).filter(i -> marks.charAt(i) == mark).toArray();
      if (places.length < 2 || RegionMarks.NONE.indexOf(mark) >= 0) {
        continue;
      }
      int[] cells = new int[places.length];
      for (int i = 0; i < cells.length; i++) {
        int row = at[0] + places[i] / at[3];
        int column = at[1] + places[i] % at[3];
        cells[i] = cellAt(row, column);
        if (cells[i] == GridLayout.NO_CELL) {
          throw Refusal.argument(
              "region "
                  + Quoted.bare(mark)
                  + ": row "
                  + row
                  + ", column "
                  + column
                  + " has no cell",
              "the row and column of a cell, from 0");
        }
      }
      boolean isRegion = Arrays.stream(cells).noneMatch(taken::contains);
      Label label = new Label(What.REGION, Quoted.bare(mark), areas.size() > 1 ? current + 1 : 0);
      UnitKind kind = isRegion ? UnitKind.REGION : UnitKind.OTHER;
      add(new GridLayout.NamedGroup(label, kind, current, index++, cells));
    }
  }

  private int cellAt(int row, int column) {
    boolean isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    return isInside ? cellAt[row * columns + column] : GridLayout.NO_CELL;
  }

  private void addFallingDiagonal() {
    int[][] places = places(symbols, i -> new int[] {i, i});
    addSquareGroup(What.FALLING_DIAGONAL, "", UnitKind.DIAGONAL, 0, places);
  }

  private void addRisingDiagonal() {
    int last = symbols - 1;
    int[][] places = places(symbols, i -> new int[] {last - i, i});
    addSquareGroup(What.RISING_DIAGONAL, "", UnitKind.DIAGONAL, 1, places);
  }

  /**
   * Adds windows: boxes that start one row and one column further in, with a line between each two.
   */
  private void addWindows() {
    int side = Square.boxRows(symbols);
    int windows = side - 1;
    for (int i = 0; i < windows * windows; i++) {
      int row = 1 + i / windows * (side + 1);
      int column = 1 + i % windows * (side + 1);
      addNumbered(What.WINDOW, UnitKind.OTHER, i, box(row, column, side, side));
    }
  }

  /** Adds groups of cells that have the same place in each box. */
  private void addDisjointGroups() {
    Area square = areas.get(current);
    int boxRows = square.hasBoxes() ? square.boxRows() : Square.boxRows(symbols);
    int boxColumns = symbols / boxRows;
    for (int i = 0; i < symbols; i++) {
      int row = i / boxColumns;
      int column = i % boxColumns;
      int[][] places =
          places(
              symbols,
              box ->
                  new int[] {box / boxRows * boxRows + row, box % boxRows * boxColumns + column});
      addNumbered(What.DISJOINT_GROUP, UnitKind.OTHER, i, places);
    }
  }

  private void addPercent() {
    addSquareGroup(What.UPPER_WINDOW, "", UnitKind.OTHER, 0, box(1, 1, 3, 3));
    addSquareGroup(What.LOWER_WINDOW, "", UnitKind.OTHER, 1, box(5, 5, 3, 3));
    addRisingDiagonal();
  }

  private void addNumbered(What what, UnitKind kind, int index, int[][] places) {
    addSquareGroup(what, String.valueOf(index + 1), kind, index, places);
  }

  private void addSquareGroup(What what, String mark, UnitKind kind, int index, int[][] places) {
    Area square = areas.get(current);
    int[] cells =
        Arrays.stream(places)
            .mapToInt(
                place -> cellAt[(square.row() + place[0]) * columns + square.column() + place[1]])
            .toArray();
    Label label = new Label(what, mark, areas.size() > 1 ? current + 1 : 0);
    add(new GridLayout.NamedGroup(label, kind, current, index, cells));
  }

  private void addOwn(BuilderCall call) {
    int[] numbers = call.numbers();
    int[] cells = new int[numbers.length / 2];
    BitSet seen = new BitSet();
    for (int i = 0; i < cells.length; i++) {
      int row = numbers[2 * i];
      int column = numbers[2 * i + 1];
      String place = "group " + call.text() + ": row " + row + ", column " + column;
      cells[i] = cellAt(row, column);
      if (cells[i] == GridLayout.NO_CELL) {
        throw Refusal.argument(place + " has no cell", "the row and column of a cell, from 0");
      }
      if (seen.get(cells[i])) {
        throw new IllegalArgumentException(place + " occurs twice; expected each cell once");
      }
      seen.set(cells[i]);
    }
    add(
        new GridLayout.NamedGroup(
            Label.own(call.text()), UnitKind.OTHER, current, groups.size(), cells));
  }

  private void add(GridLayout.NamedGroup group) {
    BitSet cells = new BitSet();
    Arrays.stream(group.cells()).forEach(cells::set);
    if (known.add(cells)) {
      groups.add(group);
      Bounds.requireGroups(groups.size(), Math.max(0, groups.size() - groupsOfSquares));
    }
  }
}
