package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepOrder;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Nice loops and alternating inference chains: the conclusions from the two ends of a chain of
 * links.
 *
 * <pre>
 *   a = b - c = d        one of the ends a and d is true
 *
 *   discontinuous        a chain from a candidate back to its cell that makes it false or true
 *   continuous           a = ... = b in one cell: each weak link of the loop becomes strong
 *   AIC                  cells that see both ends lose the digit
 * </pre>
 *
 * <p>From each literal to each literal, only the shortest chain is examined, which must not cross
 * itself. Nice loops come from the Sudoku Players' Forum of 2005; alternating inference chains were
 * described there by "Myth Jellies". The search by tables of consequences is HoDoKu's.
 */
final class NiceLoops {
  /** The order among equal finds: from a true candidate, from a false one, a chain. */
  private static final int FROM_TRUE = 0;

  private static final int FROM_FALSE = 1;
  private static final int CHAIN = 2;

  /** The beat of looks, in ends of chains. */
  private static final int BEAT = 0x3F;

  /** The loops and chains without groups, the best first. */
  static final Function<State, List<FoundLoop>> PLAIN = s -> new NiceLoops(Graphs.plain(s)).all();

  /** The loops and chains with groups, the best first. */
  static final Function<State, List<FoundLoop>> GROUPED =
      s -> new NiceLoops(Graphs.grouped(s)).all();

  /** The loops and chains with groups and almost locked sets, the best first. */
  static final Function<State, List<FoundLoop>> WITH_ALS =
      s -> new NiceLoops(Graphs.withAls(s)).all();

  /** Only the continuous ones among these, which are requested first, usually in vain. */
  static final Function<State, List<FoundLoop>> CONTINUOUS =
      s -> new NiceLoops(Graphs.withAls(s)).continuous();

  private final Implications graph;
  private final State state;
  private final Expansion expansion;
  private final List<FoundLoop> loops = new ArrayList<>();
  private final List<FoundLoop> chains = new ArrayList<>();
  private final Map<FoundLoop, Integer> shortest = new HashMap<>();
  private final Eliminations gone;

  /** Whether discontinuous loops and chains are left out. */
  private boolean continuousOnly;

  /** Whether only the best loop or chain is wanted. */
  private boolean bestOnly;

  private @Nullable FoundLoop best;
  private int rank;
  private int bestRank;

  private NiceLoops(Implications graph) {
    this.graph = graph;
    state = graph.state;
    expansion = new Expansion(graph);
    gone = new Eliminations(state);
  }

  /** Returns the loop or chain that comes first in the graph, or null if there is none. */
  static @Nullable FoundLoop best(Implications graph) {
    return new NiceLoops(graph).findBest();
  }

  /** A loop or chain, and its eliminations. */
  record FoundLoop(Technique technique, List<Candidate> eliminations, int[] chain, int length) {
    @Override
    public boolean equals(Object o) {
      return o instanceof FoundLoop other
          && technique == other.technique
          && eliminations.equals(other.eliminations);
    }

    @Override
    public int hashCode() {
      return 31 * technique.ordinal() + eliminations.hashCode();
    }
  }

  private List<FoundLoop> all() {
    boolean[] isPremise = new Promise(graph).premises();
    for (int literal = 1; literal < isPremise.length; literal += 2) {
      if (isPremise[literal]) {
        rank = FROM_TRUE;
        loopsFrom(literal);
      }
    }
    searchFromFalse(isPremise);
    loops.addAll(chains);
    return sorted();
  }

  private List<FoundLoop> sorted() {
    StepOrder.sort(loops, loop -> loop.eliminations, state);
    return loops;
  }

  /** Returns the continuous loops, each of which starts and ends with a strong link. */
  private List<FoundLoop> continuous() {
    continuousOnly = true;
    for (int literal = 0; literal < 2 * graph.candidates; literal += 2) {
      loopsFrom(literal);
    }
    return sorted();
  }

  private void searchFromFalse(boolean[] isPremise) {
    for (int literal = 0; literal < isPremise.length; literal += 2) {
      if (isPremise[literal]) {
        rank = FROM_FALSE;
        loopsFrom(literal);
        rank = CHAIN;
        chainsFrom(literal);
      }
    }
  }

  /**
   * Returns the best loop or chain, or null. A loop from a true candidate eliminates only that
   * candidate, so these premises are usually skipped.
   */
  private @Nullable FoundLoop findBest() {
    bestOnly = true;
    boolean[] isPremise = new Promise(graph).premises();
    searchFromFalse(isPremise);
    rank = FROM_TRUE;
    for (int literal = 1; literal < isPremise.length; literal += 2) {
      if (isPremise[literal]) {
        gone.clear();
        gone.add(graph.digit(literal), CellSet.of(graph.cell(literal)));
        if (isWanted()) {
          loopsFrom(literal);
        }
      }
    }
    return best;
  }

  private void look(int work) {
    if ((work & BEAT) == 0) {
      state.look();
    }
  }

