package io.github.nonet.internal.bitboard;

import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rounds of {@link Kernel}, one cell, one digit and one house at a time. */
final class SlowRounds {
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private final CandidateGrid grid;

  SlowRounds(CandidateGrid grid) {
    this.grid = grid;
  }

  /** Runs rounds on the grid; returns what {@link Kernel#deduce} returns. */
  Outcome deduce() {
    int openBefore = Integer.MAX_VALUE;
    while (true) {
      if (isDigitWithoutPlace() || isEmptyCell()) {
        return Outcome.DEAD;
      }
      List<Integer> openCells = openCells();
      int open = openCells.size();
      if (open == openBefore) {
        return isEqualSingle() ? Outcome.DEAD : Outcome.STUCK;
      }
      openBefore = open;
      takeHiddenSingles();
      clearBoxes(openCells);
      if (open == 0) {
        return isSolution() ? Outcome.SOLVED : Outcome.DEAD;
      }
      lockedCandidates(House.Type.ROW);
      lockedCandidates(House.Type.COLUMN);
    }
  }

  private boolean isDigitWithoutPlace() {
    return houses(House.Type.BOX)
        .anyMatch(box -> digits().anyMatch(digit -> grid.places(box, digit) == 0));
  }

  private boolean isEmptyCell() {
    return IntStream.range(0, 81).anyMatch(cell -> grid.count(cell) == 0);
  }

  /** Returns the cells with two or more digits and no hidden single. */
  private List<Integer> openCells() {
    return IntStream.range(0, 81)
        .filter(cell -> grid.count(cell) > 1 && hiddenSingles(cell).isEmpty())
        .boxed()
        .toList();
  }

  /** Returns whether a cell has a single digit that has another place in the box. */
  private boolean isEqualSingle() {
    return IntStream.range(0, 81)
        .anyMatch(cell -> grid.count(cell) == 1 && hiddenSingles(cell).isEmpty());
  }

  private boolean isSolution() {
    return Stream.of(House.Type.values())
        .flatMap(SlowRounds::houses)
        .allMatch(house -> digits().allMatch(digit -> grid.places(house, digit) == 1));
  }

  private static IntStream digits() {
    return IntStream.range(0, 9);
  }

  private static Stream<House> houses(House.Type type) {
    return IntStream.range(0, 9).mapToObj(index -> new House(type, index));
  }

  /** Returns the digits of a cell that have no other place in its box. */
  private List<Integer> hiddenSingles(int cell) {
    House box = new House(House.Type.BOX, Geometry.box(cell));
    return digits()
        .filter(digit -> grid.has(cell, digit) && grid.places(box, digit) == 1)
        .boxed()
        .toList();
  }

  private void takeHiddenSingles() {
    List<List<Integer>> singles = IntStream.range(0, 81).mapToObj(this::hiddenSingles).toList();
    for (int cell = 0; cell < 81; cell++) {
      List<Integer> kept = singles.get(cell);
      if (!kept.isEmpty()) {
        int c = cell;
        digits().filter(digit -> !kept.contains(digit)).forEach(digit -> grid.remove(c, digit));
      }
    }
  }

  /** Takes the digits of the other cells from the open cells of the same box. */
  private void clearBoxes(List<Integer> openCells) {
    CandidateGrid before = grid.copy();
    for (int cell : openCells) {
      for (int peer : Geometry.PEERS[cell]) {
        if (Geometry.box(peer) == Geometry.box(cell) && !openCells.contains(peer)) {
          digits().filter(digit -> before.has(peer, digit)).forEach(d -> grid.remove(cell, d));
        }
      }
    }
  }

  /** Keeps the places of a digit that are part of a way to place it in all lines of a band. */
  private void lockedCandidates(House.Type lines) {
    for (int band = 0; band < 3; band++) {
      for (int digit = 0; digit < 9; digit++) {
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

  private boolean[][] matrix(House.Type lines, int band, int digit) {
    boolean[][] matrix = new boolean[3][3];
    for (int line = 0; line < 3; line++) {
      List<Integer> cells = new House(lines, 3 * band + line).cells();
      for (int i = 0; i < 9; i++) {
        matrix[line][i / 3] |= grid.has(cells.get(i), digit);
      }
    }
    return matrix;
  }

  static boolean isSupported(boolean[][] matrix, int line, int part) {
    return Stream.of(ORDERS)
        .filter(order -> order[line] == part)
        .anyMatch(order -> IntStream.range(0, 3).allMatch(l -> l == line || matrix[l][order[l]]));
  }

  private void remove(House.Type lines, int line, int part, int digit) {
    new House(lines, line)
        .cells()
        .subList(3 * part, 3 * part + 3)
        .forEach(cell -> grid.remove(cell, digit));
  }
}
