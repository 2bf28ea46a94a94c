package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.CandidateBits;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.TrueCandidates;
import io.github.nonet.internal.bitboard.BitboardEngine;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.text.CandidatesReader;
import io.github.nonet.internal.text.CandidatesWriter;
import io.github.nonet.internal.text.CellMarks;
import io.github.nonet.internal.text.TextFaultException;
import io.github.nonet.internal.text.TextForms;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;

/**
 * The candidates of a Sudoku: what is logically possible in each cell. A {@link
 * io.github.nonet.logic.Game} is the player's screen instead, where digits can be erased and marks
 * can be missing. Each of the 81 cells is <em>given</em>, <em>placed</em> or <em>open</em>. A given
 * or placed cell holds one digit. An open cell has candidates: the digits that are still possible
 * there. Candidates never change: write {@code state = state.with(0, 5)}, because a call whose
 * result is not used does nothing. To store a state, use {@link #toString}, which {@link #parse}
 * reads back.
 *
 * <p>The candidates of an open cell may be fewer than the rules of Sudoku allow, because steps
 * eliminate some. A puzzle may also consist only of pencil marks ("Sukaku"). If an open cell has no
 * candidate, there is no solution.
 *
 * <p>Cells are numbered 0 to 80, row by row. Messages and pictures for people count from one.
 *
 * <p>This class is immutable and thread-safe. Two states are equal when their given cells, placed
 * digits and candidates are equal. Each method except the readers and writers of text costs well
 * under a microsecond.
 *
 * @since 1.0.0
 */
public final class Candidates implements Puzzle, Serializable {
  /** A short of {@link CandidateBits} for each cell. Never changed and never handed out. */
  private final short[] cells;

  private static final long serialVersionUID = 1L;

  /** All doors check their input and come here; the candidates then own the array. */
  private Candidates(short[] cells) {
    this.cells = cells;
  }

  /**
   * {@return the candidates of a puzzle} A board has every candidate that the rules leave: a clue
   * is a given cell, and an empty cell gets each digit that none of its peers holds. Candidates are
   * returned as they are.
   *
   * @param puzzle any board or candidates
   */
  public static Candidates of(Puzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return puzzle instanceof Board board ? ofRules(board) : (Candidates) puzzle;
  }

