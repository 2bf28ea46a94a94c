package io.github.nonet.internal.groups;

import io.github.nonet.Progress;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.ValueSet;
import java.util.function.LongSupplier;

/**
 * A depth-first search: it deduces what follows from the groups, cages and forms, guesses a value
 * of a cell where nothing more follows, and when that fails continues without the value.
 */
public final class GridSearchEngine implements GroupEngine {
  /** Failures after which sums are derived; most killers that people solve have fewer. */
  private static final int PATIENCE = 16;

  /** Guesses take longer with other constraints. */
  private static final int PATIENCE_WITH_FORMS = 8;

  /** Killers of more values than that may be better off with an engine that learns. */
  private static final int MOST_SYMBOLS_OF_KILLERS = 9;

  /** The number of deductions between two looks. */
  private static final int DEDUCTIONS = 64;

  private final Watch watch;
  private final Tables tables;
  private final Domains domains;
  private final Constraints constraints;
  private final int patience;

  /** The cells below are guessed before the others, and solutions differ in one of them. */
  private final int shown;

  private final SearchOrder order;

  /** For each guess in force: the changes before it, its cell and its value. */
  private final int[] changesBefore;

  private final int[] guessedCells;
  private final int[] guessedBits;

  /** The number of guesses in force. */
  private int depth;

  /** Whether the present candidates are those at the start, where nothing was deduced. */
  private boolean isNew;

  /** Whether deductions wait, because a watch threw. */
  private boolean isUnsettled;

  /** Whether the present candidates may hold solutions that were not found. */
  private boolean isAlive;

  /** Whether sums are still to be derived. */
  private boolean isPlain;

  private final int[] rootSets;
  private final int[] solution;
  private boolean isFound;
  private long guesses;
  private long failures;

  /** The work of the deductions, where a group counts 1. */
  private long work;

  /**
   * Makes an engine for the grids of some rules.
   *
   * @param watch asked often, also while the engine is made; it may throw, and the search can go on
   *     afterwards
   */
  public GridSearchEngine(Structure structure, Watch watch) {
    this(structure, structure.forms().isEmpty() ? PATIENCE : PATIENCE_WITH_FORMS, watch);
  }

  /** Makes an engine that derives sums from cages after this number of failures. */
  public GridSearchEngine(Structure structure, int patience, Watch watch) {
    this(structure, patience, structure.cells(), watch);
  }

  private GridSearchEngine(Structure structure, int patience, int shown, Watch watch) {
    this.shown = shown;
    this.patience = patience;
    this.watch = watch;
    FormPlan plan = structure.plan(watch);
    tables = plan.tables();
    domains = new Domains(tables);
    order = new SearchOrder(tables, domains, shown);
    constraints = new Constraints(plan, domains, watch);
    changesBefore = new int[tables.cells];
    guessedCells = new int[tables.cells];
    guessedBits = new int[tables.cells];
    rootSets = new int[tables.cells];
    solution = new int[tables.cells];
  }

  /** Makes an engine whose solutions differ in cells that are shown. */
  public static GridSearchEngine ofShown(Structure structure, Watch watch) {
    return new GridSearchEngine(structure, PATIENCE_WITH_FORMS, structure.shown(), watch);
  }

  @Override
  public void load(int[] candidates) {
    domains.forgetChanges();
    for (int cell = 0; cell < tables.cells; cell++) {
      domains.sets[cell] = candidates[cell] & tables.all;
    }
    constraints.restrict();
    isAlive = !constraints.isContradictory();
    for (int cell = 0; cell < tables.cells; cell++) {
      isAlive &= domains.sets[cell] != 0;
    }
    isNew = true;
    isUnsettled = false;
    isFound = false;
    depth = 0;
    guesses = 0;
    failures = 0;
    work = 0;
    order.reset();
    isPlain = isAlive && constraints.canDerive();
    constraints.useGiven();
    constraints.weigh(order);
  }

  /**
   * Guesses these values first, in searches that are loaded afterwards.
   *
   * @param values a value for each cell, or 0 for the lowest; kept, so that they may change
   */
  public void aimAt(int[] values) {
    order.aimAt(values);
  }

  /** Makes the order of a search that has just been loaded random. */
  public void shuffle(LongSupplier random) {
    order.shuffle(random);
  }

  /**
   * Returns whether this search is the best that there is for the rules, however long it takes: it
   * knows the sums of killers, and an engine that learns does not.
   */
  public static boolean isBestFor(Structure structure) {
    return structure.symbols() <= MOST_SYMBOLS_OF_KILLERS
        && structure.forms().isEmpty()
        && structure.cages().stream().anyMatch(cage -> cage.sum() > 0);
  }

