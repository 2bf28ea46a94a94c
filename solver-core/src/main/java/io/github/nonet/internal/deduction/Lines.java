package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;
import java.util.BitSet;

/** Automata that read cells one by one: which values are on a way from the start to a good end. */
final class Lines extends FormFinder<Form.Machine> {
  Lines(Units units) {
    super(units, Form.Machine.class);
  }

  @Override
  boolean find(GridState state, Form.Machine form, int unit, GridFinding finding) {
    BitSet[] reached = forward(state, form);
    BitSet good = ends(form);
    good.and(reached[form.cells().length]);
    if (good.isEmpty()) {
      return false;
    }
    finding.begin(GridTechnique.LINE_COMBINATION, 0).base(unit);
    for (int i = form.cells().length - 1; i >= 0; i--) {
      BitSet before = new BitSet();
      int possible = back(state, form, i, reached[i], good, before);
      good = before;
      finding.remove(state, form.cells()[i], ~possible);
    }
    for (int cell : form.cells()) {
      finding.cause(cell);
    }
    return finding.isStep();
  }

  private static BitSet ends(Form.Machine form) {
    BitSet ends = new BitSet();
    for (int end = 0; end < form.accepting().length; end++) {
      ends.set(end, form.accepting()[end]);
    }
    return ends;
  }

  /** Returns the states that can be reached before each cell, and after the last. */
  private static BitSet[] forward(GridState state, Form.Machine form) {
    BitSet[] reached = new BitSet[form.cells().length + 1];
    reached[0] = new BitSet();
    reached[0].set(form.start());
    for (int i = 0; i < form.cells().length; i++) {
      reached[i + 1] = new BitSet();
      for (int at = reached[i].nextSetBit(0); at >= 0; at = reached[i].nextSetBit(at + 1)) {
        state.beat();
        for (int rest = state.sets[form.cells()[i]]; rest != 0; rest &= rest - 1) {
          int next = form.next()[at][Integer.numberOfTrailingZeros(rest) - 1];
          if (next >= 0) {
            reached[i + 1].set(next);
          }
        }
      }
    }
    return reached;
  }

  /**
   * Returns the values of the i-th cell that lead to a good state; the states that they lead from
   * are added.
   */
  private static int back(
      GridState state, Form.Machine form, int i, BitSet reached, BitSet good, BitSet before) {
    int set = state.sets[form.cells()[i]];
    int possible = 0;
    for (int at = reached.nextSetBit(0); at >= 0; at = reached.nextSetBit(at + 1)) {
      state.beat();
      for (int rest = set; rest != 0; rest &= rest - 1) {
        int next = form.next()[at][Integer.numberOfTrailingZeros(rest) - 1];
        if (next >= 0 && good.get(next)) {
          possible |= rest & -rest;
          before.set(at);
        }
      }
    }
    return possible;
  }
}
