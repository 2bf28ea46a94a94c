package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import java.util.List;
import java.util.Objects;

/**
 * One line of a proof on a board or a grid: a fact, and the earlier lines and units from which it
 * follows.
 *
 * <p>The lines of a proof are a list, {@link LogicalStep#inferences()}, and refer to each other by
 * their places in it. A line depends on the suppositions that its causes depend on; {@link
 * Kind#REFUTED} and {@link Kind#CASES} no longer depend on their own. The last lines depend on
 * none: each effect of the step is in exactly one of them.
 *
 * @param kind the way in which it is proved
 * @param isTrue whether at least one of the candidates is true; otherwise all of them are false
 * @param candidates the candidates; none, with {@code isTrue}, is the {@linkplain #isGap() gap}
 * @param units the parts of the rules by which it follows: the causes and the opposite of this line
 *     leave them no way
 * @param causes the places of the lines from which it follows, each before its own
 * @since 1.0.0
 */
@Incubating
public record Inference(
    Kind kind, boolean isTrue, List<Candidate> candidates, List<Unit> units, List<Integer> causes) {
  /** A supposition, and what it leads to. */
  private static final int PAIR = 2;

  /**
   * The ways in which a line of a proof is proved.
   *
   * @since 1.0.0
   */
  @Incubating
  public enum Kind {
    /** It is supposed: without causes and units. */
    SUPPOSED,
    /** It follows from its causes by its units, at least one. */
    FOLLOWS,
    /** Its opposite was supposed: the causes are that supposition and the gap it led to. */
    REFUTED,
    /**
     * One of several suppositions must hold, and it holds in each case: the causes are pairs of a
     * supposition and its end, which is a gap or implies this line. If all suppositions are false,
     * the unit has no way; without a unit, they are opposites.
     */
    CASES;

    /** Returns the requirement that a line of this kind lacks, or nothing if it meets all. */
    String needs(int units, int causes) {
      return switch (this) {
        case SUPPOSED -> units + causes == 0 ? "" : "none of both";
        case FOLLOWS -> units > 0 ? "" : "at least one unit";
        case REFUTED -> units == 0 && causes == PAIR ? "" : "no unit, and 2 causes";
        case CASES ->
            units <= 1 && causes >= 2 * PAIR && causes % PAIR == 0
                ? ""
                : "at most 1 unit, and 2 or more pairs of causes";
      };
    }
  }

  /**
   * A part of the rules: it allows some values of its cells and not others.
   *
   * @param kind the kind of the part
   * @param index its place in {@link House#all()}, or in the list of the rules that its kind names;
   *     -1 if there is none
   * @param cells the cells that take part, in their order; fewer than all cells of a house mean
   *     only that these differ
   * @since 1.0.0
   */
  @Incubating
  public record Unit(Kind kind, int index, List<Integer> cells) {
    /**
     * The kinds of units.
     *
     * @since 1.0.0
     */
    @Incubating
    public enum Kind {
      /** One cell, which has one value. */
      CELL,
      /** A house, which has each value once. */
      HOUSE,
      /** A group of cells with different values that has fewer cells than values. */
      GROUP,
      /** A cage of a killer, with its sum. */
      CAGE,
      /** A constraint, always whole. */
      CONSTRAINT,
      /** Two cells that a chess move keeps different. */
      MOVE,
      /** A negative constraint, which holds where there is no dot or sign. */
      ELSEWHERE,
      /** Cells any two of which differ if they see each other, by whatever rule. */
      SIGHT,
      /** The sums of the houses after it, minus the sums of the cages after it. */
      SUMS,
      /** Cells that would have two fillings: the puzzle has one solution. */
      ONE_SOLUTION
    }

    /**
     * Makes a unit; the list is copied.
     *
     * @throws IllegalArgumentException if no rules have such an index or cell, or if it is of the
     *     kind {@link Kind#CELL} and does not have one cell
     */
    public Unit {
      Objects.requireNonNull(kind, "kind");
      cells = Arguments.copyOf("cells", cells);
      if (index < -1) {
        throw Refusal.argument("index is " + index, "-1 or more");
      }
      for (int i = 0; i < cells.size(); i++) {
        Arguments.requireCell("cells[" + i + "]", cells.get(i));
      }
      if (kind == Kind.CELL && cells.size() != 1) {
        throw Refusal.argument("CELL has " + cells.size() + " cells", "1");
      }
    }
  }

  /**
   * Makes a line; the lists are copied.
   *
   * @throws IllegalArgumentException if a cause is negative, or the kind does not have the
   *     candidates, units and causes that it needs
   */
  public Inference {
    Objects.requireNonNull(kind, "kind");
    candidates = Arguments.copyOf("candidates", candidates);
    units = Arguments.copyOf("units", units);
    causes = Arguments.copyOf("causes", causes);
    if (candidates.isEmpty() && !(isTrue && kind == Kind.FOLLOWS)) {
      throw Refusal.argument(kind + " has no candidate", "at least one, as only a gap has none");
    }
    String needed = kind.needs(units.size(), causes.size());
    if (!needed.isEmpty()) {
      String found = kind + " has " + units.size() + " units and " + causes.size() + " causes";
      throw Refusal.argument(found, needed);
    }
    for (int i = 0; i < causes.size(); i++) {
      if (causes.get(i) < 0) {
        throw Refusal.argument(
            "causes[" + i + "] is " + causes.get(i), "the place of an earlier line, from 0");
      }
    }
  }

  /**
   * {@return the supposition that a candidate is true or false}
   *
   * @param candidate the candidate
   * @param isTrue whether it is supposed to be true
   */
  public static Inference supposed(Candidate candidate, boolean isTrue) {
    Objects.requireNonNull(candidate, "candidate");
    return new Inference(Kind.SUPPOSED, isTrue, List.of(candidate), List.of(), List.of());
  }

  /** {@return whether this line is a gap: its unit has no way, which refutes a supposition} */
  public boolean isGap() {
    return candidates.isEmpty();
  }

  /**
   * {@return an unmodifiable copy of the lines of a proof}
   *
   * @param lines the lines
   * @throws IllegalArgumentException if a line has a cause that is not an earlier line, refutes
   *     something other than a supposition or not by a gap, is not its opposite, or has cases other
   *     than suppositions; the message names its place
   */
  public static List<Inference> proof(List<Inference> lines) {
    List<Inference> proof = Arguments.copyOf("inferences", lines);
    for (int i = 0; i < proof.size(); i++) {
      List<Integer> causes = proof.get(i).causes;
      for (int at = 0; at < causes.size(); at++) {
        int cause = causes.get(at);
        if (cause >= i) {
          throw Refusal.argument("inference " + i + " has the cause " + cause, "an earlier one");
        }
        proof.get(i).requireRole(i, at, proof.get(cause));
      }
    }
    return proof;
  }

  /** Checks the cause at this index. */
  private void requireRole(int number, int at, Inference cause) {
    boolean isSupposition = (kind == Kind.REFUTED || kind == Kind.CASES) && at % PAIR == 0;
    if (isSupposition && cause.kind != Kind.SUPPOSED) {
      throw Refusal.argument(
          "inference " + number + " is " + kind + " by " + cause.kind, Kind.SUPPOSED);
    }
    if (kind == Kind.REFUTED && isSupposition && !isOppositeOf(cause)) {
      throw Refusal.argument(
          "inference " + number + " is not the opposite of what it refutes", "the opposite");
    }
    if (kind == Kind.REFUTED && !isSupposition && !cause.isGap()) {
      throw Refusal.argument("inference " + number + " is REFUTED without a gap", "a gap");
    }
  }

  private boolean isOppositeOf(Inference other) {
    return isTrue != other.isTrue && candidates.equals(other.candidates);
  }
}
