package io.github.nonet.internal.making;

import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.ClueRequest;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.ClueDigger;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.making.GridRequest.CageWish;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;

/** Refuses a request that no puzzle can fulfil, and explains why. */
public final class GridRefusals {
  /** More than rules that contradict themselves usually need. */
  private static final long FEW_GUESSES = 200;

  private static final RulesTables FOUR = RulesTables.of(Layouts.ofBoxes(2, 2));

  private final GridRequest request;
  private final RulesTables rules;
  private final ClueRequest clues;

  private GridRefusals(GridRequest request) {
    this.request = request;
    rules = request.rules();
    clues = request.clues();
  }

  /**
   * Refuses a request that is impossible for a known reason.
   *
   * @throws IllegalArgumentException if the request is impossible
   */
  public static void check(GridRequest request) {
    new GridRefusals(request).check();
  }

  private void check() {
    checkSize();
    if (!rules.structure.forms().isEmpty()) {
      checkConstraints();
    }
    if (request.wish() != null) {
      checkCages(request.wish());
    }
    checkClues();
    checkLevel();
    if (clues.pattern() != null) {
      checkFullHouses();
    }
    if (clues.pattern() != null && request.solution() != null) {
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

  /** Constraints that contradict each other usually do so at once. */
  private void checkConstraints() {
    if (request.solution() == null
        && counter().hasNone(new int[rules.layout.cells()], FEW_GUESSES)) {
      throw refusal("the rules have no solution");
    }
  }

  private SolutionCounter counter() {
    return new SolutionCounter(rules, new LimitedWatch(SearchLimit.NONE));
  }

  /** Returns whether values cannot be swapped: cages have sums, or a constraint compares them. */
  private boolean hasSums() {
    return request.wish() != null
        || rules.cages.stream().anyMatch(cage -> cage.sum() > 0)
        || rules.structure.forms().stream().anyMatch(form -> !(form instanceof Form.Apart));
  }

  private void checkClues() {
    int fewest = rules.layout.symbols - 1;
    boolean isSymmetric = !hasSums();
    if (isSymmetric && clues.max() < Math.min(fewest, rules.layout.shown)) {
      throw refusal(
          "with fewer than " + fewest + " clues two values occur in none, and can be swapped");
    }
    int most = rules.layout.shown - Math.min(rules.layout.symbols, fullRows());
    if (clues.minimal() && clues.min() > most) {
      throw refusal("a minimal puzzle has at least one empty cell in every row");
    }
    if (isSymmetric
        && clues.pattern() != null
        && clues.pattern().size() < Math.min(fewest, rules.layout.shown)) {
      throw refusal(
          "with the "
              + Arguments.count(clues.pattern().size(), "cell", "cells")
              + " of the pattern two values occur in none, and can be swapped");
    }
    String fault = clues.fault(request.orbits(), 0, rules.layout::cellName);
    if (fault != null) {
      throw refusal(fault);
    }
  }

  /** Returns the number of rows that hold every value. */
  private int fullRows() {
    return (int)
        rules.layout.groups.subList(0, rules.layout.houses).stream()
            .filter(house -> house.kind() == Structure.UnitKind.ROW)
            .count();
  }

  private void checkLevel() {
    Level level = request.level();
    boolean isHard = level != null && level != Level.EASY;
    if (isHard && request.wish() == null && rules.equals(FOUR)) {
      throw refusal("singles solve every puzzle of 4x4 cells");
    }
    if (level == Level.EASY && clues.max() == 0) {
      throw refusal("without a clue there is no single");
    }
  }

  private void checkFullHouses() {
    for (int house = 0; clues.minimal() && house < rules.layout.houses; house++) {
      if (clues.pattern().containsAll(rules.layout.cellsOf(house, house + 1).get(0))) {
        throw refusal(
            "the pattern fills "
                + rules.layout.nameOf(house)
                + ", where any clue follows from the others");
      }
    }
  }

  private void checkCages(CageWish wish) {
    if (!rules.cages.isEmpty()) {
      throw refusal("the rules have cages already");
    }
    if (clues.pattern() != null) {
      throw refusal("cages are made for any pattern, not for a given one");
    }
    if (request.symmetry() != Symmetry.NONE) {
      throw refusal("clues are added where cages need them, not with a symmetry");
    }
    int fewest = (rules.layout.shown + wish.max() - 1) / wish.max();
    if (fewest * wish.min() > rules.layout.shown) {
      throw refusal(
          "no number of such cages has " + Arguments.count(rules.layout.shown, "cell", "cells"));
    }
    if (!Cages.canHave(rules.layout.symbols, wish.max())) {
      throw refusal("cages of " + wish.max() + " cells have too many combinations of values");
    }
    checkSums(wish);
  }

  /** Checks that cages of some sizes have such sums, and enough of them for all values. */
  private void checkSums(CageWish wish) {
    int n = rules.layout.symbols;
    long total = (long) rules.layout.shown * (n + 1) / 2;
    boolean canBe = false;
    for (int count = 1; count <= rules.layout.shown; count++) {
      boolean isCovered =
          (long) count * wish.min() <= rules.layout.shown
              && (long) count * wish.max() >= rules.layout.shown;
      canBe |=
          isCovered
              && (long) count * Math.max(wish.minSum(), wish.min() * (wish.min() + 1) / 2) <= total
              && (long) count * Math.min(wish.maxSum(), wish.max() * (2 * n + 1 - wish.max()) / 2)
                  >= total;
    }
    if (!canBe && rules.layout.shown == n * n && fullRows() == n) {
      throw refusal("no such cages have the sum " + total + " of all cells together");
    }
  }

  private void checkOnlyPuzzle() {
    int[] values = new int[rules.layout.cells()];
    clues.pattern().forEach(cell -> values[cell] = request.solution()[cell]);
    SolutionCounter counter = counter();
    if (counter.count(values, 2) != 1) {
      throw refusal("this solution has no proper puzzle with this pattern");
    }
    if (clues.minimal()
        && clues.pattern().stream().anyMatch(cell -> isRedundant(cell, values, counter))) {
      throw refusal("the one puzzle of this solution with this pattern is not minimal");
    }
    int[] sets = Draft.sets(rules, values);
    Level level = request.level();
    if (level != null && new GridRating(rules.structure, Watch.NONE).level(sets, level) != level) {
      throw refusal("the one puzzle of this solution with this pattern has another level");
    }
  }

  private static boolean isRedundant(int cell, int[] values, SolutionCounter counter) {
    int[] others = values.clone();
    others[cell] = 0;
    return counter.count(others, 2) == 1;
  }

  private IllegalArgumentException refusal(String reason) {
    return new IllegalArgumentException("cannot generate " + request + ": " + reason);
  }
}