  /** Finds the consequences of the premise and examines all chains that return to its cell. */
  private void loopsFrom(int premise) {
    state.look();
    expansion.from(premise);
    int cell = graph.cell(premise);
    for (int i = 1; i < expansion.count(); i++) {
      look(i);
      int end = expansion.reached(i);
      if (graph.isCandidate(end) && graph.cell(end) == cell && expansion.isIndirect(end)) {
        loop(premise, end);
      }
    }
  }

  private void loop(int start, int end) {
    gone.clear();
    Technique technique = prove(start, end);
    boolean isContinuous = technique == Technique.CONTINUOUS_NICE_LOOP;
    if (!isContinuous && (continuousOnly || !isWanted())) {
      return;
    }
    int[] chain = expansion.chainTo(end);
    if (!LoopCheck.isLoop(graph, chain)) {
      return;
    }
    if (isContinuous) {
      new LoopEliminations(graph, chain, gone).addAll();
    }
    if (isWanted()) {
      keep(technique, chain);
    }
  }

  /** Finds the eliminations if one literal leads to the other in the same cell. */
  private Technique prove(int start, int end) {
    int cell = graph.cell(start);
    boolean same = graph.digit(start) == graph.digit(end);
    boolean startsWeak = CandidateNumbers.isOn(start);
    boolean endsWeak = !CandidateNumbers.isOn(end);
    if (startsWeak && endsWeak == same) {
      gone.add(graph.digit(start), CellSet.of(cell));
    } else if (!startsWeak && !endsWeak && same) {
      gone.add(cell, ValueSet.without(state.digits(cell), graph.digit(start)));
    } else if (!startsWeak && endsWeak && !same) {
      gone.add(graph.digit(end), CellSet.of(cell));
    } else if (!startsWeak && !endsWeak) {
      return Technique.CONTINUOUS_NICE_LOOP;
    }
    return Technique.DISCONTINUOUS_NICE_LOOP;
  }

  /**
   * Keeps the chains from the premise that eliminate something because at least one end is true.
   */
  private void chainsFrom(int premise) {
    int cell = graph.cell(premise);
    int digit = graph.digit(premise);
    for (int i = 1; i < expansion.count(); i++) {
      look(i);
      int end = expansion.reached(i);
      if (graph.isCandidate(end)
          && CandidateNumbers.isOn(end)
          && graph.cell(end) != cell
          && expansion.isIndirect(end)
          && endsProve(cell, digit, graph.cell(end), graph.digit(end))
          && isWanted()) {
        int[] chain = expansion.chainTo(end);
        if (LoopCheck.isChain(graph, chain)) {
          keep(Technique.AIC, chain);
        }
      }
    }
  }

  /**
   * Returns whether something is eliminated and, if only the best is wanted, whether this is
   * better.
   */
  private boolean isWanted() {
    if (!bestOnly || gone.isEmpty()) {
      return !gone.isEmpty();
    }
    int count = gone.count();
    if (best == null || count != best.eliminations().size()) {
      return best == null || count > best.eliminations().size();
    }
    int order = StepOrder.compare(gone.toList(), best.eliminations());
    return order < 0 || order == 0 && rank < bestRank;
  }

  /**
   * Finds the eliminations if one of two candidates is true; a single elimination is left to loops.
   */
  private boolean endsProve(int cell, int digit, int endCell, int endDigit) {
    gone.clear();
    if (digit == endDigit) {
      if (state.isSeenByBoth(digit, cell, endCell)) {
        gone.add(digit, Houses.PEERS[cell].and(Houses.PEERS[endCell]));
      }
      return gone.of(digit).size() > 1;
    }
    if (Houses.see(cell, endCell) && state.allows(cell, endDigit) && state.allows(endCell, digit)) {
      gone.add(endDigit, CellSet.of(cell)).add(digit, CellSet.of(endCell));
      return true;
    }
    return false;
  }

  private void keep(Technique technique, int[] chain) {
    int sets = 0;
    boolean grouped = false;
    for (int literal : chain) {
      grouped |= !graph.isCandidate(literal);
      sets += graph.isAls(literal) ? 1 : 0;
    }
    int length = chain.length + 5 * sets / 2;
    FoundLoop next =
        new FoundLoop(grouped ? grouped(technique) : technique, gone.toList(), chain, length);
    if (bestOnly) {
      best = next;
      bestRank = rank;
    } else {
      keepShortest(next, technique == Technique.AIC ? chains : loops);
    }
  }

  private void keepShortest(FoundLoop next, List<FoundLoop> found) {
    Integer known = shortest.get(next);
    if (known == null) {
      shortest.put(next, found.size());
      found.add(next);
    } else if (found.get(known).length > next.length) {
      found.set(known, next);
    }
  }

  private static Technique grouped(Technique technique) {
    if (technique == Technique.AIC) {
      return Technique.GROUPED_AIC;
    }
    return technique == Technique.CONTINUOUS_NICE_LOOP
        ? Technique.GROUPED_CONTINUOUS_NICE_LOOP
        : Technique.GROUPED_DISCONTINUOUS_NICE_LOOP;
  }
}
