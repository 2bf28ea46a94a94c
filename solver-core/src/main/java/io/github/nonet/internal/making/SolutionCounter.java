package io.github.nonet.internal.making;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.rules.RulesTables;

/** Counts the solutions of grids of the same rules. */
final class SolutionCounter {
  private final RulesTables rules;
  private final Watch clock;
  private final GroupEngine engine;

  SolutionCounter(RulesTables rules, Watch clock) {
    this.rules = rules;
    this.clock = clock;
    engine = GroupEngines.newEngine(rules.structure, clock);
  }

  /** Returns how many solutions there are, counting no further than a number. */
  long count(int[] values, long most) {
    engine.load(Draft.sets(rules, values));
    long count = 0;
    clock.look();
    while (count < most && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    return count;
  }

  /** Returns whether this many guesses prove that there is no solution. */
  boolean hasNone(int[] values, long maxGuesses) {
    engine.load(Draft.sets(rules, values));
    clock.look();
    return engine.advance(maxGuesses) == Progress.EXHAUSTED;
  }

  /** Writes the solution found last. */
  void store(int[] values) {
    engine.store(values);
  }
}
