package io.github.nonet.internal.link;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * The contents of the cells of a puzzle or a game.
 *
 * @param givens the given value of each cell, 0 for none
 * @param values the given values and the player's values
 * @param marks the player's marks
 */
public record Play(int[] givens, int[] values, PlayerMarks marks) {
  /*
   * First the given values: for each cell whether there is one, at the odds of those that are left
   * among the cells that are left, which costs as much as to number all sets of this many cells. Then
   * the player's values in the same way, and the marks.
   */

  /** Returns a puzzle: nothing written, nothing marked. */
  public static Play puzzle(int[] givens) {
    return new Play(givens, givens, PlayerMarks.none(givens.length));
  }

  /** Writes only the given values. */
  public void writeGivens(int symbols, LinkWriter out) {
    writeValues(givens, new int[givens.length], symbols, out);
  }

  /**
   * Writes everything.
   *
   * @param left gives for the values of all cells the set of the values that the rules leave in
   *     each
   */
  public void write(int symbols, LinkWriter out, UnaryOperator<int[]> left) {
    writeGivens(symbols, out);
    writeValues(values, givens, symbols, out);
    new MarksLink(givens, values, symbols, left).write(marks, out);
  }

  /** Writes the values of the cells that had none before. */
  private static void writeValues(int[] values, int[] before, int symbols, LinkWriter out) {
    int cells = 0;
    int filled = 0;
    for (int cell = 0; cell < values.length; cell++) {
      cells += before[cell] == 0 ? 1 : 0;
      filled += before[cell] == 0 && values[cell] != 0 ? 1 : 0;
    }
    out.put(filled, cells + 1);
    for (int cell = 0; cell < values.length; cell++) {
      if (before[cell] == 0) {
        boolean isFilled = values[cell] != 0;
        if (filled > 0 && filled < cells) {
          out.put(isFilled ? 0 : filled, isFilled ? filled : cells - filled, cells);
        }
        cells--;
        if (isFilled) {
          filled--;
          out.put(values[cell] - 1, symbols);
        }
      }
    }
  }

  /**
   * Reads the given values of a puzzle.
   *
   * @throws IllegalArgumentException if the text ends too early
   */
  public static Play readGivens(int cells, int symbols, LinkReader in) {
    return puzzle(readValues(new int[cells], symbols, in));
  }

  /**
   * Reads everything.
   *
   * @param left as for {@link #write}
   * @throws IllegalArgumentException if the text ends too early
   */
  public static Play read(int cells, int symbols, LinkReader in, UnaryOperator<int[]> left) {
    int[] givens = readGivens(cells, symbols, in).givens;
    int[] values = readValues(givens, symbols, in);
    return new Play(givens, values, new MarksLink(givens, values, symbols, left).read(in));
  }

  /** Returns the values known before, and the values of the other cells. */
  private static int[] readValues(int[] before, int symbols, LinkReader in) {
    int cells = (int) Arrays.stream(before).filter(value -> value == 0).count();
    int filled = in.get(cells + 1);
    int[] values = before.clone();
    for (int cell = 0; cell < values.length; cell++) {
      if (before[cell] == 0) {
        boolean isFilled = filled == cells;
        if (filled > 0 && filled < cells) {
          isFilled = in.part(cells) < filled;
          in.take(isFilled ? 0 : filled, isFilled ? filled : cells - filled);
        }
        cells--;
        if (isFilled) {
          filled--;
          values[cell] = in.get(symbols) + 1;
        }
      }
    }
    return values;
  }
}
