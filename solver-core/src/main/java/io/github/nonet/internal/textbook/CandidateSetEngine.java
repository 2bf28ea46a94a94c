package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.EMPTY;
import static io.github.nonet.internal.HouseTables.PEERS;
import static io.github.nonet.internal.sets.ValueSet.bit;

import io.github.nonet.CellOrder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Backtracking with a set of candidates: when the search comes to a cell, it writes down all nine
 * digits and strikes out those that the cell's twenty peers hold. The others are the candidates; if
 * there are none, the search backtracks.
 *
 * <pre>
 *   peers hold 1 2 4 5 7 9      {1 2 3 4 5 6 7 8 9}  -->  {3 6 8}
 * </pre>
 *
 * <p>People do this with a pencil ("pencil marks"); here it is written in the words of the
 * collections library. The strategy keeps only the digits on the board, so there are no flags to
 * undo; the price is a new set for each visit.
 *
 * <p>{@code docs/examples/CandidateSetSolver.java} is this strategy as a plain recursion. It has
 * the same method {@code candidates}; to put and to remove a digit it writes into {@code digits}.
 */
public final class CandidateSetEngine extends Backtracking {
  private static final List<Integer> ALL_DIGITS = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);

  /** The digit that each cell holds, or EMPTY: objects, as sets hold objects. */
  private final Integer[] held = new Integer[CELLS];

  /** Makes an engine that has no puzzle yet. */
  public CandidateSetEngine(CellOrder order) {
    super(order);
  }

  @Override
  void clear() {
    Arrays.fill(held, EMPTY);
  }

  /** Returns the candidates in the form that the shared search reads: as bits. */
  @Override
  int fitting(int cell) {
    int fitting = 0;
    for (int digit : candidates(cell)) {
      fitting |= bit(digit);
    }
    return fitting;
  }

  private Set<Integer> candidates(int cell) {
    Set<Integer> candidates = new HashSet<>(ALL_DIGITS);
    for (int peer : PEERS[cell]) {
      candidates.remove(held[peer]);
    }
    return candidates;
  }

  @Override
  void put(int cell, int digit) {
    held[cell] = digit;
  }

  @Override
  void remove(int cell, int digit) {
    held[cell] = EMPTY;
  }
}
