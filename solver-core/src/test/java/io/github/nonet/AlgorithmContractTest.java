package io.github.nonet;

import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.SolverContract;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@ParameterizedClass(name = "{0} in {1} order")
@MethodSource("strategies")
class AlgorithmContractTest extends SolverContract {
  private static final Set<Algorithm> TEXTBOOK =
      EnumSet.of(Algorithm.BOOLEAN_ARRAY, Algorithm.BITMASK, Algorithm.CANDIDATE_SET);

  private static final Comparator<Board> NO_ORDER = (board, other) -> 0;

  @Parameter(0)
  private Algorithm algorithm;

  @Parameter(1)
  private CellOrder order;

  static Stream<Arguments> strategies() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(algorithm -> Stream.of(CellOrder.values()).map(o -> Arguments.of(algorithm, o)));
  }

  @Override
  protected Solver solver() {
    return algorithm.solver(order);
  }

  @Override
  protected Comparator<Board> promisedOrder() {
    return order == CellOrder.ROW_MAJOR ? Comparator.naturalOrder() : NO_ORDER;
  }

  @Override
  protected boolean mastersCruelBoards() {
    return order == CellOrder.MOST_CONSTRAINED && !TEXTBOOK.contains(algorithm);
  }

  @Override
  protected long cruelBoardGuesses() {
    long guesses = super.cruelBoardGuesses();
    return mastersCruelBoards() ? guesses : Tries.of(1_000, (int) guesses);
  }

  @Override
  protected boolean asksAbout(GoldenBoard board) {
    return Tries.areAll() || !TEXTBOOK.contains(algorithm) || isQuick(board);
  }

  /** Returns whether a slow solver is not slow at a board: few solutions, and not many guesses. */
  static boolean isQuick(GoldenBoard board) {
    return board.count() < 100 && board.puzzle().clueCount() > 24;
  }
}
