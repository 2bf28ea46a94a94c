package io.github.nonet.internal.logic.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** HoDoKu's order, compared with the indices that its own table gives to the techniques. */
class HodokuOrderTest {
  /** The index that HoDoKu gives to each technique; the lower comes first. */
  private static final Map<Technique, Integer> INDICES =
      Arrays.stream(
              """
      FULL_HOUSE 100, NAKED_SINGLE 200, HIDDEN_SINGLE 300, LOCKED_PAIR 1000,
      LOCKED_TRIPLE 1100, POINTING 1200, CLAIMING 1210, NAKED_PAIR 1300,
      NAKED_TRIPLE 1400, HIDDEN_PAIR 1500, HIDDEN_TRIPLE 1600, NAKED_QUADRUPLE 2000,
      HIDDEN_QUADRUPLE 2100, X_WING 2200, SWORDFISH 2300, JELLYFISH 2400,
      REMOTE_PAIR 2800, BUG_PLUS_1 2900, SKYSCRAPER 3000, TWO_STRING_KITE 3100,
      TURBOT_FISH 3120, DUAL_TWO_STRING_KITE 3110, DUAL_EMPTY_RECTANGLE 3180,
      EMPTY_RECTANGLE 3170, W_WING 3200, XY_WING 3300, XYZ_WING 3400,
      UNIQUENESS_1 3500, UNIQUENESS_2 3600, UNIQUENESS_3 3700, UNIQUENESS_4 3800,
      UNIQUENESS_5 3900, UNIQUENESS_6 4000, HIDDEN_RECTANGLE 4010,
      AVOIDABLE_RECTANGLE_1 4020, AVOIDABLE_RECTANGLE_2 4030, FINNED_X_WING 4100,
      SASHIMI_X_WING 4200, FINNED_SWORDFISH 4300, SASHIMI_SWORDFISH 4400,
      FINNED_JELLYFISH 4500, SASHIMI_JELLYFISH 4600, SUE_DE_COQ 5300,
      SIMPLE_COLORS_TRAP 5330, SIMPLE_COLORS_WRAP 5340, MULTI_COLORS_1 5360,
      MULTI_COLORS_2 5370, X_CHAIN 5400, XY_CHAIN 5500, CONTINUOUS_NICE_LOOP 5600,
      DISCONTINUOUS_NICE_LOOP 5610, AIC 5620, GROUPED_CONTINUOUS_NICE_LOOP 5650,
      GROUPED_DISCONTINUOUS_NICE_LOOP 5660, GROUPED_AIC 5670, ALS_XZ 5700,
      ALS_XY_WING 5800, ALS_CHAIN 5900, DEATH_BLOSSOM 6000, FRANKEN_X_WING 6100,
      FRANKEN_SWORDFISH 6200, FRANKEN_JELLYFISH 6300, FINNED_FRANKEN_X_WING 6700,
      FINNED_FRANKEN_SWORDFISH 6800, FINNED_FRANKEN_JELLYFISH 6900,
      FINNED_MUTANT_JELLYFISH 8100, FINNED_MUTANT_SQUIRMBAG 8200,
      FINNED_MUTANT_WHALE 8300, FORCING_CHAIN_CONTRADICTION 8500,
      FORCING_CHAIN_VERITY 8510, FORCING_NET_CONTRADICTION 8600,
      FORCING_NET_VERITY 8610, TEMPLATE_SET 8700, TEMPLATE_DELETE 8800,
      BRUTE_FORCE 8900
      """
                  .strip()
                  .split(",\\s+"))
          .map(entry -> entry.split(" "))
          .collect(
              Collectors.toMap(
                  entry -> Technique.valueOf(entry[0]), entry -> Integer.valueOf(entry[1])));

  @Test
  void beyondSingles_inTheOrderOfTheirIndices() {
    assertThat(INDICES).hasSize(Technique.values().length - 1);
    assertThat(HodokuOrder.BEYOND_SINGLES)
        .extracting(INDICES::get)
        .isSorted()
        .doesNotHaveDuplicates()
        .allMatch(index -> index > INDICES.get(Technique.HIDDEN_SINGLE));
  }

  @Test
  void beyondSingles_whatHodokuHasSwitchedOn() {
    assertThat(HodokuOrder.BEYOND_SINGLES)
        .hasSize(56)
        .endsWith(Technique.BRUTE_FORCE)
        .allMatch(LogicalSolver.standard().techniques()::contains);
  }
}
