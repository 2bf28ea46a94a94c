package io.github.nonet.internal;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.House;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The candidates of a board and the rules of the fast engines, one cell, one digit and one house at
 * a time: slow, plain, and the judge of all of them. Sets of digits are those of {@link ValueSet}.
 *
 * <p>No rule looks at what it has just removed: it looks at the whole board, then it removes.
 */
public final class PlainBoard {
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /** The cells of each house, and those that it shares with each other: asked for all the time. */
  private static final List<List<Integer>> CELLS = House.all().stream().map(House::cells).toList();

  private static final List<List<List<Integer>>> COMMON =
      CELLS.stream()
          .map(house -> CELLS.stream().map(other -> common(house, other)).toList())
          .toList();

  private final int[] sets;

  private PlainBoard(int[] sets) {
    this.sets = sets;
  }

  /** Returns the board of these candidates. */
  public static PlainBoard of(int[] sets) {
    return new PlainBoard(sets.clone());
  }

  /** Returns a board with one candidate in each clue's cell and nine in the others. */
  public static PlainBoard of(Board board) {
    return new PlainBoard(
        cells()
            .map(board::digit)
            .map(digit -> digit == 0 ? ValueSet.ALL_DIGITS : ValueSet.bit(digit))
            .toArray());
  }

  /** Returns a solution with more candidates, and now and then one fewer. */
  public static PlainBoard random(Random random) {
    int sparsity = 1 + random.nextInt(4);
    return new PlainBoard(
        cells()
            .map(cell -> random.nextInt(400) == 0 ? 0 : ValueSet.bit(Boards.SOLUTION.digit(cell)))
            .map(digit -> digit | random(random, sparsity))
            .toArray());
  }

  private static int random(Random random, int sparsity) {
    return random.ints(sparsity).reduce(ValueSet.ALL_DIGITS, (x, y) -> x & y);
  }

  /** Takes this many candidates away, wherever they are. */
  public PlainBoard thin(Random random, int count) {
    for (int i = 0; i < count; i++) {
      remove(random.nextInt(Geometry.CELLS), 1 + random.nextInt(Geometry.SIZE));
    }
    return this;
  }

  public PlainBoard copy() {
    return of(sets);
  }

  /** Returns the candidates of all cells. */
  public int[] sets() {
    return sets.clone();
  }

  /** Returns the candidates of a cell. */
  public int set(int cell) {
    return sets[cell];
  }

  public boolean has(int cell, int digit) {
    return (sets[cell] & ValueSet.bit(digit)) != 0;
  }

  /** Returns how many candidates a cell has. */
  public int count(int cell) {
    return ValueSet.size(sets[cell]);
  }

  public void remove(int cell, int digit) {
    sets[cell] &= ~ValueSet.bit(digit);
  }

  /** Gives a cell its digit, and takes it from the peers of the cell. */
  public void assign(int cell, int digit) {
    sets[cell] = ValueSet.bit(digit);
    Arrays.stream(HouseTables.PEERS[cell]).forEach(peer -> remove(peer, digit));
  }

  /** Returns in how many cells of a house a digit may be. */
  public long places(House house, int digit) {
    return cells(house).stream().filter(cell -> has(cell, digit)).count();
  }

  public boolean hasEmptyCell() {
    return cells().anyMatch(cell -> sets[cell] == 0);
  }

  /** Returns whether a digit has no place in a house of this type. */
  public boolean lacksDigit(House.Type type) {
    return houses(type).anyMatch(house -> digits().anyMatch(digit -> places(house, digit) == 0));
  }

  /** Returns whether each digit has one place in each house. */
  public boolean isSolution() {
    return House.all().stream()
        .allMatch(house -> digits().allMatch(digit -> places(house, digit) == 1));
  }

  /** Returns, for each cell, the candidate if there is only one, else no digit. */
  public int[] nakedSingles() {
    return cells().map(cell -> count(cell) == 1 ? sets[cell] : 0).toArray();
  }

  /** Returns, for each cell, its digits that no other cell of a house has, of one of the types. */
  public int[] hiddenSingles(House.Type... types) {
    int[] singles = new int[Geometry.CELLS];
    for (House.Type type : types) {
      for (int cell = 0; cell < Geometry.CELLS; cell++) {
        singles[cell] |= sets[cell] & ~union(without(house(type, cell), List.of(cell)));
      }
    }
    return singles;
  }

