package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.FormPlan;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.sets.ValueSet;

/**
 * A grid as variables and groups of literals: {@link CellVariables}, and more for cages.
 *
 * @param cells the variables that come first; none if it is clear that there is no solution
 * @param isContradictory whether it is clear already that there is no solution
 * @param isTooLarge whether some constraints were left out, because an engine would be slow with
 *     them
 */
public record Encoding(
    CellVariables cells, LiteralGroups groups, boolean isContradictory, boolean isTooLarge) {
  /** Returns whether there are few enough candidates for {@link LiteralGroups}. */
  public static boolean canEncode(Structure structure) {
    return Literals.of(structure.cells() * structure.symbols()) < LiteralGroups.MOST_LITERALS / 2;
  }

  /**
   * @param candidates a set of values for each cell, which is kept
   * @param watch asked now and then; it may throw
   */
  public static Encoding of(Structure structure, int[] candidates, Watch watch) {
    FormPlan plan = structure.plan(watch);
    int all = ValueSet.all(structure.symbols());
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] &= plan.domains().length > 0 ? plan.domains()[cell] & all : all;
    }
    watch.look();
    if (plan.isContradictory() || !RootSettling.settle(plan.structure(), candidates)) {
      LiteralGroups none = new LiteralGroups.Builder(0, watch).build();
      return new Encoding(new CellVariables(new int[structure.cells()]), none, true, false);
    }
    watch.look();
    CellVariables cells = new CellVariables(candidates);
    LiteralGroups.Builder builder = new LiteralGroups.Builder(cells.count(), watch);
    addCells(structure, cells, builder);
    for (Group group : structure.groups()) {
      watch.look();
      addGroup(structure, group, cells, builder);
    }
    for (Cage cage : plan.structure().cages()) {
      watch.look();
      new CageEncoding(plan.tables(), cells, builder, cage).add();
    }
    boolean isSmall = new FormEncoding(plan, cells, builder).add();
    return new Encoding(cells, builder.build(), builder.isContradictory(), !isSmall);
  }

  private static void addCells(
      Structure structure, CellVariables cells, LiteralGroups.Builder builder) {
    for (int cell = 0; cell < structure.cells(); cell++) {
      if (cells.isOpen(cell)) {
        cells.addCandidates(cell, -1, builder);
        builder.endExactlyOne();
      }
    }
  }

  private static void addGroup(
      Structure structure, Group group, CellVariables cells, LiteralGroups.Builder builder) {
    int settled = 0;
    int required = structure.valuesOf(group);
    for (int cell : group.cells()) {
      settled |= cells.isOpen(cell) ? 0 : cells.candidates(cell);
    }
    for (int value = 1; value <= structure.symbols(); value++) {
      if (!ValueSet.contains(settled, value)) {
        cells.addPlaces(group.cells(), value, builder);
        if (ValueSet.contains(required, value)) {
          builder.endExactlyOne();
        } else {
          builder.endAtMostOne();
        }
      }
    }
  }
}
