package io.github.nonet.internal.fpuzzles;

import java.util.HashMap;
import java.util.Map;

/** Compresses texts as the JavaScript library lz-string does it: LZ78 with codes that grow. */
public final class LinkWriter {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  /** Represents the word of no characters. */
  private static final int EMPTY = -1;

  /** The number of a word, by that of the word without its last character, and this character. */
  private final Map<Long, Integer> dictionary = new HashMap<>();

  /** Characters that were given a number but not written yet, by this number. */
  private final Map<Integer, Character> fresh = new HashMap<>();

  private final StringBuilder bits = new StringBuilder();
  private int next = 3;
  private int left = 2;
  private int width = 2;

  private LinkWriter() {}

  /** Returns the text in Base64, as it is in a link. */
  public static String compress(String text) {
    LinkWriter writer = new LinkWriter();
    writer.writeAll(text);
    return writer.digits();
  }

  private static long key(int word, char c) {
    return (long) word << Character.SIZE | c;
  }

  private void writeAll(String text) {
    int word = EMPTY;
    for (char c : text.toCharArray()) {
      if (dictionary.putIfAbsent(key(EMPTY, c), next) == null) {
        fresh.put(next++, c);
      }
      Integer longer = dictionary.get(key(word, c));
      if (longer == null) {
        writeWord(word);
        dictionary.put(key(word, c), next++);
        longer = dictionary.get(key(EMPTY, c));
      }
      word = longer;
    }
    if (word != EMPTY) {
      writeWord(word);
    }
    write(2, width);
  }

  private void writeWord(int word) {
    Character first = fresh.remove(word);
    if (first != null) {
      boolean isShort = first < 256;
      write(isShort ? 0 : 1, width);
      write(first, isShort ? 8 : 16);
      count();
    } else {
      write(word, width);
    }
    count();
  }

  private void count() {
    if (--left == 0) {
      left = 1 << width++;
    }
  }

  private void write(int value, int count) {
    for (int i = 0; i < count; i++) {
      bits.append(value >> i & 1);
    }
  }

  private String digits() {
    StringBuilder text = new StringBuilder();
    bits.append("0".repeat(6 - bits.length() % 6));
    for (int i = 0; i < bits.length(); i += 6) {
      text.append(DIGITS.charAt(Integer.parseInt(bits.substring(i, i + 6), 2)));
    }
    return text.append("=".repeat((4 - text.length() % 4) % 4)).toString();
  }
}
