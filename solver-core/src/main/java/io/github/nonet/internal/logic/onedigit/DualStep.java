package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.Candidate;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/** Two steps read as one. */
final class DualStep {
  private DualStep() {}

  /** Returns the step that does what both do. */
  static Step join(Technique technique, Step first, Step second) {
    List<Candidate> gone = new ArrayList<>(first.eliminations());
    gone.addAll(second.eliminations());
    return Step.eliminating(
        technique, gone, new Reason.Several(List.of(first.reason(), second.reason())));
  }
}
