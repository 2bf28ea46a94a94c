package io.github.nonet.internal.groups.engines;

import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.learning.Encoding;
import io.github.nonet.internal.groups.learning.Learner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A depth-first search that hands over to a {@link Learner} when it fails too often. Most grids of
 * people need no learning, and hard ones of many cells are hopeless without.
 */
final class LearningEngine implements GroupEngine {
  /*
   * The first engine is patient at first, for a number of failures. If it finds fewer than two solutions, the
   * learner continues, on the candidates that the root left open, without the solutions found.
   *
   * Two solutions say that there may be millions. They are found fastest depth-first, and need no
   * memory there. Once two are found, by either engine, the first one therefore continues and skips
   * the solutions that the learner has found. It is more patient then: it hands over, at last,
   * after a larger number of failures since the last solution. A count of few solutions is thus no
   * harder than a proof that there is one. When the learner would need much memory to exclude the
   * solutions found, the first engine stays.
   *
   * Neither engine knows which of them is the better one for a grid with sums: each is the faster
   * one by ten times on some. There they take turns, by the work that each has done, until two
   * solutions are found. A unit of work takes both about as long, so that costs at most twice the
   * better one, except for the patience at first.
   *
   * Guesses are made one at a time while patience is limited: the search is the same, wherever it pauses.
   */

  /** Never hand over. */
  static final long ENDLESS = Long.MAX_VALUE;

  /** With this number of solutions, the first engine continues. */
  private static final int ENOUGH = 2;

  /** The failures since the last solution after which it hands over again. */
  private static final long LATER_PATIENCE = 1_000;

  /** More solutions are not handed over. */
  private static final int MOST_HANDED_OVER = 1_000;

  private final Structure structure;
  private final GridSearchEngine first;
  private final Patience patience;
  private final Watch watch;

  /** The work after which the engine that is at work lets the other one continue. */
  private long endOfTurn;

  private @Nullable Learner learner;
  private boolean isLearning;

  /** Whether it may hand over. */
  private boolean canLearn;

  /** Whether the learner continues to the end. */
  private boolean isLast;

  private boolean isRootSettled;

  /** The failures of the first engine when it found something last. */
  private long failuresBefore;

  /** The solutions found, up to {@link #MOST_HANDED_OVER} and one. */
  private final List<int[]> found = new ArrayList<>();

  /** How many of these the learner excludes. */
  private int excluded;

  /** Solutions that the learner has found and the first engine has not. */
  private final List<int[]> skipped = new ArrayList<>();

  private final int[] solution;
  private boolean isFound;

  /**
   * Makes an engine.
   *
   * @param watch asked now and then; it may throw
   */
  LearningEngine(Structure structure, GridSearchEngine first, Patience patience, Watch watch) {
    this.structure = structure;
    this.first = first;
    this.patience = patience;
    this.watch = watch;
    solution = new int[structure.cells()];
  }

  @Override
  public void load(int[] candidates) {
    first.load(candidates);
    learner = null;
    isLearning = false;
    endOfTurn = 0;
    canLearn = patience.failures != ENDLESS;
    isLast = false;
    isRootSettled = false;
    failuresBefore = 0;
    found.clear();
    excluded = 0;
    skipped.clear();
    isFound = false;
  }

  @Override
  public Progress advance(long maxGuesses) {
    long most = guesses() + Arguments.requireNotNegative("maxGuesses", maxGuesses);
    long end = most < 0 ? Long.MAX_VALUE : most;
    while (true) {
      watch.look();
      if (isOutOfPatience()) {
        startLearning();
      } else if (isLearning && isTurnOver(learner.work())) {
        isLearning = false;
        endOfTurn = 2 * learner.work();
      }
      Progress progress = isLearning ? learn(end - guesses()) : search(end - guesses());
      if (progress == Progress.EXHAUSTED || progress == Progress.SOLUTION && keepNew()) {
        return progress;
      }
      if (progress == Progress.PAUSED && guesses() >= end && !isOutOfPatience()) {
        return progress;
      }
    }
  }

