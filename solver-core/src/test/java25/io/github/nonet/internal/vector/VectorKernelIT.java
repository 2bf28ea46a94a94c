package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.House;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineTrace;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.PlainEngine;
import io.github.nonet.internal.PlainRounds;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each rule on a board where it alone has something to do, and all of them on plain boards, with
 * the kernels of both widths.
 */
@ParameterizedClass
@EnumSource
class VectorKernelIT {
  enum Width {
    BITS_256 {
      @Override
      Outcome deduce(PlainBoard board, PlainBoard[] after) {
        long[] words = VectorBoards.wordsOf(board);
        Outcome outcome = Kernel.deduce(words, 0);
        after[0] = VectorBoards.boardOf(words);
        return outcome;
      }

      @Override
      Outcome plain(PlainBoard board) {
        return PlainRounds.vector(board);
      }

      @Override
      Engine engine() {
        return new VectorEngine(CellOrder.ROW_MAJOR);
      }
    },
    BITS_512 {
      @Override
      Outcome deduce(PlainBoard board, PlainBoard[] after) {
        short[] shorts = WideBoards.shortsOf(board);
        Outcome outcome = WideKernel.deduce(shorts, 0);
        after[0] = WideBoards.boardOf(shorts);
        return outcome;
      }

      @Override
      Outcome plain(PlainBoard board) {
        return PlainRounds.wide(board);
      }

      @Override
      Engine engine() {
        return new WideEngine(CellOrder.ROW_MAJOR);
      }
    };

    /** Deduces, and puts the rest of the board into {@code after}. */
    abstract Outcome deduce(PlainBoard board, PlainBoard[] after);

    /** Runs the same rounds cell by cell. */
    abstract Outcome plain(PlainBoard board);

    abstract Engine engine();
  }

  @Parameter private Width width;

  private static final int FIVE = 5;

  /** A board on which all is possible, but five only in the cells that are given. */
  private static PlainBoard fiveOnlyWhere(IntPredicate isPossible) {
    PlainBoard board = PlainBoard.of(Board.EMPTY);
    IntStream.range(0, Geometry.CELLS)
        .filter(isPossible.negate())
        .forEach(cell -> board.remove(cell, FIVE));
    return board;
  }

  private PlainBoard stuck(PlainBoard board) {
    PlainBoard[] after = new PlainBoard[1];
    assertThat(width.deduce(board, after)).isEqualTo(Outcome.STUCK);
    return after[0];
  }

