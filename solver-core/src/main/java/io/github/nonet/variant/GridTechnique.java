package io.github.nonet.variant;

import io.github.nonet.Level;
import io.github.nonet.internal.Language;
import io.github.nonet.logic.Technique;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The techniques by which people solve grids of any size and rules, from easy to hard.
 *
 * <p>A technique that {@link Technique} has too has the same name here. They are tried in the order
 * of the constants; subsets of five and more are tried by their size.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum GridTechnique {
  /** A house with one open cell: the missing value goes there. */
  FULL_HOUSE(Level.EASY, Technique.FULL_HOUSE),
  /** A cell with one candidate. */
  NAKED_SINGLE(Level.EASY, Technique.NAKED_SINGLE),
  /** A value with one place in a house. */
  HIDDEN_SINGLE(Level.EASY, Technique.HIDDEN_SINGLE),
  /** A cage with one open cell: the sum determines its value. */
  CAGE_SINGLE(Level.MEDIUM, null),
  /**
   * All places of a value in a box, a region or a window lie in another house, group or cage: it
   * goes from the rest of that one.
   */
  POINTING(Level.MEDIUM, Technique.POINTING),
  /**
   * All places of a value in a row, a column or a diagonal lie in another house, group or cage: it
   * goes from the rest of that one.
   */
  CLAIMING(Level.MEDIUM, Technique.CLAIMING),
  /**
   * A cell sees all places of a value in a house, some by one house, the others by another: the
   * value goes from it. Boxes, rows and columns alone have none.
   */
  GENERALIZED_INTERSECTION(Level.MEDIUM, null),

  /**
   * The combinations of values that a cage can have: what none of them has goes from the cage; what
   * all of them have goes from the cells that see all its places in the cage.
   */
  CAGE_COMBINATION(Level.MEDIUM, null),
  /**
   * A thermometer, a whisper line, a dot or another constraint of pairs of cells: what all of its
   * pairs together leave to its cells.
   */
  WHOLE_CONSTRAINT(Level.MEDIUM, null),
  /**
   * Two cells of a constraint of two cells, as neighbours on a line: what one may hold next to what
   * the other can be. Where the other is filled, players take that away with the value, as they do
   * in a house.
   */
  CONSTRAINED_PAIR(Level.MEDIUM, null),
  /**
   * The sets of values that a constraint allows, as that of a renban line: what no set has that
   * fits goes from its cells; what all of them have goes from the cells that see all its places.
   */
  CONSTRAINED_SET(Level.MEDIUM, null),
  /**
   * A constraint with a sum, as that of an arrow, and up to three open cells: what has partners.
   */
  SUM_COMBINATION(Level.MEDIUM, null),
  /** Two cells of a house, a group or a cage with two candidates together. */
  NAKED_PAIR(Level.MEDIUM, Technique.NAKED_PAIR),
  /** Three cells of a house, a group or a cage with three candidates together. */
  NAKED_TRIPLE(Level.MEDIUM, Technique.NAKED_TRIPLE),
  /** Two values of a house with two places together. */
  HIDDEN_PAIR(Level.MEDIUM, Technique.HIDDEN_PAIR),
  /** Three values of a house with three places together. */
  HIDDEN_TRIPLE(Level.MEDIUM, Technique.HIDDEN_TRIPLE),
  /**
   * The sum of a house and those of the cages in it leave a sum of up to four cells: of its cells
   * outside of these cages, of cells of these cages outside of it, or of both.
   */
  INNIES_OUTIES(Level.MEDIUM, null),
  /** Four cells of a house, a group or a cage with four candidates together. */
  NAKED_QUADRUPLE(Level.HARD, Technique.NAKED_QUADRUPLE),
  /** Four values of a house with four places together. */
  HIDDEN_QUADRUPLE(Level.HARD, Technique.HIDDEN_QUADRUPLE),
  /**
   * Five cells or more, up to half the number of values, with the same number of candidates
   * together.
   */
  NAKED_SUBSET(Level.HARD, null),
  /**
   * Five values or more, up to half the number of values, with the same number of cells together.
   */
  HIDDEN_SUBSET(Level.HARD, null),
  /**
   * A constraint with a sum and four open cells or more: a value goes if it is too small or too
   * large compared with what the others can be.
   */
  SUM_BOUNDS(Level.HARD, null),
  /**
   * All ways to fill the cells of a sum or of a constraint that is read cell by cell, as that of a
   * sandwich or a between line: what none of them has, and what all have in sight of a cell.
   */
  LINE_COMBINATION(Level.HARD, null),
  /** A basic fish of two rows or two columns; grids that overlap have none. */
  X_WING(Level.HARD, Technique.X_WING),
  /** A basic fish of three rows or three columns. */
  SWORDFISH(Level.HARD, Technique.SWORDFISH),
  /** A basic fish of four rows or four columns. */
  JELLYFISH(Level.HARD, Technique.JELLYFISH),

  /**
   * A value has two places in each of two houses, and one place of the first house sees one of the
   * second: one of the other two is true. Skyscrapers and two-string kites are such.
   */
  TURBOT_FISH(Level.HARD, Technique.TURBOT_FISH),

  /**
   * A turbot fish with more than two places in the second house: what the first one sees there, and
   * the rest. Empty rectangles, and finned fish of two rows or columns, are such.
   */
  GROUPED_TURBOT_FISH(Level.HARD, null),

  /**
   * Two cells with the same two candidates that see all places of one of these in a house: one of
   * the cells has the other.
   */
  W_WING(Level.HARD, Technique.W_WING),

  /**
   * A cell with two candidates sees two others that have one of these each, and share a third one:
   * one of the two has it.
   */
  XY_WING(Level.HARD, Technique.XY_WING),

  /** As an XY-wing, but the first cell has all three candidates, and may be the one that has it. */
  XYZ_WING(Level.HARD, Technique.XYZ_WING),

  /** Two open cells of a cage: a value goes if the other cell does not have its partner. */
  CAGE_PAIR(Level.HARD, null),
  /** Three open cells of a cage: a value goes if the other cells do not have partners for it. */
  CAGE_TRIPLE(Level.HARD, null),
  /** Innies and outies of several rows, or of several columns, side by side. */
  INNIES_OUTIES_OF_SEVERAL(Level.HARD, null),
  /** Strong and weak links on one value: at least one end of the chain is true. */
  X_CHAIN(Level.UNFAIR, Technique.X_CHAIN),
  /** A chain whose strong links are cells with two candidates. */
  XY_CHAIN(Level.UNFAIR, Technique.XY_CHAIN),
  /**
   * A chain of strong and weak links through cells and houses; if it contradicts the candidate that
   * it starts from, that one is eliminated, or the opposite is.
   */
  AIC(Level.UNFAIR, Technique.AIC),
  /** A chain with a link that a cage, a line or another constraint makes. */
  CONSTRAINT_CHAIN(Level.UNFAIR, null),
  /**
   * A candidate whose assumption leads to a contradiction by singles and constraints, and, if that
   * is not enough, by locked candidates and subsets too: that with the smallest reason.
   */
  CONTRADICTION(Level.EXTREME, null),
  /** What all solutions have in common, found by search. */
  BRUTE_FORCE(Level.EXTREME, Technique.BRUTE_FORCE);

  private final Level level;
  private final @Nullable Technique same;

  GridTechnique(Level level, @Nullable Technique same) {
    this.level = level;
    this.same = same;
  }

  /** {@return the level of a puzzle for which this technique is needed} */
  public Level level() {
    return level;
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
    return same == null ? Language.ofGrids(locale).get(name()) : same.displayName(locale);
  }
}
