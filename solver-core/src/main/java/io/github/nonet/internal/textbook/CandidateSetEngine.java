package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.EMPTY;
import static io.github.nonet.internal.Geometry.PEERS;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.internal.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
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

  /** Stands before the first candidate, and behind the last. */
  private static final int NONE = 0;

  /** The digit that each cell holds, or EMPTY: objects, as sets hold objects. */
  private final Integer[] held = new Integer[CELLS];

  /** The digits that each cell may hold when its peers are empty. */
  private final List<List<Integer>> allowed =
      new ArrayList<>(Collections.nCopies(CELLS, ALL_DIGITS));

  /** The candidates of the cell of each level. */
  private final List<Set<Integer>> candidates =
      new ArrayList<>(Collections.nCopies(CELLS, Set.of()));

  /** The candidate to be tried next at each level. The level behind the last has NONE. */
  private final int[] next = new int[CELLS + 1];

  /** Makes an engine that has no puzzle yet. */
  public CandidateSetEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(held, EMPTY);
    Collections.fill(allowed, ALL_DIGITS);
  }

  @Override
  void mark(int cell, int marks) {
    allowed.set(cell, List.copyOf(new ValueSet(marks)));
  }

  @Override
  boolean placeClue(int cell, int digit) {
    boolean fits = candidates(cell).contains(digit);
    held[cell] = digit;
    return fits;
  }

  private Set<Integer> candidates(int cell) {
    Set<Integer> candidates = new HashSet<>(allowed.get(cell));
    for (int peer : PEERS[cell]) {
      candidates.remove(held[peer]);
    }
    return candidates;
  }

  /** Returns the smallest candidate above {@code digit}, or NONE. A hash set has no order. */
  private static int nextCandidate(Set<Integer> candidates, int digit) {
    for (int next = digit + 1; next <= SIZE; next++) {
      if (candidates.contains(next)) {
        return next;
      }
    }
    return NONE;
  }

  @Override
  void start() {
    enter(0);
  }

  private void enter(int level) {
    Set<Integer> candidates =
        isRowMajor() ? candidates(path[level]) : candidatesOfMostConstrained(level);
    this.candidates.set(level, candidates);
    next[level] = nextCandidate(candidates, NONE);
  }

  private Set<Integer> candidatesOfMostConstrained(int level) {
    int best = level;
    Set<Integer> fewest = candidates(path[level]);
    for (int i = level + 1; i < openCells && fewest.size() > 1; i++) {
      Set<Integer> candidates = candidates(path[i]);
      if (rank(candidates.size(), path[i]) < rank(fewest.size(), path[best])) {
        best = i;
        fewest = candidates;
      }
    }
    moveForward(best, level);
    return fewest;
  }

  @Override
  Progress search(long maxGuesses) {
    long guessesLeft = maxGuesses;
    int level = this.level;
    while (true) {
      while (next[level] != NONE) {
        guessesLeft -= candidates.get(level).size() > 1 ? 1 : 0;
        if (guessesLeft < 0) {
          return stop(Progress.PAUSED, level, maxGuesses);
        }
        int digit = next[level];
        next[level] = nextCandidate(candidates.get(level), digit);
        held[path[level]] = digit;
        digits[path[level]] = (byte) digit;
        level++;
        if (level == openCells) {
          next[level] = NONE;
          return stop(Progress.SOLUTION, level, maxGuesses - guessesLeft);
        }
        enter(level);
      }
      do {
        level--;
        if (level == NO_LEVEL) {
          return stop(Progress.EXHAUSTED, level, maxGuesses - guessesLeft);
        }
        held[path[level]] = EMPTY;
      } while (next[level] == NONE);
    }
  }
}
