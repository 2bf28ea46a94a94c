package io.github.nonet.internal.groups;

import java.util.ArrayList;
import java.util.List;

/** Makes the deductions of a plan. */
final class FormDeductions {
  private static final Propagator[] NONE = {};
  private static final int WEIGHT_OF_SUMS = 30;

  private final FormPlan plan;
  private final Tables tables;
  private final Domains marks;
  private final CageDeduction cages;
  private final Runnable pulse;
  private final List<Propagator> made = new ArrayList<>();

  FormDeductions(FormPlan plan, Tables tables, Domains marks, CageDeduction cages, Runnable pulse) {
    this.plan = plan;
    this.tables = tables;
    this.marks = marks;
    this.cages = cages;
    this.pulse = pulse;
  }

  /** Returns deductions of sums that follow from others; the pulse may throw. */
  Propagator[] toArray(List<Form.Sum> joined, List<Form.Sum> derived) {
    addSums(joined, WEIGHT_OF_SUMS);
    addSums(derived, tables.symbols);
    return made.toArray(NONE);
  }

  private void addSums(List<Form.Sum> sums, int weight) {
    for (Form.Sum sum : sums) {
      pulse.run();
      made.add(parts(sum, weight));
    }
  }

  /** Returns the deductions; the pulse may throw. */
  Propagator[] toArray() {
    made.addAll(ApartDeduction.of(plan.apart(), marks));
    pulse.run();
    for (Relations.Use pair : plan.pairs()) {
      made.add(new PairDeduction(marks, pair, plan.seen()));
    }
    pulse.run();
    for (Form.Sets list : plan.sets()) {
      made.add(new SetsDeduction(cages, cage(list.cells()), list.sets()));
    }
    addSums(plan.sums(), WEIGHT_OF_SUMS);
    for (FormPlan.Line line : plan.lines()) {
      pulse.run();
      made.add(new MachineDeduction(marks, cage(line.machine().cells()), line.diagram()));
    }
    return made.toArray(NONE);
  }

  private CageCells cage(int... cells) {
    return new CageCells(cells, plan.seen());
  }

  private Propagator parts(Form.Sum sum, int weight) {
    List<SumPart> parts = new ArrayList<>();
    for (SumParts.Part part : SumParts.of(sum, plan.seen(), tables.symbols)) {
      parts.add(new SumPart(tables, marks, cages, cage(part.cells()), part.factor()));
    }
    return new PartsDeduction(weight, sum.cells(), sum.total(), parts.toArray(new SumPart[0]));
  }
}
