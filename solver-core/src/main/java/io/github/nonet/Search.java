package io.github.nonet;

/**
 * One running search for the solutions of one puzzle. It finds each solution once, and can be
 * paused after any number of guesses and continued later as if it had not been.
 *
 * {@snippet file="SnippetsTest.java" region="pause" :
 * Search search = solver.search(puzzle);
 * while (search.advance(100) == Progress.PAUSED) {
 *   progress.add(search.guesses());
 * }
 * }
 *
 * <p>A <em>guess</em> is one branch tried at a choice point: where a search has two or more ways to
 * continue, each that it enters is a guess. A step without an alternative is not.
 *
 * <p>A search is not thread-safe. It may be handed from one thread to another between two calls.
 *
 * <p>Implementations need not check the clock or the interrupt status: {@link Solver}'s methods do
 * that between short calls of {@code advance}. The searches of {@link Algorithm} also honour
 * interruption in {@code advance} itself.
 *
 * @since 1.0.0
 */
public interface Search {
  /**
   * Continues to the next solution.
   *
   * @param maxGuesses the number of guesses that this call may make, 0 or more; {@link
   *     Long#MAX_VALUE} means any number
   * @return {@code SOLUTION} if a solution was found; {@code EXHAUSTED}, in this and all later
   *     calls, if there are no more; {@code PAUSED} if {@code maxGuesses} guesses were made and
   *     another one is needed
   * @throws IllegalArgumentException if {@code maxGuesses} is negative
   */
  Progress advance(long maxGuesses);

  /**
   * {@return the last solution found, which stays the same until {@link #advance} finds another}
   *
   * @throws IllegalStateException if no solution was found yet
   */
  Board solution();

  /** {@return the number of guesses made since the search started} */
  long guesses();
}
