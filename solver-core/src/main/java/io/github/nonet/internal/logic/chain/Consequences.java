package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.State;
import java.util.Arrays;

/**
 * All that follows from each literal, as bits: the transitive closure of implications.
 *
 * <pre>
 *   row of a literal      the nodes that are true | the nodes that are false, if the literal holds
 * </pre>
 *
 * <p>Nodes and literals are those of {@link Implications}. A row that is complete is taken as a
 * whole into the rows after it.
 */
final class Consequences {
  private static final int NONE = -1;

  final State state;

  /** How many candidates there are. */
  final int candidates;

  /** Words of a set of nodes; a row is two of them: true, false. */
  final int words;

  private final CandidateNumbers numbers;

  /** The index is the literal. */
  private final long[][] rows;

  Consequences(Implications graph) {
    state = graph.state;
    numbers = CandidateNumbers.of(state);
    candidates = graph.candidates;
    int literals = graph.literalCount();
    words = (literals / 2 + Long.SIZE - 1) / Long.SIZE;
    rows = new long[literals][2 * words];
    for (int literal = 0; literal < literals; literal++) {
      addEdges(graph, literal);
    }
  }

  private void addEdges(Implications graph, int literal) {
    set(rows[literal], literal);
    for (int edge = graph.starts()[literal]; edge < graph.starts()[literal + 1]; edge++) {
      set(rows[literal], graph.targets()[edge]);
    }
  }

  private void set(long[] row, int literal) {
    int node = Implications.node(literal);
    row[(Implications.isOn(literal) ? 0 : words) + (node >> 6)] |= 1L << node;
  }

  /** Says that one literal of a candidate follows from another. */
  void add(int cell, int digit, boolean on, int toCell, int toDigit, boolean toOn) {
    set(rows[numbers.literal(cell, digit, on)], numbers.literal(toCell, toDigit, toOn));
  }

  /** Adds what follows from what follows, to the end. */
  void close() {
    long[] done = new long[2 * words];
    for (int from = 0; from < rows.length; from++) {
      long[] row = rows[from];
      Arrays.fill(done, 0);
      for (int via = open(row, done); via != NONE; via = open(row, done)) {
        int literal = literal(via);
        done[via >> 6] |= 1L << via;
        if (literal != from) {
          boolean complete = literal < from;
          for (int word = 0; word < row.length; word++) {
            row[word] |= rows[literal][word];
            done[word] |= complete ? rows[literal][word] : 0;
          }
        }
      }
    }
  }

  private static int open(long[] row, long[] done) {
    for (int word = 0; word < row.length; word++) {
      long open = row[word] & ~done[word];
      if (open != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(open);
      }
    }
    return NONE;
  }

  /** Returns the literal of a bit of a row. */
  private int literal(int bit) {
    int half = words * Long.SIZE;
    return bit < half ? Implications.literal(bit, true) : Implications.literal(bit - half, false);
  }

  /** Returns the number of a candidate, which must be open. */
  int number(int cell, int digit) {
    return numbers.number(cell, digit);
  }

  int cell(int number) {
    return numbers.cell(number);
  }

  int digit(int number) {
    return numbers.digit(number);
  }

  /** Returns what follows from the literal; not to be changed after {@link #close}. */
  long[] row(int number, boolean on) {
    return rows[Implications.literal(number, on)];
  }
}