  private boolean isOutOfPatience() {
    long failuresSince = first.failures() - failuresBefore;
    return !isLearning
        && isRootSettled
        && canHandOver()
        && first.work() >= endOfTurn
        && (isMany()
            ? failuresSince >= patience.later
            : patience.isOut(failuresSince, first.work()));
  }

  /** Returns whether the learner, after this much work, lets the first engine continue. */
  private boolean isTurnOver(long work) {
    return patience.takesTurns && !isLast && work >= endOfTurn;
  }

  private boolean canHandOver() {
    return canLearn && found.size() <= MOST_HANDED_OVER;
  }

  private boolean isMany() {
    return found.size() >= ENOUGH;
  }

  private void startLearning() {
    watch.look();
    if (learner == null) {
      Encoding encoding = Encoding.of(structure, first.rootCandidates(), watch);
      canLearn = !encoding.isTooLarge();
      if (!canLearn) {
        return;
      }
      learner = new Learner(structure, encoding, watch);
    }
    for (; excluded < found.size(); excluded++) {
      watch.look();
      learner.exclude(found.get(excluded));
    }
    isLearning = true;
    isLast = isMany();
    endOfTurn = 2 * first.work();
  }

  private Progress search(long left) {
    long step = canHandOver() ? Math.min(left, isRootSettled ? 1 : 0) : left;
    Progress progress = first.advance(step);
    isRootSettled = true;
    if (progress == Progress.SOLUTION) {
      first.store(solution);
    }
    return progress;
  }

  private Progress learn(long left) {
    Progress progress = learner.advance(patience.takesTurns && !isLast ? Math.min(left, 1) : left);
    if (progress == Progress.SOLUTION) {
      learner.store(solution);
    }
    return progress;
  }

  /** Keeps the solution if it is a new one; returns whether it is. */
  private boolean keepNew() {
    if (!isLearning && skipped.removeIf(other -> Arrays.equals(other, solution))) {
      return false;
    }
    isFound = true;
    if (!isLast && canHandOver()) {
      found.add(solution.clone());
    }
    if (isLearning && !isLast) {
      skipped.add(solution.clone());
      isLearning = !isMany();
    }
    failuresBefore = first.failures();
    return true;
  }

  @Override
  public void store(int[] values) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(solution, 0, values, 0, solution.length);
  }

  @Override
  public long guesses() {
    return first.guesses() + (learner == null ? 0 : learner.guesses());
  }

  /** Returns how often either engine failed. */
  long failures() {
    return first.failures() + (learner == null ? 0 : learner.conflicts());
  }

  /**
   * When the first engine lets the learner continue.
   *
   * @param failures the failures after which it does so in any case
   * @param fewest the failures after which it does so if it has worked long
   * @param work the amount of work that counts as long; a deduction of one group counts 1
   * @param later the failures after which it does so when there are two solutions
   * @param takesTurns whether it continues later, in turns: neither engine does more than twice the
   *     work of the other
   */
  record Patience(long failures, long fewest, long work, long later, boolean takesTurns) {
    /** Returns a patience of this number of failures. */
    static Patience of(long failures) {
      return new Patience(failures, failures, 0, LATER_PATIENCE, false);
    }

    /** Returns a patience that is shorter with long work. */
    static Patience of(long failures, long fewest, long work) {
      return new Patience(failures, fewest, work, LATER_PATIENCE, false);
    }

    /** Returns a patience of this number of failures before the engines take turns. */
    static Patience inTurns(long failures) {
      return new Patience(failures, failures, 0, LATER_PATIENCE, true);
    }

    /** Returns a patience that is at no time shorter than with two solutions. */
    Patience atLeastLater() {
      return new Patience(
          Math.max(failures, later), Math.max(fewest, later), work, later, takesTurns);
    }

    /** Returns whether the first engine lets the learner continue now. */
    boolean isOut(long failed, long worked) {
      return failed >= failures || failed >= fewest && worked >= work;
    }
  }
}
