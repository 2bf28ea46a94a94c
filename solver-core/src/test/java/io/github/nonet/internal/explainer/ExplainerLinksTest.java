package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidates;
import io.github.nonet.internal.Relation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Compares with the definitions of the links, looked up in the pencil marks of some positions. */
class ExplainerLinksTest {
  private static final int POSITIONS = 20;

  private final ExplainerLinks links = new ExplainerLinks();
  private List<Candidates> positions;
  private Marks marks;

  @BeforeEach
  void read() {
    positions = Positions.all().subList(0, POSITIONS);
  }

  private void build(Candidates position) {
    marks = Positions.marks(position);
    links.build(marks);
  }

  private int candidate(int node) {
    return ExplainerHouses.SIZE * links.cell[node] + links.digit[node];
  }

  /** Returns the candidates that are linked to this one in its cell, box, row or column. */
  private List<Integer> linked(int candidate, int type) {
    int cell = candidate / ExplainerHouses.SIZE;
    int digit = candidate % ExplainerHouses.SIZE;
    List<Integer> linked = new ArrayList<>();
    for (int i = 0; i < ExplainerHouses.SIZE; i++) {
      int otherCell =
          type == ExplainerLinks.IN_CELL
              ? cell
              : ExplainerHouses.CELL[ExplainerHouses.OF[cell][type]][i];
      int otherDigit = type == ExplainerLinks.IN_CELL ? i : digit;
      int other = ExplainerHouses.SIZE * otherCell + otherDigit;
      if (other != candidate && marks.has(otherCell, otherDigit)) {
        linked.add(other);
      }
    }
    return linked;
  }

  /** Returns the linked candidates with the first type that links them; strong: the only ones. */
  private Map<Integer, Integer> expected(int candidate, boolean strong, int... types) {
    Map<Integer, Integer> expected = new LinkedHashMap<>();
    for (int type : types) {
      List<Integer> linked = linked(candidate, type);
      if (!strong || linked.size() == 1) {
        linked.forEach(other -> expected.putIfAbsent(other, type));
      }
    }
    return expected;
  }

  private List<Integer> candidates(int[] nodes, int from, int to) {
    return Arrays.stream(nodes, from, to).map(this::candidate).boxed().toList();
  }

  @Test
  void nodes_areTheCandidates() {
    for (Candidates position : positions) {
      build(position);
      assertThat(links.nodes).isEqualTo(Positions.candidates(marks));
      assertThat(links.words()).isEqualTo((links.nodes + 63) / 64);
      for (int node = 0; node < links.nodes; node++) {
        assertThat(marks.has(links.cell[node], links.digit[node])).isTrue();
        assertThat(links.nodeOf[candidate(node)]).isEqualTo(node);
      }
    }
  }

  @Test
  void weak_inCellThenInHouses() {
    for (Candidates position : positions) {
      build(position);
      for (int node = 0; node < links.nodes; node++) {
        Map<Integer, Integer> all =
            expected(candidate(node), false, ExplainerLinks.IN_CELL, 0, 1, 2);
        assertThat(candidates(links.weak, links.firstWeak(node, true), links.endOfWeak(node)))
            .containsExactlyElementsOf(all.keySet());
        Map<Integer, Integer> houses = expected(candidate(node), false, 0, 1, 2);
        assertThat(candidates(links.weak, links.firstWeak(node, false), links.endOfWeak(node)))
            .containsExactlyElementsOf(houses.keySet());
        int on = node;
        all.forEach(
            (other, type) ->
                assertThat(links.weakType(on, links.nodeOf[other], true)).isEqualTo(type));
      }
    }
  }

  @Test
  void strong_theOnlyOtherOne() {
    for (Candidates position : positions) {
      build(position);
      for (int node = 0; node < links.nodes; node++) {
        requireStrong(node, true, true, ExplainerLinks.IN_CELL, 0, 1, 2);
        requireStrong(node, true, false, ExplainerLinks.IN_CELL);
        requireStrong(node, false, true, 0, 1, 2);
      }
    }
  }

  private void requireStrong(int node, boolean inCell, boolean inHouses, int... types) {
    Map<Integer, Integer> expected = expected(candidate(node), true, types);
    assertThat(
            candidates(
                links.strong, links.firstStrong(node, inCell), links.endOfStrong(node, inHouses)))
        .containsExactlyElementsOf(expected.keySet());
    expected.forEach(
        (other, type) ->
            assertThat(links.strongType(node, links.nodeOf[other], inCell)).isEqualTo(type));
  }

  @Test
  void fillWeakSets_theLinksAsSets() {
    build(positions.get(0));
    Relation rows = new Relation();
    links.fillWeakSets(rows, false);
    for (int node = 0; node < links.nodes; node++) {
      List<Integer> weak = linkedNodes(node);
      for (int other = 0; other < links.nodes; other++) {
        assertThat(rows.leads(node, other)).isEqualTo(weak.contains(other));
      }
    }
  }

  private List<Integer> linkedNodes(int node) {
    return expected(candidate(node), false, 0, 1, 2).keySet().stream()
        .map(other -> links.nodeOf[other])
        .toList();
  }
}
