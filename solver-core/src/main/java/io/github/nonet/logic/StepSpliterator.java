package io.github.nonet.logic;

import io.github.nonet.internal.Pull;
import java.util.Collections;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Returns the steps of one technique after the other; it searches a technique only when the steps
 * of the one before are used up.
 *
 * <p>A {@code flatMap} would not do: an iterator that pulls from it gets all steps of an outer
 * element at once, and in JDK 17 so does a {@code flatMap} inside another.
 */
final class StepSpliterator extends Pull<Step> {
  private final Supplier<Iterator<Stream<Step>>> begin;
  private @Nullable Iterator<Stream<Step>> techniques;
  private Stream<Step> open = Stream.empty();
  private Iterator<Step> steps = Collections.emptyIterator();

  /**
   * The steps of all techniques.
   *
   * @param begin is called when the first step is requested; its iterator makes each stream when it
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

  /** Ends the steps. */
  void close() {
    techniques = Collections.emptyIterator();
    steps = Collections.emptyIterator();
    open.close();
  }

  /** Returns null, because techniques are searched one after the other. */
  @Override
  public @Nullable Spliterator<Step> trySplit() {
    return null;
  }
}
