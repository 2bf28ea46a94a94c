package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The conclusions that the consequences of all literals prove.
 *
 * <pre>
 *   contradiction   a literal that makes a candidate true and false, or leaves a cell without a
 *                   digit, or a digit without a place: its opposite holds
 *   verity          a fact that follows from a candidate whether it is true or false; from each
 *                   candidate of a cell; from each place of a digit in a house
 * </pre>
 */
final class Conclusions {
  /** The most reasons that are kept for one conclusion. */
  private static final int MAX_REASONS = 16;

  private final Consequences facts;
  private final State state;
  private final Map<Conclusion, List<int[]>> reasons = new TreeMap<>();

  /** Whether only the first conclusion is wanted, which is then kept in {@link #first}. */
  private final boolean firstOnly;

  private @Nullable Conclusion first;

  /** The candidates of each cell that has any, then the places of each digit in each house. */
  private final List<long[]> choices = new ArrayList<>();

  /**
   * A fact that is proved.
   *
   * @param isContradiction whether a contradiction proves it; otherwise a verity does
   * @param places whether the candidate is true; otherwise it is false
   * @param cell the cell of the candidate
   * @param digit its digit
   */
  record Conclusion(boolean isContradiction, boolean places, int cell, int digit)
      implements Comparable<Conclusion> {
    @Override
    public int compareTo(Conclusion other) {
      return Integer.compare(rank(), other.rank());
    }

    /**
     * Placements come before eliminations, in the order of cells, then of digits; contradictions
     * come before verities.
     */
    private int rank() {
      int candidate = cell * (Houses.SIZE + 1) + digit;
      return ((places ? 0 : 1 << 10) + candidate) * 2 + (isContradiction ? 0 : 1);
    }
  }

  private Conclusions(Consequences facts, boolean firstOnly) {
    this.facts = facts;
    this.firstOnly = firstOnly;
    state = facts.state;
    collectChoices();
    contradictions();
    verities();
  }

  /**
   * Returns each conclusion with its reasons: the assumed literals, as {@link CandidateNumbers}
   * numbers them. Placements come first, then eliminations, each by cell.
   */
  static Map<Conclusion, List<int[]>> of(Consequences facts) {
    return new Conclusions(facts, false).reasons;
  }

  /** Returns the first of the conclusions, without reasons; null if there is none. */
  static @Nullable Conclusion first(Consequences facts) {
    return new Conclusions(facts, true).first;
  }

  private void collectChoices() {
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      if (state.digits(cell) != 0) {
        long[] choice = new long[facts.words];
        for (int rest = state.digits(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
          add(choice, cell, ValueSet.lowest(rest));
        }
        choices.add(choice);
      }
    }
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        if (state.places(house, digit) != 0) {
          long[] choice = new long[facts.words];
          CellSet cells = state.cells(house, digit);
          for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            add(choice, cell, digit);
          }
          choices.add(choice);
        }
      }
    }
  }

  private void add(long[] choice, int cell, int digit) {
    int number = facts.numbers.number(cell, digit);
    CellBits.add(choice, number);
  }

  /**
   * Searches for literals that contradict themselves: first candidates that are false, then
   * candidates that are true.
   */
  private void contradictions() {
    contradictions(false);
    if (!firstOnly || first == null) {
      contradictions(true);
    }
  }

  private void contradictions(boolean on) {
    for (int number = 0; number < facts.candidates; number++) {
      state.look();
      if (contradicts(facts.row(number, on))) {
        keep(true, !on, number, new int[] {CandidateNumbers.literal(number, on)});
        if (firstOnly) {
          return;
        }
      }
    }
  }

  private boolean contradicts(long[] row) {
    for (int word = 0; word < facts.words; word++) {
      if ((row[word] & row[facts.words + word] & candidateBits(word)) != 0) {
        return true;
      }
    }
    for (long[] choice : choices) {
      if (isGone(choice, row)) {
        return true;
      }
    }
    return false;
  }

  private boolean isGone(long[] choice, long[] row) {
    for (int word = 0; word < facts.words; word++) {
      if ((choice[word] & ~row[facts.words + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the bits of the word that represent candidates, not groups. */
  private long candidateBits(int word) {
    int rest = facts.candidates - word * Long.SIZE;
    return rest >= Long.SIZE ? -1L : rest <= 0 ? 0 : (1L << rest) - 1;
  }

  private void verities() {
    for (int number = 0; number < facts.candidates; number++) {
      state.look();
      long[] common = facts.row(number, true).clone();
      and(common, facts.row(number, false));
      int[] premises = {
        CandidateNumbers.literal(number, true), CandidateNumbers.literal(number, false)
      };
      keepAll(common, premises, facts.numbers.cell(number));
    }
    for (long[] choice : choices) {
      state.look();
      long[] common = null;
      List<Integer> premises = new ArrayList<>();
      for (int number = CellBits.next(choice, 0);
          number >= 0;
          number = CellBits.next(choice, number + 1)) {
        if (common == null) {
          common = facts.row(number, true).clone();
        } else {
          and(common, facts.row(number, true));
        }
        premises.add(CandidateNumbers.literal(number, true));
      }
      keepAll(common, Lists.toArray(premises), -1);
    }
  }

  private static void and(long[] row, long[] other) {
    for (int word = 0; word < row.length; word++) {
      row[word] &= other[word];
    }
  }

  /** Keeps all candidates in the row except the candidates of one cell. */
  private void keepAll(long[] row, int[] premises, int exceptCell) {
    for (int word = 0; word < row.length; word++) {
      boolean on = word < facts.words;
      int base = (on ? word : word - facts.words) * Long.SIZE;
      long rest = row[word] & candidateBits(on ? word : word - facts.words);
      for (; rest != 0; rest = CellBits.withoutLowest(rest)) {
        int number = base + CellBits.lowest(rest);
        if (facts.numbers.cell(number) != exceptCell) {
          keep(false, on, number, premises);
        }
      }
    }
  }

  private void keep(boolean isContradiction, boolean places, int number, int[] premises) {
    Conclusion conclusion =
        new Conclusion(
            isContradiction, places, facts.numbers.cell(number), facts.numbers.digit(number));
    if (firstOnly) {
      first = first == null || conclusion.compareTo(first) < 0 ? conclusion : first;
      return;
    }
    List<int[]> known = reasons.computeIfAbsent(conclusion, key -> new ArrayList<>());
    if (known.size() < MAX_REASONS) {
      known.add(premises);
    }
  }
}
