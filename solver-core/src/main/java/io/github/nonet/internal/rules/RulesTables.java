package io.github.nonet.internal.rules;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.Structure;
import java.util.Collection;
import java.util.List;

/**
 * All that is known of the rules of a grid: a layout, the cages and the constraints. Rules are
 * equal when their cells, groups, cages and constraints are.
 */
public final class RulesTables {
  public final Layout layout;

  /** Never changed. */
  public final List<Structure.Cage> cages;

  /** Those of builders are not among them, but of the layout. Never changed. */
  public final List<Condition> conditions;

  /** The forms of the structure, and the constraint or move from which each is. */
  public final FormList forms;

  /** The rules as engines see them. */
  public final Structure structure;

  public final boolean isClassic;

  /** Takes cages and constraints that fit the layout. */
  public RulesTables(Layout layout, List<Structure.Cage> cages, List<Condition> conditions) {
    this.layout = layout;
    this.cages = cages;
    this.conditions = conditions;
    Structure caged = cages.isEmpty() ? layout.structure : layout.structure.withCages(cages);
    this.forms = layout.forms.and(layout.symbols, conditions);
    this.structure = conditions.isEmpty() ? caged : caged.withForms(forms.forms());
    boolean isBare = cages.isEmpty() && conditions.isEmpty();
    this.isClassic = isBare && layout.equals(Layouts.CLASSIC);
  }

  /** Returns the rules of a layout alone. */
  public static RulesTables of(Layout layout) {
    return new RulesTables(layout, List.of(), List.of());
  }

  /**
   * Returns these with other cages.
   *
   * @throws IllegalArgumentException if one does not fit the layout
   */
  public RulesTables withCages(Collection<Structure.Cage> others) {
    return new RulesTables(layout, Cages.checked(layout, others), conditions);
  }

  /**
   * Returns these with other constraints.
   *
   * @throws IllegalArgumentException if one does not fit the layout
   */
  public RulesTables withConditions(Collection<Condition> others) {
    List<Condition> fitting =
        others.stream()
            .map(condition -> Conditions.fitting(layout, condition))
            .collect(Lists.toList());
    return new RulesTables(layout, cages, fitting);
  }

  @Override
  public boolean equals(Object o) {
    return this == o
        || o instanceof RulesTables other
            && layout.equals(other.layout)
            && Cages.areSame(cages, other.cages)
            && Conditions.areSame(conditions, other.conditions);
  }

  @Override
  public int hashCode() {
    return 31 * layout.hashCode()
        + Cages.hash(cages)
        + conditions.stream().mapToInt(Condition::hashCode).sum();
  }

  /** Returns the rules in a few words: {@code "9 values, 81 cells, 27 houses, 29 cages"}. */
  @Override
  public String toString() {
    int groups = layout.groups.size() - layout.houses;
    return layout.symbols
        + " values, "
        + Arguments.count(layout.cells(), "cell", "cells")
        + ", "
        + Arguments.count(layout.houses, "house", "houses")
        + (groups == 0 ? "" : ", " + Arguments.count(groups, "group", "groups"))
        + (cages.isEmpty() ? "" : ", " + Arguments.count(cages.size(), "cage", "cages"))
        + (conditions.isEmpty()
            ? ""
            : ", " + Arguments.count(conditions.size(), "constraint", "constraints"));
  }
}
