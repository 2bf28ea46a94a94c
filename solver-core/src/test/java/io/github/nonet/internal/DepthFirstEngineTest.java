package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.BoardArbitraries;
import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.internal.bitboard.BitboardEngine;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DepthFirstEngineTest {
  private static final int ALL_DIGITS = ValueSet.ALL_DIGITS;
  private static final int SOME_CELL = 31;
  private static final long LONG = 1_000;

  /** Has the same candidates for ever, notes how it is split, and finds no solution above. */
  private static final class NotingEngine extends DepthFirstEngine {
    final int[] candidates = new int[Geometry.CELLS];
    final List<String> splits = new ArrayList<>();
    final List<Tactic> tactics = new ArrayList<>();
    final List<Integer> copiedToTheFirst = new ArrayList<>();
    final Set<Integer> copiesOfTheFirst = new HashSet<>();
    int deductions;

    /** This many deductions change something. */
    int changes;

    Outcome above = Outcome.DEAD;

    NotingEngine(CellOrder order) {
      super(order);
      Arrays.fill(candidates, ALL_DIGITS);
      load(new byte[Geometry.CELLS], 0);
    }

    @Override
    protected void read(byte[] cells, int offset) {}

    @Override
    protected void readCandidates(int[] sets) {}

    @Override
    protected void write(int board, byte[] digits, int offset) {}

    @Override
    protected void copy(int from, int to) {
      if (to == 0) {
        copiedToTheFirst.add(from);
      }
      if (from == 0) {
        copiesOfTheFirst.add(to);
      }
    }

    @Override
    protected boolean isEqual(int board, int other) {
      return deductions > changes;
    }

    @Override
    protected int candidates(int board, int cell) {
      return candidates[cell];
    }

    @Override
    protected Outcome deduce(int board) {
      deductions++;
      return board == 0 ? Outcome.STUCK : above;
    }

    @Override
    protected void split(int board, int cell, int digit) {
      splits.add(cell + "=" + digit);
    }

    @Override
    protected int rank(int cell, int digit) {
      return digit * Geometry.CELLS + cell;
    }

    @Override
    protected boolean splitMostSettling(int board, Tactic tactic) {
      tactics.add(tactic);
      return false;
    }
  }

  @Test
  void advance_firstOpenCell() {
    NotingEngine engine = new NotingEngine(CellOrder.ROW_MAJOR);
    Arrays.fill(engine.candidates, 0, SOME_CELL, ValueSet.bit(3));
    engine.candidates[SOME_CELL] = ValueSet.bit(5) | ValueSet.bit(7) | ValueSet.bit(9);
    engine.candidates[SOME_CELL + 1] = ValueSet.bit(1) | ValueSet.bit(2);
    engine.advance(0);
    assertThat(engine.splits).containsExactly("31=5");
    assertThat(engine.tactics).isEmpty();
  }

  @Test
  void advance_rowMajorDeducesUntilNothingChanges() {
    NotingEngine engine = new NotingEngine(CellOrder.ROW_MAJOR);
    engine.changes = 2;
    engine.advance(0);
    assertThat(engine.deductions).isEqualTo(3);
  }

  @Test
  void advance_mostConstrainedDeducesOnce() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    engine.changes = 2;
    engine.advance(0);
    assertThat(engine.deductions).isEqualTo(1);
  }

  @Test
  void advance_onlyPlaceOfTwoDigits() {
    NotingEngine engine = new NotingEngine(CellOrder.ROW_MAJOR);
    int[] box = {60, 61, 62, 69, 70, 71, 78, 79};
    Arrays.stream(box).forEach(c -> engine.candidates[c] &= ~(ValueSet.bit(8) | ValueSet.bit(9)));
    assertThat(engine.advance(0)).isEqualTo(Progress.EXHAUSTED);
    engine.load(new byte[Geometry.CELLS], 0);
    engine.candidates[70] |= ValueSet.bit(8);
    assertThat(engine.advance(0)).isEqualTo(Progress.PAUSED);
  }

  @Test
  void advance_narrowestCell() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    engine.candidates[3] = ValueSet.bit(4);
    engine.candidates[SOME_CELL] = ValueSet.bit(2) | ValueSet.bit(8) | ValueSet.bit(9);
    engine.candidates[SOME_CELL + 1] = ValueSet.bit(1) | ValueSet.bit(8) | ValueSet.bit(9);
    engine.advance(0);
    assertThat(engine.splits).containsExactly("31=2");
    assertThat(engine.tactics).containsExactly(Tactic.MOST_SETTLING);
  }

  @Test
  void advance_twoPlacesInALongSearch() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Geometry.box(cell) == 4 && cell != 40 && cell != 50) {
        engine.candidates[cell] &= ~ValueSet.bit(6);
      }
    }
    engine.candidates[50] &= ~ValueSet.bit(1);
    engine.candidates[0] = ValueSet.bit(1) | ValueSet.bit(2) | ValueSet.bit(3);
    assertThat(engine.advance(LONG + 1)).isEqualTo(Progress.PAUSED);
    assertThat(engine.splits).startsWith("0=1", "0=1").containsOnly("0=1", "50=6");
    assertThat(engine.splits).endsWith("50=6");
    assertThat(engine.tactics).endsWith(Tactic.MOST_SETTLING, Tactic.TWO_PLACES);
  }

  /** A settled cell is not a place to guess, although it has the fewest candidates. */
  @Test
  void advance_twoPlacesOfASettledDigit() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Geometry.box(cell) == 4 && cell != 40 && cell != 50) {
        engine.candidates[cell] &= ~ValueSet.bit(6);
      }
    }
    engine.candidates[40] = ValueSet.bit(6);
    engine.advance(LONG + 1);
    assertThat(engine.splits).endsWith("50=6");
  }

  @Test
  void advance_noTwoPlacesInALongSearch() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    engine.advance(LONG + 1);
    assertThat(engine.splits).containsOnly("0=1").hasSameSizeAs(engine.tactics);
    assertThat(engine.tactics).endsWith(Tactic.TWO_PLACES);
  }

  @Test
  void advance_startsAgainOnce() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    engine.advance(LONG - 1);
    assertThat(engine.copiedToTheFirst).isEmpty();
    engine.advance(5 * LONG);
    assertThat(engine.copiedToTheFirst).hasSize(1).isSubsetOf(engine.copiesOfTheFirst);
  }

  @Test
  void advance_startsNotAgainAfterASolution() {
    NotingEngine engine = new NotingEngine(CellOrder.MOST_CONSTRAINED);
    engine.above = Outcome.SOLVED;
    assertThat(engine.advance(1)).isEqualTo(Progress.SOLUTION);
    engine.above = Outcome.DEAD;
    engine.advance(5 * LONG);
    assertThat(engine.copiedToTheFirst).isEmpty();
    assertThat(engine.tactics).endsWith(Tactic.TWO_PLACES);
  }

  @Test
  void advance_rowMajorStartsNotAgain() {
    NotingEngine engine = new NotingEngine(CellOrder.ROW_MAJOR);
    engine.advance(5 * LONG);
    assertThat(engine.copiedToTheFirst).isEmpty();
    assertThat(engine.tactics).isEmpty();
  }

  static Stream<GoldenBoard> goldenBoards() {
    int step = Tries.of(4, 1);
    return Stream.iterate(0, i -> i < GoldenBoards.all().size(), i -> i + step)
        .map(GoldenBoards.all()::get);
  }

  /** The law of row-major order, which the vector engine keeps as well. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("goldenBoards")
  void advance_rowMajorGuessesOfThePlainEngine(GoldenBoard golden) {
    Board puzzle = BoardArbitraries.shuffle(golden.puzzle(), 17);
    assertThat(EngineTrace.limited(new BitboardEngine(CellOrder.ROW_MAJOR), puzzle, 100))
        .isEqualTo(EngineTrace.limited(new PlainEngine(CellOrder.ROW_MAJOR), puzzle, 100));
  }

  @Test
  void advance_rowMajorGuessesOfThePlainEngineOnRandomCandidates() {
    Random random = new Random(26);
    for (int i = 0; i < Tries.of(8, 100); i++) {
      int[] sets = PlainBoard.random(random).sets();
      assertThat(EngineTrace.limited(new BitboardEngine(CellOrder.ROW_MAJOR), sets, 30))
          .isEqualTo(EngineTrace.limited(new PlainEngine(CellOrder.ROW_MAJOR), sets, 30));
    }
  }
}
