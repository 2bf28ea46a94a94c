package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Decides whether a constraint allows values, and which kinds of signs a negative constraint is
 * made of.
 */
public final class AllowedValues {
  private AllowedValues() {}

  /**
   * Returns whether a constraint allows these values in its cells.
   *
   * @param constraint a constraint whose table is known
   * @param values a value for each cell, in their order
   */
  public static boolean allows(ConstraintData constraint, int symbols, int... values) {
    for (Form form : new FormMaker(symbols).forms(constraint)) {
      if (!allows(constraint.cells(), form, values)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Removes from the sets the values that one way of a constraint does not allow, without regard to
   * the others.
   *
   * @param way a constraint whose table is known
   * @param sets the set of values of each cell of the grid; changed
   * @return whether every set has a value left; otherwise the way cannot hold within the sets
   */
  public static boolean narrow(ConstraintData way, int symbols, int... sets) {
    return Narrowing.narrow(new FormMaker(symbols).forms(way), Watch.NONE, sets);
  }

  private static boolean allows(int[] cells, Form form, int[] values) {
    int[] sets = new int[form.cells().length];
    for (int i = 0; i < sets.length; i++) {
      int place = 0;
      while (cells[place] != form.cells()[i]) {
        place++;
      }
      sets[i] = ValueSet.bit(values[place]);
    }
    return Narrowing.narrow(form, sets);
  }

  /**
   * Returns the kinds of signs that a rule for all other neighbours implies to be complete; none if
   * the rule does not consist of such kinds.
   */
  public static List<ConstraintKind> negated(ConstraintData everywhereElse) {
    int symbols = everywhereElse.table().symbols();
    int[] allowed = everywhereElse.table().rows()[0];
    int[] explained = new int[symbols];
    Arrays.fill(explained, ValueSet.all(symbols));
    List<ConstraintKind> signs = new ArrayList<>();
    for (ConstraintKind sign :
        List.of(
            ConstraintKind.DIFFERENCE, ConstraintKind.RATIO, ConstraintKind.X, ConstraintKind.V)) {
      int[] numbers = new int[sign.numbers()];
      Arrays.fill(numbers, sign == ConstraintKind.RATIO ? 2 : 1);
      Form form =
          new FormMaker(symbols).forms(ConstraintData.of(sign, numbers, new int[] {0, 1})).get(0);
      int[] next = ((Form.TwoCells) form).next();
      boolean isNegated = Arrays.stream(next).anyMatch(set -> set != 0);
      for (int i = 0; i < symbols; i++) {
        isNegated &= (next[i] & allowed[i]) == 0;
      }
      if (isNegated) {
        signs.add(sign);
        Arrays.setAll(explained, i -> explained[i] & ~next[i]);
      }
    }
    return Arrays.equals(explained, allowed) ? signs : List.of();
  }
}
