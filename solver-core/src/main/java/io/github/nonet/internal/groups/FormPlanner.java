package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.groups.forms.Diagrams;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;
import io.github.nonet.internal.sets.CellBits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the {@link FormPlan} of a structure. */
final class FormPlanner {
  /*
   * First all that concerns one or two cells: it becomes the domain of a cell, or part of the relation of
   * two cells. Cells with a relation that no two equal values fit to see each other. Nearly all
   * cells that see each other are then known, and sums and machines can use that.
   */

  /** With more values the combinations of a cage may be too many. */
  static final int MOST_SYMBOLS_OF_CAGES = 16;

  /** A diagram without equal values has no more nodes before it is reduced, and edges after. */
  private static final int MOST_NODES = 10_000;

  private static final int MOST_EDGES = 12_000;

  /** A larger diagram of a sum takes longer to make than it saves. */
  private static final int MOST_NODES_OF_SUM = 1_000;

  private final Structure structure;
  private final Tables tables;
  private final Watch watch;
  private final int symbols;
  private final int[] domains;

  /** Which cells see each other by groups, cages and sets, and also by relations. */
  private final long[][] known;

  private final long[][] seen;

  private final Relations relations = new Relations();
  private final Diagrams diagrams = Diagrams.ofStructure();
  private final List<Cage> cages = new ArrayList<>();
  private final List<Form.Sets> sets = new ArrayList<>();
  private final List<Form.Sum> sums = new ArrayList<>();
  private final List<FormPlan.Line> lines = new ArrayList<>();
  private boolean isContradictory;

  private FormPlanner(Structure structure, Watch watch) {
    this.structure = structure;
    this.watch = watch;
    tables = structure.tables(watch);
    symbols = tables.symbols;
    domains = new int[tables.cells];
    Arrays.fill(domains, tables.all);
    known = copy(tables.seen);
    watch.look();
    cages.addAll(structure.cages());
    for (Cage cage : cages) {
      CellBits.joinAll(known, cage.cells());
    }
    watch.look();
    seen = structure.forms().isEmpty() ? known : copy(known);
  }

  private static long[][] copy(long[]... rows) {
    long[][] copied = new long[rows.length][];
    Arrays.setAll(copied, i -> rows[i].clone());
    return copied;
  }

  /**
   * @param watch asked now and then; it may throw
   */
  static FormPlan plan(Structure structure, Watch watch) {
    if (structure.forms().isEmpty() && structure.cages().isEmpty()) {
      Tables tables = structure.tables(watch);
      return FormPlan.plain(tables, structure, tables.seen);
    }
    FormPlanner planner = new FormPlanner(structure, watch);
    return structure.forms().isEmpty()
        ? FormPlan.plain(planner.tables, structure, planner.seen)
        : planner.plan();
  }

  private FormPlan plan() {
    for (Form form : structure.forms()) {
      watch.look();
      if (form instanceof Form.Apart apart) {
        addApart(apart.cells());
      } else if (form.cells().length < 3) {
        addSmall(form);
      } else if (form instanceof Form.Sets list) {
        addSets(list);
      }
    }
    for (Form form : structure.forms()) {
      if (form instanceof Form.Sum sum && sum.cells().length > 2) {
        watch.look();
        addSum(sum);
      }
    }
    for (Form form : structure.forms()) {
      if (form instanceof Form.Machine machine && machine.cells().length > 2) {
        watch.look();
        addMachine(machine);
      }
    }
    watch.look();
    return finish();
  }

  private void addApart(int[] cells) {
    int[] different = new int[symbols];
    Arrays.setAll(different, value -> tables.all & ~(2 << value));
    for (int i = 1; i < cells.length; i++) {
      relate(cells[0], cells[i], different);
    }
  }

  /** Adds a constraint of at most two cells. */
  private void addSmall(Form form) {
    int[] cells = form.cells();
    if (cells.length == 0) {
      isContradictory |= !FormTables.allows(form);
    } else if (cells.length == 1) {
      domains[cells[0]] &= FormTables.domain(form, symbols);
    } else {
      relate(cells[0], cells[1], FormTables.relation(form, symbols));
    }
  }

