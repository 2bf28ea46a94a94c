package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A row, a column or a box: nine cells that hold each digit at most once.
 *
 * @param type the type: row, column or box
 * @param index the number among the houses of its type, 0 to 8; boxes are numbered row by row
 * @since 1.0.0
 */
public record House(Type type, int index) {
  /**
   * The three types of houses.
   *
   * <p>No constant will be added.
   *
   * @since 1.0.0
   */
  public enum Type {
    /** Nine cells side by side. */
    ROW,
    /** Nine cells one below the other. */
    COLUMN,
    /** A block of three by three cells. */
    BOX
  }

  private static final List<House> ALL =
      Stream.of(Type.values())
          .flatMap(type -> IntStream.range(0, Geometry.SIZE).mapToObj(i -> new House(type, i)))
          .collect(Lists.toList());

  /**
   * Makes a house.
   *
   * @throws IndexOutOfBoundsException if the index is not 0 to 8
   */
  public House {
    Objects.requireNonNull(type, "type");
    Arguments.requireIndex("index", index, Geometry.SIZE);
  }

  /**
   * {@return a row}
   *
   * @param index its number, 0 to 8
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public static House row(int index) {
    return new House(Type.ROW, index);
  }

  /**
   * {@return a column}
   *
   * @param index its number, 0 to 8
   * @throws IndexOutOfBoundsException if there is no such column
   */
  public static House column(int index) {
    return new House(Type.COLUMN, index);
  }

  /**
   * {@return a box}
   *
   * @param index its number, 0 to 8, row by row
   * @throws IndexOutOfBoundsException if there is no such box
   */
  public static House box(int index) {
    return new House(Type.BOX, index);
  }

  /** {@return all 27 houses: the rows, then the columns, then the boxes; unmodifiable} */
  public static List<House> all() {
    return ALL;
  }

  /**
   * {@return the three houses of a cell: its row, its column and its box; unmodifiable}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static List<House> containing(int cell) {
    Arguments.requireIndex("cell", cell, Geometry.CELLS);
    int[] houses = HouseTables.ROWS_FIRST.ofCell[cell];
    return List.of(ALL.get(houses[0]), ALL.get(houses[1]), ALL.get(houses[2]));
  }

  /**
   * {@return the 20 peers of a cell: the other cells of its houses, ascending; unmodifiable}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static List<Integer> peersOf(int cell) {
    Arguments.requireIndex("cell", cell, Geometry.CELLS);
    return Lists.of(HouseTables.PEERS[cell]);
  }

  /** {@return the nine cells of this house, ascending; unmodifiable} */
  public List<Integer> cells() {
    return Lists.of(table());
  }

  /** Returns the cell at {@code place} (0-8) of this house. */
  int cell(int place) {
    return table()[place];
  }

  private int[] table() {
    return HouseTables.ROWS_FIRST.cells[Geometry.SIZE * type.ordinal() + index];
  }

  /** Returns the name that a player would use, counting from one: {@code "row 1"}. */
  @Override
  public String toString() {
    return type.name().toLowerCase(Locale.ROOT) + " " + (index + 1);
  }
}
