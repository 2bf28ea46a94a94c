package io.github.nonet.internal;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/**
 * Which of some numbered things lead to which, as a row of bits for each of them, and its
 * transitive closure.
 *
 * <pre>
 *   row of a thing      the things it leads to | what it brings
 * </pre>
 *
 * <p>The second part of a row speaks of something else, of a separate number. It is inherited from
 * all things that the first one leads to, but nothing is followed from there. Most relations have
 * no second part.
 *
 * <p>A relation can be started again, and is for one thread.
 */
public final class Relation {
  /** Means "no thing". */
  public static final int NONE = -1;

  private int size;

  /** Words of the first part of a row, and of the whole. */
  private int words;

  private int stride;

  /** Index: thing * stride + word. */
  private long[] bits = new long[0];

  /** The things whose rows the row that is being closed has taken in. */
  private long[] followed = new long[0];

  public Relation() {}

  /** Makes a relation in which nothing leads anywhere, and things bring nothing. */
  public Relation(int size) {
    begin(size, 0);
  }

  /** Starts again: nothing leads anywhere. Things may bring any of {@code brought} others. */
  public void begin(int newSize, int brought) {
    size = newSize;
    words = words(newSize);
    stride = words + words(brought);
    if (bits.length < size * stride) {
      bits = new long[size * stride];
      followed = new long[words];
    } else {
      Arrays.fill(bits, 0, size * stride, 0);
    }
    if (followed.length < words) {
      followed = new long[words];
    }
  }

  private static int words(int count) {
    return count + Long.SIZE - 1 >>> 6;
  }

  public void copyFrom(Relation other) {
    size = other.size;
    words = other.words;
    stride = other.stride;
    if (bits.length < size * stride) {
      bits = new long[size * stride];
    }
    if (followed.length < words) {
      followed = new long[words];
    }
    System.arraycopy(other.bits, 0, bits, 0, size * stride);
  }

  /** Says that one thing leads to another. */
  public void add(int from, int to) {
    bits[from * stride + (to >>> 6)] |= CellBits.bit(to);
  }

  /** Says that a thing leads to all that a thing of another relation leads to. */
  public void addAll(int from, Relation other, int row) {
    for (int word = 0; word < words; word++) {
      bits[from * stride + word] |= other.bits[row * other.stride + word];
    }
  }

  /** Says that a thing leads to all that it leads to by one relation and then by another. */
  public void addThrough(int from, Relation first, Relation second) {
    for (int word = 0; word < first.words; word++) {
      for (long rest = first.word(from, word); rest != 0; rest = CellBits.withoutLowest(rest)) {
        addAll(from, second, word * Long.SIZE + CellBits.lowest(rest));
      }
    }
  }

  /** Says that a thing brings something. */
  public void bring(int from, int brought) {
    bits[from * stride + words + (brought >>> 6)] |= CellBits.bit(brought);
  }

  public boolean leads(int from, int to) {
    return CellBits.contains(bits[from * stride + (to >>> 6)], to);
  }

  /** Returns whether a thing brings something. */
  public boolean brings(int from, int brought) {
    return CellBits.contains(bits[from * stride + words + (brought >>> 6)], brought);
  }

  /** Returns whether a thing brings something that a thing of another relation leads to. */
  public boolean bringsAny(int from, Relation other, int row) {
    for (int word = words; word < stride; word++) {
      if ((bits[from * stride + word] & other.bits[row * other.stride + word - words]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether two things, of this relation and of another, lead to the same anywhere. */
  public boolean meet(int from, Relation other, int row) {
    for (int word = 0; word < words; word++) {
      if ((bits[from * stride + word] & other.bits[row * other.stride + word]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first thing from this number on that the thing leads to, or {@link #NONE}. */
  public int next(int from, int to) {
    long mask = -1L << to;
    for (int word = to >>> 6; word < words; word++, mask = -1L) {
      long rest = bits[from * stride + word] & mask;
      if (rest != 0) {
        return word * Long.SIZE + CellBits.lowest(rest);
      }
    }
    return NONE;
  }

  /** Returns a word of the things that a thing leads to. */
  public long word(int from, int word) {
    return bits[from * stride + word];
  }

  /** Returns a copy of a row. */
  public long[] row(int from) {
    return Arrays.copyOfRange(bits, from * stride, (from + 1) * stride);
  }

  /**
   * Makes it transitive: a thing leads to all that the things it leads to lead to, to the end.
   *
   * <p>The rows are closed in ascending order. A row that is closed is taken in as a whole, and
   * nothing in it needs to be followed again. That is Warshall's closure with rows of bits; it
   * costs the cube of the size, divided by 64, at the most.
   */
  public void close() {
    close(Watch.NONE);
  }

  /**
   * Makes it transitive, and asks a watch.
   *
   * @param watch is asked before each row; may throw to end the work, which leaves some rows open
   */
  public void close(Watch watch) {
    for (int from = 0; from < size; from++) {
      watch.look();
      int row = from * stride;
      Arrays.fill(followed, 0, words, 0);
      for (int via = open(row); via != NONE; via = open(row)) {
        follow(row, via, via < from);
      }
    }
  }

  /** Returns a thing in the row that was not followed yet. */
  private int open(int row) {
    for (int word = 0; word < words; word++) {
      long open = bits[row + word] & ~followed[word];
      if (open != 0) {
        return word * Long.SIZE + CellBits.lowest(open);
      }
    }
    return NONE;
  }

  private void follow(int row, int via, boolean isClosed) {
    int other = via * stride;
    CellBits.add(followed, via);
    for (int word = 0; word < words; word++) {
      long more = bits[other + word];
      bits[row + word] |= more;
      followed[word] |= isClosed ? more : 0;
    }
    for (int word = words; word < stride; word++) {
      bits[row + word] |= bits[other + word];
    }
  }
}