  private void relate(int first, int second, int[] relation) {
    if (relations.add(first, second, relation).unequal() == tables.all) {
      CellBits.add(seen[first], second);
      CellBits.add(seen[second], first);
    }
  }

  private void addSets(Form.Sets list) {
    CellBits.joinAll(known, list.cells());
    CellBits.joinAll(seen, list.cells());
    int sum = FormTables.sumOf(list, symbols, tables.combinations);
    if (sum == FormTables.NO_SUM) {
      sets.add(list);
    } else {
      cages.add(new Cage(sum, list.cells()));
    }
  }

  private void addSum(Form.Sum given) {
    Form.Sum sum = isCage(given) ? given : SumComplement.of(given, tables, watch);
    int[] factors = sum.factors();
    if (factors.length < 3) {
      addSmall(sum);
    } else if (isCage(sum)) {
      int quotient = sum.total() / factors[0];
      isContradictory |= quotient <= 0 || quotient * factors[0] != sum.total();
      cages.add(new Cage(Math.max(0, quotient), sum.cells()));
      CellBits.joinAll(known, sum.cells());
    } else {
      sums.add(sum);
      restrict(sum);
    }
  }

  /**
   * Takes from cells of a sum what no way to fill it has, if cells of several parts see each other:
   * the parts do not know of that.
   */
  private void restrict(Form.Sum sum) {
    int[] cells = sum.cells();
    long among = 0;
    for (SumParts.Summand part : SumParts.of(sum, seen, symbols)) {
      among += (long) part.cells().length * (part.cells().length - 1);
    }
    long[] all = CellBits.of(cells, seen[0].length);
    for (int cell : cells) {
      among -= CellBits.common(seen[cell], all);
    }
    @Nullable Diagram exact = among < 0 ? exact(sum, MOST_NODES_OF_SUM) : null;
    if (exact != null) {
      int[] possible = new int[cells.length + 1];
      for (int node = 0; node < exact.nodes(); node++) {
        for (int edge = exact.edges[node]; edge < exact.edges[node + 1]; edge++) {
          possible[exact.layers[node]] |= exact.sets[edge];
        }
      }
      for (int place = 0; place < cells.length; place++) {
        domains[cells[place]] &= possible[place];
      }
    }
  }

  private boolean isCage(Form.Sum sum) {
    for (int factor : sum.factors()) {
      if (factor != sum.factors()[0]) {
        return false;
      }
    }
    return symbols <= MOST_SYMBOLS_OF_CAGES
        && sum.cells().length <= symbols
        && CellBits.areJoined(seen, sum.cells());
  }

  private void addMachine(Form.Machine machine) {
    @Nullable Diagram exact = exact(machine, MOST_NODES);
    Diagram diagram =
        exact == null
            ? Objects.requireNonNull(
                diagrams.get(machine, symbols, Diagrams.NONE, Integer.MAX_VALUE, watch))
            : exact;
    isContradictory |= diagram.isEmpty();
    lines.add(new FormPlan.Line(machine, diagram));
  }

  /** Returns the diagram in which cells that see each other differ, if it is not too large. */
  private @Nullable Diagram exact(Form form, int mostNodes) {
    long[] different = Diagrams.different(form.cells(), seen);
    if (different.length == 0) {
      return null;
    }
    Diagram exact = diagrams.get(form, symbols, different, mostNodes, watch);
    return exact == null || exact.size() > MOST_EDGES ? null : exact;
  }

  private FormPlan finish() {
    List<FormPlan.ApartPair> apart = new ArrayList<>();
    List<Relations.Use> pairs = new ArrayList<>();
    for (Relations.Use use : relations.uses()) {
      int first = use.first();
      int second = use.second();
      PairTable table =
          CellBits.contains(seen[first], second) ? relations.different(use.forth()) : use.forth();
      if (!table.concernsEqualValuesAlone()) {
        pairs.add(new Relations.Use(first, second, table));
      } else if (table.unequal() != 0 && !CellBits.contains(known[first], second)) {
        apart.add(new FormPlan.ApartPair(first, second, table.unequal()));
      }
    }
    return new FormPlan(
        tables,
        structure.withForms(List.of()).withCages(cages),
        domains,
        seen,
        apart,
        pairs,
        sets,
        sums,
        lines,
        isContradictory);
  }
}
