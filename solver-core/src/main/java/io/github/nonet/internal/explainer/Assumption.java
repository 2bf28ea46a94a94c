package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Follows one assumption to its end or to a contradiction.
 *
 * <p>True statements are followed before false ones, each in the order in which they were found. A
 * statement is taken as it is found first. In <em>dynamic</em> mode a false candidate is removed
 * when it is followed; its consequences then also rest on the candidates removed before.
 */
final class Assumption implements Discoveries {
  /** Why a true statement holds: by its cell. 0 to 2 mean the three types of house. */
  static final int IN_CELL = 3;

  /** Marks the reason why a false statement holds, which is never needed. */
  static final int UNTOLD = 4;

  static final int START = 5;

  /** Whether what is false is eliminated on the way. */
  private final boolean dynamic;

  /** Whether the two digits of a cell are linked. */
  private final boolean cellLinks;

  /** Finds more where nothing else follows; null if no one does. */
  private final Patterns patterns;

  /** The position before the assumption and, in dynamic mode, what is left of it. */
  private Marks source;

  private Marks work;

  /** The consequences of the assumption, filled by {@link #run}. */
  private ChainConsequences result;

  private LimitedWatch watch;

  /** The true and the false nodes whose consequences are still to be followed. */
  private final int[] onQueue = new int[ExplainerHouses.CANDIDATES];

  private final int[] offQueue = new int[ExplainerHouses.CANDIDATES];

  /** The next node of each queue, and the place after its last one. */
  private int onHead;

  private int onTail;
  private int offHead;
  private int offTail;

  /**
   * @param cellLinks whether the two digits of a cell are linked; not so in Nishio
   * @param patterns finds more where nothing follows, or null
   */
  Assumption(boolean dynamic, boolean cellLinks, Patterns patterns) {
    this.dynamic = dynamic;
    this.cellLinks = cellLinks;
    this.patterns = patterns;
  }

  /**
   * Follows the assumption that the candidate is true or false.
   *
   * @param before the position, not changed
   * @param copy equal to it; changed and restored
   */
  void follow(
      int candidate,
      boolean isOn,
      Marks before,
      Marks copy,
      ChainConsequences consequences,
      LimitedWatch newWatch) {
    newWatch.guess();
    watch = newWatch;
    source = before;
    work = copy;
    result = consequences;
    result.clear();
    onHead = 0;
    onTail = 0;
    offHead = 0;
    offTail = 0;
    result.add(candidate, isOn, START);
    enter(candidate, isOn);
    while (advance()) {}
    if (dynamic) {
      for (int i = 0; i < offHead; i++) {
        int gone = result.candidate(offQueue[i]);
        work.restore(gone / SIZE, gone % SIZE);
      }
    }
  }

  private void enter(int candidate, boolean isOn) {
    result.enter(candidate, isOn);
    if (isOn) {
      onQueue[onTail++] = result.nodes - 1;
    } else {
      offQueue[offTail++] = result.nodes - 1;
    }
  }

  /** Looks at one statement; returns false at the end and after a contradiction. */
  private boolean advance() {
    if (onHead < onTail) {
      return lookAtOn(onQueue[onHead++]);
    }
    if (offHead < offTail) {
      boolean goOn = lookAtOff(offQueue[offHead]);
      offHead++;
      return goOn;
    }
    return patterns != null && addPatterns();
  }

  private boolean lookAtOn(int node) {
    int candidate = result.candidate(node);
    int cell = candidate / SIZE;
    int digit = candidate % SIZE;
    if (cellLinks) {
      int rest = ValueSet.without(work.digits[cell], digit);
      for (; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        if (!addOff(SIZE * cell + ValueSet.lowest(rest), node)) {
          return false;
        }
      }
    }
    for (int peer : ExplainerHouses.PEERS[cell]) {
      if (work.has(peer, digit) && !addOff(SIZE * peer + digit, node)) {
        return false;
      }
    }
    return true;
  }

  private boolean addOff(int candidate, int parent) {
    if (result.isOn(candidate)) {
      result.contradictionOn = result.node(candidate, true);
      result.contradictionOff = result.add(candidate, false, UNTOLD);
      result.addParent(parent);
      return false;
    }
    if (!result.isOff(candidate)) {
      result.add(candidate, false, UNTOLD);
      result.addParent(parent);
      enter(candidate, false);
    }
    return true;
  }

  private boolean lookAtOff(int node) {
    int candidate = result.candidate(node);
    int cell = candidate / SIZE;
    int digit = candidate % SIZE;
    boolean goOn = !cellLinks || followCell(node, cell, digit);
    for (int type = 0; goOn && type < 3; type++) {
      int house = ExplainerHouses.OF[cell][type];
      int others = ValueSet.without(work.places(house, digit), ExplainerHouses.PLACE[cell][type]);
      if (ValueSet.isSingle(others)) {
        int other = ExplainerHouses.CELL[house][ValueSet.lowest(others)];
        goOn = addOn(SIZE * other + digit, node, type);
      }
    }
    if (dynamic) {
      work.remove(cell, digit);
    }
    return goOn;
  }

  private boolean followCell(int node, int cell, int digit) {
    int others = ValueSet.without(work.digits[cell], digit);
    return !ValueSet.isSingle(others)
        || addOn(SIZE * cell + ValueSet.lowest(others), node, IN_CELL);
  }

  private boolean addOn(int candidate, int parent, int why) {
    if (result.isOn(candidate)) {
      return true;
    }
    int node = result.add(candidate, true, why);
    result.addParent(parent);
    if (dynamic) {
      addHiddenParents(candidate, why);
    }
    if (result.isOff(candidate)) {
      result.contradictionOn = node;
      result.contradictionOff = result.node(candidate, false);
      return false;
    }
    enter(candidate, true);
    return true;
  }

  /** Adds the candidates of the cell or house that were removed before. */
  private void addHiddenParents(int candidate, int why) {
    int cell = candidate / SIZE;
    int digit = candidate % SIZE;
    if (why == IN_CELL) {
      int gone = source.digits[cell] & ~work.digits[cell];
      for (; gone != 0; gone = ValueSet.withoutLowest(gone)) {
        result.addParent(result.node(SIZE * cell + ValueSet.lowest(gone), false));
      }
    } else {
      int house = ExplainerHouses.OF[cell][why];
      int gone = source.places(house, digit) & ~work.places(house, digit);
      for (; gone != 0; gone = ValueSet.withoutLowest(gone)) {
        int other = ExplainerHouses.CELL[house][ValueSet.lowest(gone)];
        result.addParent(result.node(SIZE * other + digit, false));
      }
    }
  }

  /** Adds the candidates that patterns now eliminate; returns whether there is anything new. */
  private boolean addPatterns() {
    int before = offTail;
    patterns.find(source, work, this, watch);
    return offTail > before;
  }

  @Override
  public void add(int candidate, int[] parents, NestedChain chain) {
    if (result.isOff(candidate)) {
      return;
    }
    result.add(candidate, false, UNTOLD);
    for (int parent : parents) {
      result.addParent(result.node(parent, false));
    }
    if (chain != null) {
      result.setNested(chain);
    }
    enter(candidate, false);
  }
}
