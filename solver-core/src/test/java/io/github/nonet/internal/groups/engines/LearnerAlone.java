package io.github.nonet.internal.groups.engines;

import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.Structure;

/** The learner without the depth-first search, for proofs that do not rest on that. */
public final class LearnerAlone {
  private LearnerAlone() {}

  /** Returns an engine that only settles the candidates before it learns. */
  public static GroupEngine newEngine(Structure structure, Watch watch) {
    return new LearningEngine(
        structure,
        new GridSearchEngine(structure, () -> {}),
        LearningEngineTest.patience(0, 0),
        watch);
  }
}
