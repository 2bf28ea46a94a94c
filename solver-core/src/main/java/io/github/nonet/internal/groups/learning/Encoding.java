package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.FormPlan;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;

/** A grid as variables and groups of literals: {@link CellVariables}, and more for cages. */
public final class Encoding {
  private final CellVariables cells;
  private final LiteralGroups groups;
  private final boolean isContradictory;
  private final boolean isTooLarge;

  private Encoding(
      CellVariables cells, LiteralGroups groups, boolean isContradictory, boolean isTooLarge) {
    this.cells = cells;
    this.groups = groups;
    this.isContradictory = isContradictory;
    this.isTooLarge = isTooLarge;
  }

  /** Returns whether there are few enough candidates for {@link LiteralGroups}. */
  public static boolean canEncode(Structure structure) {
    return Literals.of(structure.cells() * structure.symbols()) < LiteralGroups.MOST_LITERALS / 2;
  }

  /**
   * @param candidates a set of values for each cell, which is kept
   * @param pulse called now and then; it may throw
   */
  public static Encoding of(Structure structure, int[] candidates, Runnable pulse) {
    FormPlan plan = structure.plan(pulse);
    int all = ValueSet.all(structure.symbols());
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] &= plan.domains().length > 0 ? plan.domains()[cell] & all : all;
    }
    pulse.run();
    if (plan.isContradictory() || !RootSettling.settle(plan.structure(), candidates)) {
      LiteralGroups none = new LiteralGroups.Builder(0, pulse).build();
      return new Encoding(new CellVariables(new int[structure.cells()]), none, true, false);
    }
    pulse.run();
    CellVariables cells = new CellVariables(candidates);
    LiteralGroups.Builder builder = new LiteralGroups.Builder(cells.count(), pulse);
    addCells(structure, cells, builder);
    for (Group group : structure.groups()) {
      pulse.run();
      addGroup(structure, group, cells, builder);
    }
    for (Cage cage : plan.structure().cages()) {
      pulse.run();
      new CageEncoding(structure.symbols(), cells, builder, cage).add();
    }
    boolean isSmall = new FormEncoding(plan, cells, builder).add();
    return new Encoding(cells, builder.build(), builder.isContradictory(), !isSmall);
  }

  private static void addCells(
      Structure structure, CellVariables cells, LiteralGroups.Builder builder) {
    for (int cell = 0; cell < structure.cells(); cell++) {
      if (cells.isOpen(cell)) {
        for (int rest = cells.candidates(cell); rest != 0; rest &= rest - 1) {
          builder.add(cells.literal(cell, Integer.numberOfTrailingZeros(rest)));
        }
        builder.endExactlyOne();
      }
    }
  }

  private static void addGroup(
      Structure structure, Group group, CellVariables cells, LiteralGroups.Builder builder) {
    int settled = 0;
    for (int cell : group.cells()) {
      settled |= cells.isOpen(cell) ? 0 : cells.candidates(cell);
    }
    for (int value = 1; value <= structure.symbols(); value++) {
      if ((settled >>> value & 1) == 0) {
        cells.addPlaces(group.cells(), value, builder);
        if (structure.isHouse(group)) {
          builder.endExactlyOne();
        } else {
          builder.endAtMostOne();
        }
      }
    }
  }

  /** Returns whether it is clear already that there is no solution. */
  boolean isContradictory() {
    return isContradictory;
  }

  /** Returns whether some constraints were left out, because an engine would be slow with them. */
  public boolean isTooLarge() {
    return isTooLarge;
  }

  LiteralGroups groups() {
    return groups;
  }

  /** Returns the variables that come first; none if it is clear that there is no solution. */
  CellVariables cells() {
    return cells;
  }
}
