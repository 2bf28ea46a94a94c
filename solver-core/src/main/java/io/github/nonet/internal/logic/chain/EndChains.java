package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.Results;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepOrder;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Chains whose two ends have the same digit, which is eliminated from the cells that see both ends.
 *
 * <p>It is quick to find ends that some walk of links joins, but slow to find a chain between them.
 * The ends are therefore sorted by their possible eliminations, and chains are searched for in this
 * order, so that a caller that wants only the first step waits for few of them.
 */
abstract class EndChains implements Finder {
  /** The most links of a chain, an odd number because both ends have strong links. */
  private static final int MAX_LINKS = 19;

  private final Technique technique;
  private final List<Ends> found = new ArrayList<>();

  EndChains(Technique technique) {
    this.technique = technique;
  }

  /**
   * Two candidates that some walk of links joins.
   *
   * @param eliminations the eliminations if a chain joins them
   */
  private record Ends(LinkGraph graph, int from, int to, List<Candidate> eliminations) {}

  /** Searches for ends in each graph of the state. */
  abstract void search(State state);

  @Override
  public boolean find(State state, StepSink sink) {
    found.clear();
    search(state);
    StepOrder.sort(found, ends -> ends.eliminations, state);
    int next = 0;
    while (next < found.size()) {
      Results results = new Results(state);
      List<Candidate> first = found.get(next).eliminations;
      for (; next < found.size() && isEqual(first, found.get(next).eliminations); next++) {
        state.look();
        addChain(found.get(next), results);
      }
      if (!results.report(sink)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isEqual(List<Candidate> eliminations, List<Candidate> others) {
    return StepOrder.compare(eliminations, others) == 0;
  }

  static LinkGraph newGraph(State state, int capacity) {
    return new LinkGraph(capacity, MAX_LINKS, state);
  }

  /** Examines each pair of ends in the graph. */
  void searchEnds(State state, LinkGraph graph) {
    for (int from = 0; from < graph.count(); from++) {
      state.look();
      searchEnds(state, graph, from);
    }
  }

  private void searchEnds(State state, LinkGraph graph, int from) {
    int digit = graph.digit(from);
    int cell = graph.cell(from);
    for (int to = from; to < graph.count(); to++) {
      if (digit == graph.digit(to)
          && state.isSeenByBoth(digit, cell, graph.cell(to))
          && graph.connects(from, to)) {
        CellSet seen = Houses.PEERS[cell].and(Houses.PEERS[graph.cell(to)]);
        List<Candidate> gone = new Eliminations(state).add(digit, seen).toList();
        found.add(new Ends(graph, from, to, gone));
      }
    }
  }

  private void addChain(Ends ends, Results results) {
    int[] chain = ends.graph.chain(ends.from, ends.to);
    if (chain != null) {
      List<Candidate> links = candidates(ends.graph, chain);
      results.add(ends.eliminations, links.size(), () -> step(ends.eliminations, links));
    }
  }

  private static List<Candidate> candidates(LinkGraph graph, int[] chain) {
    List<Candidate> candidates = new ArrayList<>(chain.length);
    for (int number : chain) {
      candidates.add(new Candidate(graph.cell(number), graph.digit(number)));
    }
    return candidates;
  }

  private Step step(List<Candidate> eliminations, List<Candidate> chain) {
    List<Boolean> strong = new ArrayList<>();
    for (int i = 0; i < chain.size() - 1; i++) {
      strong.add(i % 2 == 0);
    }
    List<Chain.Node> nodes = chain.stream().map(Chain.Node::of).collect(Lists.toList());
    return Step.eliminating(technique, eliminations, new Chain(nodes, strong));
  }
}
