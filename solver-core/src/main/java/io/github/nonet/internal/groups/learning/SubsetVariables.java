package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.sets.ValueSet;
import java.util.HashMap;
import java.util.Map;

/** Literals that say "the value of the cell is in the set", shared by all constraints of a grid. */
final class SubsetVariables {
  /*
   * A set of one candidate, or of all except one, already has a literal. Others get a variable p,
   * and two groups of which exactly one literal is true:
   *
   *   not p, and the candidates in the set;
   *   p, and the candidates outside the set.
   *
   * A set and the rest of the candidates share a variable. A statement that is always true also
   * has a variable, and a fact: so no constraint need look for such literals.
   */
  private static final int NONE = Literals.NONE;

  private final CellVariables cells;
  private final LiteralGroups.Builder builder;
  private final Map<Long, Integer> variables = new HashMap<>();
  private int always = NONE;

  SubsetVariables(CellVariables cells, LiteralGroups.Builder builder) {
    this.cells = cells;
    this.builder = builder;
  }

  /** Returns a literal that is true. */
  int always() {
    if (always == NONE) {
      always = Literals.of(builder.newVariable());
      builder.addFact(always);
    }
    return always;
  }

  /** Returns "the value of the cell is in the set". */
  int literal(int cell, int set) {
    int candidates = cells.candidates(cell);
    int inside = candidates & set;
    if (inside == 0) {
      return Literals.not(always());
    }
    if (inside == candidates) {
      return always();
    }
    int outside = candidates & ~set;
    if (ValueSet.hasAtMostOne(inside)) {
      return cells.literal(cell, ValueSet.lowest(inside));
    }
    if (ValueSet.hasAtMostOne(outside)) {
      return Literals.not(cells.literal(cell, ValueSet.lowest(outside)));
    }
    return inside < outside
        ? Literals.of(variable(cell, inside))
        : Literals.not(Literals.of(variable(cell, outside)));
  }

  /** Returns the variable of the smaller one of a set and the rest. */
  private int variable(int cell, int set) {
    return variables.computeIfAbsent(
        (long) cell << Integer.SIZE | set, key -> newVariable(cell, set));
  }

  private int newVariable(int cell, int set) {
    int variable = builder.newVariable();
    cells.addCandidates(cell, set, builder);
    builder.add(Literals.not(Literals.of(variable)));
    builder.endExactlyOne();
    cells.addCandidates(cell, ~set, builder);
    builder.add(Literals.of(variable));
    builder.endExactlyOne();
    return variable;
  }
}
