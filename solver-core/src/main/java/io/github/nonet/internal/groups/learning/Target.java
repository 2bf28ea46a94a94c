package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.groups.Structure;
import java.util.Arrays;

/** A solution that a search stays near to, on purpose. */
final class Target {
  /*
   * A cell is astray if it cannot have its target and has no other value yet. When none is, the
   * open cells can all have their targets: these do not conflict with one another, and not with the
   * values that are there. This is therefore a solution, and nothing more needs to be decided. Sums
   * and tables are not that simple: with them, every cell is decided.
   */
  private final CellVariables cells;
  private final UnitPropagation propagation;
  private final boolean hasSums;
  private final int[] literals;
  private int[] values = {};

  Target(Structure structure, CellVariables cells, UnitPropagation propagation) {
    this.cells = cells;
    this.propagation = propagation;
    hasSums =
        !structure.forms().isEmpty() || structure.cages().stream().anyMatch(cage -> cage.sum() > 0);
    literals = new int[structure.cells()];
    Arrays.fill(literals, Literals.NONE);
  }

  /** Takes a value for each cell; empty for no target. */
  void aimAt(int... wanted) {
    values = wanted.clone();
    Arrays.setAll(literals, cell -> isAny() ? cells.literal(cell, values[cell]) : Literals.NONE);
  }

  boolean isAny() {
    return values.length > 0;
  }

  /** Returns the literal to decide for a variable: that its cell has the target, if it can. */
  int decision(int variable) {
    if (variable < cells.count()) {
      int wanted = literals[cells.cell(variable)];
      if (wanted != Literals.NONE && propagation.value(wanted) == UnitPropagation.OPEN) {
        return wanted;
      }
    }
    return Literals.of(variable);
  }

  /** Returns whether the cells without a value can all have their targets, which is a solution. */
  boolean isReached() {
    if (!isAny() || hasSums) {
      return false;
    }
    int variable = 0;
    while (variable < cells.count()) {
      int cell = cells.cell(variable);
      int end = variable + Integer.bitCount(cells.candidates(cell));
      if (!canHaveTarget(cell) && !hasValue(variable, end)) {
        return false;
      }
      variable = end;
    }
    return true;
  }

  private boolean canHaveTarget(int cell) {
    return literals[cell] != Literals.NONE
        && propagation.value(literals[cell]) != UnitPropagation.FALSE;
  }

  private boolean hasValue(int from, int end) {
    for (int variable = from; variable < end; variable++) {
      if (propagation.value(Literals.of(variable)) == UnitPropagation.TRUE) {
        return true;
      }
    }
    return false;
  }

  /** Writes the targets of the cells that had several candidates. */
  void store(int[] solution) {
    for (int variable = 0; isAny() && variable < cells.count(); variable++) {
      int cell = cells.cell(variable);
      solution[cell] = values[cell];
    }
  }
}
