package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import java.util.function.BiConsumer;

/** What can be requested for long about one puzzle. */
enum Raters {
  EXPLAINER(ExplainerRating::of),
  HODOKU(HodokuRating::of),
  LOGICAL((puzzle, limit) -> LogicalSolver.standard().within(limit).solve(Candidates.of(puzzle)));

  /**
   * The "Golden Nugget". Its ER takes more than 20 seconds, its HoDoKu score needs {@value
   * #GUESSES} guesses.
   */
  static final Board HARD =
      Board.parse(
          ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

  static final long GUESSES = 3;

  private final BiConsumer<Board, SearchLimit> rater;

  Raters(BiConsumer<Board, SearchLimit> rater) {
    this.rater = rater;
  }

  /** Rates the hard puzzle. */
  void rate(SearchLimit limit) {
    rater.accept(HARD, limit);
  }

  /** Rates the hard puzzle again and again, until the thread is interrupted. */
  void rateForEver() {
    while (true) {
      rate(SearchLimit.NONE);
    }
  }
}
