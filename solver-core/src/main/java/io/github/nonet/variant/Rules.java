package io.github.nonet.variant;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.rules.CellNames;
import io.github.nonet.internal.rules.CellReader;
import io.github.nonet.internal.rules.CellText;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Square;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.words.RulesProse;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The rules of a grid: the number of values, the places of the cells, and which cells hold
 * different values. Rules never change: write {@code rules = rules.plus(constraint)}, because a
 * call whose result is not used does nothing. To keep rules, save {@link Grid#toFullString} of a
 * grid that has them, which {@link Grid#parse} reads back.
 *
 * <p>There are 2 to 25 values, counted from 1. A <em>house</em> has one cell for each value and
 * holds each value once: a row, a column, a box, a region of a jigsaw, a diagonal. A <em>group</em>
 * has fewer cells and holds each value at most once. A <em>{@linkplain Cage cage}</em> is a group
 * with a sum. A {@linkplain Constraint constraint} is any other rule for certain cells: a
 * thermometer, an arrow, a custom rule.
 *
 * <pre>{@code
 * Rules sixteen = Rules.of(4, 4);
 * Rules diagonal = Rules.builder(9).diagonals().build();
 * Rules killer = Rules.of(9).withCages(Cage.of(3, 0, 1), Cage.of(15, 2, 3, 4));
 * }</pre>
 *
 * <p>Places are counted from 0, by row and column. Cells are numbered row by row, leaving out
 * places without a cell. Messages and pictures for people count rows and columns from one.
 *
 * <p>This class is immutable and thread-safe. Rules are equal when their cells, houses, groups,
 * cages and constraints are equal, whatever the names of the houses. Making rules takes about 10 to
 * 500 microseconds, depending on their size; the rules that {@link #withCages} and {@link
 * #withConstraints} return share tables with these.
 *
 * @since 1.0.0
 */
public final class Rules implements Serializable {
  final transient RulesTables tables;

  /** The cages of the tables as callers know them. Never changed. */
  private final transient List<Cage> cages;

  private static final long serialVersionUID = 1L;

  private Rules(RulesTables tables, List<Cage> cages) {
    this.tables = tables;
    this.cages = cages;
  }

  /** Returns the rules of some tables. */
  static Rules adopt(RulesTables tables) {
    return new Rules(tables, Cage.of(tables.cages));
  }

  private static Rules adopt(GridLayout layout) {
    return adopt(RulesTables.of(layout));
  }

  /**
   * {@return the rules of one square grid whose boxes are as square as possible, and not taller
   * than wide} For 6 values a box has 2 rows and 3 columns, for 12 values 3 rows and 4 columns.
   *
   * @param valueCount the number of values, 4 to 25
   * @throws IllegalArgumentException if {@code valueCount} is not 4 to 25, or is a prime number,
   *     which has no boxes
   */
  public static Rules of(int valueCount) {
    int boxRows = Square.boxRows(LayoutPlan.requireSquare(valueCount));
    if (boxRows == 1) {
      throw LayoutPlan.noBoxes(valueCount);
    }
    return of(boxRows, valueCount / boxRows);
  }

  /**
   * {@return the rules of one square grid with boxes of this size} The number of values is the
   * number of cells of a box.
   *
   * @param boxRows the number of rows of a box, 2 or more
   * @param boxColumns the number of columns of a box, 2 or more
   * @throws IllegalArgumentException if a box has fewer than two rows or columns, or not 4 to 25
   *     cells
   */
  public static Rules of(int boxRows, int boxColumns) {
    return adopt(Layouts.ofBoxes(boxRows, boxColumns));
  }

  /**
   * {@return the rules of one square grid with regions of any shape} In place of boxes it has
   * regions, each with one cell for each value. Any number of values from 4 to 25 is possible.
   *
   * @param regions one character for each cell, row by row, the same for all cells of a region, as
   *     {@link Builder#regions} reads them; white space is skipped
   * @throws TextFormatException if the number of characters does not fit a square, or a region does
   *     not have one cell for each row
   */
  public static Rules jigsaw(CharSequence regions) {
    String text = Objects.requireNonNull(regions, "regions").toString();
    return builder(Layouts.sideOf(text)).rowsAndColumns(0, 0).regions(text).build();
  }

  /**
   * {@return the rules of the samurai: five classic grids, the middle one of which shares its
   * corner boxes with the others} It has 21 rows, 21 columns and 369 cells.
   */
  public static Rules samurai() {
    return adopt(Layouts.samurai());
  }

  /**
   * {@return a builder of rules}
   *
   * @param valueCount the number of values, 2 to 25; fewer than 4 need {@link Builder#cells} or
   *     {@link Builder#rowsAndColumns(int, int, int, int)}, because there are no boxes
   * @throws IllegalArgumentException if {@code valueCount} is not 2 to 25
   */
  public static Builder builder(int valueCount) {
    return new Builder(valueCount);
  }

  /**
   * {@return these rules with these cages in place of theirs} The constraints stay. The tables of
   * cells and houses are shared, so this is the fast way to make many killers.
   *
   * @param cages any cages, which may overlap; none for rules without cages
   * @throws IllegalArgumentException if a cage has a cell that these rules do not have, or more
   *     cells than there are values; if, with more than 16 values, a cage has more than 2,000
   *     combinations of values; or if there are more than 10,000 cages
   */
  public Rules withCages(Collection<Cage> cages) {
    List<Cage> copy = List.copyOf(Objects.requireNonNull(cages, "cages"));
    return new Rules(
        tables.withCages(copy.stream().map(Cage::plain).collect(Lists.toList())), copy);
  }

  /**
   * {@return these rules with these cages in place of theirs, as {@link #withCages(Collection)}}
   *
   * @param cages any cages, which may overlap; none for rules without cages
   * @throws IllegalArgumentException as for {@link #withCages(Collection)}
   */
  public Rules withCages(Cage... cages) {
    return withCages(List.of(cages));
  }

  /**
   * {@return these rules with these constraints in place of theirs; {@link #plus} keeps theirs} The
   * cages stay, and so do the parts of the builder, such as {@link Builder#antiKnight}. The tables
   * of cells and houses are shared. Predicates are evaluated now and never again.
   *
   * @param constraints any constraints, in any order; none for rules without constraints
   * @throws IllegalArgumentException if a constraint has a cell that these rules do not have, or is
   *     for another number of values, or has too large a table
   */
  public Rules withConstraints(Constraint... constraints) {
    return withConstraints(List.of(constraints));
  }

  /**
   * {@return these rules with these constraints after their own}
   *
   * @param constraints any constraints
   * @throws IllegalArgumentException as for {@link #withConstraints(Constraint...)}
   */
  public Rules plus(Constraint... constraints) {
    List<Constraint> all = new ArrayList<>(constraints());
    all.addAll(List.of(constraints));
    return withConstraints(all);
  }

  /**
   * {@return these rules with these constraints in place of theirs, as {@link
   * #withConstraints(Constraint...)}}
   *
   * @param constraints any constraints, in any order; none for rules without constraints
   * @throws IllegalArgumentException as for {@link #withConstraints(Constraint...)}
   */
  public Rules withConstraints(Collection<Constraint> constraints) {
    List<ConstraintData> known =
        List.copyOf(constraints).stream()
            .map(constraint -> constraint.data)
            .collect(Lists.toList());
    return new Rules(tables.withConditions(known), cages);
  }

  /** {@return the number of values, 2 to 25} */
  public int valueCount() {
    return tables.layout.symbols;
  }

  /** {@return the number of rows, which may have places without a cell} */
  public int rowCount() {
    return tables.layout.rows;
  }

  /** {@return the number of columns, which may have places without a cell} */
  public int columnCount() {
    return tables.layout.columns;
  }

  /** {@return the number of cells, including {@linkplain Builder#hidden hidden cells}} */
  public int cellCount() {
    return tables.layout.cells();
  }

  /**
   * {@return the number of cells that are shown} They are the cells from 0 to one less than this
   * number; the {@linkplain Builder#hidden hidden cells} follow them. Without hidden cells it is
   * {@link #cellCount}.
   */
  public int shownCellCount() {
    return tables.layout.shown;
  }

  /**
   * {@return whether a cell is shown; the others are {@linkplain Builder#hidden hidden}}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public boolean isShown(int cell) {
    return Arguments.requireIndex("cell", cell, cellCount()) < shownCellCount();
  }

  /**
   * {@return the hidden cells of a name, in the order of their numbers}
   *
   * @param name the name that {@link Builder#hidden} was given
   * @throws IllegalArgumentException if there are no hidden cells of this name
   */
  public int[] hiddenCells(String name) {
    return CellNames.hidden(tables.layout, Objects.requireNonNull(name, "name"));
  }

  /**
   * {@return the name of a cell for people: {@code "r1c3"}, and {@code "doubler 3"} if it is
   * hidden}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public String cellName(int cell) {
    return tables.layout.shortName(Arguments.requireIndex("cell", cell, cellCount()));
  }

  /**
   * {@return the number of the cell at a place, or -1 if there is none}
   *
   * @param row 0 to {@code rowCount() - 1}
   * @param column 0 to {@code columnCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public int cell(int row, int column) {
    return tables.layout.cell(
        Arguments.requireIndex("row", row, rowCount()),
        Arguments.requireIndex("column", column, columnCount()));
  }

  /**
   * {@return the cells that a text names, in its order} Here, unlike in other methods, rows and
   * columns are counted from one:
   *
   * <pre>{@code
   * Rules rules = Rules.of(9);
   * Rules slope = rules.plus(Constraint.thermometer(rules.cells("r1c1 r2c2 r3c3")));
   * }</pre>
   *
   * @param text the names of cells, such as {@code r1c1}, or {@code doubler3} for a hidden cell,
   *     separated by blanks or commas
   * @throws TextFormatException if the text contains anything else, or a place without a cell; the
   *     message gives the place, the word found and what was expected
   */
  public int[] cells(CharSequence text) {
    return CellNames.read(tables.layout, Objects.requireNonNull(text, "text").toString());
  }

  /**
   * {@return the row of a cell, from 0; -1 if the cell is hidden}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int row(int cell) {
    return tables.layout.row(Arguments.requireIndex("cell", cell, cellCount()));
  }

  /**
   * {@return the column of a cell, from 0; -1 if the cell is hidden}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int column(int cell) {
    return tables.layout.column(Arguments.requireIndex("cell", cell, cellCount()));
  }

  /**
   * {@return the houses, each a list of cells that hold every value once} No two houses have the
   * same cells. The lists are unmodifiable.
   */
  public List<List<Integer>> houses() {
    return tables.layout.cellsOf(0, tables.layout.houses);
  }

  /**
   * {@return the groups of the builder with fewer cells than there are values, which hold each
   * value at most once} The lists are unmodifiable.
   */
  public List<List<Integer>> groups() {
    return tables.layout.cellsOf(tables.layout.houses, tables.layout.groups.size());
  }

  /**
   * {@return the name that people give to a house: {@code "row 3"}, {@code "box 4"}, {@code
   * "falling diagonal"}, and {@code "row 3 of grid 2"} if there are several grids}
   *
   * @param house its index in {@link #houses()}
   * @throws IndexOutOfBoundsException if there is no such house
   */
  public String houseName(int house) {
    return tables.layout.nameOf(Arguments.requireIndex("house", house, tables.layout.houses));
  }

  /**
   * {@return the name that people give to a group}
   *
   * @param group its index in {@link #groups()}
   * @throws IndexOutOfBoundsException if there is no such group
   */
  public String groupName(int group) {
    int groups = tables.layout.groups.size() - tables.layout.houses;
    return tables.layout.nameOf(
        tables.layout.houses + Arguments.requireIndex("group", group, groups));
  }

  /** {@return the cages, in the order in which they were given; unmodifiable} */
  public List<Cage> cages() {
    return cages;
  }

  /**
   * {@return the constraints, in the order in which they were given} Your own rules are included
   * with their tables. Parts of the builder, such as {@link Builder#antiKnight}, are not included.
   * The list is unmodifiable.
   */
  public List<Constraint> constraints() {
    return tables.constraints.stream()
        .map(data -> Constraint.of(data, valueCount()))
        .collect(Lists.toList());
  }

  /** {@return the rules in English, as {@link #describe(Locale)} returns them} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the rules as people write them below a puzzle} There is one line for each kind of
   * rule, whatever the number of its constraints, and one that names all your own rules:
   *
   * <pre>
   * Normal Sudoku rules apply.
   * Digits along a thermometer increase from the bulb end.
   * Neighbouring digits along a whisper line differ by at least 4 or 5, depending on the line.
   * Further rules apply: parity.
   * </pre>
   *
   * <p>The lines are made at each call, which takes a few microseconds.
   *
   * @param locale a language; English is used if the library does not have it
   */
  public String describe(Locale locale) {
    return RulesProse.of(locale, tables);
  }

  /**
   * {@return whether these are the rules of classic Sudoku, which a {@link io.github.nonet.Board}
   * has}
   */
  public boolean isClassic() {
    return tables.isClassic;
  }

  /** {@return the empty grid of these rules} */
  public Grid emptyGrid() {
    return Grid.copyOf(this, new int[cellCount()]);
  }

  /**
   * {@return the grid of these rules in a text} It reads one character for each cell, row by row,
   * or one number for each cell, separated by blanks, commas or semicolons. The values of hidden
   * cells may follow the values of all places; otherwise hidden cells are empty. White space,
   * {@code , ; [ ] | + = "}, box-drawing characters and lines of dashes are skipped. The text may
   * leave out places without a cell, or show them as empty cells.
   *
   * <p>An empty cell is one of {@code . 0 * _ ?}. The values are {@code 1} to {@code 9} and {@code
   * A} to {@code P}, as {@link Grid#toString} writes them. With more than 9 values, {@code 0} is
   * the first value and {@code 9} the tenth if the text uses another sign for empty cells and does
   * not contain the last letter. If a text has only letters, and one of them is beyond {@code P},
   * then {@code A} is the first value, {@code B} the second, and so on. Lower-case letters are also
   * accepted.
   *
   * @param text the values of the cells
   * @throws TextFormatException if the text contains anything else, has another number of cells, or
   *     can be read in two ways; the message gives the place, what was found and what was expected
   */
  public Grid parseGrid(CharSequence text) {
    return Grid.copyOf(
        this,
        CellReader.read(
            tables.layout, CellText.of(Objects.requireNonNull(text, "text").toString())));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Rules other && tables.equals(other.tables);
  }

  @Override
  public int hashCode() {
    return tables.hashCode();
  }

  /** Returns the rules in a few words: {@code "9 values, 81 cells, 27 houses, 29 cages"}. */
  @Override
  public String toString() {
    return tables.toString();
  }

  /** {@return the form that is serialized in place of these rules} */
  private Object writeReplace() {
    return new SerializedRules(emptyGrid().toFullString());
  }

  /**
   * Refuses every stream that holds rules themselves.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("rules are serialized as their text");
  }

  /**
   * Rules in a stream, which are read by {@link Grid#parse}, so forged ones are refused.
   *
   * @param text a grid of these rules
   */
  private record SerializedRules(String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> Grid.parse(text).rules());
    }
  }

  /**
   * Builds rules from squares of cells and the parts added to them. A square has one row and one
   * column for each value. Squares may overlap; the grid has the cells of all squares, and of the
   * rectangles of {@link #cells} and {@link #rowsAndColumns(int, int, int, int)}. A builder without
   * any of them and without {@link #regions(CharSequence)} gets the single square of {@link
   * Rules#of(int)}:
   *
   * <pre>{@code
   * Rules.builder(9).diagonals().build();                       // Sudoku X
   * Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();      // the same
   * }</pre>
   *
   * <p>Regions, diagonals, windows, disjoint groups, the asterisk and the percent belong to the
   * square that was added last, or to the first square if there was none yet; they are refused if a
   * rectangle other than a square was added last. A group with the same cells as another is left
   * out.
   *
   * <p>There may be 1,000 parts, one for each call, and 5,000 houses and groups, 1,000 of them in
   * addition to rows, columns and boxes. This is far more than people solve; the limits bound the
   * time and the memory that untrusted rules can cost.
   *
   * <p>A builder is not thread-safe. Each of its methods throws {@link IllegalArgumentException} at
   * the 1,001st part.
   *
   * @since 1.0.0
   */
  public static final class Builder {
    private final LayoutPlan plan;

    private Builder(int valueCount) {
      plan = new LayoutPlan(valueCount);
    }

    /**
     * Adds a square with its rows, columns and boxes.
     *
     * @param row the row of its first place, 0 to 125 less the number of values
     * @param column the column of its first place, in the same range
     * @param boxRows the number of rows of a box, 2 or more
     * @param boxColumns the number of columns of a box, 2 or more
     * @return this builder
     * @throws IllegalArgumentException if a number is out of its range, or a box does not have one
     *     cell for each value
     */
    public Builder grid(int row, int column, int boxRows, int boxColumns) {
      plan.grid(row, column, boxRows, boxColumns);
      return this;
    }

    /**
     * Adds a square with its rows and columns, without boxes.
     *
     * @param row the row of its first place, 0 to 125 less the number of values
     * @param column the column of its first place, in the same range
     * @return this builder
     * @throws IllegalArgumentException if a number is out of its range
     */
    public Builder rowsAndColumns(int row, int column) {
      plan.rowsAndColumns(row, column);
      return this;
    }

    /**
     * Adds a rectangle with its rows and columns, without boxes. A row or column with one cell for
     * each value is a house, and a shorter one is a group:
     *
     * <pre>{@code
     * Rules.builder(8).rowsAndColumns(0, 0, 6, 8).build();        // rows hold 1 to 8
     * Rules.builder(9).rowsAndColumns(0, 0, 6, 6).build();        // nine values in a 6x6
     * }</pre>
     *
     * @param row the row of its first place, from 0
     * @param column the column of its first place, from 0
     * @param rows the number of rows, 1 to the number of values
     * @param columns the number of columns, 1 to the number of values
     * @return this builder
     * @throws IllegalArgumentException if a number is out of its range, or the rectangle has a
     *     place beyond 125 rows or columns
     */
    public Builder rowsAndColumns(int row, int column, int rows, int columns) {
      plan.rowsAndColumns(row, column, rows, columns);
      return this;
    }

    /**
     * Adds a rectangle of cells that belong to no house. Groups, regions, cages and constraints
     * determine their values.
     *
     * @param row the row of its first place, from 0
     * @param column the column of its first place, from 0
     * @param rows the number of rows, 1 or more
     * @param columns the number of columns, 1 or more
     * @return this builder
     * @throws IllegalArgumentException if a number is out of its range, or the rectangle has a
     *     place beyond 125 rows or columns
     */
    public Builder cells(int row, int column, int rows, int columns) {
      plan.cells(row, column, rows, columns);
      return this;
    }

    /**
     * Adds cells that nobody sees: they have no place and come after all shown cells. Constraints
     * use them for facts that the solver has to find out, such as which cells are doubled. Two
     * solutions are the same if their shown cells are the same; clues, marks and pictures contain
     * only shown cells.
     *
     * <pre>{@code
     * Rules rules = Rules.builder(6).grid(0, 0, 2, 3).hidden("doubler", 36).build();
     * int[] doublers = rules.hiddenCells("doubler");              // "doubler 1" to "doubler 36"
     * }</pre>
     *
     * @param name a word of letters, which no other hidden cells have
     * @param count the number of cells, 1 or more; all cells together, shown and hidden, are at
     *     most 15,625
     * @return this builder
     * @throws IllegalArgumentException if the name is not of this form or occurs twice, or the
     *     count is out of its range
     */
    public Builder hidden(String name, int count) {
      plan.hidden(Objects.requireNonNull(name, "name"), count);
      return this;
    }

    /**
     * Adds regions to a rectangle of the whole grid. A region with one cell for each value is a
     * house, and a smaller one is a group. The places are checked when the rules are built, so the
     * cells may be added later.
     *
     * @param row the row of the first place, from 0
     * @param column the column of the first place, from 0
     * @param rows the number of rows, 1 or more
     * @param columns the number of columns, 1 or more
     * @param text one character for each place of the rectangle, row by row, the same for all cells
     *     of a region, {@code .} or {@code _} for none; white space is skipped
     * @return this builder
     * @throws TextFormatException if the number of characters is not the number of places
     * @throws IllegalArgumentException if a number is out of its range, or a region has more cells
     *     than there are values
     */
    public Builder regions(int row, int column, int rows, int columns, CharSequence text) {
      plan.regions(row, column, rows, columns, Objects.requireNonNull(text, "text").toString());
      return this;
    }

    /**
     * Adds the regions of a jigsaw to the square. If the builder has no square when the rules are
     * built, it adds rows and columns that start at the first place.
     *
     * <p>A cell in no region has a {@code .}, or a {@code _}. A sign with one cell for each value
     * is a region, so if exactly as many cells as values are in none, use both.
     *
     * @param text one character for each cell of the square, row by row, the same for all cells of
     *     a region; white space is skipped
     * @return this builder
     * @throws TextFormatException if the number of characters is not the number of cells of the
     *     square, or a region does not have one cell for each value
     */
    public Builder regions(CharSequence text) {
      plan.regions(Objects.requireNonNull(text, "text").toString());
      return this;
    }

    /**
     * Adds the two diagonals of the square (Sudoku X).
     *
     * @return this builder
     */
    public Builder diagonals() {
      plan.extra(Method.DIAGONALS);
      return this;
    }

    /**
     * Adds the windows of the square (Hyper Sudoku, Windoku): squares of the size of a box, one row
     * and one column from the border and from each other. With 9 values there are 4 windows, with
     * 16 values 9.
     *
     * @return this builder
     * @throws IllegalArgumentException if the number of values is not 4, 9, 16 or 25
     */
    public Builder windows() {
      plan.extra(Method.WINDOWS);
      return this;
    }

    /**
     * Adds one group for each place in a box: the cells at that place in all boxes of the square
     * (colour Sudoku). In a square without boxes, the boxes are the same as in {@link
     * Rules#of(int)}.
     *
     * @return this builder
     * @throws IllegalArgumentException if the number of values is a prime number
     */
    public Builder disjointGroups() {
      plan.extra(Method.DISJOINT_GROUPS);
      return this;
    }

    /**
     * Adds the asterisk: the nine cells that form a star around the middle of the square.
     *
     * @return this builder
     * @throws IllegalArgumentException if there are not 9 values
     */
    public Builder asterisk() {
      plan.extra(Method.ASTERISK);
      return this;
    }

    /**
     * Adds the percent sign: the first and the last window and the positive diagonal, from the
     * bottom left to the top right.
     *
     * @return this builder
     * @throws IllegalArgumentException if there are not 9 values
     */
    public Builder percent() {
      plan.extra(Method.PERCENT);
      return this;
    }

    /**
     * Adds the anti-knight rule: in the whole grid, cells a knight's move apart hold different
     * values.
     *
     * @return this builder
     */
    public Builder antiKnight() {
      plan.extra(Method.ANTI_KNIGHT);
      return this;
    }

    /**
     * Adds the anti-king rule: in the whole grid, cells a king's move apart, even if they touch
     * only at a corner, hold different values.
     *
     * @return this builder
     */
    public Builder antiKing() {
      plan.extra(Method.ANTI_KING);
      return this;
    }

    /**
     * Adds the non-consecutive rule: in the whole grid, cells that share an edge do not hold
     * consecutive values.
     *
     * @return this builder
     */
    public Builder nonConsecutive() {
      plan.extra(Method.NON_CONSECUTIVE);
      return this;
    }

    /**
     * Adds a group of cells that hold different values. The places count from the corner of the
     * whole grid and are checked when the rules are built, so the squares may be added later.
     *
     * @param name the name of the group in messages; 1 to 60 visible characters or blanks, not all
     *     blank
     * @param rowsAndColumns the cells, two or more, at most one for each value; each as a row and a
     *     column, counted from 0
     * @return this builder
     * @throws IllegalArgumentException if the name is not of this form, there are too few or too
     *     many cells, or one is not an array of two numbers
     */
    public Builder group(String name, int[][] rowsAndColumns) {
      plan.group(
          Objects.requireNonNull(name, "name"),
          Objects.requireNonNull(rowsAndColumns, "rowsAndColumns"));
      return this;
    }

    /**
     * {@return the rules with all added parts} The builder may be used again.
     *
     * @throws IllegalArgumentException if there is no square and the number of values is prime, so
     *     that there are no boxes; if a group or region has a place without a cell, or a group has
     *     a cell twice; if a part belongs to a square, and a rectangle was added last; or if there
     *     are more than 5,000 houses and groups, or more than 1,000 in addition to rows, columns
     *     and boxes
     */
    public Rules build() {
      return adopt(plan.layout());
    }
  }
}
