package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * The shortest chain from a candidate to its own opposite: through cells, houses, cells that see
 * each other, and constraints. It finds X-chains, XY-chains and alternating inference chains of
 * both types.
 */
final class GridChains extends ShortestFirst {
  /** The most links of a chain that is shown. */
  private static final int MOST_LINKS = 11;

  private final GridState state;
  private final GridLinks links;

  /**
   * The link by which each literal was reached, the literal before it, and the number of links from
   * the start.
   */
  private int[] linkTo = {};

  private int[] from = {};
  private int[] depth = {};
  private int[] queue = {};

  GridChains(GridState state, Sight sight, Supplier<Narrowings> narrowings) {
    super(1);
    this.state = state;
    links = new GridLinks(state, sight, narrowings);
  }

  @Override
  public boolean find(GridState same, StepDraft finding) {
    return state.skipsReasons() ? findAny(finding) : super.find(same, finding);
  }

  /** Finds a chain of any length, which is enough if it is not shown. */
  private boolean findAny(StepDraft finding) {
    begin();
    for (int start = 0; start < links.literals; start++) {
      state.look();
      if (walk(start, MOST_LINKS) > 0 && step(start, finding)) {
        return true;
      }
    }
    return false;
  }

  private void begin() {
    links.look();
    linkTo = new int[links.literals];
    from = new int[links.literals];
    depth = new int[links.literals];
    queue = new int[links.literals];
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
      begin();
    }
    List<Long> starts = new ArrayList<>();
    int bound = MOST_LINKS;
    for (int start = 0; start < links.literals; start++) {
      state.look();
      int length = walk(start, bound);
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

  /** Returns the number of links from a literal to its opposite; 0 if there is no such chain. */
  private int walk(int start, int most) {
    Arrays.fill(depth, -1);
    depth[start] = 0;
    queue[0] = start;
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
          if (target == (start ^ 1)) {
            return reached;
          }
          queue[count++] = target;
        }
      }
    }
    return 0;
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
    boolean isEither = isTrue(start) && last > 1 && !isTrue(path.get(1)) && isTrue(path.get(last));
    List<Integer> chain = isEither ? path.subList(1, last + 1) : path;
    chain.stream().map(this::cell).distinct().forEach(finding::cause);
    boolean isStep;
    if (isEither) {
      exclude(path.get(1) ^ 1, path.get(last), finding);
      isStep = finding.isStep();
    } else if (isTrue(start)) {
      finding.remove(state, cell(start), bit(start));
      isStep = finding.isStep();
    } else {
      isStep = finding.place(cell(start), value(start));
    }
    if (isStep) {
      tell(chain, finding);
    }
    return isStep;
  }

  private static boolean isTrue(int literal) {
    return (literal & 1) != 0;
  }

  private int cell(int literal) {
    return links.cells[literal / 2];
  }

  private int value(int literal) {
    return links.values[literal / 2];
  }

  private int bit(int literal) {
    return ValueSet.bit(value(literal));
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
      if (isExcluded[target] && !isTrue(target)) {
        gone[cell(target)] |= bit(target);
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

  private void tell(List<Integer> chain, StepDraft finding) {
    List<ChainLink> told = new ArrayList<>();
    for (int literal : chain) {
      int by = told.isEmpty() ? GridLinks.CELL : links.by[linkTo[literal]];
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
      told.add(new ChainLink(cell(literal), value(literal), isTrue(literal), cause, units));
    }
    finding.link(told);
  }
}
