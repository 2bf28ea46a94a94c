package io.github.nonet.internal.groups;

import java.util.List;

/**
 * The constraints of a structure in the form in which engines use them: what is a cage is among the
 * cages, what concerns two cells is a pair, and what concerns one cell is a set of its values.
 * Immutable; the arrays are shared and must not be changed.
 *
 * @param structure the groups, and all cages; no forms
 * @param domains what each cell may hold by the constraints of that cell alone; empty for anything
 * @param seen for each cell the set of the cells that have other values
 * @param apart cells without equal values that no group or cage knows of
 * @param isContradictory whether it is clear already that there is no solution
 */
record FormPlan(
    Structure structure,
    int[] domains,
    long[][] seen,
    List<Apart> apart,
    List<Relations.Use> pairs,
    List<Form.Sets> sets,
    List<Form.Sum> sums,
    List<Line> lines,
    boolean isContradictory) {

  /** Two cells that do not both have one of some values. */
  record Apart(int first, int second, int values) {}

  /**
   * A machine that reads three cells or more.
   *
   * @param diagram the machine, unrolled; without equal values in cells that see each other, if
   *     that is not too large
   */
  record Line(Form.Machine machine, Diagram diagram) {}

  /** Returns the plan of a structure without forms. */
  static FormPlan plain(Structure structure, long[][] seen) {
    return new FormPlan(
        structure, new int[0], seen, List.of(), List.of(), List.of(), List.of(), List.of(), false);
  }
}
