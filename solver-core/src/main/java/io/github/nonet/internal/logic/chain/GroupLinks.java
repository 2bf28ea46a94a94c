package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.chain.Implications.CandidateGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The links of groups: a group is true if one of its two or three candidates is.
 *
 * <pre>
 *   . . . | a a . | . . .      the two a in row 1 are one node:
 *   . . . | . . . | . . .      if both are false, the a in row 3 is true, as the box has no other;
 *   . . . | . . a | . . .      if one of them is true, every other a of row and box is false
 * </pre>
 *
 * <p>Grouped links come from the Sudoku Players' Forum.
 */
final class GroupLinks {
  private final Implications graph;
  private final State state;
  private final List<CandidateGroup> groups;

  /** For each digit, the indices of its groups. */
  private final List<List<Integer>> ofDigit = new ArrayList<>();

  GroupLinks(Implications graph) {
    this.graph = graph;
    state = graph.state;
    groups = graph.groups;
    for (int digit = 0; digit <= Houses.SIZE; digit++) {
      ofDigit.add(new ArrayList<>());
    }
    for (int i = 0; i < groups.size(); i++) {
      ofDigit.get(groups.get(i).digit()).add(i);
    }
  }

  void addAll() {
    for (int i = 0; i < groups.size(); i++) {
      linkCandidates(i, groups.get(i));
      linkGroups(i, groups.get(i));
    }
  }

  private int literal(int group, boolean on) {
    return CandidateNumbers.literal(graph.groupNode(group), on);
  }

  private void linkCandidates(int index, CandidateGroup group) {
    int digit = group.digit();
    CellSet seen = state.cells(digit).and(group.peers());
    for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
      graph.add(literal(index, true), graph.literal(cell, digit, false));
      graph.add(graph.literal(cell, digit, true), literal(index, false));
    }
    linkOnly(index, digit, seen.and(Houses.SETS[group.box()]));
    linkOnly(index, digit, seen.and(Houses.SETS[group.line()]));
  }

  /** Joins the group by a strong link with the only other place of its digit in a house. */
  private void linkOnly(int index, int digit, CellSet others) {
    if (others.size() == 1) {
      int cell = others.first();
      graph.add(literal(index, false), graph.literal(cell, digit, true));
      graph.add(graph.literal(cell, digit, false), literal(index, true));
    }
  }

  private void linkGroups(int index, CandidateGroup group) {
    int inLine = -1;
    int inBox = -1;
    int lineCount = 0;
    int boxCount = 0;
    for (int i : ofDigit.get(group.digit())) {
      CandidateGroup other = groups.get(i);
      if (other.cells().intersects(group.cells())) {
        continue;
      }
      if (other.line() == group.line()) {
        inLine = lineCount++ == 0 ? i : inLine;
        graph.add(literal(index, true), literal(i, false));
      }
      if (other.box() == group.box()) {
        inBox = boxCount++ == 0 ? i : inBox;
        graph.add(literal(index, true), literal(i, false));
      }
    }
    linkIfAll(index, group, group.line(), lineCount == 1 ? inLine : -1);
    linkIfAll(index, group, group.box(), boxCount == 1 ? inBox : -1);
  }

  /** Joins two groups by a strong link if they are all the places of the digit in the house. */
  private void linkIfAll(int index, CandidateGroup group, int house, int other) {
    if (other >= 0) {
      CellSet both = group.cells().or(groups.get(other).cells());
      if (both.containsAll(state.cells(house, group.digit()))) {
        graph.add(literal(index, false), literal(other, true));
      }
    }
  }
}
