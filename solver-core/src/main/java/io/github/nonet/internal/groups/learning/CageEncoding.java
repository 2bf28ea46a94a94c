package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Tables;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** Adds a cage to the groups of a grid. */
final class CageEncoding {
  /*
   * A cage of three open cells or more has one of the sets of values with its sum.
   *
   * One of two open cells has v exactly if the other has the rest of the sum.
   */
  private final Tables tables;
  private final CellVariables variables;
  private final LiteralGroups.Builder builder;
  private final Cage cage;
  private final int[] cells;
  private final SetsEncoding sets;

  /** The sum of the values of the open cells. */
  private final int rest;

  CageEncoding(Tables tables, CellVariables variables, LiteralGroups.Builder builder, Cage cage) {
    this.tables = tables;
    this.variables = variables;
    this.builder = builder;
    this.cage = cage;
    sets = new SetsEncoding(variables, builder, cage.cells());
    cells = sets.cells;
    rest = cage.sum() - sets.settled;
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
    for (int value = 1; value <= tables.symbols; value++) {
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
    for (int left = variables.candidates(cell); left != 0; left = ValueSet.withoutLowest(left)) {
      int value = ValueSet.lowest(left);
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
    return other >= 1 && other <= tables.symbols ? variables.literal(cell, other) : Literals.NONE;
  }

  private void addCombinations() {
    builder.watch.look();
    sets.add(
        Arrays.stream(tables.combinations.of(cells.length, rest))
            .filter(set -> (set & ~sets.values) == 0 && sets.fits(set))
            .toArray());
  }
}
