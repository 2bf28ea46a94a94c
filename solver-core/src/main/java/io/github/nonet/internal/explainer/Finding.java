package io.github.nonet.internal.explainer;

import java.util.List;

/**
 * One step of a path, with its reason.
 *
 * <p>Digits are 0 to 8, a candidate is {@code 9 * cell + digit}, houses are boxes 0-8, rows 9-17,
 * columns 18-26. What the numbers of the reason mean depends on the kind:
 *
 * <pre>
 *   kind              house            cover            set              digits     members
 *   HIDDEN_SINGLE     house                             place            digit
 *   NAKED_SINGLE                                                         digit
 *   LOCKING           base house       cover house      places in base   digit
 *   NAKED_SUBSET      house                             places           digits
 *   HIDDEN_SUBSET     house                             places           digits
 *   FISH              first base line  set of covers    set of bases     digit
 *   WING                                                                 digit      pivot, two cells
 *   UNIQUE_LOOP       type, 1 to 4                                       two digits cells in turn
 *   GRAVE             type, 1 to 4                                       bug digits candidates
 *   ALIGNED_EXCLUSION                                                               cells
 *   CYCLE, CHAIN, NET rank of the kind base, in tenths
 * </pre>
 *
 * @param kind the kind of reason
 * @param tenths the rating, in tenths
 * @param placed the candidate that fills a cell, or {@link #NONE}
 * @param removed the candidates that it takes away, ascending
 * @param house see above
 * @param cover see above
 * @param set see above
 * @param digits a set, see above
 * @param members see above
 * @param chains the statements of each chain, each after its causes; none for other kinds
 */
public record Finding(
    Kind kind,
    int tenths,
    int placed,
    int[] removed,
    int house,
    int cover,
    int set,
    int digits,
    int[] members,
    List<List<Statement>> chains) {
  /** Means "no cell is filled". */
  public static final int NONE = -1;

  /** The ranks of the kinds of chains, in the order in which the original prefers them. */
  public static final int REDUCTION = 1;

  public static final int X = 2;
  public static final int Y = 3;
  public static final int XY = 4;
  public static final int CELL = 5;
  public static final int HOUSE = 6;
  public static final int CONTRADICTION = 7;

  public enum Kind {
    /** The only place of a digit in a house. */
    HIDDEN_SINGLE,
    /** The only digit of a cell. */
    NAKED_SINGLE,
    /** Locked candidates; they fill a cell where they are "direct". */
    LOCKING,
    /** Equally many cells and digits. */
    NAKED_SUBSET,
    /** Equally many digits and places; they fill a cell where they are "direct". */
    HIDDEN_SUBSET,
    /** X-wing, swordfish or jellyfish. */
    FISH,
    /** XY-wing or XYZ-wing. */
    WING,
    /** Unique rectangle or loop. */
    UNIQUE_LOOP,
    /** Bivalue universal grave. */
    GRAVE,
    /** Aligned pair or triplet exclusion. */
    ALIGNED_EXCLUSION,
    /** A cycle of links: its statements are true and false in turn, the first one true. */
    CYCLE,
    /** A chain from one state of a candidate to the other. */
    CHAIN,
    /** Chains from several assumptions, or two that contradict each other. */
    NET
  }

  /**
   * A candidate that is true or false.
   *
   * @param candidate the candidate
   * @param isOn whether it is true
   * @param causes the statements of the same chain that it follows from
   */
  public record Statement(int candidate, boolean isOn, List<Integer> causes) {}
}
