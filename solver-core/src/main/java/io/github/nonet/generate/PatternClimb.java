package io.github.nonet.generate;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.SplitMix64;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a puzzle with its clues in given cells. An attempt changes one clue at random and keeps
 * the change unless the puzzle then has more solutions; when that leads nowhere, or there was no
 * attempt yet, it starts with the clues of a new random solution.
 */
final class PatternClimb implements Attempts {
  /*
   * Few patterns of 20 to 25 cells are proper with the digits of a random solution, but the number
   * of solutions shows how far off one is. Numbers of solutions are facts about the board, not
   * about the solver that counts them, so the climb is the same with every solver.
   */

  /** Solutions are counted up to this many: more say no more and take time. */
  private static final long MOST_COUNTED = 1_000;

  /** Attempts in a row without fewer solutions after which a climb is given up. */
  private static final int PATIENCE = 500;

  private final Solver solver = Solver.getDefault();
  private final Request request;
  private final SplitMix64 random;
  private final int[] cells;
  private final Closest closest;

  private @Nullable Board puzzle;
  private long solutions;
  private int attemptsInVain;

  PatternClimb(Request request, SplitMix64 random) {
    this.request = request;
    this.random = random;
    this.cells = request.clues().pattern().stream().mapToInt(Integer::intValue).sorted().toArray();
    closest = new Closest(request);
  }

  @Override
  public Optional<Board> next() {
    if (puzzle == null || attemptsInVain == PATIENCE) {
      start();
    } else {
      step();
    }
    if (solutions > 1) {
      return Optional.empty();
    }
    Board proper = puzzle;
    puzzle = null;
    boolean isRated = !request.clues().minimal() || Minimality.isMinimal(proper);
    int miss = isRated ? request.miss(proper) : Closest.NOT_RATED;
    closest.see(proper, miss);
    return Optional.of(proper).filter(board -> miss == 0);
  }

  /** The clues of the pattern may have several solutions: then it has more clues than they. */
  @Override
  public Board closest() {
    return closest.isNone() ? completed() : closest.puzzle();
  }

  /** Returns a puzzle with the clues so far, and others as they are needed for one solution. */
  private Board completed() {
    int[][] others =
        IntStream.range(0, Request.CELLS)
            .filter(cell -> !request.clues().pattern().contains(cell))
            .mapToObj(cell -> new int[] {cell})
            .toArray(int[][]::new);
    RandomDraws.shuffle(others, random);
    return new Digger(anySolution()).dig(others, 0);
  }

  private Board anySolution() {
    return solver
        .solve(puzzle)
        .orElseThrow(() -> new IllegalStateException("a climb left its solution: " + puzzle));
  }

  private void start() {
    puzzle = request.restrict(SolutionSampler.sample(random));
    solutions = solver.countSolutions(puzzle, MOST_COUNTED);
    attemptsInVain = 0;
  }

  private void step() {
    int cell = cells[(int) RandomDraws.below(random, cells.length)];
    Board changed = puzzle.with(cell, 1 + (int) RandomDraws.below(random, SIZE));
    attemptsInVain++;
    if (!changed.isConsistent()) {
      return;
    }
    long count = solver.countSolutions(changed, Math.min(MOST_COUNTED, solutions + 1));
    if (count > 0 && count <= solutions) {
      attemptsInVain = count < solutions ? 0 : attemptsInVain;
      puzzle = changed;
      solutions = count;
    }
  }
}
