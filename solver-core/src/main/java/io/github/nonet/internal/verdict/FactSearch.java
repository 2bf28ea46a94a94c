package io.github.nonet.internal.verdict;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Searches for a few solutions of some facts of a puzzle, many times, each with few guesses. */
final class FactSearch {
  /** The number of guesses between two looks. */
  private static final long SLICE = 16;

  private final Question<?> question;

  /** The rules that were searched last, and their engine. */
  private @Nullable Structure last;

  private @Nullable GroupEngine engine;

  /** The solutions that were found last. */
  private List<int[]> solutions = List.of();

  /** Whether these are all solutions. */
  private boolean isAll;

  FactSearch(Question<?> question) {
    this.question = question;
  }

  List<int[]> solutions() {
    return solutions;
  }

  boolean isAll() {
    return isAll;
  }

  /** Returns whether it is known that there is no solution. */
  boolean isNone() {
    return isAll && solutions.isEmpty();
  }

  boolean isOne() {
    return isAll && solutions.size() == 1;
  }

  /** Searches for at most {@code most} solutions with this number of guesses. */
  FactSearch solve(Collection<PuzzleFact> kept, int most, long guesses) {
    return solve(question.rules(kept), kept, most, guesses);
  }

  FactSearch solve(Structure rules, Collection<PuzzleFact> kept, int most, long guesses) {
    question.look();
    GroupEngine search = engine(rules);
    search.load(sets(rules, kept));
    solutions = new ArrayList<>();
    long allowed = Math.min(guesses, question.mostGuesses);
    Progress progress = Progress.PAUSED;
    long left = allowed;
    while (solutions.size() < most && progress != Progress.EXHAUSTED && left >= 0) {
      progress = search.advance(Math.min(SLICE, left));
      question.look();
      if (progress == Progress.SOLUTION) {
        int[] values = new int[rules.cells()];
        search.store(values);
        solutions.add(values);
      }
      left =
          left == 0 && progress == Progress.PAUSED ? -1 : Math.max(0, allowed - search.guesses());
    }
    isAll = progress == Progress.EXHAUSTED;
    return this;
  }

  private static int[] sets(Structure rules, Collection<PuzzleFact> kept) {
    int[] sets = new int[rules.cells()];
    Arrays.fill(sets, ValueSet.all(rules.symbols()));
    for (PuzzleFact fact : kept) {
      if (fact.isClue()) {
        sets[fact.number()] = ValueSet.bit(fact.value());
      }
    }
    return sets;
  }

  private GroupEngine engine(Structure rules) {
    GroupEngine known = engine;
    if (known == null || last != rules) {
      known = question.newEngine(rules, question::look);
      engine = known;
      last = rules;
    }
    return known;
  }
}
