package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.BoardArbitraries;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Law;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;

/** A verdict agrees with the solver, and a person can check its reason. */
class VerdictProperties {
  private static final List<Verdict.Kind> BY_COUNT =
      List.of(Verdict.Kind.NO_SOLUTION, Verdict.Kind.ONE_SOLUTION, Verdict.Kind.SEVERAL_SOLUTIONS);

  private static final Solver SOLVER = Solver.getDefault();

  @Provide
  Arbitrary<Board> boards() {
    return Arbitraries.oneOf(BoardArbitraries.anyBoards(), mistypedPuzzles());
  }

  /** A proper puzzle with one to three digits put anywhere. */
  @Provide
  Arbitrary<Board> mistypedPuzzles() {
    Board puzzle =
        Board.parse(
            "..4.....8..28....18...76.........65..3....4.94..925......3.7.......6..2..8..4.1..");
    return Arbitraries.integers()
        .between(0, 81 * 9 - 1)
        .list()
        .ofMinSize(1)
        .ofMaxSize(3)
        .map(
            digits ->
                digits.stream()
                    .reduce(puzzle, (board, at) -> board.with(at / 9, at % 9 + 1), (a, b) -> b));
  }

  @Law
  void kind_isTheNumberOfSolutions(@ForAll("boards") Board board) {
    Verdict verdict = Verdict.of(board);
    long count = SOLVER.countSolutions(board, 2);
    assertThat(verdict.kind()).isEqualTo(BY_COUNT.get((int) count));
    assertThat(verdict.solutions()).hasSize((int) count).doesNotHaveDuplicates();
    assertThat(verdict.solutions()).allMatch(solution -> solution.isSolutionOf(board));
    assertThat(verdict.conflicts()).isEqualTo(board.conflicts());
    assertThat(verdict.describe()).endsWith(".").doesNotContain("{", "null");
    assertThat(verdict.describe(Locale.GERMAN)).endsWith(".").doesNotContain("{", "null");
    assertThat(Verdict.of(Candidates.of(board)).describe()).isEqualTo(verdict.describe());
  }

  @Law
  void suspects_areThoseWithoutWhichThereIsASolution(@ForAll("mistypedPuzzles") Board board) {
    Verdict verdict = Verdict.of(board);
    boolean isUnsolvable = verdict.kind() == Verdict.Kind.NO_SOLUTION;
    List<Integer> suspects =
        verdict.suspects().stream()
            .filter(it -> isUnsolvable)
            .flatMap(it -> it.cells().stream())
            .toList();
    assertThat(suspects)
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, 81)
                .filter(cell -> isUnsolvable && board.digit(cell) != 0)
                .filter(cell -> SOLVER.solve(board.with(cell, 0)).isPresent())
                .boxed()
                .toList());
  }

  /** Each digit of a dead end is a single, in some order, and none can be left out. */
  @Law
  void deadEnd_canBeChecked(@ForAll("mistypedPuzzles") Board board) {
    Verdict verdict = Verdict.of(board);
    verdict
        .deadEnd()
        .ifPresent(
            end -> {
              List<Integer> filled = new ArrayList<>();
              IntStream.range(0, 81)
                  .filter(cell -> board.digit(cell) != end.digit(cell))
                  .forEach(filled::add);
              assertThat(leads(board, end, filled, verdict.cells())).isTrue();
              for (Integer left : filled) {
                List<Integer> fewer = new ArrayList<>(filled);
                fewer.remove(left);
                assertThat(leads(board, end, fewer, verdict.cells())).isFalse();
              }
            });
  }

  /** Fills cells with what they have at the end, as long as singles allow it. */
  private static boolean leads(Board board, Board end, List<Integer> cells, List<Integer> gap) {
    Candidates state = Candidates.of(board);
    List<Integer> open = new ArrayList<>(cells);
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (Integer cell : List.copyOf(open)) {
        if (isSingle(state, cell, end.digit(cell))) {
          state = state.with(cell, end.digit(cell));
          open.remove(cell);
          isChanged = true;
        }
      }
    }
    return open.isEmpty() && isGap(state, gap);
  }

  private static boolean isSingle(Candidates state, int cell, int digit) {
    return state.allows(cell, digit)
        && (state.digits(cell).size() == 1
            || House.containing(cell).stream()
                .anyMatch(
                    house ->
                        house.cells().stream().filter(at -> state.allows(at, digit)).count() == 1));
  }

  private static boolean isGap(Candidates state, List<Integer> gap) {
    return gap.size() == 1
        ? state.digits(gap.get(0)).isEmpty()
        : IntStream.rangeClosed(1, 9)
            .anyMatch(digit -> gap.stream().noneMatch(cell -> state.allows(cell, digit)));
  }
}
