package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateTest {
  private static final Board PUZZLE = Boards.EASY;

  private static final int DIGIT = OneDigitStates.DIGIT;

  private static boolean isUnsettled(State state, int digit) {
    return (state.unsettled() >>> digit & 1) != 0;
  }

  private static boolean hasDoomedCandidate(State state, int digit) {
    Templates templates = new Templates();
    return !templates.search(state.placed(digit), state.allowed(digit))
        || !templates.union().containsAll(state.cells(digit));
  }

  private static void assertUnsettledAsTemplatesSay(State state) {
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      boolean expected = !state.cells(digit).isEmpty() && hasDoomedCandidate(state, digit);
      assertThat(isUnsettled(state, digit)).as("digit %d", digit).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 20, 40, 80})
  void unsettled_asTheTemplatesSay(int percent) {
    Random random = new Random(percent);
    for (int i = 0; i < 50; i++) {
      assertUnsettledAsTemplatesSay(OneDigitStates.random(random, percent));
    }
  }

  @Test
  void unsettled_followsEveryChange() {
    Random random = new Random(1);
    Board solution = Solver.getDefault().solve(PUZZLE).orElseThrow();
    State state = State.of(Candidates.of(PUZZLE));
    int unsettled = 0;
    while (!state.open().isEmpty()) {
      int cell = state.open().toList().get(random.nextInt(state.open().size()));
      int digit = random.nextInt(Houses.SIZE) + 1;
      if (digit == solution.digit(cell)) {
        state.place(cell, digit);
      } else {
        state.eliminate(cell, digit);
      }
      assertUnsettledAsTemplatesSay(state);
      unsettled |= state.unsettled();
    }
    assertThat(unsettled).isEqualTo(Houses.ALL_DIGITS);
  }

  @Test
  void copyFrom_unsettledIsThatOfTheOther() {
    State settled = State.of(Candidates.of(Board.EMPTY));
    State other = OneDigitStates.random(new Random(2), 5);
    assertThat(isUnsettled(settled, DIGIT)).isFalse();
    assertThat(isUnsettled(other, DIGIT)).isTrue();
    State copy = settled.copy();
    copy.copyFrom(other);
    assertThat(isUnsettled(copy, DIGIT)).isTrue();
    copy.copyFrom(settled);
    assertThat(isUnsettled(copy, DIGIT)).isFalse();
  }

  @Test
  void placed_andAllowed() {
    State state = State.of(Candidates.of(PUZZLE));
    assertThat(state.placed(5).toList()).containsExactly(0, 14, 71);
    assertThat(state.allowed(5)).isEqualTo(state.cells(5).or(state.placed(5)));
    int cell = state.cells(5).first();
    state.place(cell, 5);
    assertThat(state.placed(5).contains(cell)).isTrue();
    assertThat(state.cells(5).intersects(Houses.PEERS[cell])).isFalse();
  }

  @Test
  void isSeenByBoth_asTheSetsSay() {
    State state = State.of(Candidates.of(PUZZLE));
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      for (int other = 0; other < Houses.CELL_COUNT; other++) {
        CellSet seen = state.cells(5).and(Houses.PEERS[cell]).and(Houses.PEERS[other]);
        assertThat(state.isSeenByBoth(5, cell, other)).isEqualTo(!seen.isEmpty());
      }
    }
  }

  @Test
  void copy_isEqualAndApart() {
    State state = State.of(Candidates.of(PUZZLE));
    state.place(2, 4);
    Function<State, CellSet> open = State::open;
    State copy = state.copy();
    assertAlike(copy, state);
    copy.place(3, 6);
    copy.eliminate(80, 9);
    assertThat(state.isOpen(3)).isTrue();
    assertThat(state.missing(0)).isNotEqualTo(copy.missing(0));
    copy.derived(open);
    copy.copyFrom(state);
    assertAlike(copy, state);
    assertThat(copy.derived(open)).isEqualTo(state.open());
  }

  private static void assertAlike(State state, State other) {
    assertThat(state.open()).isEqualTo(other.open());
    assertThat(state.givens()).isEqualTo(other.givens());
    assertThat(state.board()).isEqualTo(other.board());
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      assertThat(state.digits(cell)).isEqualTo(other.digits(cell));
    }
    for (int house = 0; house < Houses.COUNT; house++) {
      assertThat(state.missing(house)).isEqualTo(other.missing(house));
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        assertThat(state.places(house, digit)).isEqualTo(other.places(house, digit));
        assertThat(state.cells(house, digit)).isEqualTo(other.cells(house, digit));
      }
    }
  }

  @Test
  void derived_keptUntilAChange() {
    State state = State.of(Candidates.of(PUZZLE));
    Function<State, Board> board = State::board;
    Object known = state.derived(board);
    state.eliminate(2, 9);
    assertThat(state.derived(board)).as("9 was not there").isSameAs(known);
    state.eliminate(2, 4);
    Object afterElimination = state.derived(board);
    assertThat(afterElimination).isNotSameAs(known);
    state.place(2, 1);
    assertThat(state.derived(board)).isNotEqualTo(afterElimination);
  }

  @Test
  void digits_ofCells() {
    State state = State.of(Candidates.of(PUZZLE));
    assertThat(state.digitsOf(CellSet.of(2, 3))).isEqualTo(state.digits(2) | state.digits(3));
    assertThat(State.of(Candidates.of(Board.EMPTY)).digitsOf(CellSet.of(0)))
        .isEqualTo(Houses.ALL_DIGITS);
    assertThat(State.digitList(0b100_000_001_0)).containsExactly(1, 9);
  }

  @Test
  void beat_looksAtTheClockAndSoDoCopiesAndWhatIsDerived() {
    AtomicInteger looks = new AtomicInteger();
    State state = State.of(Candidates.of(Board.EMPTY), looks::incrementAndGet);
    state.look();
    state.copy().look();
    assertThat(looks).hasValue(2);
    AtomicInteger made = new AtomicInteger();
    Function<State, Integer> make = it -> made.incrementAndGet();
    assertThat(state.derived(make)).isEqualTo(1);
    assertThat(state.derived(make)).as("kept").isEqualTo(1);
    assertThat(looks).hasValue(3);
  }
}
