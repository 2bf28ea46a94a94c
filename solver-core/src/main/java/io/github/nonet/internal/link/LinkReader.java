package io.github.nonet.internal.link;

/**
 * Unpacks the numbers that {@link LinkWriter} has packed, in the same order. Any text gives some
 * numbers: who reads them checks what they say. A text that is read far beyond its end is refused,
 * so it gives no more numbers than are in proportion to its length.
 */
public final class LinkReader {
  /** Zeros are left out at the end; more bytes than the range has are never read beyond. */
  private static final int MOST_ZEROS = 64;

  private final byte[] bytes;
  private int next;
  private long low;
  private long range = LinkWriter.WORD;
  private long code;

  /**
   * @throws IllegalArgumentException if it is not a text for links
   */
  public LinkReader(String text) {
    bytes = LinkText.read(text);
    for (int i = 0; i < Integer.BYTES; i++) {
      readByte();
    }
  }

  /** Returns whether a text is meant to be one for links; white space before it does not matter. */
  public static boolean isLink(CharSequence text) {
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return start < text.length() && text.charAt(start) == LinkText.MARK;
  }

  private void readByte() {
    if (next > bytes.length + MOST_ZEROS) {
      throw new IllegalArgumentException("the text for a link ends too early; expected the rest");
    }
    int read = next < bytes.length ? bytes[next] & 0xff : 0;
    next++;
    code = code << Byte.SIZE & LinkWriter.WORD | read;
  }

  /** Reads a number from 0 to {@code count - 1}. */
  public int get(int count) {
    int number = part(count);
    take(number, 1);
    return number;
  }

  /** Reads a non-negative number. */
  public int getNumber() {
    int bits = get(Integer.SIZE);
    int number = bits == 0 ? 0 : 1;
    for (int i = bits - 2; i >= 0; i--) {
      number = number << 1 | get(2);
    }
    return number;
  }

  /** Reads a symbol of a model, and lets it occur. */
  public int get(Model model) {
    int symbol = model.at(part(model.total()));
    take(model.start(symbol), model.size(symbol));
    model.occur(symbol);
    return symbol;
  }

  /** Returns where in a total the next part is; {@link #take} follows. */
  int part(int total) {
    range /= total;
    return (int) Math.min(total - 1, (code - low & LinkWriter.WORD) / range);
  }

  void take(int start, int size) {
    low += start * range;
    range *= size;
    while (LinkWriter.isSettled(low, range) || range < LinkWriter.MOST_PARTS) {
      if (!LinkWriter.isSettled(low, range)) {
        range = -low & LinkWriter.MOST_PARTS - 1;
      }
      readByte();
      low = low << Byte.SIZE & LinkWriter.WORD;
      range <<= Byte.SIZE;
    }
  }
}
