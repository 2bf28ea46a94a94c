package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** The results of forms of few cells. */
final class FormTables {
  /** No single sum. */
  static final int NO_SUM = -1;

  private FormTables() {}

  /** Returns the values that a form of one cell leaves. */
  static int domain(Form form, int symbols) {
    int domain = 0;
    for (int value = 1; value <= symbols; value++) {
      domain |= allows(form, value) ? ValueSet.bit(value) : 0;
    }
    return domain;
  }

  /**
   * Returns the values that the second cell of a form of two may have with each value of the first.
   */
  static int[] relation(Form form, int symbols) {
    int[] relation = new int[symbols];
    if (form instanceof Form.TwoCells pair) {
      Arrays.setAll(relation, i -> pair.next()[i] & ValueSet.all(symbols));
      return relation;
    }
    for (int first = 1; first <= symbols; first++) {
      for (int second = 1; second <= symbols; second++) {
        relation[first - 1] |= allows(form, first, second) ? ValueSet.bit(second) : 0;
      }
    }
    return relation;
  }

  /** Returns whether a list, a sum or a machine allows the values of its at most two cells. */
  static boolean allows(Form form, int... values) {
    if (form instanceof Form.Sets list) {
      return hasSet(list.sets(), values);
    }
    if (form instanceof Form.Sum sum) {
      return total(sum.factors(), values) == sum.total();
    }
    return accepts((Form.Machine) form, values);
  }

  private static boolean hasSet(int[] sets, int[] values) {
    int found = 0;
    for (int value : values) {
      found |= ValueSet.bit(value);
    }
    for (int set : sets) {
      if (set == found) {
        return true;
      }
    }
    return false;
  }

  private static int total(int[] factors, int[] values) {
    int total = 0;
    for (int i = 0; i < values.length; i++) {
      total += factors[i] * values[i];
    }
    return total;
  }

  private static boolean accepts(Form.Machine machine, int[] values) {
    int state = machine.start();
    for (int value : values) {
      state = state < 0 ? state : machine.next()[state][value - 1];
    }
    return state >= 0 && machine.accepting()[state];
  }

  /**
   * Returns the sum of a cage that allows the same sets.
   *
   * @return 0 for any sum, {@link #NO_SUM} if there is no such cage
   */
  static int sumOf(Form.Sets list, int symbols, Combinations combinations) {
    int size = list.cells().length;
    int count = list.sets().length;
    if (count == 0) {
      return NO_SUM;
    }
    int sum = sum(list.sets()[0]);
    for (int set : list.sets()) {
      if (sum(set) != sum) {
        return count == ways(symbols, size) ? 0 : NO_SUM;
      }
    }
    return combinations.of(size, sum).length == count ? sum : NO_SUM;
  }

  private static int sum(int set) {
    int sum = 0;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      sum += ValueSet.lowest(rest);
    }
    return sum;
  }

  private static long ways(int symbols, int size) {
    long ways = 1;
    for (int i = 0; i < size; i++) {
      ways = ways * (symbols - i) / (i + 1);
    }
    return ways;
  }
}
