package io.github.nonet.internal.logic.fish;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Siamese fish: two fish with the same base sets and other fins, as one step. */
final class Siamese {
  private Siamese() {}

  /**
   * Reports the siamese fish that steps with the same base sets make, each elimination once; their
   * technique is that of their first part.
   *
   * @return false if the sink wants no more
   */
  static boolean report(List<Step> sameBase, Technique technique, StepSink sink) {
    if (sameBase.size() < 2) {
      return true;
    }
    Set<Set<Candidate>> known = new HashSet<>();
    for (int i = 0; i < sameBase.size(); i++) {
      for (int j = i + 1; j < sameBase.size() && sameBase.get(i).technique() == technique; j++) {
        Step step = join(sameBase.get(i), sameBase.get(j));
        if (step != null && known.add(Set.copyOf(step.eliminations())) && !sink.accept(step)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns one step for both, or null if one of them says nothing new. */
  private static Step join(Step first, Step second) {
    List<Candidate> gone = new ArrayList<>(first.eliminations());
    gone.addAll(second.eliminations());
    Set<Candidate> different = new HashSet<>(gone);
    boolean isNew =
        different.size() > first.eliminations().size()
            && different.size() > second.eliminations().size();
    return isNew
        ? Step.eliminating(
            first.technique(), gone, new Reason.Several(List.of(first.reason(), second.reason())))
        : null;
  }
}
