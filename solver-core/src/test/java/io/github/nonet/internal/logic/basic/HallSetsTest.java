package io.github.nonet.internal.logic.basic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.basic.HallSets.Sizes;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The sizes of subsets, compared with a slow search by the words of their definition. */
class HallSetsTest {
  private static final Board SOLUTION = Boards.EASY_SOLVED;

  private final HallSets hallSets = new HallSets();

  /** Returns a state that has the solution, each other candidate by a chance of percent. */
  private static State random(Random random, int percent) {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        if (digit != SOLUTION.digit(cell) && random.nextInt(100) >= percent) {
          state = state.without(cell, digit);
        }
      }
    }
    return State.of(state);
  }

  /**
   * Returns whether cells of the house hold equally many digits, which other cells there have too.
   */
  private static boolean isNaked(State state, int house, int size) {
    return forSomeChoice(
        size,
        places ->
            areOpen(state, house, places)
                && Integer.bitCount(digits(state, house, places)) == size
                && (digits(state, house, places)
                        & digits(state, house, Houses.ALL_PLACES & ~places))
                    != 0);
  }

  /** Returns whether digits of the house have equally many places, which have other digits too. */
  private static boolean isHidden(State state, int house, int size) {
    return forSomeChoice(
        size,
        digits -> {
          int places = 0;
          boolean isPlaced = false;
          for (int digit = 1; digit <= Houses.SIZE; digit++) {
            boolean isChosen = (digits >>> digit - 1 & 1) != 0;
            places |= isChosen ? state.places(house, digit) : 0;
            isPlaced |= isChosen && state.places(house, digit) == 0;
          }
          return !isPlaced
              && Integer.bitCount(places) == size
              && (digits(state, house, places) & ~(digits << 1)) != 0;
        });
  }

  private static boolean areOpen(State state, int house, int places) {
    return state.open().containsAll(Houses.cells(house, places));
  }

  private static boolean forSomeChoice(int size, IntPredicate fits) {
    return IntStream.range(1, 1 << Houses.SIZE)
        .filter(chosen -> Integer.bitCount(chosen) == size)
        .anyMatch(fits);
  }

  private static int digits(State state, int house, int places) {
    return state.digitsOf(Houses.cells(house, places));
  }

  private void assertSizes(State state) {
    Sizes sizes = hallSets.sizes(state);
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int size = 2; size <= 4; size++) {
        assertThat(sizes.mayBeNaked(house, size))
            .as("naked %d in %d", size, house)
            .isEqualTo(isNaked(state, house, size));
        assertThat(sizes.mayBeHidden(house, size))
            .as("hidden %d in %d", size, house)
            .isEqualTo(isHidden(state, house, size));
      }
    }
  }

  @Test
  void sizes_asTheDefinitionSays() {
    Random random = new Random(1);
    for (int percent = 10; percent <= 90; percent += 4) {
      assertSizes(random(random, percent));
    }
  }

  @Test
  void sizes_followEveryChange() {
    Random random = new Random(2);
    State state = random(random, 60);
    for (int i = 0; i < 60; i++) {
      int cell = random.nextInt(Houses.CELL_COUNT);
      int digit = random.nextInt(Houses.SIZE) + 1;
      if (digit != SOLUTION.digit(cell)) {
        state.eliminate(cell, digit);
        assertSizes(state);
      } else if (state.isOpen(cell)) {
        state.place(cell, digit);
      }
    }
  }

  @Test
  void sizes_twoStatesInTurn() {
    State many = random(new Random(3), 20);
    State none = State.of(Candidates.of(Board.EMPTY));
    for (int i = 0; i < 2; i++) {
      assertSizes(many);
      assertSizes(none);
    }
  }

  @Test
  void sizes_stateWithoutSolution_everySizeMayBe() {
    Candidates twoCellsOneDigit = Candidates.of(Board.EMPTY);
    for (int digit = 2; digit <= Houses.SIZE; digit++) {
      twoCellsOneDigit = twoCellsOneDigit.without(0, digit).without(1, digit);
    }
    Sizes sizes = hallSets.sizes(State.of(twoCellsOneDigit));
    for (int size = 2; size <= 4; size++) {
      assertThat(sizes.mayBeNaked(0, size)).isTrue();
      assertThat(sizes.mayBeHidden(0, size)).isTrue();
    }
  }
}
