package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.chain.Conclusions.Conclusion;
import io.github.nonet.logic.Net;
import io.github.nonet.logic.Net.Branch;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds contradictions or verities: facts that assumptions prove. */
abstract class ForcingFinder implements Finder {
  private final Technique technique;
  private final boolean findsContradictions;

  ForcingFinder(Technique technique, boolean findsContradictions) {
    this.technique = technique;
    this.findsContradictions = findsContradictions;
  }

  /** Returns the proved conclusions with their assumptions, placements first. */
  abstract Map<Conclusion, List<int[]>> proved(State state);

  /** Returns the consequences of the assumptions up to the conclusion. */
  abstract List<Branch> branches(State state, Conclusion conclusion, List<int[]> reasons);

  @Override
  public final boolean find(State state, StepSink sink) {
    state.look();
    for (Map.Entry<Conclusion, List<int[]>> proved : proved(state).entrySet()) {
      state.look();
      Conclusion conclusion = proved.getKey();
      if (conclusion.isContradiction() == findsContradictions
          && !sink.accept(
              step(technique, conclusion, branches(state, conclusion, proved.getValue())))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the step of the conclusion, without chains; null if nothing was proved. */
  static @Nullable Step stepWithoutChains(
      @Nullable Conclusion proved, Technique contradiction, Technique verity) {
    return proved == null
        ? null
        : step(proved.isContradiction() ? contradiction : verity, proved, List.of());
  }

  private static Step step(Technique technique, Conclusion conclusion, List<Branch> branches) {
    Net net = new Net(branches, conclusion.isContradiction());
    List<Candidate> proved = List.of(new Candidate(conclusion.cell(), conclusion.digit()));
    return conclusion.places()
        ? Step.placing(technique, proved, net)
        : Step.eliminating(technique, proved, net);
  }
}
