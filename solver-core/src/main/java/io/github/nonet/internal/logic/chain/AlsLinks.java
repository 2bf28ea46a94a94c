package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.als.Als;
import io.github.nonet.internal.logic.chain.Implications.AlsEntry;
import io.github.nonet.internal.logic.chain.Implications.Group;
import java.util.ArrayList;
import java.util.List;

/**
 * The links of almost locked sets in a chain: a candidate that takes a digit from the set locks it,
 * and then its other digits go from all that see them.
 *
 * <pre>
 *   if r1c1 is 1, r1c5 and r1c6 are 2 and 3, so r1c9 is not 2
 *
 *   1.. | . {12} {123}... a set of two cells with the digits 1, 2, 3
 * </pre>
 */
final class AlsLinks {
  private final Implications graph;
  private final State state;
  private final List<Als> sets = new ArrayList<>();

  /** For each set and digit its literal, or 0: the literals of sets come after all others. */
  private final int[] literals;

  private final CellSet[] gone = new CellSet[Houses.SIZE + 1];

  AlsLinks(Implications graph) {
    this.graph = graph;
    state = graph.state;
    for (Als als : Als.all(state)) {
      if (als.cells().size() > 1) {
        sets.add(als);
      }
    }
    literals = new int[sets.size() * (Houses.SIZE + 1)];
  }

  void addAll() {
    for (int i = 0; i < sets.size(); i++) {
      for (int rest = sets.get(i).digits(); rest != 0; rest &= rest - 1) {
        state.beat();
        int digit = Integer.numberOfTrailingZeros(rest);
        if (lock(sets.get(i), digit)) {
          int literal = literal(i, digit);
          linkEntrances(sets.get(i), digit, literal);
          linkExits(i, literal);
        }
      }
    }
  }

  /** Finds what goes when the set loses the digit; returns whether anything does. */
  private boolean lock(Als als, int digit) {
    boolean any = false;
    for (int other = 1; other <= Houses.SIZE; other++) {
      boolean stays = other != digit && (als.digits() >>> other & 1) != 0;
      gone[other] = stays ? als.seen(other) : CellSet.EMPTY;
      any |= !gone[other].isEmpty();
    }
    return any;
  }

  private int literal(int index, int digit) {
    int key = index * (Houses.SIZE + 1) + digit;
    if (literals[key] == 0) {
      literals[key] = graph.addEntry(new AlsEntry(sets.get(index), digit));
    }
    return literals[key];
  }

  /** How much longer than a link the way through the set counts. */
  private static int penalty(Als als) {
    return 2 * (Integer.bitCount(als.digits()) - 1);
  }

  /** Links what sees the digit at all its places; a group when its first cell comes. */
  private void linkEntrances(Als als, int digit, int literal) {
    CellSet seen = als.seen(digit);
    for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
      graph.add(graph.literal(cell, digit, true), literal);
      for (int i = 0; i < graph.groups.size(); i++) {
        Group group = graph.groups.get(i);
        if (group.digit() == digit
            && group.cells().first() == cell
            && !group.cells().intersects(als.cells())
            && Houses.commonPeers(group.cells()).containsAll(als.places(digit))) {
          graph.add(Implications.literal(graph.groupNode(i), true), literal);
        }
      }
    }
  }

  private void linkExits(int index, int literal) {
    Als als = sets.get(index);
    int length = Edges.LINK + penalty(als);
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      CellSet cells = gone[digit];
      for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
        graph.add(literal, graph.literal(cell, digit, false), length);
      }
      for (int i = 0; i < graph.groups.size() && !cells.isEmpty(); i++) {
        Group group = graph.groups.get(i);
        if (group.digit() == digit && cells.containsAll(group.cells())) {
          graph.add(literal, Implications.literal(graph.groupNode(i), false), length);
        }
      }
    }
    for (int i = 0; i < sets.size(); i++) {
      if (i != index && !sets.get(i).cells().intersects(als.cells())) {
        linkSet(literal, i, length);
      }
    }
    linkForced(als, literal, length + 1);
  }

  /** Links to another set that loses a digit at all its places. */
  private void linkSet(int literal, int index, int length) {
    Als other = sets.get(index);
    for (int rest = other.digits(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      if (!gone[digit].isEmpty() && gone[digit].containsAll(other.places(digit))) {
        graph.add(literal, literal(index, digit), length);
      }
    }
  }

  /** Links to the cells that keep one digit of three or more. */
  private void linkForced(Als als, int literal, int length) {
    CellSet seen = CellSet.EMPTY;
    for (int rest = als.digits(); rest != 0; rest &= rest - 1) {
      seen = seen.or(als.seen(Integer.numberOfTrailingZeros(rest)));
    }
    for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
      int digits = state.digits(cell);
      int kept = digits;
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        if (gone[digit].contains(cell)) {
          kept &= ~(1 << digit);
        }
      }
      if (Integer.bitCount(digits) != 2 && Integer.bitCount(kept) == 1) {
        int digit = Integer.numberOfTrailingZeros(kept);
        graph.add(literal, graph.literal(cell, digit, true), length);
      }
    }
  }
}
