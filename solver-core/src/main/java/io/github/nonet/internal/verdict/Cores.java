package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds a few facts that exclude each other, none of which can be left out.
 *
 * <p>A fact without which there is a solution is needed. Each other fact is left out if a short
 * search still proves that there is no solution. If only a few facts remain, houses are left out in
 * the same way.
 */
public final class Cores {
  private static final long GUESSES = 500;

  /** The most facts; nobody follows an argument about more. */
  private static final int MOST_FACTS = 8;

  private final Question<?> question;
  private final FactSearch search;

  private Cores(Question<?> question) {
    this.question = question;
    search = new FactSearch(question);
  }

  /**
   * Returns a few facts that exclude each other, or HIDDEN.
   *
   * @param question a puzzle without a solution
   * @param suspects facts without any one of which there is a solution
   */
  public static DeadReason of(Question<?> question, List<PuzzleFact> suspects) {
    return new Cores(question).find(suspects);
  }

  private DeadReason find(List<PuzzleFact> suspects) {
    List<PuzzleFact> core = suspects.size() > MOST_FACTS ? List.of() : core(suspects);
    return core.isEmpty() ? DeadReason.HIDDEN : new DeadReason.Core(core, houses(core));
  }

  private List<PuzzleFact> core(List<PuzzleFact> suspects) {
    if (!suspects.isEmpty() && isDead(suspects)) {
      return suspects;
    }
    for (PuzzleFact fact : suspects.isEmpty() ? question.facts() : List.<PuzzleFact>of()) {
      if (!fact.isClue() && isDead(List.of(fact))) {
        return List.of(fact);
      }
    }
    List<PuzzleFact> others = new ArrayList<>(question.facts());
    List<PuzzleFact> core = shrunk(suspects, others);
    if (core.isEmpty()) {
      // The remaining facts depend on the order.
      Collections.reverse(others);
      core = shrunk(suspects, others);
    }
    return core;
  }

  private boolean isDead(List<PuzzleFact> some) {
    return solve(some).isNone();
  }

  private FactSearch solve(List<PuzzleFact> some) {
    return search.solve(some, 1, GUESSES);
  }

  /**
   * Returns all facts except those that can be left out; none if too many are left, or if it is not
   * known whether there is a solution without one of them.
   *
   * @param suspects the facts that are needed
   * @param others all facts, in the order in which they are left out
   */
  private List<PuzzleFact> shrunk(List<PuzzleFact> suspects, List<PuzzleFact> others) {
    Set<PuzzleFact> all = new LinkedHashSet<>(suspects);
    all.addAll(others);
    List<PuzzleFact> core = new ArrayList<>(all);
    List<PuzzleFact> unsure = new ArrayList<>();
    int needed = suspects.size();
    boolean isShort = isDead(core);
    while (isShort && needed < core.size()) {
      PuzzleFact fact = core.remove(needed);
      if (!isDead(core)) {
        core.add(needed++, fact);
        unsure.addAll(search.solutions().isEmpty() ? List.of(fact) : List.of());
        isShort = needed <= MOST_FACTS;
      }
    }
    return isShort && unsure.stream().allMatch(fact -> isNeeded(fact, core)) ? core : List.of();
  }

  /** Returns whether there is a solution without a fact of a core. */
  private boolean isNeeded(PuzzleFact fact, List<PuzzleFact> core) {
    List<PuzzleFact> others = new ArrayList<>(core);
    others.remove(fact);
    return !solve(others).solutions().isEmpty();
  }

  /** Returns the usual houses that are needed. */
  private List<Integer> houses(List<PuzzleFact> core) {
    Set<Integer> all = new TreeSet<>();
    for (int number = 0; number < question.structure.groups().size(); number++) {
      if (isUsual(question.structure.groups().get(number))) {
        all.add(number);
      }
    }
    Set<Integer> kept = new LinkedHashSet<>(all);
    kept.removeIf(house -> shared(house, core) < 2);
    kept = isDead(core, kept) ? kept : new LinkedHashSet<>(all);
    for (Integer house : List.copyOf(kept)) {
      Set<Integer> fewer = new LinkedHashSet<>(kept);
      fewer.remove(house);
      kept = isDead(core, fewer) ? fewer : kept;
    }
    return kept.stream().collect(Lists.toList());
  }

  private boolean isDead(List<PuzzleFact> some, Set<Integer> houses) {
    // Without a house, clues contradict nothing.
    if (houses.isEmpty() && some.stream().allMatch(PuzzleFact::isClue)) {
      return false;
    }
    Structure rules = question.rules(some);
    List<Structure.Group> kept = new ArrayList<>();
    for (Structure.Group group : rules.groups()) {
      if (!isUsual(group) || houses.contains(question.structure.groups().indexOf(group))) {
        kept.add(group);
      }
    }
    return search.solve(rules.withGroups(kept), some, 1, GUESSES).isNone();
  }

  /** Returns the number of cells of the facts that are in a house. */
  private long shared(int house, List<PuzzleFact> core) {
    int[] cells = question.structure.groups().get(house).cells();
    return Arrays.stream(cells).filter(cell -> contains(core, cell)).count();
  }

  private boolean contains(List<PuzzleFact> core, int cell) {
    return core.stream()
        .flatMapToInt(fact -> Arrays.stream(fact.cells(question.structure)))
        .anyMatch(it -> it == cell);
  }

  /** Returns whether a group is a house that every puzzle has: a row, column, box or region. */
  public static boolean isUsual(Structure.Group group) {
    return group.kind().compareTo(Structure.UnitKind.REGION) <= 0;
  }
}
