package io.github.nonet.internal.deduction;

/**
 * One clause of a chain or a contradiction, as it is shown.
 *
 * @param kind what it says
 * @param set the values that it is about
 * @param cells the cells that it is about
 * @param units the houses, cages or forms that it is due to
 */
public record GridFact(FactKind kind, int set, int[] cells, int[] units) {
  public enum FactKind {
    /** One value of one cell is assumed. */
    ASSUMED,
    /** One cell has no other value left. */
    NAKED,
    /** A house has one place left for a value. */
    HIDDEN,
    /** A constraint does not allow values of a cell. */
    NARROWED,
    /** A constraint needs a value in cells that see the cells that lose it. */
    REQUIRED,
    /** A house has a value in cells that see the cells that lose it. */
    LOCKED,
    /** Cells of a unit share as many values, which the other cells lose. */
    SUBSET,
    /** A cell has no value left. */
    NO_VALUE,
    /** A house has no place left for a value. */
    NO_PLACE,
    /** A constraint cannot be met. */
    NO_WAY,
    /** A constraint leaves values to cells. */
    LEAVES,
    /** In a chain, a cell has a value. */
    IS,
    /** In a chain, a cell does not have a value. */
    IS_NOT
  }

  private static final int[] NOTHING = {};

  static GridFact of(FactKind kind, int set, int cell, int... units) {
    return new GridFact(kind, set, cell < 0 ? NOTHING : new int[] {cell}, units);
  }
}
