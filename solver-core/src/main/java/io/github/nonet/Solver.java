package io.github.nonet;

import io.github.nonet.internal.Arguments;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds the solutions of puzzles. Use {@link #getDefault()} unless you have a reason not to. {@link
 * Algorithm} lists the other solvers of the library; implement {@link #search(Board)} to add your
 * own.
 *
 * <p>A solver accepts any board. If a board has no solution, consistent or not, the answer is
 * empty; no exception is thrown.
 *
 * <p>Solvers are thread-safe. Implementations must also be thread-safe, which is easy if all
 * mutable state is kept in the {@link Search}. Every call that searches throws {@link
 * SearchInterruptedException} promptly when its thread is interrupted, or was before, and keeps the
 * interrupt status.
 *
 * <p>The time a search takes depends on the puzzle. The worst cases of {@link Algorithm}'s textbook
 * strategies take hours; use {@link #within} where that must not happen.
 *
 * @since 1.0.0
 */
public interface Solver {
  /**
   * {@return a new search for the solutions of {@code puzzle}} It does no work before it is first
   * advanced.
   *
   * @param puzzle any board
   */
  Search search(Board puzzle);

  /**
   * {@return a new search for the solutions of a pencil-mark puzzle} A solution is a solved board
   * each of whose digits is allowed by {@code puzzle} in its cell. The search does no work before
   * it is first advanced.
   *
   * @param puzzle any candidates
   * @implSpec The default implementation delegates to {@link #search(Board)} if the filled cells
   *     and the rules of Sudoku alone leave exactly the candidates of {@code puzzle}. Otherwise it
   *     guesses among the candidates of an open cell with the fewest. The algorithms of {@link
   *     Algorithm} keep their order of cells and guess no more than they do on boards.
   */
  default Search search(Candidates puzzle) {
    return new CandidatesSearch(this, Objects.requireNonNull(puzzle, "puzzle"));
  }

  /**
   * {@return a solution of {@code puzzle}, or empty if it has none} If there are several, the
   * choice is unspecified but always the same, unless the solver promises more.
   *
   * @param puzzle any board or candidates
   * @implSpec The default implementation advances a new search to its first solution.
   */
  default Optional<Board> solve(Puzzle puzzle) {
    return newSearch(puzzle).firstSolution();
  }

  /**
   * {@return the number of solutions of {@code puzzle}, but at most {@code limit}: counting stops
   * there}
   *
   * @param puzzle any board or candidates
   * @param limit 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   * @implSpec The default implementation advances a new search {@code limit} times, or until it is
   *     exhausted.
   */
  default long countSolutions(Puzzle puzzle, long limit) {
    Arguments.requireNotNegative("limit", limit);
    return newSearch(puzzle).countSolutions(limit);
  }

  /**
   * {@return whether {@code puzzle} is proper, that is, has exactly one solution}
   *
   * @param puzzle any board or candidates
   * @implSpec The default implementation {@linkplain #countSolutions counts} up to two.
   */
  default boolean hasUniqueSolution(Puzzle puzzle) {
    return countSolutions(puzzle, 2) == 1;
  }

  /**
   * {@return the solutions of {@code puzzle}, each once} The stream is lazy: each solution is
   * searched for when it is requested. It has the order of the search. A parallel stream searches
   * in one thread at a time, so it gains nothing; and the operations {@code skip} and {@code
   * dropWhile} of a parallel stream keep all solutions in memory.
   *
   * @param puzzle any board or candidates
   * @implSpec The default implementation advances a new search for each element.
   */
  default Stream<Board> solutions(Puzzle puzzle) {
    return newSearch(puzzle).solutions();
  }

  private GuardedSearch newSearch(Puzzle puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return ForeignSearch.guard(
        puzzle instanceof Board board ? search(board) : search((Candidates) puzzle));
  }

  /**
   * {@return a view of this solver whose calls may each cost at most {@code limit}; a call that
   * needs more throws {@link SearchLimitExceededException}} For {@link #solutions} and {@link
   * #search(Board)} the limit bounds the whole stream and the whole search. A view of a view keeps
   * both limits.
   *
   * {@snippet file="SnippetsTest.java" region="limit" :
   * Solver bounded = solver.within(SearchLimit.time(Duration.ofMillis(50)));
   * }
   *
   * @param limit the limit for each call
   */
  default Solver within(SearchLimit limit) {
    return new LimitedSolver(this, Objects.requireNonNull(limit, "limit"));
  }

  /**
   * {@return a solver that searches the branches that a function returns for each board} The
   * function receives a board that is consistent and not complete. It returns the boards to try
   * next, in order: none at a dead end, one if a digit follows, several if a guess is needed. Each
   * of them keeps all digits of the board and adds at least one. No solution may be in two
   * branches.
   *
   * <p>This is the simplest way to write a custom strategy. The solver counts guesses, pauses,
   * honours limits and interruption, and keeps only the branches of one path in memory.
   *
   * {@snippet file="SnippetsTest.java" region="branching" :
   * Solver solver =
   *     Solver.branching(
   *         board -> {
   *           int cell = board.toString().indexOf('.');
   *           return board.candidates(cell).stream().map(digit -> board.with(cell, digit)).toList();
   *         });
   * }
   *
   * @param branches a function without side effects, called from every thread that solves; a search
   *     throws {@link IllegalStateException} if a branch does not add a digit to its board
   */
  static Solver branching(Function<Board, List<Board>> branches) {
    return new BranchingSolver(Objects.requireNonNull(branches, "branches"));
  }

  /**
   * {@return the recommended solver, which is fast on every proper puzzle and every platform,
   * starting with the first puzzle}
   *
   * @implSpec The choice of solver, and with it the order of several solutions, may change from one
   *     version to the next.
   */
  static Solver getDefault() {
    return Algorithm.BITBOARD.solver();
  }
}
