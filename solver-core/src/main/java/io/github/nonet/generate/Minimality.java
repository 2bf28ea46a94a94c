package io.github.nonet.generate;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Finds out which clues of a puzzle are needed. A proper puzzle is <em>minimal</em> if removing any
 * one of its clues would give it a second solution.
 *
 * <p>All methods throw {@link IllegalArgumentException} if a board is not proper; its message
 * reports whether the board has no solution, or two or more. They are thread-safe, search with
 * {@link Solver#getDefault()} about once for each clue, and throw {@link
 * io.github.nonet.SearchInterruptedException} if their thread is interrupted.
 *
 * @since 1.0.0
 */
public final class Minimality {

  private Minimality() {}

  /**
   * {@return whether no clue of {@code puzzle} can be removed}
   *
   * @param puzzle a proper puzzle
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static boolean isMinimal(Board puzzle) {
    return clues(requireProper(puzzle)).noneMatch(clue -> isRedundant(puzzle, clue));
  }

  /**
   * {@return the cells of the redundant clues, any one of which can be removed, ascending;
   * unmodifiable} After one of them has been removed, others may be needed.
   *
   * @param puzzle a proper puzzle
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static List<Integer> redundantClues(Board puzzle) {
    return clues(requireProper(puzzle))
        .filter(clue -> isRedundant(puzzle, clue))
        .boxed()
        .collect(Lists.toList());
  }

  private static IntStream clues(Board puzzle) {
    return IntStream.range(0, CELLS).filter(cell -> puzzle.digit(cell) != 0);
  }

  private static boolean isRedundant(Board puzzle, int clue) {
    return Solver.getDefault().hasUniqueSolution(puzzle.with(clue, 0));
  }

  /**
   * {@return a minimal puzzle with some of the clues of {@code puzzle}, which are tried in a random
   * order: each is removed if the puzzle stays proper}
   *
   * @param puzzle a proper puzzle
   * @param random a source of random numbers of 64 bits, which decide the order: {@code new
   *     SplittableRandom()::nextLong}
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static Board minimize(Board puzzle, LongSupplier random) {
    Objects.requireNonNull(random, "random");
    return dig(requireProper(puzzle), random);
  }

  /**
   * {@return a minimal puzzle with some of the clues of {@code puzzle}, which are tried in the
   * random order of a seed: each is removed if the puzzle stays proper} A seed gives the same
   * puzzle on every JDK and on Android.
   *
   * @param puzzle a proper puzzle
   * @param seed any number; it decides the order
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static Board minimize(Board puzzle, long seed) {
    return dig(requireProper(puzzle), new SplitMix64(seed));
  }

  private static Board dig(Board puzzle, LongSupplier random) {
    int[][] units = units(clues(puzzle));
    RandomDraws.shuffle(units, random);
    return new Digger(puzzle).dig(units, 0);
  }

  /**
   * {@return a minimal puzzle with some of the clues of {@code puzzle}, which are tried in the
   * given order: each is removed if the puzzle stays proper}
   *
   * @param puzzle a proper puzzle
   * @param order the cells in the order of the trials, 0 to 80; empty cells and repetitions are
   *     skipped, and clues that are not listed are tried after the others, in ascending order
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   * @throws IndexOutOfBoundsException if {@code order} names a cell that does not exist
   */
  public static Board minimize(Board puzzle, List<Integer> order) {
    requireProper(puzzle);
    List<Integer> ownOrder = List.copyOf(Objects.requireNonNull(order, "order"));
    ownOrder.forEach(cell -> Arguments.requireIndex("cell", cell, CELLS));
    IntStream cells =
        IntStream.concat(ownOrder.stream().mapToInt(Integer::intValue), IntStream.range(0, CELLS))
            .distinct()
            .filter(cell -> puzzle.digit(cell) != 0);
    return new Digger(puzzle).dig(units(cells), 0);
  }

  private static int[][] units(IntStream cells) {
    return cells.mapToObj(cell -> new int[] {cell}).toArray(int[][]::new);
  }

  private static Board requireProper(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    Arguments.requireProper(puzzle, Solver.getDefault().countSolutions(puzzle, 2));
    return puzzle;
  }
}
