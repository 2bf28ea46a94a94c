package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Level;
import io.github.nonet.logic.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How far puzzles miss a wish: below 0 if they are too easy, above if too hard. */
class AimTest {
  /** Its hardest technique is the naked single. */
  private static final Board EASY = Boards.EASY;

  /** Of the level HARD, rated 6.6. */
  private static final Board HARD =
      Board.parse(
          "..26....4.7..59...4.5..8...........8...246.53...5..4.79.4............1...83..2...");

  /** Rated 9.0. */
  private static final Board EXTREME =
      Board.parse(
          "..26..7.......3.......4...9....3.4....32.1..7..8..5.1.3...2......9..41..6.13...52");

  @ParameterizedTest
  @CsvSource({
    "6.6, 6.6, 0",
    "1.0, 6.6, 0",
    "6.6, 9.0, 0",
    "1.0, 6.5, 1",
    "6.7, 7.5, -1",
    "7.0, 9.6, -4",
    "4.0, 4.4, 22"
  })
  void explainer_tenthsOutOfTheRange(double min, double max, int miss) {
    assertThat(ExplainerAim.of(min, max).miss(HARD)).isEqualTo(miss);
  }

  @Test
  void explainer_soHardThatItIsNotFoundOut() {
    assertThat(ExplainerAim.of(1.0, 7.4).miss(EXTREME)).isEqualTo(200 - 74);
    assertThat(ExplainerAim.of(1.0, 8.0).miss(EXTREME)).isEqualTo(10);
  }

  @Test
  void level_byItsOrder() {
    assertThat(new LevelAim(Level.HARD).miss(HARD)).isZero();
    assertThat(new LevelAim(Level.EASY).miss(HARD)).isEqualTo(2);
    assertThat(new LevelAim(Level.EXTREME).miss(HARD)).isEqualTo(-2);
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void level_byHowManyLevelsAreBetween(Level level) {
    assertThat(new LevelAim(level).miss(EXTREME))
        .isEqualTo(Level.EXTREME.ordinal() - level.ordinal());
  }

  @Test
  void hardest_byTheTechniquesBetween() {
    assertThat(TechniqueAim.hardest(Technique.NAKED_SINGLE).miss(EASY)).isZero();
    assertThat(TechniqueAim.hardest(Technique.HIDDEN_SINGLE).miss(EASY)).isEqualTo(-1);
    assertThat(TechniqueAim.hardest(Technique.POINTING).miss(EASY))
        .isEqualTo(Technique.NAKED_SINGLE.ordinal() - Technique.POINTING.ordinal());
    assertThat(TechniqueAim.hardest(Technique.FULL_HOUSE).miss(EASY)).isEqualTo(1);
    assertThat(TechniqueAim.hardest(Technique.POINTING).miss(EXTREME)).isEqualTo(1);
  }

  @Test
  void containing_anywhereOnThePath() {
    assertThat(TechniqueAim.containing(Technique.NAKED_SINGLE).miss(HARD)).isZero();
    assertThat(TechniqueAim.containing(Technique.X_WING).miss(EASY))
        .isEqualTo(Technique.NAKED_SINGLE.ordinal() - Technique.X_WING.ordinal());
    assertThat(TechniqueAim.containing(Technique.NAKED_SINGLE).miss(EASY)).isZero();
  }

  @Test
  void aims_sayWhatTheyWant() {
    assertThat(ExplainerAim.of(1.0, 2.0)).hasToString("rated 1.0 to 2.0");
    assertThat(new LevelAim(Level.EASY)).hasToString("of the level EASY");
    assertThat(TechniqueAim.hardest(Technique.X_WING))
        .hasToString("with the hardest technique X_WING");
  }
}
