package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.chain.Conclusions.Conclusion;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Net.Branch;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Forcing chains: what follows from an assumption along links, each step from the one before.
 *
 * <pre>
 *   contradiction     a -> ... ->  b        verity     a     -> ... -> c
 *                     a -> ... -> not b                not a -> ... -> c
 *                     so not a                         so c
 * </pre>
 *
 * <p>The assumptions of a verity may also be all candidates of a cell, or all places of a digit in
 * a house. Links may lead through groups. Known since the first Sudoku forums of 2005;
 * contradictions of one digit are called "Nishio", after Tetsuya Nishio.
 */
public final class ForcingChains extends ForcingFinder {
  private static final Function<State, Map<Conclusion, List<int[]>>> PROVED =
      s -> Conclusions.of(facts(s));
  private static final Function<State, Consequences> FACTS = ForcingChains::makeFacts;

  private Implications graph;
  private Expansion expansion;

  /** Returns what forcing chains prove, placements first, with the assumptions. */
  static Map<Conclusion, List<int[]>> conclusions(State state) {
    return state.derived(PROVED);
  }

  /** Returns what follows from each literal along links; not to be changed. */
  private static Consequences facts(State state) {
    return state.derived(FACTS);
  }

  private static Consequences makeFacts(State state) {
    Consequences facts = new Consequences(Graphs.grouped(state));
    facts.close();
    return facts;
  }

  /** Finds contradictions or verities. */
  public ForcingChains(Technique technique) {
    super(technique, technique == Technique.FORCING_CHAIN_CONTRADICTION);
  }

  @Override
  Map<Conclusion, List<int[]>> proved(State state) {
    return conclusions(state);
  }

  /**
   * Returns the first step, be it a contradiction or a verity; null if there is none. It has no
   * chains: to find the shortest ones costs more than to know that there are some.
   */
  public static @Nullable Step first(State state) {
    return stepWithoutChains(
        Conclusions.first(facts(state)),
        Technique.FORCING_CHAIN_CONTRADICTION,
        Technique.FORCING_CHAIN_VERITY);
  }

  /** Returns the shortest of the reasons. */
  @Override
  List<Branch> branches(State state, Conclusion conclusion, List<int[]> reasons) {
    graph = Graphs.grouped(state);
    expansion = new Expansion(graph);
    List<Branch> best = null;
    int least = Integer.MAX_VALUE;
    for (int[] premises : reasons) {
      graph.state.look();
      List<Branch> branches =
          conclusion.isContradiction() ? contradiction(premises[0]) : verity(conclusion, premises);
      int length = branches.stream().mapToInt(branch -> branch.inferences().size()).sum();
      if (length < least) {
        best = branches;
        least = length;
      }
    }
    return best;
  }

  private List<Branch> verity(Conclusion conclusion, int[] premises) {
    int end = graph.literal(conclusion.cell(), conclusion.digit(), conclusion.places());
    List<Branch> branches = new ArrayList<>();
    for (int premise : premises) {
      graph.state.look();
      expansion.from(premise);
      branches.add(branch(end));
    }
    return branches;
  }

  private List<Branch> contradiction(int premise) {
    expansion.from(premise);
    return new NearestContradiction(graph, expansion)
        .ends().stream().map(this::branch).collect(Lists.toList());
  }

  /** Returns the chain to the literal; a group is reported by its candidates when it is false. */
  private Branch branch(int end) {
    List<Inference> inferences = new ArrayList<>();
    List<Integer> causes = List.of();
    for (int literal : expansion.chainTo(end)) {
      boolean on = CandidateNumbers.isOn(literal);
      if (graph.isCandidate(literal) || !on) {
        List<Integer> now = new ArrayList<>();
        CellSet cells = graph.cells(literal);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
          now.add(inferences.size());
          inferences.add(
              Inference.unnamed(new Candidate(cell, graph.digit(literal)), on, List.of(), causes));
        }
        causes = now;
      }
    }
    return new Branch(inferences);
  }
}
