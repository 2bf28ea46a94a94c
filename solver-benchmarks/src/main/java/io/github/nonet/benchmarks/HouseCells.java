package io.github.nonet.benchmarks;

import io.github.nonet.House;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The cells of the 27 houses, for the models of the rivals. */
final class HouseCells {
  private static final int SIZE = 9;

  /** The nine cells of each house. */
  static final List<int[]> ALL =
      Stream.of(House.Type.values())
          .flatMap(type -> IntStream.range(0, SIZE).mapToObj(index -> new House(type, index)))
          .map(house -> house.cells().stream().mapToInt(Integer::intValue).toArray())
          .toList();

  private HouseCells() {}

  /** Returns what {@code cells} holds for the cells of {@code house}. */
  static <T> T[] pick(int[] house, T[] cells, IntFunction<T[]> newArray) {
    return IntStream.of(house).mapToObj(cell -> cells[cell]).toArray(newArray);
  }
}
