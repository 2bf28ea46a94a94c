package io.github.nonet.internal.constraints;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All values that a line of cells can hold. */
public final class AllValues {
  private AllValues() {}

  /** Returns all of a line of this length, each cell with the values 1 to 4. */
  public static Stream<int[]> upToFour(int cells) {
    return IntStream.range(0, 1 << 2 * cells)
        .mapToObj(
            number -> IntStream.range(0, cells).map(i -> 1 + (number >> 2 * i & 3)).toArray());
  }
}
