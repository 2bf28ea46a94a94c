package io.github.nonet;

import io.github.nonet.internal.Guard;
import io.github.nonet.internal.Pausable;
import java.util.Objects;

/** Someone else's search, with interruption and limits. */
final class ForeignSearch implements GuardedSearch {
  private final Search search;
  private final Unguarded unguarded;
  private final Guard guard;

  ForeignSearch(Search search, SearchLimit limit) {
    this.search = required(search);
    this.unguarded = new Unguarded(search);
    this.guard = new Guard(limit);
  }

  /** Returns the search of a solver; throws if it is null. */
  static Search required(Search search) {
    return Objects.requireNonNull(search, "Solver.search: found null; expected a search");
  }

  /** Returns the search under guard, or the search itself if it is. */
  static GuardedSearch guard(Search search) {
    return search instanceof GuardedSearch
        ? (GuardedSearch) search
        : new ForeignSearch(search, SearchLimit.NONE);
  }

  @Override
  public Progress advance(long maxGuesses) {
    return guard.advance(unguarded, maxGuesses);
  }

  @Override
  public Board solution() {
    return Objects.requireNonNull(
        search.solution(), "Search.solution: found null; expected a board");
  }

  @Override
  public long guesses() {
    return search.guesses();
  }

  /** The search as a guard sees it. */
  private record Unguarded(Search search) implements Pausable {
    @Override
    public Progress advance(long maxGuesses) {
      return Objects.requireNonNull(
          search.advance(maxGuesses), "Search.advance: found null; expected a Progress");
    }

    @Override
    public long guesses() {
      return search.guesses();
    }
  }
}
