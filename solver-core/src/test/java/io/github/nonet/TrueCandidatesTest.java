package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The true candidates of boards, against all solutions. */
class TrueCandidatesTest {
  private static final long MOST = 2_000;

  private static Candidates trueOf(Puzzle puzzle) {
    return Candidates.trueCandidates(puzzle, SearchLimit.NONE);
  }

  /** Returns the digits of all solutions, found one by one. */
  private static int[] bruteForce(Puzzle puzzle) {
    int[] sets = new int[81];
    Solver.getDefault()
        .solutions(puzzle)
        .forEach(
            solution -> {
              for (int cell = 0; cell < 81; cell++) {
                sets[cell] |= 1 << solution.digit(cell);
              }
            });
    return sets;
  }

  /** Clues of a solved board, one of them wrong now and then, and marks that are gone. */
  @Test
  void trueCandidates_asAllSolutionsSay() {
    for (int seed = 1; seed <= Tries.of(6, 60); seed++) {
      requireAsAllSolutionsSay(new Random(seed));
    }
  }

  private static void requireAsAllSolutionsSay(Random random) {
    Board board = Boards.SOLUTION;
    Set<Integer> tried = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      int cell = random.nextInt(81);
      if (tried.add(cell)) {
        Board fewer = board.with(cell, 0);
        board = Solver.getDefault().countSolutions(fewer, MOST) < MOST ? fewer : board;
      }
    }
    if (random.nextInt(5) == 0) {
      board = board.with(random.nextInt(81), 1 + random.nextInt(9));
    }
    Candidates marks = Candidates.of(board);
    for (int i = random.nextInt(20); i > 0; i--) {
      int cell = random.nextInt(81);
      marks = board.digit(cell) == 0 ? marks.without(cell, 1 + random.nextInt(9)) : marks;
    }
    assertThat(trueOf(board).toDigitSets()).isEqualTo(bruteForce(board));
    assertThat(trueOf(marks).toDigitSets()).isEqualTo(bruteForce(marks));
  }

  @Test
  void trueCandidates_keepWhatIsGivenAndPlaced() {
    Candidates state = Candidates.of(Boards.PUZZLE);
    int open = Boards.PUZZLE.toString().indexOf('.');
    Candidates found = trueOf(state.with(open, Boards.SOLUTION.digit(open)));
    for (int cell = 0; cell < 81; cell++) {
      int digit = Boards.PUZZLE.digit(cell);
      assertThat(found.isGiven(cell)).isEqualTo(digit != 0);
      assertThat(found.digits(cell)).containsExactly(Boards.SOLUTION.digit(cell));
      assertThat(found.digit(cell)).isEqualTo(cell == open ? Boards.SOLUTION.digit(cell) : digit);
    }
  }

  @Test
  void trueCandidates_ofTheEmptyAndTheFull() {
    assertThat(trueOf(Board.EMPTY)).isEqualTo(Candidates.of(Board.EMPTY));
    assertThat(trueOf(Boards.SOLUTION)).isEqualTo(Candidates.of(Boards.SOLUTION));
  }

  @Test
  void trueCandidates_noneWithoutASolution() {
    Candidates none = Candidates.copyOf(new int[81]);
    Candidates cellWithoutMark = Candidates.of(Board.EMPTY);
    for (int digit = 1; digit <= 9; digit++) {
      cellWithoutMark = cellWithoutMark.without(40, digit);
    }
    assertThat(trueOf(Boards.INCONSISTENT)).isEqualTo(none);
    assertThat(trueOf(Boards.SOLUTION.with(0, Boards.SOLUTION.digit(1)))).isEqualTo(none);
    assertThat(trueOf(cellWithoutMark)).isEqualTo(none);
  }

  @Test
  void trueCandidates_limitAndInterruption() {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> Candidates.trueCandidates(Board.EMPTY, SearchLimit.guesses(100)))
        .returns(100L, SearchLimitExceededException::guesses);
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> trueOf(Board.EMPTY));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void trueCandidates_null() {
    assertThatNullPointerException().isThrownBy(() -> trueOf(null)).withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> Candidates.trueCandidates(Board.EMPTY, null))
        .withMessage("limit");
  }
}
