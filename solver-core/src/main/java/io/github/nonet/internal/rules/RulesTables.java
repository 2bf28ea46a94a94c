package io.github.nonet.internal.rules;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a grid as tables: a layout, the cages and the constraints. Rules are equal when
 * their cells, groups, cages and constraints are equal.
 */
public final class RulesTables {
  public final GridLayout layout;

  /** The cages; never changed. */
  public final List<Structure.Cage> cages;

  /**
   * The constraints, without those from calls of the builder, which belong to the layout; never
   * changed.
   */
  public final List<ConstraintData> constraints;

  /** The forms of the structure, each with its constraint or move. */
  public final FormList forms;

  /** The rules in the form for engines. */
  public final Structure structure;

  public final boolean isClassic;

  /**
   * The hash code, which takes long to compute with many constraints; 0 before it was requested.
   */
  private int hash;

  /** The result of {@link #sight} for each cell; null before it was requested. */
  private volatile @Nullable List<List<int[]>> sight;

  /** Makes rules of cages and constraints that fit the layout. */
  public RulesTables(
      GridLayout layout, List<Structure.Cage> cages, List<ConstraintData> constraints) {
    this(layout, cages, constraints, forms(layout, constraints));
  }

  private RulesTables(
      GridLayout layout,
      List<Structure.Cage> cages,
      List<ConstraintData> constraints,
      FormList forms) {
    this.layout = layout;
    this.cages = cages;
    this.constraints = constraints;
    Structure caged = cages.isEmpty() ? layout.structure : layout.structure.withCages(cages);
    this.forms = forms;
    this.structure =
        constraints.isEmpty()
            ? caged
            : caged.withForms(forms.forms(), forms.numbers(), forms.cells());
    boolean isBare = cages.isEmpty() && constraints.isEmpty();
    this.isClassic = isBare && layout.equals(Layouts.CLASSIC);
  }

  private static FormList forms(GridLayout layout, List<ConstraintData> constraints) {
    Bounds.requireConstraints(constraints.size());
    return layout.forms.and(layout.symbols, constraints);
  }

  public static RulesTables of(GridLayout layout) {
    return new RulesTables(layout, List.of(), List.of());
  }

  /**
   * Returns these rules with other cages.
   *
   * @throws IllegalArgumentException if one does not fit the layout
   */
  public RulesTables withCages(Collection<Structure.Cage> others) {
    return new RulesTables(layout, Cages.checked(layout, others), constraints, forms);
  }

  /**
   * Returns these rules with other constraints.
   *
   * @throws IllegalArgumentException if one does not fit the layout
   */
  public RulesTables withConditions(Collection<ConstraintData> others) {
    List<ConstraintData> fitting =
        others.stream()
            .map(constraint -> ConstraintLists.fitting(layout, constraint))
            .collect(Lists.toList());
    return new RulesTables(layout, cages, fitting);
  }

  /**
   * Returns lists of cells, including the cell itself, that hold different values from it: its
   * groups, cages and sets, and cells a move apart. They must not be changed.
   */
  public List<int[]> sight(int cell) {
    List<List<int[]>> known = sight;
    if (known == null) {
      known = newSight();
      sight = known;
    }
    return known.get(cell);
  }

  private List<List<int[]>> newSight() {
    List<int[]> lists = new ArrayList<>();
    layout.groups.forEach(group -> lists.add(group.cells()));
    cages.forEach(cage -> lists.add(cage.cells()));
    List<List<int[]>> found = new ArrayList<>();
    for (int cell = 0; cell < layout.cells(); cell++) {
      found.add(new ArrayList<>());
    }
    for (Form form : forms.forms()) {
      if (form instanceof Form.Sets) {
        lists.add(form.cells());
      } else if (form instanceof Form.Apart) {
        found.get(form.cells()[0]).add(form.cells());
      }
    }
    for (int[] cells : lists) {
      for (int cell : cells) {
        found.get(cell).add(cells);
      }
    }
    return found;
  }

  @Override
  public boolean equals(Object o) {
    return this == o
        || o instanceof RulesTables other
            && layout.equals(other.layout)
            && Cages.areSame(cages, other.cages)
            && ConstraintLists.areSame(constraints, other.constraints);
  }

  @Override
  public int hashCode() {
    int known = hash;
    if (known == 0) {
      known =
          31 * layout.hashCode()
              + Cages.hash(cages)
              + constraints.stream().mapToInt(ConstraintData::hashCode).sum();
      hash = known;
    }
    return known;
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
        + (constraints.isEmpty()
            ? ""
            : ", " + Arguments.count(constraints.size(), "constraint", "constraints"));
  }
}
