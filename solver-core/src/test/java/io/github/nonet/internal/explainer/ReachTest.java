package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.Relation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares with a walk from node to node, in a position with many candidates. */
class ReachTest {
  /** No chain is longer. */
  private static final int NO_LIMIT = 1_000;

  private final ExplainerLinks links = new ExplainerLinks();
  private final Reach reach = new Reach(links);
  private boolean inCell;
  private boolean inHouses;

  private void fill(boolean cellLinks, boolean houseLinks) {
    inCell = cellLinks;
    inHouses = houseLinks;
    links.build(Positions.marks(Positions.all().get(1)));
    reach.fill(inCell, inHouses);
  }

  private BitSet weak(int on) {
    BitSet off = new BitSet();
    for (int i = links.firstWeak(on, inCell); i < links.endOfWeak(on); i++) {
      off.set(links.weak[i]);
    }
    return off;
  }

  private BitSet strong(int off) {
    BitSet on = new BitSet();
    for (int i = links.firstStrong(off, inCell); i < links.endOfStrong(off, inHouses); i++) {
      on.set(links.strong[i]);
    }
    return on;
  }

  /** Returns the nodes that are true after 0, 1, 2 ... steps, each where it is met first. */
  private List<BitSet> levels(BitSet start) {
    List<BitSet> levels = new ArrayList<>();
    BitSet known = (BitSet) start.clone();
    for (BitSet level = start; !level.isEmpty(); level = next(level, known)) {
      levels.add(level);
    }
    return levels;
  }

  private BitSet next(BitSet level, BitSet known) {
    BitSet next = new BitSet();
    level.stream().forEach(on -> weak(on).stream().forEach(off -> next.or(strong(off))));
    next.andNot(known);
    known.or(next);
    return next;
  }

  /** Returns the nodes that are true two or more links after one that is. */
  private BitSet after(int node) {
    BitSet start = new BitSet();
    weak(node).stream().forEach(off -> start.or(strong(off)));
    BitSet after = new BitSet();
    levels(start).forEach(after::or);
    return after;
  }

  private boolean comesBack(int node) {
    return after(node).stream().anyMatch(other -> other != node && after(other).get(node));
  }

  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true"})
  void sets_asOneStepAfterTheOther(boolean cellLinks, boolean houseLinks) {
    fill(cellLinks, houseLinks);
    for (int node = 0; node < links.nodes; node++) {
      BitSet after = after(node);
      for (int other = 0; other < links.nodes; other++) {
        boolean reaches = other == node ? comesBack(node) : after.get(other);
        assertThat(reach.reaches(node, other)).isEqualTo(reaches);
      }
      after.set(node);
      BitSet off = new BitSet();
      after.stream().forEach(on -> off.or(weak(on)));
      Relation offSets = new Relation(links.nodes);
      reach.fillOff(node, offSets);
      for (int other = 0; other < links.nodes; other++) {
        assertThat(reach.onWord(node, other >>> 6) >>> other & 1)
            .isEqualTo(after.get(other) ? 1 : 0);
        assertThat(offSets.leads(node, other)).isEqualTo(off.get(other));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true"})
  void cycles_asOneStepAfterTheOther(boolean cellLinks, boolean houseLinks) {
    fill(cellLinks, houseLinks);
    for (int node = 0; node < links.nodes; node++) {
      int own = node;
      assertThat(reach.isOnCycle(node)).isEqualTo(comesBack(node));
      assertThat(reach.reachesWeak(node)).isEqualTo(after(node).intersects(weak(node)));
      assertThat(reach.comesOn(node))
          .isEqualTo(strong(node).stream().anyMatch(on -> after(on).get(own)));
    }
  }

  @ParameterizedTest
  @CsvSource({"true, true", "false, true"})
  void chains_theShortestUpToTheLimit(boolean cellLinks, boolean houseLinks) {
    fill(cellLinks, houseLinks);
    for (int node = 0; node < links.nodes; node++) {
      BitSet own = new BitSet();
      own.set(node);
      int toOff = nodes(levels(own), weak(node));
      assertThat(reach.chainFromOn(node, NO_LIMIT)).isEqualTo(toOff);
      assertThat(reach.chainFromOn(node, toOff)).isEqualTo(toOff);
      assertThat(reach.chainFromOn(node, toOff - 1)).isZero();
      int toOn = nodes(levels(strong(node)), own);
      assertThat(reach.chainFromOff(node, NO_LIMIT)).isEqualTo(toOn);
      assertThat(reach.chainFromOff(node, toOn)).isEqualTo(toOn);
      assertThat(reach.chainFromOff(node, toOn - 1)).isZero();
    }
  }

  /** Returns 4 if a node of the end is met in level 1, 6 in level 2 ..., or 0. */
  private static int nodes(List<BitSet> levels, BitSet end) {
    for (int level = 1; level < levels.size(); level++) {
      if (levels.get(level).intersects(end)) {
        return 2 + 2 * level;
      }
    }
    return 0;
  }
}
