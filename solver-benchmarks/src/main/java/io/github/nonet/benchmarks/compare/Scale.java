package io.github.nonet.benchmarks.compare;

import io.github.nonet.Board;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import java.util.function.Function;

/** The scales on which the library rates puzzles. */
enum Scale {
  /** ER, EP and ED of Sudoku Explainer. */
  EXPLAINER(ExplainerRating::of),
  /** Level and score of HoDoKu. */
  HODOKU(HodokuRating::of);

  private final Function<Board, Record> rating;

  Scale(Function<Board, Record> rating) {
    this.rating = rating;
  }

  /** Returns the rating of a proper puzzle. */
  Record rate(Board puzzle) {
    return rating.apply(puzzle);
  }
}
