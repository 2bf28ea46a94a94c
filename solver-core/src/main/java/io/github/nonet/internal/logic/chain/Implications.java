package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.als.Als;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What follows at once from a candidate that is true, and from one that is false.
 *
 * <pre>
 *   strong link   a - b    if a is false, b is true     (a digit with two places, a cell with two digits)
 *   weak link     a - b    if a is true, b is false     (same digit and house, or same cell)
 *
 *   literal = 2 * node + (true ? 1 : 0)
 *   node    = 9 * cell + digit - 1         one candidate
 *             729 ...                      a group: the places of a digit where a line meets a box
 *             beyond the groups            an almost locked set that loses one digit; false only
 * </pre>
 *
 * <p>The consequences of a literal have an order, which decides which of several chains of the same
 * length is found: the cell, its row, its column, its box, then groups, then almost locked sets;
 * each ascending. It is the order of HoDoKu, so that its hints and ratings are met.
 */
final class Implications {
  /** Nodes that are one candidate. */
  static final int CANDIDATES = Houses.CELL_COUNT * Houses.SIZE;

  /** The distance of a link; an almost locked set adds to it. */
  static final int LINK = 2;

  private static final int END = -1;
  private static final int MAX_GROUPS = 2 * Houses.SIZE * Houses.SIZE * 3;

  final State state;
  final List<Group> groups;

  /** One for each node beyond the groups. */
  final List<AlsEntry> entries = new ArrayList<>();

  private int nodeCount;
  private int[] first;
  private int[] last;
  private int[] next = new int[8192];
  private int[] target = new int[8192];

  /** The consequences of literal {@code i}: {@code targets[starts[i]]} to {@code starts[i + 1]}. */
  private int[] starts = {};

  private int[] targets = {};
  private int[] distance;
  private int edgeCount;

  /**
   * The places of a digit in a segment, two or three.
   *
   * @param digit the digit
   * @param cells its places
   * @param line the house of the row or column
   * @param box the house of the box
   */
  record Group(int digit, CellSet cells, int line, int box) {
    /** Returns the cells that see the whole group. */
    CellSet peers() {
      return Houses.SETS[line].or(Houses.SETS[box]).andNot(cells);
    }
  }

  /**
   * An almost locked set that loses a digit, and so is locked.
   *
   * @param als the set
   * @param digit the digit that it loses
   */
  record AlsEntry(Als als, int digit) {}

  /** Links the single candidates; {@link Graphs} adds the others. */
  Implications(State state, boolean withGroups) {
    this.state = state;
    groups = withGroups ? findGroups(state) : List.of();
    nodeCount = CANDIDATES + groups.size();
    first = new int[2 * nodeCount];
    last = new int[2 * nodeCount];
    Arrays.fill(first, END);
    linkCandidates();
  }

  /** Makes room for lengths: links through almost locked sets are longer than others. */
  void measure() {
    distance = new int[next.length];
    Arrays.fill(distance, 0, edgeCount, LINK);
  }

  /** Returns the node of a candidate. */
  static int node(int cell, int digit) {
    return cell * Houses.SIZE + digit - 1;
  }

  /** Returns the literal: the candidate is true, or false. */
  static int literal(int cell, int digit, boolean on) {
    return literal(node(cell, digit), on);
  }

  /** Returns the literal: the node is true, or false. */
  static int literal(int node, boolean on) {
    return 2 * node + (on ? 1 : 0);
  }

  static int node(int literal) {
    return literal >> 1;
  }

  static boolean isOn(int literal) {
    return (literal & 1) != 0;
  }

  /** Returns whether the node of the literal is one candidate. */
  static boolean isCandidate(int literal) {
    return literal < 2 * CANDIDATES;
  }

  /** Returns the cell of the candidate; of the first cell of another node. */
  int cell(int literal) {
    int node = node(literal);
    if (node < CANDIDATES) {
      return node / Houses.SIZE;
    }
    if (isGroup(literal)) {
      return group(literal).cells().first();
    }
    AlsEntry entry = entry(literal);
    return entry.als().places(entry.digit()).first();
  }

