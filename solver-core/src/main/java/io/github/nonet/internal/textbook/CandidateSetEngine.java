package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.PEERS;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.DigitSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Backtracking with a set of candidates: when the search comes to a cell, it writes down all nine
 * digits and strikes out those that the cell's twenty peers hold. What is left are the candidates;
 * when nothing is left, the search fails and goes back.
 *
 * <pre>
 *   peers hold 1 2 4 5 7 9      {1 2 3 4 5 6 7 8 9}  -->  {3 6 8}
 * </pre>
 *
 * <p>This is what people do with a pencil ("pencil marks"), in the words of the collections
 * library. It keeps nothing but the digits on the board, so there are no flags to undo; the price
 * is a new set for each visit.
 */
public final class CandidateSetEngine extends Backtracking {
  private static final List<Integer> ALL_DIGITS = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);

  /** The digit that each cell holds; null in an open cell. Objects, as sets hold objects. */
  private final Integer[] held = new Integer[CELLS];

  /** The digits that each cell may hold when its peers are empty, ascending. */
  private final List<List<Integer>> allowed =
      new ArrayList<>(Collections.nCopies(CELLS, ALL_DIGITS));

  /** The candidates still to be tried at each level. The level behind the last has none. */
  private final List<Iterator<Integer>> untried =
      new ArrayList<>(Collections.nCopies(CELLS + 1, Collections.emptyIterator()));

  /** Whether a level began with two candidates or more. */
  private final boolean[] isChoice = new boolean[CELLS];

  /** Makes an engine that has no puzzle yet. */
  public CandidateSetEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(held, null);
    Collections.fill(allowed, ALL_DIGITS);
  }

  @Override
  void mark(int cell, int candidates) {
    allowed.set(cell, List.copyOf(new DigitSet(candidates)));
  }

  @Override
  boolean placeClue(int cell, int digit) {
    boolean fits = candidates(cell).contains(digit);
    held[cell] = digit;
    return fits;
  }

  private Set<Integer> candidates(int cell) {
    Set<Integer> candidates = new LinkedHashSet<>(allowed.get(cell));
    for (int peer : PEERS[cell]) {
      if (held[peer] != null) {
        candidates.remove(held[peer]);
      }
    }
    return candidates;
  }

  @Override
  void start() {
    enter(0);
  }

  private void enter(int level) {
    Set<Integer> candidates =
        isRowMajor() ? candidates(path[level]) : candidatesOfMostConstrained(level);
    isChoice[level] = candidates.size() > 1;
    untried.set(level, candidates.iterator());
  }

  private Set<Integer> candidatesOfMostConstrained(int level) {
    int best = level;
    Set<Integer> bestCandidates = candidates(path[level]);
    for (int i = level + 1; i < openCells; i++) {
      Set<Integer> candidates = candidates(path[i]);
      if (rank(candidates.size(), path[i]) < rank(bestCandidates.size(), path[best])) {
        best = i;
        bestCandidates = candidates;
      }
    }
    moveForward(best, level);
    return bestCandidates;
  }

  @Override
  Progress search(long maxGuesses) {
    long guessesLeft = maxGuesses;
    int level = this.level;
    while (true) {
      while (untried.get(level).hasNext()) {
        guessesLeft -= isChoice[level] ? 1 : 0;
        if (guessesLeft < 0) {
          return stop(Progress.PAUSED, level, maxGuesses);
        }
        Integer digit = untried.get(level).next();
        held[path[level]] = digit;
        digits[path[level]] = digit.byteValue();
        level++;
        if (level == openCells) {
          untried.set(level, Collections.emptyIterator());
          return stop(Progress.SOLUTION, level, maxGuesses - guessesLeft);
        }
        enter(level);
      }
      do {
        level--;
        if (level == NO_LEVEL) {
          return stop(Progress.EXHAUSTED, level, maxGuesses - guessesLeft);
        }
        held[path[level]] = null;
      } while (!untried.get(level).hasNext());
    }
  }
}
