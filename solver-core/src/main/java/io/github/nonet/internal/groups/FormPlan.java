package io.github.nonet.internal.groups;

import java.util.List;

/**
 * The constraints of a structure in the form in which engines use them: what is a cage is among the
 * cages, what concerns two cells is a pair, and what concerns one cell is a set of its values.
 * Immutable; the arrays are shared and must not be changed.
 */
final class FormPlan {
  /** What follows from the groups. */
  final Tables tables;

  /** The groups, and all cages; no forms. */
  final Structure structure;

  /** What each cell may hold by the constraints of that cell alone; empty for anything. */
  final int[] domains;

  /** For each cell the set of the cells that have other values. */
  final long[][] seen;

  /** Cells without equal values that no group or cage knows of. */
  final List<Apart> apart;

  final List<Relations.Use> pairs;
  final List<Form.Sets> sets;
  final List<Form.Sum> sums;
  final List<Line> lines;

  /** Whether it is clear already that there is no solution. */
  final boolean isContradictory;

  FormPlan(
      Tables tables,
      Structure structure,
      int[] domains,
      long[][] seen,
      List<Apart> apart,
      List<Relations.Use> pairs,
      List<Form.Sets> sets,
      List<Form.Sum> sums,
      List<Line> lines,
      boolean isContradictory) {
    this.tables = tables;
    this.structure = structure;
    this.domains = domains;
    this.seen = seen;
    this.apart = apart;
    this.pairs = pairs;
    this.sets = sets;
    this.sums = sums;
    this.lines = lines;
    this.isContradictory = isContradictory;
  }

  /** Two cells that do not both have one of some values. */
  static final class Apart {
    final int first;
    final int second;
    final int values;

    Apart(int first, int second, int values) {
      this.first = first;
      this.second = second;
      this.values = values;
    }
  }

  /** A machine that reads three cells or more. */
  static final class Line {
    final Form.Machine machine;

    /**
     * The machine, unrolled; without equal values in cells that see each other, if that is not too
     * large.
     */
    final Diagram diagram;

    Line(Form.Machine machine, Diagram diagram) {
      this.machine = machine;
      this.diagram = diagram;
    }
  }

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
