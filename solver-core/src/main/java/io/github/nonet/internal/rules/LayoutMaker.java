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

/** Makes a layout of the parts of a plan. */
final class LayoutMaker {
  /** The centres of the nine boxes and a star around them, as rows and columns. */
  private static final int[][] ASTERISK = {
    {1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}
  };

  private final int symbols;
  private final List<BuilderCall> calls;
  private final List<GridLayout.NamedGroup> groups = new ArrayList<>();

  /** The cells of the groups found so far: an existing group is not added again. */
  private final Set<BitSet> known = new HashSet<>();

  private final List<Square> squares = new ArrayList<>();
  private final int[] cellAt;
  private final int columns;

  /** How many groups are rows, columns and boxes; no others are counted while these are added. */
  private int groupsOfSquares = Integer.MAX_VALUE;

  /** The square that the next parts belong to: the last one, or the first before there is one. */
  private int current;

  LayoutMaker(int symbols, List<BuilderCall> calls) {
    this.symbols = symbols;
    this.calls = calls;
    calls.stream().filter(BuilderCall::isSquare).forEach(this::addSquare);
    int rows = squares.stream().mapToInt(Square::row).max().getAsInt() + symbols;
    this.columns = squares.stream().mapToInt(Square::column).max().getAsInt() + symbols;
    this.cellAt = number(rows);
  }

  private void addSquare(BuilderCall call) {
    int[] at = call.numbers();
    boolean hasBoxes = call.part() == Method.GRID;
    squares.add(new Square(at[0], at[1], hasBoxes ? at[2] : 0, hasBoxes ? at[3] : 0));
  }

  /** Numbers the places of all squares, row by row. */
  private int[] number(int rows) {
    BitSet places = new BitSet();
    for (Square square : squares) {
      for (int row = 0; row < symbols; row++) {
        int start = (square.row() + row) * columns + square.column();
        places.set(start, start + symbols);
      }
    }
    int cells = 0;
    int[] numbers = new int[rows * columns];
    for (int place = 0; place < numbers.length; place++) {
      numbers[place] = places.get(place) ? cells++ : GridLayout.NO_CELL;
    }
    return numbers;
  }

  /** Makes the groups of all squares first, then the others. */
  GridLayout make() {
    for (current = 0; current < squares.size(); current++) {
      addLines();
      if (squares.get(current).hasBoxes()) {
        addBoxes();
      }
    }
    groupsOfSquares = groups.size();
    current = 0;
    boolean isBegun = false;
    for (BuilderCall call : calls) {
      if (call.isSquare()) {
        current += isBegun ? 1 : 0;
        isBegun = true;
      } else {
        add(call);
      }
    }
    groups.sort(Comparator.comparing(group -> group.cells().length != symbols));
    return withMoves(new GridLayout(symbols, calls, columns, cellAt, groups));
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
          GROUP ->
          List.of();
    };
  }

  private void add(BuilderCall call) {
    switch (call.part()) {
      case REGIONS -> addRegions(call.text());
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
        // They are for the whole grid and are added at the end.
      }
      default -> throw new AssertionError(call);
    }
  }

  private void addLines() {
    for (int row = 0; row < symbols; row++) {
      addNumbered(What.ROW, UnitKind.ROW, row, box(row, 0, 1, symbols));
    }
    for (int column = 0; column < symbols; column++) {
      addNumbered(What.COLUMN, UnitKind.COLUMN, column, box(0, column, symbols, 1));
    }
  }

  private void addBoxes() {
    Square square = squares.get(current);
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
    /* Where there are boxes, a region shares cells with several of them. So it is not one of their kind. */
    UnitKind kind = squares.get(current).hasBoxes() ? UnitKind.OTHER : UnitKind.REGION;
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

  private void addFallingDiagonal() {
    int[][] places = places(symbols, i -> new int[] {i, i});
    addSquareGroup(What.FALLING_DIAGONAL, "", UnitKind.DIAGONAL, 0, places);
  }

  private void addRisingDiagonal() {
    int last = symbols - 1;
    int[][] places = places(symbols, i -> new int[] {last - i, i});
    addSquareGroup(What.RISING_DIAGONAL, "", UnitKind.DIAGONAL, 1, places);
  }

  /** Boxes in boxes' place, but one row and column further in, with a line between each two. */
  private void addWindows() {
    int side = Square.boxRows(symbols);
    int windows = side - 1;
    for (int i = 0; i < windows * windows; i++) {
      int row = 1 + i / windows * (side + 1);
      int column = 1 + i % windows * (side + 1);
      addNumbered(What.WINDOW, UnitKind.OTHER, i, box(row, column, side, side));
    }
  }

  /** The cells that have the same place in each box. */
  private void addDisjointGroups() {
    Square square = squares.get(current);
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
    Square square = squares.get(current);
    int[] cells =
        Arrays.stream(places)
            .mapToInt(
                place -> cellAt[(square.row() + place[0]) * columns + square.column() + place[1]])
            .toArray();
    Label label = new Label(what, mark, squares.size() > 1 ? current + 1 : 0);
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
      boolean isInside =
          row >= 0 && row < cellAt.length / columns && column >= 0 && column < columns;
      cells[i] = isInside ? cellAt[row * columns + column] : GridLayout.NO_CELL;
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