  private static Candidates ofRules(Board puzzle) {
    byte[] digits = puzzle.digits();
    short[] cells = new short[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] = (short) CandidateBits.ofRules(digits, cell);
    }
    return new Candidates(cells);
  }

  /**
   * {@return the candidates that the text shows} It reads:
   *
   * <ul>
   *   <li>729 characters, nine for each cell: the digit {@code d} at place {@code d} if it is
   *       possible, one of {@code . 0} if it is not;
   *   <li>a picture of pencil marks: 81 groups of digits, separated by white space, {@code | ,} or
   *       brackets, with or without borders; a single {@code .} or {@code 0} is a cell without
   *       candidates;
   *   <li>a line of HoDoKu's library, which starts with a colon: {@code :0000:x:CELLS:DELETED::},
   *       where CELLS are 81 digits and dots, with {@code +} before a placed digit, and DELETED are
   *       eliminated candidates, each as digit, row and column; the other fields are not part of a
   *       state and are ignored; or the same without a prefix, {@code CELLS:DELETED};
   *   <li>81 cells, as {@link Board#parse} reads them: a puzzle with every candidate that the rules
   *       leave.
   * </ul>
   *
   * <p>Pencil marks alone cannot distinguish a given digit from a last candidate. A cell with one
   * digit is given if no peer allows that digit; otherwise it is open. In a picture, a mark before
   * the digits overrides this: {@code +} for a placed cell, {@code !} for a given one, {@code ?}
   * for an open one.
   *
   * @param text candidates in any of these forms
   * @throws TextFormatException if the text has none of these forms; its message gives the place,
   *     what was found and what was expected
   */
  public static Candidates parse(CharSequence text) {
    String line = Objects.requireNonNull(text, "text").toString();
    try {
      return adopt(CandidatesReader.read(line));
    } catch (TextFaultException e) {
      throw TextFormatException.of(line, e.fault(), TextForms.refusal(line, TextForms.STATE));
    }
  }

  /**
   * {@return the candidates with these sets, in the form that {@link #toDigitSets} returns} As when
   * {@link #parse} reads 729 characters, a cell with one digit is given if no peer allows that
   * digit; otherwise it is open.
   *
   * @param digitSets for each of the 81 cells a set of digits: bit {@code d} for the digit {@code
   *     d}, 1 to 9; 0 for a cell without a candidate; copied
   * @throws IllegalArgumentException if there are not 81 sets, or one has another bit; the message
   *     names the cell and the set
   */
  public static Candidates copyOf(int[] digitSets) {
    requireSets(Objects.requireNonNull(digitSets, "digitSets"));
    short[] cells = new short[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int set = digitSets[cell];
      cells[cell] = (short) (CellMarks.isSettled(digitSets, cell) ? CandidateBits.given(set) : set);
    }
    return new Candidates(cells);
  }

  /**
   * {@return the candidates of a puzzle that appear in at least one solution} Given and placed
   * cells stay as they are. An open cell has the digits that it has in any solution; it stays open
   * even if only one is left. If there is no solution, every cell is open and has no candidate.
   *
   * <p>Use it while you set a puzzle. Each solution found confirms all its candidates at once, so
   * the cost is one search for each of a few solutions, and one for each cell with a candidate that
   * no solution has.
   *
   * @param puzzle any board or candidates
   * @param limit the limit on all searches together
   * @throws SearchLimitExceededException if the searches exceed it
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  public static Candidates trueCandidates(Puzzle puzzle, SearchLimit limit) {
    Candidates start = of(puzzle);
    Objects.requireNonNull(limit, "limit");
    short[] cells = start.cells.clone();
    Engine engine = new BitboardEngine(CellOrder.MOST_CONSTRAINED);
    int[] sets = TrueCandidates.of(engine, start.toDigitSets(), limit);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      boolean isKept = CandidateBits.isFilled(cells[cell]) && sets[cell] != 0;
      cells[cell] = (short) (isKept ? cells[cell] : sets[cell]);
    }
    return new Candidates(cells);
  }

  private static void requireSets(int[] digitSets) {
    if (digitSets.length != Geometry.CELLS) {
      throw Refusal.argument("found " + digitSets.length + " sets of digits", Geometry.CELLS);
    }
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if ((digitSets[cell] & ~ValueSet.ALL_DIGITS) != 0) {
        throw Refusal.argument(
            Geometry.name(cell) + " has the set " + digitSets[cell],
            "bits 1 to 9, one for each digit");
      }
    }
  }

  private static Candidates adopt(int[] bits) {
    short[] cells = new short[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      cells[cell] = (short) bits[cell];
    }
    return new Candidates(cells);
  }

  /** {@return the given and placed digits} */
  public Board board() {
    return Board.adopt(CandidateBits.digitsOf(cells));
  }

  /**
   * {@return whether the cell is given}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public boolean isGiven(int cell) {
    return CandidateBits.isGiven(at(cell));
  }

  /**
   * {@return the digit that is given or placed in the cell, or 0 if the cell is open}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int digit(int cell) {
    return CandidateBits.digit(at(cell));
  }

  /**
   * {@return the digits that are possible in the cell, ascending; the one digit of a filled cell}
   * The set is unmodifiable.
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Set<Integer> digits(int cell) {
    return Collections.unmodifiableSet(new ValueSet(CandidateBits.digits(at(cell))));
  }

  /**
   * {@return whether the digit is possible in the cell; in a filled cell, whether it is the digit
   * there}
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 1 to 9
   */
  public boolean allows(int cell, int digit) {
    return (at(cell) & bit(digit)) != 0;
  }

  /**
   * {@return these candidates with a digit placed in an open cell and eliminated from its peers:
   * the other open cells of its houses} The digit need not be a candidate of the cell.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 1 to 9, or another digit fills the cell
   */
  public Candidates with(int cell, int digit) {
    int bit = bit(digit);
    if (CandidateBits.isFilled(at(cell))) {
      if ((cells[cell] & bit) != 0) {
        return this;
      }
      throw Refusal.argument(Geometry.name(cell) + " holds " + digit(cell), "an open cell");
    }
    short[] copy = cells.clone();
    copy[cell] = (short) CandidateBits.placed(bit);
    for (int peer : HouseTables.PEERS[cell]) {
      copy[peer] &= (short) (CandidateBits.isFilled(copy[peer]) ? -1 : ~bit);
    }
    return new Candidates(copy);
  }

  /**
   * {@return these candidates without one of them} If the cell is open and does not have the
   * candidate, nothing changes.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 1 to 9, or fills the cell
   */
  public Candidates without(int cell, int digit) {
    int bit = bit(digit);
    if ((at(cell) & bit) == 0) {
      return this;
    }
    if (CandidateBits.isFilled(cells[cell])) {
      throw Refusal.argument(Geometry.name(cell) + " holds " + digit, "an open cell");
    }
    short[] copy = cells.clone();
    copy[cell] &= (short) ~bit;
    return new Candidates(copy);
  }

  /**
   * {@return for each of the 81 cells the set of its digits: bit {@code d} is set if the cell
   * allows the digit {@code d}, 1 to 9} The array is new. A filled cell has one bit.
   */
  public int[] toDigitSets() {
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      sets[cell] = CandidateBits.digits(cells[cell]);
    }
    return sets;
  }

  /** Returns the set of digits that the cell allows, bit {@code d} for the digit {@code d}. */
  int digitSet(int cell) {
    return CandidateBits.digits(cells[cell]);
  }

  private int at(int cell) {
    return cells[Arguments.requireIndex("cell", cell, Geometry.CELLS)];
  }

  private static int bit(int digit) {
    return ValueSet.bit(Arguments.requireValue("digit", digit, Geometry.SIZE));
  }

  /**
   * {@return a picture for people: 13 lines, without a line end after the last} {@link #parse}
   * reads it back. If the digits of a cell do not show whether it is given, placed or open, a mark
   * precedes them, as explained at {@link #parse}: a placed digit has a {@code +}.
   *
   * <pre>
   * +-----------------+-----------------+-----------------+
   * | 6   19   2      | 3    19   5     | 4    8    +7    |
   * | 578 19   4      | 28   67   1679  | 3    159  1259  |
   *  ...
   * </pre>
   */
  public String toGridString() {
    return CandidatesWriter.grid(cells);
  }

  /**
   * {@return the line of HoDoKu's library that holds these candidates} {@link #parse} reads it
   * back, and so does HoDoKu.
   *
   * <pre>
   * :0000:x:6.23.54+8....:413 914::
   * </pre>
   */
  public String toHodokuString() {
    return CandidatesWriter.library(cells);
  }

  /**
   * {@return the candidates as a line of 729 characters, nine for each cell, with a {@code .} for a
   * digit that is not possible} Programs for pencil-mark puzzles (Sukaku) read it. It does not show
   * which cells are given, placed or open.
   */
  public String toSukakuString() {
    return CandidatesWriter.line(cells);
  }

  /** Returns {@link #toHodokuString}. */
  @Override
  public String toString() {
    return toHodokuString();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Candidates other && Arrays.equals(cells, other.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  /** {@return what is written in place of these candidates} */
  private Object writeReplace() {
    return new SerializedCandidates(toString());
  }

  /**
   * Refuses every stream that holds candidates themselves, as {@link Board} does.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("candidates are serialized as their text");
  }

  /**
   * Candidates in a stream: reading them calls {@link #parse}, so forged ones are refused.
   *
   * @param text the candidates
   */
  private record SerializedCandidates(String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> parse(text));
    }
  }
}
