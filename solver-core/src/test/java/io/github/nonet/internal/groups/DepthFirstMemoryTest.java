package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.nonet.Progress;
import io.github.nonet.internal.groups.Structure.Group;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much memory a search of a huge grid takes. */
class DepthFirstMemoryTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int GRIDS = 25;
  private static final int GUESSES = 1_000;

  /** A copy of the cells for each guess would take 9 MB. */
  private static final long MOST_BYTES = 2_000_000;

  @Test
  void advance_hugeGrid_keepsWhatChangesAlone() {
    Structure structure = manyEmptyGrids();
    // The first search of a JVM loads classes.
    bytesOfASearch(structure);
    assertThat(bytesOfASearch(structure)).isLessThan(MOST_BYTES);
  }

  private static long bytesOfASearch(Structure structure) {
    GridSearchEngine engine = new GridSearchEngine(structure, () -> {});
    int[] sets = new int[structure.cells()];
    Arrays.fill(sets, -1);
    engine.load(sets);
    engine.advance(0);
    long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    assertThat(engine.advance(GUESSES)).isEqualTo(Progress.PAUSED);
    long after = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    assertThat(engine.guesses()).isEqualTo(GUESSES);
    return after - before;
  }

  /** Returns the rules of many grids of 9 values that share no cell. */
  private static Structure manyEmptyGrids() {
    Structure one = Structures.boxes(3, 3);
    List<Group> groups = new ArrayList<>();
    for (int grid = 0; grid < GRIDS; grid++) {
      int first = grid * one.cells();
      for (Group group : one.groups()) {
        int[] cells = Arrays.stream(group.cells()).map(cell -> first + cell).toArray();
        groups.add(new Group(group.kind(), grid, group.index(), cells));
      }
    }
    return new Structure(one.symbols(), GRIDS * one.cells(), groups, List.of());
  }
}
