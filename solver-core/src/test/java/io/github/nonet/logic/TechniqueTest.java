package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of techniques: levels and scores are those of HoDoKu 2.2.0. */
class TechniqueTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          FULL_HOUSE NAKED_SINGLE | EASY | 4
          HIDDEN_SINGLE | EASY | 14
          LOCKED_PAIR | MEDIUM | 40
          LOCKED_TRIPLE NAKED_PAIR | MEDIUM | 60
          POINTING CLAIMING | MEDIUM | 50
          NAKED_TRIPLE | MEDIUM | 80
          HIDDEN_PAIR | MEDIUM | 70
          HIDDEN_TRIPLE | MEDIUM | 100
          NAKED_QUADRUPLE TURBOT_FISH EMPTY_RECTANGLE | HARD | 120
          HIDDEN_QUADRUPLE SWORDFISH TWO_STRING_KITE | HARD | 150
          W_WING SASHIMI_X_WING SIMPLE_COLORS_TRAP SIMPLE_COLORS_WRAP | HARD | 150
          X_WING | HARD | 140
          JELLYFISH XY_WING | HARD | 160
          REMOTE_PAIR | HARD | 110
          BUG_PLUS_1 UNIQUENESS_1 UNIQUENESS_2 UNIQUENESS_3 UNIQUENESS_4 | HARD | 100
          UNIQUENESS_5 UNIQUENESS_6 | HARD | 100
          HIDDEN_RECTANGLE AVOIDABLE_RECTANGLE_1 AVOIDABLE_RECTANGLE_2 | HARD | 100
          SKYSCRAPER FINNED_X_WING | HARD | 130
          XYZ_WING | HARD | 180
          FINNED_SWORDFISH | UNFAIR | 200
          SASHIMI_SWORDFISH | UNFAIR | 240
          FINNED_JELLYFISH SUE_DE_COQ | UNFAIR | 250
          SASHIMI_JELLYFISH X_CHAIN XY_CHAIN | UNFAIR | 260
          MULTI_COLORS_1 MULTI_COLORS_2 | HARD | 200
          CONTINUOUS_NICE_LOOP DISCONTINUOUS_NICE_LOOP AIC | UNFAIR | 280
          GROUPED_CONTINUOUS_NICE_LOOP GROUPED_DISCONTINUOUS_NICE_LOOP | UNFAIR | 300
          GROUPED_AIC ALS_XZ FRANKEN_X_WING | UNFAIR | 300
          ALS_XY_WING | UNFAIR | 320
          ALS_CHAIN | UNFAIR | 340
          DEATH_BLOSSOM | UNFAIR | 360
          FRANKEN_SWORDFISH | UNFAIR | 350
          FRANKEN_JELLYFISH | UNFAIR | 370
          FINNED_FRANKEN_X_WING | UNFAIR | 390
          FINNED_FRANKEN_SWORDFISH | UNFAIR | 410
          FINNED_FRANKEN_JELLYFISH | UNFAIR | 430
          FINNED_MUTANT_JELLYFISH FINNED_MUTANT_SQUIRMBAG FINNED_MUTANT_WHALE | EXTREME | 470
          FORCING_CHAIN_CONTRADICTION FORCING_CHAIN_VERITY | EXTREME | 500
          FORCING_NET_CONTRADICTION FORCING_NET_VERITY | EXTREME | 700
          TEMPLATE_SET TEMPLATE_DELETE BRUTE_FORCE | EXTREME | 10000
          """)
  void table(String names, Level level, int score) {
    for (String name : names.split(" ")) {
      Technique technique = Technique.valueOf(name);
      assertThat(technique.level()).as(name).isEqualTo(level);
      assertThat(HodokuRating.scoreOf(technique)).as(name).hasValue(score);
    }
  }

  @Test
  void assumesUniqueness_uniquenessTestsRectanglesAndBug() {
    assertThat(Technique.values())
        .filteredOn(Technique::assumesUniqueness)
        .extracting(Technique::name)
        .hasSize(10)
        .allMatch(name -> name.matches("UNIQUENESS_\\d|.*_RECTANGLE(_\\d)?|BUG_PLUS_1"));
  }

  @Test
  void isStandard_allButThoseThatAreOff() {
    assertThat(Technique.values())
        .filteredOn(technique -> !technique.isStandard())
        .containsExactly(
            Technique.DUAL_TWO_STRING_KITE,
            Technique.DUAL_EMPTY_RECTANGLE,
            Technique.DEATH_BLOSSOM,
            Technique.FRANKEN_JELLYFISH,
            Technique.FINNED_FRANKEN_JELLYFISH,
            Technique.FINNED_MUTANT_JELLYFISH,
            Technique.FINNED_MUTANT_SQUIRMBAG,
            Technique.FINNED_MUTANT_WHALE,
            Technique.TEMPLATE_SET,
            Technique.TEMPLATE_DELETE,
            Technique.USER_DEFINED);
  }

  @Test
  void scoreOf_whatHodokuDoesNotHave() {
    assertThat(Technique.values())
        .filteredOn(technique -> HodokuRating.scoreOf(technique).isEmpty())
        .containsExactly(Technique.USER_DEFINED);
  }

  @ParameterizedTest
  @EnumSource
  void displayName_inBothLanguages(Technique technique) {
    assertThat(technique.displayName()).isNotBlank().doesNotContain("_");
    assertThat(technique.displayName(Locale.GERMANY)).isNotBlank().doesNotContain("_");
  }

  @Test
  void displayName_otherLanguageIsEnglishWhateverTheMachineSpeaks() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThat(Set.of(Locale.ENGLISH, Locale.UK, Locale.JAPAN, Locale.ROOT))
          .allSatisfy(
              locale ->
                  assertThat(Technique.NAKED_PAIR.displayName(locale)).isEqualTo("Naked pair"));
      assertThat(Technique.NAKED_PAIR.displayName()).isEqualTo("Naked pair");
    } finally {
      Locale.setDefault(before);
    }
  }
}
