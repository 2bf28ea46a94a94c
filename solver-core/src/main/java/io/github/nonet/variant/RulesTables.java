package io.github.nonet.variant;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.List;

/** The state of {@link Rules}: a layout, the cages and the constraints. */
abstract class RulesTables {
  /*
   * This is a class of its own for the sake of forged streams. Java makes the object of a serializable
   * class by the constructor without arguments of the first superclass that is not serializable: this
   * one. A stream that holds raw rules is refused, but a later reference in the stream still reaches
   * the object. That object has the rules of the ordinary Sudoku then.
   */

  final Layout layout;

  /** Never changed. */
  final List<Cage> cages;

  /** Those of builders are not among them, but of the layout. Never changed. */
  final List<Condition> conditions;

  /** The forms of the structure, and the constraint or move from which each is. */
  final FormList forms;

  /** The rules as engines see them. */
  final Structure structure;

  final boolean isClassic;

  RulesTables() {
    this(Layouts.CLASSIC, List.of(), List.of());
  }

  /** Takes cages and constraints that fit the layout. */
  RulesTables(Layout layout, List<Cage> cages, List<Condition> conditions) {
    this.layout = layout;
    this.cages = cages;
    this.conditions = conditions;
    Structure caged = cages.isEmpty() ? layout.structure : withCages(layout.structure, cages);
    this.forms = layout.forms.and(layout.symbols, conditions);
    this.structure = conditions.isEmpty() ? caged : caged.withForms(forms.forms());
    boolean isBare = cages.isEmpty() && conditions.isEmpty();
    this.isClassic = isBare && layout.equals(Layouts.CLASSIC);
  }

  private static Structure withCages(Structure structure, List<Cage> cages) {
    List<Structure.Cage> plain = new ArrayList<>(cages.size());
    for (Cage cage : cages) {
      plain.add(new Structure.Cage(cage.sum(), cage.toArray()));
    }
    return structure.withCages(plain);
  }

  @Override
  public final boolean equals(Object o) {
    return o instanceof RulesTables other
        && layout.equals(other.layout)
        && (cages.equals(other.cages) || Cages.ordered(cages).equals(Cages.ordered(other.cages)))
        && Conditions.areSame(conditions, other.conditions);
  }

  @Override
  public final int hashCode() {
    return 31 * layout.hashCode()
        + cages.stream().mapToInt(Cage::hashCode).sum()
        + conditions.stream().mapToInt(Condition::hashCode).sum();
  }

  /** Returns the rules in a few words: {@code "9 values, 81 cells, 27 houses, 29 cages"}. */
  @Override
  public final String toString() {
    return layout.symbols
        + " values, "
        + Arguments.count(layout.cells(), "cell", "cells")
        + ", "
        + Arguments.count(layout.houses, "house", "houses")
        + counted(layout.groups.size() - layout.houses, "group", "groups")
        + counted(cages.size(), "cage", "cages")
        + counted(conditions.size(), "constraint", "constraints");
  }

  private static String counted(int count, String one, String many) {
    return count == 0 ? "" : ", " + Arguments.count(count, one, many);
  }
}
