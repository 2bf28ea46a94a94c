package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainerRatingTest {
  /**
   * Generated puzzles and what Sudoku Explainer 1.2.1 says of them: one for each of its ratings.
   */
  private static final String RATED =
      """
      1......7...4.1............2.....23477.53.9...........8...9..1...391..4..24...5..3 1.2/1.2/1.2
      ...2...8..379.......9...46...354..........3...12...9..9.41.3..2.6........2.79.8.. 1.5/1.2/1.2
      ..3..8..1.6.9...........2..8...1...75.7....3......4....7..81.9...2..3......74..63 1.7/1.2/1.2
      ..3...6...8.3..5.1.17..6...95.6.4.2.46...2.8...........3.26..1.........8....8...7 2.0/1.2/1.2
      .7.6..........1..96.97....52.....4..94...531..........45...82....8.....3.91.4.5.. 2.3/1.2/1.2
      .54.9....8..31.....9....1....6.748....2..69.....5.......5...4...6......14....73.9 2.5/1.2/1.2
      .4.38.........5...3......287...............62.842..539.5..6..9.....41.....2.7..5. 2.6/1.2/1.2
      ...54.7.1.....8....38...4....4.2....2..7.9..4.5....1......1.5...6.3....241....... 2.8/1.2/1.2
      51.....4.4...927..6.9....5...6......1..8..5......29....9...31.2.7..65............ 3.0/1.2/1.2
      ......7..2.5.4....6....914......76..5.6.2.......96...3..12.....97..3...4......57. 3.2/1.2/1.2
      .8.14.5...6....7.4...2.5......5..1....5.3....1.389..........48.6..3......9...8.6. 3.4/1.2/1.2
      .2..3.9....8...63.1............29165.5...............9.....154..8...7...67...5..2 3.6/1.2/1.2
      .3.5...29.2....1......4...7..37.14....4..59..8...24..5....8.......2.73.8.1...3... 3.8/1.2/1.2
      52.........9..64.2....985...64.51.2.........923...9.......6.9.......2678.4....... 4.0/1.2/1.2
      ....1.9....28....47.....6............5.42...1.1..56..2.....58...78.4....329.8.4.. 4.2/1.2/1.2
      .18..9...........2..36...95.7.34..26.4....97......7..85...34.6.36.8.1............ 4.4/1.2/1.2
      2........5.3...6...8....79.7..1.3.....6..9..1....5..2.....2.8.61..7.5.......9.5.3 4.5/1.2/1.2
      .1.4.6...68....92..2......11...78......6.2..8.4........9.8...1.....1.4.3...5..2.9 4.6/1.2/1.2
      ..81.79..63.5...8.5.......48..32.5...9..8.62................24...4.....69.3.7...5 4.7/1.2/1.2
      ....94.86.5..82..3...3.....1........6.85......4..1...852...739............4.2.6.5 4.8/1.2/1.2
      .8..5....45..3.....716....2..79....18...2..75.....6....4....257...........2...64. 5.0/1.2/1.2
      9..16...3.....4.866....51..2.1659......8..............82..7..65..3....91..6.4...2 5.4/1.2/1.2
      .....4.35.2.8....1........9..........43.7.9..8.95.......89.14......26.....4...32. 5.6/1.2/1.2
      .3...17.5.9.38.2.....................2..6.37.7...18.....7..9.1...8.5....56......9 5.7/1.2/1.2
      ...9.46.5..6.2.....4.7..8....5....8......5314..4.68....135.....9......2.........7 5.8/1.2/1.2
      7.8....94....5267.3.2.7.8.......3....4.5...6.9..6.......71....2....6.48......9... 5.9/1.2/1.2
      ......9.89.7.......5.....4..71....3.4.9.2..7....3..2.1.2...15.6.....5....65.4.7.. 6.1/1.2/1.2
      .....8......7....26...1..9.1....563....28....47..3....2.....35..3.....78.61...2.. 6.2/1.2/1.2
      8..7.......79..5.21.3........5....9..1.89......85.732.2...........21..64.......3. 6.5/1.2/1.2
      ..26....4.7..59...4.5..8...........8...246.53...5..4.79.4............1...83..2... 6.6/1.2/1.2
      ..1.2...9...3..5..3....61.8..2..96..1......5..4..61........392.........36.31..... 6.7/1.2/1.2
      .98...........96..6.....4...45.67..1.....5.2.8.1............37....9.2..4.6.34..9. 7.0/1.2/1.2
      .6.2...4.4...3.7..2.9.4........1....38.9...2...7.6..8............6...9...98..15.4 7.1/1.2/1.2
      ......8..3..5...2...4.3..96...87.41...9...2.7.7..1....12..4.........2.8..5....1.. 7.3/1.2/1.2
      ..........4...8.7.18.7.6..2..4.6.2......4.9.65.............7..8...2.471...965.... 7.5/1.2/1.2
      .......3...........23..97...3...786...96....1..7..829.812.3........4.6.8..49..... 7.6/1.2/1.2
      ..6.......9..1.7....1..8.43..51.....6..8..2...3...46.1..36..1.5.....3.984........ 7.9/1.2/1.2
      ...63.....5...7..16.3...2...8.2..9......76........4.7..3.4......61.....357...2.68 8.0/1.2/1.2
      ...1..6..4....58..26...8..45.78..1...16..............7.....4.9..4...15..1.259.... 8.2/1.2/1.2
      ..2.8.3.1.....7.8...7...4.2.6.....3..1.2....4.73...8..3...1..2..4.........1.39..7 8.3/1.2/1.2
      ..6..49.......58.....37..6.6.......8...7..4...9...8..53...8..1.58...17.671..9.... 8.4/1.2/1.2
      4.2.....35..2..7..68....1....867..3..6..5..8.1..........73.....21...7..5........2 8.5/1.2/1.2
      .7....5....47.1.3...8..4........9..5.2.......1.5..27.6....8.9....71...5.2...6...1 8.6/1.2/1.2
      ..4......2..57......1..2..7.9......8..58.3.29...1...7..3.....6.5467..8......9...3 8.9/1.2/1.2
      ..26..7.......3.......4...9....3.4....32.1..7..8..5.1.3...2......9..41..6.13...52 9.0/1.2/1.2
      2......3.35.1..8........1.4.7..3..1...64.1...13..2....5....497......7..8.4..6.... 9.1/1.5/1.5
      """;

  private static final Board SOLUTION = Boards.SOLUTION;

  /** Its rating needs some hundred assumptions. */
  private static final Board DYNAMIC = board(lineOf("8.9/"));

  private static final Board EASY = board(lineOf("1.2/"));

  private static Stream<String> rated() {
    return RATED.lines().map(String::strip);
  }

  private static String lineOf(String rating) {
    return rated().filter(line -> line.startsWith(rating, 82)).findFirst().orElseThrow();
  }

  private static Board board(String line) {
    return Board.parse(line.substring(0, 81));
  }

  @ParameterizedTest
  @MethodSource("rated")
  void of_asTheOriginal(String line) {
    assertThat(ExplainerRating.of(board(line))).hasToString(line.substring(82));
  }

  @Tag("slow")
  @Test
  void of_manyThreads() {
    List<String> lines =
        Stream.generate(ExplainerRatingTest::rated).limit(Tries.of(2, 8)).flatMap(s -> s).toList();
    List<String> ratings =
        lines.parallelStream().map(line -> ExplainerRating.of(board(line)).toString()).toList();
    assertThat(ratings).isEqualTo(lines.stream().map(line -> line.substring(82)).toList());
  }

  @Test
  void of_completeBoard() {
    assertThat(ExplainerRating.of(SOLUTION)).isEqualTo(new ExplainerRating(0, 0, 0));
  }

  @Test
  void of_lastCell() {
    assertThat(ExplainerRating.of(SOLUTION.with(40, 0)))
        .isEqualTo(new ExplainerRating(1.0, 1.0, 1.0));
  }

  @Test
  void of_inconsistent() {
    assertNotProper(Board.EMPTY.with(1, 5).with(6, 5), "row 1 holds 5 twice, at r1c2 and r1c7");
  }

  @Test
  void of_wrongCompleteBoard() {
    assertNotProper(SOLUTION.with(0, 3), "3 twice");
  }

  @Test
  void of_noSolution() {
    Board puzzle =
        Board.parse(
            "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..");
    assertNotProper(puzzle, "no solution");
  }

  @Test
  void of_severalSolutions() {
    assertNotProper(Board.EMPTY, "at least two solutions, which differ in r");
    assertNotProper(Boards.SEVERAL_SOLUTIONS, "at least two solutions, which differ in r");
  }

  private static void assertNotProper(Board puzzle, String found) {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> ExplainerRating.of(puzzle))
        .withMessageStartingWith("puzzle " + puzzle + ": found ")
        .withMessageContaining(found)
        .withMessageEndingWith("; expected exactly one solution (Verdict.of explains more)");
  }

  @Test
  void of_null() {
    SearchLimit limit = SearchLimit.guesses(1);
    assertThatNullPointerException()
        .isThrownBy(() -> ExplainerRating.of(null))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> ExplainerRating.of(null, limit))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> ExplainerRating.of(EASY, null))
        .withMessage("limit");
  }

  @Test
  void of_limitNotExceeded() {
    assertThat(ExplainerRating.of(EASY, SearchLimit.guesses(0)))
        .isEqualTo(ExplainerRating.of(EASY));
    assertThat(ExplainerRating.of(DYNAMIC, SearchLimit.time(Duration.ofHours(1))))
        .isEqualTo(ExplainerRating.of(DYNAMIC));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 100})
  void of_limitOfAssumptions(long guesses) {
    SearchLimit limit = SearchLimit.guesses(guesses);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> ExplainerRating.of(DYNAMIC, limit))
        .satisfies(exceeded -> assertThat(exceeded.guesses()).isEqualTo(guesses));
    assertThat(ExplainerRating.of(DYNAMIC).er()).isEqualTo(8.9);
  }

  @Test
  void of_limitOfTime() {
    SearchLimit limit = SearchLimit.time(Duration.ZERO);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> ExplainerRating.of(EASY, limit));
  }

  @Test
  void of_interrupted() {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> ExplainerRating.of(DYNAMIC));
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(ExplainerRating.of(DYNAMIC).er()).isEqualTo(8.9);
  }
}
