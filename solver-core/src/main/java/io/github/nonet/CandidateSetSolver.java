package io.github.nonet;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.PEERS;

import io.github.nonet.internal.Geometry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

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
 * library. It keeps nothing but the digits on the board, so there is nothing to undo; the price is
 * a new set for each visit.
 *
 * @param order which cell the search guesses at next
 */
record CandidateSetSolver(CellOrder order) implements Solver {
  @Override
  public Search search(Board puzzle) {
    return GuardedSearch.interruptible(new Backtracking(puzzle, order, new CandidateSets()));
  }

  private static final class CandidateSets implements Backtracking.Placement {
    private static final List<Integer> ALL_DIGITS = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);

    private final int[] digits = new int[CELLS];
    private final List<NavigableSet<Integer>> candidates =
        new ArrayList<>(Collections.nCopies(CELLS, Collections.emptyNavigableSet()));

    @Override
    public void place(int cell, int digit) {
      digits[cell] = digit;
    }

    @Override
    public void remove(int cell, int digit) {
      digits[cell] = Geometry.EMPTY;
    }

    @Override
    public void visit(int cell) {
      candidates.set(cell, candidates(cell));
    }

    private NavigableSet<Integer> candidates(int cell) {
      NavigableSet<Integer> candidates = new TreeSet<>(ALL_DIGITS);
      for (int peer : PEERS[cell]) {
        candidates.remove(digits[peer]);
      }
      return candidates;
    }

    @Override
    public int nextDigit(int cell, int digit) {
      Integer next = candidates.get(cell).higher(digit);
      return next == null ? PathSearch.NONE : next;
    }

    @Override
    public int countDigits(int cell) {
      return candidates(cell).size();
    }
  }
}
