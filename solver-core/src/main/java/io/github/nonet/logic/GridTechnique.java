package io.github.nonet.logic;

import io.github.nonet.Incubating;
import io.github.nonet.Level;
import io.github.nonet.internal.language.Language;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The techniques by which people solve grids of any size and rules, from easy to hard.
 *
 * <p>Techniques that are also in {@link Technique} have the same names. They are tried in the order
 * of the constants; subsets of five and more are tried by their size.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
@Incubating
public enum GridTechnique {
  /** A house with one open cell, which holds the missing value. */
  FULL_HOUSE(Level.EASY, Technique.FULL_HOUSE),
  /** A cell with only one candidate. */
  NAKED_SINGLE(Level.EASY, Technique.NAKED_SINGLE),
  /** A value with only one possible cell in a house. */
  HIDDEN_SINGLE(Level.EASY, Technique.HIDDEN_SINGLE),
  /** A cage with one open cell: the sum determines its value. */
  CAGE_SINGLE(Level.MEDIUM, null),
  /**
   * In a box, a region or a window, a value can only go in cells of another house, group or cage,
   * so it is eliminated from the rest of that one.
   */
  POINTING(Level.MEDIUM, Technique.POINTING),
  /**
   * In a row, a column or a diagonal, a value can only go in cells of another house, group or cage,
   * so it is eliminated from the rest of that one.
   */
  CLAIMING(Level.MEDIUM, Technique.CLAIMING),
  /**
   * A cell sees all possible cells of a value in a house, some through one house, the others
   * through another, so the value is eliminated from it. It does not occur with only boxes, rows
   * and columns.
   */
  GENERALIZED_INTERSECTION(Level.MEDIUM, null),

  /**
   * The combinations of values that a cage can have: values in none of them are eliminated from the
   * cage; a value in all of them is eliminated from the cells that see all its possible cells in
   * the cage.
   */
  CAGE_COMBINATION(Level.MEDIUM, null),
  /**
   * A thermometer, a whisper line, a dot or another constraint of pairs of cells: the values that
   * all pairs together leave in its cells.
   */
  WHOLE_CONSTRAINT(Level.MEDIUM, null),
  /**
   * Two cells that a constraint relates, such as neighbours on a line: values of one cell that fit
   * no candidate of the other are eliminated. If the other cell is filled, players do this when
   * they enter its value, as in a house. Also two such pairs with a common cell: values that need
   * the same value in both other cells, which see each other, are eliminated.
   */
  CONSTRAINED_PAIR(Level.MEDIUM, null),
  /**
   * The sets of values that a constraint such as a renban line allows: values in no possible set
   * are eliminated from its cells; a value in all of them is eliminated from the cells that see all
   * its possible cells.
   */
  CONSTRAINED_SET(Level.MEDIUM, null),
  /**
   * A constraint with a sum, such as an arrow, and up to three open cells: values that have no
   * partners are eliminated.
   */
  SUM_COMBINATION(Level.MEDIUM, null),
  /** Two cells of a house, a group or a cage that have only two candidates between them. */
  NAKED_PAIR(Level.MEDIUM, Technique.NAKED_PAIR),
  /** Three cells of a house, a group or a cage that have only three candidates between them. */
  NAKED_TRIPLE(Level.MEDIUM, Technique.NAKED_TRIPLE),
  /** Two values of a house that can only go in two cells. */
  HIDDEN_PAIR(Level.MEDIUM, Technique.HIDDEN_PAIR),
  /** Three values of a house that can only go in three cells. */
  HIDDEN_TRIPLE(Level.MEDIUM, Technique.HIDDEN_TRIPLE),
  /**
   * The total of a house and the sums of its cages leave a sum of up to four cells: cells of the
   * house outside these cages, cells of these cages outside the house, or both.
   */
  INNIES_OUTIES(Level.MEDIUM, null),
  /** Four cells of a house, a group or a cage that have only four candidates between them. */
  NAKED_QUADRUPLE(Level.HARD, Technique.NAKED_QUADRUPLE),
  /** Four values of a house that can only go in four cells. */
  HIDDEN_QUADRUPLE(Level.HARD, Technique.HIDDEN_QUADRUPLE),
  /**
   * Five cells or more, up to half the number of values, that have only as many candidates between
   * them.
   */
  NAKED_SUBSET(Level.HARD, null),
  /** Five values or more, up to half the number of values, that can only go in as many cells. */
  HIDDEN_SUBSET(Level.HARD, null),
  /**
   * A constraint with a sum and four open cells or more: values that are too small or too large,
   * whatever the other cells hold, are eliminated.
   */
  SUM_BOUNDS(Level.HARD, null),
  /**
   * All ways to fill a sum or a constraint that is read cell by cell, such as a sandwich or a
   * between line: values in none of them are eliminated, and a value in all of them is eliminated
   * from the cells that see all its possible cells.
   */
  LINE_COMBINATION(Level.HARD, null),
  /** A basic fish of two rows or two columns; it is not used in overlapping grids. */
  X_WING(Level.HARD, Technique.X_WING),
  /** A basic fish of three rows or three columns. */
  SWORDFISH(Level.HARD, Technique.SWORDFISH),
  /** A basic fish of four rows or four columns. */
  JELLYFISH(Level.HARD, Technique.JELLYFISH),

