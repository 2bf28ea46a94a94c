package io.github.nonet;

import static io.github.nonet.internal.Geometry.SIZE;

import java.util.Objects;

/**
 * A digit in a cell: one pencil mark.
 *
 * @param cell 0 to 80, row by row
 * @param digit 1 to 9
 * @since 1.0.0
 */
public record Candidate(int cell, int digit) implements Comparable<Candidate> {
  /**
   * Makes a candidate.
   *
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if there is no such digit
   */
  public Candidate {
    Objects.checkIndex(cell, SIZE * SIZE);
    if (digit < 1 || digit > SIZE) {
      throw new IllegalArgumentException("digit is " + digit + "; expected 1 to 9");
    }
  }

  /** Compares by digit, then by cell: the order in which people read a list of candidates. */
  @Override
  public int compareTo(Candidate other) {
    int byDigit = Integer.compare(digit, other.digit);
    return byDigit != 0 ? byDigit : Integer.compare(cell, other.cell);
  }

  /*
   * The methods that a record has by itself are slow until the compiler has come to them, which is
   * late: candidates are the keys of maps in searches that run a few hundred times.
   */
  @Override
  public boolean equals(Object o) {
    return o instanceof Candidate other && cell == other.cell && digit == other.digit;
  }

  @Override
  public int hashCode() {
    return cell * (SIZE + 1) + digit;
  }

  /** Returns the name a player would use, which counts from one: {@code "r1c9=7"}. */
  @Override
  public String toString() {
    return "r" + (cell / SIZE + 1) + "c" + (cell % SIZE + 1) + "=" + digit;
  }
}
