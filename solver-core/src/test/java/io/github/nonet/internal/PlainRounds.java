package io.github.nonet.internal;

import io.github.nonet.House.Type;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The rounds of both fast engines on a {@link PlainBoard}: the same rules, each engine in its own
 * order. What a dead board holds has no meaning.
 */
public final class PlainRounds {
  private PlainRounds() {}

  /** Runs the rounds of {@code BITBOARD}, until one closes no more cells. */
  public static Outcome bitboard(PlainBoard board) {
    long openBefore = Long.MAX_VALUE;
    while (true) {
      if (board.lacksDigit(Type.BOX) || board.hasEmptyCell()) {
        return Outcome.DEAD;
      }
      int[] hidden = board.hiddenSingles(Type.BOX);
      int[] naked = board.nakedSingles();
      int[] singles = union(hidden, naked);
      long open = PlainBoard.cells().filter(cell -> singles[cell] == 0).count();
      if (open == openBefore) {
        return isEqualSingle(hidden, naked) ? Outcome.DEAD : Outcome.STUCK;
      }
      openBefore = open;
      board.keep(hidden);
      board.clear(Type.BOX, singles, cell -> singles[cell] == 0);
      if (open == 0) {
        return board.isSolution() ? Outcome.SOLVED : Outcome.DEAD;
      }
      board.lock(Type.ROW);
      board.lock(Type.COLUMN);
    }
  }

  /** Returns whether the only digit of a cell has another place in the box. */
  private static boolean isEqualSingle(int[] hidden, int[] naked) {
    return PlainBoard.cells().anyMatch(cell -> naked[cell] != 0 && hidden[cell] == 0);
  }

  /** Runs the rounds of {@code VECTOR} with 256 bits, until one places no digit in its box. */
  public static Outcome vector(PlainBoard board) {
    int[] placed = {};
    while (true) {
      if (board.lacksDigit(Type.BOX) || board.hasEmptyCell()) {
        return Outcome.DEAD;
      }
      int[] naked = board.nakedSingles();
      int[] hidden = board.hiddenSingles(Type.BOX);
      board.keep(hidden);
      int[] singles = board.nakedSingles();
      int[] before = placed;
      placed = byHouse(singles, Geometry::box);
      if (Arrays.equals(placed, before)) {
        boolean isDead = isEqualSingle(hidden, naked) || hasTwoDigits(hidden);
        return isDead ? Outcome.DEAD : isAll(placed) ? Outcome.SOLVED : Outcome.STUCK;
      }
      board.clear(Type.BOX, singles, cell -> singles[cell] == 0);
      board.lock(Type.ROW);
      board.lock(Type.COLUMN);
    }
  }

  /** Runs the rounds of {@code VECTOR} with 512 bits, until one finds no new single. */
  public static Outcome wide(PlainBoard board) {
    int[] singles = {};
    while (true) {
      if (board.lacksDigit(Type.ROW) || board.hasEmptyCell()) {
        return Outcome.DEAD;
      }
      int[] hidden = board.hiddenSingles(Type.ROW, Type.BOX);
      int[] before = singles;
      singles = union(hidden, board.nakedSingles());
      board.keep(hidden);
      if (Arrays.equals(singles, before)) {
        return hasTwoDigits(hidden) ? Outcome.DEAD : Outcome.STUCK;
      }
      if (isAll(byHouse(singles, Geometry::row))) {
        return board.isSolution() ? Outcome.SOLVED : Outcome.DEAD;
      }
      board.clear(Type.ROW, singles, cell -> true);
      board.clear(Type.BOX, singles, cell -> true);
      PlainBoard rows = board.copy();
      rows.lock(Type.ROW);
      board.lock(Type.COLUMN);
      board.retain(rows);
    }
  }

  private static int[] byHouse(int[] sets, IntUnaryOperator house) {
    int[] union = new int[Geometry.SIZE];
    PlainBoard.cells().forEach(cell -> union[house.applyAsInt(cell)] |= sets[cell]);
    return union;
  }

  private static boolean hasTwoDigits(int[] sets) {
    return IntStream.of(sets).anyMatch(set -> ValueSet.size(set) > 1);
  }

  private static boolean isAll(int[] sets) {
    return IntStream.of(sets).allMatch(set -> set == ValueSet.ALL_DIGITS);
  }

  private static int[] union(int[] sets, int[] others) {
    return PlainBoard.cells().map(cell -> sets[cell] | others[cell]).toArray();
  }
}
