package io.github.nonet.internal.logic;

import io.github.nonet.logic.Candidate;
import java.util.Comparator;
import java.util.List;

/** Which of several steps of a technique comes first: the one that eliminates most. */
final class StepOrder {
  /** The most eliminations first; of as many, those whose weighted sum of cells is smaller. */
  static final Comparator<NiceLoops.Found> BY_EFFECT =
      (a, b) -> compare(a.eliminations, b.eliminations);

  private static final int WEIGHT = 80;

  private StepOrder() {}

  /** Compares eliminations, which must be sorted by digit, then by cell. */
  static int compare(List<Candidate> first, List<Candidate> second) {
    int more = second.size() - first.size();
    return more != 0 ? more : Integer.compare(sum(first), sum(second));
  }

  /** HoDoKu's measure of where eliminations are. */
  private static int sum(List<Candidate> eliminations) {
    int sum = 0;
    int weight = 1;
    for (Candidate candidate : eliminations) {
      sum += candidate.cell() * weight + candidate.digit();
      weight += WEIGHT;
    }
    return sum;
  }
}
