package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;

/** Reads the values of a grid whose rules are known. */
public final class CellReader {
  private final GridLayout layout;
  private final CellText scan;

  private CellReader(GridLayout layout, CellText scan) {
    this.layout = layout;
    this.scan = scan;
  }

  public static int[] read(GridLayout layout, CellText scan) {
    return new CellReader(layout, scan).read();
  }

  private int[] read() {
    boolean areCells = isNumberOfCells(scan.characters());
    boolean areNumbers = scan.hasLongField() && isNumberOfCells(scan.fields());
    if (areCells && areNumbers) {
      throw Refusal.text(
          "the text has two readings: "
              + scan.characters()
              + " cells of one character each, or "
              + scan.fields()
              + " numbers",
          "one",
          scan.indexOfLongField());
    }
    if (areNumbers) {
      return place(NumberReader.read(scan, layout.symbols, mostOfAValue()));
    }
    int[] found = GridAlphabet.read(scan, layout.symbols, mostOfAValue());
    if (!areCells) {
      throw wrongNumber();
    }
    return place(found);
  }

  private boolean isNumberOfCells(int found) {
    return found == layout.cells() || found == layout.cellAt.length;
  }

  /** Returns how often a complete grid can hold a value at most. */
  private int mostOfAValue() {
    return layout.symbols * (int) layout.calls.stream().filter(BuilderCall::isSquare).count();
  }

  private TextFormatException wrongNumber() {
    boolean hasGaps = layout.cells() != layout.cellAt.length;
    return Refusal.text(
        "found " + Arguments.count(scan.characters(), "cell", "cells"),
        layout.cells()
            + (hasGaps ? ", or " + layout.cellAt.length + " with the places without a cell" : ""),
        scan.length());
  }

  /** Returns the values of the cells, if the values are those of all places. */
  private int[] place(int[] found) {
    if (found.length == layout.cells()) {
      return found;
    }
    int[] values = new int[layout.cells()];
    for (int place = 0; place < found.length; place++) {
      if (layout.cellAt[place] != GridLayout.NO_CELL) {
        values[layout.cellAt[place]] = found[place];
      } else if (found[place] != 0) {
        throw Refusal.text(
            "row "
                + (place / layout.columns + 1)
                + " column "
                + (place % layout.columns + 1)
                + " holds a value",
            "nothing, because there is no cell",
            scan.length());
      }
    }
    return values;
  }
}
