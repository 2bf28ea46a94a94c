package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Unique rectangles and loops: cells that would leave two solutions if they held only the same two
 * digits, since the two could be exchanged in all of them.
 *
 * <p><b>A loop</b> of the digits a and b is a closed walk over different cells that all hold a and
 * b. Two cells in turn share a house, never one of the same type twice in a row. The odd cells
 * visit the same houses as the even cells, and each visits a house once. A cell is <em>rich</em> if
 * it also holds other digits, the <em>extra</em> ones.
 *
 * <pre>
 *   ab   .  .  |  abc .  .        four cells are a rectangle; r3c4 and r1c4 are rich:
 *   .    .  .  |  .   .  .        not all four may come down to a and b
 *   ab   .  .  |  abd .  .
 * </pre>
 *
 * <p>A rectangle is rated 4.5, a loop of six cells 4.6, of eight 4.7, of more 5.0; type 3 adds a
 * tenth for each cell of its subset but one. {@link UniqueLoopTypes} explains what the types prove.
 * All loops are searched and the lowest rated deduction is taken, then the lowest type, then the
 * first one found.
 */
final class UniqueLoops {
  private static final int SHORTEST = 4;
  private static final int MOST_RICH_CELLS = 2;
  private static final int ANY_TYPE = -1;

  private final UniqueLoopTypes types;

  /** The cells of the loop so far, in turn. */
  private final int[] loop = new int[CELLS];

  private final boolean[] inLoop = new boolean[CELLS];

  /** The houses that the even cells of the loop visit, and those that the odd cells visit. */
  private final int[] visited = new int[2];

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
        extend(cell, 0, ANY_TYPE, MOST_RICH_CELLS, 0);
      }
    }
    return types.found();
  }

  /**
   * Adds a cell to the loop and follows each way to continue.
   *
   * @param size the number of cells in the loop before it
   * @param type the type of the house shared with the cell before, which is not used again
   * @param richLeft the number of further cells that may hold other digits than the two of the loop
   * @param seenExtra the other digits met so far; cells that were examined and left also count, as
   *     in the original
   */
  private void extend(int cell, int size, int type, int richLeft, int seenExtra) {
    int houses = ExplainerHouses.BITS_OF[cell];
    if ((visited[size & 1] & houses) != 0 || !types.canBeat(size + 1)) {
      return;
    }
    loop[size] = cell;
    inLoop[cell] = true;
    visited[size & 1] |= houses;
    followAll(cell, size + 1, type, richLeft, seenExtra);
    visited[size & 1] &= ~houses;
    inLoop[cell] = false;
  }

  /** Closes the loop, or extends it by each cell that shares a house of another type. */
  private void followAll(int cell, int size, int type, int richLeft, int seenExtra) {
    int extra = seenExtra;
    for (int nextType = 0; nextType < 3; nextType++) {
      int house = ExplainerHouses.OF[cell][nextType];
      for (int rest = nextType == type ? 0 : placesOfBoth(house);
          rest != 0;
          rest = ValueSet.withoutLowest(rest)) {
        int next = ExplainerHouses.CELL[house][ValueSet.lowest(rest)];
        if (next == loop[0] && size >= SHORTEST) {
          if (visited[0] == visited[1]) {
            types.take(loop, size, pair);
          }
        } else if (!inLoop[next]) {
          extra |= marks.digits[next] & ~pair;
          boolean isRich = marks.digits[next] != pair;
          if (!isRich || richLeft > 0 || ValueSet.isSingle(extra)) {
            extend(next, size, nextType, isRich ? richLeft - 1 : richLeft, extra);
          }
        }
      }
    }
  }

  /** Returns the places of the house that allow both digits of the loop. */
  private int placesOfBoth(int house) {
    int digit = ValueSet.lowest(pair);
    int other = ValueSet.lowest(ValueSet.withoutLowest(pair));
    return marks.places(house, digit) & marks.places(house, other);
  }
}
