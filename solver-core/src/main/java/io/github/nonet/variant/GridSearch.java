package io.github.nonet.variant;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.Guard;
import io.github.nonet.internal.SolutionSpliterator;
import io.github.nonet.internal.groups.GroupEngine;
import io.github.nonet.internal.groups.Structure;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A search for the solutions of a grid, under guard: it ends when its thread is interrupted and
 * when its limit is exceeded. It does no work before the first solution is asked for.
 */
final class GridSearch {
  private final Rules rules;
  private final int[] sets;
  private final BiFunction<Structure, Runnable, GroupEngine> engines;
  private final Guard guard;

  /** Made when the search begins; null before. */
  private @Nullable GroupEngine engine;

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
    this.guard = new Guard(limit);
    this.engines = engines;
  }

  /** Returns whether there is another solution. */
  boolean advance() {
    if (engine == null) {
      guard.check(0);
      engine = engines.apply(rules.tables.structure, this::pulse);
      engine.load(sets);
    }
    return guard.advance(engine, Long.MAX_VALUE) == Progress.SOLUTION;
  }

  /** Leaves, if it is time, from within a slice that takes long. */
  private void pulse() {
    guard.check(engine == null ? 0 : engine.guesses());
  }

  /** Returns the solution found last. */
  Grid solution() {
    int[] values = new int[rules.cellCount()];
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
    return SolutionSpliterator.stream(this::advance, this::solution);
  }
}
