package io.github.nonet.internal.making;

import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Cuts cells into connected cages of random form, in which a solution has different values. */
final class CageCut {
  private static final int FREE = -1;
  private static final int OUTSIDE = -2;
  private static final int MOST_NEIGHBOURS = 4;

  private final RulesTables rules;
  private final GridRequest.CageWish wish;
  private final LongSupplier random;

  /** For each cell those above, below, left and right of it. */
  private final int[][] neighbours;

  private int[] solution = new int[0];

  /** For each cell the number of its cage in the present cut, FREE or OUTSIDE. */
  private final int[] state;

  CageCut(RulesTables rules, GridRequest.CageWish wish, LongSupplier random) {
    this.rules = rules;
    this.wish = wish;
    this.random = random;
    state = new int[rules.layout.cells()];
    neighbours = new int[rules.layout.cells()][];
    Arrays.setAll(neighbours, this::neighboursOf);
  }

  private int[] neighboursOf(int cell) {
    int row = rules.layout.row(cell);
    int column = rules.layout.column(cell);
    int[] found = {
      rules.layout.cell(row - 1, column),
      rules.layout.cell(row + 1, column),
      rules.layout.cell(row, column - 1),
      rules.layout.cell(row, column + 1)
    };
    return Arrays.stream(found).filter(other -> other != GridLayout.NO_CELL).toArray();
  }

  int[] neighbours(int cell) {
    return neighbours[cell];
  }

  void begin(int[] values) {
    solution = values;
  }

  /**
   * Cuts a region once, at random.
   *
   * @param isStrict whether every cage must be as requested
   * @return the cages; null if it did not come out right
   */
  @Nullable List<int[]> cut(int[] region, boolean isStrict) {
    Arrays.fill(state, OUTSIDE);
    for (int cell : region) {
      state[cell] = FREE;
    }
    List<int[]> cages = new ArrayList<>();
    for (int cell = start(region); cell != OUTSIDE; cell = start(region)) {
      int[] cage = grow(cell, cages.size());
      if (isFulfilled(cage)) {
        cages.add(cage);
      } else if (!join(cage, cages)) {
        if (isStrict) {
          return null;
        }
        cages.add(cage);
      }
    }
    return cages;
  }

  /** Returns one of the free cells with the fewest free neighbours, or OUTSIDE if none is free. */
  private int start(int[] region) {
    int fewest = MOST_NEIGHBOURS + 1;
    int count = 0;
    int chosen = OUTSIDE;
    for (int cell : region) {
      if (state[cell] == FREE) {
        int free = freeNeighbours(cell);
        count = free < fewest ? 1 : free == fewest ? count + 1 : count;
        if (free < fewest || free == fewest && RandomDraws.below(random, count) == 0) {
          chosen = cell;
        }
        fewest = Math.min(fewest, free);
      }
    }
    return chosen;
  }

  private int freeNeighbours(int cell) {
    int free = 0;
    for (int other : neighbours[cell]) {
      free += state[other] == FREE ? 1 : 0;
    }
    return free;
  }

  private int[] grow(int start, int number) {
    int wanted = wish.min() + (int) RandomDraws.below(random, wish.max() - wish.min() + 1L);
    int[] cage = new int[wish.max()];
    cage[0] = start;
    state[start] = number;
    int used = ValueSet.bit(solution[start]);
    int sum = solution[start];
    int size = 1;
    while (size < wanted || size < wish.max() && sum < wish.minSum()) {
      int next = frontier(cage, size, used, wish.maxSum() - sum);
      if (next == OUTSIDE) {
        break;
      }
      cage[size++] = next;
      state[next] = number;
      used |= ValueSet.bit(solution[next]);
      sum += solution[next];
    }
    return Arrays.copyOf(cage, size);
  }

  /**
   * Returns a random free cell next to a cage whose value the cage does not have, up to a value.
   */
  private int frontier(int[] cage, int size, int used, int most) {
    int count = 0;
    int chosen = OUTSIDE;
    for (int i = 0; i < size; i++) {
      for (int other : neighbours[cage[i]]) {
        if (state[other] == FREE
            && solution[other] <= most
            && !ValueSet.contains(used, solution[other])) {
          count++;
          chosen = RandomDraws.below(random, count) == 0 ? other : chosen;
        }
      }
    }
    return chosen;
  }

  /** Joins a cage that is too small to a neighbour; returns whether that is possible. */
  private boolean join(int[] cage, List<int[]> cages) {
    for (int cell : cage) {
      for (int other : neighbours[cell]) {
        int number = state[other];
        if (number >= 0 && number < cages.size() && canJoin(cage, cages.get(number))) {
          cages.set(number, Lists.joined(cages.get(number), cage));
          for (int moved : cage) {
            state[moved] = number;
          }
          return true;
        }
      }
    }
    return false;
  }

  private boolean canJoin(int[] cage, int[] other) {
    return (valuesOf(cage) & valuesOf(other)) == 0
        && wish.isFulfilled(cage.length + other.length, sum(cage) + sum(other));
  }

  /** Returns whether a cage is as requested. */
  boolean isFulfilled(int... cage) {
    return wish.isFulfilled(cage.length, sum(cage));
  }

  int sum(int... cage) {
    int sum = 0;
    for (int cell : cage) {
      sum += solution[cell];
    }
    return sum;
  }

  private int valuesOf(int[] cage) {
    int set = 0;
    for (int cell : cage) {
      set |= ValueSet.bit(solution[cell]);
    }
    return set;
  }
}
