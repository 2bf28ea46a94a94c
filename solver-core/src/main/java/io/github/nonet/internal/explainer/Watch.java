package io.github.nonet.internal.explainer;

/** What the engine asks of its surroundings: whether it may go on, and whether it should. */
public interface Watch {
  /** Is called every few milliseconds at least; throws to end the rating. */
  void look();

  /** Is called for each assumption that is followed; throws to end the rating. */
  void assumption();

  /** Is called once before the first step that only a proper puzzle allows; throws otherwise. */
  void requireProper();
}
