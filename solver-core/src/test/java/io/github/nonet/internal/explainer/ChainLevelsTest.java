package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChainLevelsTest {
  private static final Board PUZZLE =
      Board.parse(
          "..26....4.7..59...4.5..8...........8...246.53...5..4.79.4............1...83..2...");

  /** This many columns are filled, which leaves less to look at. */
  private static final int SOLVED = 2;

  private static final Board SOLUTION = Solver.getDefault().solve(PUZZLE).orElseThrow();

  static Stream<AssumptionChains> finders() {
    return Stream.of(
        ChainLevels.nishio(),
        ChainLevels.multiple(),
        ChainLevels.dynamic(),
        ChainLevels.nested(1),
        ChainLevels.nested(2),
        ChainLevels.nested(3),
        ChainLevels.nested(4),
        ChainLevels.nested(5));
  }

  private static Marks marks() {
    Board board = PUZZLE;
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      board = cell % 9 < SOLVED ? board.with(cell, SOLUTION.digit(cell)) : board;
    }
    return Positions.marks(board);
  }

  /** Hands every deduction on, and requires that it be true. */
  private static final class Referee implements ChainSink {
    private final ChainSink next;
    private double lowest = Double.MAX_VALUE;
    private int nested;

    Referee(ChainSink next) {
      this.next = next;
    }

    @Override
    public void offer(
        double base, ChainKind kind, int startCause, ChainEnds ends, int candidate, boolean isOn) {
      int cell = candidate / ExplainerHouses.SIZE;
      assertThat(SOLUTION.digit(cell) == candidate % ExplainerHouses.SIZE + 1).isEqualTo(isOn);
      assertThat(ends.depth()).isLessThanOrEqualTo(ends.size());
      next.offer(base, kind, startCause, ends, candidate, isOn);
      int complexity = NestedChains.complexity(ends);
      nested += complexity > 0 ? 1 : 0;
      lowest = Math.min(lowest, base + ChainLength.added(ends.size() + complexity));
    }
  }

  @ParameterizedTest
  @MethodSource("finders")
  void find_nothingFalse_andPicksTheLowest(AssumptionChains finder) {
    Marks marks = marks();
    Deduction deduction = new Deduction();
    ChainPick pick = new ChainPick(deduction);
    pick.begin();
    Referee referee = new Referee(pick);
    finder.find(marks, referee, Positions.FREE);
    assertThat(pick.found()).isTrue();
    assertThat(deduction.rating).isEqualTo(referee.lowest);
    assertThat(marks.digits).isEqualTo(marks().digits);
    assertThat(marks.places).isEqualTo(marks().places);
  }

  @Test
  void nested_chainsInChains() {
    Referee referee = new Referee((base, kind, startCause, ends, candidate, isOn) -> {});
    ChainLevels.nested(2).find(marks(), referee, Positions.FREE);
    assertThat(referee.nested).isGreaterThan(100);
  }

  @Test
  void nested_looksAtTheWatchWithinAssumptions() {
    CountingWatch watch = new CountingWatch();
    Referee referee = new Referee((base, kind, startCause, ends, candidate, isOn) -> {});
    ChainLevels.nested(1).find(marks(), referee, watch);
    assertThat(watch.looks()).isGreaterThan(watch.assumptions() / 2);
  }

  @Test
  void nested_noSuchLevel() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChainLevels.nested(6))
        .withMessage("level is 6; expected 1 to 5");
  }
}
