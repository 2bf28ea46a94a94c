package io.github.nonet.internal.deduction;

import io.github.nonet.internal.deduction.GridDeduction.FailedCandidate;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Candidates whose assumption fails: first by singles and constraints, then also by locked
 * candidates and by values that a constraint needs, and finally also by pairs and triples. The
 * smallest reason comes first.
 */
final class Contradictions extends ShortestFirst {
  /** The number of reasons that are shortened to find the shortest. */
  private static final int MOST_SHORTENED = 10;

  /** The most candidates that a run eliminates; with more, it hardly ever has a short reason. */
  private static final int MOST_TAKEN = 160;

  private final Supplier<GridAssumption> maker;

  /** Made when the first state needs it. */
  private @Nullable GridReason made;

  /** The candidates that fail: the facts of the reason, the cell and the value in one number. */
  private List<Long> failures = List.of();

  /** The candidates that the last search found to fail, perhaps in another state. */
  private int[] failed = {};

  /** The most layers that a run may have. */
  private int bound;

  private final GridState state;

  Contradictions(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    super(GridAssumption.WIDTHS);
    this.state = state;
    maker = () -> new GridAssumption(state, sight, narrowings.get());
  }

  private GridReason reason() {
    if (made == null) {
      made = new GridReason(maker.get());
    }
    return made;
  }

  /**
   * Writes the contradiction of one candidate, the same as among all; returns false if there is
   * none.
   */
  boolean contradict(int cell, int value, StepDraft finding) {
    return write(cell, value, 0, finding);
  }

  /** Writes the contradiction of a candidate by this width or more. */
  private boolean write(int cell, int value, int least, StepDraft finding) {
    finding.begin(GridTechnique.CONTRADICTION, ValueSet.bit(value)).cause(cell);
    finding.remove(state, cell, ValueSet.bit(value));
    for (int width = least; finding.isStep() && width < GridAssumption.WIDTHS; width++) {
      if (reason().find(cell, value, width)) {
        return true;
      }
    }
    return false;
  }

  @Override
  boolean write(long failure, int width, StepDraft finding) {
    int candidate = candidate(failure);
    return write(
        candidate / GridAssumption.VALUES, candidate % GridAssumption.VALUES, width, finding);
  }

  private int candidate(long failure) {
    return (int) (failure % ((long) state.sets.length * GridAssumption.VALUES));
  }

  /**
   * Returns the failures. If the shortest runs have reasons of many facts, longer and wider runs
   * may have shorter reasons.
   */
  @Override
  List<Long> search(int width, boolean isShortest) {
    runAll(width, isShortest, GridAssumption.ANY);
    failed = failures.stream().mapToInt(this::candidate).toArray();
    List<Long> found = failures;
    boolean isShown = isShortest && !state.skipsReasons() && !found.isEmpty();
    int least = isShown ? shortest(width) : 0;
    int wide = Math.min(width + 1, GridAssumption.WIDTHS - 1);
    if (least > FailedCandidate.MOST_FACTS) {
      runAll(wide, false, MOST_TAKEN);
      found = shortest(wide) < least ? failures : found;
    }
    return found;
  }

  /** Puts the failure with the shortest reason first, and returns the number of its facts. */
  private int shortest(int width) {
    int least = Integer.MAX_VALUE;
    int first = 0;
    for (int i = 0;
        i < Math.min(MOST_SHORTENED, failures.size()) && least > FailedCandidate.MOST_FACTS;
        i++) {
      int candidate = candidate(failures.get(i));
      int cell = candidate / GridAssumption.VALUES;
      reason().findShort(cell, candidate % GridAssumption.VALUES, width);
      if (reason().size() < least) {
        least = reason().size();
        first = i;
      }
    }
    if (first > 0) {
      failures.add(0, failures.remove(first));
    }
    return least;
  }

  /**
   * Runs all candidates: first those that failed before, because they are likely to fail in as few
   * layers again, then candidates of cells with few. The order changes only the time.
   *
   * @param most the most candidates that a run may eliminate
   */
  private void runAll(int width, boolean isShortest, int most) {
    failures = new ArrayList<>();
    bound = GridAssumption.ANY;
    BitSet isRun = new BitSet();
    int[] alike = state.units.structure.alike(state.sets);
    for (int candidate : failed) {
      run(candidate, width, isShortest, most, isRun);
    }
    for (int size = 1; size <= state.units.symbols; size++) {
      for (int cell = 0; cell < state.sets.length; cell++) {
        if (Integer.bitCount(state.sets[cell]) == size) {
          int idle = 0;
          for (int value : new ValueSet(state.sets[cell])) {
            if ((alike[value] & idle) == 0
                && run(cell * GridAssumption.VALUES + value, width, isShortest, most, isRun)) {
              idle |= ValueSet.bit(value);
            }
          }
        }
      }
    }
    Collections.sort(failures);
  }

  /**
   * Runs a candidate if the state has it and it has not been run yet.
   *
   * @return whether nothing followed from it, so that nothing follows from the values alike
   */
  private boolean run(int candidate, int width, boolean isShortest, int most, BitSet isRun) {
    int cell = candidate / GridAssumption.VALUES;
    int value = candidate % GridAssumption.VALUES;
    if (state.isFilled[cell]
        || !ValueSet.contains(state.sets[cell], value)
        || isRun.get(candidate)) {
      return false;
    }
    isRun.set(candidate);
    state.look();
    if (reason().find(cell, value, bound, most, width)) {
      int layers = reason().layers();
      if (isShortest && layers < bound) {
        failures.clear();
        bound = layers;
      }
      long place = (long) reason().size() * state.sets.length * GridAssumption.VALUES;
      failures.add(place + candidate);
    }
    return reason().isIdle();
  }
}
