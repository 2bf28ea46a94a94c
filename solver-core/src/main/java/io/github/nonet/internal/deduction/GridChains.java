package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The shortest chain from a candidate to its own opposite: through cells, houses, cells that see
 * each other, and constraints. It finds X-chains, XY-chains and alternating inference chains of
 * both types; if there is none, also those through groups of cells.
 */
final class GridChains extends ShortestFirst {
  /** The most links of a chain that is shown. */
  private static final int MOST_LINKS = 11;

  /** The links through two groups of one house. */
  private static final int LOCKED = 3;

  private final GridState state;
  private final Sight sight;
  private final GridLinks links;

  /** Made when a chain is not shown. */
  private @Nullable WidestGroups widest;

  /**
   * The link by which each literal was reached, the literal before it, and the number of links from
   * the start.
   */
  private int[] linkTo = {};

  private int[] from = {};
  private int[] depth = {};
  private int[] queue = {};
  private LinkReach reach;

  GridChains(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    super(2);
    this.state = state;
    this.sight = sight;
    links = new GridLinks(state, sight, narrowings);
    reach = new LinkReach(links);
  }

  @Override
  public boolean find(GridState same, StepDraft finding) {
    return state.skipsReasons() ? findAny(finding) : super.find(same, finding);
  }

  /**
   * Takes all chains of a search as one step, because none of them is shown: all of them are true
   * in this state, and one search is enough. The widest groups need no search without groups, but
   * they leave out the values that constraints require: these need one search with all groups.
   */
  private boolean findAny(StepDraft finding) {
    if (!links.arePossible()) {
      return false;
    }
    finding.begin(GridTechnique.AIC, 0);
    if (widest == null) {
      widest = new WidestGroups(state, sight, links);
    }
    links.look();
    if (!links.haveRequired() && widest.add()) {
      prepare();
      takeAll(finding);
    } else {
      for (int search = links.haveRequired() ? 1 : 0; search < 2 && !finding.isStep(); search++) {
        begin(search);
        takeAll(finding);
      }
    }
    return finding.isStep();
  }

  private void takeAll(StepDraft finding) {
    for (int start = 0; start < links.singles; start++) {
      state.look();
      if (walk(start, MOST_LINKS) > 0) {
        finding.remove(state, links.cell(start), isTrue(start) ? bit(start) : ~bit(start));
      }
    }
  }

  /** Starts the first search of a state, which has no groups, or the second one, which has. */
  private void begin(int search) {
    links.removeGroups();
    if (search > 0) {
      links.addGroups();
    }
    prepare();
  }

  /** Makes what a search needs for the current links. */
  private void prepare() {
    linkTo = new int[links.literals];
    from = new int[links.literals];
    depth = new int[links.literals];
    Arrays.fill(depth, -1);
    queue = new int[links.literals];
    reach = new LinkReach(links);
  }

  @Override
  boolean write(long found, int number, StepDraft finding) {
    int start = (int) (found % links.literals);
    walk(start, MOST_LINKS);
    return step(start, finding);
  }

  /**
   * Returns the literals that lead to their opposite, each with the length of its chain as the
   * higher part of the number.
   */
  @Override
  List<Long> search(int number, boolean isShortest) {
    if (isShortest) {
      if (!links.arePossible()) {
        return List.of();
      }
      if (number == 0) {
        links.look();
      }
      begin(number);
    }
    List<Long> starts = new ArrayList<>();
    int bound = MOST_LINKS;
    for (int start = 0; start < links.singles; start++) {
      state.look();
      int length = walk(start, bound);
      if (number > 0 && isTrue(start) && length > 0 && length <= LOCKED && isOfHouses(start)) {
        // A candidate that sees all places of a value in a house: easier techniques say it better.
        continue;
      }
      if (isShortest && length > 0 && length < bound) {
        starts.clear();
        bound = length;
      }
      if (length > 0) {
        starts.add((long) length * links.literals + start);
      }
    }
    Collections.sort(starts);
    return starts;
  }

