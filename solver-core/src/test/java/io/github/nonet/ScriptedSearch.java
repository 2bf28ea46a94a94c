package io.github.nonet;

import java.util.ArrayList;
import java.util.List;

/**
 * A search that finds nothing and continues for ever: it notes how it was advanced, makes all the
 * guesses it may, and does something else meanwhile if it is asked to.
 */
final class ScriptedSearch implements Search {
  final List<Long> advances = new ArrayList<>();
  private final Runnable meanwhile;
  private long guesses;

  ScriptedSearch(Runnable meanwhile) {
    this.meanwhile = meanwhile;
  }

  @Override
  public Progress advance(long maxGuesses) {
    advances.add(maxGuesses);
    guesses += maxGuesses;
    meanwhile.run();
    return Progress.PAUSED;
  }

  @Override
  public Board solution() {
    return Board.EMPTY;
  }

  @Override
  public long guesses() {
    return guesses;
  }
}
