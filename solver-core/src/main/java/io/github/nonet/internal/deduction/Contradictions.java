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

  /** More layers than any run has. */
  private static final int ANY = Integer.MAX_VALUE - 1;

  private final Supplier<Assumption> maker;

  /** Made when the first state needs it. */
  private @Nullable Assumption run;

  /** What has failed in the state that is looked at, and how many of these have been told. */
  private final List<Failure> failures = new ArrayList<>();

  private int told;

  /** How often the candidates were run: each width stops at the shortest way first. */
  private int passes;

  /** A candidate that fails. */
  private record Failure(int cell, int value, int width, int layers, int size) {}

  Contradictions(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    maker = () -> new Assumption(state, sight, narrowings.get());
  }

  @Override
  public void restart() {
    failures.clear();
    told = 0;
    passes = 0;
  }

  @Override
  public boolean find(GridState state, GridFinding finding) {
    if (run == null) {
      run = maker.get();
    }
    return find(run, finding);
  }

  private boolean find(Assumption run, GridFinding finding) {
    while (true) {
      for (; told < failures.size(); told++) {
        Failure next = failures.get(told);
        finding.begin(GridTechnique.CONTRADICTION, 1 << next.value()).cause(next.cell());
        finding.remove(run.state, next.cell(), 1 << next.value());
        if (finding.isStep() && run.fails(next.cell(), next.value(), ANY, next.width())) {
          Reason reason = new Reason(run);
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
  private void look(Assumption run, int width, int most) {
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
              Reason reason = new Reason(run);
              if (reason.isOfAssumption()) {
                bound = most == ANY ? Math.min(bound, run.layers) : ANY;
                failures.add(new Failure(cell, value, width, run.layers, reason.size()));
              }
            }
          }
        }
      }
    }
    int last = bound;
    failures.removeIf(failure -> failure.layers() > last);
    failures.sort(
        Comparator.comparingInt(Failure::size)
            .thenComparingInt(Failure::cell)
            .thenComparingInt(Failure::value));
  }
}
