package io.github.nonet.benchmarks.corpus;

import io.github.nonet.symmetry.Transformation;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Random transformations as the shipped puzzles got them. The library draws other ones from the
 * same generator, which would make other files.
 */
final class Disguise {
  private static final int SIZE = 9;
  private static final int BOX_SIZE = 3;

  private Disguise() {}

  static Transformation random(Random random) {
    int[] digits = IntStream.rangeClosed(1, SIZE).toArray();
    shuffle(digits, 0, SIZE, random);
    return Transformation.of(random.nextBoolean(), lines(random), lines(random), digits);
  }

  private static int[] lines(Random random) {
    int[] chutes = IntStream.range(0, BOX_SIZE).toArray();
    shuffle(chutes, 0, BOX_SIZE, random);
    int[] lines =
        IntStream.range(0, SIZE).map(i -> BOX_SIZE * chutes[i / BOX_SIZE] + i % BOX_SIZE).toArray();
    for (int first = 0; first < SIZE; first += BOX_SIZE) {
      shuffle(lines, first, BOX_SIZE, random);
    }
    return lines;
  }

  private static void shuffle(int[] values, int first, int count, Random random) {
    for (int left = count; left > 1; left--) {
      int from = first + random.nextInt(left);
      int to = first + left - 1;
      int value = values[from];
      values[from] = values[to];
      values[to] = value;
    }
  }
}
