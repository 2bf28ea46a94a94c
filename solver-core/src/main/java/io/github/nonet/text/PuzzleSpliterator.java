package io.github.nonet.text;

import io.github.nonet.internal.Pull;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The puzzles that a parser makes of lines, each when it is requested. */
final class PuzzleSpliterator extends Pull<TextPuzzle> {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private final LineParser parser;
  private final Iterator<String> first;
  private final Iterator<String> rest;
  private final Consumer<? super PuzzleFormatException> faults;
  private long number;
  private boolean isEnded;

  /**
   * The fault of the line that ended the lines; it waits until the puzzles above it are returned.
   */
  private @Nullable PuzzleFormatException tooLong;

  PuzzleSpliterator(
      LineParser parser,
      Iterator<String> first,
      Iterator<String> rest,
      Consumer<? super PuzzleFormatException> faults) {
    super(IMMUTABLE);
    this.parser = parser;
    this.first = first;
    this.rest = rest;
    this.faults = faults;
  }

  @Override
  protected @Nullable TextPuzzle next() {
    while (true) {
      Object found = parser.poll();
      if (found instanceof TextPuzzle puzzle) {
        return puzzle;
      }
      if (found instanceof PuzzleFormatException fault) {
        faults.accept(fault);
      } else if (!feed()) {
        return null;
      }
    }
  }

  /**
   * Gives the parser the next line, or the end; afterwards, reports the line that was too long.
   * Returns whether it did one of these.
   */
  private boolean feed() {
    if (isEnded) {
      return reportTooLong();
    }
    try {
      Iterator<String> lines = first.hasNext() ? first : rest;
      isEnded = !lines.hasNext();
      if (isEnded) {
        parser.end(number);
      } else {
        accept(lines.next());
      }
    } catch (PuzzleFormatException e) {
      /* A line that is too long ends the lines. */
      isEnded = true;
      tooLong = e;
      parser.close(number);
    }
    return true;
  }

  private boolean reportTooLong() {
    PuzzleFormatException fault = tooLong;
    tooLong = null;
    if (fault != null) {
      faults.accept(fault);
    }
    return fault != null;
  }

  private void accept(String line) {
    number++;
    boolean hasMark = number == 1 && line.startsWith(BYTE_ORDER_MARK);
    String text = hasMark ? line.substring(1) : line;
    parser.keepStart(text);
    parser.accept(text, number);
  }
}
