package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Everything that a line says by itself, if it is one of pairs, as a thermometer or a whisper is,
 * in one step. Where only one of its pairs says anything, it is left to {@link Pairs}.
 */
final class WholeConstraints implements GridFinder {
  private final Units units;

  /** For each line the numbers of its first pair and of the one behind its last; and its cells. */
  private final List<Integer> firsts = new ArrayList<>();

  private final List<Integer> ends = new ArrayList<>();

  private final List<int[]> cells = new ArrayList<>();

  private final long[] looked;

  WholeConstraints(Units units) {
    this.units = units;
    int[] constraints = units.structure.constraints();
    for (int from = 0, end = 0; from < constraints.length; from = end) {
      boolean isLine = true;
      for (; end < constraints.length && constraints[end] == constraints[from]; end++) {
        isLine &= units.forms.get(end) instanceof Form.Pair && (end == from || isNext(end));
      }
      if (isLine && end > from + 1) {
        firsts.add(from);
        ends.add(end);
        cells.add(cells(from, end));
      }
    }
    looked = new long[firsts.size()];
  }

  /** Returns whether a pair has a cell in common with the one before it. */
  private boolean isNext(int number) {
    int[] before = units.forms.get(number - 1).cells();
    int[] own = units.forms.get(number).cells();
    return own[0] == before[0] || own[0] == before[1] || own[1] == before[0] || own[1] == before[1];
  }

  private int[] cells(int from, int end) {
    List<Integer> found = new ArrayList<>();
    for (int i = from; i < end; i++) {
      for (int cell : units.forms.get(i).cells()) {
        if (!found.contains(cell)) {
          found.add(cell);
        }
      }
    }
    int[] all = new int[found.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = found.get(i);
    }
    return all;
  }

  @Override
  public boolean find(GridState state, GridFinding finding) {
    for (int i = 0; i < looked.length; i++) {
      if (FormFinder.change(state, cells.get(i)) > looked[i]) {
        if (find(state, i, finding)) {
          return true;
        }
        looked[i] = state.tick();
      }
    }
    return false;
  }

  private boolean find(GridState state, int number, GridFinding finding) {
    int[] left = state.sets.clone();
    if (narrow(state, firsts.get(number), ends.get(number), left) < 2) {
      return false;
    }
    finding.begin(GridTechnique.WHOLE_LINE, 0).base(units.firstForm + firsts.get(number));
    List<GridFact> facts = new ArrayList<>();
    for (int cell : cells.get(number)) {
      finding.cause(cell);
      finding.remove(state, cell, ~left[cell]);
      if (left[cell] != state.sets[cell]) {
        add(facts, left[cell], cell);
      }
    }
    finding.tell(facts, List.of());
    return finding.isStep();
  }

  /** Adds a cell to the fact of those that keep the same values. */
  private static void add(List<GridFact> facts, int set, int cell) {
    for (int i = 0; i < facts.size(); i++) {
      int[] known = facts.get(i).cells();
      if (facts.get(i).set() == set) {
        int[] cells = Arrays.copyOf(known, known.length + 1);
        cells[known.length] = cell;
        facts.set(i, new GridFact(GridFact.Kind.LEAVES, set, cells, new int[0]));
        return;
      }
    }
    facts.add(GridFact.of(GridFact.Kind.LEAVES, set, cell));
  }

  /** Asks the pairs of a line in turn until none says more; returns how many said anything. */
  private int narrow(GridState state, int from, int end, int... left) {
    BitSet used = new BitSet();
    boolean isAgain = true;
    while (isAgain) {
      isAgain = false;
      for (int i = from; i < end; i++) {
        int first = units.forms.get(i).cells()[0];
        int second = units.forms.get(i).cells()[1];
        int[] sets = {left[first], left[second]};
        if (!state.narrow(units.forms.get(i), sets)) {
          return 0;
        }
        if (sets[0] != left[first] || sets[1] != left[second]) {
          used.set(i);
          isAgain = true;
          left[first] = sets[0];
          left[second] = sets[1];
        }
      }
    }
    return used.cardinality();
  }
}
