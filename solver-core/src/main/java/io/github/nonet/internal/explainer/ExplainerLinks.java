package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;
import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.Relation;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The links between the candidates of a position, found once for all chains in it.
 *
 * <p>Candidates are numbered by cell and digit; the number is the <em>node</em>. A weak link joins
 * two that cannot both be true, a strong link two of which one must be. Both are listed in the
 * order in which the original follows them: within the cell by digit, then box, row, column by
 * place.
 */
final class ExplainerLinks {
  private static final int MOST_WEAK = SIZE - 1 + 20;
  private static final int MOST_STRONG = 4;

  /** Means "no node". */
  static final int NONE = -1;

  int nodes;
  final int[] cell = new int[CANDIDATES];
  final int[] digit = new int[CANDIDATES];

  /** The node of each candidate, {@code 9 * cell + digit}; only valid for candidates of now. */
  final int[] nodeOf = new int[CANDIDATES];

  /** The weak links of node i are at {@code weakStart[i]} to {@code weakStart[i + 1]}. */
  final int[] weakStart = new int[CANDIDATES + 1];

  /**
   * The place in this range at which the links of the houses start, after the links of the cell.
   */
  final int[] weakHouses = new int[CANDIDATES];

  final int[] weak = new int[CANDIDATES * MOST_WEAK];

  /** The strong links of node i are at {@code strongStart[i]} to {@code strongStart[i + 1]}. */
  final int[] strongStart = new int[CANDIDATES + 1];

  final int[] strongHouses = new int[CANDIDATES];
  final int[] strong = new int[CANDIDATES * MOST_STRONG];

  /** The type of the house of each strong and weak link, or 3 for a link within the cell. */
  final byte[] strongType = new byte[CANDIDATES * MOST_STRONG];

  final byte[] weakType = new byte[CANDIDATES * MOST_WEAK];

  static final int IN_CELL = 3;

  void build(Marks marks) {
    number(marks);
    int weakCount = 0;
    int strongCount = 0;
    for (int node = 0; node < nodes; node++) {
      weakStart[node] = weakCount;
      weakCount = addWeakInCell(marks, node, weakCount);
      weakHouses[node] = weakCount;
      strongStart[node] = strongCount;
      strongCount = addStrongInCell(marks, node, strongCount);
      strongHouses[node] = strongCount;
      for (int type = 0; type < 3; type++) {
        int others = otherPlaces(marks, node, type);
        int house = ExplainerHouses.OF[cell[node]][type];
        if (ValueSet.isSingle(others)) {
          strongCount = addStrong(node, house, others, type, strongCount);
        }
        weakCount = addWeak(node, house, others, type, weakCount);
      }
    }
    weakStart[nodes] = weakCount;
    strongStart[nodes] = strongCount;
  }

  private void number(Marks marks) {
    nodes = 0;
    for (int i = 0; i < CELLS; i++) {
      for (int rest = marks.digits[i]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        cell[nodes] = i;
        digit[nodes] = ValueSet.lowest(rest);
        nodeOf[SIZE * i + digit[nodes]] = nodes++;
      }
    }
  }

  private int otherPlaces(Marks marks, int node, int type) {
    int own = cell[node];
    return marks.places(ExplainerHouses.OF[own][type], digit[node])
        & ~ValueSet.bit(ExplainerHouses.PLACE[own][type]);
  }

  private int addWeakInCell(Marks marks, int node, int from) {
    int count = from;
    for (int rest = ValueSet.without(marks.digits[cell[node]], digit[node]);
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      weakType[count] = IN_CELL;
      weak[count++] = nodeOf[SIZE * cell[node] + ValueSet.lowest(rest)];
    }
    return count;
  }

  private int addStrongInCell(Marks marks, int node, int from) {
    int others = ValueSet.without(marks.digits[cell[node]], digit[node]);
    if (!ValueSet.isSingle(others)) {
      return from;
    }
    strongType[from] = IN_CELL;
    strong[from] = nodeOf[SIZE * cell[node] + ValueSet.lowest(others)];
    return from + 1;
  }

  /** Adds the weak links of one house; links of a line within a box already exist. */
  private int addWeak(int node, int house, int places, int type, int from) {
    int count = from;
    int known = type == 0 ? 0 : ExplainerHouses.SHARED[house][ExplainerHouses.OF[cell[node]][0]];
    for (int rest = places & ~known; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      weakType[count] = (byte) type;
      weak[count++] =
          nodeOf[SIZE * ExplainerHouses.CELL[house][ValueSet.lowest(rest)] + digit[node]];
    }
    return count;
  }

  private int addStrong(int node, int house, int place, int type, int from) {
    int other = nodeOf[SIZE * ExplainerHouses.CELL[house][ValueSet.lowest(place)] + digit[node]];
    if (isStrong(strongHouses[node], from, other)) {
      return from;
    }
    strongType[from] = (byte) type;
    strong[from] = other;
    return from + 1;
  }

  private boolean isStrong(int from, int to, int node) {
    for (int i = from; i < to; i++) {
      if (strong[i] == node) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the index at which the weak links of the node start, with or without the links of its
   * cell.
   */
  int firstWeak(int node, boolean inCell) {
    return inCell ? weakStart[node] : weakHouses[node];
  }

  int endOfWeak(int node) {
    return weakStart[node + 1];
  }

  int firstStrong(int node, boolean inCell) {
    return inCell ? strongStart[node] : strongHouses[node];
  }

  int endOfStrong(int node, boolean inHouses) {
    return inHouses ? strongStart[node + 1] : strongHouses[node];
  }

  /** Returns the type of the first strong link between two nodes. */
  int strongType(int off, int on, boolean inCell) {
    int link = firstStrong(off, inCell);
    while (strong[link] != on) {
      link++;
    }
    return strongType[link];
  }

  /** Returns the type of the first weak link between two nodes. */
  int weakType(int on, int off, boolean inCell) {
    int link = firstWeak(on, inCell);
    while (weak[link] != off) {
      link++;
    }
    return weakType[link];
  }

  /** The number of words of a set of nodes. */
  int words() {
    return nodes + Long.SIZE - 1 >>> 6;
  }

  /** Fills the relation with the weak links of each node. */
  void fillWeakSets(Relation sets, boolean inCell) {
    sets.begin(nodes, 0);
    for (int node = 0; node < nodes; node++) {
      for (int i = firstWeak(node, inCell); i < endOfWeak(node); i++) {
        sets.add(node, weak[i]);
      }
    }
  }
}
