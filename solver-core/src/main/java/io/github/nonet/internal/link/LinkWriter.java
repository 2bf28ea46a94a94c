package io.github.nonet.internal.link;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Packs numbers into a text for links, each in the number of bits that fits its probability: "range
 * coding", by G. N. N. Martin, without carries as by D. Subbotin.
 *
 * <p>The numbers so far select a range of 32-bit fractions, {@code low} to {@code low + range}. The
 * next number takes its part of the range. Bytes with which the whole range starts are written.
 *
 * <pre>
 *   total   |-------------------------------|
 *   part          |-----|
 *               start   start + size
 * </pre>
 */
public final class LinkWriter {
  /** The largest total of parts: the range never gets shorter. */
  public static final int MOST_PARTS = 1 << 16;

  static final long WORD = 0xffff_ffffL;

  /** The byte that is written next. */
  static final long FIRST = 0xff00_0000L;

  static final int SHIFT = 24;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long low;
  private long range = WORD;

  /** Writes a number from 0 to {@code count - 1}, each as likely; {@code count} to 65,536. */
  public void put(int number, int count) {
    put(number, 1, count);
  }

  /** Writes a non-negative number, small ones in fewer bits. */
  public void putNumber(int number) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(number);
    put(bits, Integer.SIZE);
    for (int i = bits - 2; i >= 0; i--) {
      put(number >> i & 1, 2);
    }
  }

  /** Writes a symbol of a model, and lets it occur. */
  public void put(int symbol, Model model) {
    put(model.start(symbol), model.size(symbol), model.total());
    model.occur(symbol);
  }

  /** Writes the part of a total. */
  public void put(int start, int size, int total) {
    range /= total;
    low += start * range;
    range *= size;
    while (isSettled(low, range) || range < MOST_PARTS) {
      if (!isSettled(low, range)) {
        range = -low & MOST_PARTS - 1;
      }
      bytes.write((int) (low >> SHIFT));
      low = low << Byte.SIZE & WORD;
      range <<= Byte.SIZE;
    }
  }

  /** Returns whether the whole range starts with the same byte. */
  static boolean isSettled(long low, long range) {
    return ((low ^ low + range - 1) & ~(WORD >> Byte.SIZE)) == 0;
  }

  /** Returns the text; nothing may be put any more. */
  public String text() {
    // Takes the fraction of the range with the most zeros at its end, because these are not
    // written.
    int zeros = Integer.SIZE;
    while ((low + (1L << zeros) - 1 >> zeros << zeros) >= low + range) {
      zeros -= Byte.SIZE;
    }
    long fraction = low + (1L << zeros) - 1 >> zeros << zeros;
    for (int shift = SHIFT; shift >= 0; shift -= Byte.SIZE) {
      bytes.write((int) (fraction >> shift));
    }
    byte[] all = bytes.toByteArray();
    int length = all.length;
    while (length > 0 && all[length - 1] == 0) {
      length--;
    }
    return LinkText.write(Arrays.copyOf(all, length));
  }
}
