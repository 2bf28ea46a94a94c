package io.github.nonet.internal.explainer;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.internal.LimitedWatch;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Positions for the finders: texts, and the pencil marks that they stand for. */
final class Positions {
  /** A complete board. */
  static final Board SOLUTION = Boards.SOLUTION;

  /** Lets everything go on. */
  static final LimitedWatch FREE = new LimitedWatch(SearchLimit.NONE);

  private Positions() {}

  /** Returns the positions of {@code positions.txt}, met on the way through generated puzzles. */
  static List<Candidates> all() {
    try (InputStream in = Positions.class.getResourceAsStream("positions.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(Candidates::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Board solution(Candidates position) {
    return Solver.getDefault().solve(position.board()).orElseThrow();
  }

  /** Returns the pencil marks of a board with no candidate taken away. */
  static Marks marks(Board board) {
    Marks marks = new Marks();
    marks.load(digits(board));
    return marks;
  }

  static byte[] digits(Board board) {
    byte[] digits = new byte[ExplainerHouses.CELLS];
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      digits[cell] = (byte) board.digit(cell);
    }
    return digits;
  }

  static Marks marks(Candidates position) {
    Marks marks = marks(position.board());
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      for (int digit = 0; digit < ExplainerHouses.SIZE; digit++) {
        if (!position.allows(cell, digit + 1)) {
          marks.remove(cell, digit);
        }
      }
    }
    return marks;
  }

  /** Leaves only these digits, 1-9, to a cell. */
  static void only(Marks marks, int cell, String digits) {
    int keep = 0;
    for (char digit : digits.toCharArray()) {
      keep |= 1 << digit - '1';
    }
    marks.removeAll(cell, ExplainerHouses.ALL_DIGITS & ~keep);
  }

  static int candidates(Marks marks) {
    return Arrays.stream(marks.digits).map(Integer::bitCount).sum();
  }
}
