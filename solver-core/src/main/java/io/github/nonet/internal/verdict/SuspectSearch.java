package io.github.nonet.internal.verdict;

import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.constraints.Misprint.Slip;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Correction.OtherClue;
import io.github.nonet.internal.verdict.PuzzleFact.GivenClue;
import io.github.nonet.internal.verdict.ShortSearch.Found;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Searches for the facts of a puzzle that may be wrong. */
final class SuspectSearch {
  /*
   * What decides how many are found is the limit of each test. Few guesses settle most facts, and
   * many the rest. Proofs that were found for one fact do not make the next one faster.
   */
  private static final long FEW_GUESSES = 500;

  private static final long MANY_GUESSES = 5_000;

  /** Guesses for something else in place of a fact, if the known solutions do not decide. */
  private static final long GUESSES_OF_CORRECTIONS = 100;

  /** The solutions without a fact by which what may be in its place is judged. */
  private static final int MOST_SOLUTIONS = 16;

  /** More corrections than this, of a puzzle with several solutions, would help nobody. */
  private static final int MOST_CORRECTIONS = 8;

  /** More values than this, in the cell of a missing clue, would help nobody. */
  private static final int MOST_MISSING = 3;

  private final ClueFacts facts;
  private final ShortSearch search;
  private final List<Suspicion> found = new ArrayList<>();
  private boolean isComplete = true;

  SuspectSearch(ClueFacts facts, ShortSearch search) {
    this.facts = facts;
    this.search = search;
  }

  /** Returns what was found, the likeliest first. */
  List<Suspicion> found() {
    return found.stream().sorted(Suspicion.ORDER).collect(Lists.toList());
  }

  /** Returns whether each question was decided. */
  boolean isComplete() {
    return isComplete;
  }

  /** Finds the facts without any one of which there is a solution. */
  void searchUnsolvable() {
    unlessLate(
        () -> {
          List<PuzzleFact> open = undecided(facts.all(), FEW_GUESSES);
          isComplete = undecided(open, MANY_GUESSES).isEmpty();
        });
  }

  private void unlessLate(Runnable work) {
    try {
      work.run();
    } catch (SearchLimitExceededException e) {
      isComplete = false;
    }
  }

  /** Decides facts, and returns those for which the guesses are too few. */
  private List<PuzzleFact> undecided(Collection<PuzzleFact> some, long guesses) {
    List<PuzzleFact> open = new ArrayList<>();
    for (PuzzleFact fact : some) {
      Found without = search.find(facts.without(List.of(fact)), MOST_SOLUTIONS, guesses);
      if (!without.isDecided()) {
        open.add(fact);
      } else if (!without.isNone()) {
        found.add(new Suspicion(fact, without.isOne(), null));
        int place = found.size() - 1;
        for (Correction correction : facts.near(fact)) {
          if (leavesOne(fact, correction, without)) {
            found.set(place, new Suspicion(fact, without.isOne(), correction));
            break;
          }
        }
      }
    }
    return open;
  }

  private boolean leavesOne(PuzzleFact fact, Correction correction, Found without) {
    long allowed = without.solutions().stream().filter(it -> facts.allows(correction, it)).count();
    if (without.isAll() || allowed > 1 || correction.misprint().isTorn()) {
      return without.isAll() && allowed == 1;
    }
    Found with = search.find(facts.with(fact, correction), 2, GUESSES_OF_CORRECTIONS);
    isComplete &= with.isAll() || with.solutions().size() > 1;
    return with.isOne();
  }

  /** Finds what leaves one solution of a puzzle that has several, if it is little. */
  void searchAmbiguous(List<int[]> solutions) {
    unlessLate(
        () -> {
          addMissing(solutions);
          Found known = new Found(solutions, false);
          addFew(facts.all(), facts::near, known);
          if (found.isEmpty()) {
            addFew(
                facts.all(),
                it -> it instanceof GivenClue clue ? facts.moved(clue) : List.of(),
                known);
          }
        });
  }

  private void addFew(
      List<PuzzleFact> some, Function<PuzzleFact, List<Correction>> near, Found known) {
    List<Suspicion> few = new ArrayList<>();
    for (PuzzleFact fact : some) {
      for (Correction correction : near.apply(fact)) {
        if (few.size() <= MOST_CORRECTIONS && leavesOne(fact, correction, known)) {
          few.add(new Suspicion(fact, false, correction));
        }
      }
    }
    if (few.size() <= MOST_CORRECTIONS) {
      found.addAll(few);
    }
  }

  /** Finds the values of a clue that alone is missing for half-turn symmetry. */
  private void addMissing(List<int[]> solutions) {
    int cell = facts.missingCell();
    List<Suspicion> few = new ArrayList<>();
    for (int value = 1; cell >= 0 && value <= facts.structure.symbols(); value++) {
      PuzzleFact clue = new GivenClue(cell, value);
      Correction correction =
          new OtherClue(new Misprint(Slip.MISSING, 0, value, false), cell, value);
      if (leavesOne(clue, correction, new Found(solutions, false))) {
        few.add(new Suspicion(clue, false, correction));
      }
    }
    if (few.size() <= MOST_MISSING) {
      found.addAll(few);
    }
  }
}
