package io.github.nonet.internal.groups;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** All constraints of a structure by their numbers: crossings, groups, and cages. */
final class Constraints {
  private static final SignedSum[] NO_SUMS = {};
  private static final Propagator[] NO_DEDUCTIONS = {};
  private static final int CAGES_A_PULSE = 64;

  private final Tables tables;
  private final Domains marks;
  private final Runnable pulse;
  private final GroupDeduction groups;
  private final CageDeduction cages;
  private final SumDeduction sums;
  private final FormPlan plan;
  private final Structure structure;
  private final long[][] seen;
  private final int firstGroup;
  private final int firstCage;
  private final int firstForm;
  private final int firstSum;

  private final Row[] plainRows;

  private final Propagator[] forms;

  /** Sums in use that are two sums added up, or long; they come after the other sums. */
  private Propagator[] joined = NO_DEDUCTIONS;

  /** Begun when sums are first asked for. */
  private @Nullable SumDerivation derivation;

  /** The sums in use. */
  private SignedSum[] sumList = NO_SUMS;

  /** The cages; a cage of any sum has the sum 0. */
  private final List<Structure.Cage> cageList;

  private final CageCells[] cellsOfCages;

  /** The cells of each sum in use that is a cage; null for others. */
  private @Nullable CageCells[] cellsOfSums = {};

  /**
   * Makes them.
   *
   * @param pulse called now and then here and in {@link #derive}; it may throw
   */
  Constraints(Structure structure, Tables tables, Domains marks, Runnable pulse) {
    this.tables = tables;
    this.marks = marks;
    this.pulse = pulse;
    firstGroup = tables.groupWord * Long.SIZE;
    firstCage = tables.words * Long.SIZE;
    plan = FormPlanner.plan(structure, tables, pulse);
    this.structure = plan.structure();
    cageList = this.structure.cages();
    firstForm = firstCage + cageList.size();
    seen = plan.seen();
    groups = new GroupDeduction(marks);
    cages = new CageDeduction(tables, marks);
    cellsOfCages = new CageCells[cageList.size()];
    for (int i = 0; i < cellsOfCages.length; i++) {
      beat(i);
      cellsOfCages[i] = new CageCells(cageList.get(i).cells(), seen);
    }
    sums = new SumDeduction(tables, marks, seen);
    pulse.run();
    forms = new FormDeductions(plan, tables, marks, cages, pulse).toArray();
    firstSum = firstForm + forms.length;
    plainRows = rows();
  }

  private void beat(int number) {
    if (number % CAGES_A_PULSE == 0) {
      pulse.run();
    }
  }

  /** Uses groups and cages alone; all of them wait. */
  void useCages() {
    sumList = NO_SUMS;
    joined = NO_DEDUCTIONS;
    marks.watch(plainRows, tables.words + Bits.words(cageList.size() + forms.length));
  }

  /** Goes on to derive sums for less than a millisecond; returns whether they are derived. */
  boolean derive() {
    if (derivation == null) {
      derivation = new SumDerivation(structure, tables, seen, pulse);
    }
    return derivation.advance();
  }

  /** Uses the derived sums too; returns false if they tell that there is no solution. */
  boolean useSums() {
    SumDerivation derived = Objects.requireNonNull(derivation);
    sumList = derived.sums().toArray(NO_SUMS);
    cellsOfSums = new CageCells[sumList.length];
    for (int i = 0; i < sumList.length; i++) {
      cellsOfSums[i] = sumList[i].isCage() ? new CageCells(sumList[i].cells(), seen) : null;
    }
    joined =
        new FormDeductions(plan, tables, marks, cages, pulse)
            .toArray(SumJoining.join(plan, pulse), derived.longSums());
    int extras = cageList.size() + forms.length + sumList.length + joined.length;
    marks.watch(rows(), tables.words + Bits.words(extras));
    return !derived.isContradictory();
  }

  /** Returns whether there are cages or sums that sums can be derived from. */
  boolean canDerive() {
    return !plan.sums().isEmpty() || cageList.stream().anyMatch(cage -> cage.sum() > 0);
  }

  /** Takes from the candidates of cells what constraints of single cells exclude. */
  void restrict() {
    for (int cell = 0; cell < plan.domains().length; cell++) {
      marks.sets[cell] &= plan.domains()[cell];
    }
  }

  /** Returns whether it is clear already that there is no solution. */
  boolean isContradictory() {
    return plan.isContradictory();
  }

  /** Gives each cell weight for its cages and sums: more for short ones. */
  void weigh(SearchOrder order) {
    for (Structure.Cage cage : cageList) {
      weigh(order, cage.cells());
    }
    weigh(order, forms);
    for (SignedSum sum : sumList) {
      weigh(order, sum.cells());
    }
    weigh(order, joined);
  }

  private static void weigh(SearchOrder order, Propagator... propagators) {
    for (Propagator propagator : propagators) {
      for (int cell : propagator.cells()) {
        order.add(cell, propagator.weight());
      }
    }
  }

  private void weigh(SearchOrder order, int[] cells) {
    int weight = Math.max(2 * tables.symbols - cells.length, tables.symbols);
    for (int cell : cells) {
      order.add(cell, weight);
    }
  }

  private Row[] rows() {
    RowMaker rows = new RowMaker(tables.rows);
    int end = firstSum + sumList.length + joined.length;
    for (int constraint = firstCage; constraint < end; constraint++) {
      beat(constraint);
      rows.add(constraint, cells(constraint));
    }
    return rows.toArray();
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce(int constraint) {
    if (constraint >= firstForm) {
      return deduceExtra(constraint);
    }
    if (constraint >= firstCage) {
      return deduceCage(constraint - firstCage);
    }
    if (constraint >= firstGroup) {
      int group = constraint - firstGroup;
      return groups.deduce(tables.groups[group], tables.isHouse[group] ? tables.all : 0);
    }
    return groups.deduce(tables.crossings[constraint]);
  }

  private boolean deduceCage(int number) {
    Structure.Cage cage = cageList.get(number);
    return cage.sum() == 0
        ? groups.deduce(cage.cells(), cage.cells().length == tables.symbols ? tables.all : 0)
        : cages.deduce(cellsOfCages[number], cage.sum());
  }

  private boolean deduceExtra(int constraint) {
    if (constraint < firstSum) {
      return forms[constraint - firstForm].deduce();
    }
    int number = constraint - firstSum;
    if (number >= sumList.length) {
      return joined[number - sumList.length].deduce();
    }
    CageCells cage = cellsOfSums[number];
    return cage == null
        ? sums.deduce(sumList[number])
        : cages.deduce(cage, sumList[number].total());
  }

  /** Returns how long a deduction takes, about, in looks at one group. */
  int work(int constraint) {
    return constraint >= firstForm && constraint < firstSum
        ? forms[constraint - firstForm].work()
        : 1;
  }

  /** Returns the cells of a constraint. */
  int[] cells(int constraint) {
    if (constraint >= firstSum + sumList.length) {
      return joined[constraint - firstSum - sumList.length].cells();
    }
    if (constraint >= firstSum) {
      return sumList[constraint - firstSum].cells();
    }
    if (constraint >= firstForm) {
      return forms[constraint - firstForm].cells();
    }
    if (constraint >= firstCage) {
      return cageList.get(constraint - firstCage).cells();
    }
    return constraint >= firstGroup
        ? tables.groups[constraint - firstGroup]
        : tables.crossings[constraint].common();
  }
}
