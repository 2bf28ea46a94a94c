package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.BoardArbitraries;
import io.github.nonet.CellOrder;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineTrace;
import io.github.nonet.internal.bitboard.BitboardEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In row-major order both fast engines make the same guesses. */
class EnginesAlikeIT {
  private static final long MAX_GUESSES = 3_000;

  private final Engine bitboard = new BitboardEngine(CellOrder.ROW_MAJOR);
  private final Engine vector = VectorSupport.newEngine(CellOrder.ROW_MAJOR);

  static Iterable<GoldenBoard> goldenBoards() {
    return GoldenBoards.all();
  }

  @ParameterizedTest
  @MethodSource("goldenBoards")
  void advance_sameGuesses(GoldenBoard golden) {
    for (long seed = 0; seed < 5; seed++) {
      Board puzzle = BoardArbitraries.shuffle(golden.puzzle(), seed);
      assertThat(EngineTrace.limited(vector, puzzle, MAX_GUESSES))
          .isEqualTo(EngineTrace.limited(bitboard, puzzle, MAX_GUESSES));
    }
  }
}
