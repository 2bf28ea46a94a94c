package io.github.nonet.internal.verdict;

import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.constraints.Misprint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Searches for the facts of a puzzle that may be wrong. */
final class SuspectSearch {
  /*
   * The limit of each test determines how many facts are found. Few guesses settle most facts, and
   * many guesses the rest. Proofs that were found for one fact do not make the next one faster.
   */
  private static final long FEW_GUESSES = 500;

  private static final long MANY_GUESSES = 5_000;

  /** The guesses for a correction of a fact, if the known solutions do not decide. */
  private static final long GUESSES_OF_MISPRINTS = 100;

  /** The solutions without a fact by which its corrections are judged. */
  private static final int MOST_SOLUTIONS = 16;

  /** The most changes of a puzzle with several solutions; more would help nobody. */
  private static final int MOST_MISPRINTS = 8;

  /** The most values in the cell of a missing clue; more would help nobody. */
  private static final int MOST_MISSING = 3;

  private final Question<?> question;
  private final FactSearch search;
  private final List<Suspicion> found = new ArrayList<>();
  private boolean isComplete = true;

  SuspectSearch(Question<?> question) {
    this.question = question;
    search = new FactSearch(question);
  }

  /** Returns the suspects that were found, the likeliest first. */
  List<Suspicion> found() {
    found.sort(Comparator.comparingInt(Suspicion::weight));
    return List.copyOf(found);
  }

  /** Returns whether each fact was decided on. */
  boolean isComplete() {
    return isComplete;
  }

  /**
   * Finds each fact without which there is a solution; in a puzzle with several solutions, the
   * changes that leave one, if these are few.
   *
   * @param solutions two solutions, or none
   */
  void search(List<int[]> solutions) {
    try {
      if (solutions.isEmpty()) {
        List<PuzzleFact> open = undecided(question.facts(), FEW_GUESSES);
        isComplete = undecided(open, MANY_GUESSES).isEmpty();
      } else {
        addMissing(solutions);
        addFew(question::near, solutions);
        if (found.isEmpty()) {
          addFew(this::moved, solutions);
        }
      }
    } catch (SearchLimitExceededException e) {
      isComplete = false;
    }
  }

  /** Decides on facts, and returns those for which the guesses did not suffice. */
  private List<PuzzleFact> undecided(List<PuzzleFact> some, long guesses) {
    List<PuzzleFact> open = new ArrayList<>();
    for (PuzzleFact fact : some) {
      search.solve(with(fact, null), MOST_SOLUTIONS, guesses);
      List<int[]> without = search.solutions();
      boolean areAll = search.isAll();
      if (!areAll && without.isEmpty()) {
        open.add(fact);
      } else if (!without.isEmpty()) {
        int place = found.size();
        boolean isOne = search.isOne();
        found.add(new Suspicion(fact, isOne, null));
        for (Misprint<PuzzleFact> misprint : question.near(fact)) {
          if (leavesOne(fact, misprint, without, areAll)) {
            found.set(place, new Suspicion(fact, isOne, misprint));
            break;
          }
        }
      }
    }
    return open;
  }

  /** Returns all facts, with one of them replaced, or removed if {@code right} is null. */
  private List<PuzzleFact> with(PuzzleFact fact, @Nullable PuzzleFact right) {
    List<PuzzleFact> kept = question.facts();
    kept.remove(fact);
    if (right != null) {
      kept.add(right);
    }
    return kept;
  }

  /**
   * Returns whether a correction of a fact leaves one solution.
   *
   * @param known solutions without the fact
   * @param areAll whether these are all such solutions
   */
  private boolean leavesOne(
      PuzzleFact fact, Misprint<PuzzleFact> misprint, List<int[]> known, boolean areAll) {
    long allowed = known.stream().filter(it -> question.allows(misprint.right(), it)).count();
    if (areAll || allowed > 1 || misprint.isTorn()) {
      return areAll && allowed == 1;
    }
    search.solve(with(fact, misprint.right()), 2, GUESSES_OF_MISPRINTS);
    isComplete &= search.isAll() || search.solutions().size() > 1;
    return search.isOne();
  }

  private void addFew(
      Function<PuzzleFact, List<Misprint<PuzzleFact>>> near, List<int[]> solutions) {
    List<Suspicion> few = new ArrayList<>();
    for (PuzzleFact fact : question.facts()) {
      // For a clue, all values are listed; for other facts, only the likeliest change.
      boolean isOpen = true;
      for (Misprint<PuzzleFact> misprint : near.apply(fact)) {
        if (isOpen && few.size() <= MOST_MISPRINTS && leavesOne(fact, misprint, solutions, false)) {
          few.add(new Suspicion(fact, false, misprint));
          isOpen = fact.isClue();
        }
      }
    }
    found.addAll(few.size() <= MOST_MISPRINTS ? few : List.of());
  }

  /** Returns the moves of a clue to the open cells next to it. */
  private List<Misprint<PuzzleFact>> moved(PuzzleFact fact) {
    List<Misprint<PuzzleFact>> moved = new ArrayList<>();
    for (int cell = 0; cell < question.values.length; cell++) {
      if (fact.isClue()
          && question.values[cell] == 0
          && question.areTouching(fact.number(), cell)) {
        PuzzleFact right = PuzzleFact.clue(cell, fact.value());
        moved.add(new Misprint<>(right, Suspicion.MOVED, 1, fact.number(), cell));
      }
    }
    return moved;
  }

  /** Finds the values of the only clue that is missing for half-turn symmetry. */
  private void addMissing(List<int[]> solutions) {
    int cell = missingCell();
    for (int value = 1; cell >= 0 && value <= question.structure.symbols(); value++) {
      PuzzleFact clue = PuzzleFact.clue(cell, value);
      Misprint<PuzzleFact> misprint = new Misprint<>(clue, Suspicion.MISSING, 0, 0, value);
      if (leavesOne(clue, misprint, solutions, false)) {
        found.add(new Suspicion(clue, false, misprint));
      }
    }
    if (found.size() > MOST_MISSING) {
      found.clear();
    }
  }

  /** Returns the only cell that lacks a clue for half-turn symmetry, or -1. */
  private int missingCell() {
    int[] values = question.values;
    int[] open =
        IntStream.range(0, values.length)
            .filter(cell -> values[cell] == 0 && values[values.length - 1 - cell] != 0)
            .toArray();
    return open.length == 1 ? open[0] : -1;
  }
}
