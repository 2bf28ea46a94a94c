package io.github.nonet.internal.logic.fish;

import java.util.List;

/**
 * The shape of a complex fish. Sets of houses are 27 bits: rows, columns, boxes.
 *
 * @param size the number of base sets, which is also the number of cover sets
 */
record FishShape(int size, boolean finned, int base, int cover) {
  static final int ROWS = 0b111_111_111;
  static final int COLUMNS = ROWS << 9;
  static final int BOXES = ROWS << 18;
  private static final int ALL = ROWS | COLUMNS | BOXES;

  /** Returns the shapes of Franken fish, in the order in which they are searched. */
  static List<FishShape> franken(int size, boolean finned) {
    return List.of(
        new FishShape(size, finned, ROWS | BOXES, COLUMNS | BOXES),
        new FishShape(size, finned, COLUMNS | BOXES, ROWS | BOXES));
  }

  /** Returns the shape of finned mutant fish. */
  static List<FishShape> mutant(int size) {
    return List.of(new FishShape(size, true, ALL, ALL));
  }

  /** Returns whether these sets have this shape, and not a simpler one. */
  boolean fits(int baseSets, int coverSets) {
    boolean basic = isBasic(baseSets, coverSets, ROWS, COLUMNS);
    boolean franken = isFranken(baseSets, coverSets, ROWS, COLUMNS);
    return base == ALL ? !basic && !franken : franken && !basic;
  }

  private static boolean isBasic(int base, int cover, int lines, int crossing) {
    return isWithin(base, lines) && isWithin(cover, crossing)
        || isWithin(base, crossing) && isWithin(cover, lines);
  }

  private static boolean isFranken(int base, int cover, int lines, int crossing) {
    return isMix(base, lines) && isMix(cover, crossing)
        || isMix(base, crossing) && isMix(cover, lines);
  }

  /** Returns whether the houses are lines of one direction and perhaps boxes. */
  private static boolean isMix(int houses, int lines) {
    return isWithin(houses, lines | BOXES) && (houses & lines) != 0;
  }

  private static boolean isWithin(int houses, int kinds) {
    return (houses & ~kinds) == 0;
  }
}
