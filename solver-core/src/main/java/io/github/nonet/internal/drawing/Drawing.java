package io.github.nonet.internal.drawing;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.CellGrid;
import io.github.nonet.internal.sets.ValueSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The part of a puzzle that a picture shows. The arrays are not changed.
 *
 * @param cages have dashed lines, and their sums in their corners
 * @param values the value of each cell, 0 for none
 * @param clues the values that are bold
 * @param marks the set of candidates of each cell without a value, bit {@code v} for the value
 *     {@code v}
 * @param size the width in pixels
 * @param isInteractive whether SVG has attributes by which a program finds its parts
 */
public record Drawing(
    CellGrid places,
    List<Structure.Cage> cages,
    byte[] values,
    byte[] clues,
    int[] marks,
    int size,
    boolean isInteractive) {
  private static final CellGrid BOARD =
      new CellGrid(
          Geometry.SIZE,
          Geometry.SIZE,
          IntStream.range(0, Geometry.CELLS).toArray(),
          List.of(HouseTables.ROWS_FIRST.cells).subList(2 * Geometry.SIZE, HouseTables.COUNT));

  private static final int DEFAULT_SIZE = 450;
  private static final int SMALLEST = 90;
  private static final int LARGEST = 10_000;

  /** Returns a picture of usual size. */
  public static Drawing of(
      CellGrid places, List<Structure.Cage> cages, byte[] values, byte[] clues, int... marks) {
    return new Drawing(places, cages, values, clues, marks, DEFAULT_SIZE, false);
  }

  /** Returns the picture of a board, all of whose digits are clues, in usual size. */
  public static Drawing ofBoard(IntUnaryOperator digits) {
    byte[] values = bytes(digits);
    return of(BOARD, List.of(), values, values, new int[values.length]);
  }

  private static byte[] bytes(IntUnaryOperator digits) {
    byte[] bytes = new byte[Geometry.CELLS];
    for (int cell = 0; cell < bytes.length; cell++) {
      bytes[cell] = (byte) digits.applyAsInt(cell);
    }
    return bytes;
  }

  public Drawing withClues(IntUnaryOperator digits) {
    return withClues(bytes(digits));
  }

  public Drawing withClues(byte[] others) {
    return new Drawing(places, cages, values, others, marks, size, isInteractive);
  }

  /** Returns the same with these candidates where no value is. */
  public Drawing withMarks(IntFunction<Set<Integer>> candidates) {
    int[] others = new int[values.length];
    for (int cell = 0; cell < others.length; cell++) {
      for (int value : values[cell] == 0 ? candidates.apply(cell) : Set.<Integer>of()) {
        others[cell] |= ValueSet.bit(value);
      }
    }
    return new Drawing(places, cages, values, clues, others, size, isInteractive);
  }

  /**
   * Returns the same in another size.
   *
   * @throws IllegalArgumentException unless it is from 90 to 10,000
   */
  public Drawing withSize(int pixels) {
    if (pixels < SMALLEST || pixels > LARGEST) {
      throw new IllegalArgumentException("pixels is " + pixels + "; expected 90 to 10000");
    }
    return new Drawing(places, cages, values, clues, marks, pixels, isInteractive);
  }

  /** Returns the same drawing, with or without attributes by which a program finds its parts. */
  public Drawing interactive(boolean interactive) {
    return new Drawing(places, cages, values, clues, marks, size, interactive);
  }

  boolean isClue(int cell) {
    return clues[cell] != 0;
  }

  /** Returns the attribute of a class for an interactive picture, and nothing for another. */
  String named(String name) {
    return isInteractive ? " class=\"" + name + "\"" : "";
  }

  /** Returns the attribute of a cell for an interactive picture, and nothing for another. */
  String of(int cell) {
    return isInteractive ? " data-cell=\"" + cell + "\"" : "";
  }

  /** Returns the attributes of a candidate for an interactive picture, and nothing for another. */
  String of(int cell, int value) {
    return isInteractive ? of(cell) + " data-digit=\"" + value + "\"" : "";
  }
}
