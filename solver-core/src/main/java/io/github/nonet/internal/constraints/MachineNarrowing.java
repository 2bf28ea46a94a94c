package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.BitSet;

/** Finds the values by which a machine can go from its start to a good end. */
final class MachineNarrowing {
  private final Form.Machine machine;
  private final int[] sets;

  /**
   * The states that can be reached before each cell and after the last; later only those with a
   * good end.
   */
  private final BitSet[] layers;

  MachineNarrowing(Form.Machine machine, int... sets) {
    this.machine = machine;
    this.sets = sets;
    this.layers = new BitSet[sets.length + 1];
  }

  /**
   * Removes the values by which no good end is reached from the sets.
   *
   * @param watch asked twice for each cell; it may throw
   */
  void narrow(Watch watch) {
    layers[0] = new BitSet();
    layers[0].set(machine.start());
    for (int i = 0; i < sets.length; i++) {
      watch.look();
      goForward(i);
    }
    for (int state = 0; state < machine.accepting().length; state++) {
      if (!machine.accepting()[state]) {
        layers[sets.length].clear(state);
      }
    }
    for (int i = sets.length - 1; i >= 0; i--) {
      watch.look();
      goBack(i);
    }
  }

  private void goForward(int i) {
    BitSet reached = new BitSet();
    for (int state = layers[i].nextSetBit(0); state >= 0; state = layers[i].nextSetBit(state + 1)) {
      for (int rest = sets[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int next = machine.next()[state][ValueSet.lowest(rest) - 1];
        if (next >= 0) {
          reached.set(next);
        }
      }
    }
    layers[i + 1] = reached;
  }

  /** Keeps the states from which a good end can be reached, and the values that lead there. */
  private void goBack(int i) {
    int left = 0;
    for (int state = layers[i].nextSetBit(0); state >= 0; state = layers[i].nextSetBit(state + 1)) {
      int alive = aliveValues(i, state);
      left |= alive;
      if (alive == 0) {
        layers[i].clear(state);
      }
    }
    sets[i] = left;
  }

  private int aliveValues(int i, int state) {
    int alive = 0;
    for (int rest = sets[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int next = machine.next()[state][ValueSet.lowest(rest) - 1];
      alive |= next >= 0 && layers[i + 1].get(next) ? ValueSet.lowestBit(rest) : 0;
    }
    return alive;
  }
}
