package io.github.nonet.contract;

import io.github.nonet.Board;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * A call of the solver that is tested, in words, and what must come of it. A failure is a sentence
 * that names the method, what it did, what was expected, and the board.
 *
 * @param words the method with its arguments, such as {@code countSolutions(puzzle, 3)}
 * @param puzzle the board, or the pencil marks, that the sentence ends with
 */
record Call(String words, Object puzzle) {
  /** Describes a call; {@code words} is a format for the arguments. */
  static Call of(Object puzzle, String words, Object... arguments) {
    return new Call(words.formatted(arguments), puzzle);
  }

  /** Requires a value, which must be equal. */
  void mustReturn(Object expected, Object returned) {
    if (!Objects.equals(expected, returned)) {
      throw failure("returned " + returned, "expected " + expected);
    }
  }

  /** Requires something of a value that is shown in the sentence. */
  void mustReturn(boolean isRight, Object returned, String expected) {
    if (!isRight) {
      throw failure("returned " + returned, "expected " + expected);
    }
  }

  /** Requires these boards in this order. */
  void mustFind(List<Board> expected, List<Board> found) {
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      if (!found.get(i).equals(expected.get(i))) {
        throw failure(
            "found " + found.get(i) + " as number " + (i + 1), "expected " + expected.get(i));
      }
    }
    mustFind(expected.size(), found.size());
  }

  /** Requires these boards in any order, each once. */
  void mustFindInAnyOrder(List<Board> expected, List<Board> found) {
    mustFindEachOnce(found);
    Set<Board> missing = new HashSet<>(expected);
    for (Board board : found) {
      if (!missing.remove(board)) {
        throw failure("found " + board, "expected it to be left out");
      }
    }
    if (!missing.isEmpty()) {
      throw failure("did not find " + missing.iterator().next(), "expected it");
    }
  }

  /** Requires that no board is there twice. */
  void mustFindEachOnce(List<Board> found) {
    Set<Board> seen = new HashSet<>();
    for (Board board : found) {
      if (!seen.add(board)) {
        throw failure("found " + board + " twice", "expected each solution once");
      }
    }
  }

  /** Requires solutions of the board alone. */
  void mustFindSolutions(Board clues, List<Board> found) {
    for (Board board : found) {
      List<String> faults = Referee.faults(clues, board);
      if (!faults.isEmpty()) {
        throw failure("found " + board, "expected a solution, but " + String.join(", ", faults));
      }
    }
  }

  /** Requires this number of solutions. */
  void mustFind(long expected, long found) {
    if (expected != found) {
      throw failure("found " + solutions(found), "expected " + expected);
    }
  }

  private static String solutions(long count) {
    return count + (count == 1 ? " solution" : " solutions");
  }

  /** Requires an exception, and returns it. */
  <X extends Exception> X mustThrow(Class<X> type, Callable<?> call) {
    Object returned;
    try {
      returned = call.call();
    } catch (Exception e) {
      if (type.isInstance(e)) {
        return type.cast(e);
      }
      AssertionError failure = failure("threw " + e, "expected " + type.getSimpleName());
      failure.initCause(e);
      throw failure;
    }
    throw failure("returned " + returned, "expected " + type.getSimpleName());
  }

  /** Requires this number of guesses in an exception. */
  void mustTell(long expected, long guesses) {
    if (expected != guesses) {
      throw failure("threw an exception of " + guesses + " guesses", "expected " + expected);
    }
  }

  private AssertionError failure(String done, String expected) {
    return new AssertionError(words + " " + done + "; " + expected + ". The puzzle: " + puzzle);
  }
}
