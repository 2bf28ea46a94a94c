package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainerLevelTest {
  @ParameterizedTest
  @EnumSource
  void generator_andRatingMeanTheSame(ExplainerLevel difficulty) {
    PuzzleGenerator.builder().explainerLevel(difficulty).build().stream()
        .limit(Tries.of(2, 10))
        .map(ExplainerRating::of)
        .forEach(rating -> assertThat(rating.level()).as("%s", rating).contains(difficulty));
  }

  @ParameterizedTest
  @EnumSource
  void ofExplainer_bothEnds(ExplainerLevel difficulty) {
    assertThat(ExplainerLevel.of(difficulty.min())).contains(difficulty);
    assertThat(ExplainerLevel.of(difficulty.max())).contains(difficulty);
  }

  @ParameterizedTest
  @CsvSource({"1.3, GENTLE", "1.6, EASY", "4.1, HARD", "6.4, VERY_HARD", "7.49999, EXTREME"})
  void ofExplainer_between(double er, ExplainerLevel difficulty) {
    assertThat(ExplainerLevel.of(er)).contains(difficulty);
  }

  @Test
  void ofExplainer_noName() {
    assertThat(ExplainerLevel.of(0.0)).isEmpty();
    assertThat(ExplainerLevel.of(9.5)).isEmpty();
    assertThat(ExplainerLevel.of(20.0)).isEmpty();
    assertThat(ExplainerRating.of(States.SOLVED).level()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, Double.NaN})
  void ofExplainer_wrong(double er) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExplainerLevel.of(er))
        .withMessage("er is " + er + "; expected 0 or more");
  }

  @Test
  void ranges_ascendAndTouchNot() {
    ExplainerLevel[] all = ExplainerLevel.values();
    IntStream.range(1, all.length)
        .forEach(i -> assertThat(all[i].min()).isGreaterThan(all[i - 1].max()));
  }

  @Test
  void builder_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> PuzzleGenerator.builder().explainerLevel(null))
        .withMessage("difficulty");
  }

  @Test
  void displayName_ofEachLevel() {
    assertThat(ExplainerLevel.values())
        .extracting(ExplainerLevel::displayName)
        .containsExactly("Gentle", "Easy", "Medium", "Hard", "Very hard", "Expert", "Extreme");
    assertThat(ExplainerLevel.values())
        .extracting(it -> it.displayName(Locale.GERMANY))
        .containsExactly(
            "Sehr leicht", "Leicht", "Mittel", "Schwer", "Sehr schwer", "Experte", "Extrem");
    assertThat(ExplainerLevel.VERY_HARD.displayName(Locale.FRENCH)).isEqualTo("Very hard");
  }
}
