package io.github.nonet.generate;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * A symmetry of the pattern of clues: of the cells that hold clues, not of their digits. A pattern
 * has the symmetry if each of the named rotations and reflections takes clues to clues.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum Symmetry {
  /** Any pattern. */
  NONE,

  /** A half turn, as is usual in newspapers. */
  ROTATIONAL_180(Symmetry::halfTurn),

  /** A quarter turn. */
  ROTATIONAL_90(Symmetry::quarterTurn),

  /** A reflection in the horizontal middle line, which swaps top and bottom. */
  HORIZONTAL(Symmetry::flip),

  /** A reflection in the vertical middle line, which swaps left and right. */
  VERTICAL(Symmetry::mirror),

  /** A reflection in the diagonal from the top left to the bottom right. */
  DIAGONAL(Symmetry::transpose),

  /** A reflection in the diagonal from the top right to the bottom left. */
  ANTIDIAGONAL(cell -> halfTurn(transpose(cell))),

  /** Reflections in the horizontal and in the vertical middle line. */
  BOTH_AXES(Symmetry::flip, Symmetry::mirror),

  /** Reflections in both diagonals. */
  BOTH_DIAGONALS(Symmetry::transpose, cell -> halfTurn(transpose(cell))),

  /** All rotations and reflections of a square. */
  FULL(Symmetry::quarterTurn, Symmetry::mirror);

  private static final int CELLS = SIZE * SIZE;

  /** The smallest sets of cells that the pattern may hold a clue in all or none of. */
  private final int[][] orbits;

  Symmetry(IntUnaryOperator... generators) {
    orbits = orbits(generators);
  }

  static int halfTurn(int cell) {
    return CELLS - 1 - cell;
  }

  static int quarterTurn(int cell) {
    return mirror(transpose(cell));
  }

  static int flip(int cell) {
    return SIZE * (SIZE - 1 - cell / SIZE) + cell % SIZE;
  }

  static int mirror(int cell) {
    return SIZE * (cell / SIZE) + SIZE - 1 - cell % SIZE;
  }

  static int transpose(int cell) {
    return SIZE * (cell % SIZE) + cell / SIZE;
  }

  static int[][] orbits(IntUnaryOperator... generators) {
    List<int[]> orbits = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      TreeSet<Integer> orbit = new TreeSet<>();
      addOrbit(cell, generators, orbit);
      if (orbit.first() == cell) {
        orbits.add(Lists.toArray(orbit));
      }
    }
    return orbits.toArray(new int[0][]);
  }

  private static void addOrbit(int cell, IntUnaryOperator[] generators, TreeSet<Integer> orbit) {
    if (orbit.add(cell)) {
      for (IntUnaryOperator generator : generators) {
        addOrbit(generator.applyAsInt(cell), generators, orbit);
      }
    }
  }

  /** Returns a new array of the orbits; they partition the cells. The orbits are shared. */
  int[][] orbits() {
    return orbits.clone();
  }

  /**
   * {@return whether the pattern of the board's clues has this symmetry}
   *
   * @param board any board
   */
  public boolean isSymmetryOf(Board board) {
    Objects.requireNonNull(board, "board");
    for (int[] orbit : orbits) {
      for (int cell : orbit) {
        if ((board.digit(cell) == 0) != (board.digit(orbit[0]) == 0)) {
          return false;
        }
      }
    }
    return true;
  }
}
