package io.github.nonet.internal;

/** What a search asks of its surroundings: whether it may go on. */
public interface Watch {
  /** Is called once in a millisecond or oftener; throws to end the search. */
  void look();

  /** Is called before each guess, or assumption that is followed; throws if none is left. */
  void guess();
}