  /** Gives each cell that has a single this single, or all its singles if it has several. */
  public void keep(int[] singles) {
    cells().filter(cell -> singles[cell] != 0).forEach(cell -> sets[cell] = singles[cell]);
  }

  /** Keeps what another board has as well. */
  public void retain(PlainBoard other) {
    cells().forEach(cell -> sets[cell] &= other.sets[cell]);
  }

  /** Takes each single from the cells that lose it, of those that share a house with its cell. */
  public void clear(House.Type type, int[] singles, IntPredicate loses) {
    cells().filter(cell -> singles[cell] != 0).forEach(cell -> clear(type, singles, cell, loses));
  }

  private void clear(House.Type type, int[] singles, int cell, IntPredicate loses) {
    cells(house(type, cell)).stream()
        .filter(other -> other != cell && loses.test(other))
        .forEach(other -> sets[other] &= ~singles[cell]);
  }

  /**
   * Takes the digits of one house that are only in cells of the other from the rest of the other,
   * if they share three cells. Done until nothing changes, for all houses of a board that is not
   * dead, it is the rule below.
   */
  public void lock(House house, House other) {
    List<Integer> common = COMMON.get(number(house)).get(number(other));
    if (common.size() == Geometry.BOX_SIZE) {
      int locked = union(common.stream()) & ~union(without(house, common));
      without(other, common).forEach(cell -> sets[cell] &= ~locked);
    }
  }

  private static Stream<Integer> without(House house, List<Integer> cells) {
    return cells(house).stream().filter(cell -> !cells.contains(cell));
  }

  private int union(Stream<Integer> cells) {
    return cells.mapToInt(cell -> sets[cell]).reduce(0, (x, y) -> x | y);
  }

  /**
   * Removes locked candidates. A digit needs, in the three lines of a band or stack, three parts,
   * no two of them in the same box: it leaves the parts that are in no way to have that.
   */
  public void lock(House.Type lines) {
    for (int band = 0; band < 3; band++) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        boolean[][] matrix = matrix(lines, band, digit);
        for (int line = 0; line < 3; line++) {
          for (int part = 0; part < 3; part++) {
            if (!isSupported(matrix, line, part)) {
              remove(lines, 3 * band + line, part, digit);
            }
          }
        }
      }
    }
  }

  /** Returns for each line of a band or stack, and for each box of it, whether it has the digit. */
  private boolean[][] matrix(House.Type lines, int band, int digit) {
    boolean[][] matrix = new boolean[3][3];
    for (int line = 0; line < 3; line++) {
      for (int i = 0; i < Geometry.SIZE; i++) {
        matrix[line][i / 3] |= has(cells(new House(lines, 3 * band + line)).get(i), digit);
      }
    }
    return matrix;
  }

  /** Returns whether the other two lines can take the other two parts, one each. */
  public static boolean isSupported(boolean[][] matrix, int line, int part) {
    return Stream.of(ORDERS)
        .filter(order -> order[line] == part)
        .anyMatch(order -> IntStream.range(0, 3).allMatch(l -> l == line || matrix[l][order[l]]));
  }

  private void remove(House.Type lines, int line, int part, int digit) {
    cells(new House(lines, line))
        .subList(3 * part, 3 * part + 3)
        .forEach(cell -> remove(cell, digit));
  }

  private static List<Integer> common(List<Integer> cells, List<Integer> others) {
    return cells.stream().filter(others::contains).toList();
  }

  private static List<Integer> cells(House house) {
    return CELLS.get(number(house));
  }

  /** Returns the place of a house among all. */
  private static int number(House house) {
    return house.type().ordinal() * Geometry.SIZE + house.index();
  }

  static IntStream cells() {
    return IntStream.range(0, Geometry.CELLS);
  }

  private static IntStream digits() {
    return IntStream.rangeClosed(1, Geometry.SIZE);
  }

  private static Stream<House> houses(House.Type type) {
    return House.all().stream().filter(house -> house.type() == type);
  }

  private static House house(House.Type type, int cell) {
    return House.containing(cell).get(type.ordinal());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlainBoard board && Arrays.equals(sets, board.sets);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sets);
  }

  @Override
  public String toString() {
    return Stream.of(IntStream.of(sets).boxed().toArray(Integer[]::new))
        .map(ValueSet::new)
        .toList()
        .toString();
  }
}
