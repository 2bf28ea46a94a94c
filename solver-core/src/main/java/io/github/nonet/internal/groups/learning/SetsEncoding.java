package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.ValueSet;

/** Adds that some cells hold one of several sets of values to the groups of a grid. */
final class SetsEncoding {
  /*
   * There is a variable "combination" for each set, and a variable "present" for each value that some of
   * these sets have and others do not. Then four kinds of groups, exactly one of each is true:
   *
   *   the combinations;
   *   not present(v), and the places of v in the cells;
   *   not present(v), and the combinations with v;
   *   present(v), and the combinations without v.
   */
  private final CellVariables variables;
  private final LiteralGroups.Builder builder;
  private final int[] cells;

  /** For open cells. */
  SetsEncoding(CellVariables variables, LiteralGroups.Builder builder, int[] cells) {
    this.variables = variables;
    this.builder = builder;
    this.cells = cells;
  }

  /** Returns whether each cell can have a value of a set. */
  boolean fits(int combination) {
    for (int cell : cells) {
      if ((variables.candidates(cell) & combination) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Adds the sets, each of one value for each cell.
   *
   * @param combinations the sets that fit
   * @return the literals of the sets; none if there is no set
   */
  int[] add(int... combinations) {
    int[] sets = new int[combinations.length];
    int union = 0;
    if (sets.length == 0) {
      builder.contradict();
      return sets;
    }
    for (int i = 0; i < sets.length; i++) {
      sets[i] = Literals.of(builder.newVariable());
      builder.add(sets[i]);
    }
    builder.endExactlyOne();
    for (int cell : cells) {
      union |= variables.candidates(cell);
    }
    for (int left = union; left != 0; left &= left - 1) {
      builder.pulse.run();
      addValue(ValueSet.lowest(left), combinations, sets);
    }
    return sets;
  }

  private void addValue(int value, int[] combinations, int... sets) {
    int with = 0;
    for (int combination : combinations) {
      with += combination >>> value & 1;
    }
    if (with == 0) {
      addAbsent(value);
    } else if (with == combinations.length) {
      variables.addPlaces(cells, value, builder);
      builder.endExactlyOne();
    } else {
      addPerhaps(value, combinations, sets);
    }
  }

  private void addAbsent(int value) {
    for (int cell : cells) {
      int literal = variables.literal(cell, value);
      if (literal != Literals.NONE) {
        builder.addFact(Literals.not(literal));
      }
    }
  }

  private void addPerhaps(int value, int[] combinations, int... sets) {
    int present = Literals.of(builder.newVariable());
    variables.addPlaces(cells, value, builder);
    builder.add(Literals.not(present));
    builder.endExactlyOne();
    for (int has = 0; has < 2; has++) {
      for (int i = 0; i < sets.length; i++) {
        if ((combinations[i] >>> value & 1) == has) {
          builder.add(sets[i]);
        }
      }
      builder.add(has == 1 ? Literals.not(present) : present);
      builder.endExactlyOne();
    }
  }
}
