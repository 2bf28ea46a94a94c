package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engines agree on constraints of all forms with a referee that reads the tables alone. */
class FormEnginesTest {
  private static final int GRIDS = Integer.getInteger("nonet.forms", 600);

  /** Checks that an engine finds the solutions that there are, each once. */
  static void check(RandomGrid grid, GroupEngine engine) {
    engine.load(grid.candidates());
    Set<String> found = new HashSet<>();
    int[] values = new int[grid.candidates().length];
    int count = 0;
    while (count < RandomGrid.LIMIT && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
      engine.store(values);
      found.add(Arrays.toString(values));
      assertThat(GroupReferee.isSolution(grid.structure(), grid.candidates(), values))
          .as("%s solves %s", Arrays.toString(values), grid)
          .isTrue();
    }
    assertThat(count).as(grid.toString()).isEqualTo(grid.count());
    assertThat(found).as(grid.toString()).hasSize(count);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8})
  void depthFirst_agreesWithReferee(int patience) {
    Random random = new Random(patience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      check(grid, new DepthFirst(grid.structure(), patience));
    }
  }
}
