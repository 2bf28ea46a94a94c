package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Geometry;

/**
 * Depth-first search along an explicit path: what backtracking and Algorithm X have in common. A
 * subclass knows the branches; this class walks.
 */
abstract class PathSearch implements Search {
  /*
   * The recursion of the textbooks is an array here, so that the search can stop between any two
   * guesses and go on later:
   *
   *   level      0         1     ...   depth - 1   |   depth
   *   tried   tried[0]  tried[1] ...               |   tried[depth]
   *           -------- branches taken ------------ |   the branch tried here last, NONE at first;
   *                                                    not taken, or taken back
   *
   * One step asks for the next branch at the last level. If there is one, it is taken and the path
   * grows; if not, the path shrinks and the branch before is taken back. A pause changes nothing, so
   * the step after it is the step that would have come without it.
   */

  /** Stands before the first branch, and behind the last. */
  static final int NONE = 0;

  private final int[] tried = new int[Geometry.CELLS];
  private final boolean[] isChoice = new boolean[Geometry.CELLS];
  private int depth;

  private State state = State.NEW;
  private Board solution;
  private long guesses;

  private enum State {
    NEW,
    RUNNING,
    AT_SOLUTION,
    EXHAUSTED
  }

  /** Applies the clues; returns false if they contradict each other. */
  abstract boolean start();

  /** Returns whether a path of so many branches is a solution. */
  abstract boolean isComplete(int depth);

  /** Chooses where to branch next; returns whether there are two branches or more. */
  abstract boolean enter(int level);

  /** Returns the branch that comes after {@code branch}, or NONE when all were tried. */
  abstract int nextBranch(int level, int branch);

  abstract void take(int level, int branch);

  abstract void takeBack(int level, int branch);

  /** Returns the solution at the end of a path of so many branches. */
  abstract Board read(int depth);

  @Override
  public final Progress advance(long maxGuesses) {
    long guessesLeft = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    resume();
    while (state == State.RUNNING) {
      int branch = nextBranch(depth, tried[depth]);
      if (branch == NONE) {
        stepBack();
      } else if (!isChoice[depth]) {
        stepForward(branch);
      } else if (guessesLeft > 0) {
        guessesLeft--;
        guesses++;
        stepForward(branch);
      } else {
        return Progress.PAUSED;
      }
    }
    return state == State.AT_SOLUTION ? Progress.SOLUTION : Progress.EXHAUSTED;
  }

  private void resume() {
    if (state == State.NEW) {
      state = State.EXHAUSTED;
      if (start()) {
        enterLevel();
      }
    } else if (state == State.AT_SOLUTION) {
      state = State.RUNNING;
      stepBack();
    }
  }

  private void stepForward(int branch) {
    take(depth, branch);
    tried[depth] = branch;
    depth++;
    enterLevel();
  }

  private void stepBack() {
    if (depth == 0) {
      state = State.EXHAUSTED;
      return;
    }
    depth--;
    takeBack(depth, tried[depth]);
  }

  private void enterLevel() {
    if (isComplete(depth)) {
      solution = read(depth);
      state = State.AT_SOLUTION;
      return;
    }
    tried[depth] = NONE;
    isChoice[depth] = enter(depth);
    state = State.RUNNING;
  }

  /** Returns the branch tried last at a level. */
  final int tried(int level) {
    return tried[level];
  }

  @Override
  public final Board solution() {
    if (solution == null) {
      throw new IllegalStateException("no solution was found yet");
    }
    return solution;
  }

  @Override
  public final long guesses() {
    return guesses;
  }
}
