package io.github.nonet.internal;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** Checks of arguments that the JDK has no method for, and words for messages. */
public final class Arguments {
  /** Rules have at most 125 rows and columns. */
  private static final int MOST_CELLS = 125 * 125;

  private Arguments() {}

  /**
   * Returns the value.
   *
   * @throws IllegalArgumentException if it is negative; the message names it
   */
  public static long requireNotNegative(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + "; expected 0 or more");
    }
    return value;
  }

  /**
   * Returns the index.
   *
   * @throws IndexOutOfBoundsException if it is not 0 to {@code size - 1}; the message names it
   */
  public static int requireIndex(String name, int index, int size) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(name + " is " + index + "; expected 0 to " + (size - 1));
    }
    return index;
  }

  /**
   * Returns the value or digit.
   *
   * @throws IllegalArgumentException if it is not 1 to {@code most}; the message names it
   */
  public static int requireValue(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(name + " is " + value + "; expected 1 to " + most);
    }
    return value;
  }

  /**
   * Returns an unmodifiable copy.
   *
   * @throws NullPointerException if the list or an element is null; the message names it
   */
  public static <T> List<T> copyOf(String name, List<T> all) {
    Objects.requireNonNull(all, name);
    for (int i = 0; i < all.size(); i++) {
      Objects.requireNonNull(all.get(i), name + "[" + i + "]");
    }
    return List.copyOf(all);
  }

  /** Checks the length of an array; the message names it. */
  public static void requireLength(String name, int found, int expected) {
    if (found != expected) {
      throw new IllegalArgumentException(name + " has length " + found + "; expected " + expected);
    }
  }

  /**
   * Returns the number of a cell of any rules.
   *
   * @throws IllegalArgumentException if no rules have such a cell; the message names it
   */
  public static int requireCell(String name, int cell) {
    if (cell < 0 || cell >= MOST_CELLS) {
      throw new IllegalArgumentException(
          name + " is " + cell + "; expected 0 to " + (MOST_CELLS - 1));
    }
    return cell;
  }

  /**
   * Checks that a puzzle is proper.
   *
   * @param solutions the number of its solutions, counted up to two
   */
  public static void requireProper(Object puzzle, long solutions) {
    if (solutions != 1) {
      throw new IllegalArgumentException(
          "puzzle "
              + puzzle
              + " has "
              + (solutions == 0 ? "no solution" : "two or more solutions")
              + "; expected exactly one");
    }
  }

  /** Returns a number with its noun: {@code "1 guess"}, {@code "2 guesses"}. */
  public static String count(long number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /**
   * Returns a duration that is not negative in nanoseconds. A duration of centuries is as good as
   * {@link Long#MAX_VALUE}.
   */
  public static long nanos(Duration duration) {
    return duration.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0
        ? duration.toNanos()
        : Long.MAX_VALUE;
  }
}
