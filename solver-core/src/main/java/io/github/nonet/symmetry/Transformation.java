package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.SplitMix64;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rearranges a board so that every rule of the game still holds: transposes it, permutes its bands,
 * the rows within a band, its stacks and the columns within a stack, and relabels its digits.
 *
 * <p>There are 2 x 6<sup>8</sup> x 9! = 1,218,998,108,160 of them, and they are a group: {@link
 * #then} composes two, {@link #inverse} undoes one, {@link #IDENTITY} changes nothing. A board and
 * its transformed board have the same number of solutions, which the same transformation takes to
 * each other.
 *
 * <p>The board is transposed first, if at all; then its rows and columns are permuted and its
 * digits relabelled. For a transformation {@code t}, and {@code source} the board, transposed if
 * {@link #isTransposed()}:
 *
 * <pre>{@code
 * t.apply(board).digit(r, c) == t.digit(source.digit(t.row(r), t.column(c)))
 * }</pre>
 *
 * <p>This class is immutable and thread-safe. Transformations are equal when they have the same
 * effect on every board.
 *
 * @since 1.0.0
 */
public final class Transformation {
  private static final int CELLS = SIZE * SIZE;

  /** How many values of a bad array a message shows. */
  private static final int MOST_SHOWN = 10;

  /** The transformation that changes nothing. */
  public static final Transformation IDENTITY =
      new Transformation(false, upTo(SIZE), upTo(SIZE), upTo(SIZE + 1));

  /** The reflection in the diagonal from the top left: rows become columns. */
  public static final Transformation TRANSPOSE =
      new Transformation(true, upTo(SIZE), upTo(SIZE), upTo(SIZE + 1));

  /** The reflection in the horizontal middle line, which swaps top and bottom. */
  public static final Transformation FLIP =
      new Transformation(false, downFrom(SIZE), upTo(SIZE), upTo(SIZE + 1));

  /** The reflection in the vertical middle line, which swaps left and right. */
  public static final Transformation MIRROR =
      new Transformation(false, upTo(SIZE), downFrom(SIZE), upTo(SIZE + 1));

  /** A quarter turn clockwise: the top row becomes the right column. */
  public static final Transformation ROTATE_90 = TRANSPOSE.then(MIRROR);

  /** A half turn. */
  public static final Transformation ROTATE_180 = FLIP.then(MIRROR);

  /** A quarter turn counterclockwise: the top row becomes the left column. */
  public static final Transformation ROTATE_270 = TRANSPOSE.then(FLIP);

  private final boolean transposed;
  private final int[] rows;
  private final int[] columns;

  /** The new digit of each digit. An empty cell, 0, stays one. */
  private final int[] digits;

  /** Takes the arrays over. */
  private Transformation(boolean transposed, int[] rows, int[] columns, int[] digits) {
    this.transposed = transposed;
    this.rows = rows;
    this.columns = columns;
    this.digits = digits;
  }

  private static int[] downFrom(int size) {
    return IntStream.range(0, size).map(i -> size - 1 - i).toArray();
  }

  private static int[] upTo(int size) {
    return IntStream.range(0, size).toArray();
  }

  /**
   * {@return the transformation of these parts} The arrays are copied.
   *
   * @param transposed whether the board is transposed first
   * @param rows nine numbers 0 to 8: row {@code r} of the result is row {@code rows[r]}; rows of
   *     one band must stay together
   * @param columns the same for the columns and stacks
   * @param digits nine digits: digit {@code d} becomes {@code digits[d - 1]}
   * @throws IllegalArgumentException if an array is not such a permutation; the message shows the
   *     array
   */
  public static Transformation of(boolean transposed, int[] rows, int[] columns, int[] digits) {
    int[] ownRows = Objects.requireNonNull(rows, "rows").clone();
    int[] ownColumns = Objects.requireNonNull(columns, "columns").clone();
    int[] ownDigits = Objects.requireNonNull(digits, "digits").clone();
    requireChutes("rows", ownRows);
    requireChutes("columns", ownColumns);
    return new Transformation(transposed, ownRows, ownColumns, relabelling(ownDigits));
  }

  /**
   * {@return the transformation that only relabels the digits}
   *
   * @param digits nine digits: digit {@code d} becomes {@code digits[d - 1]}; copied
   * @throws IllegalArgumentException if they are not each of 1 to 9 once
   */
  public static Transformation relabel(int... digits) {
    int[] ownDigits = Objects.requireNonNull(digits, "digits").clone();
    return new Transformation(false, upTo(SIZE), upTo(SIZE), relabelling(ownDigits));
  }

  /** Returns the values, or the first ten of more. */
  private static String show(int[] values) {
    return values.length <= MOST_SHOWN
        ? Arrays.toString(values)
        : Arrays.toString(Arrays.copyOf(values, MOST_SHOWN))
            + " and "
            + (values.length - MOST_SHOWN)
            + " more";
  }

  private static void requireChutes(String name, int[] lines) {
    if (!isPermutation(lines, SIZE) || !keepsChutes(lines)) {
      throw Refusal.argument(
          name + " is " + show(lines),
          "each of 0 to 8 once, in three groups: 0 1 2, 3 4 5 and 6 7 8, in any order and each in any order");
    }
  }

  /** Returns the new digit for each digit, with 0 for an empty cell before. */
  private static int[] relabelling(int[] digits) {
    int[] relabelling = IntStream.concat(IntStream.of(0), Arrays.stream(digits)).toArray();
    if (!isPermutation(relabelling, SIZE + 1)) {
      throw Refusal.argument("digits is " + show(digits), "each of 1 to 9 once");
    }
    return relabelling;
  }

  private static boolean isPermutation(int[] values, int size) {
    return Arrays.equals(Arrays.stream(values).sorted().toArray(), upTo(size));
  }

  private static boolean keepsChutes(int[] lines) {
    return IntStream.range(0, SIZE)
        .allMatch(i -> lines[i] / BOX_SIZE == lines[i - i % BOX_SIZE] / BOX_SIZE);
  }

  /**
   * {@return a random transformation} All are equally likely, as far as {@code random} is random.
   *
   * @param random a source of random numbers of 64 bits: {@code new SplittableRandom()::nextLong}
   * @throws IllegalArgumentException if {@code random} is so far from random that a thousand of its
   *     numbers are useless
   */
  public static Transformation random(LongSupplier random) {
    Objects.requireNonNull(random, "random");
    int[] digits = IntStream.rangeClosed(0, SIZE).toArray();
    RandomDraws.shuffle(digits, 1, SIZE, random);
    boolean transposed = random.getAsLong() < 0;
    return new Transformation(transposed, randomLines(random), randomLines(random), digits);
  }

  /** Returns a permutation of the rows, or of the columns, that keeps bands or stacks together. */
  private static int[] randomLines(LongSupplier random) {
    int[] chutes = IntStream.range(0, BOX_SIZE).toArray();
    RandomDraws.shuffle(chutes, 0, BOX_SIZE, random);
    int[] lines = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      lines[i] = BOX_SIZE * chutes[i / BOX_SIZE] + i % BOX_SIZE;
    }
    for (int first = 0; first < SIZE; first += BOX_SIZE) {
      RandomDraws.shuffle(lines, first, BOX_SIZE, random);
    }
    return lines;
  }

  /**
   * {@return the random transformation of a seed} A seed gives the same transformation on every JDK
   * and on Android.
   *
   * @param seed any number
   */
  public static Transformation random(long seed) {
    return random(new SplitMix64(seed));
  }

  /**
   * {@return the rearranged board}
   *
   * @param board any board
   */
  public Board apply(Board board) {
    Objects.requireNonNull(board, "board");
    int[] result = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      result[cell] = digits[board.digit(source(cell))];
    }
    return Board.copyOf(result);
  }

  /**
   * {@return the cell of the board whose digit moves to {@code cell}}
   *
   * @param cell a cell of the result, 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int sourceOf(int cell) {
    return source(Arguments.requireIndex("cell", cell, CELLS));
  }

  /**
   * {@return the cell to which the digit of {@code cell} moves}
   *
   * @param cell a cell of the board, 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int targetOf(int cell) {
    Arguments.requireIndex("cell", cell, CELLS);
    return IntStream.range(0, CELLS).filter(target -> source(target) == cell).findAny().getAsInt();
  }

  private int source(int cell) {
    int row = rows[cell / SIZE];
    int column = columns[cell % SIZE];
    return transposed ? SIZE * column + row : SIZE * row + column;
  }

  /**
   * {@return the transformation that applies this one first and {@code next} afterwards}
   *
   * @param next the transformation to apply afterwards
   */
  public Transformation then(Transformation next) {
    Objects.requireNonNull(next, "next");
    return new Transformation(
        transposed != next.transposed,
        compose(next.rows, next.transposed ? columns : rows),
        compose(next.columns, next.transposed ? rows : columns),
        compose(digits, next.digits));
  }

  /** Returns the map that applies {@code first} and then {@code second}. */
  private static int[] compose(int[] first, int[] second) {
    return Arrays.stream(first).map(i -> second[i]).toArray();
  }

  /** {@return the transformation that undoes this one} */
  public Transformation inverse() {
    int[] inverseRows = inverse(rows);
    int[] inverseColumns = inverse(columns);
    return new Transformation(
        transposed,
        transposed ? inverseColumns : inverseRows,
        transposed ? inverseRows : inverseColumns,
        inverse(digits));
  }

  private static int[] inverse(int[] permutation) {
    int[] inverse = new int[permutation.length];
    for (int i = 0; i < permutation.length; i++) {
      inverse[permutation[i]] = i;
    }
    return inverse;
  }

  /** {@return whether the board is transposed first: its rows become its columns} */
  public boolean isTransposed() {
    return transposed;
  }

  /**
   * {@return the row of the board, transposed if {@link #isTransposed()}, that moves to {@code
   * row}}
   *
   * @param row 0 to 8
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public int row(int row) {
    return rows[Arguments.requireIndex("row", row, SIZE)];
  }

  /**
   * {@return the column of the board, transposed if {@link #isTransposed()}, that moves to {@code
   * column}}
   *
   * @param column 0 to 8
   * @throws IndexOutOfBoundsException if there is no such column
   */
  public int column(int column) {
    return columns[Arguments.requireIndex("column", column, SIZE)];
  }

  /**
   * {@return the digit that {@code digit} becomes; 0, an empty cell, stays 0}
   *
   * @param digit 0 to 9
   * @throws IndexOutOfBoundsException if there is no such digit
   */
  public int digit(int digit) {
    return digits[Arguments.requireIndex("digit", digit, SIZE + 1)];
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Transformation other
        && transposed == other.transposed
        && Arrays.equals(rows, other.rows)
        && Arrays.equals(columns, other.columns)
        && Arrays.equals(digits, other.digits);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        transposed, Arrays.hashCode(rows), Arrays.hashCode(columns), Arrays.hashCode(digits));
  }

  /**
   * Returns a line for people: {@code transpose, rows 123456789, columns 123456789, digits
   * 123456789}, without the first word if the board is not transposed. Rows and columns are counted
   * from one and named by where they come from; the digits are what 1 to 9 become.
   */
  @Override
  public String toString() {
    return (transposed ? "transpose, " : "")
        + "rows "
        + line(Arrays.stream(rows).map(row -> row + 1))
        + ", columns "
        + line(Arrays.stream(columns).map(column -> column + 1))
        + ", digits "
        + line(Arrays.stream(digits).skip(1));
  }

  private static String line(IntStream digits) {
    return digits.mapToObj(Integer::toString).collect(Collectors.joining());
  }
}
