package io.github.nonet.variant;

import io.github.nonet.logic.Level;
import io.github.nonet.logic.Technique;

/**
 * The techniques by which people solve grids of any size and rules, from easy to hard.
 *
 * <p>A technique that {@link Technique} has too has the same name here. They are tried in the order
 * of the constants.
 *
 * @since 1.0.0
 */
public enum GridTechnique {
  /** A house with one open cell: the missing value goes there. */
  FULL_HOUSE(Level.EASY),
  /** A cell with one candidate. */
  NAKED_SINGLE(Level.EASY),
  /** A value with one place in a house. */
  HIDDEN_SINGLE(Level.EASY),
  /** A cage with one open cell: the sum tells its value. */
  CAGE_SINGLE(Level.MEDIUM),
  /**
   * All places of a value in a box or region lie in another house, group or cage: it goes from the
   * rest of that one.
   */
  POINTING(Level.MEDIUM),
  /**
   * All places of a value in a row, a column or a diagonal lie in another house, group or cage: it
   * goes from the rest of that one.
   */
  CLAIMING(Level.MEDIUM),
  /** Values that no combination of a cage with its sum has, or that all of them have. */
  CAGE_COMBINATION(Level.MEDIUM),
  /** Two cells of a house, a group or a cage with two candidates together. */
  NAKED_PAIR(Level.MEDIUM),
  /** Three cells of a house, a group or a cage with three candidates together. */
  NAKED_TRIPLE(Level.MEDIUM),
  /** Two values of a house with two places together. */
  HIDDEN_PAIR(Level.MEDIUM),
  /** Three values of a house with three places together. */
  HIDDEN_TRIPLE(Level.MEDIUM),
  /**
   * A house less the cages in it, or the cages that cover it less the house: few cells, one sum.
   */
  INNIES_OUTIES(Level.MEDIUM),
  /** Four cells of a house, a group or a cage with four candidates together. */
  NAKED_QUADRUPLE(Level.HARD),
  /** Four values of a house with four places together. */
  HIDDEN_QUADRUPLE(Level.HARD),
  /** Five cells or more, up to half the values, with as many candidates together. */
  NAKED_SUBSET(Level.HARD),
  /** Five values or more, up to half the values, with as many places together. */
  HIDDEN_SUBSET(Level.HARD),
  /** A basic fish of two rows or two columns. */
  X_WING(Level.HARD),
  /** A basic fish of three rows or three columns. */
  SWORDFISH(Level.HARD),
  /** A basic fish of four rows or four columns. */
  JELLYFISH(Level.HARD),
  /**
   * A value of a cell of a cage for which the other cells do not have what is missing to the sum.
   */
  CAGE_PAIR(Level.HARD),
  /** Innies or outies of several houses. */
  INNIES_OUTIES_OF_SEVERAL(Level.HARD),
  /** A value of the solution, found by search. */
  BRUTE_FORCE(Level.UNFAIR);

  private final Level level;

  GridTechnique(Level level) {
    this.level = level;
  }

  /** {@return the level of a puzzle for which this technique is needed} */
  public Level level() {
    return level;
  }
}
