package io.github.nonet.internal.link;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import java.util.Arrays;

/**
 * Bytes as a text for links, which contains only unreserved characters of RFC 3986.
 *
 * <pre>
 *   ~   1         3 characters   6 bits a character
 *       version   check          the bytes
 * </pre>
 *
 * <p>No other text of a puzzle starts with {@code ~}. The check detects a text that was cut or
 * typed wrongly from a good one; it does not keep anyone from making one.
 */
final class LinkText {
  /*
   * The characters are the "base 64 for URLs" of RFC 4648, without padding. Zero bytes at the end
   * are left out: the reader of the bytes takes what is missing for zeros.
   */
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  static final char MARK = '~';

  private static final char VERSION = '1';

  private static final int BITS = 6;

  private static final int CHECK_DIGITS = 3;

  private static final int START = 2 + CHECK_DIGITS;

  private LinkText() {}

  static String write(byte[] bytes) {
    StringBuilder digits = new StringBuilder();
    int bits = 0;
    int count = 0;
    for (byte next : bytes) {
      bits = bits << Byte.SIZE | next & 0xff;
      count += Byte.SIZE;
      while (count >= BITS) {
        count -= BITS;
        digits.append(DIGITS.charAt(bits >> count & DIGITS.length() - 1));
      }
      bits &= (1 << count) - 1;
    }
    if (count > 0) {
      digits.append(DIGITS.charAt(bits << BITS - count & DIGITS.length() - 1));
    }
    int end = digits.length();
    while (end > 0 && digits.charAt(end - 1) == DIGITS.charAt(0)) {
      end--;
    }
    digits.setLength(end);
    return "" + MARK + VERSION + check(digits) + digits;
  }

  /** Returns three digits that depend on each of the digits and its place. */
  private static String check(CharSequence digits) {
    // The 32-bit hash of Fowler, Noll and Vo, folded to 18 bits.
    int hash = 0x811c9dc5;
    for (int i = 0; i < digits.length(); i++) {
      hash = (hash ^ digits.charAt(i)) * 0x01000193;
    }
    hash ^= hash >>> CHECK_DIGITS * BITS;
    StringBuilder check = new StringBuilder();
    for (int i = 0; i < CHECK_DIGITS; i++) {
      check.append(DIGITS.charAt(hash >> i * BITS & DIGITS.length() - 1));
    }
    return check.toString();
  }

  /**
   * Returns the bytes, without zeros at the end.
   *
   * @throws IllegalArgumentException if the text is not as {@link #write} writes it
   */
  static byte[] read(String text) {
    if (text.length() < START) {
      throw new IllegalArgumentException(
          "the link is cut off after "
              + Arguments.count(text.length(), "character", "characters")
              + "; expected all of it");
    }
    if (text.charAt(1) != VERSION) {
      throw Refusal.argument("character 1 is not a known version of a text for links", VERSION);
    }
    String digits = text.substring(START);
    byte[] bytes = bytes(digits);
    if (!text.startsWith(check(digits), 2)) {
      throw new IllegalArgumentException(
          "this link is incomplete or was altered; expected all of it as it was written");
    }
    return bytes;
  }

  private static byte[] bytes(String digits) {
    byte[] bytes = new byte[digits.length() * BITS / Byte.SIZE + 1];
    int bits = 0;
    int count = 0;
    int length = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = DIGITS.indexOf(digits.charAt(i));
      if (digit < 0) {
        throw Refusal.argument(
            "character " + (START + i) + " is invalid in a link", "a letter, a digit, - or _");
      }
      bits = bits << BITS | digit;
      count += BITS;
      if (count >= Byte.SIZE) {
        count -= Byte.SIZE;
        bytes[length++] = (byte) (bits >> count);
        bits &= (1 << count) - 1;
      }
    }
    bytes[length++] = (byte) (bits << Byte.SIZE - count);
    return Arrays.copyOf(bytes, length);
  }
}
