package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.internal.Draws;
import io.github.nonet.internal.SplitMix64;
import java.util.Optional;

/**
 * Looks for a puzzle by digging: an attempt takes a solution, the given one or a random one, and
 * takes clues away orbit by orbit, in a random order, as long as the puzzle stays proper.
 */
final class Digging implements Attempts {
  /*
   * How far to dig. A minimal puzzle, and one without a wish for the number of clues, is dug to the
   * end. Otherwise each number of the range is aimed at with the same probability.
   */
  private final Request request;
  private final SplitMix64 random;

  Digging(Request request, SplitMix64 random) {
    this.request = request;
    this.random = random;
  }

  @Override
  public Optional<Board> next() {
    Board solution =
        request.solution() == null ? SolutionSampler.sample(random) : request.solution();
    int floor = floor();
    int[][] units = request.symmetry().orbits();
    Draws.shuffle(units, random);
    return Optional.of(new Digger(solution).dig(units, floor)).filter(this::isAsAskedFor);
  }

  /** What was dug to the end cell by cell is minimal, and need not be asked. */
  private boolean isAsAskedFor(Board puzzle) {
    boolean mustAsk = request.minimal() && request.symmetry() != Symmetry.NONE;
    return request.hasClueCountOf(puzzle) && (!mustAsk || Minimality.isMinimal(puzzle));
  }

  private int floor() {
    if (request.minimal() || request.minClues() <= Request.FEWEST_CLUES) {
      return 0;
    }
    int aims = request.maxClues() - request.minClues() + 1;
    return request.minClues() + (int) Draws.below(random, aims);
  }
}
