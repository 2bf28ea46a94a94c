package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** The two halves of a text with a puzzle and its solution, as in the rows of public data sets. */
final class TextHalves {
  /*
   * The second half is a solution if each of its rows and columns has each sign once. The regions
   * of a jigsaw never have this property, because two neighbours in a region share a row or a
   * column.
   */
  private final CellText scan;
  private final int symbols;

  private TextHalves(CellText scan, int symbols) {
    this.scan = scan;
    this.symbols = symbols;
  }

  /** Returns the halves, or null if the second half is not a solution. */
  static @Nullable TextHalves of(CellText scan) {
    int symbols = scan.characters() % 2 == 0 ? LayoutPlan.sideOf(scan.characters() / 2) : 0;
    TextHalves halves = new TextHalves(scan, symbols);
    return symbols > 0 && halves.isSolution() ? halves : null;
  }

  private boolean isSolution() {
    BitSet all = signs(0, 1);
    boolean isSolution = all.cardinality() == symbols;
    for (int i = 0; i < symbols && isSolution; i++) {
      isSolution = signs(i * symbols, 1).equals(all) && signs(i, symbols).equals(all);
    }
    return isSolution;
  }

  /** Returns the signs of a row or a column of the second half. */
  private BitSet signs(int first, int step) {
    BitSet signs = new BitSet();
    for (int i = 0; i < symbols; i++) {
      signs.set(Character.toUpperCase(solution(first + i * step)));
    }
    return signs;
  }

  private char solution(int cell) {
    return scan.character(symbols * symbols + cell);
  }

  int symbols() {
    return symbols;
  }

  /** Returns the index at which the second half starts. */
  int start() {
    return scan.index(symbols * symbols);
  }

  /** Refuses a second half that lacks the clues of the first, because it is another puzzle. */
  void requireAgreement() {
    for (int cell = 0; cell < symbols * symbols; cell++) {
      char clue = Character.toUpperCase(scan.character(cell));
      boolean isEmpty = EmptySigns.isOne(clue);
      if (!isEmpty && clue != Character.toUpperCase(solution(cell))) {
        int index = scan.index(symbols * symbols + cell);
        throw Refusal.text(
            scan.place(index) + " is " + scan.shown(index) + " in a solution of another puzzle",
            scan.shown(scan.index(cell)) + ", or one puzzle",
            index);
      }
    }
  }
}
