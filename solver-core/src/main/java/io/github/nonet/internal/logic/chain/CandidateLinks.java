package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Links the single candidates of a state. Each is linked with the others of its cell, of its row,
 * of its column and of its box, in this order; a box does not repeat the links of its lines.
 */
final class CandidateLinks {
  private final Implications graph;
  private final State state;

  CandidateLinks(Implications graph) {
    this.graph = graph;
    this.state = graph.state;
  }

  void addAll() {
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      int digits = state.digits(cell);
      for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        int node = graph.node(cell, digit);
        linkInCell(cell, node, ValueSet.without(digits, digit));
        boolean rowStrong = linkInLine(cell, digit, node, 0);
        boolean columnStrong = linkInLine(cell, digit, node, 1);
        linkInBox(cell, digit, node, rowStrong, columnStrong);
      }
    }
  }

  private void linkInCell(int cell, int node, int others) {
    for (int rest = others; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int other = graph.node(cell, ValueSet.lowest(rest));
      graph.add(CandidateNumbers.literal(node, true), CandidateNumbers.literal(other, false));
      if (Integer.bitCount(others) == 1) {
        graph.add(CandidateNumbers.literal(node, false), CandidateNumbers.literal(other, true));
      }
    }
  }

  /** Links the places of the digit in the row or column. */
  private boolean linkInLine(int cell, int digit, int node, int kind) {
    int house = Houses.OF_CELL[cell][kind];
    int others = ValueSet.without(state.places(house, digit), Houses.PLACE_IN[cell][kind]);
    for (int rest = others; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int other = graph.node(Houses.CELLS[house][ValueSet.lowest(rest)], digit);
      graph.add(CandidateNumbers.literal(node, true), CandidateNumbers.literal(other, false));
    }
    boolean strong = Integer.bitCount(others) == 1;
    if (strong) {
      linkStrong(house, digit, node, others);
    }
    return strong;
  }

  /** Links the places of the digit in the box, except for links that a line already has. */
  private void linkInBox(int cell, int digit, int node, boolean rowStrong, boolean columnStrong) {
    int house = Houses.OF_CELL[cell][2];
    int own = Houses.PLACE_IN[cell][2];
    int others = ValueSet.without(state.places(house, digit), own);
    int inRow = others & Houses.placesInRow(own);
    int inColumn = others & Houses.placesInColumn(own);
    for (int rest = others & ~inRow & ~inColumn; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int other = graph.node(Houses.CELLS[house][ValueSet.lowest(rest)], digit);
      graph.add(CandidateNumbers.literal(node, true), CandidateNumbers.literal(other, false));
    }
    boolean known = rowStrong && inRow != 0 || columnStrong && inColumn != 0;
    if (Integer.bitCount(others) == 1 && !known) {
      linkStrong(house, digit, node, others);
    }
  }

  private void linkStrong(int house, int digit, int node, int place) {
    int other = graph.node(Houses.CELLS[house][ValueSet.lowest(place)], digit);
    graph.add(CandidateNumbers.literal(node, false), CandidateNumbers.literal(other, true));
  }
}
