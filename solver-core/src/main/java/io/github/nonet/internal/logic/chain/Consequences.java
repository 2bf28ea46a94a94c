package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.Bits;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import java.util.Arrays;

/**
 * All that follows from each literal, as bits: the transitive closure of implications.
 *
 * <pre>
 *   row of a literal      the nodes that are true | the nodes that are false, if the literal holds
 * </pre>
 *
 * <p>Nodes are numbered: open candidates first, ascending by cell and digit, then groups. A row
 * that is complete is taken as a whole into the rows after it.
 */
final class Consequences {
  private static final int NONE = -1;

  final State state;

  /** How many candidates there are. */
  final int candidates;

  /** Words of a set of nodes; a row is two of them: true, false. */
  final int words;

  private final int nodes;
  private final int[] numbers = new int[Implications.CANDIDATES];
  private final int[] nodeOf;

  /** Index: 2 * number + (true ? 1 : 0). */
  private final long[][] rows;

  Consequences(Implications graph) {
    state = graph.state;
    Arrays.fill(numbers, NONE);
    int[] found = new int[Implications.CANDIDATES];
    int count = 0;
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      for (int digit : Bits.in(state.digits(cell))) {
        int node = Implications.node(cell, digit);
        numbers[node] = count;
        found[count++] = node;
      }
    }
    candidates = count;
    nodeOf = Arrays.copyOf(found, count);
    nodes = count + graph.groups.size();
    words = (nodes + Long.SIZE - 1) / Long.SIZE;
    rows = new long[2 * nodes][2 * words];
    for (int number = 0; number < nodes; number++) {
      addEdges(graph, number, true);
      addEdges(graph, number, false);
    }
  }

  private void addEdges(Implications graph, int number, boolean on) {
    int node = number < candidates ? nodeOf[number] : Implications.CANDIDATES + number - candidates;
    long[] row = rows[2 * number + (on ? 1 : 0)];
    set(row, number, on);
    int literal = Implications.literal(node, on);
    for (int edge = graph.starts()[literal]; edge < graph.starts()[literal + 1]; edge++) {
      int target = graph.targets()[edge];
      int to = Implications.node(target);
      int toNumber =
          to < Implications.CANDIDATES ? numbers[to] : to - Implications.CANDIDATES + candidates;
      set(row, toNumber, Implications.isOn(target));
    }
  }

  private void set(long[] row, int number, boolean on) {
    row[(on ? 0 : words) + (number >> 6)] |= 1L << number;
  }

  /** Says that one literal of a candidate follows from another. */
  void add(int cell, int digit, boolean on, int toCell, int toDigit, boolean toOn) {
    set(row(cell, digit, on), number(toCell, toDigit), toOn);
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

  /** Returns the index of the row for a bit of a row. */
  private int literal(int bit) {
    int half = words * Long.SIZE;
    return bit < half ? 2 * bit + 1 : 2 * (bit - half);
  }

  /** Returns the number of a candidate, which must be open. */
  int number(int cell, int digit) {
    return numbers[Implications.node(cell, digit)];
  }

  int cell(int number) {
    return nodeOf[number] / Houses.SIZE;
  }

  int digit(int number) {
    return nodeOf[number] % Houses.SIZE + 1;
  }

  /** Returns what follows from the literal; not to be changed after {@link #close}. */
  long[] row(int cell, int digit, boolean on) {
    return row(number(cell, digit), on);
  }

  /** Returns what follows from the literal with this number. */
  long[] row(int number, boolean on) {
    return rows[2 * number + (on ? 1 : 0)];
  }

  /** Returns whether the candidate is true, or false, in the row. */
  boolean holds(long[] row, int number, boolean on) {
    return (row[(on ? 0 : words) + (number >> 6)] >>> number & 1) != 0;
  }
}
