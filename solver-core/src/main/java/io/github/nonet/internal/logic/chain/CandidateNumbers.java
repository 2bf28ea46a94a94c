package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.Function;

/**
 * The open candidates of a state, numbered by cell, then by digit. A grid that needs chains has one
 * to two hundred of 729, so sets and tables of them are small.
 *
 * <pre>
 *   literal = 2 * number + (true ? 1 : 0)      a candidate that is true, or one that is false
 * </pre>
 */
final class CandidateNumbers {
  private static final Function<State, CandidateNumbers> MADE = CandidateNumbers::new;

  /** The number of a candidate that is not open, which is not an index. */
  private static final int NONE = -1;

  private final int[] numbers = new int[Houses.CELL_COUNT * Houses.SIZE];
  private final IntList cells = new IntList();
  private final IntList digits = new IntList();

  private CandidateNumbers(State state) {
    Arrays.fill(numbers, NONE);
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      for (int rest = state.digits(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        numbers[index(cell, digit)] = cells.size();
        cells.add(cell);
        digits.add(digit);
      }
    }
  }

  private static int index(int cell, int digit) {
    return cell * Houses.SIZE + digit - 1;
  }

  /** Returns the numbers of a state, which all its callers share. */
  static CandidateNumbers of(State state) {
    return state.derived(MADE);
  }

  int count() {
    return cells.size();
  }

  int number(int cell, int digit) {
    return numbers[index(cell, digit)];
  }

  /** Returns the literal of a candidate, which must be open. */
  int literal(int cell, int digit, boolean on) {
    return literal(number(cell, digit), on);
  }

  int cell(int number) {
    return cells.get(number);
  }

  int digit(int number) {
    return digits.get(number);
  }

  static int literal(int number, boolean on) {
    return 2 * number + (on ? 1 : 0);
  }

  static int number(int literal) {
    return literal >> 1;
  }

  static boolean isOn(int literal) {
    return (literal & 1) != 0;
  }
}
