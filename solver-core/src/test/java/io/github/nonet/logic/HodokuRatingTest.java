package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ratings of the library's own puzzles; level and score are what HoDoKu 2.2.0 says of them. */
class HodokuRatingTest {
  private static final Board HARD =
      Board.parse(
          "..26....4.7..59...4.5..8...........8...246.53...5..4.79.4............1...83..2...");

  @ParameterizedTest
  @CsvSource({
    "...2...8..379.......9...46...354..........3...12...9..9.41.3..2.6........2.79.8.., EASY, 314",
    ".54.9....8..31.....9....1....6.748....2..69.....5.......5...4...6......14....73.9, MEDIUM,"
        + " 488",
    "..26....4.7..59...4.5..8...........8...246.53...5..4.79.4............1...83..2..., HARD, 728",
    ".6.2...4.4...3.7..2.9.4........1....38.9...2...7.6..8............6...9...98..15.4, UNFAIR,"
        + " 1318",
    ".78...62..4.3...17..2...........6..39...784.....43..5.4.3.5.....6......5..9.6.3.., EXTREME,"
        + " 2080"
  })
  void of_eachLevel(String puzzle, Level level, int score) {
    assertThat(HodokuRating.of(Board.parse(puzzle))).isEqualTo(new HodokuRating(level, score));
  }

  @ParameterizedTest
  @CsvSource({
    "..1.....5..9.73.21.......8..6........97.4.5..58...9.76..65......3...7.19...2....., 1014",
    "...2...1.76...........67.....1.4.....7..3..8.8...5..41...4.9.3.5..6..8.4.8...5.2., 924",
    "1....2.7.3.9...4...8...95......83...9.4.1..85.........8..43...9......7..42...7.3., 2854",
    ".93..128.....62..5..74......6.......58......2..1....7..3..5...9......1...2..49.6., 2018",
    ".86..5...92..8....5.7...8.....736.25.....9.1..6....7..2..9......9.....3..31.4.27., 856",
    "..3..12.4...45..19.7...2..32...48.......2....781..9....46...........4..83...1..9., 1240",
    "4.....562.9624....3...5...4....1..87.3.........8..91.3.2..9....8.943.......8...5., 1636",
    "8....9.3...5..1....4956.2....3...19.....4.7...7.9...54.52.....1.......8.....1.6.5, 3010",
    "67..1.4..4.98..2..8....3.............8.5..9.7..12..5......9...4.5......31....8.6., 2514",
    ".7..32...5.6.....2.......7..64..98......26......8....5..916...3.3.....6..2...418., 4840",
    "....136..........7.92....5.4..2..9..5...4..6..2...6..1.15..83.......5...78.3....9, 8362",
    "9...6...3.2.3.....6....1....6.........1.82.7...2.9.1.5739...4......159.......4..8, 7306"
  })
  void of_puzzlesThatNeedChainsSetsAndNets(String puzzle, int score) {
    assertThat(HodokuRating.of(Board.parse(puzzle)).score()).isEqualTo(score);
  }

  /** Of naked singles, the last of a house go first; other hidden singles are left then. */
  @ParameterizedTest
  @CsvSource({
    "..1..36.....72...9......5..4326.........4....8...95....1..8....5......24..7...93., 442",
    ".6.3..1...........59.....6.....56..368....45....17........6.......72..1.314..87.., 298",
    "8..5..4.3.......1...2..4...7.........2...3.795..41.3....986....24......63.59....., 304"
  })
  void of_puzzlesInWhichTheOrderOfSinglesMatters(String puzzle, int score) {
    assertThat(HodokuRating.of(Board.parse(puzzle)).score()).isEqualTo(score);
  }

  @ParameterizedTest
  @CsvSource({
    "........2.61.2....9....8.7..861..4.3.1..6.....52.4...........3...8..16.4.456..7.., HARD, 1600",
    ".........45..2........3..1........97.4..8156..87.5.4..2..8......71..6.8...53..7.9, UNFAIR,"
        + " 1800"
  })
  void of_levelIsKeptAtItsHighestScore(String puzzle, Level level, int score) {
    assertThat(HodokuRating.of(Board.parse(puzzle))).isEqualTo(new HodokuRating(level, score));
  }

  @Test
  void of_solvedBoard() {
    assertThat(HodokuRating.of(States.SOLVED)).isEqualTo(new HodokuRating(Level.EASY, 0));
  }

  @Test
  void of_levelIsRaisedWhileTheScoreIsTooHigh() {
    Board hardStepsUnfairScore =
        Board.parse(
            "..3..12.4...45..19.7...2..32...48.......2....781..9....46...........4..83...1..9.");
    assertThat(HodokuRating.of(hardStepsUnfairScore).level()).isEqualTo(Level.UNFAIR);
  }

  @Test
  void of_notProper() {
    assertThatThrownBy(() -> HodokuRating.of(Board.EMPTY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "puzzle "
                + Board.EMPTY
                + ": found at least two solutions, which differ in r7c2; expected exactly one"
                + " solution (Verdict.of explains more)");
    assertThatThrownBy(() -> HodokuRating.of(Board.EMPTY.with(0, 1).with(1, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(": found no solution: row 1 holds 1 twice, at r1c1 and r1c2; ");
  }

  @Test
  void of_null() {
    assertThatThrownBy(() -> HodokuRating.of((Board) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("puzzle");
    assertThatThrownBy(() -> HodokuRating.of(HARD, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("limit");
  }

  @Test
  void of_beyondTheLimit() {
    assertThatThrownBy(() -> HodokuRating.of(HARD, SearchLimit.time(Duration.ZERO)))
        .isInstanceOf(SearchLimitExceededException.class);
  }

  @Test
  void of_interrupted() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> HodokuRating.of(HARD)).isInstanceOf(SearchInterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
