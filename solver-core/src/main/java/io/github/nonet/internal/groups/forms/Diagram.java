package io.github.nonet.internal.groups.forms;

import io.github.nonet.internal.sets.CellBits;

/**
 * All ways to fill the cells of a form one after the other, as a graph of layers: one node before
 * the first cell, one after the last, and an edge for the values of a cell that lead from a node to
 * another one. Each node is on a way from the first to the last. Immutable, thread-safe.
 */
public final class Diagram {
  /*
   * Nodes are numbered layer by layer. The edges of node i are those from edges[i] to edges[i + 1].
   * In an empty diagram the first node is the only one.
   */
  private final int length;

  /** The layer of each node. */
  public final int[] layers;

  /** The index of the first edge of a node. */
  public final int[] edges;

  /** The node at the end of an edge. */
  public final int[] ends;

  /** The values of an edge. */
  public final int[] sets;

  /**
   * The first node of each layer, and the first word of its nodes as bits; one more for the end.
   */
  public final int[] firstNodes;

  public final int[] firstWords;

  /** Takes a checked graph; the arrays are kept. */
  Diagram(int length, int[] layers, int[] edges, int[] ends, int[] sets) {
    this.length = length;
    this.layers = layers;
    this.edges = edges;
    this.ends = ends;
    this.sets = sets;
    firstNodes = new int[length + 2];
    firstWords = new int[length + 2];
    for (int layer : layers) {
      firstNodes[layer + 1]++;
    }
    for (int layer = 0; layer <= length; layer++) {
      firstWords[layer + 1] = firstWords[layer] + CellBits.words(firstNodes[layer + 1]);
      firstNodes[layer + 1] += firstNodes[layer];
    }
  }

  /** Returns whether no values are good. */
  public boolean isEmpty() {
    return layers[layers.length - 1] != length;
  }

  public int nodes() {
    return layers.length;
  }

  /** Returns how many edges there are. */
  public int size() {
    return ends.length;
  }

  /** Returns how many cells the line has. */
  public int length() {
    return length;
  }
}
