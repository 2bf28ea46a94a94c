package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.SplitMix64;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a puzzle of the requested difficulty. The first attempt digs a puzzle. Each further one
 * changes it: clues come back where it is too hard; where it is too easy, some come back and others
 * are dug out. A change is kept unless the puzzle then misses the request by more. When that leads
 * nowhere, it starts with a new solution.
 */
final class AimedDigging implements Attempts {
  /*
   * Puzzles that share most of their clues are often nearly as hard, so a walk from a puzzle that is
   * nearly right comes to a right one sooner than a new puzzle is one. Clues that come back make a
   * puzzle easier or leave it as it is, nearly always.
   */

  /** Attempts in a row that came no nearer, after which the walk starts again. */
  private static final int PATIENCE = 25;

  /** Orbits that come back before others are dug out. */
  private static final int SHAKEN_ORBITS = 2;

  private final Request request;
  private final SplitMix64 random;
  private final Digging digging;
  private final Closest closest;

  private @Nullable Board puzzle;
  private @Nullable Board solution;
  private int miss;
  private int attemptsInVain;

  AimedDigging(Request request, SplitMix64 random) {
    this.request = request;
    this.random = random;
    this.digging = new Digging(request, random);
    closest = new Closest(request);
  }

  @Override
  public Optional<Board> next() {
    if (puzzle == null || attemptsInVain == PATIENCE) {
      start();
    } else {
      step();
    }
    if (puzzle == null || miss != 0) {
      return Optional.empty();
    }
    Board found = puzzle;
    puzzle = null;
    return Optional.of(found);
  }

  @Override
  public Board closest() {
    return closest.puzzle();
  }

  private void start() {
    solution = digging.solution();
    Board dug = digging.dig(solution);
    puzzle = digging.isAsAskedFor(dug) ? dug : null;
    miss = puzzle == null ? 0 : request.miss(puzzle);
    closest.see(dug, puzzle == null ? Closest.NOT_RATED : miss);
    attemptsInVain = 0;
  }

  private void step() {
    attemptsInVain++;
    Board changed = miss > 0 && mayGrow() ? withOrbits(1) : shaken();
    if (changed.equals(puzzle) || !digging.isAsAskedFor(changed)) {
      return;
    }
    int changedMiss = request.miss(changed);
    if (Math.abs(changedMiss) <= Math.abs(miss)) {
      attemptsInVain = Math.abs(changedMiss) < Math.abs(miss) ? 0 : attemptsInVain;
      puzzle = changed;
      miss = changedMiss;
      closest.see(puzzle, miss);
    }
  }

  private boolean mayGrow() {
    return !request.clues().minimal() && puzzle.clueCount() < request.clues().max();
  }

  /**
   * Returns the puzzle with that number of extra orbits of clues, or with fewer if no more are
   * left.
   */
  private Board withOrbits(int count) {
    int[][] orbits = orbits(puzzle, false);
    RandomDraws.shuffle(orbits, random);
    Board grown = puzzle;
    for (int i = 0; i < Math.min(count, orbits.length); i++) {
      for (int cell : orbits[i]) {
        grown = grown.with(cell, solution.digit(cell));
      }
    }
    return grown;
  }

  private Board shaken() {
    Board grown = withOrbits(SHAKEN_ORBITS);
    int[][] orbits = orbits(grown, true);
    RandomDraws.shuffle(orbits, random);
    return new Digger(grown).dig(orbits, digging.floor());
  }

  /** Returns the orbits that hold clues, or those that do not. */
  private int[][] orbits(Board board, boolean filled) {
    return Arrays.stream(request.symmetry().orbits())
        .filter(orbit -> (board.digit(orbit[0]) != 0) == filled)
        .toArray(int[][]::new);
  }
}
