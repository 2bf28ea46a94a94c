package io.github.nonet;

/** Somebody else's search, with interruption and limits. */
final class ForeignSearch extends GuardedSearch {
  private final Search search;

  ForeignSearch(Search search, SearchLimit limit) {
    super(limit);
    this.search = search;
  }

  @Override
  Progress proceed(long maxGuesses) {
    return search.advance(maxGuesses);
  }

  @Override
  public Board solution() {
    return search.solution();
  }

  @Override
  public long guesses() {
    return search.guesses();
  }
}
