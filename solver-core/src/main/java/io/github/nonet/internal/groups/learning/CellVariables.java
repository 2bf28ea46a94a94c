package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The variables of cells: one for each candidate of an open cell, "the cell has this value". Cells
 * with one candidate have none.
 */
final class CellVariables {
  private final int[] candidates;

  /** The variable of the lowest candidate of each open cell. */
  private final int[] firstVariables;

  private final int[] cellOf;

  private final int[] valueOf;
  private final int count;

  /** Makes the variables of these candidates, which are kept; no cell is without one. */
  CellVariables(int... candidates) {
    this.candidates = candidates;
    firstVariables = new int[candidates.length];
    int total = 0;
    for (int cell = 0; cell < candidates.length; cell++) {
      firstVariables[cell] = total;
      total += isOpen(cell) ? Integer.bitCount(candidates[cell]) : 0;
    }
    count = total;
    cellOf = new int[count];
    valueOf = new int[count];
    for (int cell = 0; cell < candidates.length; cell++) {
      nameVariables(cell);
    }
  }

  private void nameVariables(int cell) {
    int variable = firstVariables[cell];
    for (int rest = isOpen(cell) ? candidates[cell] : 0;
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      cellOf[variable] = cell;
      valueOf[variable] = ValueSet.lowest(rest);
      variable++;
    }
  }

  int count() {
    return count;
  }

  int cell(int variable) {
    return cellOf[variable];
  }

  int value(int variable) {
    return valueOf[variable];
  }

  int candidates(int cell) {
    return candidates[cell];
  }

  /** Returns whether a cell has several candidates. */
  boolean isOpen(int cell) {
    return !ValueSet.hasAtMostOne(candidates[cell]);
  }

  /** Returns "the cell has the value"; NONE if the cell has one candidate or not this one. */
  int literal(int cell, int value) {
    int set = candidates[cell];
    if (!ValueSet.contains(set, value) || !isOpen(cell)) {
      return Literals.NONE;
    }
    int lower = set & (1 << value) - 1;
    return Literals.of(firstVariables[cell] + Integer.bitCount(lower));
  }

  /** Adds the literals of the candidates of an open cell that are in a set. */
  void addCandidates(int cell, int set, LiteralGroups.Builder builder) {
    for (int rest = candidates[cell] & set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      builder.add(literal(cell, ValueSet.lowest(rest)));
    }
  }

  /** Adds the literals of a value in cells to the group that is collected. */
  void addPlaces(int[] cells, int value, LiteralGroups.Builder builder) {
    for (int cell : cells) {
      int literal = literal(cell, value);
      if (literal != Literals.NONE) {
        builder.add(literal);
      }
    }
  }

  /** Returns the values of the cells with one candidate; 0 for the others. */
  int[] settledValues() {
    int[] values = new int[candidates.length];
    Arrays.setAll(values, cell -> isOpen(cell) ? 0 : ValueSet.lowest(candidates[cell]));
    return values;
  }
}
