package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.State;
import java.util.function.Function;

/** The graphs of implications of a state, each made once and shared by all chains. */
final class Graphs {
  private static final Function<State, Implications> PLAIN = Graphs::makePlain;
  private static final Function<State, Implications> GROUPED = Graphs::makeGrouped;
  private static final Function<State, Implications> WITH_ALS = Graphs::makeWithAls;

  private Graphs() {}

  /** Returns the implications among single candidates. */
  static Implications plain(State state) {
    return state.derived(PLAIN);
  }

  /** Returns the implications among candidates and groups. */
  static Implications grouped(State state) {
    return state.derived(GROUPED);
  }

  /** Returns the implications among candidates, groups and sets. */
  static Implications withAls(State state) {
    return state.derived(WITH_ALS);
  }

  private static Implications makePlain(State state) {
    Implications graph = new Implications(state, false);
    new CandidateLinks(graph).addAll();
    graph.pack();
    return graph;
  }

  private static Implications makeGrouped(State state) {
    Implications graph = new Implications(state, true);
    new CandidateLinks(graph).addAll();
    new GroupLinks(graph).addAll();
    graph.pack();
    return graph;
  }

  private static Implications makeWithAls(State state) {
    Implications graph = makeGrouped(state);
    graph.edges.measure();
    new AlsLinks(graph).addAll();
    graph.pack();
    return graph;
  }
}
