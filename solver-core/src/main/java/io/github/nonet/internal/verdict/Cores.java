package io.github.nonet.internal.verdict;

import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.PuzzleFact.GivenClue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds few facts that no solution meets together, none of which can be left out.
 *
 * <p>A fact without which there is a solution is needed. Each other fact stays out if a short
 * search still proves that there is no solution. The houses are then left out in the same way.
 */
final class Cores {
  private static final long GUESSES = 200;

  /** Guesses for a solution without one of the facts. */
  private static final long GUESSES_OF_SOLUTIONS = 1_000;

  /** Nobody follows an argument about more facts. */
  private static final int MOST_FACTS = 8;

  /** With more houses the argument is about the whole grid. */
  private static final int MOST_HOUSES = 3;

  private final ClueFacts facts;
  private final ShortSearch search;

  Cores(ClueFacts facts, ShortSearch search) {
    this.facts = facts;
    this.search = search;
  }

  /**
   * Returns few facts that exclude each other, or HIDDEN.
   *
   * @param suspects the facts without any one of which there is a solution
   */
  DeadReason find(List<PuzzleFact> suspects) {
    List<PuzzleFact> core = suspects.size() > MOST_FACTS ? List.of() : core(suspects);
    boolean isCore = !core.isEmpty() && isMinimal(core, suspects);
    return isCore ? new DeadReason.Core(core, houses(core)) : DeadReason.HIDDEN;
  }

  private List<PuzzleFact> core(List<PuzzleFact> suspects) {
    if (!suspects.isEmpty() && isDead(suspects)) {
      return suspects;
    }
    for (PuzzleFact fact : suspects.isEmpty() ? facts.all() : List.<PuzzleFact>of()) {
      if (!(fact instanceof GivenClue) && isDead(List.of(fact))) {
        return List.of(fact);
      }
    }
    return shrunk(suspects);
  }

  private boolean isDead(List<PuzzleFact> some) {
    return isDead(facts.only(some, house -> true));
  }

  private boolean isDead(ChangedPuzzle trial) {
    return search.find(trial, 1, GUESSES).isNone();
  }

  /** Returns all facts but those that can be left out; none if too many are left. */
  private List<PuzzleFact> shrunk(List<PuzzleFact> suspects) {
    Set<PuzzleFact> all = new LinkedHashSet<>(suspects);
    all.addAll(facts.all());
    List<PuzzleFact> core = new ArrayList<>(all);
    int needed = suspects.size();
    boolean isShort = isDead(core);
    while (isShort && needed < core.size()) {
      PuzzleFact fact = core.remove(needed);
      if (!isDead(core)) {
        core.add(needed++, fact);
        isShort = needed <= MOST_FACTS;
      }
    }
    return isShort ? core : List.of();
  }

  private boolean isMinimal(List<PuzzleFact> core, List<PuzzleFact> suspects) {
    for (PuzzleFact fact : core) {
      List<PuzzleFact> others = new ArrayList<>(core);
      others.remove(fact);
      ChangedPuzzle trial = facts.only(others, house -> true);
      if (!suspects.contains(fact)
          && search.find(trial, 1, GUESSES_OF_SOLUTIONS).solutions().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the few usual houses that are needed; none if there are more. */
  private List<Integer> houses(List<PuzzleFact> core) {
    Set<Integer> all = new TreeSet<>();
    for (int number = 0; number < facts.structure.groups().size(); number++) {
      if (ClueFacts.isUsual(facts.structure.groups().get(number))) {
        all.add(number);
      }
    }
    Set<Integer> kept = new LinkedHashSet<>(all);
    kept.removeIf(house -> shared(house, core) < 2);
    kept = isDead(facts.only(core, kept::contains)) ? kept : new LinkedHashSet<>(all);
    for (Integer house : List.copyOf(kept)) {
      Set<Integer> fewer = new LinkedHashSet<>(kept);
      fewer.remove(house);
      kept = isDead(facts.only(core, fewer::contains)) ? fewer : kept;
    }
    return kept.size() <= MOST_HOUSES ? kept.stream().collect(Lists.toList()) : List.of();
  }

  /** Returns how many cells of some facts a house has. */
  private long shared(int house, List<PuzzleFact> core) {
    int[] cells = facts.structure.groups().get(house).cells();
    return Arrays.stream(cells).filter(cell -> contains(core, cell)).count();
  }

  private static boolean contains(List<PuzzleFact> core, int cell) {
    return core.stream().anyMatch(fact -> Arrays.stream(fact.cells()).anyMatch(it -> it == cell));
  }
}
