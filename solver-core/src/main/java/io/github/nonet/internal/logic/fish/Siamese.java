package io.github.nonet.internal.logic.fish;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Siamese fish: two fish with the same base sets and different fins, as one step. */
final class Siamese {
  private Siamese() {}

  /**
   * Reports the siamese fish that steps with the same base sets make, each elimination once; their
   * technique is the technique of their first part.
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
        Step first = sameBase.get(i);
        Step second = sameBase.get(j);
        Step step = Eliminations.join(technique, first, second);
        int count = step.eliminations().size();
        boolean isNew = count > first.eliminations().size() && count > second.eliminations().size();
        if (isNew && known.add(Set.copyOf(step.eliminations())) && !sink.accept(step)) {
          return false;
        }
      }
    }
    return true;
  }
}
