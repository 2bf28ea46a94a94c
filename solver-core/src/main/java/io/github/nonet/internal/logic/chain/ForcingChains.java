package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.chain.Conclusions.Conclusion;
import io.github.nonet.internal.logic.proof.BoardProof;
import io.github.nonet.internal.logic.proof.BoardUnits;
import io.github.nonet.internal.logic.proof.ChainLines;
import io.github.nonet.internal.logic.proof.ProofLine;
import io.github.nonet.logic.Net.Branch;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Forcing chains: the consequences of an assumption along links, each of which follows from the one
 * before.
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

  /** Returns the conclusions of forcing chains with their assumptions, placements first. */
  static Map<Conclusion, List<int[]>> conclusions(State state) {
    return state.derived(PROVED);
  }

  /** Returns the consequences of each literal along links; they must not be changed. */
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
   * Returns the first step, a contradiction or a verity; null if there is none. The step has no
   * chains, because finding the shortest ones costs more than knowing that some exist.
   */
  public static @Nullable Step first(State state) {
    return stepWithoutChains(
        Conclusions.first(facts(state)),
        Technique.FORCING_CHAIN_CONTRADICTION,
        Technique.FORCING_CHAIN_VERITY);
  }

  /** Returns the branches of the shortest reason. */
  @Override
  List<Branch> branches(State state, Conclusion conclusion, List<int[]> reasons) {
    graph = Graphs.grouped(state);
    expansion = new Expansion(graph);
    int end = graph.literal(conclusion.cell(), conclusion.digit(), conclusion.places());
    int[] best = {};
    int least = Integer.MAX_VALUE;
    for (int[] premises : reasons) {
      int length = 0;
      for (int premise : premises) {
        graph.state.look();
        expansion.from(premise);
        for (int to : ends(conclusion, end)) {
          length += length(expansion.chainTo(to));
        }
      }
      if (length < least) {
        best = premises;
        least = length;
      }
    }
    List<Branch> branches = new ArrayList<>();
    for (int premise : best) {
      graph.state.look();
      expansion.from(premise);
      branches.add(branch(ends(conclusion, end), conclusion.isContradiction()));
    }
    return branches;
  }

  /** Returns the ends to which the followed premise leads. */
  private List<Integer> ends(Conclusion conclusion, int end) {
    return conclusion.isContradiction()
        ? new NearestContradiction(graph, expansion).ends()
        : List.of(end);
  }

  /**
   * Returns the number of candidates that a chain names; the candidates of a group are named only
   * if they are false.
   */
  private int length(int[] chain) {
    int length = 0;
    for (int literal : chain) {
      boolean isNamed = graph.isCandidate(literal) || !CandidateNumbers.isOn(literal);
      length += isNamed ? graph.cells(literal).size() : 0;
    }
    return length;
  }

  /**
   * Returns the chains to the ends and, for a contradiction, the gap that the ends leave; the
   * branch ends where facts contradict each other before that.
   */
  private Branch branch(List<Integer> ends, boolean isContradiction) {
    BoardProof proof = new BoardProof(graph.state.toSets(), graph.state.givens());
    Map<Integer, ProofLine> told = new HashMap<>();
    ProofLine last = null;
    for (int end : ends) {
      int before = -1;
      for (int literal : expansion.chainTo(end)) {
        if (!told.containsKey(literal)) {
          told.put(literal, tell(proof, literal, before));
        }
        last = told.get(literal);
        if (last.isGap()) {
          return new Branch(proof.branch(last));
        }
        before = literal;
      }
    }
    ProofLine line = Objects.requireNonNull(last, "a chain has an end");
    return new Branch(proof.branch(isContradiction ? gap(proof, ends, line) : line));
  }

  private ProofLine tell(BoardProof proof, int literal, int before) {
    boolean isOn = CandidateNumbers.isOn(literal);
    List<Candidate> candidates = graph.cells(literal).candidates(graph.digit(literal));
    if (before < 0) {
      return proof.suppose(candidates.get(0), isOn);
    }
    ProofLine line =
        new ChainLines(proof, graph.cells(before)).node(isOn, candidates, CellSet.EMPTY);
    return Objects.requireNonNull(line, "a link is an inference");
  }

  /** Returns the line that a unit cannot be met: a unit of the last link, a cell or a house. */
  private ProofLine gap(BoardProof proof, List<Integer> ends, ProofLine last) {
    List<Unit> units = new ArrayList<>(last.units());
    CellSet cells = CellSet.EMPTY;
    for (int end : ends) {
      cells = cells.or(graph.cells(end));
    }
    if (cells.size() == 1) {
      units.add(BoardUnits.cell(cells.first()));
    }
    BoardUnits.housesWith(cells).forEach(house -> units.add(BoardUnits.house(house)));
    return Objects.requireNonNull(
        proof.gap(units.toArray(new Unit[0])), "the ends of a contradiction are a gap");
  }
}
