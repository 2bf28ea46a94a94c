package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import java.util.Arrays;

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
    return found == layout.shown || found == layout.places() || found == layout.cellAt.length;
  }

  /** Returns how often a complete grid can hold a value. */
  private int mostOfAValue() {
    int most =
        layout.calls.stream()
            .filter(BuilderCall::isArea)
            .mapToInt(call -> Area.of(call, layout.symbols).mostOfAValue())
            .sum();
    return most + layout.hiddenNames.size();
  }

  private TextFormatException wrongNumber() {
    boolean hasGaps = layout.shown != layout.places();
    boolean hasHidden = layout.places() != layout.cellAt.length;
    return Refusal.text(
        "found " + Arguments.count(scan.characters(), "cell", "cells"),
        layout.shown
            + (hasGaps ? ", or " + layout.places() + " with the places without a cell" : "")
            + (hasHidden ? ", or " + layout.cellAt.length + " with the hidden cells" : ""),
        scan.length());
  }

  /** Returns the values of the cells; the found values may include places without a cell. */
  private int[] place(int[] found) {
    if (found.length == layout.shown) {
      return Arrays.copyOf(found, layout.cells());
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
