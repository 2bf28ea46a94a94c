package io.github.nonet;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The solutions of a search, one at a time. */
final class SolutionSpliterator implements Spliterator<Board> {
  private final Search search;

  private SolutionSpliterator(Search search) {
    this.search = search;
  }

  static Stream<Board> stream(Search search) {
    return StreamSupport.stream(new SolutionSpliterator(search), false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super Board> action) {
    Objects.requireNonNull(action, "action");
    if (search.advance(Long.MAX_VALUE) != Progress.SOLUTION) {
      return false;
    }
    action.accept(search.solution());
    return true;
  }

  /** A search goes one way: nothing to split, and no solution is found before it is wanted. */
  @Override
  public Spliterator<Board> trySplit() {
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
