package io.github.nonet.internal.groups.engines;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.Guard;
import io.github.nonet.internal.Pausable;
import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.DepthFirst;
import io.github.nonet.internal.groups.GroupEngine;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.learning.Encoding;
import io.github.nonet.internal.groups.learning.Learner;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the values that each cell has in any solution. */
public final class TrueCandidates implements Pausable {
  /*
   * A solution strikes off all candidates that it has. The next question is for a solution with a
   * candidate that none had before. Where there is no such solution, the candidates requested are false.
   *
   * An engine that learns is asked about all of them at once, so there is one search for each solution and
   * one more, and what it learns in one of them serves the others: it needs a third to a sixth of the time.
   * Killers are better off with an engine that knows sums, and boards with one that is made for them. These
   * are asked cell by cell; a depth-first search then stays near to the solution found last.
   */

  /** An engine that answers one question after the other. */
  private interface Source extends Pausable {
    /** Writes the solution found last. */
    void store(int[] values);

    /**
     * Continues to the next question.
     *
     * @param isAnswered whether there is no solution for the last one
     * @return false if there is no further question
     */
    boolean ask(boolean isAnswered);
  }

  private final Guard guard;

  /** The values that the solutions found so far have in each cell. */
  private final int[] found;

  private final int[] values;

  /** Made when the search begins; null before. */
  private @Nullable Source source;

  private TrueCandidates(int cells, SearchLimit limit) {
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
    TrueCandidates search = new TrueCandidates(sets.length, limit);
    return search.find(search.new CellByCell(engine, sets));
  }

  /**
   * Returns the set of values that each cell of a grid has in any solution; empty sets if there is
   * none.
   *
   * @param structure the rules
   * @param sets the candidates of each cell, as for {@link GroupEngine#load}
   */
  public static int[] of(Structure structure, int[] sets, SearchLimit limit) {
    TrueCandidates search = new TrueCandidates(sets.length, limit);
    search.pulse();
    return search.find(search.source(structure, sets));
  }

  private int[] find(Source best) {
    source = best;
    guard.advance(this, Long.MAX_VALUE);
    return found;
  }

  private void pulse() {
    guard.check(guesses());
  }

  /** Returns the source that is best for the rules. */
  private Source source(Structure structure, int... sets) {
    DepthFirst first = new DepthFirst(structure, this::pulse);
    if (!DepthFirst.isBestFor(structure) && Encoding.canEncode(structure)) {
      first.load(sets);
      int[] root = first.rootCandidates();
      if (Arrays.stream(root).allMatch(set -> set != 0)) {
        Encoding encoding = Encoding.of(structure, root, this::pulse);
        if (!encoding.isTooLarge()) {
          return new AllAtOnce(root.clone(), new Learner(structure, encoding, this::pulse));
        }
      }
    }
    first.aimAt(values);
    return new CellByCell(first, sets);
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
      if (!source.ask(progress == Progress.EXHAUSTED)) {
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
  private final class CellByCell implements Source {
    private static final int ALL = -1;

    private final GroupEngine engine;
    private final int[] sets;

    /** The cell that is asked about: it has a candidate that no solution had. */
    private int cell = ALL;

    /** Those of the questions before. */
    private long guesses;

    CellByCell(GroupEngine engine, int... sets) {
      this.engine = engine;
      this.sets = sets.clone();
      engine.load(sets);
    }

    @Override
    public boolean ask(boolean isAnswered) {
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

  /** An engine that can be asked about any of many candidates. */
  private final class AllAtOnce implements Source {
    private final int[] sets;
    private final Learner learner;

    AllAtOnce(int[] sets, Learner learner) {
      this.sets = sets;
      this.learner = learner;
    }

    @Override
    public boolean ask(boolean isAnswered) {
      if (!isAnswered) {
        for (int cell = 0; cell < sets.length; cell++) {
          sets[cell] &= ~found[cell];
        }
        learner.want(sets);
      }
      return !isAnswered;
    }

    @Override
    public Progress advance(long maxGuesses) {
      return learner.advance(maxGuesses);
    }

    @Override
    public void store(int[] solution) {
      learner.store(solution);
    }

    @Override
    public long guesses() {
      return learner.guesses();
    }
  }
}
