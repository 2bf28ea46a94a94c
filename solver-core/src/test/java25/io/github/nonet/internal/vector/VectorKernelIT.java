package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.CellOrder;
import io.github.nonet.House;
import io.github.nonet.internal.DigitSet;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineTrace;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.PlainEngine;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each rule on a board where it alone has something to do, and all of them against the plain
 * engine.
 */
class VectorKernelIT {
  private static final int FIVE = 1 << 4;

  /** A board on which all is possible, but five only in the cells that are given. */
  private static int[] fiveOnlyWhere(IntPredicate isPossible) {
    return IntStream.range(0, Geometry.CELLS)
        .map(c -> isPossible.test(c) ? VectorBoards.ALL_DIGITS : VectorBoards.ALL_DIGITS & ~FIVE)
        .toArray();
  }

  private static int[] stuck(int[] candidates) {
    short[] board = VectorBoards.boardOf(candidates);
    assertThat(Kernel.deduce(board, 0)).isEqualTo(Outcome.STUCK);
    return VectorBoards.candidatesOf(board);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 13, 40, 67, 80})
  void deduce_singleClearsItsHouses(int cell) {
    int[] candidates = fiveOnlyWhere(c -> true);
    candidates[cell] = FIVE;
    int[] expected = fiveOnlyWhere(c -> Arrays.stream(Geometry.PEERS[cell]).noneMatch(p -> p == c));
    expected[cell] = FIVE;
    assertThat(stuck(candidates)).containsExactly(expected);
  }

  @Test
  void deduce_lockedInABoxLeavesTheRow() {
    IntPredicate possible = c -> Geometry.box(c) != 4 || Geometry.row(c) == 5;
    int[] expected =
        fiveOnlyWhere(c -> Geometry.row(c) != 5 && Geometry.box(c) != 4 || inRow5Box4(c));
    assertThat(stuck(fiveOnlyWhere(possible))).containsExactly(expected);
  }

  @Test
  void deduce_lockedInARowLeavesTheBox() {
    IntPredicate possible = c -> Geometry.row(c) != 5 || Geometry.box(c) == 4;
    int[] expected =
        fiveOnlyWhere(c -> Geometry.row(c) != 5 && Geometry.box(c) != 4 || inRow5Box4(c));
    assertThat(stuck(fiveOnlyWhere(possible))).containsExactly(expected);
  }

  private static boolean inRow5Box4(int cell) {
    return Geometry.row(cell) == 5 && Geometry.box(cell) == 4;
  }

  @Test
  void deduce_lockedInABoxLeavesTheColumn() {
    IntPredicate possible = c -> Geometry.box(c) != 8 || Geometry.column(c) == 7;
    int[] expected =
        fiveOnlyWhere(c -> Geometry.column(c) != 7 && Geometry.box(c) != 8 || inColumn7Box8(c));
    assertThat(stuck(fiveOnlyWhere(possible))).containsExactly(expected);
  }

  @Test
  void deduce_lockedInAColumnLeavesTheBox() {
    IntPredicate possible = c -> Geometry.column(c) != 7 || Geometry.box(c) == 8;
    int[] expected =
        fiveOnlyWhere(c -> Geometry.column(c) != 7 && Geometry.box(c) != 8 || inColumn7Box8(c));
    assertThat(stuck(fiveOnlyWhere(possible))).containsExactly(expected);
  }

  private static boolean inColumn7Box8(int cell) {
    return Geometry.column(cell) == 7 && Geometry.box(cell) == 8;
  }

  @Test
  void deduce_hiddenSingle() {
    for (House.Type type : House.Type.values()) {
      House house = new House(type, 3);
      int cell = house.cells().get(4);
      int[] after = stuck(fiveOnlyWhere(c -> c == cell || !house.cells().contains(c)));
      assertThat(after[cell]).as("hidden in a %s", type).isEqualTo(FIVE);
    }
  }

  @Test
  void deduce_emptyCell() {
    int[] candidates = fiveOnlyWhere(c -> true);
    candidates[44] = 0;
    assertThat(Kernel.deduce(VectorBoards.boardOf(candidates), 0)).isEqualTo(Outcome.DEAD);
  }

  @Test
  void deduce_digitWithoutPlace() {
    int[] candidates = fiveOnlyWhere(c -> Geometry.row(c) != 8);
    assertThat(Kernel.deduce(VectorBoards.boardOf(candidates), 0)).isEqualTo(Outcome.DEAD);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 9, 10})
  void deduce_twoEqualSingles(int distance) {
    int[] candidates = fiveOnlyWhere(c -> true);
    candidates[0] = FIVE;
    candidates[distance == 8 ? 72 : distance] = FIVE;
    short[] board = VectorBoards.boardOf(candidates);
    assertThat(Kernel.deduce(board, 0)).isEqualTo(Outcome.DEAD);
  }

  /** All that follows, and nothing else, is deduced: the guesses are those of the plain engine. */
  @Test
  void deduce_asThePlainEngineOnRandomCandidates() {
    Engine plain = new PlainEngine(CellOrder.ROW_MAJOR);
    Engine vector = new VectorEngine(CellOrder.ROW_MAJOR);
    Random random = new Random(25);
    for (int i = 0; i < 300; i++) {
      int[] sets = randomSets(random);
      assertThat(trace(vector, sets)).isEqualTo(trace(plain, sets));
    }
  }

  /** A solution with more candidates, and now and then one fewer. */
  private static int[] randomSets(Random random) {
    int[] sets = new int[Geometry.CELLS];
    int sparsity = 1 + random.nextInt(4);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int more = DigitSet.ALL_DIGITS;
      for (int i = 0; i < sparsity; i++) {
        more &= random.nextInt();
      }
      int digit = random.nextInt(400) == 0 ? 0 : DigitSet.bit(Boards.SOLUTION.digit(cell));
      sets[cell] = more | digit;
    }
    return sets;
  }

  private static EngineTrace trace(Engine engine, int[] sets) {
    return EngineTrace.limited(engine, sets, 30);
  }
}
