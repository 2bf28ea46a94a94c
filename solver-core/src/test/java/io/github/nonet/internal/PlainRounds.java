package io.github.nonet.internal;

import io.github.nonet.House.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
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

  /** Runs the rounds of {@code VECTOR}, until one places no digit in its box. */
  public static Outcome vector(PlainBoard board) {
    return vector(List.of(board)).get(0);
  }

  /** Runs the rounds of {@code VECTOR} on several boards, until one places no digit in any box. */
  public static List<Outcome> vector(List<PlainBoard> boards) {
    List<VectorRounds> rounds = new ArrayList<>();
    boards.forEach(board -> rounds.add(new VectorRounds(board)));
    boolean isChanged = true;
    while (isChanged) {
      rounds.forEach(VectorRounds::begin);
      isChanged = rounds.stream().anyMatch(VectorRounds::isChanged);
      if (isChanged) {
        rounds.forEach(VectorRounds::end);
      }
    }
    return rounds.stream().map(VectorRounds::outcome).collect(Collectors.toList());
  }

  /** The rounds of {@code VECTOR} on one board, in two halves. */
  private static final class VectorRounds {
    private final PlainBoard board;
    private int[] before;
    private int[] placed = {};
    private int[] naked;
    private int[] hidden;
    private boolean isDead;

    VectorRounds(PlainBoard board) {
      this.board = board;
    }

    void begin() {
      isDead |= board.lacksDigit(Type.BOX) || board.hasEmptyCell();
      if (!isDead) {
        naked = board.nakedSingles();
        hidden = board.hiddenSingles(Type.BOX);
        board.keep(hidden);
        before = placed;
        placed = byBox(board.nakedSingles());
      }
    }

    boolean isChanged() {
      return !isDead && !Arrays.equals(placed, before);
    }

    void end() {
      if (!isDead) {
        int[] singles = board.nakedSingles();
        board.clear(Type.BOX, singles, cell -> singles[cell] == 0);
        board.lock(Type.ROW);
        board.lock(Type.COLUMN);
      }
    }

    Outcome outcome() {
      if (isDead || isEqualSingle(hidden, naked) || hasTwoDigits(hidden)) {
        return Outcome.DEAD;
      }
      return isAll(placed) ? Outcome.SOLVED : Outcome.STUCK;
    }
  }

  private static int[] byBox(int[] sets) {
    int[] union = new int[Geometry.SIZE];
    PlainBoard.cells().forEach(cell -> union[Geometry.box(cell)] |= sets[cell]);
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
