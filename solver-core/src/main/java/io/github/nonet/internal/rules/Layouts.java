package io.github.nonet.internal.rules;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The layouts that are requested most often. Each is made once and kept. */
public final class Layouts {
  /** The most rows or columns of a box: 24 values in boxes of two rows. */
  private static final int LONGEST_BOX = 12;

  private static final AtomicReferenceArray<GridLayout> OF_BOXES =
      new AtomicReferenceArray<>((LONGEST_BOX + 1) * (LONGEST_BOX + 1));

  /** The ordinary Sudoku. */
  public static final GridLayout CLASSIC = ofBoxes(3, 3);

  private Layouts() {}

  /** Returns the layout of one square with boxes. Two threads may both make it the first time. */
  public static GridLayout ofBoxes(int boxRows, int boxColumns) {
    int symbols = LayoutPlan.requireBox(boxRows, boxColumns);
    int index = boxRows * (LONGEST_BOX + 1) + boxColumns;
    GridLayout known = OF_BOXES.get(index);
    if (known == null) {
      known = new LayoutPlan(symbols).grid(0, 0, boxRows, boxColumns).layout();
      OF_BOXES.set(index, known);
    }
    return known;
  }

  /**
   * Returns the number of rows of the square for which a text gives regions; throws if there is no
   * such square.
   */
  public static int sideOf(String regions) {
    int cells = (int) regions.chars().filter(c -> !Character.isWhitespace(c)).count();
    int symbols = LayoutPlan.sideOf(cells);
    if (symbols == 0) {
      throw Refusal.text(
          "found " + Arguments.count(cells, "character", "characters") + " of regions",
          "the square of a number from 4 to 25",
          regions.length());
    }
    return symbols;
  }

  public static GridLayout samurai() {
    return Samurai.LAYOUT;
  }

  /** The Samurai layout, which is made when requested. */
  private static final class Samurai {
    static final GridLayout LAYOUT =
        new LayoutPlan(9)
            .grid(0, 0, 3, 3)
            .grid(0, 12, 3, 3)
            .grid(6, 6, 3, 3)
            .grid(12, 0, 3, 3)
            .grid(12, 12, 3, 3)
            .layout();
  }
}
