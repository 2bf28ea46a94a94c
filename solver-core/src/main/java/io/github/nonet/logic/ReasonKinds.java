package io.github.nonet.logic;

import java.util.Locale;

/** The kind of reason that is the reason of a technique's steps: their texts rest on it. */
final class ReasonKinds {
  /*
   * A switch, not a map: a map would load the classes of all reasons before the first step, some ms
   * of a program's start. It has no default: a new technique does not compile until its kind stands
   * here.
   */

  private ReasonKinds() {}

  private static Class<? extends Reason> kind(Technique technique) {
    return switch (technique) {
      case FULL_HOUSE, NAKED_SINGLE, HIDDEN_SINGLE -> Reason.Single.class;
      case POINTING, CLAIMING -> Reason.LockedCandidates.class;
      case LOCKED_PAIR,
          LOCKED_TRIPLE,
          NAKED_PAIR,
          NAKED_TRIPLE,
          NAKED_QUADRUPLE,
          HIDDEN_PAIR,
          HIDDEN_TRIPLE,
          HIDDEN_QUADRUPLE ->
          Reason.Subset.class;
      case BUG_PLUS_1 -> Reason.Bug.class;
      case XY_WING, XYZ_WING -> Reason.Wing.class;
      case UNIQUENESS_1,
          UNIQUENESS_2,
          UNIQUENESS_3,
          UNIQUENESS_4,
          UNIQUENESS_5,
          UNIQUENESS_6,
          HIDDEN_RECTANGLE,
          AVOIDABLE_RECTANGLE_1,
          AVOIDABLE_RECTANGLE_2 ->
          Reason.Rectangle.class;
      case SUE_DE_COQ -> Reason.SueDeCoq.class;
      case SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP, MULTI_COLORS_1, MULTI_COLORS_2 -> Colors.class;
      case ALS_XZ, ALS_XY_WING, ALS_CHAIN, DEATH_BLOSSOM -> AlmostLockedSets.class;
      case FORCING_CHAIN_CONTRADICTION,
          FORCING_CHAIN_VERITY,
          FORCING_NET_CONTRADICTION,
          FORCING_NET_VERITY ->
          Net.class;
      case TEMPLATE_SET, TEMPLATE_DELETE -> Reason.Template.class;
      case BRUTE_FORCE -> Reason.Searched.class;
      case USER_DEFINED -> Reason.class;
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
          Reason.Fish.class;
    };
  }

  /**
   * Checks that the reason is of the technique's kind, or several of it, or a user's own.
   *
   * @throws IllegalArgumentException if it is of another kind
   */
  static void require(Technique technique, Reason reason) {
    Class<? extends Reason> kind = kind(technique);
    if (!kind.isInstance(reason) && !(reason instanceof Reason.Custom)) {
      boolean isSeveral =
          reason instanceof Reason.Several several
              && several.reasons().stream().allMatch(kind::isInstance);
      if (!isSeveral) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s has a reason of the kind %s; expected %s, or Custom",
                technique,
                reason.getClass().getSimpleName(),
                kind.getSimpleName()));
      }
    }
  }
}
