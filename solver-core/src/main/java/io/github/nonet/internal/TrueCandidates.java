package io.github.nonet.internal;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.sets.ValueSet;
import org.jspecify.annotations.Nullable;

/** Finds the values that each cell has in any solution. */
public final class TrueCandidates implements Pausable {
  /*
   * A solution strikes off all candidates that it has. The next question is for a solution with a
   * candidate that none had before. If there is no such solution, the requested candidates are
   * false.
   */

  /** An engine that answers one question after the other. */
  public interface Source extends Pausable {
    /** Writes the solution found last. */
    void store(int[] values);

    /**
     * Continues to the next question.
     *
     * @param isAnswered whether there is no solution for the last one
     * @param found the values that the solutions found so far have in each cell
     * @return false if there is no further question
     */
    boolean ask(boolean isAnswered, int[] found);
  }

  private final Guard guard;

  /** The values that the solutions found so far have in each cell. */
  private final int[] found;

  private final int[] values;

  /** Given when the search starts; null before. */
  private @Nullable Source source;

  public TrueCandidates(int cells, SearchLimit limit) {
    guard = new Guard(limit);
    found = new int[cells];
    values = new int[cells];
  }

  /**
   * Returns the set of values that each cell has in any solution; empty sets if there is none.
   *
   * @param engine the engine, which takes one cell for each set
   * @param sets the candidates of each cell, as for {@link GroupEngine#load}
   */
  public static int[] of(GroupEngine engine, int[] sets, SearchLimit limit) {
    return new TrueCandidates(sets.length, limit).find(engine, sets);
  }

  /** As {@link #of}: asks the engine cell by cell. */
  public int[] find(GroupEngine engine, int[] sets) {
    return find(new CellByCell(engine, sets));
  }

  /**
   * Returns the set of values that each cell has in any solution; empty sets if there is none. It
   * is called once.
   *
   * @param newSource has started with the question for any solution
   */
  public int[] find(Source newSource) {
    source = newSource;
    guard.advance(this, Long.MAX_VALUE);
    return found;
  }

  /** Leaves if the thread is interrupted, or the limit exceeded. */
  public void check() {
    guard.check(guesses());
  }

  /** Returns the array that holds the solution found last; zeros before the first. */
  public int[] lastSolution() {
    return values;
  }

  @Override
  public Progress advance(long maxGuesses) {
    long end = guesses() + maxGuesses;
    while (true) {
      Progress progress = source.advance(end - guesses());
      if (progress == Progress.PAUSED) {
        return progress;
      }
      if (progress == Progress.SOLUTION) {
        strikeOff();
      }
      if (!source.ask(progress == Progress.EXHAUSTED, found)) {
        return Progress.EXHAUSTED;
      }
    }
  }

  private void strikeOff() {
    source.store(values);
    for (int cell = 0; cell < found.length; cell++) {
      found[cell] |= ValueSet.bit(values[cell]);
    }
  }

  @Override
  public long guesses() {
    return source == null ? 0 : source.guesses();
  }

  /** An engine that takes a set of candidates for each cell. */
  private static final class CellByCell implements Source {
    private static final int ALL = -1;

    private final GroupEngine engine;
    private final int[] sets;

    /** The cell that is asked about: it has a candidate that no solution had. */
    private int cell = ALL;

    /** Those of the questions before. */
    private long guesses;

    CellByCell(GroupEngine engine, int[] sets) {
      this.engine = engine;
      this.sets = sets.clone();
      engine.load(sets);
    }

    @Override
    public boolean ask(boolean isAnswered, int[] found) {
      if (isAnswered) {
        if (cell == ALL) {
          return false;
        }
        sets[cell] = found[cell];
      }
      // The cell with the most candidates that no solution had: one of them is found soonest.
      int most = 0;
      for (int other = 0; other < sets.length; other++) {
        int missing = Integer.bitCount(sets[other] & ~found[other]);
        if (missing > most) {
          most = missing;
          cell = other;
        }
      }
      if (most > 0) {
        guesses += engine.guesses();
        int[] asked = sets.clone();
        asked[cell] &= ~found[cell];
        engine.load(asked);
      }
      return most > 0;
    }

    @Override
    public Progress advance(long maxGuesses) {
      return engine.advance(maxGuesses);
    }

    @Override
    public void store(int[] solution) {
      engine.store(solution);
    }

    @Override
    public long guesses() {
      return guesses + engine.guesses();
    }
  }
}