  /**
   * A value has two possible cells in each of two houses, and a cell of the first pair sees a cell
   * of the second, so at least one of the other two is true. Skyscrapers and two-string kites are
   * examples.
   */
  TURBOT_FISH(Level.HARD, Technique.TURBOT_FISH),

  /**
   * A turbot fish with more than two possible cells in the second house: those that a cell of the
   * first pair sees, and the rest. Empty rectangles and finned fish of two rows or columns are
   * examples.
   */
  GROUPED_TURBOT_FISH(Level.HARD, null),

  /**
   * Two cells with the same two candidates that together see all possible cells of one of these in
   * a house: at least one of the two cells holds the other candidate.
   */
  W_WING(Level.HARD, Technique.W_WING),

  /**
   * A pivot with two candidates sees two pincers that have one of these each, and share a third
   * candidate: at least one of the pincers holds it.
   */
  XY_WING(Level.HARD, Technique.XY_WING),

  /**
   * Like an XY-wing, except that the pivot has all three candidates and may hold the shared one
   * itself.
   */
  XYZ_WING(Level.HARD, Technique.XYZ_WING),

  /** Two open cells of a cage: a value is eliminated if the other cell lacks its partner. */
  CAGE_PAIR(Level.HARD, null),
  /**
   * Three open cells of a cage: a value is eliminated if the other cells have no partners for it.
   */
  CAGE_TRIPLE(Level.HARD, null),
  /** Innies and outies of several adjacent rows or columns. */
  INNIES_OUTIES_OF_SEVERAL(Level.HARD, null),
  /** Strong and weak links on one value: at least one end of the chain is true. */
  X_CHAIN(Level.UNFAIR, Technique.X_CHAIN),
  /** A chain whose strong links are cells with two candidates. */
  XY_CHAIN(Level.UNFAIR, Technique.XY_CHAIN),
  /**
   * A chain of strong and weak links through cells and houses, of which at least one end is true.
   * If it leads from a candidate to its opposite, the candidate is eliminated, or placed if the
   * chain starts with its being false.
   */
  AIC(Level.UNFAIR, Technique.AIC),
  /**
   * A chain with a link that a cage, a line or another constraint makes, for example by a value
   * that it requires in one of several cells.
   */
  CONSTRAINT_CHAIN(Level.UNFAIR, null),
  /**
   * A candidate that leads to a contradiction if it is assumed, by singles and constraints or, if
   * these are not enough, also by locked candidates and subsets. The one with the smallest reason
   * comes first.
   */
  CONTRADICTION(Level.EXTREME, null),
  /** Values or candidates that all solutions have in common, found by search. */
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
