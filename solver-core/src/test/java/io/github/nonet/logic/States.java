package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.List;

/** States that many tests use; the puzzles are the library's own. */
final class States {
  /** Solved by singles alone. */
  static final Board EASY =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** The solution of {@link #EASY}. */
  static final Board SOLVED =
      Board.parse(
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

  private States() {}

  /** Returns the state of a picture; empty lines and blanks at the ends do not matter. */
  static Candidates of(String picture) {
    return Candidates.parse(picture);
  }

  /** Returns the empty grid without a digit in these cells. */
  static Candidates without(int digit, int... cells) {
    return without(Candidates.of(Board.EMPTY), digit, cells);
  }

  /** Returns the state without a digit in these cells. */
  static Candidates without(Candidates state, int digit, int... cells) {
    Candidates next = state;
    for (int cell : cells) {
      next = next.without(cell, digit);
    }
    return next;
  }

  /** Returns the state with only these digits in a cell. */
  static Candidates only(Candidates state, int cell, Integer... digits) {
    Candidates next = state;
    for (int digit = 1; digit <= 9; digit++) {
      next = List.of(digits).contains(digit) ? next : next.without(cell, digit);
    }
    return next;
  }

  /** Returns the steps of a technique in a state. */
  static List<Step> steps(Technique technique, Candidates state) {
    return LogicalSolver.of(technique).steps(state).toList();
  }
}
