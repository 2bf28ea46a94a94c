package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.CELLS;

/**
 * Unique rectangles (4.5) and loops (4.6 with six cells, 4.7 with eight, 5.0 with more), types 1 to
 * 4; type 3 adds a tenth for each cell of its subset but one.
 *
 * <p>A loop visits cells that all hold the same two digits; each house that it visits, it visits
 * once with an even and once with an odd cell. All loops are searched and the lowest rated
 * deduction is taken, then the lowest type, then the first one found.
 */
final class UniqueLoops {
  private static final int SHORTEST = 4;
  private static final int MOST_RICH_CELLS = 2;

  private final UniqueLoopTypes types;
  private final int[] loop = new int[CELLS];
  private final boolean[] inLoop = new boolean[CELLS];
  private final LoopCore core = new LoopCore();

  private Marks marks;
  private int pair;

  UniqueLoops(Deduction best) {
    this.types = new UniqueLoopTypes(best);
  }

  /** Leaves the best deduction in the one given at the construction; returns whether any. */
  boolean find(Marks current) {
    marks = current;
    types.begin(current);
    core.begin();
    for (int cell = 0; cell < CELLS && !types.isLowest(); cell++) {
      pair = marks.digits[cell];
      if (marks.count(cell) == 2 && core.contains(marks, pair, cell)) {
        extend(cell, 0, MOST_RICH_CELLS, 0, -1, 0, 0);
      }
    }
    return types.found();
  }

  /**
   * Adds a cell to the loop and follows each way to go on.
   *
   * @param richLeft how many more cells may hold other digits than the two of the loop
   * @param seenExtra the other digits met so far; cells that were looked at and left count as well,
   *     as in the original
   * @param type the type of the house shared with the cell before, which is not used again
   * @param mine the houses visited by cells of this parity; {@code others} by the other parity
   */
  private void extend(
      int cell, int size, int richLeft, int seenExtra, int type, int mine, int others) {
    if ((mine & Houses.BITS_OF[cell]) != 0 || !types.canBeat(size + 1)) {
      return;
    }
    int visited = mine | Houses.BITS_OF[cell];
    int extra = seenExtra;
    loop[size] = cell;
    inLoop[cell] = true;
    for (int nextType = 0; nextType < 3; nextType++) {
      if (nextType != type) {
        int house = Houses.OF[cell][nextType];
        for (int rest = placesOfBoth(house); rest != 0; rest &= rest - 1) {
          int next = Houses.CELL[house][Houses.lowest(rest)];
          if (next == loop[0] && size + 1 >= SHORTEST) {
            if (visited == others) {
              types.take(loop, size + 1, pair);
            }
          } else if (!inLoop[next]) {
            extra |= marks.digits[next] & ~pair;
            boolean rich = marks.digits[next] != pair;
            if (!rich || richLeft > 0 || Houses.isSingle(extra)) {
              int left = rich ? richLeft - 1 : richLeft;
              extend(next, size + 1, left, extra, nextType, others, visited);
            }
          }
        }
      }
    }
    inLoop[cell] = false;
  }

  /** Returns the places of the house that allow both digits of the loop. */
  private int placesOfBoth(int house) {
    int digit = Houses.lowest(pair);
    int other = Houses.lowest(pair & pair - 1);
    return marks.places(house, digit) & marks.places(house, other);
  }
}
