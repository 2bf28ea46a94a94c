package io.github.nonet.internal.constraints;

import io.github.nonet.internal.groups.Form;

/** Tells whether values are allowed. */
public final class Judgement {
  private Judgement() {}

  /**
   * Returns whether a constraint allows a value for each of its cells.
   *
   * @param condition a constraint whose table is known
   * @param values a value for each cell, in their order
   */
  public static boolean allows(Condition condition, int symbols, int... values) {
    for (Form form : new FormMaker(symbols).forms(condition)) {
      if (!allows(condition.cells(), form, values)) {
        return false;
      }
    }
    return true;
  }

  private static boolean allows(int[] cells, Form form, int... values) {
    int[] sets = new int[form.cells().length];
    for (int i = 0; i < sets.length; i++) {
      int place = 0;
      while (cells[place] != form.cells()[i]) {
        place++;
      }
      sets[i] = 1 << values[place];
    }
    return Narrowing.narrow(form, sets);
  }
}
