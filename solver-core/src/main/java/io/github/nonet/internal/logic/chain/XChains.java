package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Technique;

/**
 * X-chains: strong and weak links of one digit in turn, strong ones at both ends. At least one end
 * is true, so the digit is eliminated from the cells that see both.
 *
 * <pre>
 *   . . . | . . . | . . .
 *   . a = = = b . | . . .      row 2: two places
 *   . . . | . |   | . . .      column 5: a weak link
 *   . x . | . c = = = d .      row 4: two places
 *   . . . | . . . | . . .      a or d is true: x sees both, so it is false
 * </pre>
 *
 * <p>If both ends are the same candidate, it is true. X-chains and their name come from the Sudoku
 * forums of 2005.
 */
public final class XChains extends EndChains {
  public XChains() {
    super(Technique.X_CHAIN);
  }

  @Override
  void search(State state) {
    for (int rest = state.unsettled(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      searchEnds(state, graph(state, ValueSet.lowest(rest)));
    }
  }

  /** Returns the places with a strong link, and the links among them. */
  private static LinkGraph graph(State state, int digit) {
    CellSet linked = CellSet.EMPTY;
    for (int house = 0; house < Houses.COUNT; house++) {
      if (Integer.bitCount(state.places(house, digit)) == 2) {
        linked = linked.or(state.cells(house, digit));
      }
    }
    LinkGraph graph = newGraph(state, linked.size());
    for (int cell = linked.first(); cell >= 0; cell = linked.next(cell)) {
      graph.add(cell, digit);
    }
    graph.beginLinks();
    for (int a = 0; a < graph.count(); a++) {
      for (int b = a + 1; b < graph.count(); b++) {
        link(state, digit, graph, a, b);
      }
    }
    return graph;
  }

  private static void link(State state, int digit, LinkGraph graph, int a, int b) {
    if (Houses.see(graph.cell(a), graph.cell(b))) {
      graph.linkWeak(a, b);
      for (int house : Houses.OF_CELL[graph.cell(a)]) {
        boolean shared = Houses.SETS[house].contains(graph.cell(b));
        if (shared && Integer.bitCount(state.places(house, digit)) == 2) {
          graph.linkStrong(a, b);
        }
      }
    }
  }
}
