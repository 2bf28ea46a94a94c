package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The true candidates of grids, against all solutions. */
class GridTrueCandidatesTest {
  private static final long MOST = 2_000;
  private static final GridSolver SOLVER = GridSolver.getDefault();

  private static GridCandidates trueOf(GridPuzzle puzzle) {
    return GridCandidates.trueCandidates(puzzle, SearchLimit.NONE);
  }

  /** Returns the values of all solutions, found one by one. */
  private static int[] bruteForce(GridPuzzle puzzle) {
    int[] sets = new int[puzzle.rules().cellCount()];
    SOLVER
        .solutions(puzzle)
        .forEach(
            solution -> {
              for (int cell = 0; cell < sets.length; cell++) {
                sets[cell] |= 1 << solution.value(cell);
              }
            });
    return sets;
  }

  /** Takes clues away as long as the solutions can be listed. */
  private static Grid withFewClues(Grid solution, Random random) {
    Grid grid = solution;
    for (int i = 0; i < 3 * solution.rules().cellCount(); i++) {
      Grid fewer = grid.with(random.nextInt(solution.rules().cellCount()), 0);
      grid = SOLVER.countSolutions(fewer, MOST) < MOST ? fewer : grid;
    }
    return grid;
  }

  private static void requireAsAllSolutionsSay(Grid grid, Random random) {
    GridCandidates marks = GridCandidates.of(grid);
    for (int i = random.nextInt(20); i > 0; i--) {
      int cell = random.nextInt(grid.rules().cellCount());
      int value = 1 + random.nextInt(grid.rules().valueCount());
      marks = grid.value(cell) == 0 ? marks.without(cell, value) : marks;
    }
    assertThat(trueOf(grid).toSets()).as(grid.toFullString()).isEqualTo(bruteForce(grid));
    assertThat(trueOf(marks).toSets()).as(grid.toFullString()).isEqualTo(bruteForce(marks));
  }

  private static Grid drawn(Rules rules, Random random) {
    return GridGenerator.builder(rules).seed(random.nextLong()).build().make(0).solution();
  }

  /** Constraints of any kind; now and then a clue is wrong. */
  @Test
  void constraints() {
    for (int seed = 1; seed <= Tries.of(8, 40); seed++) {
      requireOfConstraints(new Random(seed));
    }
  }

  private static void requireOfConstraints(Random random) {
    Rules plain = Rules.of(random.nextBoolean() ? 4 : 6);
    Grid solution = RandomConstraints.solution(drawn(plain, random), 1 + random.nextInt(6), random);
    Grid grid = withFewClues(solution, random);
    if (random.nextInt(5) == 0) {
      grid = grid.with(random.nextInt(grid.rules().cellCount()), 1 + random.nextInt(4));
    }
    requireAsAllSolutionsSay(grid, random);
  }

  /** Killers are searched in another way than all else: cell by cell. */
  @Test
  void killers() {
    for (int seed = 1; seed <= Tries.of(4, 20); seed++) {
      requireOfKillers(new Random(seed));
    }
  }

  private static void requireOfKillers(Random random) {
    Grid solution = drawn(Rules.of(6), random);
    List<Cage> cages = new ArrayList<>();
    for (int cell = 0; cell < 36; cell += 2) {
      if (random.nextInt(3) != 0) {
        cages.add(Cage.of(solution.value(cell) + solution.value(cell + 1), cell, cell + 1));
      }
    }
    Rules rules = Rules.of(6).withCages(cages);
    requireAsAllSolutionsSay(withFewClues(Grid.copyOf(rules, solution.toArray()), random), random);
  }

  /** The empty grid of 25 values is the largest question that has a short answer. */
  @Test
  void emptyGrids_keepAll() {
    for (int size : new int[] {4, 9, 16, Tries.of(16, 25)}) {
      Rules rules = Rules.of(size);
      assertThat(trueOf(rules.emptyGrid())).isEqualTo(GridCandidates.of(rules.emptyGrid()));
    }
  }

  @Test
  void fullGrids_keepTheirValues() {
    Grid solved = SOLVER.solve(Rules.of(9).emptyGrid()).orElseThrow();
    assertThat(trueOf(solved)).isEqualTo(GridCandidates.of(solved));
    assertThat(trueOf(solved.with(3, solved.value(4))).toSets()).containsOnly(0);
  }

  @Test
  void noSolution_noCandidates() {
    Rules rules = Rules.of(4).withCages(List.of(Cage.of(3, 0, 1), Cage.of(7, 2, 3)));
    GridCandidates none = GridCandidates.copyOf(rules, new int[16]);
    assertThat(trueOf(rules.emptyGrid().with(2, 1))).isEqualTo(none);
    assertThat(trueOf(rules.emptyGrid().with(4, 1).with(5, 1))).isEqualTo(none);
    GridCandidates noMark = GridCandidates.of(Rules.of(4).emptyGrid());
    for (int value = 1; value <= 4; value++) {
      noMark = noMark.without(5, value);
    }
    assertThat(trueOf(noMark).toSets()).containsOnly(0);
  }

  @Test
  void classicGrid_asTheBoard() {
    Board board =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........");
    assertThat(trueOf(Grid.of(board)).toSets())
        .isEqualTo(Candidates.trueCandidates(board, SearchLimit.NONE).toDigitSets());
  }

  @Test
  void limitInterruptionAndNulls() {
    Grid empty = Rules.of(16).emptyGrid();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> GridCandidates.trueCandidates(empty, SearchLimit.guesses(100)))
        .returns(100L, SearchLimitExceededException::guesses);
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(() -> trueOf(empty));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThatNullPointerException().isThrownBy(() -> trueOf(null)).withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> GridCandidates.trueCandidates(empty, null))
        .withMessage("limit");
  }
}
