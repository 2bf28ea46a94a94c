package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.als.FoundAls;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The immediate consequences of each candidate that is true, and of each that is false.
 *
 * <pre>
 *   strong link   a - b    if a is false, b is true     (a digit with two places, a cell with two digits)
 *   weak link     a - b    if a is true, b is false     (same digit and house, or same cell)
 *
 *   literal = 2 * node + (true ? 1 : 0)
 *   node    = 0 ...                 one candidate, as {@link CandidateNumbers} numbers them
 *             candidates ...        a group: the places of a digit where a line meets a box
 *             beyond the groups     an almost locked set that loses one digit; false only
 * </pre>
 *
 * <p>The consequences of a literal have an order, which decides which of several chains of the same
 * length is found: the cell, its row, its column, its box, then groups, then almost locked sets;
 * each ascending. It is HoDoKu's order, so that hints and ratings agree with HoDoKu.
 */
final class Implications {
  final State state;

  /** The number of nodes that are one candidate. */
  final int candidates;

  final List<CandidateGroup> groups;

  /** One entry for each node beyond the groups. */
  final List<AlsEntry> entries = new ArrayList<>();

  private final CandidateNumbers numbers;
  private int nodeCount;

  final Edges edges = new Edges();

  /**
   * The places of a digit in a segment, two or three.
   *
   * @param line the house of the row or column
   * @param box the house of the box
   */
  record CandidateGroup(int digit, CellSet cells, int line, int box) {
    /** Finds the groups: by row, digit and box; then by column. */
    static List<CandidateGroup> of(State state) {
      List<CandidateGroup> groups = new ArrayList<>();
      for (int line = 0; line < Houses.FIRST_BOX; line++) {
        for (int digit = 1; digit <= Houses.SIZE; digit++) {
          int places = state.places(line, digit);
          for (int segment = 0; segment < Houses.SIZE; segment += 3) {
            int found = places & Houses.placesInRow(segment);
            if (!ValueSet.hasAtMostOne(found)) {
              CellSet cells = Houses.cells(line, found);
              int box = Houses.FIRST_BOX + Houses.BOX[cells.first()];
              groups.add(new CandidateGroup(digit, cells, line, box));
            }
          }
        }
      }
      return groups;
    }

    /** Returns the cells that see the whole group. */
    CellSet peers() {
      return Houses.SETS[line].or(Houses.SETS[box]).andNot(cells);
    }
  }

  /** An almost locked set that is locked because it loses a digit. */
  record AlsEntry(FoundAls als, int digit) {}

  /** Numbers the nodes, which {@code CandidateLinks} and {@code Graphs} link. */
  Implications(State state, boolean withGroups) {
    this.state = state;
    numbers = CandidateNumbers.of(state);
    candidates = numbers.count();
    groups = withGroups ? CandidateGroup.of(state) : List.of();
    nodeCount = candidates + groups.size();
  }

  /** Returns the node of a candidate, which must be open. */
  int node(int cell, int digit) {
    return numbers.number(cell, digit);
  }

  int groupNode(int index) {
    return candidates + index;
  }

  /** Returns the literal that the candidate, which must be open, is true or false. */
  int literal(int cell, int digit, boolean on) {
    return numbers.literal(cell, digit, on);
  }

  /** Returns whether the node of the literal is one candidate. */
  boolean isCandidate(int literal) {
    return CandidateNumbers.number(literal) < candidates;
  }

  /** Returns the cell of the candidate, or the first cell of another node. */
  int cell(int literal) {
    if (isCandidate(literal)) {
      return numbers.cell(CandidateNumbers.number(literal));
    }
    if (isGroup(literal)) {
      return group(literal).cells().first();
    }
    AlsEntry entry = entry(literal);
    return entry.als().places(entry.digit()).first();
  }

  int digit(int literal) {
    if (isCandidate(literal)) {
      return numbers.digit(CandidateNumbers.number(literal));
    }
    return isGroup(literal) ? group(literal).digit() : entry(literal).digit();
  }

  /** Returns all cells that the node covers. */
  CellSet cells(int literal) {
    if (isCandidate(literal)) {
      return CellSet.of(cell(literal));
    }
    return isGroup(literal) ? group(literal).cells() : entry(literal).als().cells();
  }

  /** Returns the cells that see every place of the digit in the node. */
  CellSet peers(int literal, int digit) {
    if (isCandidate(literal)) {
      return Houses.PEERS[cell(literal)];
    }
    return isGroup(literal)
        ? Houses.commonPeers(group(literal).cells())
        : entry(literal).als().seen(digit);
  }

  boolean isGroup(int literal) {
    int node = CandidateNumbers.number(literal);
    return node >= candidates && node < candidates + groups.size();
  }

  boolean isAls(int literal) {
    return CandidateNumbers.number(literal) >= candidates + groups.size();
  }

  CandidateGroup group(int literal) {
    return groups.get(CandidateNumbers.number(literal) - candidates);
  }

  AlsEntry entry(int literal) {
    return entries.get(CandidateNumbers.number(literal) - candidates - groups.size());
  }

  /** Puts the consequences of each literal side by side; call it when all are added. */
  void pack() {
    edges.pack(literalCount(), state);
  }

  int literalCount() {
    return 2 * nodeCount;
  }

  /** Returns whether almost locked sets are nodes. */
  boolean hasAls() {
    return !entries.isEmpty();
  }

  /** Adds a node for an almost locked set that loses a digit. */
  int addEntry(AlsEntry entry) {
    entries.add(entry);
    return CandidateNumbers.literal(nodeCount++, false);
  }

  /** Adds a consequence of the literal. */
  void add(int from, int to) {
    add(from, to, Edges.LINK);
  }

  /** Adds a consequence of the literal at some distance. */
  void add(int from, int to, int distance) {
    edges.add(from, to, distance);
  }
}
