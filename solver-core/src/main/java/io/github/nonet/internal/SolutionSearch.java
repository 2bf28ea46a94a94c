package io.github.nonet.internal;

import java.util.Optional;
import java.util.Spliterator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a search, each of which is searched for when it is needed.
 *
 * @param <S> boards, or grids
 */
public interface SolutionSearch<S> {
  /** Continues to the next solution; returns whether there is one. */
  boolean next();

  /** Returns the solution found last. */
  S solution();

  default Optional<S> firstSolution() {
    return next() ? Optional.of(solution()) : Optional.empty();
  }

  /** Continues to the end, or to the solution of that number; returns how many there were. */
  default long countSolutions(long most) {
    LimitedWatch.requireNotInterrupted(0);
    long count = 0;
    while (count < most && next()) {
      count++;
    }
    return count;
  }

  default Stream<S> solutions() {
    return new InTurn<>(this).stream();
  }

  /**
   * A search is sequential, so there is nothing to split, and no solution is found before it is
   * wanted.
   */
  final class InTurn<S> extends Pull<S> {
    private final SolutionSearch<S> search;

    private InTurn(SolutionSearch<S> search) {
      super(DISTINCT | IMMUTABLE);
      this.search = search;
    }

    @Override
    protected @Nullable S next() {
      return search.next() ? search.solution() : null;
    }

    @Override
    public @Nullable Spliterator<S> trySplit() {
      return null;
    }
  }
}
