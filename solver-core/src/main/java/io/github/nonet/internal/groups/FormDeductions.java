package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Relations;
import java.util.ArrayList;
import java.util.List;

/** Makes the propagators of a plan: cages, forms and sums. */
final class FormDeductions {
  private static final int CAGES_A_LOOK = 64;
  private static final int SETS_OF_A_LOOK = 20;
  private static final int EDGES_OF_A_LOOK = 40;
  private static final int WEIGHT_OF_SUMS = 30;
  private static final int WEIGHT_OF_SETS = 18;
  private static final int WEIGHT_OF_LINES = 9;

  private final FormPlan plan;
  private final Tables tables;
  private final Domains domains;
  private final GroupDeduction groups;
  private final CageDeduction cages;
  private final SumDeduction sums;
  private final Watch watch;

  FormDeductions(FormPlan plan, Domains domains, GroupDeduction groups, Watch watch) {
    this.plan = plan;
    tables = plan.tables();
    this.domains = domains;
    this.groups = groups;
    this.watch = watch;
    cages = new CageDeduction(tables, domains);
    sums = new SumDeduction(tables, domains, plan.seen());
  }

  /** Returns the propagators that the structure itself needs; the watch may throw. */
  List<Propagator> given() {
    List<Propagator> made = new ArrayList<>();
    for (Structure.Cage cage : plan.structure().cages()) {
      if (made.size() % CAGES_A_LOOK == 0) {
        watch.look();
      }
      made.add(cage.sum() == 0 ? different(cage.cells()) : cage(cage.cells(), cage.sum()));
    }
    watch.look();
    made.addAll(ApartDeduction.of(plan.apart(), domains));
    watch.look();
    for (Relations.Use pair : plan.pairs()) {
      PairDeduction deduction = new PairDeduction(domains, pair, plan.seen());
      made.add(new Propagator(new int[] {pair.first(), pair.second()}, 1, 1, deduction::deduce));
    }
    watch.look();
    for (Form.Sets list : plan.sets()) {
      made.add(sets(list.cells(), list.sets()));
    }
    for (Form.Sum sum : plan.sums()) {
      made.add(parts(sum, sum.cells().length, WEIGHT_OF_SUMS));
    }
    for (FormPlan.Line line : plan.lines()) {
      watch.look();
      int[] cells = line.machine().cells();
      MachineDeduction deduction = new MachineDeduction(domains, watched(cells), line.diagram());
      int work = 1 + line.diagram().size() / EDGES_OF_A_LOOK;
      made.add(new Propagator(cells, work, WEIGHT_OF_LINES, deduction::deduce));
    }
    return made;
  }

  /** Returns sums that follow from others; the watch may throw. */
  List<Propagator> derived(SumDerivation derivation) {
    List<Propagator> made = new ArrayList<>();
    for (SignedSum sum : derivation.sums()) {
      made.add(
          sum.isCage()
              ? cage(sum.cells(), sum.total())
              : new Propagator(sum.cells(), 1, weight(sum.cells()), () -> sums.deduce(sum)));
    }
    for (Form.Sum sum : SumJoining.join(plan, watch)) {
      made.add(parts(sum, 1, WEIGHT_OF_SUMS));
    }
    for (Form.Sum sum : derivation.longSums()) {
      made.add(parts(sum, 1, tables.symbols));
    }
    return made;
  }

  /** Returns the weight of a cage or sum: a short one has more. */
  private int weight(int[] cells) {
    return Math.max(2 * tables.symbols - cells.length, tables.symbols);
  }

  private CageCells watched(int[] cells) {
    return new CageCells(cells, plan.seen());
  }

  private Propagator different(int[] cells) {
    int required = cells.length == tables.symbols ? tables.all : 0;
    return new Propagator(cells, 1, weight(cells), () -> groups.deduce(cells, required));
  }

  private Propagator cage(int[] cells, int sum) {
    CageCells watched = watched(cells);
    return new Propagator(cells, 1, weight(cells), () -> cages.deduce(watched, sum));
  }

  private Propagator sets(int[] cells, int[] sets) {
    CageCells watched = watched(cells);
    int work = 1 + sets.length / SETS_OF_A_LOOK;
    int weight = WEIGHT_OF_SETS - cells.length;
    return new Propagator(cells, work, weight, () -> cages.deduceSets(watched, sets));
  }

  private Propagator parts(Form.Sum sum, int work, int weight) {
    watch.look();
    List<SumPart> parts = new ArrayList<>();
    for (SumParts.Summand part : SumParts.of(sum, plan.seen(), tables.symbols)) {
      parts.add(new SumPart(tables, domains, cages, watched(part.cells()), part.factor()));
    }
    PartsDeduction deduction = new PartsDeduction(sum.total(), parts.toArray(new SumPart[0]));
    return new Propagator(sum.cells(), work, weight, deduction::deduce);
  }
}
