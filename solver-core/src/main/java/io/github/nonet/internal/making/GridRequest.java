package io.github.nonet.internal.making;

import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.groups.ClueDigger;
import io.github.nonet.internal.groups.Form;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.GridText;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.logic.Level;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What a generator was asked for.
 *
 * @param symmetry of the pattern of clues
 * @param minClues the least number of clues
 * @param maxClues the greatest number of clues
 * @param minimal whether no clue may be redundant
 * @param pattern the cells that hold the clues, or null for any
 * @param solution the solution of all puzzles, or null for any
 * @param level the level, or null for any
 * @param wish the sizes and sums of cages, or null if none are to be made
 */
public record GridRequest(
    RulesTables rules,
    Symmetry symmetry,
    int minClues,
    int maxClues,
    boolean minimal,
    @Nullable Set<Integer> pattern,
    int @Nullable [] solution,
    @Nullable Level level,
    @Nullable CageWish wish) {
  /** A level that is one off counts for more clues than any grid has. */
  private static final long LEVEL_WEIGHT = 1L << 32;

  private static final long CAGES_WEIGHT = 1L << 40;

  /** More than rules that contradict themselves mostly need. */
  private static final long FEW_GUESSES = 200;

  private static final RulesTables FOUR = RulesTables.of(Layouts.ofBoxes(2, 2));

  /**
   * What is asked for of cages that are to be made.
   *
   * @param min the least number of cells
   * @param max the greatest number of cells
   * @param minSum the least sum
   * @param maxSum the greatest sum
   */
  public record CageWish(int min, int max, int minSum, int maxSum) {
    boolean isFulfilled(int cells, int sum) {
      return cells >= min && cells <= max && sum >= minSum && sum <= maxSum;
    }
  }

  /**
   * Refuses what is impossible for a reason that can be given.
   *
   * @throws IllegalArgumentException if so
   */
  public void check() {
    checkSize();
    if (!rules.structure.forms().isEmpty()) {
      checkConstraints();
    }
    if (wish != null) {
      checkCages();
    }
    checkClues();
    checkOrbits();
    checkLevel();
    if (pattern != null) {
      checkPattern();
    }
    if (pattern != null && solution != null) {
      checkOnlyPuzzle();
    }
  }

  private void checkSize() {
    if (!ClueDigger.canDig(rules.structure)) {
      boolean isPlain = rules.structure.forms().isEmpty();
      throw refusal(
          "the rules have too many cells" + (isPlain ? "" : ", or a constraint is too large"));
    }
  }

  /** Constraints that contradict each other mostly do so at once. */
  private void checkConstraints() {
    if (solution == null && counter().hasNone(new int[rules.layout.cells()], FEW_GUESSES)) {
      throw refusal("the rules have no solution");
    }
  }

  private SolutionCounter counter() {
    return new SolutionCounter(rules, new GridClock(Long.MAX_VALUE));
  }

  /** Returns whether values cannot be swapped: cages have sums, or a constraint compares them. */
  private boolean hasSums() {
    return wish != null
        || rules.cages.stream().anyMatch(cage -> cage.sum() > 0)
        || rules.structure.forms().stream().anyMatch(form -> !(form instanceof Form.Apart));
  }

  private void checkClues() {
    int fewest = rules.layout.symbols - 1;
    if (maxClues < fewest && !hasSums()) {
      throw refusal(
          "with fewer than " + fewest + " clues two values occur in none, and can be swapped");
    }
    int most = rules.layout.cells() - rules.layout.symbols;
    if (minimal && minClues > most) {
      throw refusal("a minimal puzzle has at least one empty cell in every row");
    }
  }

  /** Checks that some union of orbits has a number of cells in the range. */
  private void checkOrbits() {
    BitSet sums = new BitSet();
    sums.set(0);
    for (int[] orbit : orbits()) {
      for (int sum = rules.layout.cells() - orbit.length; sum >= 0; sum--) {
        if (sums.get(sum)) {
          sums.set(sum + orbit.length);
        }
      }
    }
    int sum = sums.nextSetBit(minClues);
    if (sum < 0 || sum > maxClues) {
      throw refusal("no pattern with this symmetry has so many cells");
    }
  }

  private void checkLevel() {
    if (level == Level.UNFAIR) {
      throw refusal("the techniques of grids know the levels EASY, MEDIUM, HARD and EXTREME");
    }
    boolean isHard = level != null && level != Level.EASY;
    if (isHard && wish == null && rules.equals(FOUR)) {
      throw refusal("singles solve every puzzle of 4x4 cells");
    }
    if (level == Level.EASY && maxClues == 0) {
      throw refusal("without a clue there is no single");
    }
  }

  private void checkPattern() {
    if (pattern.size() < rules.layout.symbols - 1 && !hasSums()) {
      throw refusal(
          "with the "
              + Arguments.count(pattern.size(), "cell", "cells")
              + " of the pattern two values occur in none, and can be swapped");
    }
    if (pattern.size() < minClues || pattern.size() > maxClues) {
      throw refusal("the pattern has " + Arguments.count(pattern.size(), "cell", "cells"));
    }
    for (int[] orbit : orbits()) {
      for (int cell : orbit) {
        if (pattern.contains(cell) != pattern.contains(orbit[0])) {
          throw refusal(
              "the pattern has one of "
                  + (rules.layout.cellName(orbit[0]) + " and " + rules.layout.cellName(cell))
                  + " but not the other");
        }
      }
    }
    checkFullHouses();
  }

  private void checkFullHouses() {
    for (int house = 0; minimal && house < rules.layout.houses; house++) {
      if (pattern.containsAll(rules.layout.cellsOf(house, house + 1).get(0))) {
        throw refusal(
            "the pattern fills "
                + rules.layout.nameOf(house)
                + ", where any clue follows from the others");
      }
    }
  }

  private void checkCages() {
    if (!rules.cages.isEmpty()) {
      throw refusal("the rules have cages already");
    }
    if (pattern != null) {
      throw refusal("cages are made for any pattern, not for a given one");
    }
    if (symmetry != Symmetry.NONE) {
      throw refusal("clues are added where cages need them, not with a symmetry");
    }
    int fewest = (rules.layout.cells() + wish.max() - 1) / wish.max();
    if (fewest * wish.min() > rules.layout.cells()) {
      throw refusal(
          "no number of such cages has " + Arguments.count(rules.layout.cells(), "cell", "cells"));
    }
    if (!Cages.canHave(rules.layout.symbols, wish.max())) {
      throw refusal("cages of " + wish.max() + " cells have too many combinations of values");
    }
    checkSums();
  }

  /** Checks that cages of some sizes have such sums, and enough of them for all values. */
  private void checkSums() {
    int n = rules.layout.symbols;
    long total = (long) rules.layout.cells() * (n + 1) / 2;
    boolean canBe = false;
    for (int count = 1; count <= rules.layout.cells(); count++) {
      boolean isCovered =
          (long) count * wish.min() <= rules.layout.cells()
              && (long) count * wish.max() >= rules.layout.cells();
      canBe |=
          isCovered
              && (long) count * Math.max(wish.minSum(), wish.min() * (wish.min() + 1) / 2) <= total
              && (long) count * Math.min(wish.maxSum(), wish.max() * (2 * n + 1 - wish.max()) / 2)
                  >= total;
    }
    if (!canBe && rules.layout.cells() == n * n) {
      throw refusal("no such cages have the sum " + total + " of all cells together");
    }
  }

  private void checkOnlyPuzzle() {
    int[] values = new int[rules.layout.cells()];
    pattern.forEach(cell -> values[cell] = solution[cell]);
    SolutionCounter counter = counter();
    if (counter.count(values, 2) != 1) {
      throw refusal("this solution has no proper puzzle with this pattern");
    }
    if (minimal && pattern.stream().anyMatch(cell -> isRedundant(cell, values, counter))) {
      throw refusal("the one puzzle of this solution with this pattern is not minimal");
    }
    int[] sets = Draft.sets(rules, values);
    if (level != null && new GridRating(rules.structure, () -> {}).level(sets) != level) {
      throw refusal("the one puzzle of this solution with this pattern has another level");
    }
  }

  private static boolean isRedundant(int cell, int[] values, SolutionCounter counter) {
    int[] others = values.clone();
    others[cell] = 0;
    return counter.count(others, 2) == 1;
  }

  private IllegalArgumentException refusal(String reason) {
    return new IllegalArgumentException("cannot generate " + this + ": " + reason);
  }

  /** Returns whether this is for the generator of the ordinary Sudoku. */
  public boolean isClassic() {
    return rules.isClassic && wish == null && level == null;
  }

  int[][] orbits() {
    return Orbits.of(rules.layout, symmetry);
  }

  /** Returns whether clues go one by one. */
  boolean hasSingleOrbits() {
    return symmetry == Symmetry.NONE;
  }

  /**
   * Writes the solution of the next puzzle.
   *
   * @param isFirst whether it must be found, however long that takes
   * @return false if the rules have none
   */
  boolean drawSolution(
      ClueDigger digger, LongSupplier random, GridClock clock, boolean isFirst, int[] values) {
    if (solution != null) {
      System.arraycopy(solution, 0, values, 0, values.length);
      return true;
    }
    return isFirst ? clock.waitFor(() -> digger.draw(random, values)) : digger.draw(random, values);
  }

  /** Returns how far a draft is off; 0 if it is as asked for. */
  long miss(Draft draft) {
    int clues = draft.clueCount();
    long miss = Math.max(0, Math.max(minClues - clues, clues - maxClues)) * 2L;
    if (pattern != null) {
      for (int cell = 0; cell < draft.clues.length; cell++) {
        miss += draft.clues[cell] == pattern.contains(cell) ? 0 : 2;
      }
    }
    miss += minimal && !draft.isMinimal ? 1 : 0;
    return miss + LEVEL_WEIGHT * missOfLevel(draft) + (draft.hasOddCages ? CAGES_WEIGHT : 0);
  }

  /** Returns how many levels a draft is off; the most if its level is not known. */
  long missOfLevel(Draft draft) {
    if (level == null) {
      return 0;
    }
    return draft.level == null ? Level.values().length : GridRating.distance(draft.level, level);
  }

  /** Returns what was asked for, in words: {@code "a minimal puzzle with 24 to 28 clues ..."}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(minimal ? "a minimal puzzle" : "a puzzle");
    text.append(" with ").append(minClues);
    if (maxClues != minClues) {
      text.append(" to ").append(maxClues);
    }
    text.append(" clues, rules: ").append(rules);
    if (symmetry != Symmetry.NONE) {
      text.append(", symmetry ").append(symmetry);
    }
    if (level != null) {
      text.append(", level ").append(level);
    }
    if (wish != null) {
      text.append(", cages of ").append(wish.min());
      text.append(wish.min() == wish.max() ? "" : " to " + wish.max()).append(" cells");
      if (wish.minSum() > 1 || wish.maxSum() < Cages.greatestSum(rules.layout.symbols)) {
        text.append(" and sums of ").append(wish.minSum()).append(" to ").append(wish.maxSum());
      }
    }
    if (pattern != null) {
      text.append(", in the cells ").append(new TreeSet<>(pattern));
    }
    if (solution != null) {
      text.append(", solution ").append(GridText.line(rules.layout, Draft.bytes(solution)));
    }
    return text.toString();
  }
}
