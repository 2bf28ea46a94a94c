package io.github.nonet.internal.deduction;

import io.github.nonet.variant.GridTechnique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Candidates whose assumption fails: by singles and constraints, then by locked candidates too,
 * then by pairs and triples. The smallest reason comes first.
 */
final class Contradictions implements GridFinder {
  private static final int WIDTHS = 3;

  /** A grid has fewer cells. */
  private static final int MOST_CELLS = 1024;

  /** More layers than any run has. */
  private static final int ANY = Integer.MAX_VALUE - 1;

  private final Supplier<GridAssumption> maker;

  /** Made when the first state needs it. */
  private @Nullable GridAssumption run;

  /**
   * What has failed in the state that is looked at: its size, cell and value in one number, and its
   * layers.
   */
  private final List<int[]> failures = new ArrayList<>();

  /** How many of these have been told. */
  private int told;

  /** How often the candidates were run: each width stops at the shortest way first. */
  private int passes;

  Contradictions(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    maker = () -> new GridAssumption(state, sight, narrowings.get());
  }

  @Override
  public void restart() {
    failures.clear();
    told = 0;
    passes = 0;
  }

  @Override
  public boolean find(GridState state, GridFinding finding) {
    return find(run(), finding);
  }

  private GridAssumption run() {
    if (run == null) {
      run = maker.get();
    }
    return run;
  }

  /** Returns whether a candidate contradicts itself. */
  boolean fails(int cell, int value) {
    for (int width = 0; width < WIDTHS; width++) {
      if (run().fails(cell, value, ANY, width)) {
        return new GridReason(run()).isOfAssumption();
      }
    }
    return false;
  }

  private boolean find(GridAssumption run, GridFinding finding) {
    while (true) {
      for (; told < failures.size(); told++) {
        int cell = failures.get(told)[0] / GridAssumption.VALUES % MOST_CELLS;
        int value = failures.get(told)[0] % GridAssumption.VALUES;
        finding.begin(GridTechnique.CONTRADICTION, 1 << value).cause(cell);
        finding.remove(run.state, cell, 1 << value);
        if (finding.isStep() && run.fails(cell, value, ANY, (passes - 1) / 2)) {
          GridReason reason = new GridReason(run);
          finding.tell(reason.facts(), reason.inferences());
          return true;
        }
      }
      if (passes == 2 * WIDTHS) {
        return false;
      }
      look(run, passes / 2, passes % 2 == 0 ? ANY : -1);
      passes++;
    }
  }

  /** Runs all candidates; the first time those that take longer than the shortest are left. */
  private void look(GridAssumption run, int width, int most) {
    failures.clear();
    told = 0;
    int bound = ANY;
    GridState state = run.state;
    for (int size = 1; size <= state.units.symbols; size++) {
      for (int cell = 0; cell < state.sets.length; cell++) {
        if (!state.isFilled[cell] && Integer.bitCount(state.sets[cell]) == size) {
          for (int rest = state.sets[cell]; rest != 0; rest &= rest - 1) {
            state.beat();
            int value = Integer.numberOfTrailingZeros(rest);
            if (run.fails(cell, value, bound, width)) {
              GridReason reason = new GridReason(run);
              if (reason.isOfAssumption()) {
                bound = most == ANY ? Math.min(bound, run.layers) : ANY;
                int place = reason.size() * MOST_CELLS + cell;
                failures.add(new int[] {place * GridAssumption.VALUES + value, run.layers});
              }
            }
          }
        }
      }
    }
    int last = bound;
    failures.removeIf(failure -> failure[1] > last);
    failures.sort(Comparator.comparingInt(failure -> failure[0]));
  }
}
