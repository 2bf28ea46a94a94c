package io.github.nonet.internal.constraints;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Values that a constraint does not allow, whatever its open cells hold.
 *
 * @param constraint the constraint
 * @param isPair whether two cells side by side have forbidden values
 * @param cells the filled cells in question, in the order of the constraint; none if the constraint
 *     allows nothing at all
 * @param values the values of these cells
 */
public record Breach(
    ConstraintData constraint, boolean isPair, List<Integer> cells, List<Integer> values) {
  /**
   * Returns all breaches of a grid, in the order of the constraints: the breaches of the forms of a
   * constraint, or if there is none, of the constraint as a whole by {@link WholeCheck}.
   */
  public static List<Breach> of(FormList list, int symbols, byte... values) {
    WholeCheck whole = new WholeCheck(list, symbols, values);
    List<Breach> found = new ArrayList<>();
    for (int from = 0; from < list.forms().size(); from = list.end(from)) {
      if (!whole.isMet(from)) {
        ConstraintData source = list.sources().get(from);
        int before = found.size();
        for (Form form : list.forms().subList(from, list.end(from))) {
          add(form, source, symbols, values, found);
        }
        // A move is reported at the first of its two cells.
        if (found.size() == before && !source.kind().isOfBuilder()) {
          found.add(of(source, false, whole.cells(from), values));
        }
      }
    }
    return found.stream().distinct().collect(Lists.toList());
  }

  private static void add(
      Form form, ConstraintData source, int symbols, byte[] values, List<Breach> found) {
    int[] cells = form.cells();
    if (form instanceof Form.Apart) {
      for (int i = 1; i < cells.length; i++) {
        boolean isEqual = values[cells[0]] != 0 && values[cells[0]] == values[cells[i]];
        if (isEqual && cells[0] < cells[i]) {
          found.add(of(source, true, new int[] {cells[0], cells[i]}, values));
        }
      }
      return;
    }
    int[] sets = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      sets[i] = values[cells[i]] == 0 ? ValueSet.all(symbols) : ValueSet.bit(values[cells[i]]);
    }
    if (form instanceof Form.Sets list && list.sets().length == 0) {
      // No values are allowed, whatever this cell holds.
      return;
    }
    Breach breach = of(source, form instanceof Form.TwoCells, cells, values);
    if (!breach.cells.isEmpty() && !Narrowing.narrow(form, sets)) {
      found.add(breach);
    }
  }

  /** Returns the breach by the filled cells among these; a pair has two cells. */
  private static Breach of(ConstraintData source, boolean isPair, int[] cells, byte... values) {
    List<Integer> filled = new ArrayList<>();
    List<Integer> held = new ArrayList<>();
    for (int cell : cells) {
      if (values[cell] != 0) {
        filled.add(cell);
        held.add((int) values[cell]);
      }
    }
    return new Breach(source, isPair && filled.size() == 2, filled, held);
  }
}
