package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Searches a pencil-mark puzzle with a solver that knows only boards. It branches until only the
 * filled cells forbid digits, and asks the solver there.
 */
final class CandidatesSearch implements Search {
  private static final int NO_CELL = -1;

  private final Solver solver;
  private final Deque<Node> waiting = new ArrayDeque<>();

  /** The solver's search for the board that was reached last; null before the first. */
  private @Nullable Search inner;

  private boolean isInnerDone = true;

  /** The search that found the solution last; null before the first. */
  private @Nullable Search finder;

  /** Guesses of this search and of the inner ones that are done. */
  private long guesses;

  /** Candidates to continue with, and whether they are one of several branches. */
  private record Node(Candidates candidates, boolean isGuess) {}

  CandidatesSearch(Solver solver, Candidates puzzle) {
    this.solver = solver;
    waiting.push(new Node(puzzle, false));
  }

  @Override
  public Progress advance(long maxGuesses) {
    Arguments.requireNotNegative("maxGuesses", maxGuesses);
    long before = guesses();
    while (true) {
      if (!isInnerDone) {
        Progress progress = advanceInner(maxGuesses - (guesses() - before));
        if (progress != Progress.EXHAUSTED) {
          return progress;
        }
      } else if (waiting.isEmpty()) {
        return Progress.EXHAUSTED;
      } else if (waiting.peek().isGuess() && guesses() - before == maxGuesses) {
        return Progress.PAUSED;
      } else {
        guesses += waiting.peek().isGuess() ? 1 : 0;
        enter(waiting.pop().candidates());
      }
    }
  }

  private Progress advanceInner(long maxGuesses) {
    Progress progress = inner.advance(maxGuesses);
    if (progress == Progress.SOLUTION) {
      finder = inner;
    } else if (progress == Progress.EXHAUSTED) {
      guesses += inner.guesses();
      isInnerDone = true;
    }
    return progress;
  }

  private void enter(Candidates candidates) {
    int cell = narrowestMarkedCell(candidates);
    if (cell == NO_CELL) {
      inner = ForeignSearch.required(solver.search(candidates.board()));
      isInnerDone = false;
      return;
    }
    int digits = candidates.digitSet(cell);
    boolean isGuess = Integer.bitCount(digits) > 1;
    for (int digit = Geometry.SIZE; digit >= 1; digit--) {
      if (ValueSet.contains(digits, digit)) {
        waiting.push(new Node(candidates.with(cell, digit), isGuess));
      }
    }
  }

  /** Returns the open cell with the fewest candidates of those that lack one for another reason. */
  private static int narrowestMarkedCell(Candidates candidates) {
    int best = NO_CELL;
    int fewest = Geometry.SIZE + 1;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (candidates.digit(cell) == Geometry.EMPTY) {
        int count = Integer.bitCount(candidates.digitSet(cell));
        if (count < fewest && candidates.digitSet(cell) != possible(candidates, cell)) {
          best = cell;
          fewest = count;
        }
      }
    }
    return best;
  }

  /** Returns the digits that no filled peer of the cell holds. */
  private static int possible(Candidates candidates, int cell) {
    int used = 0;
    for (int peer : HouseTables.PEERS[cell]) {
      used |= ValueSet.bit(candidates.digit(peer));
    }
    return ValueSet.ALL_DIGITS & ~used;
  }

  @Override
  public Board solution() {
    if (finder == null) {
      throw new IllegalStateException("no solution was found yet");
    }
    return finder.solution();
  }

  @Override
  public long guesses() {
    return isInnerDone ? guesses : guesses + inner.guesses();
  }
}
