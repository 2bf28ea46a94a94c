package io.github.nonet.internal.rules;

/** The characters that name regions, one for each cell of a square. */
public final class RegionMarks {
  /** The marks of cells in no region. */
  static final String NONE = "._";

  private RegionMarks() {}

  /**
   * Returns whether the cells of a mark are in no region. A mark with one cell for each value is
   * always a region, as in older texts.
   */
  public static boolean isNone(String marks, int symbols, char mark) {
    return NONE.indexOf(mark) >= 0
        && marks.chars().filter(other -> other == mark).count() != symbols;
  }
}
