package io.github.nonet.logic;

import java.util.Locale;

/** The kind of pattern that is the reason of a technique's steps: their texts rest on it. */
final class PatternKinds {
  /*
   * A switch, not a map: a map would load the classes of all patterns before the first step, some ms
   * of a program's start. It has no default: a new technique does not compile until its kind stands
   * here.
   */

  private PatternKinds() {}

  private static Class<? extends Pattern> kind(Technique technique) {
    return switch (technique) {
      case FULL_HOUSE, NAKED_SINGLE, HIDDEN_SINGLE -> Pattern.Single.class;
      case POINTING, CLAIMING -> Pattern.LockedCandidates.class;
      case LOCKED_PAIR,
          LOCKED_TRIPLE,
          NAKED_PAIR,
          NAKED_TRIPLE,
          NAKED_QUADRUPLE,
          HIDDEN_PAIR,
          HIDDEN_TRIPLE,
          HIDDEN_QUADRUPLE ->
          Pattern.Subset.class;
      case BUG_PLUS_1 -> Pattern.Bug.class;
      case XY_WING, XYZ_WING -> Pattern.Wing.class;
      case UNIQUENESS_1,
          UNIQUENESS_2,
          UNIQUENESS_3,
          UNIQUENESS_4,
          UNIQUENESS_5,
          UNIQUENESS_6,
          HIDDEN_RECTANGLE,
          AVOIDABLE_RECTANGLE_1,
          AVOIDABLE_RECTANGLE_2 ->
          Pattern.Rectangle.class;
      case SUE_DE_COQ -> Pattern.SueDeCoq.class;
      case SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP, MULTI_COLORS_1, MULTI_COLORS_2 -> Colors.class;
      case ALS_XZ, ALS_XY_WING, ALS_CHAIN, DEATH_BLOSSOM -> AlmostLockedSets.class;
      case FORCING_CHAIN_CONTRADICTION,
          FORCING_CHAIN_VERITY,
          FORCING_NET_CONTRADICTION,
          FORCING_NET_VERITY ->
          Net.class;
      case TEMPLATE_SET, TEMPLATE_DELETE -> Pattern.Template.class;
      case BRUTE_FORCE -> Pattern.Searched.class;
      case USER_DEFINED -> Pattern.class;
      case REMOTE_PAIR,
          SKYSCRAPER,
          TWO_STRING_KITE,
          TURBOT_FISH,
          DUAL_TWO_STRING_KITE,
          DUAL_EMPTY_RECTANGLE,
          EMPTY_RECTANGLE,
          W_WING,
          X_CHAIN,
          XY_CHAIN,
          CONTINUOUS_NICE_LOOP,
          DISCONTINUOUS_NICE_LOOP,
          AIC,
          GROUPED_CONTINUOUS_NICE_LOOP,
          GROUPED_DISCONTINUOUS_NICE_LOOP,
          GROUPED_AIC ->
          Chain.class;
      case X_WING,
          SWORDFISH,
          JELLYFISH,
          FINNED_X_WING,
          SASHIMI_X_WING,
          FINNED_SWORDFISH,
          SASHIMI_SWORDFISH,
          FINNED_JELLYFISH,
          SASHIMI_JELLYFISH,
          FRANKEN_X_WING,
          FRANKEN_SWORDFISH,
          FRANKEN_JELLYFISH,
          FINNED_FRANKEN_X_WING,
          FINNED_FRANKEN_SWORDFISH,
          FINNED_FRANKEN_JELLYFISH,
          FINNED_MUTANT_JELLYFISH,
          FINNED_MUTANT_SQUIRMBAG,
          FINNED_MUTANT_WHALE ->
          Pattern.Fish.class;
    };
  }

  /**
   * Checks that the pattern is of the technique's kind, or several of it, or a user's own.
   *
   * @throws IllegalArgumentException if it is of another kind
   */
  static void require(Technique technique, Pattern pattern) {
    Class<? extends Pattern> kind = kind(technique);
    if (!kind.isInstance(pattern) && !(pattern instanceof Pattern.Custom)) {
      boolean isSeveral =
          pattern instanceof Pattern.Several several
              && several.patterns().stream().allMatch(kind::isInstance);
      if (!isSeveral) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s has a pattern of the kind %s; expected %s, or Custom",
                technique,
                pattern.getClass().getSimpleName(),
                kind.getSimpleName()));
      }
    }
  }
}
