package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import io.github.nonet.internal.Geometry;
import java.util.List;

/** States that many tests use; the puzzles are the library's own. */
final class States {
  /** Solved by singles alone. */
  static final Board EASY = Boards.EASY;

  /** The solution of {@link #EASY}. */
  static final Board SOLVED = Boards.EASY_SOLVED;

  private States() {}

  /** Returns the state of a picture; empty lines and blanks at the ends do not matter. */
  static Candidates of(String picture) {
    return Candidates.parse(picture);
  }

  /** Returns the cell of a name: {@code "r1c1"} is 0. */
  static int cell(String name) {
    return Geometry.cell(name.charAt(1) - '1', name.charAt(3) - '1');
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
