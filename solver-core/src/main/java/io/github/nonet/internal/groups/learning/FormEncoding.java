package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.groups.FormPlan;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** Adds all constraints of a plan beyond groups and cages to the groups of a grid. */
final class FormEncoding {
  /** All constraints together have no more. */
  private static final int MOST_EDGES_OF_ALL = 30_000;

  private final FormPlan plan;
  private final CellVariables cells;
  private final LiteralGroups.Builder builder;
  private final SubsetVariables subsets;
  private int edgesLeft = MOST_EDGES_OF_ALL;

  FormEncoding(FormPlan plan, CellVariables cells, LiteralGroups.Builder builder) {
    this.plan = plan;
    this.cells = cells;
    this.builder = builder;
    subsets = new SubsetVariables(cells, builder);
  }

  /** Adds them; returns false if that is too much. The watch may throw. */
  boolean add() {
    addApart();
    for (Relations.Use pair : plan.pairs()) {
      builder.watch.look();
      addPair(pair.first(), pair.second(), pair.forth());
      addPair(pair.second(), pair.first(), pair.back());
    }
    for (Form.Sets list : plan.sets()) {
      builder.watch.look();
      if (!addSets(list)) {
        return false;
      }
    }
    return addLongOnes();
  }

  private boolean addLongOnes() {
    for (Form.Sum sum : plan.sums()) {
      builder.watch.look();
      if (!isSmall(new SumEncoding(sum, plan, cells, subsets, builder).add())) {
        return false;
      }
    }
    for (FormPlan.Line line : plan.lines()) {
      builder.watch.look();
      int edges = new LineEncoding(line, plan.tables().symbols, cells, subsets, builder).add();
      boolean isLeftOut = line.machine().isImplied() && edges > PathEncoding.MOST_EDGES;
      if (!isLeftOut && !isSmall(edges)) {
        return false;
      }
    }
    return true;
  }

  /** Counts the edges of a constraint; returns whether it has few, as do all so far together. */
  private boolean isSmall(int edges) {
    edgesLeft -= edges;
    return edges <= PathEncoding.MOST_EDGES && edgesLeft >= 0;
  }

  private void addApart() {
    for (FormPlan.ApartPair two : plan.apart()) {
      builder.watch.look();
      int common = cells.candidates(two.first()) & cells.candidates(two.second());
      for (int rest = common & two.values(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int bit = ValueSet.lowestBit(rest);
        addImplication(subsets.literal(two.first(), bit), subsets.literal(two.second(), ~bit));
      }
    }
  }

  /** Adds that each value of a cell needs a fitting one. */
  private void addPair(int cell, int other, PairTable table) {
    for (int rest = cells.candidates(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int bit = ValueSet.lowestBit(rest);
      int fitting = table.fitsOfValue(ValueSet.lowest(bit)) & cells.candidates(other);
      if (fitting != cells.candidates(other)) {
        addImplication(subsets.literal(cell, bit), subsets.literal(other, fitting));
      }
    }
  }

  private void addImplication(int literal, int implied) {
    // Both cells are closed: a literal that is true implies one that is not.
    if (literal == Literals.not(implied)) {
      builder.contradict();
    }
    builder.add(literal);
    builder.add(Literals.not(implied));
    builder.endAtMostOne();
  }

  /** Adds a list of sets; returns false if too many of them fit. */
  private boolean addSets(Form.Sets list) {
    SetsEncoding encoding = new SetsEncoding(cells, builder, list.cells());
    int taken = encoding.taken;
    int[] fitting =
        Arrays.stream(list.sets())
            .filter(set -> (taken & ~set) == 0)
            .map(set -> set & ~taken)
            .filter(encoding::fits)
            .toArray();
    boolean isSmall = fitting.length < LiteralGroups.MOST_MEMBERS;
    if (isSmall) {
      encoding.add(fitting);
    }
    return isSmall;
  }
}
