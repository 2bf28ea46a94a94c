package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Candidates whose assumption fails: by singles and constraints, then also by locked candidates and
 * by values that a constraint needs, then also by pairs and triples. The smallest reason comes
 * first.
 */
final class Contradictions extends ShortestFirst {
  private static final int WIDTHS = 3;

  /** More layers than any run has. */
  static final int ANY = Integer.MAX_VALUE - 1;

  private final Supplier<GridAssumption> maker;

  /** Made when the first state needs it. */
  private @Nullable GridAssumption made;

  /** The candidates that fail: the size of the reason, the cell and the value in one number. */
  private List<Long> failures = List.of();

  /** The candidates that the last search found to fail, perhaps in another state. */
  private int[] failed = {};

  /** The layers that a run may have. */
  private int bound;

  Contradictions(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    super(WIDTHS);
    maker = () -> new GridAssumption(state, sight, narrowings.get());
  }

  private GridAssumption run() {
    if (made == null) {
      made = maker.get();
    }
    return made;
  }

  /** Writes the contradiction of one candidate that is reported among all; false without one. */
  boolean contradict(int cell, int value, StepDraft finding) {
    for (int width = 0; width < WIDTHS; width++) {
      if (write(cell, value, width, finding)) {
        return true;
      }
    }
    return false;
  }

  private boolean write(int cell, int value, int width, StepDraft finding) {
    GridAssumption run = run();
    finding.begin(GridTechnique.CONTRADICTION, ValueSet.bit(value)).cause(cell);
    finding.remove(run.state, cell, ValueSet.bit(value));
    if (!finding.isStep() || !run.fails(cell, value, ANY, width)) {
      return false;
    }
    GridReason reason = new GridReason(run);
    if (!reason.isOfAssumption()) {
      return false;
    }
    finding.width(width);
    return true;
  }

  @Override
  boolean write(long failure, int width, StepDraft finding) {
    int candidate = candidate(failure);
    return write(
        candidate / GridAssumption.VALUES, candidate % GridAssumption.VALUES, width, finding);
  }

  private int candidate(long failure) {
    return (int) (failure % ((long) run().state.sets.length * GridAssumption.VALUES));
  }

  /**
   * Runs all candidates: those that failed before first, as they are likely to fail in as few
   * layers again, then those of cells with few. The order changes nothing but the time.
   */
  @Override
  List<Long> search(int width, boolean isShortest) {
    GridState state = run().state;
    failures = new ArrayList<>();
    bound = ANY;
    BitSet isRun = new BitSet();
    for (int candidate : failed) {
      run(candidate, width, isShortest, isRun);
    }
    for (int size = 1; size <= state.units.symbols; size++) {
      for (int cell = 0; cell < state.sets.length; cell++) {
        if (Integer.bitCount(state.sets[cell]) == size) {
          for (int value : new ValueSet(state.sets[cell])) {
            run(cell * GridAssumption.VALUES + value, width, isShortest, isRun);
          }
        }
      }
    }
    Collections.sort(failures);
    failed = failures.stream().mapToInt(this::candidate).toArray();
    return failures;
  }

  /** Runs a candidate, if the state has it and it was not run yet. */
  private void run(int candidate, int width, boolean isShortest, BitSet isRun) {
    GridAssumption run = run();
    int cell = candidate / GridAssumption.VALUES;
    int value = candidate % GridAssumption.VALUES;
    if (run.state.isFilled[cell]
        || !ValueSet.contains(run.state.sets[cell], value)
        || isRun.get(candidate)) {
      return;
    }
    isRun.set(candidate);
    run.state.look();
    if (run.fails(cell, value, bound, width)) {
      GridReason reason = new GridReason(run);
      if (reason.isOfAssumption()) {
        if (isShortest && run.layers < bound) {
          failures.clear();
          bound = run.layers;
        }
        long place = (long) reason.size() * run.state.sets.length + cell;
        failures.add(place * GridAssumption.VALUES + value);
      }
    }
  }
}
