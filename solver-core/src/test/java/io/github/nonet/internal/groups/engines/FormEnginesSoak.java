package io.github.nonet.internal.groups.engines;

import io.github.nonet.Tries;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structure;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Both engines agree on constraints of all forms with a referee that reads the tables alone: on
 * 100,000 random grids, or the number that the system property {@code nonet.grids} says; {@code
 * nonet.seed} gives others. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class FormEnginesSoak {
  private static final int GRIDS = Integer.getInteger("nonet.grids", 100_000);
  private static final int GRIDS_A_LINE = 10_000;
  private static final long SEED = Long.getLong("nonet.seed", 35);

  @Test
  void engines_agree() {
    Random random = new Random(SEED);
    int solvable = 0;
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      Structure structure = grid.structure();
      solvable += grid.count() > 0 ? 1 : 0;
      FormEnginesTest.check(grid, new GridSearchEngine(structure, random.nextInt(3), () -> {}));
      for (long patience : new long[] {0, 1}) {
        FormEnginesTest.check(
            grid,
            new LearningEngine(
                structure,
                new GridSearchEngine(structure, () -> {}),
                LearningEngineTest.patience(patience, patience),
                () -> {}));
      }
      FormEnginesTest.check(grid, GroupEngines.newEngine(structure, () -> {}));
      if ((i + 1) % GRIDS_A_LINE == 0) {
        System.out.printf(Locale.ROOT, "%d grids, %d have solutions%n", i + 1, solvable);
      }
    }
  }
}
