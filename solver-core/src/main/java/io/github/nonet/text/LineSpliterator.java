package io.github.nonet.text;

import io.github.nonet.internal.Pull;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.Buffer;
import java.nio.CharBuffer;
import org.jspecify.annotations.Nullable;

/** The lines of a text, none of which can fill the memory. */
final class LineSpliterator extends Pull<String> {
  static final int LONGEST = 10_000_000;
  private static final int BUFFER_SIZE = 8_192;

  private final Readable text;
  private final CharBuffer buffer = CharBuffer.allocate(BUFFER_SIZE);

  /** The buffer again, as a type whose methods exist on Android from level 26. */
  private final Buffer window = buffer;

  private final StringBuilder line = new StringBuilder();
  private long number = 1;
  private boolean isEnded;

  /** Whether the last character was a carriage return, which a line feed may follow. */
  private boolean isAfterReturn;

  LineSpliterator(Readable text) {
    super(IMMUTABLE);
    this.text = text;
    window.limit(0);
  }

  @Override
  protected @Nullable String next() {
    boolean isWhole = false;
    while (!isWhole && fill()) {
      isWhole = readToLineEnd();
    }
    if (!isWhole && line.length() == 0) {
      return null;
    }
    String next = line.toString();
    line.setLength(0);
    number++;
    return next;
  }

  /** Takes characters from the buffer and returns whether they end the line. */
  private boolean readToLineEnd() {
    char[] chars = buffer.array();
    int start = buffer.position();
    if (isAfterReturn && chars[start] == '\n') {
      start++;
    }
    int end = start;
    while (end < buffer.limit() && chars[end] != '\n' && chars[end] != '\r') {
      end++;
    }
    append(chars, start, end);
    boolean isWhole = end < buffer.limit();
    isAfterReturn = isWhole && chars[end] == '\r';
    window.position(isWhole ? end + 1 : end);
    return isWhole;
  }

  private void append(char[] chars, int start, int end) {
    line.append(chars, start, end - start);
    if (line.length() > LONGEST) {
      isEnded = true;
      line.setLength(0);
      line.trimToSize();
      throw new PuzzleFormatException(
          number, "the line is longer than " + LONGEST + " characters; expected lines of puzzles");
    }
  }

  /** Returns whether there are characters in the buffer, which it fills if there are none. */
  private boolean fill() {
    try {
      while (!isEnded && !buffer.hasRemaining()) {
        window.clear();
        isEnded = text.read(buffer) < 0;
        window.flip();
      }
      return buffer.hasRemaining() && !isEnded;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
