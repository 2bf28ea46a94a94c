package io.github.nonet.internal.making;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.rules.RulesTables;

/** Counts the solutions of grids of the same rules. */
final class SolutionCounter {
  private final RulesTables rules;
  private final LimitedWatch watch;
  private final GroupEngine engine;

  SolutionCounter(RulesTables rules, LimitedWatch watch) {
    this.rules = rules;
    this.watch = watch;
    engine = GroupEngines.newEngine(rules.structure, watch);
  }

  /** Returns how many solutions there are, counting no further than a number. */
  long count(int[] values, long most) {
    engine.load(Draft.sets(rules, values));
    long count = 0;
    watch.look();
    while (count < most && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    return count;
  }

  /** Returns whether this many guesses prove that there is no solution. */
  boolean hasNone(int[] values, long maxGuesses) {
    engine.load(Draft.sets(rules, values));
    watch.look();
    return engine.advance(maxGuesses) == Progress.EXHAUSTED;
  }

  /** Writes the solution found last. */
  void store(int[] values) {
    engine.store(values);
  }
}
