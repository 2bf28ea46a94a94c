package io.github.nonet.logic;

import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Goes from technique to technique: it searches the next one when it has returned the steps of the
 * one before.
 *
 * <p>A {@code flatMap} does not do: what pulls from it, as an iterator does, gets all of an outer
 * element at once. JDK 17 does so too where one is in another.
 */
final class StepSpliterator implements Spliterator<Step> {
  private final Supplier<Iterator<Stream<Step>>> begin;
  private @Nullable Iterator<Stream<Step>> techniques;
  private Stream<Step> open = Stream.empty();
  private Spliterator<Step> steps = Spliterators.emptySpliterator();

  private StepSpliterator(Supplier<Iterator<Stream<Step>>> begin) {
    this.begin = begin;
  }

  /**
   * Returns the steps of all techniques.
   *
   * @param begin is called when the first step is asked for; its iterator makes each stream when it
   *     is reached
   */
  static Stream<Step> stream(Supplier<Iterator<Stream<Step>>> begin) {
    StepSpliterator steps = new StepSpliterator(begin);
    return StreamSupport.stream(steps, false).onClose(steps::close);
  }

  @Override
  public boolean tryAdvance(Consumer<? super Step> action) {
    Objects.requireNonNull(action, "action");
    if (techniques == null) {
      techniques = begin.get();
    }
    while (!steps.tryAdvance(action)) {
      open.close();
      if (!techniques.hasNext()) {
        return false;
      }
      open = techniques.next();
      steps = open.spliterator();
    }
    return true;
  }

  /** Wants no more steps. */
  private void close() {
    techniques = Collections.emptyIterator();
    steps = Spliterators.emptySpliterator();
    open.close();
  }

  /** Techniques are searched one after the other: there is nothing to split. */
  @Override
  public @Nullable Spliterator<Step> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL;
  }
}
