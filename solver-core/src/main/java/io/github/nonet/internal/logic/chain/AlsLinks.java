package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.als.FoundAls;
import io.github.nonet.internal.logic.chain.Implications.AlsEntry;
import io.github.nonet.internal.logic.chain.Implications.CandidateGroup;
import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The links of almost locked sets in a chain: a candidate that takes a digit from the set locks it,
 * which eliminates the set's other digits from the cells that see all their places.
 *
 * <pre>
 *   if r1c1 is 1, r1c5 and r1c6 are 2 and 3, so r1c9 is not 2
 *
 *   1.. | . {12} {123}... a set of two cells with the digits 1, 2, 3
 * </pre>
 */
final class AlsLinks {
  private static final IntList NONE = new IntList();

  private final Implications graph;
  private final State state;
  private final List<FoundAls> sets = new ArrayList<>();

  /**
   * For each digit and cell, the sets whose first place of the digit is this cell; likewise for
   * groups.
   */
  private final @Nullable IntList[] setsFrom = new IntList[(Houses.SIZE + 1) * Houses.CELL_COUNT];

  private final @Nullable IntList[] groupsFrom = new IntList[setsFrom.length];

  /** For each group, the cells that see all of it. */
  private final CellSet[] groupPeers;

  /** For each set and digit, the literal, or 0; the literals of sets come after all others. */
  private final int[] literals;

  AlsLinks(Implications graph) {
    this.graph = graph;
    state = graph.state;
    for (FoundAls als : FoundAls.all(state)) {
      if (als.cells().size() > 1) {
        addSet(als);
      }
    }
    groupPeers = new CellSet[graph.groups.size()];
    for (int i = 0; i < groupPeers.length; i++) {
      CandidateGroup group = graph.groups.get(i);
      groupPeers[i] = Houses.commonPeers(group.cells());
      at(groupsFrom, place(group.digit(), group.cells())).add(i);
    }
    literals = new int[sets.size() * (Houses.SIZE + 1)];
  }

