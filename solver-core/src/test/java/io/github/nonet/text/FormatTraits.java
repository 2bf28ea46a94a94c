package io.github.nonet.text;

import java.util.Map;

/**
 * What each format has a place for: the table that the laws of all formats ask. A new format is one
 * line here.
 *
 * @param hasNote whether the note of a puzzle comes back
 * @param hasSolution whether its solution does
 * @param hasMarks whether its pencil marks do; where they do not, writing them is refused
 */
record FormatTraits(boolean hasNote, boolean hasSolution, boolean hasMarks) {
  private static final Map<PuzzleFormat, FormatTraits> ALL =
      Map.of(
          PuzzleFormat.LINES, new FormatTraits(true, true, true),
          PuzzleFormat.CSV, new FormatTraits(true, true, true),
          PuzzleFormat.SDK, new FormatTraits(true, true, true),
          PuzzleFormat.SIMPLE_SUDOKU, new FormatTraits(false, false, true),
          PuzzleFormat.OPEN_SUDOKU, new FormatTraits(true, false, false));

  static FormatTraits of(PuzzleFormat format) {
    FormatTraits traits = ALL.get(format);
    if (traits == null) {
      throw new AssertionError(format + " is not in the table of FormatTraits");
    }
    return traits;
  }
}
