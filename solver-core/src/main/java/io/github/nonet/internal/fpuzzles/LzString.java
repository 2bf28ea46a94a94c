package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes texts that are compressed as the JavaScript library lz-string does it, in the 64
 * characters of Base64.
 */
final class LzString {
  /*
   * This is the method of Lempel and Ziv (1978) with codes of growing length. A code is the number
   * of an entry, or 0 and 1 for a new character of 8 and 16 bits, or 2 for the end. After each
   * code, the text before it and the first character of its own text become an entry. That is
   * always a part of what was written, so an entry is a place and a length.
   */

  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private static final int BITS_OF_DIGIT = 6;
  private static final int SHORT = 8;
  private static final int LONG = 16;
  private static final int END = 2;
  private static final int FIRST_ENTRY = 3;

  /** A text can be much longer than what it is compressed to. */
  private static final int MOST_CHARACTERS = 1_000_000;

  private final String text;
  private final StringBuilder result = new StringBuilder();

  /** The next bit of the compressed text. */
  private int bit;

  /** The bits of a digit that is not written yet. */
  private int digit;

  private int[] starts = new int[256];
  private int[] lengths = new int[256];
  private int entries = FIRST_ENTRY;

  private LzString(String text) {
    this.text = text;
  }

  /**
   * Returns the text that was compressed.
   *
   * @throws IllegalArgumentException if it is none, or too long
   */
  static String decompress(String text) {
    LzString reader = new LzString(text);
    reader.read();
    return reader.result.toString();
  }

  static String compress(String text) {
    LzString writer = new LzString(text);
    writer.write();
    return writer.result.toString();
  }

  /** Returns the fault of a text that is neither JSON nor a link. */
  static IllegalArgumentException fault(String found) {
    return Refusal.argument(found, "JSON, or the text of a link as f-puzzles writes it");
  }

  private int bits(int count) {
    int value = 0;
    for (int i = 0; i < count; i++, bit++) {
      int index = bit / BITS_OF_DIGIT;
      if (index >= text.length()) {
        throw Refusal.argument(
            "the compressed text ends too early, after "
                + Arguments.count(text.length(), "character", "characters"),
            "all of it, because a part of a link is not a puzzle");
      }
      int digit = DIGITS.indexOf(text.charAt(index));
      if (digit < 0) {
        throw fault(
            "character "
                + (index + 1)
                + " of the compressed text: found "
                + Quoted.show(text.codePointAt(index)));
      }
      value |= (digit >> BITS_OF_DIGIT - 1 - bit % BITS_OF_DIGIT & 1) << i;
    }
    return value;
  }

  private void read() {
    int start = 0;
    int length = 0;
    for (int code = bits(END); code != END; code = bits(width())) {
      int from = result.length();
      if (code < END) {
        add(from, 1);
        result.append((char) bits(code == 0 ? SHORT : LONG));
      }
      if (length > 0) {
        // Its last character is the first one of what is written now.
        add(start, length + 1);
      }
      if (code > END) {
        copy(code);
      }
      start = from;
      length = result.length() - from;
    }
  }

  /** Returns of how many bits the next code is: it can be the number that is given next. */
  private int width() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(entries);
  }

  private void add(int start, int length) {
    if (entries == starts.length) {
      starts = Arrays.copyOf(starts, 2 * entries);
      lengths = Arrays.copyOf(lengths, 2 * entries);
    }
    starts[entries] = start;
    lengths[entries++] = length;
  }

  private void copy(int entry) {
    if (entry >= entries) {
      throw fault("the compressed text refers to a missing part");
    }
    if (result.length() + lengths[entry] > MOST_CHARACTERS) {
      throw new IllegalArgumentException(
          "the compressed text has more than " + MOST_CHARACTERS + " characters; expected fewer");
    }
    for (int i = 0; i < lengths[entry]; i++) {
      result.append(result.charAt(starts[entry] + i));
    }
  }

  private void write() {
    // The code of a text, by the code of the text without its last character, and that character;
    // 0: no text.
    Map<Long, Integer> codes = new HashMap<>();
    // Characters that have a code, but were not written yet.
    Map<Integer, Character> fresh = new HashMap<>();
    int next = FIRST_ENTRY;
    int word = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (codes.putIfAbsent((long) c, next) == null) {
        fresh.put(next++, c);
      }
      Long longer = (long) word << Character.SIZE | c;
      if (!codes.containsKey(longer)) {
        write(word, fresh.remove(word));
        codes.put(longer, next++);
        longer = (long) c;
      }
      word = codes.get(longer);
    }
    if (word != 0) {
      write(word, fresh.remove(word));
    }
    bits(END, width());
    // There is one more bit, and the digits are a multiple of four.
    bits(0, BITS_OF_DIGIT - bit % BITS_OF_DIGIT);
    while (result.length() % 4 != 0) {
      result.append('=');
    }
  }

  /** Writes a code, or the character that is new, and counts the entries that a reader makes. */
  private void write(int code, @Nullable Character fresh) {
    boolean isFirst = entries == FIRST_ENTRY;
    if (fresh == null) {
      bits(code, width());
    } else {
      int isLong = fresh >> SHORT == 0 ? 0 : 1;
      bits(isLong, width());
      bits(fresh, SHORT << isLong);
      entries++;
    }
    entries += isFirst ? 0 : 1;
  }

  /** Writes the lowest bits of a number, the last one first. */
  private void bits(int number, int count) {
    for (int i = 0; i < count; i++, bit++) {
      digit = digit << 1 | number >> i & 1;
      if (bit % BITS_OF_DIGIT == BITS_OF_DIGIT - 1) {
        result.append(DIGITS.charAt(digit));
        digit = 0;
      }
    }
  }
}
