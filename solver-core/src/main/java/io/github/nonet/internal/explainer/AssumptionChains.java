package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;
import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * Chains from several assumptions that cover all cases, and contradictions.
 *
 * <p>A candidate that is both true and false after an assumption refutes it. A conclusion holds if
 * it follows from both states of a candidate, from each digit of a cell or from each place of a
 * digit in a house. A house is examined from its first place, and in the static technique only if
 * the cell there has three digits or more, as in the original.
 */
final class AssumptionChains {
  enum ChainMethod {
    /** Contradictions of one digit. */
    NISHIO,
    /** All cases of a cell or a house, without removing anything on the way. */
    MULTIPLE,
    /** All of these, removing false candidates on the way. */
    DYNAMIC
  }

  private final ChainMethod method;

  /** The rating without what the length of a chain adds. */
  private final double base;

  private final boolean dynamic;
  private final Assumption assumption;

  /** Spares static assumptions that have nothing in common; null in dynamic techniques. */
  private final CommonReach reach;

  private final ChainConsequences.Visits visits = new ChainConsequences.Visits();

  /** The consequences of each candidate, kept for the cell and its three houses. */
  private final ChainConsequences[] runs = new ChainConsequences[CANDIDATES];

  /** Whether the run of a candidate is of the present position. */
  private final boolean[] isKnown = new boolean[CANDIDATES];

  /** The consequences if the candidate at hand is false. */
  private final ChainConsequences offRun = new ChainConsequences(visits);

  private final ChainEnds ends = new ChainEnds();

  /** The statements that all cases of a cell or house have in common. */
  private final long[] commonOn = new long[ChainConsequences.WORDS];

  private final long[] commonOff = new long[ChainConsequences.WORDS];

  /** The candidates of the cell, or the house, at hand. */
  private final int[] cases = new int[SIZE];

  /** The rest of the position within a dynamic assumption. */
  private final Marks work = new Marks();

  /** The position and who asks, while {@link #find} runs. */
  private Marks marks;

  private ChainSink sink;
  private LimitedWatch watch;

  /**
   * @param base the rating without what the length adds
   * @param patterns finds more within an assumption, or null
   */
  AssumptionChains(ChainMethod method, double base, Patterns patterns) {
    this.method = method;
    this.base = base;
    this.dynamic = method != ChainMethod.MULTIPLE;
    this.reach = dynamic ? null : new CommonReach();
    this.assumption = new Assumption(dynamic, method != ChainMethod.NISHIO, patterns);
  }

  /** Offers each deduction of the position, which is not changed. */
  void find(Marks position, ChainSink receiver, LimitedWatch newWatch) {
    marks = position;
    sink = receiver;
    watch = newWatch;
    work.copyFrom(marks);
    Arrays.fill(isKnown, false);
    if (reach != null) {
      reach.begin(marks);
    }
    int least = dynamic ? 2 : 3;
    for (int cell = 0; cell < CELLS; cell++) {
      if (marks.count(cell) >= least) {
        searchCell(cell);
      }
    }
  }

  private void searchCell(int cell) {
    int count = 0;
    for (int rest = marks.digits[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int candidate = SIZE * cell + ValueSet.lowest(rest);
      if (dynamic) {
        searchStates(candidate);
      }
      if (method != ChainMethod.NISHIO) {
        searchHouses(candidate);
      }
    }
    if (method != ChainMethod.NISHIO) {
      for (int rest = marks.digits[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        cases[count++] = SIZE * cell + ValueSet.lowest(rest);
      }
      searchCases(count, ChainKind.CELL, Assumption.IN_CELL);
    }
  }

  private ChainConsequences run(int candidate) {
    if (!isKnown[candidate]) {
      if (runs[candidate] == null) {
        runs[candidate] = new ChainConsequences(visits);
      }
      assumption.follow(candidate, true, marks, work, runs[candidate], watch);
      isKnown[candidate] = true;
    }
    return runs[candidate];
  }

  private void searchStates(int candidate) {
    ChainConsequences on = run(candidate);
    offerContradiction(on, candidate, false);
    assumption.follow(candidate, false, marks, work, offRun, watch);
    offerContradiction(offRun, candidate, true);
    if (method != ChainMethod.NISHIO && marks.count(candidate / SIZE) > 2) {
      ends.count = 2;
      ends.runs[0] = on;
      ends.runs[1] = offRun;
      offerCommon(ChainKind.REDUCTION, Assumption.START);
    }
  }

  private void offerContradiction(ChainConsequences run, int candidate, boolean isOn) {
    if (run.contradictionOn != ChainConsequences.NONE) {
      ends.count = 2;
      ends.runs[0] = run;
      ends.nodes[0] = run.contradictionOn;
      ends.runs[1] = run;
      ends.nodes[1] = run.contradictionOff;
      offer(ChainKind.CONTRADICTION, Assumption.START, candidate, isOn);
    }
  }

  private void offer(ChainKind kind, int startCause, int candidate, boolean isOn) {
    if (!isOn || marks.count(candidate / SIZE) > 1) {
      sink.offer(base, kind, startCause, ends, candidate, isOn);
    }
  }

  private void searchHouses(int candidate) {
    int cell = candidate / SIZE;
    int digit = candidate % SIZE;
    for (int type = 0; type < 3; type++) {
      int house = ExplainerHouses.OF[cell][type];
      int places = marks.places(house, digit);
      if (ValueSet.lowest(places) == ExplainerHouses.PLACE[cell][type]
          && !ValueSet.hasAtMostOne(places)) {
        int count = 0;
        for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
          cases[count++] = SIZE * ExplainerHouses.CELL[house][ValueSet.lowest(rest)] + digit;
        }
        searchCases(count, ChainKind.HOUSE, type);
      }
    }
  }

  private void searchCases(int count, ChainKind kind, int startCause) {
    if (reach != null && !reach.mayMeet(cases, count)) {
      return;
    }
    for (int i = 0; i < count; i++) {
      ends.runs[i] = run(cases[i]);
    }
    ends.count = count;
    offerCommon(kind, startCause);
  }

  /** Offers what all assumptions have in common, in the order of the first one, "on" first. */
  private void offerCommon(ChainKind kind, int startCause) {
    if (intersect(commonOn, true)) {
      offerCommon(commonOn, true, kind, startCause);
    }
    if (intersect(commonOff, false)) {
      offerCommon(commonOff, false, kind, startCause);
    }
  }

  /** Fills the set with what is true, or false, in all cases; returns whether there is anything. */
  private boolean intersect(long[] common, boolean isOn) {
    long any = 0;
    for (int w = 0; w < ChainConsequences.WORDS; w++) {
      long word = -1;
      for (int i = 0; i < ends.count; i++) {
        word &= isOn ? ends.runs[i].on[w] : ends.runs[i].off[w];
      }
      common[w] = word;
      any |= word;
    }
    return any != 0;
  }

  private void offerCommon(long[] common, boolean isOn, ChainKind kind, int startCause) {
    ChainConsequences first = ends.runs[0];
    for (int node = 0; node < first.nodes; node++) {
      int candidate = first.candidate(node);
      if (first.isOnNode(node) == isOn && CellBits.contains(common, candidate)) {
        for (int i = 0; i < ends.count; i++) {
          ends.nodes[i] = ends.runs[i].node(candidate, isOn);
        }
        offer(kind, startCause, candidate, isOn);
      }
    }
  }
}
