package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.Relation;
import io.github.nonet.internal.logic.State;

/**
 * The consequences of each literal as bits: the transitive closure of implications.
 *
 * <pre>
 *   row of a literal      the nodes that are true | the nodes that are false, if the literal holds
 * </pre>
 *
 * <p>Nodes and literals are numbered as in {@link Implications}.
 */
final class Consequences {
  final State state;
  final int candidates;

  /** The number of words in a set of nodes; a row is two sets: true, then false. */
  final int words;

  final CandidateNumbers numbers;

  private final Relation rows;

  Consequences(Implications graph) {
    state = graph.state;
    numbers = CandidateNumbers.of(state);
    candidates = graph.candidates;
    int literals = graph.literalCount();
    words = (literals / 2 + Long.SIZE - 1) / Long.SIZE;
    rows = new Relation(2 * words * Long.SIZE);
    for (int literal = 0; literal < literals; literal++) {
      addEdges(graph, literal);
    }
  }

  private void addEdges(Implications graph, int literal) {
    add(literal, literal);
    int[] targets = graph.edges.targets();
    int end = graph.edges.starts()[literal + 1];
    for (int edge = graph.edges.starts()[literal]; edge < end; edge++) {
      add(literal, targets[edge]);
    }
  }

  /** Adds that one literal follows from another. */
  void add(int literal, int follows) {
    rows.add(bit(literal), bit(follows));
  }

  /** Returns the place of a literal in a row: the true ones first. */
  private int bit(int literal) {
    int node = CandidateNumbers.number(literal);
    return CandidateNumbers.isOn(literal) ? node : words * Long.SIZE + node;
  }

  /** Adds the consequences of consequences until nothing changes. */
  void close() {
    rows.close(state);
  }

  /** Returns a copy of the consequences of the literal. */
  long[] row(int number, boolean on) {
    return rows.row(bit(CandidateNumbers.literal(number, on)));
  }
}
