package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.GroupReferee;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.learning.Learner;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The engines of any rules, alone and together, agree with a referee on 100,000 random grids of all
 * kinds, or the number that the system property {@code nonet.grids} says; {@code nonet.seed} gives
 * others. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GroupEnginesSoak {
  private static final int GRIDS = Integer.getInteger("nonet.grids", 100_000);
  private static final int GRIDS_A_LINE = 10_000;
  private static final long SEED = Long.getLong("nonet.seed", 24);

  private enum Engine {
    DEPTH_FIRST {
      @Override
      GroupEngine of(Structure structure) {
        return new GridSearchEngine(structure, () -> {});
      }
    },
    LEARNER {
      @Override
      GroupEngine of(Structure structure) {
        return new LearnerEngine(structure);
      }
    },
    AT_ONCE {
      @Override
      GroupEngine of(Structure structure) {
        return new LearningEngine(
            structure,
            new GridSearchEngine(structure, () -> {}),
            LearningEngineTest.patience(0, 0),
            () -> {});
      }
    },
    AFTER_ONE {
      @Override
      GroupEngine of(Structure structure) {
        return new LearningEngine(
            structure,
            new GridSearchEngine(structure, () -> {}),
            LearningEngineTest.patience(1, 1),
            () -> {});
      }
    },
    RECOMMENDED {
      @Override
      GroupEngine of(Structure structure) {
        return GroupEngines.newEngine(structure, () -> {});
      }
    };

    abstract GroupEngine of(Structure structure);
  }

  private final long[] guesses = new long[Engine.values().length];

  @Test
  void engines_agree() {
    Random random = new Random(SEED);
    int[] byCount = new int[RandomGrid.LIMIT + 1];
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.next(random);
      byCount[grid.count()]++;
      for (Engine engine : Engine.values()) {
        check(grid, engine);
      }
      if ((i + 1) % GRIDS_A_LINE == 0) {
        System.out.printf(Locale.ROOT, "%d grids%n", i + 1);
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d grids; none, one, two to %d, more solutions: %d %d %d %d%n",
        GRIDS,
        RandomGrid.LIMIT - 1,
        byCount[0],
        byCount[1],
        GRIDS - byCount[0] - byCount[1] - byCount[RandomGrid.LIMIT],
        byCount[RandomGrid.LIMIT]);
    for (Engine engine : Engine.values()) {
      System.out.printf(Locale.ROOT, "%s: %d guesses%n", engine, guesses[engine.ordinal()]);
    }
    assertThat(byCount[1]).isPositive();
  }

  private void check(RandomGrid grid, Engine kind) {
    GroupEngine engine = kind.of(grid.structure());
    engine.load(grid.candidates());
    Set<String> found = new HashSet<>();
    int[] values = new int[grid.candidates().length];
    int count = 0;
    while (count < RandomGrid.LIMIT && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
      engine.store(values);
      found.add(Arrays.toString(values));
      if (!GroupReferee.isSolution(grid.structure(), grid.candidates(), values)) {
        fail("%s finds no solution of %s", kind, grid);
      }
    }
    guesses[kind.ordinal()] += engine.guesses();
    if (count != grid.count() || found.size() != count) {
      fail("%s finds %d solutions, %d different, of %s", kind, count, found.size(), grid);
    }
  }

  /** A learner alone. */
  private static final class LearnerEngine implements GroupEngine {
    private final Structure structure;
    private Learner learner;

    LearnerEngine(Structure structure) {
      this.structure = structure;
      learner = new Learner(structure, new int[structure.cells()], () -> {});
    }

    @Override
    public void load(int[] candidates) {
      learner = new Learner(structure, candidates, () -> {});
    }

    @Override
    public Progress advance(long maxGuesses) {
      return learner.advance(maxGuesses);
    }

    @Override
    public void store(int[] values) {
      learner.store(values);
    }

    @Override
    public long guesses() {
      return learner.guesses();
    }
  }
}
