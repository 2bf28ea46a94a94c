package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Technique;

/**
 * XY-chains: cells with two candidates, each sharing a digit with the next. The strong links are in
 * the cells, the weak links between them. The chain starts and ends with the same digit, which is
 * true in at least one of its ends.
 *
 * <pre>
 *   {1 2} - {2 5} - {5 3} - {3 1}      not 1, so 2, so 5, so 3, so 1
 *
 *   1 is eliminated from all cells that see the first and the last
 * </pre>
 *
 * <p>XY-chains grew from the XY-wing in the Sudoku Players' Forum in 2005.
 */
public final class XyChains extends EndChains {
  public XyChains() {
    super(Technique.XY_CHAIN);
  }

  @Override
  void search(State state) {
    CellSet pairs = state.cellsWith(2);
    LinkGraph graph = newGraph(state, 2 * pairs.size());
    for (int cell = pairs.first(); cell >= 0; cell = pairs.next(cell)) {
      int digits = state.digits(cell);
      graph.add(cell, ValueSet.lowest(digits));
      graph.add(cell, ValueSet.lowest(ValueSet.withoutLowest(digits)));
    }
    graph.beginLinks();
    for (int a = 0; a < graph.count(); a++) {
      if ((a & 1) == 0) {
        graph.linkStrong(a, a + 1);
      }
      for (int b = a + 1; b < graph.count(); b++) {
        if (graph.digit(a) == graph.digit(b) && Houses.see(graph.cell(a), graph.cell(b))) {
          graph.linkWeak(a, b);
        }
      }
    }
    searchEnds(state, graph);
  }
}
