package io.github.nonet.variant;

import io.github.nonet.Board;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.constraints.WholeCheck;
import io.github.nonet.internal.fpuzzles.FPuzzlesReader;
import io.github.nonet.internal.fpuzzles.FPuzzlesWriter;
import io.github.nonet.internal.fpuzzles.PuzzleLink;
import io.github.nonet.internal.fpuzzles.SudokuPadReader;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.link.GridLink;
import io.github.nonet.internal.link.LinkReader;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.rules.GridText;
import io.github.nonet.internal.rules.PencilMarks;
import io.github.nonet.internal.rules.PuzzleReader;
import io.github.nonet.internal.rules.ReadPuzzle;
import io.github.nonet.internal.rules.RulesText;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.text.TextForms;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A grid of any {@link Rules}: cells, each with a value or empty. Puzzles and solutions are both
 * grids. A grid never changes: {@link #with} returns another one, so write {@code grid =
 * grid.with(0, 5)}. To store a grid, use {@link #toFullString}, which {@link #parse} reads back.
 *
 * <p>Every grid is <em>well-formed</em>: each cell of its rules has a value from 0 to {@link
 * Rules#valueCount()}. It need not be <em>consistent</em> ({@link #isConsistent()}; {@link
 * #conflicts()} explains why not), and a consistent grid need not be <em>solvable</em>, which only
 * a {@link GridSolver} can decide.
 *
 * <p>Cells are numbered from 0, row by row, as {@link Rules} number them; {@link Rules#cell} gives
 * the number of the cell at a place: {@code grid.with(rules.cell(0, 4), 7)}. Messages and pictures
 * for people count from one. In text the values are 1 to 9 and then A to P; P is 25.
 *
 * <p>This class is immutable and thread-safe. Grids are equal when their rules and all their values
 * are equal. Each method except the readers and writers of text costs about a microsecond with 625
 * cells, {@link #conflicts()} about twenty.
 *
 * @since 1.0.0
 */
public final class Grid implements GridPuzzle, Serializable {
  /** The rules for the values. */
  final Rules rules;

  /** The value of each cell, or 0. Never changed and never handed out. */
  final byte[] values;

  /** Whether the hidden cells can be filled; null until it is asked. */
  private transient volatile @Nullable Boolean canBeFilled;

  private static final long serialVersionUID = 1L;

  /** The callers have checked the values. The grid takes over the array. */
  private Grid(Rules rules, byte[] values) {
    this.rules = rules;
    this.values = values;
  }

  /**
   * {@return the grid of a board}
   *
   * @param board any board
   */
  public static Grid of(Board board) {
    Objects.requireNonNull(board, "board");
    return of(Rules.of(3, 3), board);
  }

  static Grid of(Rules rules, Board board) {
    byte[] values = new byte[rules.cellCount()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (byte) board.digit(cell);
    }
    return new Grid(rules, values);
  }

  /**
   * {@return the grid in a text, with the rules that the text names} It reads:
   *
   * <ul>
   *   <li>a square of cells, 16 to 625, in the forms of {@link Rules#parseGrid}. It has the boxes
   *       of {@link Rules#of(int)}. In a picture, the lines of dashes show the number of rows of a
   *       box;
   *   <li>such a square and its solution, as public data sets have them, with any separator or
   *       none: a second half in which each row and column has each value once. The solution is
   *       checked against the cells and then ignored;
   *   <li>a jigsaw: the cells, then {@code |}, then a character for each cell that names its
   *       region. Without the {@code |} the characters of the regions directly follow the cells;
   *   <li>either of them followed by {@code |} and letters, which add houses: {@code X} the
   *       diagonals, {@code H} the windows (hyper), {@code P} the percent, {@code C} the disjoint
   *       groups (colour). {@code givens|X} has boxes;
   *   <li>a killer without givens, in the short form: a character for each cell of a square, either
   *       the sum of a cage ({@code 0} to {@code 9}, {@code A} to {@code Z} for 10 to 35, {@code a}
   *       to {@code j} for 36 to 45; {@code 0} for any sum) or one of {@code < > ^ v}, which points
   *       to a neighbour in the same cage. There is at least one pointer;
   *   <li>a killer without givens, in the long form: {@code 3x3::k:} and for each cell {@code 256 *
   *       sum + cage}, separated by {@code :}. {@code 3x3:d:k:} has diagonals. A number below 256
   *       is a cell without a cage;
   *   <li>any rules: the cells in a form of {@link Rules#parseGrid}, then {@code |} and the calls
   *       of {@link Rules.Builder} that make the rules, as {@link #toFullString} writes them;
   *   <li>any rules: a text for links, as {@link #toLinkString} writes it.
   * </ul>
   *
   * <p>The time is proportional to the length of the text: at most 20 ms for 1,000 characters of
   * rules, and 100 ms for a short text of the largest grid. Limit the length of untrusted text.
   *
   * @param text a puzzle in any of these forms
   * @throws TextFormatException if the text has none of these forms, or more than one reading; its
   *     message gives the place, what was found and what was expected
   */
  public static Grid parse(CharSequence text) {
    return parse(Objects.requireNonNull(text, "text").toString());
  }

  private static Grid parse(String text) {
    if (LinkReader.isLink(text)) {
      GridLink.LinkContents found = GridLink.requirePuzzle(GridLink.read(text));
      return copyOf(Rules.adopt(found.rules()), found.play().givens());
    }
    try {
      ReadPuzzle puzzle = PuzzleReader.read(text);
      return copyOf(rules(puzzle, text.length()), puzzle.values());
    } catch (TextFormatException e) {
      throw named(text, e);
    }
  }

  /**
   * {@return the grid of a puzzle of the editor f-puzzles} The text is the JSON, the compressed
   * text of a link, or the whole link, to f-puzzles.com or sudokupad.app. Clues are read, but not
   * the digits of a player. Colours, cosmetic lines and cosmetic texts are left out. Each field is
   * read as by Rangsk's solver, which setters use with f-puzzles: a whisper line without a number
   * has half the size, rounded up, and a pair with a white or a black dot is exempt from the
   * negative rules of both.
   *
   * <p>A link in SudokuPad's own format, which starts with {@code scl}, describes how a puzzle
   * looks and not what it means. It is read if it has only givens, regions and cages, and rejected
   * if it has lines. Rules that a puzzle gives only in words are not read; {@link PuzzleText} lists
   * the parts that are only drawn or written.
   *
   * @param text JSON or a link; a link holds up to 1,000,000 characters of JSON
   * @throws TextFormatException if the text is not in one of these forms, or has a field that this
   *     library does not know or cannot read; the message names the field, what was found and what
   *     was expected, and counts characters from 1
   */
  public static Grid parseFPuzzles(CharSequence text) {
    String link = Objects.requireNonNull(text, "text").toString();
    try {
      PuzzleLink read = PuzzleLink.read(link);
      ReadPuzzle puzzle =
          read.isDrawn() ? SudokuPadReader.read(read.data()) : FPuzzlesReader.read(read.data());
      return copyOf(rules(puzzle, link.length()), puzzle.values());
    } catch (TextFormatException e) {
      throw ofOtherForm(link, TextForms.LINK, e);
    } catch (IllegalArgumentException e) {
      throw ofOtherForm(link, TextForms.LINK, new TextFormatException(e.getMessage(), 0));
    }
  }

  /** Returns the refusal of a text in a form that a reader does not read, or the fault. */
  static TextFormatException ofOtherForm(String text, String reader, TextFormatException fault) {
    return TextForms.refusal(text, reader)
        .map(refusal -> new TextFormatException(refusal, 0))
        .orElse(fault);
  }

  /** Returns the refusal of a text that names its form, or if it is not known, the fault. */
  private static TextFormatException named(String text, TextFormatException fault) {
    String message = TextForms.message(text, fault.getMessage());
    return ofOtherForm(text, TextForms.GRID, new TextFormatException(message, fault.index()));
  }

  /** Returns the rules of a text; throws if its constraints are too large. */
  private static Rules rules(ReadPuzzle puzzle, int end) {
    try {
      return Rules.adopt(puzzle.rules());
    } catch (IllegalArgumentException e) {
      throw new TextFormatException(e.getMessage(), end);
    }
  }

  /**
   * {@return the grid of these rules with a value for each cell, 0 for an empty one} The array is
   * copied.
   *
   * @param rules any rules
   * @param values for each cell a value from 1 to {@code rules.valueCount()}, or 0; {@linkplain
   *     Rules.Builder#hidden hidden cells} may be left out, and are then empty
   * @throws IllegalArgumentException if the numbers of values and cells differ, or one is out of
   *     range; the message names the cell and the value
   */
  public static Grid copyOf(Rules rules, int[] values) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(values, "values");
    if (values.length != rules.shownCellCount()) {
      Arguments.requireLength("values", values.length, rules.cellCount());
    }
    byte[] copy = new byte[rules.cellCount()];
    for (int cell = 0; cell < values.length; cell++) {
      copy[cell] = checkValue(rules, values[cell], cell);
    }
    return new Grid(rules, copy);
  }

  private static byte checkValue(Rules rules, int value, int cell) {
    if (value < 0 || value > rules.valueCount()) {
      throw Refusal.argument(
          rules.tables.layout.cellName(cell) + " is " + value,
          "1 to " + rules.valueCount() + ", or 0 for an empty cell");
    }
    return (byte) value;
  }

  @Override
  public Rules rules() {
    return rules;
  }

  /**
   * {@return the value in a cell, or 0 if the cell is empty}
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int value(int cell) {
    return values[Arguments.requireIndex("cell", cell, values.length)];
  }

  /**
   * {@return this grid with one cell changed} The result may be inconsistent: any value may be put
   * anywhere.
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}, or 0 to clear the cell
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range
   */
  public Grid with(int cell, int value) {
    Arguments.requireIndex("cell", cell, values.length);
    checkValue(rules, value, cell);
    if (values[cell] == value) {
      return this;
    }
    byte[] copy = values.clone();
    copy[cell] = (byte) value;
    return new Grid(rules, copy);
  }

  /**
   * {@return the board with these values; empty if the rules are not the {@linkplain
   * Rules#isClassic rules of a board}} It is the inverse of {@link #of}.
   */
  public Optional<Board> toBoard() {
    return rules.isClassic() ? Optional.of(Board.copyOf(toArray())) : Optional.empty();
  }

  /** {@return the number of filled cells that are shown, 0 to {@code rules().shownCellCount()}} */
  public int clueCount() {
    int count = 0;
    for (int cell = 0; cell < rules.shownCellCount(); cell++) {
      count += values[cell] == 0 ? 0 : 1;
    }
    return count;
  }

  /** Returns the filled cells that are shown, ascending. */
  List<Integer> clues() {
    return IntStream.range(0, rules.shownCellCount())
        .filter(cell -> values[cell] != 0)
        .boxed()
        .collect(Lists.toList());
  }

  /** {@return a new array of the values, one for each cell, 0 for an empty one} */
  public int[] toArray() {
    int[] copy = new int[values.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = values[cell];
    }
    return copy;
  }

  /**
   * {@return the values that no house, group or cage of the cell holds, and that each constraint of
   * the cell allows, ascending; none if the cell is filled} Sums of cages are ignored. Each
   * constraint is checked as a whole, but by itself: it allows a value if values for all its other
   * open cells exist that satisfy it together with the filled cells, whatever the houses of these
   * cells hold. For example, nothing fits after the 9 of a thermometer, and at most 7 before its 8.
   *
   * <p>Rules about pairs of cells are checked pair by pair: the {@linkplain
   * Constraint#everywhereElse negative constraint}, knight's and king's moves, and {@linkplain
   * Rules.Builder#nonConsecutive consecutive} neighbours. Two constraints are checked less closely
   * if they are very large, and may then allow too much: a sum with more than 1,000,000 totals, and
   * a {@linkplain Constraint#anyTwo rule for any two cells} that needs more than 10,000 tries.
   *
   * <p>By contrast, {@link GridCandidates#of(Grid)} has the marks that a person pencils in. The set
   * is unmodifiable.
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Set<Integer> candidates(int cell) {
    int bits = value(cell) != 0 ? 0 : possible(cell) & ~seen(cell);
    return Collections.unmodifiableSet(new ValueSet(bits));
  }

  private int possible(int cell) {
    return new WholeCheck(rules.tables.forms, rules.valueCount(), values).possible(cell);
  }

  /** Returns the values in the houses, groups and cages of a cell. */
  private int seen(int cell) {
    int seen = 0;
    for (int[] peers : rules.tables.sight(cell)) {
      for (int peer : peers) {
        seen |= ValueSet.bit(values[peer]);
      }
    }
    return seen;
  }

  /** Returns this grid without values in hidden cells. */
  Grid shown() {
    return rules.tables.layout.hiddenNames.isEmpty()
        ? this
        : copyOf(rules, Arrays.copyOf(toArray(), rules.shownCellCount()));
  }

  /** {@return whether no cell that is shown is empty} */
  public boolean isComplete() {
    return clueCount() == rules.shownCellCount();
  }

  /**
   * {@return whether no house, group or cage holds a value twice, the sum of each cage can still be
   * reached, and each constraint can be satisfied} For a sum, each open cell of a cage counts as at
   * least 1, and a full cage must have its sum. A constraint can be satisfied if it allows values
   * for all its open cells, as {@link #candidates} checks it. A constraint that allows no values at
   * all makes every grid inconsistent.
   */
  public boolean isConsistent() {
    return Conflicts.isConsistent(rules.tables, values, Watch.NONE);
  }

  /**
   * {@return whether this grid is complete and consistent} With {@linkplain Rules.Builder#hidden
   * hidden cells} it is also checked whether these can be filled. The first check takes a search,
   * which is usually short because the cells that are shown are filled.
   */
  public boolean isSolved() {
    return isComplete() && isConsistent() && canBeFilled();
  }

  private boolean canBeFilled() {
    Boolean known = canBeFilled;
    if (known == null) {
      known =
          rules.shownCellCount() == values.length
              || GroupEngines.hasSolution(
                  rules.tables.structure, PencilMarks.ofGroups(rules.tables, values));
      canBeFilled = known;
    }
    return known;
  }

  /**
   * {@return whether this grid is solved, has the rules of {@code puzzle} and keeps each of its
   * values} Hidden cells are not compared.
   *
   * @param puzzle the grid with the clues
   */
  public boolean isSolutionOf(Grid puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    if (!rules.equals(puzzle.rules)) {
      return false;
    }
    for (int cell = 0; cell < rules.shownCellCount(); cell++) {
      if (puzzle.values[cell] != 0 && puzzle.values[cell] != values[cell]) {
        return false;
      }
    }
    return isSolved();
  }

  /**
   * {@return the contradictions to the rules, as in "row 3 holds A twice, at r3c1 and r3c7"} The
   * houses come first, then groups, then cages, in their order. The list is unmodifiable, and empty
   * if this grid is consistent.
   */
  public List<GridConflict> conflicts() {
    return GridConflict.of(rules.tables, values);
  }

  /**
   * {@return a picture for people, without a line end after the last line} Borders separate
   * regions. {@link Rules#parseGrid} of the same rules reads it.
   *
   * <pre>
   * +-------+-------+
   * | . 2 6 | 1 . . |
   * | 1 . . | . . 2 |
   * +-------+-------+
   *  ...
   * </pre>
   */
  public String toGridString() {
    return GridText.picture(rules.tables.layout, values);
  }

  /**
   * {@return the values and the rules in one line, for saving: {@link #parse} returns an equal
   * grid} It is {@link #toString}, followed by the calls of {@link Rules.Builder} and of {@link
   * Constraint} that made the rules, unless the rules are {@link Rules#of(int)}:
   *
   * <pre>
   * 53..7....6.. ...|symbols(9).grid(0,0,3,3).diagonals().cage(15,2,3,4)
   * </pre>
   *
   * <p>The numbers are the arguments of the methods and of {@link Cage#of}. In a constraint, colons
   * separate the numbers from the lists of cells: {@code thermometer(0,10,20)}, {@code
   * sandwich(15:0,1,2)}. Your own rule is written as its table: {@code
   * pairs(parity:154,aa,..:0,1,2)} has for each value the set of values next to it as a hexadecimal
   * number, bit 1 for value 1; {@code sets(name:e,1c:0,1,2)} the sets; {@code sum(name:0:2x0,-1x1)}
   * the total, then factors and cells; {@code machine(name:0,2:1.-,0.2,..:0,1)} the good states,
   * and for each state the next one for each value. A long table that several rules share is
   * written once, {@code table(t1:1.-,0.2,..)}, and referred to as {@code @t1}; the references may
   * represent up to 2,000,000 characters together. Names, sentences and looks follow their
   * constraint: {@code thermometer(0,10).withLook(bulb #93d693)}. {@code regions(AABB)} has the
   * characters of the regions, and {@code .} where there is none. {@code group(ring:0,0,5,5)} has a
   * name and the row and column of each cell. In names and regions a {@code \} comes before each
   * {@code )} and each {@code \}. There is no white space except in the names of groups.
   */
  public String toFullString() {
    return this + RulesText.of(rules.tables);
  }

  /**
   * {@return the values and the rules as a short text for a link: {@link #parse} returns an equal
   * grid} It contains only letters, digits and {@code - _ ~}, so it can be used unchanged in any
   * part of a URI, and it starts with {@code ~}. A killer takes about 60 characters. A text that
   * was cut or changed is rejected.
   *
   * <pre>
   * ~16WRoAOetvkhZyMTk85JooYVDZsqkSFn5
   * </pre>
   */
  public String toLinkString() {
    return GridLink.write(rules.tables, Play.puzzle(toArray()), false);
  }

  /**
   * {@return this grid as JSON of the editor f-puzzles, with its values as given digits} Each
   * constraint is written so that {@link #parseFPuzzles} reads it as the same constraint, so a grid
   * that came from f-puzzles survives the round trip unchanged. Otherwise two things differ: marks
   * of several odd or even cells become one for each cell, and the pencil marks of a filled cell
   * are left out. Groups lose their names. Most puzzles take about a millisecond.
   *
   * @throws UnsupportedOperationException if f-puzzles lacks a part of the rules: a grid that is
   *     not one square, your own rules, equal sums, greater-than signs, sums that may repeat
   *     values, clues outside that are not for a whole row or column; or dots with {@link
   *     Rules.Builder#nonConsecutive}, which f-puzzles does not apply to dots. The message names it
   */
  public String toFPuzzles() {
    return FPuzzlesWriter.write(rules.tables, Play.puzzle(toArray()));
  }

  /**
   * {@return the parts of the rules that f-puzzles lacks, as the messages of {@link #toFPuzzles}}
   * The list is empty if all can be written; only then do {@link #toFPuzzles}, {@link
   * #toFPuzzlesLink} and {@link #toSudokuPadLink} return. A grid that is not one square gives only
   * this message. The list is unmodifiable.
   */
  public List<String> missingInFPuzzles() {
    return Collections.unmodifiableList(
        FPuzzlesWriter.missing(rules.tables, Play.puzzle(toArray())));
  }

  /**
   * {@return the link that opens this grid in f-puzzles} It contains {@link #toFPuzzles} in
   * compressed form.
   *
   * <pre>
   * https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l5 ..
   * </pre>
   *
   * @throws UnsupportedOperationException as for {@link #toFPuzzles}
   */
  public String toFPuzzlesLink() {
    return FPuzzlesWriter.link(toFPuzzles());
  }

  /**
   * {@return the link that opens this grid in SudokuPad} It contains {@link #toFPuzzles} in
   * compressed form, as the address of a link needs it.
   *
   * @throws UnsupportedOperationException as for {@link #toFPuzzles}; ask {@link
   *     #missingInFPuzzles} beforehand
   */
  public String toSudokuPadLink() {
    return FPuzzlesWriter.sudokuPadLink(toFPuzzles());
  }

  /**
   * Returns the values as one line, row by row, with a {@code .} for an empty cell and for a place
   * without a cell; {@link Rules#parseGrid} of the same rules reads it.
   */
  @Override
  public String toString() {
    return GridText.line(rules.tables.layout, values);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Grid other
        && Arrays.equals(values, other.values)
        && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + Arrays.hashCode(values);
  }

  /** {@return the form that is serialized in place of this grid} */
  private Object writeReplace() {
    return new SerializedGrid(toFullString());
  }

  /**
   * Refuses every stream that holds a grid itself.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a grid is serialized as its text");
  }

  /**
   * A grid in a stream, which is read by {@link #parse}, so a forged one is refused.
   *
   * @param text the grid and its rules
   */
  private record SerializedGrid(String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> parse(text));
    }
  }
}
