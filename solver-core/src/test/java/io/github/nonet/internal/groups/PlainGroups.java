package io.github.nonet.internal.groups;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;

/**
 * A referee that knows only groups and sums: it tries the values of the cell with the fewest that
 * clash with no group and no sum.
 */
public final class PlainGroups {
  private static final int OPEN = 0;

  private final Structure structure;
  private final int[] sets;
  private final int[] values;
  private final int[][] sameCells;
  private final Structure.Cage[][] cages;
  private final int[] order;

  PlainGroups(Structure structure, int[] sets) {
    this.structure = structure;
    this.sets = sets;
    values = new int[structure.cells()];
    sameCells = others(structure);
    cages = new Structure.Cage[structure.cells()][];
    Arrays.setAll(cages, this::cages);
    order = new int[structure.symbols()];
    Arrays.setAll(order, i -> i + 1);
  }

  /** Returns for each cell the others of its groups and cages, ascending. */
  static int[][] others(Structure structure) {
    BitSet[] others = new BitSet[structure.cells()];
    Arrays.setAll(others, cell -> new BitSet());
    structure.groups().forEach(group -> enter(group.cells(), others));
    structure.cages().forEach(cage -> enter(cage.cells(), others));
    int[][] cells = new int[others.length][];
    for (int cell = 0; cell < cells.length; cell++) {
      others[cell].clear(cell);
      cells[cell] = others[cell].stream().toArray();
    }
    return cells;
  }

  private static void enter(int[] cells, BitSet[] others) {
    for (int cell : cells) {
      for (int other : cells) {
        others[cell].set(other);
      }
    }
  }

  private Structure.Cage[] cages(int cell) {
    return structure.cages().stream()
        .filter(cage -> Arrays.stream(cage.cells()).anyMatch(other -> other == cell))
        .toArray(Structure.Cage[]::new);
  }

  /** Returns the number of solutions, counting no further than the limit. */
  public static int count(Structure structure, int[] sets, int limit) {
    return new PlainGroups(structure, sets).count(limit);
  }

  /** Returns a solution of the empty grid, which depends on the random sequence. */
  public static int[] randomSolution(Structure structure, Random random) {
    int[] sets = new int[structure.cells()];
    Arrays.fill(sets, (1 << structure.symbols() + 1) - 2);
    PlainGroups search = new PlainGroups(structure, sets);
    for (int i = search.order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int value = search.order[i];
      search.order[i] = search.order[other];
      search.order[other] = value;
    }
    if (search.count(1) == 0) {
      throw new IllegalArgumentException("no solution");
    }
    return search.values;
  }

  /** Returns whether values are a solution. */
  static boolean isSolution(Structure structure, int[] sets, int[] values) {
    PlainGroups referee = new PlainGroups(structure, sets);
    for (int cell = 0; cell < values.length; cell++) {
      int value = values[cell];
      if (value < 1 || value > structure.symbols() || !referee.fits(cell, value)) {
        return false;
      }
      referee.values[cell] = value;
    }
    return true;
  }

  /** Leaves the last solution in {@link #values}. */
  private int count(int limit) {
    int cell = narrowest();
    if (cell < 0) {
      return 1;
    }
    int count = 0;
    for (int value : order) {
      if (fits(cell, value)) {
        values[cell] = value;
        count += count(limit - count);
        if (count >= limit) {
          return count;
        }
      }
    }
    values[cell] = OPEN;
    return count;
  }

  private int narrowest() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < values.length && fewest > 0; cell++) {
      int fitting = values[cell] == OPEN ? fitting(cell) : Integer.MAX_VALUE;
      if (fitting < fewest) {
        best = cell;
        fewest = fitting;
      }
    }
    return best;
  }

  private int fitting(int cell) {
    int fitting = 0;
    for (int value : order) {
      fitting += fits(cell, value) ? 1 : 0;
    }
    return fitting;
  }

  private boolean fits(int cell, int value) {
    if ((sets[cell] >> value & 1) == 0) {
      return false;
    }
    for (int other : sameCells[cell]) {
      if (values[other] == value) {
        return false;
      }
    }
    for (Structure.Cage cage : cages[cell]) {
      if (!fits(cage, cell, value)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the sum is not exceeded, and met if no other cell is open. */
  private boolean fits(Structure.Cage cage, int cell, int value) {
    int sum = 0;
    int open = 0;
    for (int member : cage.cells()) {
      sum += member == cell ? value : values[member];
      open += member != cell && values[member] == OPEN ? 1 : 0;
    }
    return cage.sum() == 0 || (open == 0 ? sum == cage.sum() : sum < cage.sum());
  }
}
