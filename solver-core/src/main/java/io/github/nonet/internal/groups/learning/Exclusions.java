package io.github.nonet.internal.groups.learning;

import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_CLAUSE;
import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_NOTHING;
import static io.github.nonet.internal.groups.learning.UnitPropagation.FACT;
import static io.github.nonet.internal.groups.learning.UnitPropagation.KIND_BITS;

import java.util.BitSet;

/** How a learner continues after a solution, so that it finds each one once. */
public final class Exclusions {
  /*
   * The first solutions are excluded by a clause each, which forbids their decisions together. Then the search can
   * jump back as far as it likes. But each clause stays for ever, so there are at most MOST_CLAUSES.
   *
   * Hence a search for more solutions flips the last decision instead: it becomes its opposite, on
   * a level that is marked as flipped, and the search does not jump back above the highest flipped
   * level, the floor. When all is tried there, the last decision that is not flipped is flipped. To
   * the analysis a flipped decision is a decision, so what is learned follows only from the rules:
   * this form also serves searches under assumptions, which share what they learn.
   *
   * Source: Orna Grumberg, Assaf Schuster and Avi Yadgar, "Memory Efficient All-Solutions SAT Solver and
   * Its Application for Reachability Analysis", FMCAD 2004.
   */
  public static final int MOST_CLAUSES = 1_000;

  private final UnitPropagation propagation;
  private final Clauses clauses;
  private final VariableOrder order;
  private final BitSet flipped = new BitSet();
  private int floor;
  private int clausesLeft = MOST_CLAUSES;
  private boolean hasClauses;

  public Exclusions(UnitPropagation propagation, Clauses clauses, VariableOrder order) {
    this.propagation = propagation;
    this.clauses = clauses;
    this.order = order;
  }

  /** Returns the highest flipped level; 0 if there is none. */
  public int floor() {
    return floor;
  }

  /** Returns whether the search is on a flipped level, where a conflict ends what can be tried. */
  public boolean isAtFloor() {
    return floor > 0 && propagation.level() == floor;
  }

  /** Returns whether a clause excludes a solution. */
  public boolean hasClauses() {
    return hasClauses;
  }

  /**
   * Starts a search; without clauses, all solutions are excluded by flipped decisions, even the
   * first.
   */
  public void restart(boolean withClauses) {
    clausesLeft = withClauses ? MOST_CLAUSES : 0;
    hasClauses = false;
    flipped.clear();
    floor = 0;
  }

  /**
   * Continues after a solution; returns false if nothing is left to try.
   *
   * @param assumptions the number of levels that are not decisions
   */
  public boolean leaveSolution(int assumptions) {
    int level = propagation.level();
    if (level <= Math.max(assumptions, floor)) {
      return isAtFloor() && retreat(assumptions);
    }
    if (clausesLeft > 0) {
      clausesLeft--;
      hasClauses = true;
      excludeDecisions(level);
    } else {
      int decision = propagation.decision(level);
      propagation.backtrack(level - 1, order);
      flip(decision);
    }
    return true;
  }

  /** There are no assumptions: each level has a decision. */
  private void excludeDecisions(int level) {
    int[] literals = new int[level];
    for (int i = 0; i < level; i++) {
      literals[i] = Literals.not(propagation.decision(level - i));
    }
    propagation.backtrack(level - 1, order);
    int reason =
        level == 1
            ? FACT
            : clauses.add(literals, level, Clauses.PERMANENT) << KIND_BITS | BY_CLAUSE;
    propagation.assign(literals[0], reason);
  }

  private void flip(int decision) {
    propagation.newLevel();
    floor = propagation.level();
    flipped.set(floor);
    propagation.assign(Literals.not(decision), BY_NOTHING);
  }

  /** Flips the last decision that is not flipped; returns false if there is none. */
  public boolean retreat(int assumptions) {
    for (int level = floor; level > assumptions; level--) {
      int decision = propagation.decision(level);
      propagation.backtrack(level - 1, order);
      if (!flipped.get(level)) {
        flip(decision);
        return true;
      }
      flipped.clear(level);
    }
    floor = 0;
    return false;
  }
}
