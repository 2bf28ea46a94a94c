package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.CandidateBits;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.text.BoardReader;
import io.github.nonet.internal.text.BoardWriter;
import io.github.nonet.internal.text.TextFaultException;
import io.github.nonet.internal.text.TextForms;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A 9x9 Sudoku board: 81 cells, each with a digit 1 to 9 or empty. Puzzles and solutions are both
 * boards. A board never changes: {@link #with} returns another one, so write {@code board =
 * board.with(0, 5)}, because {@code board.with(0, 5);} on its own does nothing. To store a board,
 * use {@link #toString}, which {@link #parse} reads back.
 *
 * <p>Every board is <em>well-formed</em>: 81 cells of 0 to 9. It need not be <em>consistent</em>
 * ({@link #isConsistent()}; {@link #conflicts()} explains why not), and a consistent board need not
 * be <em>solvable</em>, which only a {@link Solver} can decide.
 *
 * <p>Cells are numbered 0 to 80, row by row; rows and columns 0 to 8. {@link #cell} gives the
 * number of the cell in a row and a column. Messages and pictures for people count from one.
 *
 * <p>This class is immutable and thread-safe. Boards are equal when all their digits are equal.
 * Each method except the readers and writers of text costs well under a microsecond, {@link
 * #conflicts()} a few.
 *
 * @since 1.0.0
 */
public final class Board implements Puzzle, Comparable<Board>, Serializable {
  /** Row by row. Never changed and never handed out, so sharing a board is safe. */
  private final byte[] digits;

  private static final long serialVersionUID = 1L;

  /** The board without a clue. */
  public static final Board EMPTY = new Board(new byte[Geometry.CELLS]);

  private static final Set<Integer> NO_DIGITS = Collections.unmodifiableSet(new ValueSet(0));

  /** The callers have checked the digits. The board then owns the array. */
  private Board(byte[] digits) {
    this.digits = digits;
  }

  /**
   * Returns the board of these 81 digits. The caller has made the array and does not use it any
   * more. The digits of this package's own solvers are right by construction.
   */
  static Board adopt(byte[] digits) {
    return new Board(digits);
  }

  /**
   * {@return the board that the text shows} It reads what people paste:
   *
   * <ul>
   *   <li>one line of 81 cells, optionally followed by a name or a comment that starts with a
   *       letter or with {@code #}, but not after a {@code |}, as rules are;
   *   <li>nine lines of nine; digits separated by white space, commas, semicolons, quotes or
   *       brackets, as in {@code [[0, 3, ...], ...]};
   *   <li>grids with borders of {@code | + - =} or box-drawing characters, and with corners of
   *       {@code . * : '} in lines that have three dashes side by side;
   *   <li>fields between tabs, commas or semicolons, 81 in one line or nine in each of nine lines,
   *       where a blank field is an empty cell.
   * </ul>
   *
   * <p>An empty cell is one of {@code . 0 * _ ?}. If the text contains none of these, it may also
   * be {@code -}, {@code x} or {@code X}. White space, separators and a byte order mark at the
   * start are skipped. A {@code -} is a separator in a line that holds no cell.
   *
   * @param text a board in any of these forms
   * @throws TextFormatException if the text contains anything else, or does not have exactly 81
   *     cells; the message gives the place, what was found and what was expected. A place is the
   *     number of the character, its line and its column, all counted from 1. If the text has the
   *     form of something else, such as a link, the message names this form
   */
  public static Board parse(CharSequence text) {
    String line = Objects.requireNonNull(text, "text").toString();
    try {
      return new Board(BoardReader.read(line));
    } catch (TextFaultException e) {
      throw TextFormatException.of(line, e.fault(), TextForms.refusal(line, TextForms.BOARD));
    }
  }

  /**
   * {@return the board with nine rows of nine digits each, 0 for an empty cell} The arrays are
   * copied.
   *
   * @param rows nine arrays of nine values 0 to 9
   * @throws IllegalArgumentException if there are not nine rows of nine, or a value is not 0 to 9;
   *     the message names the row, the column and the value
   */
  public static Board ofRows(int[][] rows) {
    Objects.requireNonNull(rows, "rows");
    Arguments.requireLength("rows", rows.length, Geometry.SIZE);
    byte[] digits = new byte[Geometry.CELLS];
    for (int row = 0; row < Geometry.SIZE; row++) {
      String name = "rows[" + row + "]";
      int[] line = Objects.requireNonNull(rows[row], name);
      Arguments.requireLength(name, line.length, Geometry.SIZE);
      for (int column = 0; column < Geometry.SIZE; column++) {
        int cell = Geometry.cell(row, column);
        digits[cell] = checkDigit(line[column], cell);
      }
    }
    return new Board(digits);
  }

  /**
   * {@return the board with 81 digits, row by row, 0 for an empty cell} It is the inverse of {@link
   * #toArray}. The array is copied.
   *
   * @param digits 81 values 0 to 9
   * @throws IllegalArgumentException if there are not 81 values, or one is not 0 to 9; the message
   *     names the cell and the value
   */
  public static Board copyOf(int[] digits) {
    Objects.requireNonNull(digits, "digits");
    Arguments.requireLength("digits", digits.length, Geometry.CELLS);
    byte[] copy = new byte[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      copy[cell] = checkDigit(digits[cell], cell);
    }
    return new Board(copy);
  }

  /**
   * {@return the board with the 81 cells in an array of bytes, such as {@link
   * io.github.nonet.bulk.BulkSolver#solve} takes and writes} It is the inverse of {@link #copyTo}.
   *
   * @param cells the array, where each cell is a number 0 to 9, a character {@code '0'} to {@code
   *     '9'}, or a {@code '.'} for an empty one
   * @param offset the index of the first cell
   * @throws IndexOutOfBoundsException if the array does not have 81 cells from there
   * @throws IllegalArgumentException if a cell is anything else; the message names it and the byte
   */
  public static Board copyOf(byte[] cells, int offset) {
    requireRoom("cells", cells, offset);
    byte[] copy = Arrays.copyOfRange(cells, offset, offset + Geometry.CELLS);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int found = copy[cell];
      if (found == '.') {
        copy[cell] = Geometry.EMPTY;
      } else if (found >= '0' && found <= '9') {
        copy[cell] = (byte) (found - '0');
      } else if (found < Geometry.EMPTY || found > Geometry.SIZE) {
        throw new IllegalArgumentException(
            Geometry.name(cell) + " is byte " + found + "; expected 0 to 9, '0' to '9', or '.'");
      }
    }
    return new Board(copy);
  }

  private static void requireRoom(String name, byte[] cells, int offset) {
    int length = Objects.requireNonNull(cells, name).length;
    if (offset < 0 || offset > length - Geometry.CELLS) {
      throw new IndexOutOfBoundsException(
          name + " has length " + length + "; expected 81 from offset " + offset + " on");
    }
  }

  private static byte checkDigit(int digit, int cell) {
    if (digit < Geometry.EMPTY || digit > Geometry.SIZE) {
      throw new IllegalArgumentException(
          Geometry.name(cell) + " is " + digit + "; expected 1 to 9, or 0 for an empty cell");
    }
    return (byte) digit;
  }

  /**
   * {@return the number of the cell in a row and a column} Every method that takes a cell takes
   * this number: {@code board.with(Board.cell(0, 4), 7)}.
   *
   * @param row 0 to 8
   * @param column 0 to 8
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public static int cell(int row, int column) {
    return Geometry.cell(
        Arguments.requireIndex("row", row, Geometry.SIZE),
        Arguments.requireIndex("column", column, Geometry.SIZE));
  }

  /**
   * {@return the digit in a cell, or 0 if the cell is empty}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int digit(int cell) {
    return digits[Arguments.requireIndex("cell", cell, Geometry.CELLS)];
  }

  /**
   * {@return the digit in {@link #cell(int, int) cell(row, column)}, or 0 if the cell is empty}
   *
   * @param row 0 to 8
   * @param column 0 to 8
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public int digit(int row, int column) {
    return digits[cell(row, column)];
  }

  /**
   * {@return this board with one cell changed} The result may be inconsistent: any digit may be put
   * anywhere.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9, or 0 to clear the cell
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 0 to 9
   */
  public Board with(int cell, int digit) {
    Arguments.requireIndex("cell", cell, Geometry.CELLS);
    checkDigit(digit, cell);
    if (digits[cell] == digit) {
      return this;
    }
    byte[] copy = digits.clone();
    copy[cell] = (byte) digit;
    return new Board(copy);
  }

  /**
   * {@return this board with one cell changed} The result may be inconsistent: any digit may be put
   * anywhere.
   *
   * @param row 0 to 8
   * @param column 0 to 8
   * @param digit 1 to 9, or 0 to clear the cell
   * @throws IndexOutOfBoundsException if there is no such row or column
   * @throws IllegalArgumentException if the digit is not 0 to 9
   */
  public Board with(int row, int column, int digit) {
    return with(cell(row, column), digit);
  }

  /** {@return the number of filled cells, 0 to 81} */
  public int clueCount() {
    int count = 0;
    for (byte digit : digits) {
      count += digit == Geometry.EMPTY ? 0 : 1;
    }
    return count;
  }

  /**
   * {@return the digits that no house of the cell holds, ascending; none if the cell is filled} The
   * set is unmodifiable.
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Set<Integer> candidates(int cell) {
    if (digit(cell) != Geometry.EMPTY) {
      return NO_DIGITS;
    }
    return Collections.unmodifiableSet(new ValueSet(CandidateBits.possible(digits, cell)));
  }

  /**
   * {@return the digits that no house of the cell holds, ascending; none if the cell is filled} The
   * set is unmodifiable.
   *
   * @param row 0 to 8
   * @param column 0 to 8
   * @throws IndexOutOfBoundsException if there is no such row or column
   */
  public Set<Integer> candidates(int row, int column) {
    return candidates(cell(row, column));
  }

  /** {@return whether no cell is empty} */
  public boolean isComplete() {
    for (byte digit : digits) {
      if (digit == Geometry.EMPTY) {
        return false;
      }
    }
    return true;
  }

  /** {@return whether no house holds a digit twice} */
  public boolean isConsistent() {
    int[] rows = new int[Geometry.SIZE];
    int[] columns = new int[Geometry.SIZE];
    int[] boxes = new int[Geometry.SIZE];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (digits[cell] != Geometry.EMPTY) {
        int row = Geometry.row(cell);
        int column = Geometry.column(cell);
        int box = Geometry.box(cell);
        int bit = ValueSet.bit(digits[cell]);
        if (((rows[row] | columns[column] | boxes[box]) & bit) != 0) {
          return false;
        }
        rows[row] |= bit;
        columns[column] |= bit;
        boxes[box] |= bit;
      }
    }
    return true;
  }

  /** {@return whether this board is complete and consistent} */
  public boolean isSolved() {
    return isComplete() && isConsistent();
  }

  /**
   * {@return whether this board is solved and keeps every clue of {@code puzzle}}
   *
   * @param puzzle the board with the clues
   */
  public boolean isSolutionOf(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (puzzle.digits[cell] != Geometry.EMPTY && puzzle.digits[cell] != digits[cell]) {
        return false;
      }
    }
    return isSolved();
  }

  /**
   * {@return a conflict for each digit that a house holds more than once, by house (rows, columns,
   * boxes), then by digit} The list is unmodifiable, and empty if this board is consistent.
   */
  public List<Conflict> conflicts() {
    List<Conflict> conflicts = new ArrayList<>();
    for (House house : House.all()) {
      for (int digit : new ValueSet(digitsTwiceIn(house))) {
        conflicts.add(new Conflict(house, digit, cellsWith(digit, house)));
      }
    }
    return List.copyOf(conflicts);
  }

  private int digitsTwiceIn(House house) {
    int once = 0;
    int twice = 0;
    for (int place = 0; place < Geometry.SIZE; place++) {
      int bit = ValueSet.bit(digits[house.cell(place)]);
      twice |= once & bit;
      once |= bit;
    }
    return twice & ValueSet.ALL_DIGITS;
  }

  private List<Integer> cellsWith(int digit, House house) {
    return house.cells().stream().filter(cell -> digits[cell] == digit).collect(Lists.toList());
  }

  /** Returns the digits themselves, for an engine that copies what it reads. */
  byte[] digits() {
    return digits;
  }

  /**
   * Writes the 81 digits into an array of bytes, row by row, as numbers, 0 for an empty cell. It is
   * the way to {@link io.github.nonet.bulk.BulkSolver#solve} for many boards.
   *
   * @param cells the array
   * @param offset the index of the first cell
   * @throws IndexOutOfBoundsException if the array does not have 81 elements from there
   */
  public void copyTo(byte[] cells, int offset) {
    requireRoom("cells", cells, offset);
    System.arraycopy(digits, 0, cells, offset, Geometry.CELLS);
  }

  /** {@return a new array of the 81 digits, row by row, 0 for an empty cell} */
  public int[] toArray() {
    int[] copy = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      copy[cell] = digits[cell];
    }
    return copy;
  }

  /** {@return a new 9x9 array of the digits, row by row, 0 for an empty cell} */
  public int[][] toRows() {
    int[][] rows = new int[Geometry.SIZE][Geometry.SIZE];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      rows[Geometry.row(cell)][Geometry.column(cell)] = digits[cell];
    }
    return rows;
  }

  /**
   * {@return the picture for people, 13 lines without a line end after the last} {@link #parse}
   * reads it.
   *
   * <pre>
   * +-------+-------+-------+
   * | . 3 . | 2 6 . | 7 . 1 |
   * | 6 8 . | . 7 . | . 9 . |
   * | 1 9 . | . . 4 | 5 . . |
   * +-------+-------+-------+
   *  ...
   * </pre>
   */
  public String toGridString() {
    return BoardWriter.grid(digits);
  }

  /**
   * Returns the digits as a line of 81 characters, row by row, with a {@code .} for an empty cell;
   * {@link #parse} reads it.
   */
  @Override
  public String toString() {
    return BoardWriter.line(digits);
  }

  /** Compares cell by cell, in ascending order of the cells; an empty cell comes before a 1. */
  @Override
  public int compareTo(Board other) {
    Objects.requireNonNull(other, "other");
    return ByteBuffer.wrap(digits).compareTo(ByteBuffer.wrap(other.digits));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Board other && Arrays.equals(digits, other.digits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /** {@return what is written in place of this board} */
  private Object writeReplace() {
    return new SerializedBoard(toString());
  }

  /**
   * Refuses every stream that holds a board itself. The forger still gets hold of the board that
   * was about to be read, but it has no digits, so its methods fail.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a board is serialized as its line of 81 characters");
  }

  /**
   * A board in a stream: reading one calls {@link #parse}, so a forged one is refused.
   *
   * @param line the board's 81 characters
   */
  private record SerializedBoard(String line) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> parse(line));
    }
  }
}
