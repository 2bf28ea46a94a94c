package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.contract.SearchTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnginePoolTest {
  @ParameterizedTest
  @ValueSource(longs = {-1, -64, Long.MIN_VALUE, Long.MAX_VALUE, 0})
  void solve_onAThreadWithAnOddNumber(long id) throws InterruptedException {
    AtomicReference<Optional<Board>> answer = new AtomicReference<>();
    Thread thread =
        new NumberedThread(() -> answer.set(Solver.getDefault().solve(Boards.PUZZLE)), id);
    thread.start();
    thread.join();
    assertThat(answer.get()).contains(Boards.SOLUTION);
  }

  static Stream<Arguments> algorithms() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(
            algorithm ->
                Stream.of(CellOrder.values()).map(order -> Arguments.of(algorithm, order)));
  }

  /** An engine that was left in the middle of any search begins the next like a new one. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("algorithms")
  void begin_afterAnyOtherBoard(Algorithm algorithm, CellOrder order) {
    EnginePool pool = new EnginePool(algorithm, order);
    List<Board> boards =
        GoldenBoards.plain()
            .filter(board -> board.count() < 100)
            .map(GoldenBoard::puzzle)
            .collect(Collectors.toCollection(ArrayList::new));
    boards.add(Boards.SOLUTION);
    boards.add(Boards.SOLUTION.with(0, 0));
    Random random = new Random(7);
    EngineSearch used = pool.newEngine();
    for (int i = 0; i < Tries.of(20, 200); i++) {
      used.begin(boards.get(random.nextInt(boards.size())), SearchLimit.NONE);
      used.advance(random.nextInt(8));
      Board board = boards.get(random.nextInt(boards.size()));
      used.begin(board, SearchLimit.NONE);
      EngineSearch fresh = pool.newEngine();
      fresh.begin(board, SearchLimit.NONE);
      assertThat(SearchTrace.unpaused(used)).isEqualTo(SearchTrace.unpaused(fresh));
    }
  }

  @Test
  void toString_ofSolvers() {
    Solver solver = Algorithm.BITBOARD.solver(CellOrder.ROW_MAJOR);
    assertThat(solver).hasToString("BITBOARD in ROW_MAJOR order");
    assertThat(solver.within(SearchLimit.guesses(5)))
        .hasToString("BITBOARD in ROW_MAJOR order within 5 guesses");
    assertThat(Solver.branching(board -> null).within(SearchLimit.guesses(1)))
        .hasToString("solver by branches within 1 guess");
  }
}
