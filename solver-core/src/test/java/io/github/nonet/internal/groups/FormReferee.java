package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;

/** Checks whether forms allow values, only by their tables. */
public final class FormReferee {
  private FormReferee() {}

  /** Returns whether a form allows these values of its cells. */
  public static boolean allows(Form form, int... values) {
    if (form instanceof Form.TwoCells pair) {
      return (pair.next()[values[0] - 1] >>> values[1] & 1) != 0;
    }
    if (form instanceof Form.Sets list) {
      return hasSet(list, values);
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
      for (int i = 0; i < values.length && state >= 0; i++) {
        state = machine.next()[state][values[i] - 1];
      }
      return state >= 0 && machine.accepting()[state];
    }
    for (int i = 1; i < values.length; i++) {
      if (values[i] == values[0]) {
        return false;
      }
    }
    return true;
  }

  /** Returns all of a form as text. */
  public static String text(Form form) {
    String cells = Arrays.toString(form.cells());
    if (form instanceof Form.TwoCells pair) {
      return "pair " + cells + Arrays.toString(pair.next());
    }
    if (form instanceof Form.Sets list) {
      return "sets " + cells + Arrays.toString(list.sets());
    }
    if (form instanceof Form.Sum sum) {
      return "sum " + sum.total() + Arrays.toString(sum.factors()) + cells;
    }
    if (form instanceof Form.Machine machine) {
      return "machine "
          + cells
          + machine.start()
          + Arrays.toString(machine.accepting())
          + Arrays.deepToString(machine.next());
    }
    return "apart " + cells;
  }

  private static boolean hasSet(Form.Sets list, int... values) {
    int found = 0;
    for (int value : values) {
      found |= 1 << value;
    }
    for (int set : list.sets()) {
      if (set == found && Integer.bitCount(set) == values.length) {
        return true;
      }
    }
    return false;
  }
}
