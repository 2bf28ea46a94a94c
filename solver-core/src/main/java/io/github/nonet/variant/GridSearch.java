package io.github.nonet.variant;

import io.github.nonet.Progress;
import io.github.nonet.SearchClock;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.Slices;
import io.github.nonet.internal.groups.GroupEngine;
import io.github.nonet.internal.groups.Structure;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A search for the solutions of a grid, under guard: it ends when its thread is interrupted and
 * when its limit is exceeded. It does no work before the first solution is asked for.
 */
final class GridSearch implements Spliterator<Grid> {
  private final Rules rules;
  private final int[] sets;
  private final SearchLimit limit;
  private final BiFunction<Structure, Runnable, GroupEngine> engines;
  private final Slices slices = new Slices();

  /** Both are made when the search begins; null before. */
  private @Nullable SearchClock clock;

  private @Nullable GroupEngine engine;
  private boolean isExhausted;

  /**
   * Makes a search.
   *
   * @param sets the values that each cell may have; owned by the search
   * @param engines makes the engine of some rules, which calls the pulse while it works
   */
  GridSearch(
      Rules rules,
      int[] sets,
      SearchLimit limit,
      BiFunction<Structure, Runnable, GroupEngine> engines) {
    this.rules = rules;
    this.sets = sets;
    this.limit = limit;
    this.engines = engines;
  }

  /** Returns whether there is another solution. */
  boolean advance() {
    if (isExhausted) {
      return false;
    }
    isExhausted = begin().advanceInSlices() == Progress.EXHAUSTED;
    return !isExhausted;
  }

  private GridSearch begin() {
    if (engine == null) {
      clock = SearchClock.start(limit);
      clock.check(0);
      engine = engines.apply(rules.structure, this::pulse);
      engine.load(sets);
    }
    return this;
  }

  /** Leaves, if it is time, from within a slice that takes long. */
  private void pulse() {
    clock.check(engine == null ? 0 : engine.guesses());
  }

  private Progress advanceInSlices() {
    while (true) {
      clock.check(engine.guesses());
      long next = Math.min(slices.length(), clock.guessesLeft(engine.guesses()));
      Progress progress = slices.mayGrow() ? proceedAndLearn(next) : engine.advance(next);
      if (progress != Progress.PAUSED) {
        return progress;
      }
      if (clock.guessesLeft(engine.guesses()) == 0) {
        throw new SearchLimitExceededException(limit, engine.guesses());
      }
    }
  }

  private Progress proceedAndLearn(long maxGuesses) {
    long start = System.nanoTime();
    Progress progress = engine.advance(maxGuesses);
    slices.took(System.nanoTime() - start);
    return progress;
  }

  /** Returns the solution found last. */
  Grid solution() {
    int[] values = new int[rules.cells()];
    engine.store(values);
    return Grid.copyOf(rules, values);
  }

  /** Advances to the end, or to the solution of that number, and returns how many there were. */
  long count(long most) {
    long count = 0;
    while (count < most && advance()) {
      count++;
    }
    return count;
  }

  /** Returns the solutions that are still to be found. */
  Stream<Grid> stream() {
    return StreamSupport.stream(this, false);
  }

  @Override
  public boolean tryAdvance(Consumer<? super Grid> action) {
    Objects.requireNonNull(action, "action");
    if (!advance()) {
      return false;
    }
    action.accept(solution());
    return true;
  }

  /** A search goes one way: nothing to split, and no solution is found before it is wanted. */
  @Override
  public @Nullable Spliterator<Grid> trySplit() {
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