  private void addSet(FoundAls als) {
    for (int rest = als.digits(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      at(setsFrom, place(digit, als.places(digit))).add(sets.size());
    }
    sets.add(als);
  }

  /** Returns the number of the digit in the first of the cells. */
  private static int place(int digit, CellSet cells) {
    return place(digit, cells.first());
  }

  private static int place(int digit, int cell) {
    return digit * Houses.CELL_COUNT + cell;
  }

  private static IntList at(@Nullable IntList[] lists, int place) {
    if (lists[place] == null) {
      lists[place] = new IntList();
    }
    return lists[place];
  }

  private static IntList of(@Nullable IntList[] lists, int place) {
    return lists[place] == null ? NONE : lists[place];
  }

  void addAll() {
    for (int i = 0; i < sets.size(); i++) {
      Exits exits = new Exits(i);
      for (int rest = sets.get(i).digits(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        state.look();
        int digit = ValueSet.lowest(rest);
        if (exits.areAny(digit)) {
          int literal = literal(i, digit);
          linkEntrances(sets.get(i), digit, literal);
          exits.link(literal, digit);
        }
      }
    }
  }

  private int literal(int index, int digit) {
    int key = index * (Houses.SIZE + 1) + digit;
    if (literals[key] == 0) {
      literals[key] = graph.addEntry(new AlsEntry(sets.get(index), digit));
    }
    return literals[key];
  }

  /**
   * Links the candidates and groups that see all places of the digit; a group is linked at its
   * first cell.
   */
  private void linkEntrances(FoundAls als, int digit, int literal) {
    CellSet seen = als.seen(digit);
    CellSet places = als.places(digit);
    for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
      graph.add(graph.literal(cell, digit, true), literal);
      IntList from = of(groupsFrom, place(digit, cell));
      for (int i = 0; i < from.size(); i++) {
        int group = from.get(i);
        if (groupPeers[group].containsAll(places)
            && !graph.groups.get(group).cells().intersects(als.cells())) {
          graph.add(CandidateNumbers.literal(graph.groupNode(group), true), literal);
        }
      }
    }
  }

  /**
   * The eliminations of a locked set. They are found once for the set, for all its digits; a digit
   * that the set has lost is then left out.
   */
  private final class Exits {
    private final FoundAls als;
    private final int length;

    /** The groups that are eliminated, by digit, then by number. */
    private final IntList groups = new IntList();

    /** The sets that lose a digit at all its places: set and digit, numbered as literals are. */
    private final IntList entries = new IntList();

    Exits(int index) {
      als = sets.get(index);
      // The way through the set counts as longer than a link by twice the number of its cells.
      length = Edges.LINK + 2 * (Integer.bitCount(als.digits()) - 1);
      for (int rest = als.digits(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        find(digit, als.seen(digit));
      }
      entries.sort(0);
    }

    private void find(int digit, CellSet seen) {
      int from = groups.size();
      for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
        findGroups(of(groupsFrom, place(digit, cell)), seen);
        findSets(of(setsFrom, place(digit, cell)), digit, seen);
      }
      groups.sort(from);
    }

    private void findGroups(IntList some, CellSet seen) {
      for (int i = 0; i < some.size(); i++) {
        if (seen.containsAll(graph.groups.get(some.get(i)).cells())) {
          groups.add(some.get(i));
        }
      }
    }

    private void findSets(IntList some, int digit, CellSet seen) {
      for (int i = 0; i < some.size(); i++) {
        FoundAls other = sets.get(some.get(i));
        if (seen.containsAll(other.places(digit)) && !other.cells().intersects(als.cells())) {
          entries.add(some.get(i) * (Houses.SIZE + 1) + digit);
        }
      }
    }

    /** Returns whether anything is eliminated when the set loses the digit. */
    boolean areAny(int lost) {
      for (int rest = ValueSet.without(als.digits(), lost);
          rest != 0;
          rest = ValueSet.withoutLowest(rest)) {
        if (!als.seen(ValueSet.lowest(rest)).isEmpty()) {
          return true;
        }
      }
      return false;
    }

    void link(int literal, int lost) {
      int next = 0;
      for (int rest = als.digits(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        if (digit != lost) {
          linkCells(literal, digit);
        }
        next = linkGroups(literal, digit, lost, next);
      }
      for (int i = 0; i < entries.size(); i++) {
        int digit = entries.get(i) % (Houses.SIZE + 1);
        if (digit != lost) {
          graph.add(literal, literal(entries.get(i) / (Houses.SIZE + 1), digit), length);
        }
      }
      linkForced(literal, lost);
    }

    private void linkCells(int literal, int digit) {
      CellSet cells = als.seen(digit);
      for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
        graph.add(literal, graph.literal(cell, digit, false), length);
      }
    }

    /**
     * Links to the groups of a digit, starting with the next group; returns the index after them.
     */
    private int linkGroups(int literal, int digit, int lost, int next) {
      int i = next;
      while (i < groups.size() && graph.groups.get(groups.get(i)).digit() == digit) {
        if (digit != lost) {
          int node = graph.groupNode(groups.get(i));
          graph.add(literal, CandidateNumbers.literal(node, false), length);
        }
        i++;
      }
      return i;
    }

    /** Links to the cells that keep only one of three or more digits. */
    private void linkForced(int literal, int lost) {
      int bound = ValueSet.without(als.digits(), lost);
      CellSet cells = als.reach();
      for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
        int digits = state.digits(cell);
        int kept = digits & ~bound;
        if (ValueSet.hasAtMostOne(kept) && Integer.bitCount(digits) != 2) {
          kept |= unseen(cell, digits & bound);
          if (Integer.bitCount(kept) == 1) {
            int digit = ValueSet.lowest(kept);
            graph.add(literal, graph.literal(cell, digit, true), length + 1);
          }
        }
      }
    }

    /** Returns the digits of the cell that are not eliminated from it. */
    private int unseen(int cell, int digits) {
      int unseen = 0;
      for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        unseen |= als.seen(digit).contains(cell) ? 0 : ValueSet.bit(digit);
      }
      return unseen;
    }
  }
}
