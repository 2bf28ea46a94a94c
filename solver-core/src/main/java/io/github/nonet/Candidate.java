package io.github.nonet;

/**
 * A digit in a cell: one pencil mark of a board or of a grid of other rules.
 *
 * <p>A candidate does not know its board. Methods that take one check that the board has the cell
 * and the digit.
 *
 * @param cell 0 or more; on a board 0 to 80, row by row
 * @param digit 1 or more; on a board 1 to 9
 * @since 1.0.0
 */
public record Candidate(int cell, int digit) implements Comparable<Candidate> {
  /**
   * Makes a candidate.
   *
   * @throws IndexOutOfBoundsException if the cell is negative
   * @throws IllegalArgumentException if the digit is less than 1
   */
  public Candidate {
    if (cell < 0) {
      throw new IndexOutOfBoundsException("cell is " + cell + "; expected 0 or more");
    }
    if (digit < 1) {
      throw new IllegalArgumentException("digit is " + digit + "; expected 1 or more");
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

  /** Returns the number of a candidate, which no other candidate of a board has. */
  @Override
  public int hashCode() {
    return cell * 10 + digit;
  }

  /**
   * Returns the digit and the number of the cell, as in {@code "7 in cell 8"}: only the board knows
   * where the cell is.
   */
  @Override
  public String toString() {
    return digit + " in cell " + cell;
  }
}