  private Outcome outcome(PlainBoard board) {
    return width.deduce(board, new PlainBoard[1]);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 13, 40, 67, 80})
  void deduce_singleClearsItsHouses(int cell) {
    int[] candidates = PlainBoard.of(Board.EMPTY).sets();
    candidates[cell] = ValueSet.bit(FIVE);
    PlainBoard expected = PlainBoard.of(Board.EMPTY);
    expected.assign(cell, FIVE);
    assertThat(stuck(PlainBoard.of(candidates))).isEqualTo(expected);
  }

  @Test
  void deduce_lockedInABoxLeavesTheRow() {
    IntPredicate possible = c -> Geometry.box(c) != 4 || Geometry.row(c) == 5;
    PlainBoard expected =
        fiveOnlyWhere(c -> Geometry.row(c) != 5 && Geometry.box(c) != 4 || inRow5Box4(c));
    assertThat(stuck(fiveOnlyWhere(possible))).isEqualTo(expected);
  }

  @Test
  void deduce_lockedInARowLeavesTheBox() {
    IntPredicate possible = c -> Geometry.row(c) != 5 || Geometry.box(c) == 4;
    PlainBoard expected =
        fiveOnlyWhere(c -> Geometry.row(c) != 5 && Geometry.box(c) != 4 || inRow5Box4(c));
    assertThat(stuck(fiveOnlyWhere(possible))).isEqualTo(expected);
  }

  private static boolean inRow5Box4(int cell) {
    return Geometry.row(cell) == 5 && Geometry.box(cell) == 4;
  }

  @Test
  void deduce_lockedInABoxLeavesTheColumn() {
    IntPredicate possible = c -> Geometry.box(c) != 8 || Geometry.column(c) == 7;
    PlainBoard expected =
        fiveOnlyWhere(c -> Geometry.column(c) != 7 && Geometry.box(c) != 8 || inColumn7Box8(c));
    assertThat(stuck(fiveOnlyWhere(possible))).isEqualTo(expected);
  }

  @Test
  void deduce_lockedInAColumnLeavesTheBox() {
    IntPredicate possible = c -> Geometry.column(c) != 7 || Geometry.box(c) == 8;
    PlainBoard expected =
        fiveOnlyWhere(c -> Geometry.column(c) != 7 && Geometry.box(c) != 8 || inColumn7Box8(c));
    assertThat(stuck(fiveOnlyWhere(possible))).isEqualTo(expected);
  }

  private static boolean inColumn7Box8(int cell) {
    return Geometry.column(cell) == 7 && Geometry.box(cell) == 8;
  }

  @Test
  void deduce_hiddenSingle() {
    for (House.Type type : House.Type.values()) {
      House house = new House(type, 3);
      int cell = house.cells().get(4);
      PlainBoard after = stuck(fiveOnlyWhere(c -> c == cell || !house.cells().contains(c)));
      assertThat(after.set(cell)).as("hidden in a %s", type).isEqualTo(ValueSet.bit(FIVE));
    }
  }

  @Test
  void deduce_emptyCell() {
    int[] candidates = PlainBoard.of(Board.EMPTY).sets();
    candidates[44] = 0;
    assertThat(outcome(PlainBoard.of(candidates))).isEqualTo(Outcome.DEAD);
  }

  @Test
  void deduce_digitWithoutPlace() {
    assertThat(outcome(fiveOnlyWhere(c -> Geometry.row(c) != 8))).isEqualTo(Outcome.DEAD);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 9, 10})
  void deduce_twoEqualSingles(int distance) {
    Board twice = Board.EMPTY.with(0, FIVE).with(distance == 8 ? 72 : distance, FIVE);
    assertThat(outcome(PlainBoard.of(twice))).isEqualTo(Outcome.DEAD);
  }

  static Iterable<GoldenBoard> goldenBoards() {
    return GoldenBoards.all();
  }

  @ParameterizedTest
  @MethodSource("goldenBoards")
  void deduce_likePlainRoundsOnGoldenBoards(GoldenBoard golden) {
    Random random = new Random(golden.puzzle().clueCount());
    requireLikePlainRounds(PlainBoard.of(golden.puzzle()));
    for (int i = 0; i < 5; i++) {
      requireLikePlainRounds(PlainBoard.of(golden.puzzle()).thin(random, random.nextInt(50)));
    }
  }

  @Test
  void deduce_likePlainRoundsOnRandomCandidates() {
    Random random = new Random(17);
    for (int i = 0; i < 300; i++) {
      requireLikePlainRounds(PlainBoard.random(random));
      requireLikePlainRounds(PlainBoard.of(Board.EMPTY).thin(random, random.nextInt(600)));
    }
  }

  private void requireLikePlainRounds(PlainBoard board) {
    PlainBoard[] after = new PlainBoard[1];
    Outcome outcome = width.deduce(board, after);
    assertThat(outcome).isEqualTo(width.plain(board));
    if (outcome != Outcome.DEAD) {
      assertThat(after[0]).isEqualTo(board);
    }
  }

  /** All that follows, and nothing else, is deduced: the guesses are those of the plain engine. */
  @Test
  void deduce_asThePlainEngineOnRandomCandidates() {
    Engine plain = new PlainEngine(CellOrder.ROW_MAJOR);
    Engine vector = width.engine();
    Random random = new Random(25);
    for (int i = 0; i < 300; i++) {
      int[] sets = PlainBoard.random(random).sets();
      assertThat(EngineTrace.limited(vector, sets, 30))
          .isEqualTo(EngineTrace.limited(plain, sets, 30));
    }
  }
}
