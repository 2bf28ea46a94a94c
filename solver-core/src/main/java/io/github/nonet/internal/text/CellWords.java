package io.github.nonet.internal.text;

import io.github.nonet.internal.Geometry;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Tests and changes cells as bytes, eight at a time: a word has one in each of its bytes. */
public final class CellWords {
  /** The factor that turns a byte into a word of eight copies. */
  private static final long EACH = 0x0101_0101_0101_0101L;

  private static final long HIGH_BITS = EACH << 7;

  /**
   * The numbers that, added to a byte below 128, carry into its high bit unless it is 0 to 9, or 0.
   */
  private static final long ABOVE_NINE = EACH * (127 - Geometry.SIZE);

  private static final long ABOVE_ZERO = EACH * 127;

  /** The bit that a digit has and a dot lacks, and the bits of the digit's number. */
  private static final long DIGIT_BIT = EACH << 4;

  private CellWords() {}

  /**
   * Returns a view of bytes that reads eight at a time. It is read at indices: a read at the
   * buffer's own position takes four times as long.
   */
  public static ByteBuffer of(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder());
  }

  /** Returns the high bit of each of eight bytes that is neither '0' to '9' nor '.'. */
  public static long noCharacters(long bytes) {
    long ascii = bytes & ~HIGH_BITS;
    long noDigit = (ascii ^ EACH * '0') + ABOVE_NINE;
    long noDot = (ascii ^ EACH * '.') + ABOVE_ZERO;
    return (noDigit & noDot | bytes) & HIGH_BITS;
  }

  /** Returns the high bit of each of eight bytes that is not 0 to 9. */
  public static long noNumbers(long bytes) {
    return ((bytes & ~HIGH_BITS) + ABOVE_NINE | bytes) & HIGH_BITS;
  }

  /** Turns eight of '0' to '9' and '.' into 0 to 9. */
  public static long toNumbers(long characters) {
    long isDigit = characters & DIGIT_BIT;
    return characters & (isDigit - (isDigit >>> 4));
  }

  /** Turns eight of 0 to 9 into '0' to '9'. */
  public static long toCharacters(long numbers) {
    return numbers + EACH * '0';
  }
}
