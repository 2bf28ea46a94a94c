package io.github.nonet;

import io.github.nonet.internal.SolutionSearch;

/**
 * A search under guard: {@link #advance} ends when its thread is interrupted and when its limit is
 * exceeded. All that a {@link Solver} answers is asked of such a search.
 */
interface GuardedSearch extends Search, SolutionSearch<Board> {
  @Override
  default boolean next() {
    return advance(Long.MAX_VALUE) == Progress.SOLUTION;
  }

  @Override
  Board solution();
}
