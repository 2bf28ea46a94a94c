package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.CellBits;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** All constraints of a structure by their numbers: crossings, groups, and propagators. */
final class Constraints {
  private static final Propagator[] NONE = {};
  private static final int CONSTRAINTS_A_LOOK = 64;

  private final Tables tables;
  private final Domains domains;
  private final Watch watch;
  private final GroupDeduction groups;
  private final FormPlan plan;
  private final FormDeductions deductions;
  private final int firstGroup;
  private final int firstPropagator;

  /** The constraints of the structure. */
  private final Propagator[] given;

  private final Row[] rowsOfGiven;

  /** The propagators in use: those given, and later also the derived sums. */
  private Propagator[] propagators;

  /** Started when sums are first requested. */
  private @Nullable SumDerivation derivation;

  /**
   * @param watch asked now and then here and in {@link #derive}; it may throw
   */
  Constraints(FormPlan plan, Domains domains, Watch watch) {
    this.plan = plan;
    this.domains = domains;
    this.watch = watch;
    tables = plan.tables();
    firstGroup = tables.groupWord * Long.SIZE;
    firstPropagator = tables.words * Long.SIZE;
    groups = new GroupDeduction(domains);
    deductions = new FormDeductions(plan, domains, groups, watch);
    given = deductions.given().toArray(NONE);
    propagators = given;
    rowsOfGiven = rows();
  }

  /** Uses only the constraints of the structure; all constraints wait. */
  void useGiven() {
    use(given, rowsOfGiven);
  }

  private void use(Propagator[] used, Row... rows) {
    propagators = used;
    domains.watch(rows, tables.words + CellBits.words(used.length));
  }

  /** Continues to derive sums for less than a millisecond; returns whether they are derived. */
  boolean derive() {
    if (derivation == null) {
      derivation = new SumDerivation(plan, watch);
    }
    return derivation.advance();
  }

  /** Also uses the derived sums; returns false if they show that no solution exists. */
  boolean useSums() {
    SumDerivation derived = Objects.requireNonNull(derivation);
    List<Propagator> all = deductions.derived(derived);
    all.addAll(0, List.of(given));
    propagators = all.toArray(NONE);
    use(propagators, rows());
    return !derived.isContradictory();
  }

  /** Returns whether there are cages or sums that sums can be derived from. */
  boolean canDerive() {
    return !plan.sums().isEmpty()
        || plan.structure().cages().stream().anyMatch(cage -> cage.sum() > 0);
  }

  /** Takes from the candidates of cells what constraints of single cells exclude. */
  void restrict() {
    for (int cell = 0; cell < plan.domains().length; cell++) {
      domains.sets[cell] &= plan.domains()[cell];
    }
  }

  /** Returns whether it is clear already that there is no solution. */
  boolean isContradictory() {
    return plan.isContradictory();
  }

  /** Gives each cell weight for its propagators: more for short ones. */
  void weigh(SearchOrder order) {
    for (Propagator propagator : propagators) {
      for (int cell : propagator.cells()) {
        order.add(cell, propagator.weight());
      }
    }
  }

  private Row[] rows() {
    RowMaker rows = new RowMaker(tables.rows);
    for (int i = 0; i < propagators.length; i++) {
      if (i % CONSTRAINTS_A_LOOK == 0) {
        watch.look();
      }
      rows.add(firstPropagator + i, propagators[i].cells());
    }
    return rows.toArray();
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce(int constraint) {
    if (constraint >= firstPropagator) {
      return propagators[constraint - firstPropagator].deduce();
    }
    if (constraint >= firstGroup) {
      int group = constraint - firstGroup;
      return groups.deduce(tables.groups[group], tables.values[group]);
    }
    return groups.deduce(tables.crossings[constraint]);
  }

  /** Returns about how long the deduction of a constraint takes, where a group takes 1. */
  int work(int constraint) {
    return constraint >= firstPropagator ? propagators[constraint - firstPropagator].work() : 1;
  }

  int[] cells(int constraint) {
    if (constraint >= firstPropagator) {
      return propagators[constraint - firstPropagator].cells();
    }
    return constraint >= firstGroup
        ? tables.groups[constraint - firstGroup]
        : tables.crossings[constraint].common();
  }
}
