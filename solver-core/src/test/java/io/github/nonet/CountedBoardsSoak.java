package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Counts the solutions of every board of a file of {@code board:count} lines, whose path is the
 * system property {@code nonet.counted}. Run by the profile {@code soak} alone.
 *
 * <p>A textbook strategy may give up at a board; how many it did is printed. What it counts must be
 * right.
 */
@Tag(Tries.SOAK)
class CountedBoardsSoak {
  private static final String PATH = "nonet.counted";
  private static final SearchLimit TEXTBOOK_LIMIT = SearchLimit.guesses(50_000);
  private static final SearchLimit NO_LIMIT = SearchLimit.guesses(Long.MAX_VALUE);
  private static final Set<Algorithm> TEXTBOOK =
      EnumSet.of(Algorithm.BOOLEAN_ARRAY, Algorithm.BITMASK, Algorithm.CANDIDATE_SET);

  static Stream<Arguments> strategies() {
    return EnumSet.allOf(Algorithm.class).stream()
        .filter(Algorithm::isAvailable)
        .flatMap(a -> Stream.of(CellOrder.values()).map(order -> Arguments.of(a, order)));
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void countSolutions_everyBoard(Algorithm algorithm, CellOrder order) throws IOException {
    SearchLimit limit = TEXTBOOK.contains(algorithm) ? TEXTBOOK_LIMIT : NO_LIMIT;
    Solver solver = algorithm.solver(order).within(limit);
    List<String> lines = Files.readAllLines(Path.of(System.getProperty(PATH)));
    Set<String> counted =
        new HashSet<>(lines.stream().flatMap(line -> count(line, solver)).toList());
    System.out.printf(
        "%s %s: %d of %d boards counted%n", algorithm, order, counted.size(), lines.size());
    assertThat(counted).isNotEmpty().isSubsetOf(lines);
  }

  /** Returns the line with the count that was found; empty if the solver gave up. */
  private static Stream<String> count(String line, Solver solver) {
    String board = line.substring(0, line.indexOf(':'));
    try {
      return Stream.of(board + ":" + solver.countSolutions(Board.parse(board), Long.MAX_VALUE));
    } catch (SearchLimitExceededException e) {
      return Stream.empty();
    }
  }
}
