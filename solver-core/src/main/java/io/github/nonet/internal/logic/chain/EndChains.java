package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.Results;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/** Chains whose two ends are of one digit: it goes from all that see both. */
abstract class EndChains implements Finder {
  /** Strong links at both ends, so an odd number. */
  private static final int MAX_LINKS = 19;

  final LinkGraph graph;
  private final Technique technique;

  EndChains(Technique technique, int capacity) {
    this.technique = technique;
    graph = new LinkGraph(capacity, MAX_LINKS);
  }

  /** Adds all chains of the state. */
  abstract void search(State state, Results results);

  @Override
  public boolean find(State state, Technique asked, StepSink sink) {
    Results results = new Results();
    search(state, results);
    return results.report(sink);
  }

  /** Looks at each pair of ends in the graph. */
  void searchEnds(State state, Results results) {
    Eliminations gone = new Eliminations(state);
    for (int from = 0; from < graph.count(); from++) {
      for (int to = from; to < graph.count(); to++) {
        int digit = graph.digit(from);
        if (digit == graph.digit(to)
            && state.isSeenByBoth(digit, graph.cell(from), graph.cell(to))
            && graph.connects(from, to)) {
          int[] chain = graph.chain(from, to);
          if (chain != null) {
            gone.clear();
            gone.add(digit, Houses.PEERS[graph.cell(from)].and(Houses.PEERS[graph.cell(to)]));
            List<Candidate> eliminations = gone.toList();
            List<Candidate> links = candidates(chain);
            results.add(eliminations, links.size(), () -> step(eliminations, links));
          }
        }
      }
    }
  }

  private List<Candidate> candidates(int[] chain) {
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
