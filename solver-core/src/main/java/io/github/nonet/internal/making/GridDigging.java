package io.github.nonet.internal.making;

import io.github.nonet.Level;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.sets.ValueSet;
import java.util.function.LongSupplier;

/**
 * Looks for a grid by digging: an attempt takes a solution, the given one or a random one, and
 * takes clues away orbit by orbit, in a random order.
 */
final class GridDigging extends GridAttempts {
  /*
   * Clues may go as long as the solution stays the only one. If a level is requested which techniques
   * reach, they may go as long as techniques up to that level fill their cells again: that proves the
   * same without a search, and cannot take long. The puzzle may come out easier than requested.
   *
   * Chains take longer than a search for another solution: if it finds one, they are not asked. It
   * ends after some guesses, and saves only time.
   */
  private static final long MOST_GUESSES = 1_000;

  /** The techniques up to this level are quicker than the search. */
  private static final Level QUICK = Level.HARD;

  private final int[][] orbits;
  private final GridRating rating;

  GridDigging(GridRequest request, LongSupplier random, LimitedWatch watch) {
    super(request, random, watch);
    orbits = request.orbits();
    rating = new GridRating(request.rules().structure, watch);
  }

  @Override
  boolean next() {
    int[] solution = drawSolution();
    if (solution == null) {
      return false;
    }
    draft = new Draft(request.rules(), solution);
    int[][] units = orbits.clone();
    RandomDraws.shuffle(units, random);
    int floor = request.clues().floor(random, 0);
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

  private void digByTechniques(Draft digging, int[][] units, int floor) {
    int[] sets = digging.sets();
    if (request.level().compareTo(QUICK) > 0) {
      digger.dig(
          digging.solution,
          digging.clues,
          units,
          floor,
          MOST_GUESSES,
          unit -> follows(digging, unit, sets));
      return;
    }
    int count = digging.clueCount();
    for (int[] unit : units) {
      if (count - unit.length >= floor && follows(digging, unit, sets)) {
        count -= unit.length;
        for (int cell : unit) {
          digging.clues[cell] = false;
        }
      }
    }
  }

  /** Returns whether techniques find the clues of a unit, which then leave the sets. */
  private boolean follows(Draft digging, int[] unit, int[] sets) {
    for (int cell : unit) {
      sets[cell] = ValueSet.all(request.rules().layout.symbols);
    }
    boolean isFound = rating.fills(request.level(), sets, unit);
    for (int cell : unit) {
      sets[cell] = isFound ? sets[cell] : ValueSet.bit(digging.solution[cell]);
    }
    return isFound;
  }

  private void finish(Draft dug, int floor) {
    rate(dug, rating);
    if (request.clues().minimal() && request.missOfLevel(dug) == 0) {
      boolean isProved = !isByTechniques() && request.hasSingleOrbits() && floor == 0;
      dug.isMinimal = isProved || digger.isMinimal(dug.solution, dug.clues);
    }
  }
}
