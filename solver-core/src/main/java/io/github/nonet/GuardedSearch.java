package io.github.nonet;

import io.github.nonet.internal.SolutionSpliterator;
import io.github.nonet.internal.Watch;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A search under guard: {@link #advance} ends when its thread is interrupted and when its limit is
 * exceeded. All that a {@link Solver} answers is asked of such a search.
 */
interface GuardedSearch extends Search {
  /** Leaves if the thread is interrupted, before there is a search. */
  static void requireNotInterrupted() {
    Watch.requireNotInterrupted(0);
  }

  /** Advances to the first solution, if there is one. */
  default Optional<Board> firstSolution() {
    return advance(Long.MAX_VALUE) == Progress.SOLUTION
        ? Optional.of(solution())
        : Optional.empty();
  }

  /** Advances to the end, or to the solution of that number, and returns how many there were. */
  default long countSolutions(long countLimit) {
    requireNotInterrupted();
    long count = 0;
    while (count < countLimit && advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    return count;
  }

  /**
   * Returns the solutions that are still to be found; each is searched for when it is asked for.
   */
  default Stream<Board> solutions() {
    return SolutionSpliterator.stream(
        () -> advance(Long.MAX_VALUE) == Progress.SOLUTION, this::solution);
  }
}
