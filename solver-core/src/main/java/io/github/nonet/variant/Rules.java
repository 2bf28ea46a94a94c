package io.github.nonet.variant;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.rules.Call.Part;
import io.github.nonet.internal.rules.CellNames;
import io.github.nonet.internal.rules.CellReader;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Scan;
import io.github.nonet.internal.rules.Square;
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
 * <p>There are 4 to 25 values, from 1. A <em>house</em> has as many cells as there are values and
 * holds each of them once: a row, a column, a box, a region of a jigsaw, a diagonal. A
 * <em>group</em> has fewer cells and holds each value at most once. A <em>{@linkplain Cage
 * cage}</em> is a group with a sum. A {@linkplain Constraint constraint} is any other rule for
 * certain cells: a thermometer, an arrow, a custom rule.
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
 * cages and constraints are equal, whatever the names of the houses. Making rules costs about 10 to
 * 500 microseconds, by their size; rules that {@link #withCages} and {@link #withConstraints}
 * return share the tables of the others.
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

  private static Rules adopt(Layout layout) {
    return adopt(RulesTables.of(layout));
  }

  /**
   * {@return the rules of one square grid with the widest boxes that are not taller than wide} For
   * 6 values they have 2 rows and 3 columns, for 12 values 3 rows and 4 columns.
   *
   * @param valueCount the number of values, 4 to 25
   * @throws IllegalArgumentException if {@code valueCount} is not 4 to 25, or is a prime number,
   *     which has no boxes
   */
  public static Rules of(int valueCount) {
    int boxRows = Square.boxRows(LayoutPlan.requireSymbols(valueCount));
    if (boxRows == 1) {
      throw LayoutPlan.noBoxes(valueCount);
    }
    return of(boxRows, valueCount / boxRows);
  }

  /**
   * {@return the rules of one square grid with boxes} There are as many values as a box has cells.
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
   * {@return the rules of one square grid whose regions have any form} In place of boxes it has
   * regions, each with as many cells as there are values. Any number of values from 4 to 25 is
   * possible.
   *
   * @param regions a character for each cell, row by row, the same one for the cells of a region;
   *     white space is skipped
   * @throws TextFormatException if the number of characters is not that of the cells of a square,
   *     or if a region has more or fewer cells than the square has rows
   */
  public static Rules jigsaw(CharSequence regions) {
    String text = Objects.requireNonNull(regions, "regions").toString();
    return builder(Layouts.sideOf(text)).rowsAndColumns(0, 0).regions(text).build();
  }

  /**
   * {@return the rules of the samurai: five ordinary grids, the one in the middle sharing its
   * corner boxes with the others} It has 21 rows, 21 columns and 369 cells.
   */
  public static Rules samurai() {
    return adopt(Layouts.samurai());
  }

  /**
   * {@return a builder of rules}
   *
   * @param valueCount the number of values, 4 to 25
   * @throws IllegalArgumentException if {@code valueCount} is not 4 to 25
   */
  public static Builder builder(int valueCount) {
    return new Builder(valueCount);
  }

  /**
   * {@return these rules with these cages in place of theirs} The constraints stay. The tables of
   * cells and houses are shared, which makes this the quick way to many killers.
   *
   * @param cages any cages, which may overlap; none for rules without cages
   * @throws IllegalArgumentException if a cage has a cell that these rules do not have, or more
   *     cells than there are values, or, where there are more than 16 values, more than 2,000
   *     combinations of values, or if there are more than 10,000 cages
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
   * of cells and houses are shared. Predicates are called now and never again.
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
    List<Condition> known =
        List.copyOf(constraints).stream()
            .map(constraint -> constraint.condition)
            .collect(Lists.toList());
    return new Rules(tables.withConditions(known), cages);
  }

  /** {@return the number of values, 4 to 25} */
  public int valueCount() {
    return tables.layout.symbols;
  }

  /** {@return the number of rows of places} */
  public int rowCount() {
    return tables.layout.rows;
  }

  /** {@return the number of columns of places} */
  public int columnCount() {
    return tables.layout.columns;
  }

  /** {@return the number of cells} */
  public int cellCount() {
    return tables.layout.cells();
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
   * {@return the cells that a text names, in its order} Here, unlike elsewhere, rows and columns
   * are counted from one:
   *
   * <pre>{@code
   * Rules rules = Rules.of(9);
   * Rules slope = rules.plus(Constraint.thermometer(rules.cells("r1c1 r2c2 r3c3")));
   * }</pre>
   *
   * @param text names of cells, such as {@code r1c1}, between blanks or commas
   * @throws TextFormatException if the text has something else, or a place without a cell; the
   *     message gives the place, the word found and what was expected
   */
  public int[] cells(CharSequence text) {
    return CellNames.read(tables.layout, Objects.requireNonNull(text, "text").toString());
  }

  /**
   * {@return the row of a cell, from 0}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int row(int cell) {
    return tables.layout.row(Arguments.requireIndex("cell", cell, cellCount()));
  }

  /**
   * {@return the column of a cell, from 0}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int column(int cell) {
    return tables.layout.column(Arguments.requireIndex("cell", cell, cellCount()));
  }

  /**
   * {@return the houses: lists of one cell for each value, which hold each value once} No two
   * houses have the same cells. The lists are unmodifiable.
   */
  public List<List<Integer>> houses() {
    return tables.layout.cellsOf(0, tables.layout.houses);
  }

  /**
   * {@return the groups of the builder that have fewer cells than there are values, and hold each
   * value at most once} The lists are unmodifiable.
   */
  public List<List<Integer>> groups() {
    return tables.layout.cellsOf(tables.layout.houses, tables.layout.groups.size());
  }

  /**
   * {@return what people call a house: {@code "row 3"}, {@code "box 4"}, {@code "falling
   * diagonal"}, and {@code "row 3 of grid 2"} where there are several grids}
   *
   * @param house its index in {@link #houses()}
   * @throws IndexOutOfBoundsException if there is no such house
   */
  public String houseName(int house) {
    return tables.layout.nameOf(Arguments.requireIndex("house", house, tables.layout.houses));
  }

  /**
   * {@return what people call a group}
   *
   * @param group its index in {@link #groups()}
   * @throws IndexOutOfBoundsException if there is no such group
   */
  public String groupName(int group) {
    int groups = tables.layout.groups.size() - tables.layout.houses;
    return tables.layout.nameOf(
        tables.layout.houses + Arguments.requireIndex("group", group, groups));
  }

  /** {@return the cages, in the order in which they were given} The list is unmodifiable. */
  public List<Cage> cages() {
    return cages;
  }

  /**
   * {@return the constraints, in the order in which they were given} Custom rules have their
   * tables. What the builder was given, such as {@link Builder#antiKnight}, is not among them. The
   * list is unmodifiable.
   */
  public List<Constraint> constraints() {
    return tables.conditions.stream()
        .map(condition -> Constraint.of(condition, valueCount()))
        .collect(Lists.toList());
  }

  /** {@return the rules in English, as {@link #describe(Locale)}} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the rules as people write them below a puzzle} There is a line for each kind of rule,
   * however many constraints are of that kind, and one for all rules of your own, which it names:
   *
   * <pre>
   * Normal Sudoku rules apply.
   * Digits along a thermometer increase from the bulb end.
   * Neighbouring digits along a whisper line differ by at least 4 or 5, depending on the line.
   * Further rules apply: parity.
   * </pre>
   *
   * <p>The lines are made anew at each call, which takes some microseconds.
   *
   * @param locale a language; English is used if the library does not speak it
   */
  public String describe(Locale locale) {
    return RulesProse.of(locale, tables);
  }

  /** {@return whether these are the rules of the ordinary Sudoku, which a Board has} */
  public boolean isClassic() {
    return tables.isClassic;
  }

  /** {@return the grid without a value} */
  public Grid emptyGrid() {
    return Grid.copyOf(this, new int[cellCount()]);
  }

  /**
   * {@return the grid of these rules that the text shows} It reads a character for each cell, row
   * by row, or a number for each cell between blanks, commas or semicolons. White space, {@code , ;
   * [ ] | + = "} and box-drawing characters are skipped, and lines of dashes as well. Places
   * without a cell are left out, or are empty cells in the text.
   *
   * <p>An empty cell is one of {@code . 0 * _ ?}. The values are {@code 1} to {@code 9} and {@code
   * A} to {@code P}, as {@link Grid#toString} writes them. Where there are more than 9 values,
   * {@code 0} is the first of them and {@code 9} the tenth if the text has another sign for empty
   * cells and does not have the last letter. A text of letters alone, one of which is beyond those
   * of {@code Grid.toString}, has the values {@code A}, {@code B}, and so on. Lower-case letters
   * are accepted, too.
   *
   * @param text the values of the cells
   * @throws TextFormatException if the text holds anything else, or cells of another number, or can
   *     be read in two ways; the message gives the place, what was found and what was expected
   */
  public Grid parseGrid(CharSequence text) {
    return Grid.copyOf(
        this,
        CellReader.read(tables.layout, Scan.of(Objects.requireNonNull(text, "text").toString())));
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

  /** {@return what is written in place of these rules} */
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
   * Rules in a stream: reading them goes through {@link Grid#parse}, so forged ones are refused.
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
   * Builds rules of squares of cells and of what is added to them. A square has as many rows and
   * columns as there are values. Squares may overlap; the cells of the grid are those of all
   * squares. A builder without {@link #grid}, {@link #rowsAndColumns} and {@link #regions} gets the
   * one square of {@link Rules#of(int)}:
   *
   * <pre>{@code
   * Rules.builder(9).diagonals().build();                       // Sudoku X
   * Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();      // the same
   * }</pre>
   *
   * <p>Regions, diagonals, windows, disjoint groups, the asterisk and the percent belong to the
   * square that was added last, or to the first one if there was none yet. Groups with the same
   * cells as another one are left out.
   *
   * <p>There may be 1,000 parts, one for each call, and 5,000 houses and groups, 1,000 of them in
   * addition to rows, columns and boxes. That is far more than people solve; it bounds the time and
   * the memory that rules from strangers cost.
   *
   * <p>A builder is for one thread. Each of its methods throws {@link IllegalArgumentException} at
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
     * @throws IllegalArgumentException if a number is out of its range, or a box does not have as
     *     many cells as there are values
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
     * Adds the regions of a jigsaw to the square. A builder that has no square when it builds adds
     * rows and columns from the first place on.
     *
     * @param text a character for each cell of the square, row by row, the same one for the cells
     *     of a region; white space is skipped
     * @return this builder
     * @throws TextFormatException if the number of characters is not that of the cells of the
     *     square, or if a region has more or fewer cells than there are values
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
      plan.extra(Part.DIAGONALS);
      return this;
    }

    /**
     * Adds the windows of the square (Hyper Sudoku, Windoku): squares of the size of a box, one row
     * and one column from the border and from each other. 9 values have 4 windows, 16 have 9.
     *
     * @return this builder
     * @throws IllegalArgumentException if the number of values is not 4, 9, 16 or 25
     */
    public Builder windows() {
      plan.extra(Part.WINDOWS);
      return this;
    }

    /**
     * Adds as many groups as there are values: the cells at the same place in each box of the
     * square (colour Sudoku). In a square without boxes they are those of {@link Rules#of(int)}.
     *
     * @return this builder
     * @throws IllegalArgumentException if the number of values is a prime number
     */
    public Builder disjointGroups() {
      plan.extra(Part.DISJOINT_GROUPS);
      return this;
    }

    /**
     * Adds the asterisk: the nine cells that form a star around the middle of the square.
     *
     * @return this builder
     * @throws IllegalArgumentException if there are not 9 values
     */
    public Builder asterisk() {
      plan.extra(Part.ASTERISK);
      return this;
    }

    /**
     * Adds the percent sign: the first and the last of the windows and the rising diagonal.
     *
     * @return this builder
     * @throws IllegalArgumentException if there are not 9 values
     */
    public Builder percent() {
      plan.extra(Part.PERCENT);
      return this;
    }

    /**
     * Adds that cells a knight's move of chess apart hold different values, in the whole grid.
     *
     * @return this builder
     */
    public Builder antiKnight() {
      plan.extra(Part.ANTI_KNIGHT);
      return this;
    }

    /**
     * Adds that cells a king's move of chess apart, which touch at a corner, hold different values,
     * in the whole grid.
     *
     * @return this builder
     */
    public Builder antiKing() {
      plan.extra(Part.ANTI_KING);
      return this;
    }

    /**
     * Adds that cells side by side do not hold consecutive values, in the whole grid.
     *
     * @return this builder
     */
    public Builder nonConsecutive() {
      plan.extra(Part.NON_CONSECUTIVE);
      return this;
    }

    /**
     * Adds cells that hold different values. The places are those of the whole grid and are checked
     * when the rules are built, so the squares may be added later.
     *
     * @param name the name of the group in messages; 1 to 60 characters that can be seen or are
     *     blanks, not all blank
     * @param rowsAndColumns two cells or more, at most one for each value; each as a row and a
     *     column from 0
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
     * {@return the rules of all that was added} The builder may continue.
     *
     * @throws IllegalArgumentException if there is no square and the number of values is prime,
     *     which has no boxes; or if a group has a place without a cell, or one twice, or there are
     *     more than 5,000 houses and groups, or more than 1,000 besides the rows, columns and boxes
     */
    public Rules build() {
      return adopt(plan.layout());
    }
  }
}
