package io.github.nonet.internal;

import io.github.nonet.SearchClock;
import io.github.nonet.SearchLimit;

/** A clock that counts the guesses of its search. It begins to run when it is made. */
public final class CountingClock implements Watch {
  private final SearchClock clock;
  private long guesses;

  public CountingClock(SearchLimit limit) {
    clock = SearchClock.start(limit);
  }

  @Override
  public void look() {
    clock.check(guesses);
  }

  @Override
  public void guess() {
    look();
    clock.requireGuess(guesses);
    guesses++;
  }
}
