package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;

/**
 * Finds out which clues, cages and constraints of a puzzle are needed. A proper puzzle is
 * <em>minimal</em> if removing any one of them would give it a second solution. The layout of the
 * rules stays as it is, and so do {@link Rules.Builder#antiKnight} and the other parts of the
 * builder.
 *
 * <p>All methods throw {@link IllegalArgumentException} if a puzzle is not proper; its message
 * reports whether the puzzle has no solution, or two or more. They are thread-safe, search once for
 * each clue, cage or constraint that they check, and throw {@link
 * io.github.nonet.SearchInterruptedException} if their thread is interrupted. Some grids of 16
 * values and more take hours, so set a limit: its time bounds the whole call, its guesses bound
 * each search. A call that needs more throws {@link io.github.nonet.SearchLimitExceededException}.
 *
 * @since 1.0.0
 */
public final class GridMinimality {
  private final Grid puzzle;
  private final GridSolver solver;

  private GridMinimality(Grid puzzle, SearchLimit limit) {
    this.puzzle = Objects.requireNonNull(puzzle, "puzzle").shown();
    solver =
        GridSolutionCheck.solver(Objects.requireNonNull(limit, "limit"), new LimitedWatch(limit));
    Arguments.requireProper(puzzle, solver.countSolutions(this.puzzle, 2));
  }

  /**
   * {@return whether no clue, cage or constraint of {@code puzzle} can be removed}
   *
   * @param puzzle a proper puzzle
   * @param limit the limit on the call
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static boolean isMinimal(Grid puzzle, SearchLimit limit) {
    GridMinimality asked = new GridMinimality(puzzle, limit);
    return asked.redundant(puzzle.clues(), 1).isEmpty()
        && asked.redundant(puzzle.rules.cages(), 1).isEmpty()
        && asked.redundant(puzzle.rules.constraints(), 1).isEmpty();
  }

  /**
   * {@return the cells of the redundant clues, any one of which can be removed, ascending;
   * unmodifiable} After one of them has been removed, others may be needed.
   *
   * @param puzzle a proper puzzle
   * @param limit the limit on the call
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static List<Integer> redundantClues(Grid puzzle, SearchLimit limit) {
    return new GridMinimality(puzzle, limit).redundant(puzzle.clues(), Integer.MAX_VALUE);
  }

  /**
   * {@return the redundant cages, any one of which can be removed, in the order of the rules;
   * unmodifiable} After one of them has been removed, others may be needed.
   *
   * @param puzzle a proper puzzle
   * @param limit the limit on the call
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static List<Cage> redundantCages(Grid puzzle, SearchLimit limit) {
    return new GridMinimality(puzzle, limit).redundant(puzzle.rules.cages(), Integer.MAX_VALUE);
  }

  /**
   * {@return the redundant constraints, any one of which can be removed, in the order of the rules;
   * unmodifiable} After one of them has been removed, others may be needed.
   *
   * @param puzzle a proper puzzle
   * @param limit the limit on the call
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static List<Constraint> redundantConstraints(Grid puzzle, SearchLimit limit) {
    return new GridMinimality(puzzle, limit)
        .redundant(puzzle.rules.constraints(), Integer.MAX_VALUE);
  }

  /**
   * {@return a minimal puzzle with some of the clues, cages and constraints of {@code puzzle}} The
   * clues are tried first, so that the puzzle relies on its cages and constraints, then the cages,
   * then the constraints, each kind in a random order. Each is removed if the puzzle stays proper.
   *
   * @param puzzle a proper puzzle
   * @param random a source of random numbers of 64 bits, which decide the orders: {@code new
   *     SplittableRandom()::nextLong}
   * @param limit the limit on the call
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static Grid minimize(Grid puzzle, LongSupplier random, SearchLimit limit) {
    Objects.requireNonNull(random, "random");
    GridMinimality asked = new GridMinimality(puzzle, limit);
    Grid minimal = asked.without(puzzle.clues(), asked.puzzle, random);
    minimal = asked.without(puzzle.rules.cages(), minimal, random);
    return asked.without(puzzle.rules.constraints(), minimal, random);
  }

  /**
   * {@return a minimal puzzle, as {@link #minimize(Grid, LongSupplier, SearchLimit)} does, with the
   * random orders of a seed} A seed gives the same puzzle on every JDK and on Android.
   *
   * @param puzzle a proper puzzle
   * @param seed any number; it decides the orders
   * @param limit the limit on the call
   * @throws IllegalArgumentException if {@code puzzle} is not proper
   */
  public static Grid minimize(Grid puzzle, long seed, SearchLimit limit) {
    return minimize(puzzle, new SplitMix64(seed), limit);
  }

  /** Returns the parts that can be left out, up to a limit. */
  private <T> List<T> redundant(List<T> parts, int most) {
    return parts.stream()
        .filter(part -> solver.hasUniqueSolution(without(puzzle, part)))
        .limit(most)
        .collect(Lists.toList());
  }

  /** Returns a grid without the parts that it does not need, tried in a random order. */
  private Grid without(List<?> parts, Grid grid, LongSupplier random) {
    Object[] order = parts.toArray();
    RandomDraws.shuffle(order, random);
    Grid minimal = grid;
    for (Object part : order) {
      Grid smaller = without(minimal, part);
      minimal = solver.hasUniqueSolution(smaller) ? smaller : minimal;
    }
    return minimal;
  }

  /** Returns a grid without a clue, which is its cell, or a cage or constraint. */
  private static Grid without(Grid grid, Object part) {
    if (part instanceof Integer cell) {
      return grid.with(cell, 0);
    }
    List<Cage> cages = new ArrayList<>(grid.rules.cages());
    List<Constraint> constraints = new ArrayList<>(grid.rules.constraints());
    // Among equal parts it does not matter which.
    Rules rules =
        cages.remove(part)
            ? grid.rules.withCages(cages)
            : constraints.remove(part) ? grid.rules.withConstraints(constraints) : grid.rules;
    return Grid.copyOf(rules, Arrays.copyOf(grid.toArray(), rules.shownCellCount()));
  }
}
