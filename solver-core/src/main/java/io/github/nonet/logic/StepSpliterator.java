package io.github.nonet.logic;

import io.github.nonet.internal.Pull;
import java.util.Collections;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Goes from technique to technique: it searches the next one when it has returned the steps of the
 * one before.
 *
 * <p>A {@code flatMap} does not do: what pulls from it, as an iterator does, gets all of an outer
 * element at once. JDK 17 does so too where one is in another.
 */
final class StepSpliterator extends Pull<Step> {
  private final Supplier<Iterator<Stream<Step>>> begin;
  private @Nullable Iterator<Stream<Step>> techniques;
  private Stream<Step> open = Stream.empty();
  private Iterator<Step> steps = Collections.emptyIterator();

  /**
   * The steps of all techniques.
   *
   * @param begin is called when the first step is asked for; its iterator makes each stream when it
   *     is reached
   */
  StepSpliterator(Supplier<Iterator<Stream<Step>>> begin) {
    super(0);
    this.begin = begin;
  }

  @Override
  protected @Nullable Step next() {
    if (techniques == null) {
      techniques = begin.get();
    }
    while (!steps.hasNext()) {
      open.close();
      if (!techniques.hasNext()) {
        return null;
      }
      open = techniques.next();
      steps = open.iterator();
    }
    return steps.next();
  }

  /** Wants no more steps. */
  void close() {
    techniques = Collections.emptyIterator();
    steps = Collections.emptyIterator();
    open.close();
  }

  /** Techniques are searched one after the other: there is nothing to split. */
  @Override
  public @Nullable Spliterator<Step> trySplit() {
    return null;
  }
}
