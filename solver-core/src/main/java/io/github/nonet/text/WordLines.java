package io.github.nonet.text;

import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.text.BoardReader;
import io.github.nonet.internal.text.TextFault;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines of words above a puzzle, which are its note, or a fault if no puzzle follows. */
final class WordLines {
  /** The longest note; a longer one is cut, because a text may start with a whole book. */
  private static final int LONGEST_NOTE = 1_000;

  /** The longest line that is read as tags; no tag on its own line is nearly as long. */
  private static final int LONGEST_TAG = 80;

  private static final int MOST_SHORT_LINES = 1_000;

  private static final String LINES = "-=_*~\u2013\u2014";

  private final StringBuilder text = new StringBuilder();

  /** The faults of the lines, as long as all lines are short. */
  private final List<PuzzleFormatException> shortLines = new ArrayList<>();

  private long line;
  private long count;

  /** The first line of the last group that may be rows with too many or too few cells. */
  private @Nullable String damaged;

  private long damagedLine;
  private long lastLine;

  /**
   * Adds a line.
   *
   * @param isShort whether it has cells but no words
   * @param isDamaged whether it may be a row with too many or too few cells
   */
  void add(String words, long number, boolean isShort, boolean isDamaged) {
    if (isShort && shortLines.size() == count) {
      shortLines.add(fault(words, number));
    }
    if (count++ == 0) {
      line = number;
    }
    if (text.length() < LONGEST_NOTE) {
      text.append(text.length() == 0 ? "" : "\n");
      text.append(words, 0, Math.min(words.length(), LONGEST_NOTE - text.length() + 1));
    }
    if (!isDamaged) {
      damaged = null;
    } else if (damaged == null || lastLine != number - 1) {
      damaged = words;
      damagedLine = number;
    }
    lastLine = number;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Returns the number of the first line. */
  long line() {
    return line;
  }

  String text() {
    return text.toString();
  }

  /** Returns the words as a note, and clears them. */
  String take() {
    String note = text.toString().replace('\n', ' ');
    drop();
    return note;
  }

  void drop() {
    text.setLength(0);
    count = 0;
    damaged = null;
    shortLines.clear();
  }

  /**
   * Returns the faults of the lines if all of them are short, and clears them. Above a board in one
   * line, they are boards that were cut.
   */
  List<PuzzleFormatException> takeShortLines() {
    List<PuzzleFormatException> lines =
        shortLines.size() == count ? new ArrayList<>(shortLines) : new ArrayList<>();
    if (!lines.isEmpty()) {
      drop();
    }
    return lines;
  }

  private static PuzzleFormatException fault(String text, long line) {
    TextFault fault = BoardReader.faultOf(text);
    return new PuzzleFormatException(line, fault.message("column " + fault.column()));
  }

  boolean isOneShortLine() {
    return count == 1 && shortLines.size() == 1;
  }

  /** Returns whether there are too many short lines to be above a grid. */
  boolean isFull() {
    return shortLines.size() == MOST_SHORT_LINES && shortLines.size() == count;
  }

  /** Returns whether the line with this number may be a row with too many or too few cells. */
  boolean isDamagedAt(long number) {
    return damaged != null && lastLine == number;
  }

  String damaged() {
    return damaged == null ? "" : damaged;
  }

  long damagedLine() {
    return damagedLine;
  }

  /** Returns the fault of words that no puzzle follows. */
  String fault() {
    return "found " + (count == 1 ? "a line" : count + " lines") + "; expected a puzzle below";
  }

  /** Returns the number of letters in a text, without those that mean an empty cell. */
  static int letters(String text) {
    return (int) text.chars().filter(c -> Character.isLetter(c) && c != 'x' && c != 'X').count();
  }

  /** Returns whether a line only draws a line, or opens or closes the frame of a grid. */
  static boolean isRule(String text) {
    boolean areTags = text.length() < LONGEST_TAG && areTags(text);
    if (text.startsWith("```") || areTags) {
      return true;
    }
    if (text.chars().anyMatch(Character::isLetterOrDigit)) {
      return false;
    }
    boolean hasCells = text.indexOf('.') >= 0 || text.indexOf('?') >= 0;
    return !hasCells || hasLine(text);
  }

  /** Returns whether a line consists only of tags. */
  private static boolean areTags(String text) {
    boolean isTag = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '<' ? isTag : !isTag && c != ' ') {
        return false;
      }
      isTag = c != '>' && (isTag || c == '<');
    }
    return !isTag && text.startsWith("<");
  }

  private static boolean hasLine(String text) {
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isLine = LINES.indexOf(c) >= 0 || (c >= '\u2500' && c <= '\u257f');
      if (isLine && text.charAt(i - 1) == c) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a line is the size of the grids: 9, 9x9, or 3 3. */
  static boolean isSize(String text) {
    String size = Texts.strip(text.replace('x', ' ').replace(',', ' '));
    return size.length() <= "9 9".length()
        && !size.isEmpty()
        && size.chars().allMatch(c -> c == '9' || c == '3' || c == ' ')
        && (size.length() != 2);
  }
}
