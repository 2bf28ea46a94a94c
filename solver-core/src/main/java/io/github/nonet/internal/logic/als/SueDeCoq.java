package io.github.nonet.internal.logic.als;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Pattern;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Sue de Coq: two or three cells where a line meets a box have n digits too many; cells of the line
 * and cells of the box share these digits out between them.
 *
 * <pre>
 *   {1 2 3 4} {1 2 3 4} .  |  .  {1 2}  .  | . . .      two cells share four digits
 *   {3 4}         .     .  |  .    .    .  | . . .      the line takes 1 or 2, the box 3 or 4
 * </pre>
 *
 * <p>Four cells, four digits: each digit that the line takes goes from the rest of the line, each
 * that the box takes from the rest of the box, and others of the intersection from both. A set may
 * have digits of its own, if it has as many more cells.
 *
 * <p>Named after the user of the Sudoku Players' Forum who described it in 2005 as "two-sector
 * disjoint subsets".
 */
public final class SueDeCoq implements Finder {
  private static final int MIN_SURPLUS = 2;

  private State state;
  private StepSink sink;
  private Eliminations gone;
  private Set<List<Candidate>> known;

  private int line;
  private int box;
  private CellSet intersection;
  private int shared;
  private int surplus;

  /** The cells of the line, then of the box, that may be taken. */
  private final int[] lineCells = new int[Houses.SIZE];

  private final int[] boxCells = new int[Houses.SIZE];
  private int lineCount;
  private int boxCount;
  private CellSet inLine;
  private int lineDigits;
  private int boxShare;

  @Override
  public boolean find(State searched, Technique technique, StepSink receiver) {
    state = searched;
    sink = receiver;
    gone = new Eliminations(state);
    known = new HashSet<>();
    for (line = 0; line < Houses.FIRST_BOX; line++) {
      sink.pulse();
      for (box = Houses.FIRST_BOX; box < Houses.COUNT; box++) {
        CellSet both = Houses.SETS[line].and(Houses.SETS[box]).and(state.open());
        if (both.size() >= MIN_SURPLUS && !intersections(both)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Looks at all two or three of the cells; returns false if the sink wants no more. */
  private boolean intersections(CellSet both) {
    for (int a = both.first(); a >= 0; a = both.next(a)) {
      for (int b = both.next(a); b >= 0; b = both.next(b)) {
        CellSet two = CellSet.of(a, b);
        if (!share(two, state.digits(a) | state.digits(b))) {
          return false;
        }
        for (int c = both.next(b); c >= 0; c = both.next(c)) {
          if (!share(two.with(c), state.digits(a) | state.digits(b) | state.digits(c))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean share(CellSet cells, int digits) {
    intersection = cells;
    shared = digits;
    surplus = Integer.bitCount(digits) - cells.size();
    if (surplus < MIN_SURPLUS) {
      return true;
    }
    lineCount = 0;
    CellSet others = state.open().and(Houses.SETS[line]).andNot(cells);
    for (int cell = others.first(); cell >= 0; cell = others.next(cell)) {
      lineCells[lineCount++] = cell;
    }
    return takeInLine(0, CellSet.EMPTY, 0, 0);
  }

  /** Adds further cells of the line to those taken; tries each set with the box. */
  private boolean takeInLine(int from, CellSet taken, int count, int digits) {
    for (int i = from; i < lineCount; i++) {
      CellSet now = taken.with(lineCells[i]);
      int union = digits | state.digits(lineCells[i]);
      int share = count + 1 - Integer.bitCount(union & ~shared);
      if (share > 0 && share < surplus && (union & shared) != 0 && !box(now, union, share)) {
        return false;
      }
      if (!takeInLine(i + 1, now, count + 1, union)) {
        return false;
      }
    }
    return true;
  }

  /** Tries the cells of the box that have none of the line's share. */
  private boolean box(CellSet taken, int digits, int share) {
    inLine = taken;
    lineDigits = digits;
    boxShare = surplus - share;
    boxCount = 0;
    CellSet others = state.open().and(Houses.SETS[box]).andNot(intersection).andNot(taken);
    for (int cell = others.first(); cell >= 0; cell = others.next(cell)) {
      if ((state.digits(cell) & digits & shared) == 0) {
        boxCells[boxCount++] = cell;
      }
    }
    return takeInBox(0, CellSet.EMPTY, 0, 0);
  }

  private boolean takeInBox(int from, CellSet taken, int count, int digits) {
    for (int i = from; i < boxCount; i++) {
      CellSet now = taken.with(boxCells[i]);
      int union = digits | state.digits(boxCells[i]);
      int share = count + 1 - Integer.bitCount(union & ~shared);
      if (share == boxShare && (union & shared) != 0 && !report(now, union)) {
        return false;
      }
      if (!takeInBox(i + 1, now, count + 1, union)) {
        return false;
      }
    }
    return true;
  }

  private boolean report(CellSet inBox, int boxDigits) {
    int both = lineDigits & boxDigits;
    gone.clear();
    eliminate(box, inBox, (shared | boxDigits) & ~lineDigits | both);
    eliminate(line, inLine, (shared | lineDigits) & ~boxDigits | both);
    if (gone.isEmpty()) {
      return true;
    }
    List<Candidate> eliminations = gone.toList();
    return !known.add(eliminations) || sink.accept(step(eliminations, inBox));
  }

  private void eliminate(int house, CellSet set, int digits) {
    CellSet rest = state.open().and(Houses.SETS[house]).andNot(set).andNot(intersection);
    for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
      gone.add(cell, digits);
    }
  }

  private Step step(List<Candidate> eliminations, CellSet inBox) {
    Pattern pattern =
        new Pattern.SueDeCoq(
            candidates(intersection),
            candidates(inLine),
            candidates(inBox),
            Houses.value(line),
            Houses.value(box));
    return Step.eliminating(Technique.SUE_DE_COQ, eliminations, pattern);
  }

  private List<Candidate> candidates(CellSet cells) {
    List<Candidate> candidates = new ArrayList<>();
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      for (int rest = state.digits(cell); rest != 0; rest &= rest - 1) {
        candidates.add(new Candidate(cell, Integer.numberOfTrailingZeros(rest)));
      }
    }
    return candidates;
  }
}
