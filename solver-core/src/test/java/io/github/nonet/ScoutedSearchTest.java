package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.contract.SearchTrace;
import org.junit.jupiter.api.Test;

class ScoutedSearchTest {
  private static final Solver SCOUT = Algorithm.BITMASK.solver(CellOrder.MOST_CONSTRAINED);
  private static final Solver ORDERED = Algorithm.BITMASK.solver(CellOrder.ROW_MAJOR);

  private static ScoutedSearch<Search> search(Board puzzle) {
    return new ScoutedSearch<>(SCOUT.search(puzzle), ORDERED.search(puzzle));
  }

  @Test
  void advance_none() {
    SearchTrace trace = SearchTrace.unpaused(search(Boards.INCONSISTENT));
    assertThat(trace.solutions()).isEmpty();
  }

  @Test
  void advance_one() {
    SearchTrace trace = SearchTrace.unpaused(search(Boards.PUZZLE));
    SearchTrace scout = SearchTrace.unpaused(SCOUT.search(Boards.PUZZLE));
    assertThat(trace.solutions()).containsExactly(Boards.SOLUTION);
    assertThat(trace.guesses()).last().isEqualTo(scout.guesses().get(1));
  }

  @Test
  void advance_several() {
    Search scout = SCOUT.search(Boards.SEVERAL_SOLUTIONS);
    scout.advance(Long.MAX_VALUE);
    scout.advance(Long.MAX_VALUE);
    SearchTrace ordered = SearchTrace.unpaused(ORDERED.search(Boards.SEVERAL_SOLUTIONS));
    SearchTrace trace = SearchTrace.unpaused(search(Boards.SEVERAL_SOLUTIONS));
    assertThat(trace.solutions()).isEqualTo(ordered.solutions());
    assertThat(trace.guesses())
        .isEqualTo(ordered.guesses().stream().map(g -> g + scout.guesses()).toList());
  }

  @Test
  void advance_pausedAnywhere() {
    assertThat(SearchTrace.paused(search(Boards.SEVERAL_SOLUTIONS), () -> 1))
        .isEqualTo(SearchTrace.paused(search(Boards.SEVERAL_SOLUTIONS), () -> 7))
        .isEqualTo(SearchTrace.unpaused(search(Boards.SEVERAL_SOLUTIONS)));
  }

  @Test
  void solution_notYet() {
    Search search = search(Boards.SEVERAL_SOLUTIONS);
    assertThatIllegalStateException().isThrownBy(search::solution);
    search.advance(1);
    assertThatIllegalStateException().isThrownBy(search::solution);
  }

  @Test
  void solution_onlyOne() {
    Search search = search(Boards.PUZZLE);
    assertThat(search.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(search.solution()).isEqualTo(Boards.SOLUTION);
    assertThat(search.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(search.solution()).isEqualTo(Boards.SOLUTION);
  }
}
