package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.IntList;
import io.github.nonet.internal.groups.Structure.Cage;
import java.util.Arrays;

/** Adds a cage to the groups of a grid. */
final class CageEncoding {
  /*
   * A cage of three open cells or more has one of the sets of values with its sum.
   *
   * Of two open cells, the one has v exactly if the other has the rest of the sum.
   */
  private static final int COMBINATIONS_BETWEEN_PULSES = 64;

  private final int symbols;
  private final CellVariables variables;
  private final LiteralGroups.Builder builder;
  private final Cage cage;
  private final int[] cells;
  private final SetsEncoding sets;

  /** What the values of the open cells add up to. */
  private final int rest;

  /** The values that an open cell can have. */
  private int values;

  private final IntList combinations = new IntList();

  CageEncoding(int symbols, CellVariables variables, LiteralGroups.Builder builder, Cage cage) {
    this.symbols = symbols;
    this.variables = variables;
    this.builder = builder;
    this.cage = cage;
    cells = Arrays.stream(cage.cells()).filter(variables::isOpen).toArray();
    int settled = 0;
    for (int cell : cage.cells()) {
      if (variables.isOpen(cell)) {
        values |= variables.candidates(cell);
      } else {
        settled += Integer.numberOfTrailingZeros(variables.candidates(cell));
      }
    }
    rest = cage.sum() - settled;
    sets = new SetsEncoding(variables, builder, cells);
  }

  void add() {
    if (cage.sum() == 0) {
      addDifferent();
    } else if (cells.length == 0) {
      if (rest != 0) {
        builder.contradict();
      }
    } else if (cells.length == 1) {
      addSingle();
    } else if (cells.length == 2) {
      addPair(cells[0], cells[1]);
      addPair(cells[1], cells[0]);
    } else {
      addCombinations();
    }
  }

  private void addDifferent() {
    for (int value = 1; value <= symbols; value++) {
      variables.addPlaces(cells, value, builder);
      builder.endAtMostOne();
    }
  }

  private void addSingle() {
    int literal = literalOfRest(cells[0], 0);
    if (literal == Literals.NONE) {
      builder.contradict();
    } else {
      builder.addFact(literal);
    }
  }

  /** Adds that each value of a cell needs its partner in the other one. */
  private void addPair(int cell, int other) {
    for (int left = variables.candidates(cell); left != 0; left &= left - 1) {
      int value = Integer.numberOfTrailingZeros(left);
      int literal = variables.literal(cell, value);
      int partner = 2 * value == rest ? Literals.NONE : literalOfRest(other, value);
      if (partner == Literals.NONE) {
        builder.addFact(Literals.not(literal));
      } else if (cell < other) {
        builder.add(Literals.not(literal));
        builder.add(partner);
        builder.endExactlyOne();
      }
    }
  }

  /** Returns "the cell has what that value leaves of the sum". */
  private int literalOfRest(int cell, int value) {
    int other = rest - value;
    return other >= 1 && other <= symbols ? variables.literal(cell, other) : Literals.NONE;
  }

  private void addCombinations() {
    collect(0, values, cells.length, rest);
    sets.add(combinations.toArray());
  }

  /** Collects the sets of this number of values, with that sum, that have all of the chosen. */
  private void collect(int chosen, int from, int length, int sum) {
    if (length == 0) {
      if (sum == 0 && sets.fits(chosen)) {
        addCombination(chosen);
      }
      return;
    }
    if (Integer.bitCount(from) < length
        || sum < lowest(from, length)
        || sum > highest(from, length)) {
      return;
    }
    int bit = Integer.highestOneBit(from);
    int value = Integer.numberOfTrailingZeros(bit);
    collect(chosen | bit, from ^ bit, length - 1, sum - value);
    collect(chosen, from ^ bit, length, sum);
  }

  private static int lowest(int set, int length) {
    int sum = 0;
    int left = set;
    for (int i = 0; i < length; i++) {
      sum += Integer.numberOfTrailingZeros(left);
      left &= left - 1;
    }
    return sum;
  }

  private static int highest(int set, int length) {
    int sum = 0;
    int left = set;
    for (int i = 0; i < length; i++) {
      int bit = Integer.highestOneBit(left);
      sum += Integer.numberOfTrailingZeros(bit);
      left ^= bit;
    }
    return sum;
  }

  private void addCombination(int combination) {
    if (combinations.size() % COMBINATIONS_BETWEEN_PULSES == 0) {
      builder.pulse.run();
    }
    combinations.add(combination);
  }
}
