package io.github.nonet.internal.logic.als;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Sue de Coq: two or three cells where a line meets a box have n digits more than cells; cells of
 * the rest of the line and cells of the rest of the box take n of these digits between them.
 *
 * <pre>
 *   {1 2 3 4} {1 2 3 4} .  |  .  {1 2}  .  | . . .      two cells share four digits
 *   {3 4}         .     .  |  .    .    .  | . . .      the line takes 1 or 2, the box 3 or 4
 * </pre>
 *
 * <p>Four cells share four digits. Each digit that the line takes is eliminated from the rest of
 * the line, each digit that the box takes from the rest of the box, and the other digits of the
 * intersection from both. A set may have digits that the intersection lacks, if it has an equal
 * number of additional cells.
 *
 * <p>It is named after the user of the Sudoku Players' Forum who described it in 2005 as
 * "two-sector disjoint subsets".
 */
public final class SueDeCoqFinder implements Finder {
  private static final int MIN_SURPLUS = 2;

  /** The beat of looks, in cells taken. */
  private static final int BEAT = 0xFF;

  /** Two or three places of a segment, in the order in which they are tried. */
  private static final int[] CHOICES = {0b011, 0b111, 0b101, 0b110};

  private State state;
  private StepSink sink;
  private Eliminations gone;
  private Set<List<Candidate>> known;

  private int line;
  private int box;
  private CellSet intersection;
  private int shared;
  private int surplus;

  /**
   * The cells that may be taken: of the line, of the box, and of the box for a chosen share of the
   * line.
   */
  private final CellChoice ofLine = new CellChoice();

  private final CellChoice ofBox = new CellChoice();
  private final CellChoice besideLine = new CellChoice();
  private int inLine;
  private int lineDigits;
  private int work;

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    gone = new Eliminations(state);
    known = new HashSet<>();
    for (line = 0; line < Houses.FIRST_BOX; line++) {
      state.look();
      for (int segment = 0; segment < Houses.SIZE; segment += 3) {
        box = Houses.OF_CELL[Houses.CELLS[line][segment]][2];
        if (!intersections(segment)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Tries every two or three cells of the segment; returns false if the sink wants no more. */
  private boolean intersections(int segment) {
    for (int choice : CHOICES) {
      if (!share(choice << segment)) {
        return false;
      }
    }
    return true;
  }

  /** Tries these places of the line, if they are open. */
  private boolean share(int places) {
    shared = 0;
    for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digits = state.digits(Houses.CELLS[line][ValueSet.lowest(rest)]);
      if (digits == 0) {
        return true;
      }
      shared |= digits;
    }
    surplus = Integer.bitCount(shared) - Integer.bitCount(places);
    if (surplus < MIN_SURPLUS) {
      return true;
    }
    intersection = Houses.cells(line, places);
    ofLine.collect(state, line, intersection);
    ofBox.collect(state, box, intersection);
    ofLine.least = 1;
    ofLine.most = surplus - 1;
    return take(ofLine, 0, 0, 0, 0);
  }

  /*
   * Cells that are taken are bits of an int, by their numbers in a choice. Their share is the
   * number of shared digits that they take: the number of cells minus the number of their exclusive
   * digits. Each further cell increases the share by at most one, so a branch ends when too few
   * cells are left.
   */

  /** Adds further cells to the taken ones; tries each set of the line with the box. */
  private boolean take(CellChoice choice, int from, int taken, int count, int digits) {
    for (int i = from; i < choice.count; i++) {
      if ((++work & BEAT) == 0) {
        state.look();
      }
      int union = digits | choice.digits[i];
      int share = count + 1 - Integer.bitCount(union & ~shared);
      int now = taken | ValueSet.bit(i);
      if (share >= choice.least
          && share <= choice.most
          && (union & shared) != 0
          && !(choice == ofLine ? box(now, union, share) : report(choice.cells(now), union))) {
        return false;
      }
      if (share + choice.count - 1 - i >= choice.least
          && !take(choice, i + 1, now, count + 1, union)) {
        return false;
      }
    }
    return true;
  }

  /** Tries the cells of the box that have no digit of the line's share. */
  private boolean box(int taken, int digits, int share) {
    inLine = taken;
    lineDigits = digits;
    besideLine.count = 0;
    for (int i = 0; i < ofBox.count; i++) {
      if ((ofBox.digits[i] & digits & shared) == 0 && !ofLine.has(taken, ofBox.cells[i])) {
        besideLine.add(ofBox.cells[i], ofBox.digits[i]);
      }
    }
    besideLine.least = surplus - share;
    besideLine.most = surplus - share;
    return take(besideLine, 0, 0, 0, 0);
  }

  private boolean report(CellSet inBox, int boxDigits) {
    CellSet lineCells = ofLine.cells(inLine);
    int both = lineDigits & boxDigits;
    gone.clear();
    eliminate(box, inBox, (shared | boxDigits) & ~lineDigits | both);
    eliminate(line, lineCells, (shared | lineDigits) & ~boxDigits | both);
    if (!gone.isNewTo(known)) {
      return true;
    }
    Reason reason =
        new Reason.SueDeCoq(
            state.candidatesByCell(intersection),
            state.candidatesByCell(lineCells),
            state.candidatesByCell(inBox),
            Houses.value(line),
            Houses.value(box));
    return sink.accept(gone.step(Technique.SUE_DE_COQ, reason));
  }

  private void eliminate(int house, CellSet set, int digits) {
    CellSet rest = state.open().and(Houses.SETS[house]).andNot(set).andNot(intersection);
    for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
      gone.add(cell, digits);
    }
  }

  /** A list of cells with their digits. */
  private static final class CellChoice {
    private final int[] cells = new int[Houses.SIZE];
    private final int[] digits = new int[Houses.SIZE];
    private int count;

    /** The least and the greatest share that the cells may have together. */
    private int least;

    private int most;

    /** Replaces the list by the open cells of the house, except for some. */
    void collect(State state, int house, CellSet except) {
      count = 0;
      for (int cell : Houses.CELLS[house]) {
        if (state.isOpen(cell) && !except.contains(cell)) {
          add(cell, state.digits(cell));
        }
      }
    }

    void add(int cell, int itsDigits) {
      cells[count] = cell;
      digits[count++] = itsDigits;
    }

    boolean has(int taken, int cell) {
      for (int rest = taken; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        if (cells[ValueSet.lowest(rest)] == cell) {
          return true;
        }
      }
      return false;
    }

    CellSet cells(int taken) {
      CellSet set = CellSet.EMPTY;
      for (int rest = taken; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        set = set.with(cells[ValueSet.lowest(rest)]);
      }
      return set;
    }
  }
}