  /**
   * Returns the candidates that deduction leaves before the first guess; no cell is without one
   * unless there is no solution.
   */
  public int[] rootCandidates() {
    settleRoot();
    return rootSets.clone();
  }

  /** Returns how many times the search had to go back since the grid was loaded. */
  public long failures() {
    return failures;
  }

  /** Returns the work of deduction since the grid was loaded, where a group counts 1. */
  public long work() {
    return work;
  }

  private void settleRoot() {
    if (isNew) {
      isAlive = isAlive && settle();
      isPlain &= isAlive;
      System.arraycopy(domains.sets, 0, rootSets, 0, rootSets.length);
      if (isAlive && isPlain && patience == 0) {
        while (!constraints.derive()) {
          // The next step.
        }
        useSums();
      }
      isNew = false;
    }
    // A watch that threw has left some deductions to be made.
    if (isUnsettled) {
      isAlive = settle();
    }
  }

  @Override
  public Progress advance(long maxGuesses) {
    long left = Arguments.requireNotNegative("maxGuesses", maxGuesses);
    settleRoot();
    while (true) {
      if (isAlive && !order.choose()) {
        keepSolution();
        return Progress.SOLUTION;
      }
      if (!isAlive && isPlain && failures >= patience && constraints.derive()) {
        useSums();
        continue;
      }
      if (!isAlive && depth == 0) {
        return Progress.EXHAUSTED;
      }
      if (left == 0) {
        return Progress.PAUSED;
      }
      left--;
      guesses++;
      isAlive = isAlive ? guess() : retreat();
    }
  }

  /** Also uses sums, and starts again unless a solution was found: it would be found twice. */
  private void useSums() {
    isPlain = false;
    boolean isPossible = constraints.useSums();
    if (!isPossible || !isFound) {
      depth = 0;
      domains.forgetChanges();
      System.arraycopy(rootSets, 0, domains.sets, 0, rootSets.length);
      order.reset();
      constraints.weigh(order);
      isAlive = isPossible && settle();
      System.arraycopy(domains.sets, 0, rootSets, 0, rootSets.length);
    }
  }

  private void keepSolution() {
    for (int cell = 0; cell < solution.length; cell++) {
      solution[cell] = ValueSet.lowest(domains.sets[cell]);
    }
    isFound = true;
    isAlive = false;
    // Other values of hidden cells do not make another solution.
    while (depth > 0 && guessedCells[depth - 1] >= shown) {
      depth--;
      domains.undoTo(changesBefore[depth]);
    }
  }

  /** Gives the chosen cell its value; returns whether that may lead to solutions. */
  private boolean guess() {
    if (depth == 0) {
      domains.forgetChanges();
    }
    changesBefore[depth] = domains.changes();
    guessedCells[depth] = order.cell();
    guessedBits[depth] = order.bit();
    depth++;
    return domains.narrow(order.cell(), order.bit()) && settle();
  }

  /** Goes back to the last guess and makes the opposite one; returns whether that may help. */
  private boolean retreat() {
    depth--;
    domains.undoTo(changesBefore[depth]);
    order.add(guessedCells[depth], 1);
    return domains.remove(guessedCells[depth], guessedBits[depth]) && settle();
  }

  /** Deduces until nothing waits; returns false if there is no solution. */
  private boolean settle() {
    isUnsettled = true;
    boolean isPossible = deduceAll();
    isUnsettled = false;
    return isPossible;
  }

  private boolean deduceAll() {
    int deductions = DEDUCTIONS;
    for (int next = domains.next(); next >= 0; next = domains.next()) {
      int effort = constraints.work(next);
      work += effort;
      deductions -= effort;
      if (deductions <= 0) {
        deductions = DEDUCTIONS;
        watch.look();
      }
      int closings = domains.closings();
      if (!constraints.deduce(next)) {
        failures++;
        order.fail(constraints.cells(next));
        domains.sleepAll();
        return false;
      }
      // A constraint that has got values checks them: one that has not is done.
      if (domains.closings() == closings) {
        domains.settle(next);
      }
    }
    return true;
  }

  @Override
  public void store(int[] values) {
    if (!isFound) {
      throw new IllegalStateException("no solution was found yet");
    }
    System.arraycopy(solution, 0, values, 0, solution.length);
  }

  @Override
  public long guesses() {
    return guesses;
  }
}
