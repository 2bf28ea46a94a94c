package io.github.nonet.playground;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * As {@link SameGridsIT}, for browsers without WebAssembly: JavaScript takes five times as long.
 */
class SameGridsInJavaScriptIT {
  private static final int KINDS = 6;

  /** Kinds that are next to each other have similar grids. */
  private static final int STRIDE = 3;

  @Test
  void answers_areThoseOfTheJvm() throws IOException {
    SameGrids.areTheSame("js", grids());
  }

  /** Returns grids of some kinds: each seed begins with another one. */
  private static List<SameGrids> grids() {
    int kinds = Kinds.NAMES.size();
    if (SameGrids.IS_THOROUGH) {
      return IntStream.range(0, kinds)
          .mapToObj(kind -> new SameGrids(Kinds.NAMES.get(kind), 0))
          .collect(Collectors.toList());
    }
    int seed = SameGrids.seedOfTheCommit();
    return IntStream.range(0, KINDS)
        .map(it -> Math.floorMod(seed + STRIDE * it, kinds))
        .mapToObj(kind -> new SameGrids(Kinds.NAMES.get(kind), seed))
        .collect(Collectors.toList());
  }
}
