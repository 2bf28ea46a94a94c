package io.github.nonet.internal.making;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.rules.Conflicts;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Looks for a grid with its clues in given cells. An attempt changes one clue at random and keeps
 * the change unless the puzzle then has more solutions; when that leads nowhere, or there was no
 * attempt yet, it starts with the clues of a new solution.
 */
final class GridPatternClimb extends GridAttempts {
  /*
   * The number of solutions shows how far off a puzzle is. The draft is a puzzle with one solution
   * all the same: the very first attempt digs the cells outside of the pattern, so that there is
   * something to show when the time is over.
   */

  /** Solutions are counted up to this many: more say no more and take time. */
  private static final long MOST_COUNTED = 200;

  /** Attempts in a row without fewer solutions after which a climb is given up. */
  private static final int PATIENCE = 500;

  private final SolutionCounter counter;
  private final GridRating rating;
  private final int[] pattern;
  private int[] values = new int[0];
  private long solutions;
  private int attemptsInVain;

  GridPatternClimb(GridRequest request, LongSupplier random, LimitedWatch watch) {
    super(request, random, watch);
    counter = new SolutionCounter(request.rules(), watch);
    rating = new GridRating(request.rules().structure, watch);
    pattern = request.clues().pattern().stream().mapToInt(Integer::intValue).sorted().toArray();
  }

  @Override
  boolean next() {
    if (draft == null || solutions == 1 || attemptsInVain == PATIENCE) {
      int[] solution = drawSolution();
      if (solution == null) {
        return false;
      }
      if (draft == null) {
        digOutside(solution);
      }
      start(solution);
    } else {
      step();
    }
    if (solutions == 1) {
      finish();
    }
    return true;
  }

  private void digOutside(int[] solution) {
    draft = new Draft(request.rules(), solution);
    int[][] units =
        IntStream.range(0, request.rules().layout.shown)
            .filter(cell -> !request.clues().pattern().contains(cell))
            .mapToObj(cell -> new int[] {cell})
            .toArray(int[][]::new);
    RandomDraws.shuffle(units, random);
    digger.dig(solution, draft.clues, units, 0);
  }

  private void start(int[] solution) {
    values = new int[solution.length];
    for (int cell : pattern) {
      values[cell] = solution[cell];
    }
    solutions = counter.count(values, MOST_COUNTED);
    attemptsInVain = 0;
  }

  private void step() {
    if (pattern.length == 0) {
      // No clue can change.
      attemptsInVain = PATIENCE;
      return;
    }
    int cell = pattern[(int) RandomDraws.below(random, pattern.length)];
    int before = values[cell];
    values[cell] = 1 + (int) RandomDraws.below(random, request.rules().layout.symbols);
    attemptsInVain++;
    long count = 0;
    if (values[cell] != before
        && Conflicts.isConsistent(request.rules(), Draft.bytes(values), watch)) {
      count = counter.count(values, Math.min(MOST_COUNTED, solutions + 1));
    }
    if (count == 0 || count > solutions) {
      values[cell] = before;
    } else {
      attemptsInVain = count < solutions ? 0 : attemptsInVain;
      solutions = count;
    }
  }

  private void finish() {
    counter.count(values, 1);
    int[] solution = new int[values.length];
    counter.store(solution);
    Draft proper = new Draft(request.rules(), solution);
    for (int cell = 0; cell < values.length; cell++) {
      proper.clues[cell] = values[cell] != 0;
    }
    draft = proper;
    rate(proper, rating);
    if (request.clues().minimal() && request.missOfLevel(proper) == 0) {
      proper.isMinimal = digger.isMinimal(solution, proper.clues);
    }
  }
}
