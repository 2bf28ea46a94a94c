package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

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

  /** The open cells, and the values that any of them can have. */
  final int[] cells;

  final int values;

  /** The values of the other cells, and what they add up to. */
  final int taken;

  final int settled;

  /** Splits cells that hold different values into open ones and others. */
  SetsEncoding(CellVariables variables, LiteralGroups.Builder builder, int... all) {
    this.variables = variables;
    this.builder = builder;
    cells = Arrays.stream(all).filter(variables::isOpen).toArray();
    int open = 0;
    int closed = 0;
    int sum = 0;
    for (int cell : all) {
      int set = variables.candidates(cell);
      if (variables.isOpen(cell)) {
        open |= set;
      } else if ((closed & set) != 0) {
        builder.contradict();
      } else {
        closed |= set;
        sum += ValueSet.lowest(set);
      }
    }
    values = open;
    taken = closed;
    settled = sum;
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
    if (sets.length == 0) {
      builder.contradict();
      return sets;
    }
    for (int i = 0; i < sets.length; i++) {
      sets[i] = Literals.of(builder.newVariable());
      builder.add(sets[i]);
    }
    builder.endExactlyOne();
    for (int left = values; left != 0; left = ValueSet.withoutLowest(left)) {
      builder.watch.look();
      addValue(ValueSet.lowest(left), combinations, sets);
    }
    return sets;
  }

  private void addValue(int value, int[] combinations, int[] sets) {
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

  private void addPerhaps(int value, int[] combinations, int[] sets) {
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
