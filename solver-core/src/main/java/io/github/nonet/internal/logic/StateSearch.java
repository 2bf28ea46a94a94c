package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The solutions of a state: singles, then a guess in the cell with the fewest candidates.
 *
 * <p>A state is not always a board: it may have lost candidates. So the search starts from the
 * candidates, which is enough for one question by one player.
 */
public final class StateSearch {
  private final Deque<State> guesses = new ArrayDeque<>();
  private final Runnable pulse;

  private StateSearch(State start, Runnable pulse) {
    this.pulse = pulse;
    guesses.push(start);
  }

  /**
   * Returns a solution of the state, if there is one.
   *
   * @param pulse is called at each guess, and may throw to end the search
   */
  public static Optional<Board> first(Candidates state, Runnable pulse) {
    State solved = new StateSearch(State.of(state), pulse).next();
    return Optional.ofNullable(solved).map(State::board);
  }

  /** Returns the next solution, or null if there is none. */
  private State next() {
    while (!guesses.isEmpty()) {
      pulse.run();
      State state = guesses.pop();
      if (settle(state) && state.isConsistent()) {
        if (state.open().isEmpty()) {
          return state;
        }
        guess(state);
      }
    }
    return null;
  }

  private void guess(State state) {
    int narrowest = state.open().first();
    for (int cell = narrowest; cell >= 0; cell = state.open().next(cell)) {
      narrowest =
          Integer.bitCount(state.digits(cell)) < Integer.bitCount(state.digits(narrowest))
              ? cell
              : narrowest;
    }
    for (int digit : State.digitList(state.digits(narrowest))) {
      State guess = state.copy();
      guess.place(narrowest, digit);
      guesses.push(guess);
    }
  }

  /** Places all singles; returns false if a cell or a digit has no place left. */
  private static boolean settle(State state) {
    boolean changed = true;
    while (changed) {
      changed = false;
      CellSet open = state.open();
      for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
        int digits = state.digits(cell);
        if (digits == 0) {
          return false;
        }
        if (Integer.bitCount(digits) == 1) {
          state.place(cell, Integer.numberOfTrailingZeros(digits));
          changed = true;
        }
      }
      for (int house = 0; house < Houses.COUNT; house++) {
        int missing = state.missing(house);
        for (int rest = missing; rest != 0; rest &= rest - 1) {
          int digit = Integer.numberOfTrailingZeros(rest);
          int places = state.places(house, digit);
          if (places == 0) {
            return false;
          }
          if (Integer.bitCount(places) == 1) {
            state.place(Houses.CELLS[house][Integer.numberOfTrailingZeros(places)], digit);
            changed = true;
          }
        }
      }
    }
    return true;
  }
}
