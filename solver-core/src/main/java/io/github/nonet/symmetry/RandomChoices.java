package io.github.nonet.symmetry;

import io.github.nonet.internal.Draws;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** Makes the parts of a random transformation, each equally likely, of random numbers. */
final class RandomChoices {
  private static final int SIZE = 9;
  private static final int BOX_SIZE = 3;

  private final LongSupplier random;

  RandomChoices(LongSupplier random) {
    this.random = random;
  }

  boolean coin() {
    return random.getAsLong() < 0;
  }

  /** Returns a permutation of the digits, after a 0 for an empty cell. */
  int[] digits() {
    int[] digits = IntStream.rangeClosed(0, SIZE).toArray();
    Draws.shuffle(digits, 1, SIZE, random);
    return digits;
  }

  /** Returns a permutation of the rows, or of the columns, that keeps bands or stacks together. */
  int[] lines() {
    int[] chutes = IntStream.range(0, BOX_SIZE).toArray();
    Draws.shuffle(chutes, 0, BOX_SIZE, random);
    int[] lines = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      lines[i] = BOX_SIZE * chutes[i / BOX_SIZE] + i % BOX_SIZE;
    }
    for (int first = 0; first < SIZE; first += BOX_SIZE) {
      Draws.shuffle(lines, first, BOX_SIZE, random);
    }
    return lines;
  }
}
