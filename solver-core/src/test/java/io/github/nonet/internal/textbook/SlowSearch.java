package io.github.nonet.internal.textbook;

import io.github.nonet.Board;
import io.github.nonet.internal.EngineTrace;
import java.util.ArrayList;
import java.util.List;

/** A recursive search by the rules of the game alone: slow, and simple enough to be believed. */
abstract class SlowSearch {
  /** The digits that were put into the cells; 0 in a cell that is open. */
  final int[] digits = new int[81];

  private final EngineTrace trace = new EngineTrace();
  private long guesses;

  /** Tries what can be done next, each way in its turn. */
  abstract void search();

  final EngineTrace trace() {
    search();
    trace.guesses().add(guesses);
    return trace;
  }

  final void countGuess(int ways) {
    guesses += ways > 1 ? 1 : 0;
  }

  final void noteSolution() {
    trace.solutions().add(Board.copyOf(digits));
    trace.guesses().add(guesses);
  }

  /** Returns the marks of a board: a clue is the only candidate of its cell. */
  static int[] marks(Board board) {
    int[] marks = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      marks[cell] = board.digit(cell) == 0 ? 0b1111111110 : 1 << board.digit(cell);
    }
    return marks;
  }

  static List<Integer> members(int set) {
    List<Integer> members = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      if ((set >> digit & 1) == 1) {
        members.add(digit);
      }
    }
    return members;
  }
}
