package io.github.nonet.internal.groups.engines;

import io.github.nonet.Progress;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.learning.Encoding;
import io.github.nonet.internal.groups.learning.Learner;
import io.github.nonet.internal.groups.learning.Literals;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Draws random solutions of some rules, and takes clues away from a solution as long as it stays
 * the only one.
 *
 * <p>Its work depends only on the calls and the random numbers. It is used by one thread at a time.
 */
public final class ClueDigger {
  /*
   * One learner does it all, so that what it learns about the rules serves every clue.
   *
   * Clues that were not tried yet are assumptions; the one that is tried next is the last of them,
   * so that the others stay propagated from test to test. A clue is needed if there is a solution
   * with the other clues and without this one. It then becomes a fact. A clue that is not needed
   * just ends being an assumption.
   *
   *   assumptions      clue n   clue n-1   ...   clue i+1   not clue i
   *   facts            the clues 1 to i-1 that are needed
   *
   * Facts shrink the problem: when there are enough of them, a new learner on the candidates that they
   * leave is smaller and quicker, which is worth what the old one had learned.
   *
   * The learner finds a random solution of most rules at once. If consecutive neighbours are
   * forbidden, it may take a second. A depth-first search with a random start may take much longer
   * there, but every tenth takes a millisecond. Hence the learner takes turns with short searches,
   * each with another start.
   */

  /**
   * The work of the learner's first turn, for each candidate; each turn is as long as all before.
   */
  private static final long WORK_OF_TURN = 5;

  /** The work after which a search has started badly, for each candidate. */
  private static final long WORK_OF_SEARCH = 20;

  /** All searches do this many times the work of the learner, which takes them twice as long. */
  private static final long SEARCHES_TO_LEARNER = 16;

  /** A learner is made again when one in this number of cells became a fact. */
  private static final int CELLS_PER_REBUILDING = 8;

  /** Smaller grids are done before a new learner pays. */
  private static final int FEW_VARIABLES = 2_000;

  private final Structure structure;
  private final Watch watch;
  private final int[] root;
  private Learner learner;
  private boolean isRoot;

  /** Made when the learner has not found a solution at once. */
  private @Nullable GridSearchEngine search;

  private int[] solution;
  private boolean[] isClue;
  private int factsSinceBuilding;
  private boolean[] isFact;

  /**
   * @param watch asked at least every few hundred microseconds; it may throw, and the digger can
   *     continue with another solution afterwards
   */
  public ClueDigger(Structure structure, Watch watch) {
    this.structure = structure;
    this.watch = watch;
    root = new int[structure.cells()];
    Arrays.fill(root, ValueSet.all(structure.symbols()));
    solution = new int[root.length];
    isClue = new boolean[root.length];
    isFact = new boolean[root.length];
    learner = new Learner(structure, root, watch);
    isRoot = true;
  }

  /** Returns whether a grid, and each of its forms, is small enough. */
  public static boolean canDig(Structure structure) {
    return Encoding.canEncode(structure)
        && (structure.forms().isEmpty() || canEncodeForms(structure));
  }

  private static boolean canEncodeForms(Structure structure) {
    int[] candidates = new int[structure.cells()];
    Arrays.fill(candidates, ValueSet.all(structure.symbols()));
    return !Encoding.of(structure, candidates, Watch.NONE).isTooLarge();
  }

  private void restart() {
    if (isRoot) {
      learner.reset();
    } else {
      learner = new Learner(structure, root, watch);
      isRoot = true;
    }
  }

  /**
   * Writes a random solution; not each is equally likely.
   *
   * @return false if the rules have none
   */
  public boolean draw(LongSupplier random, int[] values) {
    restart();
    learner.shuffle(random);
    Progress progress = Progress.PAUSED;
    long candidates = (long) root.length * structure.symbols();
    long before = learner.work();
    long searched = 0;
    for (long turn = WORK_OF_TURN * candidates; progress == Progress.PAUSED; turn *= 2) {
      while (progress == Progress.PAUSED && learner.work() - before < turn) {
        progress = learner.advance(1);
      }
      if (progress == Progress.SOLUTION) {
        learner.store(values);
      }
      while (progress == Progress.PAUSED && searched < SEARCHES_TO_LEARNER * turn) {
        searched += WORK_OF_SEARCH * candidates;
        progress = search(random, WORK_OF_SEARCH * candidates, values);
      }
    }
    return progress == Progress.SOLUTION;
  }

  /** Searches with a new start and this much work. */
  private Progress search(LongSupplier random, long work, int[] values) {
    if (search == null) {
      search = new GridSearchEngine(structure, watch);
    }
    search.load(root);
    search.shuffle(random);
    Progress progress = Progress.PAUSED;
    while (progress == Progress.PAUSED && search.work() < work) {
      progress = search.advance(1);
    }
    if (progress == Progress.SOLUTION) {
      search.store(values);
    }
    return progress;
  }

