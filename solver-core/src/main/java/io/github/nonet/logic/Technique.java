package io.github.nonet.logic;

import io.github.nonet.Level;
import io.github.nonet.internal.language.Language;
import java.util.Locale;

/**
 * The techniques by which people solve puzzles, from easy to hard.
 *
 * <p>The constants are in the order of {@link LogicalSolver#standard()}. Level and score come from
 * HoDoKu 2.2.0 (Bernhard Hobiger, 2012), which is the scale that most players know.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum Technique {
  /** A house with one open cell, which holds the missing digit. */
  FULL_HOUSE(Level.EASY, 4, ReasonKind.SINGLE),
  /** A cell with only one candidate. */
  NAKED_SINGLE(Level.EASY, 4, ReasonKind.SINGLE),
  /** A digit with only one possible cell in a house. */
  HIDDEN_SINGLE(Level.EASY, 14, ReasonKind.SINGLE),
  /** A naked pair in the intersection of a box and a line, which eliminates from both. */
  LOCKED_PAIR(Level.MEDIUM, 40, ReasonKind.SUBSET),
  /** A naked triple in the intersection of a box and a line, which eliminates from both. */
  LOCKED_TRIPLE(Level.MEDIUM, 60, ReasonKind.SUBSET),
  /** In a box, a digit can only go in one line, so it is eliminated from the rest of the line. */
  POINTING(Level.MEDIUM, 50, ReasonKind.LOCKED_CANDIDATES),
  /**
   * Box/line reduction: in a line, a digit can only go in one box, so it is eliminated from the
   * rest of the box.
   */
  CLAIMING(Level.MEDIUM, 50, ReasonKind.LOCKED_CANDIDATES),
  /** Two cells of a house that have only two candidates between them. */
  NAKED_PAIR(Level.MEDIUM, 60, ReasonKind.SUBSET),
  /** Three cells of a house that have only three candidates between them. */
  NAKED_TRIPLE(Level.MEDIUM, 80, ReasonKind.SUBSET),
  /** Two digits of a house that can only go in two cells. */
  HIDDEN_PAIR(Level.MEDIUM, 70, ReasonKind.SUBSET),
  /** Three digits of a house that can only go in three cells. */
  HIDDEN_TRIPLE(Level.MEDIUM, 100, ReasonKind.SUBSET),
  /** Four cells of a house that have only four candidates between them. */
  NAKED_QUADRUPLE(Level.HARD, 120, ReasonKind.SUBSET),
  /** Four digits of a house that can only go in four cells. */
  HIDDEN_QUADRUPLE(Level.HARD, 150, ReasonKind.SUBSET),
  /** A basic fish of two parallel lines. */
  X_WING(Level.HARD, 140, ReasonKind.FISH),
  /** A basic fish of three parallel lines. */
  SWORDFISH(Level.HARD, 150, ReasonKind.FISH),
  /** A basic fish of four parallel lines. */
  JELLYFISH(Level.HARD, 160, ReasonKind.FISH),
  /** A chain of cells with the same two candidates. */
  REMOTE_PAIR(Level.HARD, 110, ReasonKind.CHAIN),
  /** All open cells but one have two candidates, and that one has three. */
  BUG_PLUS_1(Level.HARD, 100, ReasonKind.BUG),
  /**
   * Two parallel lines in which a digit has two possible cells each, two of which are in one line.
   */
  SKYSCRAPER(Level.HARD, 130, ReasonKind.CHAIN),
  /** A row and a column in which a digit has two possible cells each, linked in a box. */
  TWO_STRING_KITE(Level.HARD, 150, ReasonKind.CHAIN),
  /** Two strong links of one digit, joined by a weak link. */
  TURBOT_FISH(Level.HARD, 120, ReasonKind.CHAIN),
  /** Two kites that share their box link, reported as one step. */
  DUAL_TWO_STRING_KITE(Level.HARD, 150, ReasonKind.CHAIN),
  /** Two empty rectangles of one box, reported as one step. */
  DUAL_EMPTY_RECTANGLE(Level.HARD, 120, ReasonKind.CHAIN),
  /**
   * All candidates of a digit in a box lie in one row and one column, and a strong link meets one
   * of these.
   */
  EMPTY_RECTANGLE(Level.HARD, 120, ReasonKind.CHAIN),
  /** Two cells with the same two candidates, joined by a strong link of one of them. */
  W_WING(Level.HARD, 150, ReasonKind.CHAIN),
  /** A pivot of two candidates and two pincers that share the third. */
  XY_WING(Level.HARD, 160, ReasonKind.WING),
  /** A pivot of three candidates and two pincers. */
  XYZ_WING(Level.HARD, 180, ReasonKind.WING),
  /** A rectangle of two digits: one corner has additional candidates. */
  UNIQUENESS_1(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A rectangle of two digits: two corners have the same additional candidate. */
  UNIQUENESS_2(Level.HARD, 100, ReasonKind.RECTANGLE),
  /**
   * A rectangle of two digits: the additional candidates of two corners form a subset with other
   * cells.
   */
  UNIQUENESS_3(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A rectangle of two digits: in a house, one of them can only go in two adjacent corners. */
  UNIQUENESS_4(Level.HARD, 100, ReasonKind.RECTANGLE),
  /**
   * A rectangle of two digits: three corners, or two opposite ones, have the same additional
   * candidate.
   */
  UNIQUENESS_5(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A rectangle of two digits: in its rows and columns, one of them can only go in the corners. */
  UNIQUENESS_6(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A rectangle of two digits, one of which has conjugate pairs on two sides. */
  HIDDEN_RECTANGLE(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A rectangle of placed digits whose last corner is open. */
  AVOIDABLE_RECTANGLE_1(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A rectangle of placed digits with two open corners that have the same additional candidate. */
  AVOIDABLE_RECTANGLE_2(Level.HARD, 100, ReasonKind.RECTANGLE),
  /** A fish of two parallel lines with fins in one box. */
  FINNED_X_WING(Level.HARD, 130, ReasonKind.FISH),
  /** A finned fish of two lines that is not a fish without its fins. */
  SASHIMI_X_WING(Level.HARD, 150, ReasonKind.FISH),
  /** A fish of three parallel lines with fins in one box. */
  FINNED_SWORDFISH(Level.UNFAIR, 200, ReasonKind.FISH),
  /** A finned fish of three lines that is not a fish without its fins. */
  SASHIMI_SWORDFISH(Level.UNFAIR, 240, ReasonKind.FISH),
  /** A fish of four parallel lines with fins in one box. */
  FINNED_JELLYFISH(Level.UNFAIR, 250, ReasonKind.FISH),
  /** A finned fish of four lines that is not a fish without its fins. */
  SASHIMI_JELLYFISH(Level.UNFAIR, 260, ReasonKind.FISH),
  /**
   * An intersection of a box and a line that, with a set in each of them, has just enough digits.
   */
  SUE_DE_COQ(Level.UNFAIR, 250, ReasonKind.SUE_DE_COQ),
  /** A candidate that sees both colours of one digit. */
  SIMPLE_COLORS_TRAP(Level.HARD, 150, ReasonKind.COLORS),
  /** A colour that sees itself. */
  SIMPLE_COLORS_WRAP(Level.HARD, 150, ReasonKind.COLORS),
  /** Two pairs of colours of one digit: at least one of two colours is true. */
  MULTI_COLORS_1(Level.HARD, 200, ReasonKind.COLORS),
  /** Two pairs of colours of one digit: a colour that sees both of another pair. */
  MULTI_COLORS_2(Level.HARD, 200, ReasonKind.COLORS),
  /** A chain of alternating links of one digit. */
  X_CHAIN(Level.UNFAIR, 260, ReasonKind.CHAIN),
  /** A chain of cells with two candidates each. */
  XY_CHAIN(Level.UNFAIR, 260, ReasonKind.CHAIN),
  /** A loop of alternating links. */
  CONTINUOUS_NICE_LOOP(Level.UNFAIR, 280, ReasonKind.CHAIN),
  /** A loop of alternating links with two equal links at one cell. */
  DISCONTINUOUS_NICE_LOOP(Level.UNFAIR, 280, ReasonKind.CHAIN),
  /** An alternating inference chain: at least one of its ends is true. */
  AIC(Level.UNFAIR, 280, ReasonKind.CHAIN),
  /** A continuous nice loop through groups of cells or almost locked sets. */
  GROUPED_CONTINUOUS_NICE_LOOP(Level.UNFAIR, 300, ReasonKind.CHAIN),
  /** A discontinuous nice loop through groups of cells or almost locked sets. */
  GROUPED_DISCONTINUOUS_NICE_LOOP(Level.UNFAIR, 300, ReasonKind.CHAIN),
  /** An alternating inference chain through groups of cells or almost locked sets. */
  GROUPED_AIC(Level.UNFAIR, 300, ReasonKind.CHAIN),
  /** Two almost locked sets with a restricted common. */
  ALS_XZ(Level.UNFAIR, 300, ReasonKind.ALMOST_LOCKED_SETS),
  /** Three almost locked sets with two restricted commons. */
  ALS_XY_WING(Level.UNFAIR, 320, ReasonKind.ALMOST_LOCKED_SETS),
  /** A chain of almost locked sets. */
  ALS_CHAIN(Level.UNFAIR, 340, ReasonKind.ALMOST_LOCKED_SETS),
  /** A stem cell, each candidate of which sees an almost locked set. */
  DEATH_BLOSSOM(Level.UNFAIR, 360, ReasonKind.ALMOST_LOCKED_SETS),
  /** A fish of two base sets, boxes among them. */
  FRANKEN_X_WING(Level.UNFAIR, 300, ReasonKind.FISH),
  /** A fish of three base sets, boxes among them. */
  FRANKEN_SWORDFISH(Level.UNFAIR, 350, ReasonKind.FISH),
  /** A fish of four base sets, boxes among them. */
  FRANKEN_JELLYFISH(Level.UNFAIR, 370, ReasonKind.FISH),
  /** A Franken X-wing with fins. */
  FINNED_FRANKEN_X_WING(Level.UNFAIR, 390, ReasonKind.FISH),
  /** A Franken swordfish with fins. */
  FINNED_FRANKEN_SWORDFISH(Level.UNFAIR, 410, ReasonKind.FISH),
  /** A Franken jellyfish with fins. */
  FINNED_FRANKEN_JELLYFISH(Level.UNFAIR, 430, ReasonKind.FISH),
  /** A fish of four base sets of any kind, with fins. */
  FINNED_MUTANT_JELLYFISH(Level.EXTREME, 470, ReasonKind.FISH),
  /** A fish of five base sets of any kind, with fins. */
  FINNED_MUTANT_SQUIRMBAG(Level.EXTREME, 470, ReasonKind.FISH),
  /** A fish of six base sets of any kind, with fins. */
  FINNED_MUTANT_WHALE(Level.EXTREME, 470, ReasonKind.FISH),
  /** A chain from one candidate that contradicts itself. */
  FORCING_CHAIN_CONTRADICTION(Level.EXTREME, 500, ReasonKind.NET),
  /** Chains from all choices that lead to the same conclusion. */
  FORCING_CHAIN_VERITY(Level.EXTREME, 500, ReasonKind.NET),
  /** A net of implications from one candidate that contradicts itself. */
  FORCING_NET_CONTRADICTION(Level.EXTREME, 700, ReasonKind.NET),
  /** Nets of implications from all choices that lead to the same conclusion. */
  FORCING_NET_VERITY(Level.EXTREME, 700, ReasonKind.NET),
  /** A cell that every template of a digit contains. */
  TEMPLATE_SET(Level.EXTREME, 10000, ReasonKind.TEMPLATE),
  /** A candidate that no template of its digit contains. */
  TEMPLATE_DELETE(Level.EXTREME, 10000, ReasonKind.TEMPLATE),
  /** A digit of the solution, found by search. */
  BRUTE_FORCE(Level.EXTREME, 10000, ReasonKind.SEARCHED),
  /** Your own technique; see {@link LogicalSolver#plus}. */
  USER_DEFINED(Level.EXTREME, 10_000, ReasonKind.ANY);

  private final Level level;
  private final int score;
  private final ReasonKind kind;

  Technique(Level level, int score, ReasonKind kind) {
    this.level = level;
    this.score = score;
    this.kind = kind;
  }

  /** The kind of reason that its steps have. */
  private enum ReasonKind {
    SINGLE,
    LOCKED_CANDIDATES,
    SUBSET,
    FISH,
    WING,
    RECTANGLE,
    BUG,
    SUE_DE_COQ,
    COLORS,
    ALMOST_LOCKED_SETS,
    CHAIN,
    NET,
    TEMPLATE,
    SEARCHED,
    ANY;

    /*
     * This is a switch, not a field, because a field would load the classes of all reasons before
     * the first step, which takes a few ms of a program's start.
     */
    Class<? extends Reason> type() {
      return switch (this) {
        case SINGLE -> Reason.Single.class;
        case LOCKED_CANDIDATES -> Reason.LockedCandidates.class;
        case SUBSET -> Reason.Subset.class;
        case FISH -> Reason.Fish.class;
        case WING -> Reason.Wing.class;
        case RECTANGLE -> Reason.Rectangle.class;
        case BUG -> Reason.Bug.class;
        case SUE_DE_COQ -> Reason.SueDeCoq.class;
        case COLORS -> Colors.class;
        case ALMOST_LOCKED_SETS -> AlmostLockedSets.class;
        case CHAIN -> Chain.class;
        case NET -> Net.class;
        case TEMPLATE -> Reason.Template.class;
        case SEARCHED -> Reason.Searched.class;
        case ANY -> Reason.class;
      };
    }
  }

  /** {@return the English name: {@code "Naked pair"}} */
  public String displayName() {
    return displayName(Locale.ENGLISH);
  }

  /**
   * {@return the name in the given language, or in English if the library does not have it}
   *
   * @param locale a language
   */
  public String displayName(Locale locale) {
    return Language.ofBoards(locale).get(name());
  }

  /** {@return the level that HoDoKu gives to a puzzle for which this technique is needed} */
  public Level level() {
    return level;
  }

  /** Returns the points that a step of this technique adds to HoDoKu's score. */
  int score() {
    return score;
  }

  /** {@return whether the steps of this technique hold only if the puzzle has one solution} */
  public boolean assumesUniqueness() {
    /* A puzzle with one solution cannot have the patterns of these reasons. */
    return kind == ReasonKind.RECTANGLE || kind == ReasonKind.BUG;
  }

  /** Returns whether {@link LogicalSolver#standard()} uses it. */
  boolean isStandard() {
    return switch (this) {
      case DUAL_TWO_STRING_KITE,
          DUAL_EMPTY_RECTANGLE,
          DEATH_BLOSSOM,
          FRANKEN_JELLYFISH,
          FINNED_FRANKEN_JELLYFISH,
          FINNED_MUTANT_JELLYFISH,
          FINNED_MUTANT_SQUIRMBAG,
          FINNED_MUTANT_WHALE,
          TEMPLATE_SET,
          TEMPLATE_DELETE,
          USER_DEFINED ->
          false;
      default -> true;
    };
  }

  /**
   * Checks that a reason has the kind of this technique, or is several of that kind or a user's
   * own.
   *
   * @throws IllegalArgumentException if it is of another kind
   */
  void requireKindOf(Reason reason) {
    Class<? extends Reason> type = kind.type();
    if (!type.isInstance(reason) && !(reason instanceof Reason.Custom)) {
      boolean isSeveral =
          reason instanceof Reason.Several several
              && several.reasons().stream().allMatch(type::isInstance);
      if (!isSeveral) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s has a reason of the kind %s; expected %s, or Custom",
                this,
                reason.getClass().getSimpleName(),
                type.getSimpleName()));
      }
    }
  }
}
