package io.github.nonet.internal.groups.forms;

/** Reads the values of a form cell by cell. States are non-negative numbers. */
final class FormReader {
  /*
   * The state of a pair is its first value. The state of a sum is the amount by which the multiples
   * so far exceed the least that they can be, so it never falls.
   */
  private static final int NONE = -1;

  private final Form form;
  private final int symbols;

  /** For each place, the most that its multiple and the later ones can add to the least. */
  private final long[] widths;

  /** By how much a sum is more than the least. */
  private long total;

  FormReader(Form form, int symbols) {
    this.form = form;
    this.symbols = symbols;
    int length = form.cells().length;
    widths = new long[length + 1];
    if (form instanceof Form.Sum sum) {
      total = sum.total();
      for (int i = length - 1; i >= 0; i--) {
        int factor = sum.factors()[i];
        widths[i] = widths[i + 1] + (long) Math.abs(factor) * (symbols - 1);
        total -= factor > 0 ? factor : (long) factor * symbols;
      }
    }
  }

  long states() {
    return form instanceof Form.Machine machine
        ? machine.accepting().length
        : Math.max(symbols, Math.min(total, widths[0])) + 1;
  }

  int start() {
    return form instanceof Form.Machine machine ? machine.start() : 0;
  }

  /** Returns the state after the value of a place, or -1 if no end is then good. */
  int next(int place, int state, int value) {
    boolean isLast = place + 1 == form.cells().length;
    if (form instanceof Form.Machine machine) {
      int next = machine.next()[state][value - 1];
      return isLast && next >= 0 && !machine.accepting()[next] ? NONE : next;
    }
    if (form instanceof Form.Sum sum) {
      int factor = sum.factors()[place];
      long next = state + (factor > 0 ? factor * (value - 1L) : factor * (value - (long) symbols));
      return next <= total && next + widths[place + 1] >= total ? (int) next : NONE;
    }
    int[] fits = ((Form.TwoCells) form).next();
    return place == 0 ? value : (fits[state - 1] >>> value & 1) - 1;
  }
}