  /** Returns whether the last chain, which started with this literal, needs no constraint. */
  private boolean isOfHouses(int start) {
    for (int literal = start ^ 1; literal != start; literal = from[literal]) {
      if (links.by[linkTo[literal]] >= state.units.count()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of links from a literal to its opposite; 0 if there is no such chain. */
  private int walk(int start, int most) {
    if (!reach.leads(start, start ^ 1)) {
      return 0;
    }
    depth[start] = 0;
    queue[0] = start;
    int count = follow(start, most);
    int length = Math.max(0, depth[start ^ 1]);
    for (int i = 0; i < count; i++) {
      depth[queue[i]] = -1;
    }
    return length;
  }

  /**
   * Follows the links from a literal, the only one in the queue, until its opposite is reached;
   * returns how many literals were reached.
   */
  private int follow(int start, int most) {
    int count = 1;
    for (int i = 0; i < count; i++) {
      int literal = queue[i];
      int reached = depth[literal] + 1;
      for (int link = links.first[literal]; link >= 0 && reached <= most; link = links.next[link]) {
        int target = links.to[link];
        if (depth[target] < 0) {
          depth[target] = reached;
          from[target] = literal;
          linkTo[target] = link;
          queue[count++] = target;
          if (target == (start ^ 1)) {
            return count;
          }
        }
      }
    }
    return count;
  }

  private boolean step(int start, StepDraft finding) {
    List<Integer> path = new ArrayList<>();
    for (int literal = start ^ 1; literal != start; literal = from[literal]) {
      path.add(literal);
    }
    path.add(start);
    Collections.reverse(path);
    finding.begin(technique(path), values(path));
    int last = path.size() - 2;
    boolean isEither =
        isTrue(start)
            && last > 1
            && !isTrue(path.get(1))
            && isTrue(path.get(last))
            && (isSingle(path.get(1)) || isSingle(path.get(last)));
    List<ChainLink> chain = isEither ? chain(path.subList(1, last + 1)) : chain(path);
    boolean isStep;
    if (isEither) {
      exclude(path.get(1) ^ 1, path.get(last), finding);
      isStep = finding.isStep();
    } else if (isTrue(start)) {
      finding.remove(state, links.cell(start), bit(start));
      isStep = finding.isStep();
    } else {
      isStep = finding.place(links.cell(start), links.value(start));
    }
    if (isStep) {
      finding.link(chain);
    }
    return isStep;
  }

  private boolean isSingle(int literal) {
    return literal < links.singles;
  }

  private static boolean isTrue(int literal) {
    return (literal & 1) != 0;
  }

  private int bit(int literal) {
    return ValueSet.bit(links.value(literal));
  }

  /** Eliminates the candidates that two literals both exclude, one of which is true. */
  private void exclude(int one, int other, StepDraft finding) {
    boolean[] isExcluded = new boolean[links.literals];
    for (int link = links.first[one]; link >= 0; link = links.next[link]) {
      isExcluded[links.to[link]] = true;
    }
    int[] gone = new int[state.sets.length];
    for (int link = links.first[other]; link >= 0; link = links.next[link]) {
      int target = links.to[link];
      if (isExcluded[target] && !isTrue(target) && isSingle(target)) {
        gone[links.cell(target)] |= bit(target);
      }
    }
    for (int cell = 0; cell < gone.length; cell++) {
      finding.remove(state, cell, gone[cell]);
    }
  }

  private int values(List<Integer> path) {
    int values = 0;
    for (int literal : path) {
      values |= bit(literal);
    }
    return values;
  }

  private GridTechnique technique(List<Integer> path) {
    boolean isOfCells = true;
    for (int i = 1; i < path.size(); i++) {
      int by = links.by[linkTo[path.get(i)]];
      if (by >= state.units.count()) {
        return GridTechnique.CONSTRAINT_CHAIN;
      }
      isOfCells &= isTrue(path.get(i - 1)) || by == GridLinks.CELL;
    }
    if (Integer.bitCount(values(path)) == 1) {
      return GridTechnique.X_CHAIN;
    }
    return isOfCells ? GridTechnique.XY_CHAIN : GridTechnique.AIC;
  }

  /** Returns the links of a path; if it starts with a group, it is told from its other end. */
  private List<ChainLink> chain(List<Integer> path) {
    List<ChainLink> chain = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      if (isSingle(path.get(0))) {
        chain.add(link(path.get(i), path.get(i)));
      } else {
        // From the opposite of each literal, the opposite of the one before it follows by the same.
        int at = path.size() - 1 - i;
        chain.add(link(path.get(at) ^ 1, path.get(Math.min(at + 1, path.size() - 1))));
      }
    }
    return chain;
  }

  /** Returns a literal as a link, by what another one was reached. */
  private ChainLink link(int literal, int reached) {
    int by = links.by[linkTo[reached]];
    int number = by - state.units.count();
    int[] units = {};
    ChainLink.Cause cause = ChainLink.Cause.UNITS;
    if (number >= 0) {
      units = links.units(number);
    } else if (by >= 0) {
      units = new int[] {by};
    } else {
      cause = by == GridLinks.CELL ? ChainLink.Cause.CELL : ChainLink.Cause.SIGHT;
    }
    return new ChainLink(
        Lists.of(links.cells(literal)), links.value(literal), isTrue(literal), cause, units);
  }
}