  /** Returns the digit of the node. */
  int digit(int literal) {
    int node = node(literal);
    if (node < CANDIDATES) {
      return node % Houses.SIZE + 1;
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
    int node = node(literal);
    return node >= CANDIDATES && node < CANDIDATES + groups.size();
  }

  boolean isAls(int literal) {
    return node(literal) >= CANDIDATES + groups.size();
  }

  Group group(int literal) {
    return groups.get(node(literal) - CANDIDATES);
  }

  AlsEntry entry(int literal) {
    return entries.get(node(literal) - CANDIDATES - groups.size());
  }

  /** Puts the consequences of each literal side by side, for those who follow many. */
  void pack() {
    starts = new int[literalCount() + 1];
    targets = new int[edgeCount];
    int count = 0;
    for (int literal = 0; literal < literalCount(); literal++) {
      starts[literal] = count;
      for (int edge = first[literal]; edge >= 0; edge = next[edge]) {
        targets[count++] = target[edge];
      }
    }
    starts[literalCount()] = count;
  }

  /** Returns where the consequences of each literal begin in {@link #targets}, and the end. */
  int[] starts() {
    return starts;
  }

  /** Returns the consequences of all literals, one literal after the other. */
  int[] targets() {
    return targets;
  }

  /** Returns how many literals there are. */
  int literalCount() {
    return 2 * nodeCount;
  }

  /** Returns the first consequence of the literal, or a negative number. */
  int firstEdge(int literal) {
    return first[literal];
  }

  /** Returns the consequence after this one, or a negative number. */
  int nextEdge(int edge) {
    return next[edge];
  }

  /** Returns the literal that the edge leads to. */
  int target(int edge) {
    return target[edge];
  }

  /** Returns the length of the edge. */
  int distance(int edge) {
    return distance == null ? LINK : distance[edge];
  }

  /** Returns whether almost locked sets are nodes. */
  boolean hasAls() {
    return !entries.isEmpty();
  }

  /** Adds a node for an almost locked set that loses a digit. */
  int addEntry(AlsEntry entry) {
    entries.add(entry);
    int node = nodeCount++;
    if (2 * nodeCount > first.length) {
      int from = first.length;
      first = Arrays.copyOf(first, 2 * from);
      last = Arrays.copyOf(last, 2 * from);
      Arrays.fill(first, from, first.length, END);
    }
    return literal(node, false);
  }

  /** Adds a consequence of the literal. */
  void add(int from, int to) {
    add(from, to, LINK);
  }

  /** Adds a consequence of the literal at some distance. */
  void add(int from, int to, int length) {
    if (edgeCount == next.length) {
      next = Arrays.copyOf(next, 2 * edgeCount);
      target = Arrays.copyOf(target, 2 * edgeCount);
      distance = distance == null ? null : Arrays.copyOf(distance, 2 * edgeCount);
    }
    int edge = edgeCount++;
    target[edge] = to;
    next[edge] = END;
    if (distance != null) {
      distance[edge] = length;
    }
    if (first[from] == END) {
      first[from] = edge;
    } else {
      next[last[from]] = edge;
    }
    last[from] = edge;
  }

  /** Returns whether the literal has this consequence. */
  boolean has(int from, int to) {
    for (int edge = first[from]; edge >= 0; edge = next[edge]) {
      if (target[edge] == to) {
        return true;
      }
    }
    return false;
  }

  private void linkCandidates() {
    CellSet open = state.open();
    for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
      int digits = state.digits(cell);
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest);
        int node = node(cell, digit);
        linkInCell(cell, node, digits & ~(1 << digit));
        linkInHouse(cell, digit, node, 0, Houses.ALL_PLACES);
        linkInHouse(cell, digit, node, 1, Houses.ALL_PLACES);
        linkInHouse(cell, digit, node, 2, OFF_LINES[Houses.PLACE_IN[cell][2]]);
      }
    }
  }

  /** For each place of a box: the places in other rows and columns, which no line has linked. */
  private static final int[] OFF_LINES = new int[Houses.SIZE];

  static {
    for (int place = 0; place < Houses.SIZE; place++) {
      for (int other = 0; other < Houses.SIZE; other++) {
        if (place / 3 != other / 3 && place % 3 != other % 3) {
          OFF_LINES[place] |= 1 << other;
        }
      }
    }
  }

  private void linkInCell(int cell, int node, int others) {
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int other = node(cell, Integer.numberOfTrailingZeros(rest));
      add(literal(node, true), literal(other, false));
      if (Integer.bitCount(others) == 1) {
        add(literal(node, false), literal(other, true));
      }
    }
  }

  /** Links the places of the digit in the row, column or box; weak links only where new. */
  private void linkInHouse(int cell, int digit, int node, int kind, int isNew) {
    int house = Houses.OF_CELL[cell][kind];
    int others = state.places(house, digit) & ~(1 << Houses.PLACE_IN[cell][kind]);
    boolean strong = Integer.bitCount(others) == 1;
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      int other = node(Houses.CELLS[house][place], digit);
      if ((isNew >>> place & 1) != 0) {
        add(literal(node, true), literal(other, false));
      }
      if (strong && !has(literal(node, false), literal(other, true))) {
        add(literal(node, false), literal(other, true));
      }
    }
  }

  /** Finds the groups: by row, digit and box; then by column. */
  private static List<Group> findGroups(State state) {
    List<Group> groups = new ArrayList<>(MAX_GROUPS / 4);
    for (int line = 0; line < Houses.FIRST_BOX; line++) {
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        int places = state.places(line, digit);
        for (int segment = 0; segment < Houses.SIZE; segment += 3) {
          int found = places & 0b111 << segment;
          if ((found & found - 1) != 0) {
            CellSet cells = Houses.cells(line, found);
            int box = Houses.FIRST_BOX + Houses.BOX[cells.first()];
            groups.add(new Group(digit, cells, line, box));
          }
        }
      }
    }
    return groups;
  }
}
