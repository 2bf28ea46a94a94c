package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;

/**
 * Checks whether a chain crosses itself. Two consecutive nodes may share a cell, but no later node
 * may return to it, except that a loop ends in its first cell.
 */
final class LoopCheck {
  private LoopCheck() {}

  /**
   * Returns whether the chain leaves its first cell at once, and returns to it only with its last
   * link.
   */
  static boolean isLoop(Implications graph, int[] chain) {
    int last = chain.length - 1;
    return graph.cell(chain[0]) != graph.cell(chain[1])
        && graph.cell(chain[last]) != graph.cell(chain[last - 1])
        && !crosses(graph, chain, false);
  }

  /** Returns whether the chain never returns to a cell. */
  static boolean isChain(Implications graph, int[] chain) {
    return !crosses(graph, chain, true);
  }

  private static boolean crosses(Implications graph, int[] chain, boolean startIsBarred) {
    int start = graph.cell(chain[0]);
    long low = 0;
    long high = 0;
    for (int i = 0; i < chain.length; i++) {
      int cell = graph.cell(chain[i]);
      if (((cell < Long.SIZE ? low : high) >>> cell & 1) != 0) {
        return true;
      }
      if (i > 0 && (startIsBarred || graph.cell(chain[i - 1]) != start)) {
        CellSet cells = graph.cells(chain[i - 1]);
        low |= cells.low();
        high |= cells.high();
      }
    }
    return false;
  }
}
