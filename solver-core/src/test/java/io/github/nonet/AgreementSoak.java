package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.nonet.generate.PuzzleGenerator;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All algorithms, in both orders, agree on a million generated and mutated boards, or the number
 * that the system property {@code nonet.boards} says. Run by the profile {@code soak} alone.
 *
 * <p>A textbook strategy may give up at a board; how many it finished is printed. What it counts
 * must be right.
 */
@Tag(Tries.SOAK)
class AgreementSoak {
  private static final int BOARDS = Integer.getInteger("nonet.boards", 1_000_000);
  private static final int POOL = 2_000;
  private static final int MOST_MUTATIONS = 4;
  private static final long SEED = 9;

  /** Counting stops here, so that a board with few clues does not take all day. */
  private static final long COUNT_LIMIT = 3;

  private static final SearchLimit TEXTBOOK_LIMIT = SearchLimit.guesses(10);
  private static final Set<Algorithm> TEXTBOOK =
      EnumSet.of(Algorithm.BOOLEAN_ARRAY, Algorithm.BITMASK, Algorithm.CANDIDATE_SET);

  private record Strategy(Algorithm algorithm, CellOrder order, Solver solver) {}

  @Test
  void countSolutions_agrees() {
    List<Board> pool = PuzzleGenerator.builder().seed(SEED).build().stream().limit(POOL).toList();
    List<Strategy> strategies = strategies();
    Map<Algorithm, Integer> finished = new EnumMap<>(Algorithm.class);
    Random random = new Random(SEED);
    int[] histogram = new int[(int) COUNT_LIMIT + 1];
    for (int i = 0; i < BOARDS; i++) {
      Board board = mutate(pool.get(random.nextInt(POOL)), random);
      long count = Algorithm.EXACT_COVER.solver().countSolutions(board, COUNT_LIMIT);
      histogram[(int) count]++;
      for (Strategy strategy : strategies) {
        if (agrees(strategy, board, count)) {
          finished.merge(strategy.algorithm(), 1, Integer::sum);
        }
      }
    }
    System.out.printf("%d boards; by solutions, 0 to %d:", BOARDS, COUNT_LIMIT);
    for (int boards : histogram) {
      System.out.printf(" %d", boards);
    }
    System.out.printf("%ncounts finished, of two orders each: %s%n", finished);
    assertThat(finished).containsKeys(Algorithm.values()[0], Algorithm.BITBOARD);
    assertThat(histogram).doesNotContain(0);
  }

  private static List<Strategy> strategies() {
    List<Strategy> strategies = new ArrayList<>();
    for (Algorithm algorithm : Algorithm.values()) {
      for (CellOrder order : CellOrder.values()) {
        if (algorithm.isAvailable()) {
          Solver solver = algorithm.solver(order);
          strategies.add(
              new Strategy(
                  algorithm,
                  order,
                  TEXTBOOK.contains(algorithm) ? solver.within(TEXTBOOK_LIMIT) : solver));
        }
      }
    }
    return strategies;
  }

  /** Takes a few clues away, or adds digits, right or wrong. */
  private static Board mutate(Board board, Random random) {
    Board mutated = board;
    boolean remove = random.nextBoolean();
    for (int i = random.nextInt(MOST_MUTATIONS + 1); i > 0; i--) {
      mutated = mutated.with(random.nextInt(81), remove ? 0 : 1 + random.nextInt(9));
    }
    return mutated;
  }

  /** Returns whether the strategy finished; fails if it disagrees. */
  private static boolean agrees(Strategy strategy, Board board, long count) {
    try {
      long found = strategy.solver().countSolutions(board, COUNT_LIMIT);
      Optional<Board> solution = strategy.solver().solve(board);
      if (found != count || !isRight(solution, board, count)) {
        fail("%s finds %d solutions of %s, first %s", strategy, found, board, solution);
      }
      return true;
    } catch (SearchLimitExceededException e) {
      return false;
    }
  }

  private static boolean isRight(Optional<Board> solution, Board board, long count) {
    return solution.map(s -> s.isSolutionOf(board)).orElse(true)
        && solution.isPresent() == count > 0;
  }
}
