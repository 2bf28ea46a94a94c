package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.contract.SearchTrace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What counts as a guess, in boards small enough to count by hand. */
class SearchTest {
  /** Its four empty cells, in two rows, two columns and two boxes, hold 5 2 2 5 or 2 5 5 2. */
  private static final Board RECTANGLE =
      Boards.SOLUTION.with(2, 0).with(3, 0).with(11, 0).with(12, 0);

  static Stream<Algorithm> available() {
    return Stream.of(Algorithm.values()).filter(Algorithm::isAvailable);
  }

  @ParameterizedTest
  @MethodSource("available")
  void guesses_oneEmptyCell(Algorithm algorithm) {
    SearchTrace trace = trace(algorithm, Boards.SOLUTION.with(80, 0));
    assertThat(trace.solutions()).containsExactly(Boards.SOLUTION);
    assertThat(trace.guesses()).containsExactly(0L, 0L);
  }

  @ParameterizedTest
  @MethodSource("available")
  void guesses_nothingFits(Algorithm algorithm) {
    SearchTrace trace = trace(algorithm, Boards.SOLUTION.with(79, 0).with(80, 5));
    assertThat(trace.solutions()).isEmpty();
    assertThat(trace.guesses()).containsExactly(0L);
  }

  @ParameterizedTest
  @MethodSource("available")
  void guesses_twoWaysAreTwoGuesses(Algorithm algorithm) {
    SearchTrace trace = trace(algorithm, RECTANGLE);
    assertThat(trace.solutions()).hasSize(2).contains(Boards.SOLUTION);
    assertThat(trace.guesses()).containsExactly(1L, 2L, 2L);
  }

  @ParameterizedTest
  @EnumSource(CellOrder.class)
  void guesses_textbookStrategiesAlike(CellOrder order) {
    SearchTrace expected =
        SearchTrace.unpaused(Algorithm.BITMASK.solver(order).search(Boards.SEVERAL_SOLUTIONS));
    assertThat(List.of(Algorithm.BOOLEAN_ARRAY, Algorithm.CANDIDATE_SET))
        .map(a -> SearchTrace.unpaused(a.solver(order).search(Boards.SEVERAL_SOLUTIONS)))
        .containsOnly(expected);
  }

  @ParameterizedTest
  @MethodSource("available")
  void advance_fewGuesses(Algorithm algorithm) {
    Search search = algorithm.solver().search(Board.EMPTY);
    assertThat(search.advance(10)).isEqualTo(Progress.PAUSED);
    assertThat(search.advance(5)).isEqualTo(Progress.PAUSED);
    assertThat(search.guesses()).isEqualTo(15);
  }

  @ParameterizedTest
  @MethodSource("available")
  void advance_inconsistent(Algorithm algorithm) {
    assertThat(algorithm.solver().search(Boards.INCONSISTENT).advance(0))
        .isEqualTo(Progress.EXHAUSTED);
  }

  private static SearchTrace trace(Algorithm algorithm, Board puzzle) {
    return SearchTrace.unpaused(algorithm.solver().search(puzzle));
  }
}
