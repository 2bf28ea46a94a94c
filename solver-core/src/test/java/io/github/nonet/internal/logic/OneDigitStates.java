package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.Random;

/** Random states in which one digit has lost places; every other digit has all 81. */
public final class OneDigitStates {
  /** The digit that has lost places. */
  public static final int DIGIT = 4;

  private OneDigitStates() {}

  /** Returns a state whose digit keeps a template, and each other place by a chance of percent. */
  public static State random(Random random, int percent) {
    CellSet template = template(random);
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      if (!template.contains(cell) && random.nextInt(100) >= percent) {
        state = state.without(cell, DIGIT);
      }
    }
    return State.of(state);
  }

  /** Returns nine cells, one in each house: rows and columns of a pattern, exchanged by chance. */
  private static CellSet template(Random random) {
    int[] rows = shuffledLines(random);
    int[] columns = shuffledLines(random);
    CellSet cells = CellSet.EMPTY;
    for (int i = 0; i < Houses.SIZE; i++) {
      cells = cells.with(rows[i] * Houses.SIZE + columns[i % 3 * 3 + i / 3]);
    }
    return cells;
  }

  private static int[] shuffledLines(Random random) {
    int[] lines = new int[Houses.SIZE];
    int[] bands = shuffled(random);
    for (int band = 0; band < 3; band++) {
      int[] inBand = shuffled(random);
      for (int line = 0; line < 3; line++) {
        lines[3 * band + line] = 3 * bands[band] + inBand[line];
      }
    }
    return lines;
  }

  private static int[] shuffled(Random random) {
    int[] three = {0, 1, 2};
    for (int i = 2; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = three[i];
      three[i] = three[other];
      three[other] = kept;
    }
    return three;
  }
}
