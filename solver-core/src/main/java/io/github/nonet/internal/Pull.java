package io.github.nonet.internal;

import java.util.Objects;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Elements in their order, each of which is made when it is needed. A parallel stream takes them in
 * batches.
 *
 * @param <T> not null
 */
public abstract class Pull<T> extends AbstractSpliterator<T> {
  /**
   * Elements whose number nobody knows.
   *
   * @param more the characteristics in addition to {@code ORDERED} and {@code NONNULL}, which all
   *     pulls have
   */
  protected Pull(int more) {
    super(Long.MAX_VALUE, ORDERED | NONNULL | more);
  }

  /** Makes the next element; returns null after the last one, however often it is called. */
  protected abstract @Nullable T next();

  @Override
  public final boolean tryAdvance(Consumer<? super T> action) {
    Objects.requireNonNull(action, "action");
    T next = next();
    if (next == null) {
      return false;
    }
    action.accept(next);
    return true;
  }

  /** Returns the elements as a sequential stream, for which none is made ahead. */
  public final Stream<T> stream() {
    return StreamSupport.stream(this, false);
  }
}
