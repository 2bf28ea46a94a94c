package io.github.nonet.internal;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The solutions of a search, each of which is searched for when it is asked for.
 *
 * @param <S> boards, or grids
 */
public final class SolutionSpliterator<S> implements Spliterator<S> {
  private final BooleanSupplier search;
  private final Supplier<S> solution;

  private SolutionSpliterator(BooleanSupplier search, Supplier<S> solution) {
    this.search = search;
    this.solution = solution;
  }

  /**
   * Returns the solutions that are still to be found.
   *
   * @param search continues to the next solution; false if there is none
   * @param solution returns the solution found last
   */
  public static <S> Stream<S> stream(BooleanSupplier search, Supplier<S> solution) {
    return StreamSupport.stream(new SolutionSpliterator<>(search, solution), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super S> action) {
    Objects.requireNonNull(action, "action");
    if (!search.getAsBoolean()) {
      return false;
    }
    action.accept(solution.get());
    return true;
  }

  /** A search goes one way: nothing to split, and no solution is found before it is wanted. */
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
