package io.github.nonet.internal.groups.learning;

import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_CLAUSE;
import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_NOTHING;
import static io.github.nonet.internal.groups.learning.UnitPropagation.FACT;
import static io.github.nonet.internal.groups.learning.UnitPropagation.FALSE;
import static io.github.nonet.internal.groups.learning.UnitPropagation.KIND_BITS;
import static io.github.nonet.internal.groups.learning.UnitPropagation.OPEN;
import static io.github.nonet.internal.groups.learning.UnitPropagation.TRUE;

import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A search that learns a clause from each conflict, on the open candidates of one grid.
 *
 * <p>It finds each solution once. Between two searches on the same grid, under different {@link
 * #assume assumptions}, it keeps what it has learned.
 *
 * <p>A learner is used by one thread at a time. Its memory is bounded.
 */
public final class Learner {
  /*
   * Conflict-driven clause learning (Marques-Silva and Sakallah, "GRASP", 1996; MiniSat, 2003), with
   * groups of literals in the place of most clauses.
   *
   * Levels 1 to assumptions.length are the assumptions; a level is empty if its assumption was true
   * already. The decisions follow; except for flipped ones, all are positive: "this cell has this
   * value".
   *
   * A solution must not be found again: see Exclusions.
   *
   * Work is counted in literals propagated, and now and then the watch is asked. Everything is complete
   * then: the watch may throw, and the search can continue later.
   */

  /** The work between two looks, in literals propagated: less than a millisecond at 25x25. */
  private static final int WORK_BETWEEN_LOOKS = 500;

  /** The work of an analysis. */
  private static final int WORK_OF_CONFLICT = 50;

  /** The activity of a candidate at first, and of other variables: decisions are about cells. */
  private static final double FIRST_ACTIVITY = 1;

  private static final double FIRST_ACTIVITY_OF_OTHERS = 0.01;

  /** The number of random bits of a double between 0 and 1. */
  private static final int DOUBLE_SHIFT = 11;

  private static final double DOUBLE_UNIT = 1.0 / (1L << Long.SIZE - DOUBLE_SHIFT);

  private static final int[] NOTHING = new int[0];

  /** After more conflicts than these a search takes its usual way to a solution. */
  private static final int FEW_CONFLICTS = 4;

  private final Encoding encoding;
  private final Watch watch;
  private final Clauses clauses;
  private final UnitPropagation propagation;
  private final VariableOrder order;
  private final Analysis analysis;
  private final Exclusions exclusions;
  private Restarts restarts = new Restarts();

  private boolean isContradictory;
  private int[] assumptions = NOTHING;
  private boolean isOver;
  private boolean isAtSolution;
  private boolean isFound;
  private final int[] solution;
  private final Target target;

  /** The candidates of which a solution must have one; null for any solution. */
  private int @Nullable [] wanted;

  /** The conflicts up to the solution found last. */
  private long conflictsBefore;

  private long guesses;
  private long conflicts;
  private long work;

  /**
   * @param candidates as for {@link GroupEngine#load}; copied
   * @param watch asked often, at least every few hundred microseconds; it may throw, and the search
   *     can continue afterwards
   */
  public Learner(Structure structure, int[] candidates, Watch watch) {
    this(structure, Encoding.of(structure, candidates.clone(), watch), watch);
  }

  /** Makes a learner for a grid that is encoded whole. */
  public Learner(Structure structure, Encoding encoding, Watch watch) {
    if (encoding.isTooLarge()) {
      throw new IllegalArgumentException("a constraint is too large");
    }
    this.watch = watch;
    this.encoding = encoding;
    isContradictory = encoding.isContradictory();
    LiteralGroups groups = encoding.groups();
    watch.look();
    clauses = new Clauses(2 * groups.variables);
    propagation = new UnitPropagation(groups, clauses);
    propagation.allow(WORK_BETWEEN_LOOKS);
    watch.look();
    order = new VariableOrder(firstActivities());
    watch.look();
    target = new Target(structure, encoding.cells(), propagation);
    analysis = new Analysis(propagation, order);
    exclusions = new Exclusions(propagation, clauses, order);
    solution = encoding.cells().settledValues();
    for (int fact : groups.facts) {
      addFact(fact);
    }
  }

  private double[] firstActivities() {
    double[] activities = new double[propagation.levels.length];
    Arrays.fill(activities, FIRST_ACTIVITY_OF_OTHERS);
    Arrays.fill(activities, 0, encoding.cells().count(), FIRST_ACTIVITY);
    return activities;
  }

  /** Returns the decisions made that could have been taken otherwise. */
  public long guesses() {
    return guesses;
  }

  /** Returns the conflicts that clauses were learned from. */
  public long conflicts() {
    return conflicts;
  }

  /** Returns how much it has done, in literals propagated. */
  public long work() {
    return work;
  }

  public int clauses() {
    return clauses.count();
  }

  /** Continues as {@link GroupEngine#advance} does; exhausted means: under the assumptions. */
  public Progress advance(long maxGuesses) {
    long left = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    if (isAtSolution) {
      isAtSolution = false;
      isOver = target.isAny() || !exclusions.leaveSolution(assumptions.length);
    }
    while (!isOver && !isContradictory) {
      if (!settle() || !assumeNext()) {
        continue;
      }
      int literal = nextDecision();
      if (literal == Literals.NONE) {
        if (wanted != null && propagation.level() == 0) {
          break;
        }
        keepSolution();
        return Progress.SOLUTION;
      }
      if (left == 0) {
        return Progress.PAUSED;
      }
      left--;
      decide(literal);
    }
    return Progress.EXHAUSTED;
  }

  /** Propagates, or learns from a conflict; returns whether nothing more follows. */
  private boolean settle() {
    UnitPropagation.Ending outcome = propagation.propagate();
    if (outcome == UnitPropagation.Ending.PAUSED) {
      propagation.allow(WORK_BETWEEN_LOOKS);
      work += WORK_BETWEEN_LOOKS;
      watch.look();
      return false;
    }
    if (outcome == UnitPropagation.Ending.CONFLICT) {
      isOver = !learn();
      return false;
    }
    tidy();
    return true;
  }

  /** Drops clauses and restarts, if it is time to. */
  private void tidy() {
    if (clauses.isReductionDue(conflicts)) {
      new Reduction(clauses, propagation).reduce(conflicts, watch);
    }
    if (restarts.isDue()) {
      restarts.restart();
      restart();
    }
  }

  /** Goes back to the first decision that would not be made again (reuse of the trail). */
  private void restart() {
    int variable = firstOpen();
    int level = lowestLevel();
    if (variable == Literals.NONE) {
      return;
    }
    while (level < propagation.level()
        && order.activity(Literals.variable(propagation.decision(level + 1)))
            >= order.activity(variable)) {
      level++;
    }
    propagation.backtrack(level, order);
  }

  /** Returns the level above which decisions are free. */
  private int lowestLevel() {
    return Math.max(assumptions.length, exclusions.floor());
  }

  /** Makes the next assumption; returns whether all are made. */
  private boolean assumeNext() {
    int level = propagation.level();
    if (level >= assumptions.length) {
      return true;
    }
    int literal = assumptions[level];
    switch (propagation.value(literal)) {
      case FALSE -> isOver = true;
      case TRUE -> propagation.newLevel();
      default -> {
        propagation.newLevel();
        propagation.assign(literal, BY_NOTHING);
      }
    }
    return false;
  }

  private int firstOpen() {
    while (!order.isEmpty()) {
      int variable = order.first();
      if (propagation.value(Literals.of(variable)) == OPEN) {
        return variable;
      }
      order.removeFirst();
    }
    return Literals.NONE;
  }

  /** Returns a literal to decide; NONE where there is a solution, or no wanted one is left. */
  private int nextDecision() {
    if (wanted != null
        && (propagation.level() == 0 || conflicts - conflictsBefore < FEW_CONFLICTS)) {
      int literal = firstWanted(wanted);
      if (literal != Literals.NONE || propagation.level() == 0) {
        return literal;
      }
    }
    int variable = target.isReached() ? Literals.NONE : firstOpen();
    return variable == Literals.NONE ? variable : target.decision(variable);
  }

  /** Returns the open literal of the wanted candidate with the highest activity. */
  private int firstWanted(int[] sets) {
    int best = Literals.NONE;
    for (int cell = 0; cell < sets.length; cell++) {
      for (int rest = sets[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int literal = encoding.cells().literal(cell, ValueSet.lowest(rest));
        if (literal != Literals.NONE
            && propagation.value(literal) == OPEN
            && (best == Literals.NONE || isBefore(literal, best))) {
          best = literal;
        }
      }
    }
    return best;
  }

  private boolean isBefore(int literal, int other) {
    return order.activity(Literals.variable(literal)) > order.activity(Literals.variable(other));
  }

  private void decide(int literal) {
    guesses++;
    propagation.newLevel();
    propagation.assign(literal, BY_NOTHING);
  }

  /** Learns from a conflict; returns false if nothing is left to try. */
  private boolean learn() {
    if (propagation.level() == 0) {
      isContradictory = true;
      return false;
    }
    conflicts++;
    propagation.charge(WORK_OF_CONFLICT);
    analysis.analyze();
    order.decay();
    restarts.count(analysis.levelCount());
    int clause =
        analysis.size() == 1
            ? Literals.NONE
            : clauses.add(analysis.literals(), analysis.size(), analysis.levelCount());
    if (exclusions.isAtFloor()) {
      return exclusions.retreat(assumptions.length);
    }
    propagation.backtrack(Math.max(analysis.backLevel(), exclusions.floor()), order);
    propagation.assign(
        analysis.literals()[0], clause == Literals.NONE ? FACT : clause << KIND_BITS | BY_CLAUSE);
    return true;
  }

  private void keepSolution() {
    isAtSolution = true;
    isFound = true;
    conflictsBefore = conflicts;
    target.store(solution);
    for (int variable = 0; variable < encoding.cells().count(); variable++) {
      if (propagation.value(Literals.of(variable)) == TRUE) {
        solution[encoding.cells().cell(variable)] = encoding.cells().value(variable);
      }
    }
  }

  /** Writes the solution found last, as {@link GroupEngine#store} does. */
  public void store(int[] values) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(solution, 0, values, 0, solution.length);
  }

  /**
   * Returns "the cell has the value".
   *
   * @return {@link Literals#NONE} if the cell had only one candidate, or not this one, when the
   *     learner was made
   */
  public int literal(int cell, int value) {
    return encoding.cells().literal(cell, value);
  }

  /**
   * Starts a search for the solutions in which all these literals are true. What was learned stays.
   * So does the propagation of those assumptions at the start that are the same as before: put
   * first what changes last.
   */
  public void assume(int... literals) {
    if (exclusions.hasClauses()) {
      reset();
    }
    exclusions.restart(false);
    propagation.backtrack(sameAssumptions(literals), order);
    assumptions = literals.clone();
    isOver = false;
    isAtSolution = false;
  }

  private int sameAssumptions(int[] literals) {
    int same = 0;
    while (same < assumptions.length
        && same < literals.length
        && assumptions[same] == literals[same]) {
      same++;
    }
    return same;
  }

  /**
   * Starts a search for a solution that has one of these candidates; there must be no assumptions.
   * What was learned stays. The first decision is always one of them. As long as conflicts are few,
   * the others are also wanted candidates, where that is possible: the more of them a solution has,
   * the better.
   *
   * @param candidates a set of values for each cell, which is kept
   */
  public void want(int... candidates) {
    propagation.backtrack(0, order);
    wanted = candidates;
    isAtSolution = false;
  }

  /** Says that a literal is true, in this search and all later ones, up to {@link #reset}. */
  public void addFact(int literal) {
    propagation.backtrack(0, order);
    if (propagation.value(literal) == FALSE) {
      isContradictory = true;
    } else if (propagation.value(literal) == OPEN) {
      propagation.assign(literal, FACT);
    }
  }

  /**
   * Excludes a solution that was found elsewhere, or the one found last. The search starts at the
   * root; there must be no assumptions.
   */
  public void exclude(int... values) {
    propagation.backtrack(0, order);
    isAtSolution = false;
    int[] literals = new int[values.length];
    int size = 0;
    for (int cell = 0; cell < values.length; cell++) {
      int literal = encoding.cells().literal(cell, values[cell]);
      if (literal != Literals.NONE && propagation.value(literal) != TRUE) {
        literals[size++] = Literals.not(literal);
      }
    }
    if (size == 0) {
      isContradictory = true;
    } else if (size == 1) {
      addFact(literals[0]);
    } else {
      clauses.add(literals, size, Clauses.PERMANENT);
    }
  }

  /**
   * Decides these values where it can, so that a solution which is not this one is usually found
   * near it. A search then finds at most one solution.
   *
   * @param values a solution, which the assumptions exclude; empty for none
   */
  public void aimAt(int... values) {
    target.aimAt(values);
  }

  /** Forgets activities for random ones: the first solution is then a random one. */
  public void shuffle(LongSupplier random) {
    double[] activities = new double[propagation.levels.length];
    for (int variable = 0; variable < encoding.cells().count(); variable++) {
      activities[variable] = (random.getAsLong() >>> DOUBLE_SHIFT) * DOUBLE_UNIT;
    }
    propagation.backtrack(0, order);
    order.restart(activities);
  }

  /** Forgets everything except the grid: facts, assumptions, exclusions and learned clauses. */
  public void reset() {
    propagation.clear(order);
    clauses.clear(conflicts);
    order.restart(firstActivities());
    restarts = new Restarts();
    assumptions = NOTHING;
    exclusions.restart(true);
    target.aimAt();
    wanted = null;
    isOver = false;
    isAtSolution = false;
    isContradictory = encoding.isContradictory();
    for (int fact : propagation.groups.facts) {
      addFact(fact);
    }
  }
}
