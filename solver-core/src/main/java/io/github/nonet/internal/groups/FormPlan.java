package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Relations;
import java.util.List;

/**
 * The constraints of a structure in the form in which engines use them: what is a cage is among the
 * cages, what concerns two cells is a pair, and what concerns one cell is a set of its values.
 * Immutable; the arrays are shared and must not be changed.
 *
 * @param tables the tables that follow from the groups
 * @param structure the groups, and all cages; no forms
 * @param domains the values that the constraints of only one cell allow it; empty if they allow all
 * @param seen for each cell the set of the cells that have other values
 * @param apart cells without equal values that no group or cage knows of
 * @param isContradictory whether it is clear already that there is no solution
 */
public record FormPlan(
    Tables tables,
    Structure structure,
    int[] domains,
    long[][] seen,
    List<ApartPair> apart,
    List<Relations.Use> pairs,
    List<Form.Sets> sets,
    List<Form.Sum> sums,
    List<Line> lines,
    boolean isContradictory) {

  /** Two cells that do not both have one of some values. */
  public record ApartPair(int first, int second, int values) {}

  /**
   * A machine that reads three cells or more.
   *
   * @param diagram the machine, unrolled; without equal values in cells that see each other, if
   *     that is not too large
   */
  public record Line(Form.Machine machine, Diagram diagram) {}

  /** Returns the plan of a structure without forms. */
  static FormPlan plain(Tables tables, Structure structure, long[][] seen) {
    return new FormPlan(
        tables,
        structure,
        new int[0],
        seen,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        false);
  }
}
