package io.github.nonet.internal.link;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/** A player's marks in a text for links. */
final class MarksLink {
  /*
   * The marks of all cells but the given ones, for each value a bit; whether the rules exclude the
   * value is known, so marks that are all that the rules leave cost next to nothing.
   *
   * A text states which marks are candidates only where PlayerMarks.unspecified would give others.
   * The cells then come twice: the first time none has a mark, which is never written otherwise,
   * and the second time each one that has marks has one bit more.
   */
  private final int[] givens;
  private final int[] values;
  private final int symbols;
  private final UnaryOperator<int[]> left;

  /**
   * @param left gives for the values of all cells the set of the values that the rules leave in
   *     each
   */
  MarksLink(int[] givens, int[] values, int symbols, UnaryOperator<int[]> left) {
    this.givens = givens;
    this.values = values;
    this.symbols = symbols;
    this.left = left;
  }

  void write(PlayerMarks marks, LinkWriter out) {
    boolean hasMarks = hasAny(marks.sets());
    out.put(hasMarks ? 1 : 0, 2);
    if (hasMarks) {
      int[] allowed = left.apply(values);
      boolean isSpecified = !marks.areAsUnspecified(values);
      if (isSpecified) {
        writeCells(PlayerMarks.none(givens.length), false, new MarkModels(allowed), out);
      }
      writeCells(marks, isSpecified, new MarkModels(allowed), out);
    }
  }

  private static boolean hasAny(int... sets) {
    return Arrays.stream(sets).anyMatch(set -> set != 0);
  }

  private void writeCells(
      PlayerMarks marks, boolean isSpecified, MarkModels models, LinkWriter out) {
    for (int cell = 0; cell < givens.length; cell++) {
      if (givens[cell] == 0) {
        int set = marks.set(cell);
        out.put(set == 0 ? 0 : 1, models.ofCell(values[cell]));
        if (set != 0 && isSpecified) {
          out.put(marks.areCandidates(cell) ? 1 : 0, models.areCandidates);
        }
        for (int value = 1; set != 0 && value <= symbols; value++) {
          out.put(set >> value & 1, models.ofMark(cell, value));
        }
      }
    }
  }

  /**
   * Reads marks.
   *
   * @throws IllegalArgumentException if the text ends too early
   */
  PlayerMarks read(LinkReader in) {
    boolean[] areCandidates = new boolean[givens.length];
    int[] sets = new int[givens.length];
    if (in.get(2) == 1) {
      int[] allowed = left.apply(values);
      readCells(sets, areCandidates, false, new MarkModels(allowed), in);
      if (hasAny(sets)) {
        return PlayerMarks.unspecified(values, sets);
      }
      readCells(sets, areCandidates, true, new MarkModels(allowed), in);
    }
    return PlayerMarks.of(sets, areCandidates);
  }

  private void readCells(
      int[] sets, boolean[] areCandidates, boolean isSpecified, MarkModels models, LinkReader in) {
    for (int cell = 0; cell < sets.length; cell++) {
      if (givens[cell] == 0 && in.get(models.ofCell(values[cell])) == 1) {
        areCandidates[cell] = isSpecified && in.get(models.areCandidates) == 1;
        sets[cell] = readSet(cell, models, in);
      }
    }
  }

  private int readSet(int cell, MarkModels models, LinkReader in) {
    int set = 0;
    for (int value = 1; value <= symbols; value++) {
      set |= in.get(models.ofMark(cell, value)) << value;
    }
    return set;
  }

  /** The knowledge about marks before they are read. */
  private static final class MarkModels {
    final Model areCandidates = new Model(2);

    private final int[] left;
    private final Model[] cells = {new Model(2), new Model(2)};
    private final Model[] marks = {new Model(2), new Model(2)};

    MarkModels(int[] left) {
      this.left = left;
    }

    /** Returns the model for the question whether a cell has marks. */
    Model ofCell(int value) {
      return cells[value == 0 ? 0 : 1];
    }

    Model ofMark(int cell, int value) {
      return marks[left[cell] >> value & 1];
    }
  }
}
