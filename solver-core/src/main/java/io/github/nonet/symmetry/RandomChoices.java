package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.internal.Draws;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** Makes the parts of a random transformation, each equally likely, of numbers and a coin. */
final class RandomChoices {
  private static final int BOX_SIZE = 3;

  private final IntUnaryOperator below;
  private final BooleanSupplier coin;

  /**
   * Takes the choices from these.
   *
   * @param below returns a number from 0 to its argument minus 1, each equally likely
   * @param coin returns true or false, each equally likely
   */
  RandomChoices(IntUnaryOperator below, BooleanSupplier coin) {
    this.below = below;
    this.coin = coin;
  }

  /** Takes the choices from random numbers. */
  RandomChoices(LongSupplier random) {
    this(bound -> (int) Draws.below(random, bound), () -> random.getAsLong() < 0);
  }

  boolean coin() {
    return coin.getAsBoolean();
  }

  /** Returns a permutation of the digits, after a 0 for an empty cell. */
  int[] digits() {
    int[] digits = IntStream.rangeClosed(0, SIZE).toArray();
    shuffle(digits, 1, SIZE);
    return digits;
  }

  /** Returns a permutation of the rows, or of the columns, that keeps bands or stacks together. */
  int[] lines() {
    int[] chutes = IntStream.range(0, BOX_SIZE).toArray();
    shuffle(chutes, 0, BOX_SIZE);
    int[] lines = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      lines[i] = BOX_SIZE * chutes[i / BOX_SIZE] + i % BOX_SIZE;
    }
    for (int first = 0; first < SIZE; first += BOX_SIZE) {
      shuffle(lines, first, BOX_SIZE);
    }
    return lines;
  }

  private void shuffle(int[] values, int first, int count) {
    for (int left = count; left > 1; left--) {
      int from = first + below.applyAsInt(left);
      int to = first + left - 1;
      int value = values[from];
      values[from] = values[to];
      values[to] = value;
    }
  }
}
