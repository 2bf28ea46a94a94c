package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.SearchLimit;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.groups.engines.GridTrueCandidates;
import io.github.nonet.internal.link.LinkReader;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.rules.GridText;
import io.github.nonet.internal.rules.PencilMarks;
import io.github.nonet.internal.sets.ValueSet;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The candidates of a grid of any rules: what is logically possible in each cell. A {@link
 * GridGame} is the player's screen instead, where values can be erased and marks can be missing.
 * Each cell is <em>given</em>, <em>placed</em> or <em>open</em>. A given or placed cell holds one
 * value. An open cell has candidates: the values that are still possible there. Candidates never
 * change: write {@code state = state.with(0, 5)}, because a call whose result is not used does
 * nothing. To store a state, use {@link #toFullString}, which {@link #parse} reads back.
 *
 * <p>The candidates of an open cell may be fewer than the rules allow, because steps eliminate
 * some. A puzzle may also consist only of pencil marks. If an open cell has no candidate, there is
 * no solution.
 *
 * <p>Cells are numbered as in the {@linkplain Grid#rules() rules}. Messages and pictures for people
 * count from one.
 *
 * <p>This class is immutable and thread-safe. Two states are equal when their rules, given cells,
 * placed values and candidates are equal. Each method takes a microsecond or two with 625 cells.
 *
 * @since 1.0.0
 */
public final class GridCandidates implements GridPuzzle, Serializable {
  /** The rules for the values. */
  private final Rules rules;

  /** The state of each cell. Never changed and never handed out. */
  private final int[] cells;

  /** A solution that a search has found; null before. Equality ignores it. */
  private transient volatile @Nullable KnownSolution known;

  /** The hash code; 0 before it was requested. */
  private transient int hash;

  private static final long serialVersionUID = 1L;

  /*
   * One int per cell:
   *
   *   bit    27     26      25 ... 2 1   0
   *          given  filled  values       -
   *
   * A filled cell is given or placed and has the bit of its one value.
   */
  private static final int FILLED = 1 << 26;
  private static final int GIVEN = 1 << 27;

  /** The callers have checked the cells. The candidates take over the array. */
  private GridCandidates(Rules rules, int[] cells) {
    this.rules = rules;
    this.cells = cells;
  }

  /** Returns a solution that a search has found, if one has. */
  @Nullable KnownSolution known() {
    return known;
  }

  /** Keeps a solution for the next call. Two threads may both find one. */
  void remember(KnownSolution found) {
    known = found;
  }

  /** Takes over the solution of an earlier state, if it is valid here. */
  void rememberFrom(GridCandidates earlier) {
    KnownSolution found = earlier.known;
    if (found != null && found.agreesWith(cells)) {
      known = found;
    }
  }

  /**
   * {@return the candidates that a person pencils in} Candidates are returned as they are. In a
   * grid, a clue is a given cell, and an empty cell gets the values that its marks allow and that
   * no cell it sees holds:
   *
   * <ul>
   *   <li>A cell sees the other cells of its houses, groups and cages; cells that a constraint such
   *       as a renban line keeps different from it; and cells a knight's or king's move away, if
   *       the rules forbid equal values there.
   *   <li>A mark is a constraint that fixes the values of single cells: odd, even, and a
   *       {@linkplain Constraint#sets set} of one cell.
   * </ul>
   *
   * <p>Sums of cages and all other constraints have no effect here: the steps of {@code
   * GridLogicalSolver} explain what they exclude. By contrast, {@link Grid#candidates} checks each
   * constraint as a whole.
   *
   * @param puzzle any grid or candidates
   */
  public static GridCandidates of(GridPuzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return puzzle instanceof Grid grid
        ? of(grid, grid, new int[grid.values.length])
        : (GridCandidates) puzzle;
  }

  /**
   * Returns the candidates that a person pencils in, given the values.
   *
   * @param marks the only candidates of each open cell; 0 for all
   */
  static GridCandidates of(Grid givens, Grid grid, int[] marks) {
    int[] cells = PencilMarks.of(grid.rules.tables, grid.values);
    for (int cell = 0; cell < cells.length; cell++) {
      if (grid.values[cell] != 0) {
        cells[cell] |= givens.values[cell] == 0 ? FILLED : GIVEN | FILLED;
      } else if (marks[cell] != 0) {
        cells[cell] &= marks[cell];
      }
    }
    return new GridCandidates(grid.rules, cells);
  }

  /**
   * {@return the candidates with these sets, in the form that {@link #toSets} returns} A cell with
   * one value is given if no cell that it sees allows that value; otherwise it is open.
   *
   * @param rules any rules
   * @param sets for each cell the set of its values: bit {@code v} is set if it allows the value
   *     {@code v}, 1 to {@code rules.valueCount()}
   * @throws IllegalArgumentException if there is not one set for each cell, or a set has another
   *     bit; the message names the cell and the set
   */
  public static GridCandidates copyOf(Rules rules, int[] sets) {
    Objects.requireNonNull(rules, "rules");
    int[] cells = checkedSets(rules, sets);
    int[] copy = cells.clone();
    for (int cell = 0; cell < cells.length; cell++) {
      boolean isSettled = Integer.bitCount(copy[cell]) == 1 && isAlone(rules, copy, cell);
      cells[cell] |= isSettled ? GIVEN | FILLED : 0;
    }
    return new GridCandidates(rules, cells);
  }

  /**
   * {@return the state in a text, with the rules that the text names} It reads the form that {@link
   * #toFullString} writes, and every form that {@link Grid#parse} reads, which then gets the marks
   * that a person {@linkplain #of pencils in}.
   *
   * @param text a state or a puzzle
   * @throws TextFormatException if the text is neither; its message gives the place, what was found
   *     and what was expected
   */
  public static GridCandidates parse(CharSequence text) {
    String line = Objects.requireNonNull(text, "text").toString();
    if (LinkReader.isLink(line) || !GridGameText.isState(line)) {
      return of(Grid.parse(line));
    }
    Grid puzzle = Grid.parse(line.substring(0, GridGameText.endOfPuzzle(line)));
    Play state = GridGameText.read(line, puzzle.rules.tables.layout, puzzle.toArray());
    int[] cells = state.marks().sets();
    for (int cell = 0; cell < cells.length; cell++) {
      int value = state.values()[cell];
      int status = state.givens()[cell] != 0 ? GIVEN | FILLED : FILLED;
      cells[cell] = value == 0 ? cells[cell] : status | ValueSet.bit(value);
    }
    return new GridCandidates(puzzle.rules, cells);
  }

  /**
   * {@return the candidates of a puzzle that appear in at least one solution} Given and placed
   * cells stay as they are. An open cell has the values that it has in any solution; it stays open
   * even if only one is left. If there is no solution, every cell is open and has no candidate.
   *
   * <p>Use it while you set a puzzle. Each solution found confirms all its candidates at once, so
   * the cost is one search for each of a few solutions, and at least one more. For most rules that
   * takes a moment; with hard killers it can take seconds, so set a limit.
   *
   * @param puzzle any grid or candidates
   * @param limit the limit on all searches together
   * @throws io.github.nonet.SearchLimitExceededException if the searches exceed it
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted; its status
   *     stays set
   */
  public static GridCandidates trueCandidates(GridPuzzle puzzle, SearchLimit limit) {
    GridCandidates start = of(puzzle);
    Objects.requireNonNull(limit, "limit");
    int[] cells = GridTrueCandidates.of(start.rules.tables.structure, start.toSets(), limit);
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] |= cells[cell] == 0 ? 0 : start.cells[cell] & (GIVEN | FILLED);
    }
    return new GridCandidates(start.rules, cells);
  }

  private static int[] checkedSets(Rules rules, int[] sets) {
    int[] cells = Objects.requireNonNull(sets, "sets").clone();
    Arguments.requireLength("sets", cells.length, rules.cellCount());
    for (int cell = 0; cell < cells.length; cell++) {
      if ((cells[cell] & ~ValueSet.all(rules.valueCount())) != 0) {
        throw Refusal.argument(
            rules.tables.layout.cellName(cell)
                + " has the set 0b"
                + Integer.toBinaryString(cells[cell]),
            "bits 1 to " + rules.valueCount());
      }
    }
    return cells;
  }

  /** Returns whether no cell that a cell sees allows one of its values. */
  private static boolean isAlone(Rules rules, int[] sets, int cell) {
    for (int[] peers : rules.tables.sight(cell)) {
      for (int peer : peers) {
        if (peer != cell && (sets[peer] & sets[cell]) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public Rules rules() {
    return rules;
  }

  /** {@return the given and placed values} */
  public Grid grid() {
    return valuesOf(FILLED);
  }

  /** Returns the values of the cells whose state has a bit. */
  private Grid valuesOf(int status) {
    int[] values = new int[cells.length];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (cells[cell] & status) == 0 ? 0 : value(cell);
    }
    return Grid.copyOf(rules, values);
  }

  /**
   * {@return whether the cell is given}
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public boolean isGiven(int cell) {
    return (at(cell) & GIVEN) != 0;
  }

  /**
   * {@return the value that is given or placed in the cell, or 0 if the cell is open}
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int value(int cell) {
    int bits = at(cell);
    return (bits & FILLED) == 0 ? 0 : ValueSet.lowest(bits);
  }

  /**
   * {@return the values that are possible in the cell, ascending; only its value if the cell is
   * filled} The set is unmodifiable.
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Set<Integer> values(int cell) {
    return Collections.unmodifiableSet(new ValueSet(at(cell) & all()));
  }

  /**
   * {@return whether the value is possible in the cell; in a filled cell, whether it is the value
   * there}
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range
   */
  public boolean allows(int cell, int value) {
    return (at(cell) & bit(value)) != 0;
  }

  /**
   * {@return these candidates with a value placed in an open cell and eliminated from the open
   * cells that it {@linkplain #of(Grid) sees}} The value need not be a candidate of the cell.
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range, or another value fills the cell
   */
  public GridCandidates with(int cell, int value) {
    int bit = bit(value);
    if ((at(cell) & FILLED) != 0) {
      if ((cells[cell] & bit) != 0) {
        return this;
      }
      throw filled(cell);
    }
    int[] copy = cells.clone();
    for (int[] peers : rules.tables.sight(cell)) {
      for (int peer : peers) {
        copy[peer] &= (copy[peer] & FILLED) != 0 ? -1 : ~bit;
      }
    }
    copy[cell] = FILLED | bit;
    return new GridCandidates(rules, copy);
  }

  /**
   * {@return these candidates without one of them} If the cell is open and does not have the
   * candidate, nothing changes.
   *
   * @param cell 0 to {@code rules().cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range, or fills the cell
   */
  public GridCandidates without(int cell, int value) {
    int bit = bit(value);
    if ((at(cell) & bit) == 0) {
      return this;
    }
    return without(List.of(new Candidate(cell, value)));
  }

  /** Returns these candidates without some; candidates that they do not have are skipped. */
  GridCandidates without(List<Candidate> marks) {
    int[] copy = cells.clone();
    for (Candidate mark : marks) {
      int gone = at(mark.cell()) & bit(mark.digit());
      if (gone != 0 && (cells[mark.cell()] & FILLED) != 0) {
        throw filled(mark.cell());
      }
      copy[mark.cell()] &= ~gone;
    }
    return new GridCandidates(rules, copy);
  }

  private IllegalArgumentException filled(int cell) {
    return new IllegalArgumentException(
        rules.tables.layout.cellName(cell) + " holds " + value(cell) + "; expected an open cell");
  }

  /**
   * {@return the set of values of each cell: bit {@code v} is set if the cell allows the value
   * {@code v}, from 1} The array is new. A filled cell has one bit.
   */
  public int[] toSets() {
    int[] sets = cells.clone();
    int all = all();
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] &= all;
    }
    return sets;
  }

  /** Returns for each cell whether it is given or placed. */
  boolean[] filled() {
    boolean[] filled = new boolean[cells.length];
    for (int cell = 0; cell < filled.length; cell++) {
      filled[cell] = (cells[cell] & FILLED) != 0;
    }
    return filled;
  }

  private int all() {
    return ValueSet.all(rules.valueCount());
  }

  private int at(int cell) {
    return cells[Arguments.requireIndex("cell", cell, cells.length)];
  }

  private int bit(int value) {
    return ValueSet.bit(Arguments.requireValue("value", value, rules.valueCount()));
  }

  /**
   * {@return the state and its rules in one line, for saving: {@link #parse} returns an equal
   * state} It consists of {@link Grid#toFullString} of the given values, a {@code ~?}, and for each
   * other cell its placed value, or a {@code .} with its candidates in brackets. Cells at the end
   * without either are left out.
   *
   * <pre>
   * 1... .... .... ..2.~?.3.(24)
   * </pre>
   */
  public String toFullString() {
    int[] open = cells.clone();
    for (int cell = 0; cell < open.length; cell++) {
      open[cell] = (open[cell] & FILLED) == 0 ? open[cell] : 0;
    }
    Grid givens = valuesOf(GIVEN);
    Play state = new Play(givens.toArray(), grid().toArray(), PlayerMarks.candidates(open));
    return GridGameText.writeState(givens.toFullString(), state);
  }

  /**
   * Returns the values of each cell, row by row, between blanks: {@code "3 . 128 .."}. A cell
   * without a candidate is a {@code .}. It contains neither the rules nor which cells are given,
   * placed or open; {@link #toFullString} does.
   */
  @Override
  public String toString() {
    return GridText.marks(toSets());
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridCandidates other
        && Arrays.equals(cells, other.cells)
        && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    int known = hash;
    if (known == 0) {
      known = 31 * rules.hashCode() + Arrays.hashCode(cells);
      hash = known;
    }
    return known;
  }

  /** {@return the form that is serialized in place of these candidates} */
  private Object writeReplace() {
    return new SerializedCandidates(toFullString());
  }

  /**
   * Refuses every stream that holds candidates themselves.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("candidates are serialized as their text");
  }

  /**
   * Candidates in a stream, which are read by {@link #parse}, so forged ones are refused.
   *
   * @param text the candidates and their rules
   */
  private record SerializedCandidates(String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> parse(text));
    }
  }
}
