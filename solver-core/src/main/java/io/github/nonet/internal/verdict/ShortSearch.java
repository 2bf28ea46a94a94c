package io.github.nonet.internal.verdict;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Searches for a few solutions of many puzzles that are much alike, each with few guesses. */
final class ShortSearch {
  /** The number of guesses between two looks. */
  private static final long SLICE = 16;

  private final BiFunction<Structure, Watch, GroupEngine> engines;
  private final Watch watch;
  private final long mostGuesses;

  /** The rules that were searched last, and their engine. */
  private @Nullable Structure last;

  private @Nullable GroupEngine engine;

  /**
   * @param engines makes the engine of some rules
   * @param watch asked often; it may throw
   * @param mostGuesses the most guesses of a search, whatever it is allowed
   */
  ShortSearch(BiFunction<Structure, Watch, GroupEngine> engines, Watch watch, long mostGuesses) {
    this.engines = engines;
    this.watch = watch;
    this.mostGuesses = mostGuesses;
  }

  /**
   * What a search found.
   *
   * @param solutions the values of each
   * @param isAll whether there are no others
   */
  record Found(List<int[]> solutions, boolean isAll) {
    boolean isNone() {
      return isAll && solutions.isEmpty();
    }

    boolean isOne() {
      return isAll && solutions.size() == 1;
    }

    boolean isDecided() {
      return isAll || !solutions.isEmpty();
    }
  }

  /** Returns up to a number of solutions that are found with so many guesses. */
  Found find(ChangedPuzzle trial, int most, long guesses) {
    watch.look();
    GroupEngine search = engine(trial.structure());
    search.load(trial.sets());
    List<int[]> solutions = new ArrayList<>();
    long allowed = Math.min(guesses, mostGuesses);
    while (solutions.size() < most) {
      long left = allowed - search.guesses();
      Progress progress = search.advance(Math.max(0, Math.min(SLICE, left)));
      watch.look();
      if (progress == Progress.EXHAUSTED) {
        return new Found(solutions, true);
      }
      if (progress == Progress.SOLUTION) {
        int[] values = new int[trial.sets().length];
        search.store(values);
        solutions.add(values);
      } else if (left <= 0) {
        return new Found(solutions, false);
      }
    }
    return new Found(solutions, false);
  }

  private GroupEngine engine(Structure structure) {
    GroupEngine known = engine;
    if (known == null || last != structure) {
      known = engines.apply(structure, watch);
      engine = known;
      last = structure;
    }
    return known;
  }
}
