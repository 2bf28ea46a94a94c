package io.github.nonet.internal;

import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The solutions of a search, each of which is searched for when it is asked for.
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
    return StreamSupport.stream(new InTurn<>(this), false);
  }

  /** A search goes one way: nothing to split, and no solution is found before it is wanted. */
  final class InTurn<S> implements Spliterator<S> {
    private final SolutionSearch<S> search;

    private InTurn(SolutionSearch<S> search) {
      this.search = search;
    }

    @Override
    public boolean tryAdvance(Consumer<? super S> action) {
      Objects.requireNonNull(action, "action");
      if (!search.next()) {
        return false;
      }
      action.accept(search.solution());
      return true;
    }

    @Override
    public Spliterator<S> trySplit() {
      return null;
    }

    @Override
    public long estimateSize() {
      return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
      return ORDERED | DISTINCT | NONNULL | IMMUTABLE;
    }
  }
}
