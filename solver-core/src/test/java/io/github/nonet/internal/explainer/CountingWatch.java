package io.github.nonet.internal.explainer;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.LimitedWatch;

/** Counts, and ends the rating after this many assumptions. */
final class CountingWatch extends LimitedWatch {
  private final int most;
  private int assumptions;
  private int looks;
  private int proofs;

  CountingWatch(int most) {
    super(SearchLimit.NONE);
    this.most = most;
  }

  CountingWatch() {
    this(Integer.MAX_VALUE);
  }

  @Override
  public void look() {
    looks++;
  }

  @Override
  public void guess() {
    if (assumptions++ == most) {
      throw new IllegalStateException("enough");
    }
  }

  void requireProper() {
    proofs++;
  }

  int assumptions() {
    return assumptions;
  }

  int looks() {
    return looks;
  }

  int proofs() {
    return proofs;
  }
}
