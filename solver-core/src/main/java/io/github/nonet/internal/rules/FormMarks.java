package io.github.nonet.internal.rules;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.Form;
import java.util.Arrays;

/** What the constraints leave beside the values of a grid: each constraint by itself. */
public final class FormMarks {
  /*
   * An open cell counts as one that may hold anything: what follows from the constraints of open
   * cells is not what a look at the values tells. So a constraint without a value says nothing here,
   * unless it is for one cell.
   */

  private FormMarks() {}

  /** Returns whether each constraint can be met beside the values. */
  public static boolean areMet(RulesTables rules, byte[] values) {
    for (Form form : rules.forms.forms()) {
      if (!isMet(form, rules.layout.symbols, values)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether one constraint can be met; without a value it can. */
  static boolean isMet(Form form, int symbols, byte[] values) {
    for (int cell : form.cells()) {
      if (values[cell] != 0) {
        return Narrowing.narrow(form, sets(form, symbols, values));
      }
    }
    return true;
  }

  private static int[] sets(Form form, int symbols, byte[] values) {
    int[] cells = form.cells();
    int[] sets = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      sets[i] = values[cells[i]] == 0 ? ValueSet.all(symbols) : ValueSet.bit(values[cells[i]]);
    }
    return sets;
  }

  /** Takes from the sets of open cells what a constraint does not leave. */
  public static void take(RulesTables rules, byte[] values, int[] sets) {
    for (Form form : rules.forms.forms()) {
      take(form, rules.layout.symbols, values, sets);
    }
  }

  /** Takes from the sets of open cells what a constraint of one cell does not leave. */
  public static void take(RulesTables rules, int cell, byte[] values, int[] sets) {
    for (Form form : rules.forms.forms()) {
      if (Arrays.stream(form.cells()).anyMatch(other -> other == cell)) {
        take(form, rules.layout.symbols, values, sets);
      }
    }
  }

  private static void take(Form form, int symbols, byte[] values, int[] sets) {
    int[] cells = form.cells();
    boolean isSilent = cells.length > 1;
    for (int cell : cells) {
      isSilent &= values[cell] == 0;
    }
    if (isSilent) {
      return;
    }
    int[] left = sets(form, symbols, values);
    Narrowing.narrow(form, left);
    for (int i = 0; i < cells.length; i++) {
      sets[cells[i]] &= values[cells[i]] == 0 ? left[i] : -1;
    }
  }
}
