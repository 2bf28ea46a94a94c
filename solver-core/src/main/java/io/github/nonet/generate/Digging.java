package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.SplitMix64;
import java.util.Optional;

/**
 * Looks for a puzzle by digging: an attempt takes a solution, the given one or a random one, and
 * takes clues away orbit by orbit, in a random order, as long as the puzzle stays proper.
 */
final class Digging implements Attempts {
  /*
   * How far to dig. A minimal puzzle, and one without a requested number of clues, is dug to the
   * end. Otherwise each number of the range is aimed at with the same probability.
   */
  private final Request request;
  private final SplitMix64 random;
  private final Closest closest;

  Digging(Request request, SplitMix64 random) {
    this.request = request;
    this.random = random;
    closest = new Closest(request);
  }

  @Override
  public Optional<Board> next() {
    Board dug = dig(solution());
    closest.see(dug, 0);
    return Optional.of(dug).filter(this::isAsAskedFor);
  }

  @Override
  public Board closest() {
    return closest.puzzle();
  }

  /** Returns the solution of the next puzzle. */
  Board solution() {
    return request.solution() == null ? SolutionSampler.sample(random) : request.solution();
  }

  /** Takes clues away in a random order. */
  Board dig(Board solution) {
    int floor = floor();
    int[][] units = request.symmetry().orbits();
    RandomDraws.shuffle(units, random);
    return new Digger(solution).dig(units, floor);
  }

  /** A puzzle that was dug to the end cell by cell is minimal and need not be checked. */
  boolean isAsAskedFor(Board puzzle) {
    boolean mustAsk = request.clues().minimal() && request.symmetry() != Symmetry.NONE;
    return request.clues().miss(puzzle.clueCount()) == 0
        && (!mustAsk || Minimality.isMinimal(puzzle));
  }

  /** Returns how many clues the next puzzle must keep. */
  int floor() {
    return request.clues().floor(random, Request.FEWEST_CLUES);
  }
}
