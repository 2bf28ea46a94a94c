package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ChainWalkTest {
  private final ChainConsequences run = new ChainConsequences(new ChainConsequences.Visits());
  private final ChainWalk walk = new ChainWalk();

  private void add(int... parents) {
    int candidate = run.nodes;
    run.add(candidate, true, Assumption.IN_CELL);
    Arrays.stream(parents).forEach(run::addParent);
    run.enter(candidate, true);
  }

  private int[] from(int end) {
    int[] nodes = walk.from(run, end);
    return Arrays.copyOf(nodes, walk.count());
  }

  @Test
  void from_breadthFirst_eachOnce() {
    add();
    add(0);
    add(0);
    add(0);
    add(1, 2, 0);
    add(2);
    add(5, 4);
    assertThat(from(6)).containsExactly(6, 5, 4, 2, 1, 0);
    assertThat(from(4)).containsExactly(4, 1, 2, 0);
    assertThat(from(0)).containsExactly(0);
  }

  @Test
  void from_manyNodes() {
    add();
    for (int node = 1; node < 300; node++) {
      add(node - 1);
    }
    assertThat(from(63)).hasSize(64).startsWith(63, 62).endsWith(1, 0);
    assertThat(from(299)).hasSize(300).startsWith(299, 298).endsWith(1, 0);
  }
}
