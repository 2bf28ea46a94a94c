package io.github.nonet.internal.making;

import io.github.nonet.Level;
import io.github.nonet.internal.Draws;
import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.groups.engines.ClueDigger;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a grid by digging: an attempt takes a solution, the given one or a random one, and
 * takes clues away orbit by orbit, in a random order.
 */
final class GridDigging implements GridAttempts {
  /*
   * Clues may go as long as the solution stays the only one. If a level is requested which techniques
   * reach, they may go as long as techniques up to that level fill their cells again: that proves the
   * same without a search, and cannot take long. The puzzle may come out easier than requested.
   */
  private final GridRequest request;
  private final LongSupplier random;
  private final Watch clock;
  private final int[][] orbits;
  private final GridRating rating;
  private final ClueDigger digger;
  private @Nullable Draft draft;
  private boolean isFirst = true;

  GridDigging(GridRequest request, LongSupplier random, Watch clock) {
    this.request = request;
    this.random = random;
    this.clock = clock;
    orbits = request.orbits();
    rating = new GridRating(request.rules().structure, clock);
    digger = new ClueDigger(request.rules().structure, clock);
  }

  @Override
  public @Nullable Draft draft() {
    return draft;
  }

  @Override
  public boolean next() {
    int[] solution = new int[request.rules().layout.cells()];
    if (!request.drawSolution(digger, random, clock, isFirst, solution)) {
      return false;
    }
    isFirst = false;
    draft = new Draft(request.rules(), solution);
    int[][] units = orbits.clone();
    Draws.shuffle(units, random);
    int floor = floor();
    if (isByTechniques()) {
      digByTechniques(draft, units, floor);
    } else {
      digger.dig(solution, draft.clues, units, floor);
    }
    finish(draft, floor);
    return true;
  }

  private boolean isByTechniques() {
    return request.level() != null && request.level() != GridRating.HIGHEST;
  }

  /** Returns how many clues the next puzzle must keep. */
  private int floor() {
    return request.clues().floor(random, 0);
  }

  private void digByTechniques(Draft digging, int[][] units, int floor) {
    Level level = request.level();
    int[] sets = digging.sets();
    int all = ValueSet.all(request.rules().layout.symbols);
    int count = sets.length;
    for (int[] unit : units) {
      if (count - unit.length >= floor) {
        for (int cell : unit) {
          sets[cell] = all;
        }
        boolean isSolved = rating.fills(level, sets, unit);
        for (int cell : unit) {
          sets[cell] = isSolved ? all : ValueSet.bit(digging.solution[cell]);
          digging.clues[cell] = !isSolved;
        }
        count -= isSolved ? unit.length : 0;
      }
    }
  }

  private void finish(Draft dug, int floor) {
    if (request.level() != null) {
      dug.level = rating.level(dug.sets(), request.level());
    }
    if (request.clues().minimal() && request.missOfLevel(dug) == 0) {
      boolean isProved = !isByTechniques() && request.hasSingleOrbits() && floor == 0;
      dug.isMinimal = isProved || digger.isMinimal(dug.solution, dug.clues);
    }
  }
}
