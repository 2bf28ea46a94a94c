package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.contract.Referee;
import io.github.nonet.contract.SearchTrace;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Laws of the game that every solver keeps. */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class SolverProperties {
  private static final long ENOUGH = 1_000;
  private static final Solver SOLVER = Solver.getDefault();

  private static long count(Board board) {
    return SOLVER.countSolutions(board, ENOUGH);
  }

  private static Stream<Solver> solvers() {
    return EnumSet.allOf(Algorithm.class).stream()
        .filter(Algorithm::isAvailable)
        .flatMap(algorithm -> Stream.of(CellOrder.values()).map(algorithm::solver));
  }

  @Law
  void countSolutions_relabelled(@ForAll Board board, @ForAll long seed) {
    List<Integer> digits = BoardArbitraries.permutation(9, new Random(seed));
    assertThat(count(BoardArbitraries.relabel(board, digits))).isEqualTo(count(board));
  }

  @Law
  void countSolutions_permuted(@ForAll Board board, @ForAll long seed) {
    Random random = new Random(seed);
    List<Integer> rows = BoardArbitraries.lines(random);
    List<Integer> columns = BoardArbitraries.lines(random);
    assertThat(count(BoardArbitraries.permute(board, rows, columns))).isEqualTo(count(board));
  }

  @Law
  void countSolutions_transposed(@ForAll Board board) {
    assertThat(count(BoardArbitraries.transpose(board))).isEqualTo(count(board));
  }

  @Law
  void countSolutions_clueRemoved(@ForAll Board board, @ForAll @IntRange(max = 80) int cell) {
    assertThat(count(board.with(cell, 0))).isGreaterThanOrEqualTo(count(board));
  }

  @Law
  void countSolutions_oneCellInEveryWay(@ForAll Board board, @ForAll @IntRange(max = 80) int cell) {
    Board cleared = board.with(cell, 0);
    Set<Integer> candidates = cleared.candidates(cell);
    assertThat(candidates.stream().mapToLong(digit -> all(cleared.with(cell, digit))).sum())
        .isEqualTo(all(cleared));
  }

  private static long all(Board board) {
    return SOLVER.countSolutions(board, Long.MAX_VALUE);
  }

  @Law
  void countSolutions_limited(@ForAll Board board, @ForAll @LongRange(max = 120) long limit) {
    long count = count(board);
    assertThat(solvers())
        .allSatisfy(
            solver ->
                assertThat(solver.countSolutions(board, limit)).isEqualTo(Math.min(count, limit)));
  }

  @Law
  void countSolutions_refereeAgrees(@ForAll Board board) {
    assertThat(count(board)).isEqualTo(Referee.countSolutions(board, ENOUGH));
  }

  @Law
  void solutions_allSolversAgree(@ForAll Board board) {
    List<Board> expected = SOLVER.solutions(board).sorted().toList();
    assertThat(solvers())
        .allSatisfy(
            solver ->
                assertThat(solver.solutions(board))
                    .containsExactlyInAnyOrderElementsOf(expected)
                    .allSatisfy(solution -> Referee.requireSolution(board, solution)));
  }

  @Law
  void solutions_ascendingInRowMajorOrder(@ForAll Board board) {
    List<Board> expected = SOLVER.solutions(board).sorted().toList();
    assertThat(EnumSet.allOf(Algorithm.class).stream().filter(Algorithm::isAvailable))
        .allSatisfy(
            algorithm ->
                assertThat(algorithm.solver(CellOrder.ROW_MAJOR).solutions(board))
                    .containsExactlyElementsOf(expected));
  }

  @Law
  void advance_pausedAnywhere(@ForAll Board board, @ForAll long seed) {
    Random random = new Random(seed);
    assertThat(solvers())
        .allSatisfy(
            solver ->
                assertThat(SearchTrace.paused(solver.search(board), () -> random.nextInt(5)))
                    .isEqualTo(SearchTrace.unpaused(solver.search(board))));
  }
}