  /**
   * Removes clues, unit by unit, as long as the solution stays the only one. A clue outside of the
   * units stays.
   *
   * @param values the solution
   * @param clues whether each cell is a clue; these make the solution unique; changed at once
   *     whenever a unit is removed, so that it is right whenever the watch throws
   * @param units cells, each at most once, to be removed together or not at all; tried in this
   *     order
   * @param floor the number of clues that must stay
   */
  public void dig(int[] values, boolean[] clues, int[][] units, int floor) {
    dig(values, clues, units, floor, Long.MAX_VALUE, unit -> true);
  }

  /**
   * Removes clues, unit by unit, as long as a proof is found that they follow from the others. The
   * search for another solution saves looking for proofs that do not exist.
   *
   * @param guesses the most guesses of the search
   * @param isProved whether a unit without another solution has a proof
   */
  public void dig(
      int[] values,
      boolean[] clues,
      int[][] units,
      int floor,
      long guesses,
      Predicate<int[]> isProved) {
    begin(values, clues);
    boolean[] isInUnit = new boolean[clues.length];
    for (int[] unit : units) {
      for (int cell : unit) {
        isInUnit[cell] = true;
      }
    }
    int count = 0;
    for (int cell = 0; cell < clues.length; cell++) {
      count += clues[cell] ? 1 : 0;
      if (clues[cell] && !isInUnit[cell]) {
        require(cell);
      }
    }
    int[] waiting = waiting(units);
    int size = waiting.length;
    for (int[] unit : units) {
      size -= unit.length;
      if (count - unit.length >= floor
          && !isNeeded(unit, waiting, size, guesses)
          && isProved.test(unit)) {
        count -= unit.length;
        for (int cell : unit) {
          isClue[cell] = false;
        }
      } else {
        keep(unit);
      }
    }
  }

  /** Returns the cells of the units, the unit that is tried first at the end. */
  private static int[] waiting(int[][] units) {
    int size = 0;
    for (int[] unit : units) {
      size += unit.length;
    }
    int[] cells = new int[size];
    for (int[] unit : units) {
      size -= unit.length;
      System.arraycopy(unit, 0, cells, size, unit.length);
    }
    return cells;
  }

  private void keep(int[] unit) {
    for (int cell : unit) {
      require(cell);
    }
    if (factsSinceBuilding * CELLS_PER_REBUILDING > root.length
        && root.length * structure.symbols() >= FEW_VARIABLES) {
      rebuild();
    }
  }

  private void begin(int[] values, boolean[] clues) {
    restart();
    solution = values.clone();
    isClue = clues;
    isFact = new boolean[values.length];
    factsSinceBuilding = 0;
    learner.aimAt(solution);
  }

  private void require(int cell) {
    int literal = learner.literal(cell, solution[cell]);
    isFact[cell] = true;
    if (literal != Literals.NONE) {
      learner.addFact(literal);
      factsSinceBuilding++;
    }
  }

  private void rebuild() {
    int[] candidates = root.clone();
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = isFact[cell] ? ValueSet.bit(solution[cell]) : candidates[cell];
    }
    learner = new Learner(structure, candidates, watch);
    isRoot = false;
    learner.aimAt(solution);
    factsSinceBuilding = 0;
  }

  /**
   * Returns whether there is another solution without the clues of a unit, as far as is known after
   * some guesses.
   *
   * @param waiting cells, the first {@code size} of which are also clues
   */
  private boolean isNeeded(int[] unit, int[] waiting, int size, long guesses) {
    int[] literals = new int[size + unit.length];
    int count = 0;
    for (int i = 0; i < size; i++) {
      int literal = learner.literal(waiting[i], solution[waiting[i]]);
      if (literal != Literals.NONE) {
        literals[count++] = literal;
      }
    }
    for (int cell : unit) {
      int literal = learner.literal(cell, solution[cell]);
      if (literal != Literals.NONE) {
        literals[count++] = Literals.not(literal);
        learner.assume(Arrays.copyOf(literals, count));
        if (learner.advance(guesses) == Progress.SOLUTION) {
          return true;
        }
        // The others imply this one.
        literals[count - 1] = literal;
      }
    }
    return false;
  }

  /**
   * Returns whether without any one of the clues there is another solution.
   *
   * @param values the solution
   * @param clues whether each cell is a clue; these make the solution unique
   */
  public boolean isMinimal(int[] values, boolean[] clues) {
    boolean[] copy = clues.clone();
    begin(values, copy);
    int[] waiting = IntStream.range(0, clues.length).filter(cell -> clues[cell]).toArray();
    for (int size = waiting.length - 1; size >= 0; size--) {
      int[] unit = {waiting[size]};
      if (!isNeeded(unit, waiting, size, Long.MAX_VALUE)) {
        return false;
      }
      keep(unit);
    }
    return true;
  }
}
