package io.github.nonet.internal.text;

import static io.github.nonet.internal.text.Alphabet.MARKS;

import io.github.nonet.internal.CandidateBits;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Reads every text that {@code Candidates.parse} lists: the line of 729 characters and pictures of
 * pencil marks on its own, the rest with the help of {@link LibraryReader} and {@link BoardReader}.
 */
public final class CandidatesReader {
  /** A text with more characters was meant as candidates, one with fewer as a board. */
  private static final int MOST_CHARACTERS_OF_A_BOARD = 2 * Geometry.CELLS;

  /** The most groups in the line of 729 characters: nine lines, each of them in three groups. */
  private static final int MOST_GROUPS_OF_A_LINE = 27;

  private final CharSequence text;
  private final DigitGroups groups;

  private CandidatesReader(CharSequence text) {
    this.text = text;
    this.groups = new DigitGroups(text);
  }

  /**
   * Returns the 81 cells in {@code text}, as {@link CandidateBits}.
   *
   * @throws TextFaultException if it has neither candidates nor a board
   */
  public static int[] read(CharSequence text) throws TextFaultException {
    if (LibraryReader.isLibraryLine(text)) {
      return LibraryReader.read(text);
    }
    if (text.length() == Geometry.CELLS) {
      return readBoard(text);
    }
    int start = LibraryReader.start(text);
    CharSequence state = text.subSequence(start, text.length());
    if (LibraryReader.endOfState(state) > 0 && Alphabet.below(text, start) == text.length()) {
      return LibraryReader.readState(text, start);
    }
    return new CandidatesReader(text).read();
  }

  /** Returns the fault of a text that cannot be read, which this reads once more. */
  public static TextFault faultOf(CharSequence text) {
    try {
      read(text);
    } catch (TextFaultException e) {
      return e.fault();
    }
    throw new IllegalArgumentException("expected a text with a fault");
  }

  private static int[] readBoard(CharSequence text) throws TextFaultException {
    byte[] digits = BoardReader.read(text);
    int[] cells = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] = CandidateBits.ofRules(digits, cell);
    }
    return cells;
  }

  private int[] read() throws TextFaultException {
    boolean hasMarks = groups.hasMarks();
    int characters = groups.characters();
    if (characters == CellMarks.LINE_LENGTH && hasWholeCells() && !hasMarks) {
      return settled(lineSets());
    }
    if (groups.count() == Geometry.CELLS && (characters > Geometry.CELLS || hasMarks)) {
      return settled(pictureSets());
    }
    if (characters < MOST_CHARACTERS_OF_A_BOARD) {
      return readBoard(text);
    }
    groups.checkSeparators();
    if (groups.count() > MOST_GROUPS_OF_A_LINE) {
      throw new TextFaultException(wrongCount());
    }
    boolean isLong = characters == CellMarks.LINE_LENGTH;
    throw new TextFaultException(isLong ? brokenCell() : wrongLength());
  }

  private boolean hasWholeCells() {
    return groups.firstBroken() == groups.count();
  }

  /**
   * Reads 729 characters; the digit {@code d} is the character {@code d} of the nine of its cell.
   */
  private int[] lineSets() throws TextFaultException {
    int[] sets = new int[Geometry.CELLS];
    int place = 0;
    for (int group = 0; group < groups.count(); group++) {
      for (int i = groups.start(group); i < groups.end(group); i++, place++) {
        int digit = place % Geometry.SIZE + 1;
        int value = MARKS.valueOf(text.charAt(i));
        if (value == digit) {
          sets[place / Geometry.SIZE] |= ValueSet.bit(digit);
        } else if (value != Geometry.EMPTY) {
          String others = ", or one of " + MARKS.emptyCells() + " where it is not possible";
          throw new TextFaultException(TextFault.found(text, i, digit + others));
        }
      }
    }
    groups.checkSeparators();
    return sets;
  }

  private int[] pictureSets() throws TextFaultException {
    groups.checkSeparators();
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      checkMark(cell);
      for (int i = groups.start(cell); i < groups.end(cell); i++) {
        int bit = ValueSet.bit(MARKS.valueOf(text.charAt(i))) & ValueSet.ALL_DIGITS;
        if ((sets[cell] & bit) != 0) {
          throw new TextFaultException(TextFault.found(text, i, "each digit once in a cell"));
        }
        sets[cell] |= bit;
      }
    }
    return sets;
  }

  /** Refuses a mark of a filled cell that is not before exactly one digit. */
  private void checkMark(int cell) throws TextFaultException {
    int start = groups.start(cell);
    char mark = groups.mark(cell);
    boolean isOneDigit = groups.length(cell) == 1 && MARKS.valueOf(text.charAt(start)) > 0;
    if ((mark == CellMarks.GIVEN || mark == CellMarks.PLACED) && !isOneDigit) {
      throw new TextFaultException(TextFault.found(text, start, "one digit behind '" + mark + "'"));
    }
  }

  /** Returns the sets of digits with the kind of each cell: given, placed or open. */
  private int[] settled(int[] sets) throws TextFaultException {
    int[] cells = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] = settled(sets, cell);
    }
    if (groups.hasMarks()) {
      requireAgreement(cells);
    }
    return cells;
  }

  private int settled(int[] sets, int cell) {
    int set = sets[cell];
    return switch (groups.mark(cell)) {
      case CellMarks.GIVEN -> CandidateBits.given(set);
      case CellMarks.PLACED -> CandidateBits.placed(set);
      case CellMarks.OPEN -> set;
      default -> CellMarks.isSettled(sets, cell) ? CandidateBits.given(set) : set;
    };
  }

  /**
   * Refuses an open cell that allows the digit of a filled peer, which only a text with marks can
   * have.
   */
  private void requireAgreement(int[] cells) throws TextFaultException {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int peer : HouseTables.PEERS[cell]) {
        boolean isFilled = CandidateBits.isFilled(cells[cell]);
        boolean isOpen = !CandidateBits.isFilled(cells[peer]);
        if (isFilled && isOpen && (cells[cell] & cells[peer]) != 0) {
          String expected = "digits that " + Geometry.name(cell) + " leaves";
          throw new TextFaultException(TextFault.found(text, groups.start(peer), expected));
        }
      }
    }
  }

  private TextFault wrongCount() {
    boolean tooFew = groups.count() < Geometry.CELLS;
    return TextFault.at(
        text,
        tooFew ? text.length() : groups.start(Geometry.CELLS),
        "found "
            + groups.count()
            + " groups of digits; expected 81: "
            + (tooFew ? "the text ends at " : "the first one too many is "),
        "");
  }

  private TextFault brokenCell() {
    int group = groups.firstBroken();
    return TextFault.at(
        text,
        groups.start(group),
        "found a group of "
            + groups.length(group)
            + " characters; expected nine for each cell: it begins at ",
        "");
  }

  private TextFault wrongLength() {
    return TextFault.at(
        text,
        text.length(),
        "found "
            + groups.characters()
            + " characters for digits; expected 729, nine for each cell, or 81: the text ends at ",
        "");
  }
}
