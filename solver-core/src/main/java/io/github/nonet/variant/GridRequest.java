package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.InnerLimit;
import io.github.nonet.internal.groups.ClueDigger;
import io.github.nonet.internal.groups.Form;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.logic.Level;
import java.time.Duration;
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
record GridRequest(
    Rules rules,
    Symmetry symmetry,
    int minClues,
    int maxClues,
    boolean minimal,
    @Nullable Set<Integer> pattern,
    @Nullable Grid solution,
    @Nullable Level level,
    @Nullable CageWish wish) {
  /** A level that is one off counts for more clues than any grid has. */
  private static final long LEVEL_WEIGHT = 1L << 32;

  private static final long CAGES_WEIGHT = 1L << 40;

  private static final long GUESSES_FOR_CONSTRAINTS = 200;

  private static final Rules FOUR = Rules.of(2, 2);

  /**
   * What is asked for of cages that are to be made.
   *
   * @param min the least number of cells
   * @param max the greatest number of cells
   * @param minSum the least sum
   * @param maxSum the greatest sum
   */
  record CageWish(int min, int max, int minSum, int maxSum) {
    boolean isFulfilled(int cells, int sum) {
      return cells >= min && cells <= max && sum >= minSum && sum <= maxSum;
    }
  }

  /**
   * Refuses what is impossible for a reason that can be given.
   *
   * @throws IllegalArgumentException if so
   */
  void check() {
    checkSize();
    if (!rules.tables.structure.forms().isEmpty()) {
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
    if (!ClueDigger.canDig(rules.tables.structure)) {
      boolean isPlain = rules.tables.structure.forms().isEmpty();
      throw refusal(
          "the rules have too many cells" + (isPlain ? "" : ", or a constraint is too large"));
    }
  }

  /** Constraints that contradict each other mostly do so at once. */
  private void checkConstraints() {
    try {
      SearchLimit few = InnerLimit.guesses(GUESSES_FOR_CONSTRAINTS);
      if (solution == null
          && !GridSolver.getDefault().within(few).solve(rules.empty()).isPresent()) {
        throw refusal("the rules have no solution");
      }
    } catch (SearchLimitExceededException e) {
      // Nobody knows yet.
    }
  }

  /** Returns whether values cannot be swapped: cages have sums, or a constraint compares them. */
  private boolean hasSums() {
    return wish != null
        || rules.cages().stream().anyMatch(cage -> cage.sum() > 0)
        || rules.tables.structure.forms().stream().anyMatch(form -> !(form instanceof Form.Apart));
  }

  private void checkClues() {
    int fewest = rules.symbols() - 1;
    if (maxClues < fewest && !hasSums()) {
      throw refusal(
          "with fewer than " + fewest + " clues two values occur in none, and can be swapped");
    }
    int most = rules.cells() - rules.symbols();
    if (minimal && minClues > most) {
      throw refusal("a minimal puzzle has at least one empty cell in every row");
    }
  }

  /** Checks that some union of orbits has a number of cells in the range. */
  private void checkOrbits() {
    BitSet sums = new BitSet();
    sums.set(0);
    for (int[] orbit : orbits()) {
      for (int sum = rules.cells() - orbit.length; sum >= 0; sum--) {
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
    if (pattern.size() < rules.symbols() - 1 && !hasSums()) {
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
                  + (rules.tables.layout.cellName(orbit[0])
                      + " and "
                      + rules.tables.layout.cellName(cell))
                  + " but not the other");
        }
      }
    }
    checkFullHouses();
  }

  private void checkFullHouses() {
    for (int house = 0; minimal && house < rules.tables.layout.houses; house++) {
      if (pattern.containsAll(rules.houses().get(house))) {
        throw refusal(
            "the pattern fills "
                + rules.houseName(house)
                + ", where any clue follows from the others");
      }
    }
  }

  private void checkCages() {
    if (!rules.cages().isEmpty()) {
      throw refusal("the rules have cages already");
    }
    if (pattern != null) {
      throw refusal("cages are made for any pattern, not for a given one");
    }
    if (symmetry != Symmetry.NONE) {
      throw refusal("clues are added where cages need them, not with a symmetry");
    }
    int fewest = (rules.cells() + wish.max() - 1) / wish.max();
    if (fewest * wish.min() > rules.cells()) {
      throw refusal(
          "no number of such cages has " + Arguments.count(rules.cells(), "cell", "cells"));
    }
    if (!Cages.canHave(rules.symbols(), wish.max())) {
      throw refusal("cages of " + wish.max() + " cells have too many combinations of values");
    }
    checkSums();
  }

  /** Checks that cages of some sizes have such sums, and enough of them for all values. */
  private void checkSums() {
    int n = rules.symbols();
    long total = (long) rules.cells() * (n + 1) / 2;
    boolean canBe = false;
    for (int count = 1; count <= rules.cells(); count++) {
      boolean isCovered =
          (long) count * wish.min() <= rules.cells() && (long) count * wish.max() >= rules.cells();
      canBe |=
          isCovered
              && (long) count * Math.max(wish.minSum(), wish.min() * (wish.min() + 1) / 2) <= total
              && (long) count * Math.min(wish.maxSum(), wish.max() * (2 * n + 1 - wish.max()) / 2)
                  >= total;
    }
    if (!canBe && rules.cells() == n * n) {
      throw refusal("no such cages have the sum " + total + " of all cells together");
    }
  }

  private void checkOnlyPuzzle() {
    int[] values = new int[rules.cells()];
    pattern.forEach(cell -> values[cell] = solution.value(cell));
    Grid puzzle = Grid.copyOf(rules, values);
    GridSolver solver = GridSolver.getDefault();
    if (!solver.hasUniqueSolution(puzzle)) {
      throw refusal("this solution has no proper puzzle with this pattern");
    }
    if (minimal
        && pattern.stream().anyMatch(cell -> solver.hasUniqueSolution(puzzle.with(cell, 0)))) {
      throw refusal("the one puzzle of this solution with this pattern is not minimal");
    }
    int[] sets = Draft.sets(rules, values);
    if (level != null && new GridRating(rules.tables.structure, () -> {}).level(sets) != level) {
      throw refusal("the one puzzle of this solution with this pattern has another level");
    }
  }

  private IllegalArgumentException refusal(String reason) {
    return new IllegalArgumentException("cannot generate " + this + ": " + reason);
  }

  /** Returns whether this is for the generator of the ordinary Sudoku. */
  boolean isClassic() {
    return rules.isClassic() && wish == null && level == null;
  }

  /** Returns that generator. */
  PuzzleGenerator classic(long seed, long maxAttempts, long maxNanos) {
    PuzzleGenerator.Builder builder =
        PuzzleGenerator.builder()
            .seed(seed)
            .symmetry(symmetry)
            .clues(minClues, maxClues)
            .minimal(minimal)
            .maxAttempts(maxAttempts)
            .within(Duration.ofNanos(maxNanos));
    if (pattern != null) {
      builder.pattern(pattern);
    }
    if (solution != null) {
      builder.solution(ClassicPuzzles.board(solution));
    }
    return builder.build();
  }

  int[][] orbits() {
    return Orbits.of(rules.tables.layout, symmetry);
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
      System.arraycopy(solution.toArray(), 0, values, 0, values.length);
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
      if (wish.minSum() > 1 || wish.maxSum() < Cages.greatestSum(rules.symbols())) {
        text.append(" and sums of ").append(wish.minSum()).append(" to ").append(wish.maxSum());
      }
    }
    if (pattern != null) {
      text.append(", in the cells ").append(new TreeSet<>(pattern));
    }
    if (solution != null) {
      text.append(", solution ").append(solution);
    }
    return text.toString();
  }
}
