package io.github.nonet.internal.logic;

import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/** All steps of a technique in a state. */
public final class FoundSteps {
  private FoundSteps() {}

  public static List<Step> of(Technique technique, State state) {
    return of(new Finders(), technique, state);
  }

  public static List<Step> of(Finders finders, Technique technique, State state) {
    List<Step> steps = new ArrayList<>();
    finders.of(technique).find(state, steps::add);
    return steps;
  }
}
