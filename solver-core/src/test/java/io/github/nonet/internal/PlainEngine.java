package io.github.nonet.internal;

import io.github.nonet.CellOrder;
import io.github.nonet.House;
import java.util.Arrays;
import java.util.List;

/**
 * The judge of the fast engines: the same search on plain sets of candidates, with the rules of
 * players, a house at a time. It makes the most settling guess nowhere.
 */
public final class PlainEngine extends DepthFirstEngine {
  private final int[][] boards = new int[BOARDS][Geometry.CELLS];

  /** Makes an engine that guesses in the given order. */
  public PlainEngine(CellOrder order) {
    super(order);
  }

  @Override
  protected void read(byte[] cells, int offset) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      byte clue = cells[offset + cell];
      int digit = clue >= '0' ? clue - '0' : clue == '.' ? 0 : clue;
      boards[0][cell] = digit == 0 ? DigitSet.ALL_DIGITS : DigitSet.bit(digit);
    }
  }

  @Override
  protected void readCandidates(int[] candidates) {
    System.arraycopy(candidates, 0, boards[0], 0, Geometry.CELLS);
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      digits[offset + cell] = (byte) DigitSet.lowest(boards[board][cell]);
    }
  }

  @Override
  protected void copy(int from, int to) {
    System.arraycopy(boards[from], 0, boards[to], 0, Geometry.CELLS);
  }

  @Override
  protected boolean isEqual(int board, int other) {
    return Arrays.equals(boards[board], boards[other]);
  }

  @Override
  protected int candidates(int board, int cell) {
    return boards[board][cell];
  }

  @Override
  protected Outcome deduce(int board) {
    int[] sets = boards[board];
    for (House house : House.all()) {
      List<Integer> cells = house.cells();
      hiddenSingles(sets, cells);
      nakedSingles(sets, cells);
      for (House other : House.all()) {
        lockedCandidates(sets, cells, other.cells());
      }
    }
    if (Arrays.stream(sets).anyMatch(set -> set == 0)
        || House.all().stream().anyMatch(h -> union(sets, h.cells()) != DigitSet.ALL_DIGITS)) {
      return Outcome.DEAD;
    }
    return Arrays.stream(sets).allMatch(set -> DigitSet.size(set) == 1)
        ? Outcome.SOLVED
        : Outcome.STUCK;
  }

  private static int union(int[] sets, List<Integer> cells) {
    return cells.stream().mapToInt(cell -> sets[cell]).reduce(0, (a, b) -> a | b);
  }

  /** Gives a cell the digits that have no other place in the house. */
  private static void hiddenSingles(int[] sets, List<Integer> house) {
    for (int cell : house) {
      int others = union(sets, house.stream().filter(other -> other != cell).toList());
      int alone = sets[cell] & ~others;
      sets[cell] = alone != 0 ? alone : sets[cell];
    }
  }

  /** Takes the digits of singles from the rest of the house. */
  private static void nakedSingles(int[] sets, List<Integer> house) {
    for (int single : house) {
      if (DigitSet.size(sets[single]) == 1) {
        int digit = sets[single];
        house.stream().filter(other -> other != single).forEach(other -> sets[other] &= ~digit);
      }
    }
  }

  /**
   * Takes the digits of one house that are only in cells of the other from the rest of the other.
   */
  private static void lockedCandidates(int[] sets, List<Integer> house, List<Integer> other) {
    List<Integer> common = house.stream().filter(other::contains).toList();
    if (common.size() == Geometry.BOX_SIZE) {
      int elsewhere = union(sets, house.stream().filter(cell -> !common.contains(cell)).toList());
      int locked = union(sets, common) & ~elsewhere;
      other.stream().filter(cell -> !common.contains(cell)).forEach(c -> sets[c] &= ~locked);
    }
  }

  @Override
  protected void split(int board, int cell, int digit) {
    copy(board, board + 1);
    boards[board][cell] &= ~DigitSet.bit(digit);
    boards[board + 1][cell] = DigitSet.bit(digit);
  }

  @Override
  protected int rank(int cell, int digit) {
    return digit * Geometry.CELLS + cell;
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    return false;
  }
}
