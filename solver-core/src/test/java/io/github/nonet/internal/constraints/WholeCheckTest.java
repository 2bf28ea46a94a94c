package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What constraints of many parts allow as a whole, against all ways to fill their cells. */
class WholeCheckTest {
  private static final int[] FACTORS = {-100, -10, -7, -2, -1, 1, 1, 2, 3, 6, 63, 64, 65, 100};

  private final Random random = new Random(4711);
  private int impossible;

  private static int[] cells(int from, int count) {
    return IntStream.range(from, from + count).toArray();
  }

  private static WholeCheck whole(ConstraintData constraint, int symbols, byte... values) {
    return new WholeCheck(FormList.EMPTY.and(symbols, List.of(constraint)), symbols, values);
  }

  /** Checks each cell of a constraint of few cells, some of which have values. */
  private void check(ConstraintData constraint, int symbols) {
    byte[] values = new byte[constraint.cells().length];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (byte) (random.nextInt(3) > 0 ? 0 : 1 + random.nextInt(symbols));
    }
    int[] expected = new int[values.length];
    fill(constraint, symbols, values, new int[values.length], 0, expected);
    WholeCheck whole = whole(constraint, symbols, values);
    for (int cell = 0; cell < values.length; cell++) {
      assertThat(whole.possible(cell))
          .as("%s, %s, cell %s", ConstraintText.call(constraint), Arrays.toString(values), cell)
          .isEqualTo(expected[cell]);
    }
    assertThat(whole.areMet()).isEqualTo(expected[0] != 0);
    impossible += expected[0] == 0 ? 1 : 0;
  }

  private static void fill(
      ConstraintData constraint, int symbols, byte[] values, int[] filled, int at, int[] target) {
    if (at == filled.length) {
      if (AllowedValues.allows(constraint, symbols, filled)) {
        for (int cell = 0; cell < at; cell++) {
          target[cell] |= 1 << filled[cell];
        }
      }
      return;
    }
    for (int value = 1; value <= symbols; value++) {
      if (values[at] == 0 || values[at] == value) {
        filled[at] = value;
        fill(constraint, symbols, values, filled, at + 1, target);
      }
    }
  }

  @Test
  void sums_ofAnyFactors() {
    for (int i = 0; i < 300; i++) {
      int symbols = 4 + random.nextInt(3);
      int count = 1 + random.nextInt(4);
      int[] numbers = new int[count + 1];
      for (int cell = 0; cell < count; cell++) {
        numbers[cell + 1] = FACTORS[random.nextInt(FACTORS.length)];
        numbers[0] += numbers[cell + 1] * (1 + random.nextInt(symbols));
      }
      numbers[0] += random.nextInt(8) == 0 ? 1 : 0;
      check(ConstraintData.ownSum("own", numbers, cells(0, count)), symbols);
    }
    assertThat(impossible).isBetween(30, 270);
  }

  @Test
  void equalSums_haveOneTotal() {
    for (int i = 0; i < 300; i++) {
      int count = 2 + random.nextInt(3);
      int[][] parts = new int[count][];
      for (int part = 0, from = 0; part < count; part++) {
        parts[part] = cells(from, 1 + random.nextInt(part == 0 ? 2 : 7 - count - from));
        from += parts[part].length;
        count = from >= 6 - count ? part + 1 : count;
      }
      check(
          ConstraintData.of(ConstraintKind.EQUAL_SUMS, new int[0], Arrays.copyOf(parts, count)), 4);
    }
    assertThat(impossible).isBetween(30, 270);
  }

  @Test
  void anyTwo_ofAnyRelation() {
    for (int i = 0; i < Tries.of(25, 300); i++) {
      int symbols = 4 + random.nextInt(2);
      int[] next =
          IntStream.range(0, symbols).map(v -> random.nextInt(2 << symbols) & -2).toArray();
      boolean isNearlyAll = random.nextBoolean();
      for (int v = 0; v < symbols && isNearlyAll; v++) {
        next[v] = (2 << symbols) - 2 & ~(2 << v) & ~(random.nextInt(6) == 0 ? next[v] : 0);
      }
      Table.Maker maker = (n, cells, title) -> new Table(n, next);
      ConstraintData own =
          ConstraintData.own(ConstraintKind.ANY_TWO, "own", maker, cells(0, 2 + random.nextInt(4)));
      check(own.forSymbols(symbols), symbols);
    }
    assertThat(impossible).isBetween(Tries.of(2, 30), Tries.of(23, 270));
  }

  @Test
  void lines_ofEachKind() {
    for (int i = 0; i < Tries.of(25, 300); i++) {
      int[] line = cells(0, 2 + random.nextInt(4));
      ConstraintKind[] kinds = {
        ConstraintKind.MODULAR,
        ConstraintKind.ENTROPIC,
        ConstraintKind.PALINDROME,
        ConstraintKind.WHISPERS,
        ConstraintKind.MAXIMUM
      };
      ConstraintKind kind = kinds[i % kinds.length];
      int[] numbers = kind.numbers() == 0 ? new int[0] : new int[] {2 + random.nextInt(3)};
      check(ConstraintData.of(kind, numbers, line), 6);
    }
    assertThat(impossible).isBetween(Tries.of(2, 30), Tries.of(23, 270));
  }

  /** A grid of 25 values is full after 25 cells that differ, and 64 are at once too many. */
  @Test
  void anyTwo_differentInTooManyCells() {
    Table.Maker maker = TableMaker.pairs((a, b) -> a != b);
    ConstraintData own =
        ConstraintData.own(ConstraintKind.ANY_TWO, "own", maker, cells(0, 64)).forSymbols(25);
    assertThat(whole(own, 25, new byte[64]).areMet()).isFalse();
  }

  /** Where too much would have to be tried, nothing that is possible goes out. */
  @Test
  void veryLargeConstraints_areLookedAtLessClosely() {
    Table.Maker maker = TableMaker.pairs((a, b) -> a != b && (a != 1 || b != 2));
    ConstraintData own =
        ConstraintData.own(ConstraintKind.ANY_TWO, "own", maker, cells(0, 25)).forSymbols(25);
    byte[] values = new byte[25];
    values[0] = 1;
    assertThat(whole(own, 25, values).areMet()).isTrue();
    int[] numbers = new int[2_001];
    Arrays.fill(numbers, 100);
    numbers[0] = 300_050;
    ConstraintData even = ConstraintData.ownSum("even", numbers, cells(0, 2_000));
    assertThat(whole(even, 25, new byte[2_000]).areMet()).isTrue();
    numbers[0] = 199_999;
    ConstraintData little = ConstraintData.ownSum("little", numbers, cells(0, 2_000));
    assertThat(whole(little, 25, new byte[2_000]).areMet()).isFalse();
    int[] fewer = Arrays.copyOf(numbers, 401);
    fewer[0] = 60_050;
    ConstraintData few = ConstraintData.ownSum("few", fewer, cells(0, 400));
    assertThat(whole(few, 25, new byte[400]).areMet()).isFalse();
  }

  /** Someone may look at a clock while totals are collected and values are tried. */
  @Test
  void largeConstraints_feelThePulse() {
    int[] felt = {0};
    ConstraintData sum = ConstraintData.ownSum("own", new int[] {30, 3, 4, 5}, cells(0, 3));
    FormList sums = FormList.EMPTY.and(9, List.of(sum));
    assertThat(new WholeCheck(sums, 9, new byte[3], () -> felt[0]++).areMet()).isTrue();
    assertThat(felt[0]).isGreaterThanOrEqualTo(ConstraintData.GREATEST_FACTOR);
    Table.Maker maker = TableMaker.pairs((a, b) -> a != b && a + b != 5);
    ConstraintData own =
        ConstraintData.own(ConstraintKind.ANY_TWO, "own", maker, cells(0, 4)).forSymbols(4);
    FormList pairs = FormList.EMPTY.and(4, List.of(own));
    felt[0] = 0;
    assertThat(new WholeCheck(pairs, 4, new byte[4], () -> felt[0]++).areMet()).isFalse();
    assertThat(felt[0]).as("more than for the six pairs, to and fro").isGreaterThan(12);
  }

  /** A cell that no constraint has may hold any value, and a filled one its own. */
  @Test
  void possible_cellOutside_isAnyValue() {
    ConstraintData line =
        ConstraintData.of(ConstraintKind.THERMOMETER, new int[0], new int[] {1, 2});
    WholeCheck whole = whole(line, 4, (byte) 0, (byte) 3, (byte) 0, (byte) 2);
    assertThat(whole.possible(0)).isEqualTo(0b11110);
    assertThat(whole.possible(1)).isEqualTo(0b1000);
    assertThat(whole.possible(2)).isEqualTo(0b10000);
    assertThat(whole.possible(3)).isEqualTo(0b100);
    WholeCheck unmet = whole(line, 4, (byte) 0, (byte) 4, (byte) 3, (byte) 2);
    assertThat(unmet.possible(0)).isEqualTo(0b11110);
    assertThat(unmet.possible(1)).isZero();
    assertThat(unmet.possible(3)).isEqualTo(0b100);
  }
}
