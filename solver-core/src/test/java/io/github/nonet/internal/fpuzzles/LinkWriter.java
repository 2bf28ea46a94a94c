package io.github.nonet.internal.fpuzzles;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Compresses texts as the JavaScript library lz-string does it: LZ78 with codes that grow. */
public final class LinkWriter {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private final Map<String, Integer> dictionary = new HashMap<>();

  /** Characters that were given a number but not written yet. */
  private final Set<String> fresh = new HashSet<>();

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

  private void writeAll(String text) {
    String word = "";
    for (char c : text.toCharArray()) {
      String character = String.valueOf(c);
      if (!dictionary.containsKey(character)) {
        dictionary.put(character, next++);
        fresh.add(character);
      }
      String longer = word + character;
      if (dictionary.containsKey(longer)) {
        word = longer;
      } else {
        writeWord(word);
        dictionary.put(longer, next++);
        word = character;
      }
    }
    if (!word.isEmpty()) {
      writeWord(word);
    }
    write(2, width);
  }

  private void writeWord(String word) {
    if (fresh.remove(word)) {
      boolean isShort = word.charAt(0) < 256;
      write(isShort ? 0 : 1, width);
      write(word.charAt(0), isShort ? 8 : 16);
      count();
    } else {
      write(dictionary.get(word), width);
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
