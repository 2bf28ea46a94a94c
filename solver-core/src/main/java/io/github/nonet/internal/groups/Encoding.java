package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import java.util.Arrays;

/**
 * A grid as variables and groups of literals. There is a variable for each candidate of an open
 * cell, "the cell has this value"; cages have more of their own. Cells with one candidate have
 * none.
 */
final class Encoding {
  private final Structure structure;
  private final int[] candidates;

  /** The variable of the lowest candidate of each open cell. */
  private final int[] firstVariables;

  private final LiteralGroups.Builder builder = new LiteralGroups.Builder();
  private final Runnable pulse;
  private int variables;
  private int cellVariables;

  /** The cell and the value of each variable of a cell. */
  private int[] cellOf;

  private int[] valueOf;

  private Encoding(Structure structure, int[] candidates, Runnable pulse) {
    this.structure = structure;
    this.candidates = candidates;
    this.pulse = pulse;
    firstVariables = new int[structure.cells()];
    cellOf = new int[0];
    valueOf = new int[0];
  }

  /**
   * Encodes a grid.
   *
   * @param candidates a set of values for each cell, which is kept
   * @param pulse called now and then; it may throw
   */
  static Encoding of(Structure structure, int[] candidates, Runnable pulse) {
    Encoding encoding = new Encoding(structure, candidates, pulse);
    encoding.encode();
    return encoding;
  }

  /** Returns whether there are few enough candidates for {@link LiteralGroups}. */
  static boolean canEncode(Structure structure) {
    return Literals.of(structure.cells() * structure.symbols()) < LiteralGroups.MOST_LITERALS / 2;
  }

  private void encode() {
    int mask = (1 << structure.symbols() + 1) - 2;
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] &= mask;
    }
    pulse.run();
    if (!RootSettling.settle(structure, candidates)) {
      builder.contradict();
      return;
    }
    pulse.run();
    addCells();
    for (Group group : structure.groups()) {
      pulse.run();
      addGroup(group.cells(), structure.isHouse(group));
    }
    for (Cage cage : structure.cages()) {
      pulse.run();
      new CageEncoding(this, builder, cage).add();
    }
  }

  private void addCells() {
    int total = 0;
    for (int set : candidates) {
      total += Integer.bitCount(set) == 1 ? 0 : Integer.bitCount(set);
    }
    cellOf = new int[total];
    valueOf = new int[total];
    for (int cell = 0; cell < candidates.length; cell++) {
      firstVariables[cell] = variables;
      if (isOpen(cell)) {
        addCell(cell);
      }
    }
    cellVariables = variables;
  }

  private void addCell(int cell) {
    for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
      cellOf[variables] = cell;
      valueOf[variables] = Integer.numberOfTrailingZeros(rest);
      builder.add(Literals.of(variables));
      variables++;
    }
    builder.endExactlyOne();
  }

  private void addGroup(int[] cells, boolean isHouse) {
    int settled = 0;
    for (int cell : cells) {
      settled |= isOpen(cell) ? 0 : candidates[cell];
    }
    for (int value = 1; value <= structure.symbols(); value++) {
      if ((settled >>> value & 1) == 0) {
        addPlaces(cells, value);
        if (isHouse) {
          builder.endExactlyOne();
        } else {
          builder.endAtMostOne();
        }
      }
    }
  }

  /** Adds the literals of a value in cells to the group that is collected. */
  void addPlaces(int[] cells, int value) {
    for (int cell : cells) {
      int literal = literal(cell, value);
      if (literal != Literals.NONE) {
        builder.add(literal);
      }
    }
  }

  /** Returns a new variable, for a cage. */
  int newVariable() {
    return variables++;
  }

  int symbols() {
    return structure.symbols();
  }

  /** Returns the candidates of a cell. */
  int candidates(int cell) {
    return candidates[cell];
  }

  /** Returns whether a cell has several candidates. */
  boolean isOpen(int cell) {
    return (candidates[cell] & candidates[cell] - 1) != 0;
  }

  /** Returns "the cell has the value"; NONE if the cell has one candidate or not this one. */
  int literal(int cell, int value) {
    int set = candidates[cell];
    if ((set >>> value & 1) == 0 || !isOpen(cell)) {
      return Literals.NONE;
    }
    int lower = set & (1 << value) - 1;
    return Literals.of(firstVariables[cell] + Integer.bitCount(lower));
  }

  /** Returns whether it is clear already that there is no solution. */
  boolean isContradictory() {
    return builder.isContradictory();
  }

  /** Returns the groups. */
  LiteralGroups groups() {
    return builder.build(variables, pulse);
  }

  /** Returns how many variables are candidates of cells; they come first. */
  int cellVariables() {
    return cellVariables;
  }

  /** Returns the cell of a variable that is a candidate. */
  int cell(int variable) {
    return cellOf[variable];
  }

  /** Returns the value of a variable that is a candidate. */
  int value(int variable) {
    return valueOf[variable];
  }

  /** Returns the values of the cells with one candidate; 0 for the others. */
  int[] settledValues() {
    int[] values = new int[candidates.length];
    Arrays.setAll(
        values, cell -> isOpen(cell) ? 0 : Integer.numberOfTrailingZeros(candidates[cell]));
    return values;
  }
}
