package io.github.nonet.contract;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every {@link Solver} must do. To put one to the test, extend this class and implement {@link
 * #solver()}; override the other hooks where the solver promises more than it must.
 *
 * <p>A minute is a generous limit for each single test: its purpose is to end a solver that hangs.
 * Each test runs in a thread of its own, so one that does not react to interruption ends too.
 */
@Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class SolverContract extends SearchContract {
  private static final String GOLDEN = "io.github.nonet.contract.GoldenBoards#";

  /** Makes the suite. */
  protected SolverContract() {}

  /** Returns the solver to be tested. It is called often; it may return the same each time. */
  @Override
  protected abstract Solver solver();

  /**
   * Returns the order in which the solver promises to find the solutions of a board, such as {@link
   * Comparator#naturalOrder()}. By default it promises none: all boards are equal.
   */
  protected Comparator<Board> promisedOrder() {
    return (board, other) -> 0;
  }

  /**
   * Returns whether the solver promises to find all solutions of the boards that are cruel to plain
   * backtracking, within {@link #cruelBoardGuesses()}. By default it may give up there; but an
   * answer, if it gives one, must be right.
   */
  protected boolean mastersCruelBoards() {
    return false;
  }

  /** Returns how many guesses the solver may make at a cruel board. */
  protected long cruelBoardGuesses() {
    return 20_000;
  }

  /**
   * Returns whether the suite asks about a golden board: by default about each, and only then has
   * the solver kept the whole contract. Where the suite of a slow solver must be quick, it may
   * leave boards out.
   */
  @Override
  protected boolean asksAbout(GoldenBoard board) {
    return true;
  }

  // Answers

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void solve_goldenBoard(GoldenBoard board) {
    if (asksAbout(board)) {
      Optional<Board> answer = solver().solve(board.puzzle());
      Call solve = Call.of(board.puzzle(), "solve(puzzle)");
      solve.mustFind(Math.min(1, board.count()), answer.stream().count());
      solve.mustFind(
          solver().solutions(board.puzzle()).limit(1).toList(), answer.stream().toList());
    }
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void countSolutions_goldenBoard(GoldenBoard board) {
    if (asksAbout(board)) {
      requireCount(board, Long.MAX_VALUE);
    }
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void countSolutions_smallLimit(GoldenBoard board) {
    if (asksAbout(board)) {
      for (long limit = 0; limit <= 3; limit++) {
        requireCount(board, limit);
      }
    }
  }

  private void requireCount(GoldenBoard board, long limit) {
    Call.of(board.puzzle(), "countSolutions(puzzle, %d)", limit)
        .mustReturn(Math.min(limit, board.count()), solver().countSolutions(board.puzzle(), limit));
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void hasUniqueSolution_goldenBoard(GoldenBoard board) {
    if (asksAbout(board)) {
      Call.of(board.puzzle(), "hasUniqueSolution(puzzle)")
          .mustReturn(board.count() == 1, solver().hasUniqueSolution(board.puzzle()));
    }
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void solutions_goldenBoard(GoldenBoard board) {
    if (asksAbout(board)) {
      Call solutions = Call.of(board.puzzle(), "solutions(puzzle)");
      List<Board> found = solver().solutions(board.puzzle()).toList();
      requireSolutions(solutions, board, found);
      solutions.mustFind(board.count(), found.size());
      board.solution().ifPresent(solution -> solutions.mustFind(List.of(solution), found));
    }
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "atLeast")
  void countSolutions_moreThanTheLimit(GoldenBoard board) {
    requireCount(board, board.count());
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "atLeast")
  void solutions_tenOfVeryMany(GoldenBoard board) {
    Call solutions = Call.of(board.puzzle(), "solutions(puzzle).limit(10)");
    List<Board> found = solver().solutions(board.puzzle()).limit(10).toList();
    requireSolutions(solutions, board, found);
    solutions.mustFind(10, found.size());
  }

  private void requireSolutions(Call call, GoldenBoard board, List<Board> found) {
    call.mustFindSolutions(board.puzzle(), found);
    call.mustFindEachOnce(found);
    List<Board> sorted = new ArrayList<>(found);
    sorted.sort(promisedOrder());
    call.mustFind(sorted, found);
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "cruel")
  void countSolutions_cruelBoard(GoldenBoard board) {
    long limit = cruelBoardGuesses();
    Call count = Call.of(board.puzzle(), "within(%d guesses).countSolutions(puzzle, any)", limit);
    try {
      long found = within(limit).countSolutions(board.puzzle(), Long.MAX_VALUE);
      count.mustReturn(board.count(), found);
    } catch (SearchLimitExceededException e) {
      count.mustReturn(!mastersCruelBoards(), e, String.valueOf(board.count()));
      count.mustTell(limit, e.guesses());
    }
  }

  @ParameterizedTest
  @MethodSource(GOLDEN + "cruel")
  void advance_cruelBoard(GoldenBoard board) {
    Search search = solver().search(board.puzzle());
    if (search.advance(cruelBoardGuesses()) == Progress.SOLUTION) {
      Call found = Call.of(board.puzzle(), "search(puzzle).advance(%d)", cruelBoardGuesses());
      found.mustFind(board.solution().stream().toList(), List.of(search.solution()));
    }
  }

  // Pencil marks

  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void candidates_ofAGoldenBoard(GoldenBoard board) {
    if (asksAbout(board)) {
      Candidates marks = Candidates.of(board.puzzle());
      Call.of(board.puzzle(), "countSolutions(Candidates.of(puzzle), any)")
          .mustReturn(board.count(), solver().countSolutions(marks, Long.MAX_VALUE));
      Call.of(board.puzzle(), "hasUniqueSolution(Candidates.of(puzzle))")
          .mustReturn(board.count() == 1, solver().hasUniqueSolution(marks));
      Call.of(board.puzzle(), "solve(Candidates.of(puzzle))")
          .mustFind(Math.min(1, board.count()), solver().solve(marks).stream().count());
    }
  }

  /** Each elimination leaves the solutions that have another digit there. */
  @ParameterizedTest
  @MethodSource(GOLDEN + "plain")
  void candidates_fewerThanTheRulesLeave(GoldenBoard board) {
    if (asksAbout(board)) {
      List<Board> left = new ArrayList<>(solver().solutions(board.puzzle()).toList());
      Candidates marks = Candidates.of(board.puzzle());
      for (int cell = 4; cell < 81 && !left.isEmpty(); cell += 11) {
        if (board.puzzle().digit(cell) == 0) {
          int here = cell;
          int digit = left.get(left.size() / 2).digit(here);
          marks = marks.without(here, digit);
          left.removeIf(solution -> solution.digit(here) == digit);
          Call.of(marks.toSukakuString(), "solutions(marks)")
              .mustFindInAnyOrder(left, solver().solutions(marks).toList());
        }
      }
    }
  }

  /** A puzzle of marks alone, without a clue: the digits of three solutions of a board. */
  @Test
  void candidates_withoutAClue() {
    List<Board> three = solver().solutions(SEVERAL).limit(3).toList();
    Candidates marks = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        int here = cell;
        int unwanted = digit;
        boolean isWanted = three.stream().anyMatch(board -> board.digit(here) == unwanted);
        marks = isWanted ? marks : marks.without(cell, digit);
      }
    }
    Call solutions = Call.of(marks.toSukakuString(), "solutions(marks)");
    List<Board> found = solver().solutions(marks).toList();
    Candidates allowed = marks;
    solutions.mustFindSolutions(Board.EMPTY, found);
    solutions.mustFindInAnyOrder(
        Stream.concat(three.stream(), found.stream().filter(board -> allows(allowed, board)))
            .distinct()
            .toList(),
        found);
  }

  private static boolean allows(Candidates marks, Board solution) {
    return IntStream.range(0, 81).allMatch(cell -> marks.allows(cell, solution.digit(cell)));
  }

  @Test
  void candidates_pausedAfterEachGuess() {
    Candidates marks = Candidates.of(SEVERAL).without(1, 4).without(40, 2);
    requireSameWhenPaused(
        marks.toSukakuString(),
        "advance(1) of search(marks)",
        () -> solver().search(marks),
        () -> 1);
  }

  @Test
  void candidates_limitAndInterruption() {
    Candidates marks = Candidates.of(Board.EMPTY).without(0, 1);
    Call count = Call.of(marks.toSukakuString(), "within(70 guesses).countSolutions(marks, any)");
    count.mustTell(
        70,
        count
            .mustThrow(
                SearchLimitExceededException.class,
                () -> within(70).countSolutions(marks, Long.MAX_VALUE))
            .guesses());
    requireInterrupted(marks.toSukakuString(), "solve(marks)", () -> solver().solve(marks));
  }

  /** An open cell without a candidate: no solution, whatever the other cells are. */
  @Test
  void candidates_cellWithoutCandidate() {
    Candidates marks = Candidates.of(PROPER);
    for (int digit : PROPER.candidates(0)) {
      marks = marks.without(0, digit);
    }
    Call.of(marks.toSukakuString(), "solve(marks)")
        .mustReturn(Optional.empty(), solver().solve(marks));
    Call.of(marks.toSukakuString(), "countSolutions(marks, 2)")
        .mustReturn(0L, solver().countSolutions(marks, 2));
  }

  // Arguments

  @Test
  void countSolutions_negativeLimit() {
    Call.of(PROPER, "countSolutions(puzzle, -1)")
        .mustThrow(IllegalArgumentException.class, () -> solver().countSolutions(PROPER, -1));
  }

  @Test
  void everyMethod_null() {
    requireNullRefused("search((Board) null)", "puzzle", () -> solver().search((Board) null));
    requireNullRefused("solve(null)", "puzzle", () -> solver().solve(null));
    requireNullRefused("countSolutions(null, 1)", "puzzle", () -> solver().countSolutions(null, 1));
    requireNullRefused("hasUniqueSolution(null)", "puzzle", () -> solver().hasUniqueSolution(null));
    requireNullRefused("solutions(null)", "puzzle", () -> solver().solutions(null));
    requireNullRefused(
        "search((Candidates) null)", "puzzle", () -> solver().search((Candidates) null));
    requireNullRefused("within(null)", "limit", () -> solver().within(null));
  }

  private static void requireNullRefused(String call, String argument, Callable<?> code) {
    Call words = Call.of("null", call);
    NullPointerException refusal = words.mustThrow(NullPointerException.class, code);
    words.mustReturn(
        String.valueOf(refusal.getMessage()).contains(argument),
        refusal,
        "a message that names " + argument);
  }
}
