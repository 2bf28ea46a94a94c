package io.github.nonet.internal.rules;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The values that a person pencils in, as sets: bit {@code v} for the value {@code v}. A value is
 * pencilled in if no filled cell that sees the cell holds it and every mark of the cell allows it.
 * Sums and other constraints are left to steps.
 */
public final class PencilMarks {
  private PencilMarks() {}

  /** Returns the set of each cell: its value, or the values to pencil in. */
  public static int[] of(RulesTables rules, byte[] values) {
    int[] sets = ofGroups(rules, values);
    int[] marks = rules.structure.marks();
    for (Form form : rules.forms.forms()) {
      if (form instanceof Form.Sets) {
        take(values, form.cells(), sets);
      } else if (form instanceof Form.Apart) {
        int used = ValueSet.bit(values[form.cells()[0]]);
        for (int cell : form.cells()) {
          sets[cell] &= ~used;
        }
      }
    }
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = values[cell] == 0 ? sets[cell] & marks[cell] : ValueSet.bit(values[cell]);
    }
    return sets;
  }

  /** Returns the set of each cell: its value, or the values that the groups and cages leave. */
  public static int[] ofGroups(RulesTables rules, byte[] values) {
    GridLayout layout = rules.layout;
    int[] sets = new int[values.length];
    Arrays.fill(sets, ValueSet.all(layout.symbols));
    for (GridLayout.NamedGroup group : layout.groups) {
      take(values, group.cells(), sets);
    }
    for (Structure.Cage cage : rules.structure.cages()) {
      take(values, cage.cells(), sets);
    }
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = values[cell] == 0 ? sets[cell] : ValueSet.bit(values[cell]);
    }
    return sets;
  }

  /** Removes the values in these cells from the sets of all of them. */
  private static void take(byte[] values, int[] cells, int[] sets) {
    int used = 0;
    for (int cell : cells) {
      used |= ValueSet.bit(values[cell]);
    }
    for (int cell : cells) {
      sets[cell] &= ~used;
    }
  }
}
