package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.IntBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChainConsequencesTest {
  /** More than there is room for at the beginning. */
  private static final int MANY = 700;

  private static final NestedChain CHAIN =
      new NestedChain(
          7.0, 6, ChainKind.XY, 0, IntBuffer.allocate(1), new int[] {1}, IntBuffer.allocate(1));

  private final ChainConsequences run = new ChainConsequences(new ChainConsequences.Visits());

  @BeforeEach
  void clear() {
    run.clear();
  }

  private void add(int candidate, boolean isOn, int... parents) {
    run.add(candidate, isOn, parents.length == 0 ? Assumption.START : Assumption.IN_CELL);
    Arrays.stream(parents).forEach(run::addParent);
    run.enter(candidate, isOn);
  }

  /** Two ways lead from the assumption to the last statement. */
  private void addDiamond() {
    add(100, true);
    add(101, false, 0);
    add(102, false, 0);
    add(728, true, 1, 2);
  }

  @Test
  void size_countsEachStatementOnce() {
    addDiamond();
    assertThat(run.depth(3)).isEqualTo(3);
    assertThat(run.size(3)).isEqualTo(4);
    assertThat(run.depth(3)).isEqualTo(4);
    assertThat(run.size(3)).isEqualTo(4);
    assertThat(run.size(1)).isEqualTo(2);
    assertThat(run.size(0)).isEqualTo(1);
  }

  @Test
  void depth_ofTheLongestWay() {
    addDiamond();
    add(5, false, 3, 0);
    assertThat(run.depth(4)).isEqualTo(4);
    assertThat(run.size(4)).isEqualTo(5);
  }

  @Test
  void node_ofAStatement() {
    addDiamond();
    assertThat(run.nodes).isEqualTo(4);
    assertThat(run.node(728, true)).isEqualTo(3);
    assertThat(run.candidate(3)).isEqualTo(728);
    assertThat(run.isOnNode(3)).isTrue();
    assertThat(run.statementOf(3)).isEqualTo(728 + ExplainerHouses.CANDIDATES);
    assertThat(run.candidate(1)).isEqualTo(101);
    assertThat(run.isOnNode(1)).isFalse();
    assertThat(run.statementOf(1)).isEqualTo(101);
    assertThat(run.cause(0)).isEqualTo(Assumption.START);
    assertThat(run.cause(1)).isEqualTo(Assumption.IN_CELL);
  }

  @Test
  void isOn_isOff_whatWasEntered() {
    addDiamond();
    assertThat(run.isOn(728)).isTrue();
    assertThat(run.isOff(728)).isFalse();
    assertThat(run.isOff(101)).isTrue();
    assertThat(run.isOn(101)).isFalse();
    run.add(7, true, Assumption.IN_CELL);
    assertThat(run.isOn(7)).isFalse();
  }

  @Test
  void parents_ofManyStatements() {
    add(0, true);
    for (int node = 1; node < MANY; node++) {
      add(node, node % 2 == 0, node - 1, node / 2);
    }
    for (int node = 1; node < MANY; node++) {
      assertThat(run.parentCount(node)).isEqualTo(2);
      assertThat(run.parent(node, 0)).isEqualTo(node - 1);
      assertThat(run.parent(node, 1)).isEqualTo(node / 2);
      assertThat(run.candidate(node)).isEqualTo(node);
      assertThat(run.depth(node)).isEqualTo(node + 1);
      assertThat(run.cause(node)).isEqualTo(Assumption.IN_CELL);
    }
    assertThat(run.size(MANY - 1)).isEqualTo(MANY);
  }

  @Test
  void nested_ofTheStatementItWasSetFor() {
    addDiamond();
    assertThat(run.hasNested()).isFalse();
    assertThat(run.nested(3)).isNull();
    run.setNested(CHAIN);
    assertThat(run.hasNested()).isTrue();
    assertThat(run.nested(3)).isSameAs(CHAIN);
    assertThat(run.nested(2)).isNull();
    for (int node = 4; node < MANY; node++) {
      add(node, true, 0);
    }
    assertThat(run.nested(MANY - 1)).isNull();
    run.setNested(CHAIN);
    assertThat(run.nested(MANY - 1)).isSameAs(CHAIN);
    assertThat(run.nested(3)).isSameAs(CHAIN);
  }

  @Test
  void clear_forgetsEverything() {
    addDiamond();
    run.setNested(CHAIN);
    run.contradictionOn = 3;
    run.contradictionOff = 1;
    assertThat(run.size(3)).isEqualTo(4);
    run.clear();
    assertThat(run.nodes).isZero();
    assertThat(run.isOn(728)).isFalse();
    assertThat(run.isOff(101)).isFalse();
    assertThat(run.node(728, true)).isEqualTo(ChainConsequences.NONE);
    assertThat(run.hasNested()).isFalse();
    assertThat(run.contradictionOn).isEqualTo(ChainConsequences.NONE);
    assertThat(run.contradictionOff).isEqualTo(ChainConsequences.NONE);
    addDiamond();
    add(3, true, 3);
    assertThat(run.size(3)).isEqualTo(4);
    run.setNested(CHAIN);
    assertThat(run.nested(3)).isNull();
  }
}
