package io.github.nonet.variant;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Guard;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.SolutionSearch;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A guarded search for the solutions of a grid, which ends when its thread is interrupted or its
 * limit is exceeded. It does no work before the first solution is requested.
 */
final class GridSearch implements SolutionSearch<Grid> {
  private final Rules rules;
  private final int[] sets;
  private final BiFunction<Structure, Watch, GroupEngine> engines;
  private final Guard guard;

  /** The engine, made when the search starts; null before. */
  private @Nullable GroupEngine engine;

  /**
   * Makes a search.
   *
   * @param sets the values that each cell may have; owned by the search
   * @param watch ends the search; its time may already be running
   * @param engines makes the engine for the rules, which asks the watch while it works
   */
  GridSearch(
      Rules rules,
      int[] sets,
      LimitedWatch watch,
      BiFunction<Structure, Watch, GroupEngine> engines) {
    this.rules = rules;
    this.sets = sets;
    this.guard = new Guard(watch);
    this.engines = engines;
  }

  @Override
  public boolean next() {
    if (engine == null) {
      guard.check(0);
      engine = engines.apply(rules.tables.structure, this::look);
      engine.load(sets);
    }
    return guard.advance(engine, Long.MAX_VALUE) == Progress.SOLUTION;
  }

  /** Ends a slice that takes long, if it is time. */
  private void look() {
    guard.check(engine == null ? 0 : engine.guesses());
  }

  @Override
  public Grid solution() {
    int[] values = new int[rules.cellCount()];
    engine.store(values);
    return Grid.copyOf(rules, values);
  }
}
