package io.github.nonet.internal.groups;

import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.GroupEngine;
import java.util.Arrays;

/**
 * A plain depth-first search: the value of a cell is taken from the cells of its groups, a value
 * with one place in a house goes there, sums bound the cells of their cage, and the cell with the
 * fewest candidates is guessed. Simple enough to judge other engines.
 */
public final class PlainGroupEngine implements GroupEngine {
  private static final int NO_CELL = -1;

  private final Structure structure;
  private final int cells;

  /** The candidates of all cells after each guess. */
  private final int[][] sets;

  /** The cell that is guessed at each depth, and the values that are still to be tried there. */
  private final int[] guessed;

  private final int[] untried;

  /** How many guesses were made on the way here; negative: there is nothing left. */
  private int depth = NO_CELL;

  /** Whether the candidates at this depth are still to be settled. */
  private boolean isNew;

  private int[] solution = new int[0];
  private long guesses;

  /** Makes an engine for grids of these rules. */
  public PlainGroupEngine(Structure structure) {
    this.structure = structure;
    this.cells = structure.cells();
    this.sets = new int[cells + 1][];
    this.guessed = new int[cells + 1];
    this.untried = new int[cells + 1];
  }

  @Override
  public void load(int[] candidates) {
    sets[0] = candidates.clone();
    depth = 0;
    isNew = true;
    guesses = 0;
    solution = new int[0];
  }

  @Override
  public Progress advance(long maxGuesses) {
    long last = guesses + Arguments.requireNotNegative("maxGuesses", maxGuesses);
    last = last < 0 ? Long.MAX_VALUE : last;
    while (depth >= 0) {
      if (isNew) {
        isNew = false;
        if (isSolved()) {
          return Progress.SOLUTION;
        }
      } else if (untried[depth] == 0) {
        depth--;
      } else if (guesses == last) {
        return Progress.PAUSED;
      } else {
        guess();
      }
    }
    return Progress.EXHAUSTED;
  }

  /** Settles the candidates at this depth. If they are a solution, keeps it. */
  private boolean isSolved() {
    untried[depth] = 0;
    int[] current = sets[depth];
    if (!settle(current)) {
      return false;
    }
    int cell = narrowest(current);
    if (cell == NO_CELL) {
      solution = Arrays.stream(current).map(Integer::numberOfTrailingZeros).toArray();
      return true;
    }
    guessed[depth] = cell;
    untried[depth] = current[cell];
    return false;
  }

  private int narrowest(int[] current) {
    int best = NO_CELL;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < cells; cell++) {
      int count = Integer.bitCount(current[cell]);
      if (count > 1 && count < fewest) {
        best = cell;
        fewest = count;
      }
    }
    return best;
  }

  private void guess() {
    int value = Integer.lowestOneBit(untried[depth]);
    untried[depth] ^= value;
    guesses++;
    sets[depth + 1] = sets[depth].clone();
    sets[depth + 1][guessed[depth]] = value;
    depth++;
    isNew = true;
  }

  /** Takes away what cannot be until nothing changes. Returns false if there is no solution. */
  private boolean settle(int[] current) {
    int[] before;
    do {
      before = current.clone();
      for (Structure.Group group : structure.groups()) {
        takeSettled(current, group.cells());
        if (structure.isHouse(group) && !settleHidden(current, group.cells())) {
          return false;
        }
      }
      for (Structure.Cage cage : structure.cages()) {
        takeSettled(current, cage.cells());
        bound(current, cage);
      }
      if (Arrays.stream(current).anyMatch(set -> set == 0)) {
        return false;
      }
    } while (!Arrays.equals(before, current));
    return true;
  }

  /** Takes the value of each settled cell from the others. */
  private static void takeSettled(int[] current, int[] group) {
    for (int cell : group) {
      if (Integer.bitCount(current[cell]) == 1) {
        for (int other : group) {
          current[other] &= other == cell ? -1 : ~current[cell];
        }
      }
    }
  }

  /** Puts the values that have one place in a house there. Returns false if one has no place. */
  private boolean settleHidden(int[] current, int[] house) {
    int once = 0;
    int twice = 0;
    for (int cell : house) {
      twice |= once & current[cell];
      once |= current[cell];
    }
    int hidden = once & ~twice;
    for (int cell : house) {
      int single = current[cell] & hidden;
      current[cell] = single == 0 ? current[cell] : Integer.lowestOneBit(single);
    }
    return Integer.bitCount(once) == structure.symbols();
  }

  /** Keeps the values of each cell of a cage that fit the least and the greatest of the others. */
  private void bound(int[] current, Structure.Cage cage) {
    if (cage.sum() == 0) {
      return;
    }
    int least = 0;
    int greatest = 0;
    for (int cell : cage.cells()) {
      least += current[cell] == 0 ? 0 : lowest(current[cell]);
      greatest += current[cell] == 0 ? 0 : highest(current[cell]);
    }
    for (int cell : cage.cells()) {
      if (current[cell] != 0) {
        int from = cage.sum() - (greatest - highest(current[cell]));
        int to = cage.sum() - (least - lowest(current[cell]));
        current[cell] &= range(Math.max(1, from), Math.min(structure.symbols(), to));
      }
    }
  }

  private static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  private static int highest(int set) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(set);
  }

  private static int range(int from, int to) {
    return from > to ? 0 : (1 << to + 1) - (1 << from);
  }

  @Override
  public void store(int[] values) {
    if (solution.length == 0) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(solution, 0, values, 0, cells);
  }

  @Override
  public long guesses() {
    return guesses;
  }
}
