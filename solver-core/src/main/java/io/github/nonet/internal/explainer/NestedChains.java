package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The chains within an assumption; only the best of the chains with the same eliminations.
 *
 * <p>A chain rests on the candidates that were false under the assumption in each cell and house
 * that gave it a true statement. One that rests on none of them holds without the assumption.
 */
final class NestedChains implements ChainSink {
  /** Separates the chains of one deduction. */
  private static final int END = -1;

  /** For what a deduction eliminates, the best chain that gives it. */
  private final Map<IntBuffer, NestedChain> chains = new HashMap<>();

  private final ChainWalk walk = new ChainWalk();
  private final CandidateSet parents = new CandidateSet();

  /** The position before the assumption, and what is left of it. */
  private Marks source;

  private Marks work;

  /** How many deductions came before: they are taken in this order where they are equal. */
  private int index;

  /** The nodes of the chains of the deduction at hand. */
  private final IntList content = new IntList();

  /** Starts with the position before the assumption and with the rest of it. */
  void begin(Marks before, Marks left) {
    source = before;
    work = left;
    chains.clear();
    index = 0;
  }

  /** Returns the chains in the order of the original. */
  List<NestedChain> inOrder() {
    List<NestedChain> list = new ArrayList<>(chains.values());
    list.sort(NestedChain.ORDER);
    return list;
  }

  @Override
  public void offer(
      double base, ChainKind kind, int startCause, ChainEnds ends, int candidate, boolean isOn) {
    IntBuffer removed = removed(candidate, isOn);
    int atLeast = ends.depth();
    if (!isBetter(base + ChainLength.added(atLeast), atLeast, kind, removed)) {
      index++;
      return;
    }
    int nodes = ends.size() + complexity(ends);
    double rating = base + ChainLength.added(nodes);
    if (isBetter(rating, nodes, kind, removed)) {
      beginContent();
      for (int i = 0; i < ends.count; i++) {
        addChain(ends.runs[i], ends.nodes[i], startCause);
      }
      put(rating, nodes, kind, removed);
    }
    index++;
  }

  private IntBuffer removed(int candidate, boolean isOn) {
    if (!isOn) {
      return IntBuffer.wrap(new int[] {candidate});
    }
    int cell = candidate / SIZE;
    int others = ValueSet.without(work.digits[cell], candidate % SIZE);
    int[] removed = new int[Integer.bitCount(others)];
    int count = 0;
    for (int rest = others; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      removed[count++] = SIZE * cell + ValueSet.lowest(rest);
    }
    return IntBuffer.wrap(removed);
  }

  private boolean isBetter(double rating, int nodes, ChainKind kind, IntBuffer removed) {
    NestedChain known = chains.get(removed);
    if (known == null || rating != known.rating()) {
      return known == null || rating < known.rating();
    }
    return nodes != known.complexity()
        ? nodes < known.complexity()
        : kind.compareTo(known.kind()) < 0;
  }

  private void addChain(ChainConsequences run, int end, int startCause) {
    int[] nodes = walk.from(run, end);
    for (int i = 0; i < walk.count(); i++) {
      int node = nodes[i];
      content.add(run.statementOf(node));
      if (run.isOnNode(node)) {
        int cause = run.cause(node);
        addParents(run.candidate(node), cause == Assumption.START ? startCause : cause);
      }
    }
    content.add(END);
  }

  /** Starts a chain that {@link #addStatement} and {@link #endChain} describe. */
  void beginContent() {
    content.clear();
    parents.clear();
  }

  void addStatement(int candidate, boolean isOn) {
    content.add(isOn ? candidate + ExplainerHouses.CANDIDATES : candidate);
  }

  void endChain() {
    content.add(END);
  }

  /**
   * Adds the candidates that have been eliminated from the cell or the house that gave a true
   * statement.
   */
  void addParents(int candidate, int cause) {
    int cell = candidate / SIZE;
    int digit = candidate % SIZE;
    if (cause == Assumption.IN_CELL) {
      int gone = source.digits[cell] & ~work.digits[cell];
      for (; gone != 0; gone = ValueSet.withoutLowest(gone)) {
        parents.add(SIZE * cell + ValueSet.lowest(gone));
      }
    } else if (cause < Assumption.IN_CELL) {
      int house = ExplainerHouses.OF[cell][cause];
      int gone = source.places(house, digit) & ~work.places(house, digit);
      for (; gone != 0; gone = ValueSet.withoutLowest(gone)) {
        parents.add(SIZE * ExplainerHouses.CELL[house][ValueSet.lowest(gone)] + digit);
      }
    }
  }

  /** Offers the chain described last. */
  void offerContent(double base, int nodes, ChainKind kind, IntBuffer removed) {
    double rating = base + ChainLength.added(nodes);
    if (isBetter(rating, nodes, kind, removed)) {
      put(rating, nodes, kind, removed);
    }
    index++;
  }

  private void put(double rating, int nodes, ChainKind kind, IntBuffer removed) {
    int[] rests = parents.toArray();
    IntBuffer copy = IntBuffer.wrap(rests.length == 0 ? rests : content.toArray());
    chains.put(removed, new NestedChain(rating, nodes, kind, index, removed, rests, copy));
  }

  /** How many statements the chains nested in these have; equal chains count once. */
  static int complexity(ChainEnds ends) {
    boolean any = false;
    for (int i = 0; i < ends.count; i++) {
      any |= ends.runs[i].hasNested();
    }
    return any ? countNested(ends) : 0;
  }

  private static int countNested(ChainEnds ends) {
    Set<IntBuffer> seen = new HashSet<>();
    ChainWalk walk = new ChainWalk();
    int complexity = 0;
    for (int i = 0; i < ends.count; i++) {
      int[] nodes = walk.from(ends.runs[i], ends.nodes[i]);
      for (int j = 0; j < walk.count(); j++) {
        NestedChain chain = ends.runs[i].nested(nodes[j]);
        if (chain != null && seen.add(chain.content())) {
          complexity += chain.complexity();
        }
      }
    }
    return complexity;
  }
}
