package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.Representatives;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Checks whether units of a board can be met, given the candidates of a state and some facts: a way
 * fills each of their cells. Facts about other cells count only where a choice has candidates
 * there.
 */
final class BoardWays {
  /** A search that takes longer counts as a way. */
  private static final int MOST_NODES = 2_000;

  private final CellSet givens;

  /** The candidates left in each cell. */
  private final int[] left;

  /** The candidates of each cell that facts say are false. */
  private final int[] failing = new int[Houses.CELL_COUNT];

  private CellSet taking = CellSet.EMPTY;

  /** Sets of cells that all differ. */
  private final List<CellSet> different = new ArrayList<>();

  /** Sets of cells, which differ if they see each other. */
  private final List<CellSet> sights = new ArrayList<>();

  private final List<CellSet> twins = new ArrayList<>();

  /** Lists of candidates, one of which is true. */
  private final List<List<Candidate>> choices = new ArrayList<>();

  private int nodes;

  /** Starts with the candidates of each cell, as sets. */
  BoardWays(int[] sets, CellSet givens, Collection<Unit> units) {
    left = sets.clone();
    this.givens = givens;
    units.forEach(this::add);
  }

  private void add(Unit unit) {
    CellSet cells = BoardUnits.cells(unit.cells());
    taking = taking.or(cells);
    switch (unit.kind()) {
      case HOUSE -> different.add(cells);
      case SIGHT -> sights.add(cells);
      case ONE_SOLUTION -> twins.add(cells);
      default -> {}
    }
  }

  /** Adds the fact of a line. */
  BoardWays with(ProofLine line) {
    return with(line.candidates, line.isTrue);
  }

  /** Adds that one of the candidates is true, or that all are false. */
  BoardWays with(List<Candidate> candidates, boolean isTrue) {
    if (!isTrue) {
      for (Candidate candidate : candidates) {
        left[candidate.cell()] &= ~ValueSet.bit(candidate.digit());
        failing[candidate.cell()] |= ValueSet.bit(candidate.digit());
      }
    } else if (candidates.size() == 1) {
      Candidate only = candidates.get(0);
      left[only.cell()] &= ValueSet.bit(only.digit());
    } else {
      choices.add(candidates);
    }
    return this;
  }

  boolean hasWay() {
    nodes = 0;
    choices.replaceAll(this::inUnits);
    choices.removeIf(List::isEmpty);
    return choose(left);
  }

  /**
   * Returns the candidates of a choice in the cells of the units; none if another candidate may be
   * true: only a fact about itself excludes that.
   */
  private List<Candidate> inUnits(List<Candidate> choice) {
    List<Candidate> inside = new ArrayList<>();
    for (Candidate candidate : choice) {
      if (taking.contains(candidate.cell())) {
        inside.add(candidate);
      } else if (!ValueSet.contains(failing[candidate.cell()], candidate.digit())) {
        return List.of();
      }
    }
    return inside;
  }

  /** Tries the candidates of the choice that has the fewest left. */
  private boolean choose(int[] sets) {
    if (!prune(sets)) {
      return false;
    }
    List<Candidate> best = narrowest(sets);
    if (best.isEmpty()) {
      return search(sets);
    }
    if (++nodes > MOST_NODES) {
      return true;
    }
    for (Candidate candidate : best) {
      if (ValueSet.contains(sets[candidate.cell()], candidate.digit())) {
        int[] next = sets.clone();
        next[candidate.cell()] = ValueSet.bit(candidate.digit());
        if (choose(next)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the choice with the fewest candidates left, if none of them is true yet. */
  private List<Candidate> narrowest(int[] sets) {
    List<Candidate> best = List.of();
    int least = Integer.MAX_VALUE;
    for (List<Candidate> choice : choices) {
      int count = 0;
      boolean isMet = false;
      for (Candidate candidate : choice) {
        boolean isLeft = ValueSet.contains(sets[candidate.cell()], candidate.digit());
        count += isLeft ? 1 : 0;
        isMet |= isLeft && ValueSet.isSingle(sets[candidate.cell()]);
      }
      if (!isMet && count < least) {
        best = choice;
        least = count;
      }
    }
    return best;
  }

  /** Tries the values of the cell with the fewest values; the sets are already pruned. */
  private boolean search(int[] sets) {
    int best = -1;
    for (int cell = taking.first(); cell >= 0; cell = taking.next(cell)) {
      int size = Integer.bitCount(sets[cell]);
      if (size > 1 && (best < 0 || size < Integer.bitCount(sets[best]))) {
        best = cell;
      }
    }
    if (best < 0 || ++nodes > MOST_NODES) {
      return true;
    }
    for (int rest = sets[best]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int[] next = sets.clone();
      next[best] = ValueSet.lowestBit(rest);
      if (prune(next) && search(next)) {
        return true;
      }
    }
    return false;
  }

  /** Removes impossible digits; returns whether everything still seems possible. */
  private boolean prune(int[] sets) {
    boolean isChanged;
    do {
      isChanged = false;
      for (CellSet cells : different) {
        isChanged |= takeFilled(sets, cells, true);
      }
      for (CellSet cells : sights) {
        isChanged |= takeFilled(sets, cells, false);
      }
    } while (isChanged);
    for (int cell = taking.first(); cell >= 0; cell = taking.next(cell)) {
      if (sets[cell] == 0) {
        return false;
      }
    }
    for (CellSet cells : different) {
      if (!matches(sets, cells)) {
        return false;
      }
    }
    for (CellSet cells : twins) {
      if (hasTwin(sets, cells)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Removes the digit of each filled cell from the cells that must differ; returns whether any had
   * it.
   */
  private static boolean takeFilled(int[] sets, CellSet cells, boolean isHouse) {
    boolean isChanged = false;
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      if (ValueSet.isSingle(sets[cell])) {
        CellSet seen = (isHouse ? cells : cells.and(Houses.PEERS[cell])).without(cell);
        for (int other = seen.first(); other >= 0; other = seen.next(other)) {
          isChanged |= (sets[other] & sets[cell]) != 0;
          sets[other] &= ~sets[cell];
        }
      }
    }
    return isChanged;
  }

  /** Returns whether each cell can have a different digit. */
  private static boolean matches(int[] sets, CellSet cells) {
    int[] own = new int[cells.size()];
    int count = 0;
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      own[count++] = sets[cell];
    }
    return Representatives.exist(own);
  }

  /**
   * Returns whether each solution would have a twin: the cells hold two digits in all, or two each,
   * no cell is given, and exchanging the digits leaves each house what it had.
   */
  private boolean hasTwin(int[] sets, CellSet cells) {
    int all = 0;
    boolean areOfTwo = !cells.intersects(givens);
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      all |= sets[cell];
      areOfTwo &= Integer.bitCount(sets[cell]) == 2;
    }
    boolean isOfTwo = Integer.bitCount(all) == 2 && !cells.intersects(givens);
    if (!isOfTwo && !areOfTwo) {
      return false;
    }
    for (CellSet house : Houses.SETS) {
      CellSet own = house.and(cells);
      if (!own.isEmpty() && !(isOfTwo ? own.size() == 2 : isTwice(sets, own))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isTwice(int[] sets, CellSet cells) {
    int once = 0;
    int twice = 0;
    int more = 0;
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      more |= twice & sets[cell];
      twice |= once & sets[cell];
      once |= sets[cell];
    }
    return once == twice && more == 0;
  }
}
