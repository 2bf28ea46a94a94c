package io.github.nonet.internal.groups.engines;

import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds solutions of which no two have the same values in the cells that are shown, whatever the
 * hidden cells hold.
 */
final class ShownEngine implements GroupEngine {
  /*
   * Whether there is a first solution, and a second one, is what most callers ask. The first is found as
   * if all cells were shown. For the second, a machine forbids the values that the first one shows, so
   * that the search may still start with hidden cells, which is often much better.
   *
   * All others are found depth-first, where cells that are shown are guessed first: with these guesses
   * in force, the hidden cells are filled once. The first two are then found again and skipped.
   */
  private static final int BY_MACHINE = 1;

  private static final int[] NOTHING = {};

  private final Structure structure;
  private final Watch watch;
  private final BiFunction<Structure, Watch, GroupEngine> engines;
  private final GroupEngine plain;
  private final List<int[]> found = new ArrayList<>();
  private final int[] solution;
  private int[] candidates = NOTHING;

  /** The engine at work; null when the next one is to be made. */
  private @Nullable GroupEngine engine;

  /** The guesses of the engines before. */
  private long guessesBefore;

  /**
   * @param engines make an engine as if all cells were shown
   * @param watch asked now and then; it may throw
   */
  ShownEngine(Structure structure, BiFunction<Structure, Watch, GroupEngine> engines, Watch watch) {
    this.structure = structure;
    this.engines = engines;
    plain = engines.apply(structure, watch);
    this.watch = watch;
    solution = new int[structure.cells()];
  }

  @Override
  public void load(int[] sets) {
    candidates = sets.clone();
    found.clear();
    guessesBefore = 0;
    plain.load(sets);
    engine = plain;
  }

  @Override
  public Progress advance(long maxGuesses) {
    long most = guesses() + Arguments.requireNotNegative("maxGuesses", maxGuesses);
    long end = most < 0 ? Long.MAX_VALUE : most;
    while (true) {
      Progress progress = engine().advance(end - guesses());
      if (progress != Progress.SOLUTION) {
        return progress;
      }
      engine().store(solution);
      if (isNew()) {
        if (found.size() <= BY_MACHINE) {
          found.add(solution.clone());
          guessesBefore = guesses();
          engine = null;
        }
        return progress;
      }
    }
  }

  private GroupEngine engine() {
    if (engine == null) {
      GroupEngine next =
          found.size() > BY_MACHINE
              ? GridSearchEngine.ofShown(structure, watch)
              : engines.apply(structure.withoutShown(found.get(0)), watch);
      next.load(candidates);
      engine = next;
    }
    return engine;
  }

  private boolean isNew() {
    for (int[] other : found) {
      if (isSame(other)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSame(int[] other) {
    for (int cell = 0; cell < structure.shown(); cell++) {
      if (other[cell] != solution[cell]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void store(int[] values) {
    if (found.isEmpty()) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(solution, 0, values, 0, solution.length);
  }

  @Override
  public long guesses() {
    return guessesBefore + (engine == null ? 0 : engine.guesses());
  }
}
