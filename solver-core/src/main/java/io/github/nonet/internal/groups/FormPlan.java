package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Relations;
import java.util.List;

/**
 * The constraints of a structure in the form in which engines use them: what is a cage is among the
 * cages, what concerns two cells is a pair, and what concerns one cell is a set of its values.
 * Immutable; the arrays are shared and must not be changed.
 */
public final class FormPlan {
  /** What follows from the groups. */
  public final Tables tables;

  /** The groups, and all cages; no forms. */
  public final Structure structure;

  /** What each cell may hold by the constraints of that cell alone; empty for anything. */
  public final int[] domains;

  /** For each cell the set of the cells that have other values. */
  public final long[][] seen;

  /** Cells without equal values that no group or cage knows of. */
  public final List<Apart> apart;

  public final List<Relations.Use> pairs;
  public final List<Form.Sets> sets;
  public final List<Form.Sum> sums;
  public final List<Line> lines;

  /** Whether it is clear already that there is no solution. */
  public final boolean isContradictory;

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
  public static final class Apart {
    public final int first;
    public final int second;
    public final int values;

    Apart(int first, int second, int values) {
      this.first = first;
      this.second = second;
      this.values = values;
    }
  }

  /** A machine that reads three cells or more. */
  public static final class Line {
    public final Form.Machine machine;

    /**
     * The machine, unrolled; without equal values in cells that see each other, if that is not too
     * large.
     */
    public final Diagram diagram;

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
