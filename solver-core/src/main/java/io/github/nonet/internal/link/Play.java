package io.github.nonet.internal.link;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * What is in the cells of a puzzle or a game.
 *
 * @param givens the given value of each cell, 0 for none
 * @param values the given values and those of the player
 * @param marks the player's marks of each cell, bit {@code v} for the value {@code v}
 */
public record Play(int[] givens, int[] values, int[] marks) {
  /*
   * First the given values: for each cell whether there is one, at the odds of those that are left
   * among the cells that are left, which costs as much as to number all sets of this many cells. Then
   * the player's values in the same way. Then the marks of all cells but the given ones, for each
   * value a bit; whether the rules exclude the value is known, so marks that are all that the rules
   * leave cost next to nothing.
   */

  /** Returns a puzzle: nothing written, nothing marked. */
  public static Play puzzle(int[] givens) {
    return new Play(givens, givens, new int[givens.length]);
  }

  /** Writes the given values alone. */
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
    writeMarks(symbols, out, left);
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

  private void writeMarks(int symbols, LinkWriter out, UnaryOperator<int[]> left) {
    boolean hasMarks = Arrays.stream(marks).anyMatch(set -> set != 0);
    out.put(hasMarks ? 1 : 0, 2);
    MarkModels models = new MarkModels(hasMarks ? left.apply(values) : values);
    for (int cell = 0; hasMarks && cell < marks.length; cell++) {
      if (givens[cell] == 0) {
        out.put(marks[cell] == 0 ? 0 : 1, models.ofCell(values[cell]));
        for (int value = 1; marks[cell] != 0 && value <= symbols; value++) {
          out.put(marks[cell] >> value & 1, models.ofMark(cell, value));
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
    Play play = new Play(givens, readValues(givens, symbols, in), new int[cells]);
    play.readMarks(symbols, in, left);
    return play;
  }

  /** Returns the values that were there before, and those of the other cells. */
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

  private void readMarks(int symbols, LinkReader in, UnaryOperator<int[]> left) {
    boolean hasMarks = in.get(2) == 1;
    MarkModels models = new MarkModels(hasMarks ? left.apply(values) : values);
    for (int cell = 0; hasMarks && cell < marks.length; cell++) {
      if (givens[cell] == 0 && in.get(models.ofCell(values[cell])) == 1) {
        for (int value = 1; value <= symbols; value++) {
          marks[cell] |= in.get(models.ofMark(cell, value)) << value;
        }
      }
    }
  }

  /** What is known of marks before they are read. */
  private static final class MarkModels {
    private final int[] left;
    private final Model[] cells = {new Model(2), new Model(2)};
    private final Model[] marks = {new Model(2), new Model(2)};

    MarkModels(int[] left) {
      this.left = left;
    }

    /** Returns that of the question whether a cell has marks. */
    Model ofCell(int value) {
      return cells[value == 0 ? 0 : 1];
    }

    Model ofMark(int cell, int value) {
      return marks[left[cell] >> value & 1];
    }
  }
}
