package io.github.nonet.variant;

import java.util.concurrent.atomic.AtomicReferenceArray;

/** The layouts that are asked for most. Each is made once and kept. */
final class Layouts {
  /** No box has more rows or columns: 24 values in boxes of two rows. */
  private static final int LONGEST_BOX = 12;

  private static final AtomicReferenceArray<Layout> OF_BOXES =
      new AtomicReferenceArray<>((LONGEST_BOX + 1) * (LONGEST_BOX + 1));

  /** The ordinary Sudoku. */
  static final Layout CLASSIC = ofBoxes(3, 3);

  private Layouts() {}

  /** Returns the layout of one square with boxes. Two threads may both make it the first time. */
  static Layout ofBoxes(int boxRows, int boxColumns) {
    int symbols = LayoutPlan.requireBox(boxRows, boxColumns);
    int index = boxRows * (LONGEST_BOX + 1) + boxColumns;
    Layout known = OF_BOXES.get(index);
    if (known == null) {
      known = new LayoutPlan(symbols).grid(0, 0, boxRows, boxColumns).layout();
      OF_BOXES.set(index, known);
    }
    return known;
  }

  static Layout samurai() {
    return Samurai.LAYOUT;
  }

  /** Made when it is asked for. */
  private static final class Samurai {
    static final Layout LAYOUT =
        new LayoutPlan(9)
            .grid(0, 0, 3, 3)
            .grid(0, 12, 3, 3)
            .grid(6, 6, 3, 3)
            .grid(12, 0, 3, 3)
            .grid(12, 12, 3, 3)
            .layout();
  }
}
