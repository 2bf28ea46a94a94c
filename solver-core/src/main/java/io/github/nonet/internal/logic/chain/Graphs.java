package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.State;

/** The graphs of implications of a state, each of them made once and shared by all chains. */
final class Graphs {
  private Graphs() {}

  private record Plain(Implications graph) {}

  private record Grouped(Implications graph) {}

  private record WithAls(Implications graph) {}

  /** Returns the implications among single candidates. */
  static Implications plain(State state) {
    return state.derived(Plain.class, key -> new Plain(makePlain(key))).graph;
  }

  /** Returns the implications among candidates and groups. */
  static Implications grouped(State state) {
    return state.derived(Grouped.class, key -> new Grouped(makeGrouped(key))).graph;
  }

  /** Returns the implications among candidates, groups and sets. */
  static Implications withAls(State state) {
    return state.derived(WithAls.class, key -> new WithAls(makeWithAls(key))).graph;
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
    graph.measure();
    new AlsLinks(graph).addAll();
    graph.pack();
    return graph;
  }
}
