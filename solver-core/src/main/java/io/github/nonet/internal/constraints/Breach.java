package io.github.nonet.internal.constraints;

import io.github.nonet.internal.groups.Form;
import java.util.ArrayList;
import java.util.List;

/**
 * Values that a constraint does not allow, whatever its open cells hold.
 *
 * @param condition the constraint
 * @param isPair whether it is about two cells that have no such values side by side
 * @param cells the filled cells that it is about, in the order of the constraint
 * @param values what they hold
 */
public record Breach(
    Condition condition, boolean isPair, List<Integer> cells, List<Integer> values) {
  /** Returns all of a grid, in the order of the constraints. */
  public static List<Breach> of(FormList forms, int symbols, int... values) {
    List<Breach> found = new ArrayList<>();
    for (int i = 0; i < forms.forms().size(); i++) {
      add(forms.forms().get(i), forms.sources().get(i), symbols, values, found);
    }
    return found;
  }

  private static void add(
      Form form, Condition source, int symbols, int[] values, List<Breach> found) {
    int[] cells = form.cells();
    if (form instanceof Form.Apart) {
      addApart(cells, source, values, found);
      return;
    }
    int[] sets = new int[cells.length];
    List<Integer> filled = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      sets[i] = values[cells[i]] == 0 ? (1 << symbols) - 1 << 1 : 1 << values[cells[i]];
      if (values[cells[i]] != 0) {
        filled.add(cells[i]);
      }
    }
    if (!filled.isEmpty() && !Narrowing.narrow(form, sets)) {
      boolean isPair = form instanceof Form.Pair && filled.size() == 2;
      found.add(new Breach(source, isPair, filled, valuesOf(filled, values)));
    }
  }

  /** Adds each two equal values once: with the cell that comes first. */
  private static void addApart(int[] cells, Condition source, int[] values, List<Breach> found) {
    for (int i = 1; i < cells.length; i++) {
      boolean isEqual = values[cells[0]] != 0 && values[cells[0]] == values[cells[i]];
      if (isEqual && cells[0] < cells[i]) {
        List<Integer> both = List.of(cells[0], cells[i]);
        found.add(new Breach(source, true, both, valuesOf(both, values)));
      }
    }
  }

  private static List<Integer> valuesOf(List<Integer> cells, int... values) {
    List<Integer> held = new ArrayList<>();
    cells.forEach(cell -> held.add(values[cell]));
    return held;
  }
}
