package io.github.nonet.internal.logic.wing;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepOrder;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * <b>Remote pair</b>: cells with the same two candidates form a chain in which each sees the next,
 * so the two digits alternate. Two cells an odd number of steps apart hold both digits, like a
 * naked pair, so both digits are eliminated from the cells that see these two. Neighbours are
 * already a naked pair, so the chain has at least four cells.
 *
 * <pre>
 *   ab . . | . ab . | -  . .      r1c1, r1c5, r4c5, r4c7
 *   .  . . | . .  . | .  . .
 *   .  . . | . .  . | .  . .      - loses a and b
 *   -------+--------+-------
 *   -  . . | . ab . | ab . .
 * </pre>
 *
 * <p>The chain is written with one of the two digits at its ends: with the eliminated one, or the
 * lower one if both are.
 *
 * <p>Only the shortest chain is reported for the same eliminations. As in HoDoKu, a chain has at
 * most ten cells. The steps come in HoDoKu's order, the most eliminations first.
 */
public final class RemotePairs implements Finder {
  private static final int MOST_CELLS = 10;
  private static final int FEWEST_CELLS = 4;
  private static final int BEAT = 0xFFF;

  private final int[] path = new int[MOST_CELLS];
  private final Map<List<Candidate>, Step> shortest = new LinkedHashMap<>();
  private State state;

  /** The two digits, and the cells that have exactly these candidates. */
  private int low;

  private int high;
  private CellSet cells = CellSet.EMPTY;

  private StepSink sink;
  private int work;

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    shortest.clear();
    CellSet pairs = state.cellsWith(2);
    for (int cell = pairs.first(); cell >= 0; cell = pairs.next(cell)) {
      int digits = state.digits(cell);
      low = ValueSet.lowest(digits);
      high = ValueSet.lowest(ValueSet.withoutLowest(digits));
      cells = pairs.and(state.cells(low)).and(state.cells(high));
      if (cells.size() >= FEWEST_CELLS) {
        extend(0, cell, CellSet.EMPTY);
      }
    }
    return StepOrder.report(new ArrayList<>(shortest.values()), state, sink);
  }

  private void extend(int length, int cell, CellSet used) {
    if ((++work & BEAT) == 0) {
      state.look();
    }
    path[length] = cell;
    int longer = length + 1;
    if (longer >= FEWEST_CELLS && longer % 2 == 0) {
      look(longer);
    }
    CellSet next = cells.and(Houses.PEERS[cell]).andNot(used);
    for (int to = next.first(); longer < MOST_CELLS && to >= 0; to = next.next(to)) {
      extend(longer, to, used.with(cell));
    }
  }

  /** Examines the path in only one direction. */
  private void look(int length) {
    CellSet ends = Houses.PEERS[path[0]].and(Houses.PEERS[path[length - 1]]);
    if (path[0] > path[length - 1]
        || !ends.intersects(state.cells(low)) && !ends.intersects(state.cells(high))) {
      return;
    }
    Eliminations gone = new Eliminations(state);
    Eliminations ofLow = new Eliminations(state);
    Eliminations ofHigh = new Eliminations(state);
    for (int i = 0; i < length; i++) {
      for (int j = i + FEWEST_CELLS - 1; j < length; j += 2) {
        CellSet seen = Houses.PEERS[path[i]].and(Houses.PEERS[path[j]]);
        gone.add(low, seen).add(high, seen);
        ofLow.add(i % 2 == 0 ? low : high, seen);
        ofHigh.add(i % 2 == 0 ? high : low, seen);
      }
    }
    boolean isOfHigh = ofHigh.count() == gone.count() && ofLow.count() < gone.count();
    Chain chain = isOfHigh ? chain(length, high, low) : chain(length, low, high);
    Step step = gone.step(Technique.REMOTE_PAIR, chain);
    shortest.merge(step.eliminations(), step, RemotePairs::shorter);
  }

  private static Step shorter(Step known, Step step) {
    return length(step) < length(known) ? step : known;
  }

  private static int length(Step step) {
    return ((Chain) step.reason()).length();
  }

  /** Returns the chain along the path that starts with the first digit. */
  private Chain chain(int length, int first, int second) {
    List<Chain.Node> nodes = new ArrayList<>();
    List<Boolean> strong = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      nodes.add(node(path[i], i % 2 == 0 ? first : second));
      nodes.add(node(path[i], i % 2 == 0 ? second : first));
      strong.add(true);
      strong.add(false);
    }
    strong.remove(strong.size() - 1);
    return new Chain(nodes, strong);
  }

  private static Chain.Node node(int cell, int digit) {
    return Chain.Node.of(new Candidate(cell, digit));
  }
}
