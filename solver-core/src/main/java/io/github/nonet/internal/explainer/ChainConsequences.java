package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/**
 * The consequences of one assumption: statements in the order in which they were found, each with
 * the statements it rests on.
 *
 * <p>A statement is that a candidate is true ("on") or false ("off"). Its number here is its
 * <em>node</em>; node 0 is the assumption. The <em>size</em> of a node is the number of statements
 * that it rests on in the end, itself included.
 */
final class ChainConsequences {
  /** The words of a set of candidates. */
  static final int WORDS = CANDIDATES / Long.SIZE + 1;

  /** Means "no node". */
  static final int NONE = -1;

  private static final int STATEMENTS = 2 * CANDIDATES;

  /** Room at the start; most assumptions have fewer consequences. */
  private static final int SMALL = 256;

  /** The candidates that are true, and those that are false. */
  final long[] on = new long[WORDS];

  final long[] off = new long[WORDS];

  /** How many nodes there are; a contradiction adds one that is in neither set. */
  int nodes;

  /** The two sides of a contradiction, or {@code NONE}. */
  int contradictionOn;

  int contradictionOff;

  /** One more than the node of each statement; 0 if it has none. */
  private final short[] nodeOf = new short[STATEMENTS];

  private short[] statement = new short[SMALL];

  /** The parents of node i are at {@code firstParent[i]} to {@code firstParent[i + 1]}. */
  private int[] firstParent = new int[SMALL + 1];

  private short[] parents = new short[2 * SMALL];

  /** A lower bound of the size: the longest way back to the assumption. */
  private short[] depth = new short[SMALL];

  /** The size, or 0 while it is not known. */
  private short[] size = new short[SMALL];

  /** Why each node holds, by the constants of {@link Assumption}. */
  private byte[] cause = new byte[SMALL];

  /** The chain within the assumption that gave a node; null for others, empty if there is none. */
  private NestedChain[] nested = new NestedChain[0];

  private boolean hasNested;

  private final Visits visits;

  ChainConsequences(Visits visits) {
    this.visits = visits;
  }

  /** Marks the nodes that a count has been at; one for all consequences of a search. */
  static final class Visits {
    final short[] stack = new short[STATEMENTS + 1];
    final int[] visited = new int[STATEMENTS + 1];
    int visit;
  }

  void clear() {
    for (int i = 0; i < nodes; i++) {
      nodeOf[statement[i]] = 0;
    }
    if (hasNested) {
      Arrays.fill(nested, 0, Math.min(nested.length, nodes), null);
      hasNested = false;
    }
    Arrays.fill(on, 0);
    Arrays.fill(off, 0);
    nodes = 0;
    contradictionOn = NONE;
    contradictionOff = NONE;
  }

  private static int statement(int candidate, boolean isOn) {
    return isOn ? candidate + CANDIDATES : candidate;
  }

  /** Starts a node without parents, which {@link #addParent} adds; it is in no set yet. */
  int add(int candidate, boolean isOn, int why) {
    int node = nodes++;
    if (node == statement.length) {
      grow();
    }
    statement[node] = (short) statement(candidate, isOn);
    firstParent[node + 1] = firstParent[node];
    depth[node] = 1;
    size[node] = 0;
    cause[node] = (byte) why;
    return node;
  }

  private void grow() {
    int capacity = 2 * statement.length;
    statement = Arrays.copyOf(statement, capacity);
    firstParent = Arrays.copyOf(firstParent, capacity + 1);
    depth = Arrays.copyOf(depth, capacity);
    size = Arrays.copyOf(size, capacity);
    cause = Arrays.copyOf(cause, capacity);
  }

  /** Adds a parent to the node started last. */
  void addParent(int parent) {
    int node = nodes - 1;
    int end = firstParent[node + 1];
    if (end == parents.length) {
      parents = Arrays.copyOf(parents, 2 * end);
    }
    parents[end] = (short) parent;
    firstParent[node + 1] = end + 1;
    depth[node] = (short) Math.max(depth[node], depth[parent] + 1);
  }

  /** Enters the node started last into its set. */
  void enter(int candidate, boolean isOn) {
    nodeOf[statement(candidate, isOn)] = (short) nodes;
    CellBits.add(isOn ? on : off, candidate);
  }

  void setNested(NestedChain chain) {
    int node = nodes - 1;
    if (nested.length <= node) {
      nested = Arrays.copyOf(nested, statement.length);
    }
    nested[node] = chain;
    hasNested = true;
  }

  NestedChain nested(int node) {
    return hasNested && node < nested.length ? nested[node] : null;
  }

  boolean hasNested() {
    return hasNested;
  }

  boolean isOn(int candidate) {
    return CellBits.contains(on, candidate);
  }

  boolean isOff(int candidate) {
    return CellBits.contains(off, candidate);
  }

  /** Returns the node of a statement that was entered. */
  int node(int candidate, boolean isOn) {
    return nodeOf[statement(candidate, isOn)] - 1;
  }

  int candidate(int node) {
    return statement[node] < CANDIDATES ? statement[node] : statement[node] - CANDIDATES;
  }

  boolean isOnNode(int node) {
    return statement[node] >= CANDIDATES;
  }

  int statementOf(int node) {
    return statement[node];
  }

  int cause(int node) {
    return cause[node];
  }

  int parentCount(int node) {
    return firstParent[node + 1] - firstParent[node];
  }

  int parent(int node, int index) {
    return parents[firstParent[node] + index];
  }

  /** A lower bound of {@link #size}. */
  int depth(int node) {
    return size[node] != 0 ? size[node] : depth[node];
  }

  /** Returns the number of statements that the node rests on, including itself. */
  int size(int node) {
    if (size[node] == 0) {
      size[node] = (short) count(node);
    }
    return size[node];
  }

  private int count(int node) {
    short[] stack = visits.stack;
    int[] visited = visits.visited;
    int visit = ++visits.visit;
    int top = 0;
    stack[top++] = (short) node;
    visited[node] = visit;
    int count = 0;
    while (top > 0) {
      int child = stack[--top];
      count++;
      for (int i = firstParent[child]; i < firstParent[child + 1]; i++) {
        if (visited[parents[i]] != visit) {
          visited[parents[i]] = visit;
          stack[top++] = parents[i];
        }
      }
    }
    return count;
  }
}
