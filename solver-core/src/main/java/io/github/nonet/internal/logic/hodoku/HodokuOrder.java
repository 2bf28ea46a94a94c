package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.logic.Technique;
import java.util.List;

/** The techniques that HoDoKu 2.2.0 tries beyond singles, with its default settings. */
final class HodokuOrder {
  /*
   * This list alone records HoDoKu's history: a technique that joins the library, or moves in its
   * order, does not change HoDoKu's ratings.
   */

  /**
   * The techniques in HoDoKu's order. It searches some families at once and takes the best step of
   * all. Such a family is named by its first technique: continuous nice loops represent all nice
   * loops and chains, and contradictions represent contradictions and verities.
   */
  static final List<Technique> BEYOND_SINGLES =
      List.of(
          Technique.LOCKED_PAIR,
          Technique.LOCKED_TRIPLE,
          Technique.POINTING,
          Technique.CLAIMING,
          Technique.NAKED_PAIR,
          Technique.NAKED_TRIPLE,
          Technique.HIDDEN_PAIR,
          Technique.HIDDEN_TRIPLE,
          Technique.NAKED_QUADRUPLE,
          Technique.HIDDEN_QUADRUPLE,
          Technique.X_WING,
          Technique.SWORDFISH,
          Technique.JELLYFISH,
          Technique.REMOTE_PAIR,
          Technique.BUG_PLUS_1,
          Technique.SKYSCRAPER,
          Technique.TWO_STRING_KITE,
          Technique.TURBOT_FISH,
          Technique.EMPTY_RECTANGLE,
          Technique.W_WING,
          Technique.XY_WING,
          Technique.XYZ_WING,
          Technique.UNIQUENESS_1,
          Technique.UNIQUENESS_2,
          Technique.UNIQUENESS_3,
          Technique.UNIQUENESS_4,
          Technique.UNIQUENESS_5,
          Technique.UNIQUENESS_6,
          Technique.HIDDEN_RECTANGLE,
          Technique.AVOIDABLE_RECTANGLE_1,
          Technique.AVOIDABLE_RECTANGLE_2,
          Technique.FINNED_X_WING,
          Technique.SASHIMI_X_WING,
          Technique.FINNED_SWORDFISH,
          Technique.SASHIMI_SWORDFISH,
          Technique.FINNED_JELLYFISH,
          Technique.SASHIMI_JELLYFISH,
          Technique.SUE_DE_COQ,
          Technique.SIMPLE_COLORS_TRAP,
          Technique.SIMPLE_COLORS_WRAP,
          Technique.MULTI_COLORS_1,
          Technique.MULTI_COLORS_2,
          Technique.X_CHAIN,
          Technique.XY_CHAIN,
          Technique.CONTINUOUS_NICE_LOOP,
          Technique.GROUPED_CONTINUOUS_NICE_LOOP,
          Technique.ALS_XZ,
          Technique.ALS_XY_WING,
          Technique.ALS_CHAIN,
          Technique.FRANKEN_X_WING,
          Technique.FRANKEN_SWORDFISH,
          Technique.FINNED_FRANKEN_X_WING,
          Technique.FINNED_FRANKEN_SWORDFISH,
          Technique.FORCING_CHAIN_CONTRADICTION,
          Technique.FORCING_NET_CONTRADICTION,
          Technique.BRUTE_FORCE);

  private HodokuOrder() {}
}
