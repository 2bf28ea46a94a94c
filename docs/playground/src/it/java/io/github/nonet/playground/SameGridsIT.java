package io.github.nonet.playground;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The functions for grids of other rules answer in a browser, as WebAssembly, character by
 * character what they answer on this JVM. {@link SameGridsInJavaScriptIT} asks the same of
 * JavaScript, which takes a second browser meanwhile.
 */
class SameGridsIT {
  private static final int SEEDS = 3;

  @Test
  void answers_areThoseOfTheJvm() throws IOException {
    SameGrids.areTheSame("wasm", grids());
  }

  /** Returns a grid of each kind. */
  private static List<SameGrids> grids() {
    IntStream seeds =
        SameGrids.IS_THOROUGH
            ? IntStream.range(0, SEEDS)
            : IntStream.of(SameGrids.seedOfTheCommit());
    return seeds
        .boxed()
        .flatMap(seed -> Kinds.NAMES.stream().map(kind -> new SameGrids(kind, seed)))
        .collect(Collectors.toList());
  }
}
