package io.github.nonet.internal.explainer;

import io.github.nonet.internal.Watch;

/** A technique that finds chains. */
interface ChainFinder {
  /** Offers each deduction of the position, which is not changed. */
  void find(Marks position, ChainSink sink, Watch watch);
}
