package io.github.nonet.variant;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.List;

/**
 * Judges values by the tables of constraints alone, one value after the other, as a person would
 * read them.
 */
final class TableReferee {
  private final Rules rules;

  TableReferee(Rules rules) {
    this.rules = rules;
  }

  /** Returns whether a complete grid keeps to all constraints, those of the builder too. */
  boolean allows(Grid solution) {
    return rules.tables.structure.forms().stream()
        .allMatch(form -> allows(form, solution.toArray()));
  }

  /** Returns whether a constraint allows values for its cells, in their order. */
  boolean allows(int number, int... values) {
    ConstraintData condition = rules.tables.constraints.get(number);
    int[] grid = new int[rules.cellCount()];
    for (int i = 0; i < values.length; i++) {
      grid[condition.cells()[i]] = values[i];
    }
    List<Form> forms = rules.tables.forms.forms();
    for (int i = 0; i < forms.size(); i++) {
      if (rules.tables.forms.sources().get(i).equals(condition) && !allows(forms.get(i), grid)) {
        return false;
      }
    }
    return true;
  }

  static boolean allows(Form form, int... grid) {
    int[] values = Arrays.stream(form.cells()).map(cell -> grid[cell]).toArray();
    if (form instanceof Form.TwoCells pair) {
      return (pair.next()[values[0] - 1] >> values[1] & 1) != 0;
    }
    if (form instanceof Form.Sets sets) {
      int set = Arrays.stream(values).map(value -> 1 << value).reduce(0, (a, b) -> a | b);
      return Arrays.stream(sets.sets()).anyMatch(allowed -> allowed == set);
    }
    if (form instanceof Form.Sum sum) {
      int total = 0;
      for (int i = 0; i < values.length; i++) {
        total += sum.factors()[i] * values[i];
      }
      return total == sum.total();
    }
    if (form instanceof Form.Machine machine) {
      int state = machine.start();
      for (int value : values) {
        state = state < 0 ? state : machine.next()[state][value - 1];
      }
      return state >= 0 && machine.accepting()[state];
    }
    return Arrays.stream(values).skip(1).allMatch(value -> value != values[0]);
  }
}
