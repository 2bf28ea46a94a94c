package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a form leaves of any candidates, against all ways to fill its cells. */
class NarrowingTest {
  private static final int SYMBOLS = 5;
  private static final int ROUNDS = 300;

  private final Random random = new Random(43);
  private int dead;

  private int set() {
    return random.nextInt(2 << SYMBOLS) & -2;
  }

  /** Narrows candidates of any size, and then such that only one cell is open. */
  private void check(Form form, boolean isExact, Predicate<int[]> allows) {
    int[] sets = form.cells().clone();
    Arrays.setAll(sets, i -> random.nextInt(12) == 0 ? 0 : set() | set());
    require(form, sets, isExact, allows);
    int open = random.nextInt(sets.length);
    int[] closed = sets.clone();
    Arrays.setAll(closed, i -> i == open ? sets[i] : 2 << random.nextInt(SYMBOLS));
    require(form, closed, true, allows);
  }

  private void require(Form form, int[] sets, boolean isExact, Predicate<int[]> allows) {
    int[] expected = new int[sets.length];
    fill(sets, 0, new int[sets.length], allows, expected);
    int[] narrowed = sets.clone();
    boolean isAlive = Narrowing.narrow(form, narrowed);
    assertThat(isAlive).isEqualTo(Arrays.stream(narrowed).allMatch(set -> set != 0));
    for (int i = 0; i < sets.length; i++) {
      assertThat(narrowed[i] & ~sets[i]).as("%s", form).isZero();
      assertThat(expected[i] & ~narrowed[i]).as("%s", form).isZero();
    }
    boolean isPossible = Arrays.stream(expected).allMatch(set -> set != 0);
    dead += isPossible ? 0 : 1;
    if (isExact) {
      assertThat(isAlive).as("%s %s", form, Arrays.toString(sets)).isEqualTo(isPossible);
      if (isPossible) {
        assertThat(narrowed).as("%s %s", form, Arrays.toString(sets)).isEqualTo(expected);
      }
    }
  }

  private static void fill(
      int[] sets, int depth, int[] values, Predicate<int[]> allows, int[] target) {
    if (depth < sets.length) {
      for (int value = 1; value <= SYMBOLS; value++) {
        values[depth] = value;
        if ((sets[depth] >> value & 1) != 0) {
          fill(sets, depth + 1, values, allows, target);
        }
      }
    } else if (allows.test(values)) {
      for (int i = 0; i < depth; i++) {
        target[i] |= 1 << values[i];
      }
    }
  }

  private static int[] cells(int count) {
    return IntStream.range(10, 10 + count).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "apart", "sets", "sum", "machine"})
  void narrow_takesWhatNoWayHas_andNothingElse(String kind) {
    for (int i = 0; i < ROUNDS; i++) {
      switch (kind) {
        case "pair" -> pair();
        case "apart" -> apart();
        case "sets" -> sets();
        case "sum" -> sum();
        default -> machine();
      }
    }
    assertThat(dead).isBetween(ROUNDS / 20, 2 * ROUNDS - ROUNDS / 20);
  }

  /** Someone may look at a clock before each form, and at each cell of a machine, to and fro. */
  @Test
  void narrow_feelsThePulse() {
    int all = (2 << SYMBOLS) - 2;
    int[] any = new int[SYMBOLS];
    Arrays.fill(any, all);
    int[] felt = {0};
    assertThat(Narrowing.narrow(new Form.TwoCells(cells(2), any), () -> felt[0]++, all, all))
        .isTrue();
    assertThat(felt[0]).isEqualTo(1);
    boolean[] accepting = {true};
    Form machine = new Form.Machine(cells(3), 0, accepting, new int[1][SYMBOLS]);
    assertThat(Narrowing.narrow(machine, () -> felt[0]++, all, all, all)).isTrue();
    assertThat(felt[0]).isEqualTo(1 + 1 + 2 * 3);
  }

  /** What one form takes lets another one take more, in whatever order they are. */
  @Test
  void narrow_manyForms_untilNothingChanges() {
    int[] greater = {0b111100, 0b111000, 0b110000, 0b100000, 0};
    List<Form> line = new ArrayList<>();
    for (int first : new int[] {1, 0, 2}) {
      line.add(new Form.TwoCells(new int[] {first, first + 1}, greater));
    }
    int[] sets = {0b111110, 0b111110, 0b111110, 0b111110, 0b111110, 0b111110};
    assertThat(Narrowing.narrow(line, () -> {}, sets)).isTrue();
    assertThat(sets).containsExactly(0b110, 0b1100, 0b11000, 0b110000, 0b111110, 0b111110);
    line.add(new Form.TwoCells(new int[] {3, 4}, greater));
    assertThat(Narrowing.narrow(line, () -> {}, sets)).isTrue();
    assertThat(sets).startsWith(0b10, 0b100, 0b1000, 0b10000, 0b100000);
    line.add(new Form.TwoCells(new int[] {4, 5}, greater));
    assertThat(Narrowing.narrow(line, () -> {}, sets)).isFalse();
    int[] felt = {0};
    int[] one = {0b111110, 0b111110};
    assertThat(Narrowing.narrow(line.subList(1, 2), () -> felt[0]++, one)).isTrue();
    assertThat(felt[0]).as("a form by itself has done all that it can").isEqualTo(1);
    assertThat(one).containsExactly(0b11110, 0b111100);
  }

  private void pair() {
    int[] next = IntStream.range(0, SYMBOLS).map(i -> set()).toArray();
    check(
        new Form.TwoCells(cells(2), next),
        true,
        values -> (next[values[0] - 1] >> values[1] & 1) != 0);
  }

  /** The first cell is apart from the others, once it has a value. */
  private void apart() {
    int[] cells = cells(2 + random.nextInt(3));
    Form form = new Form.Apart(cells);
    int[] sets = new int[cells.length];
    Arrays.setAll(sets, i -> i == 0 ? 2 << random.nextInt(SYMBOLS) : set());
    require(form, sets, true, NarrowingTest::isFirstApart);
    int[] left = sets.clone();
    left[0] = 0b10100;
    int[] same = left.clone();
    Narrowing.narrow(form, same);
    assertThat(same).isEqualTo(left);
  }

  private static boolean isFirstApart(int... values) {
    return Arrays.stream(values).skip(1).noneMatch(value -> value == values[0]);
  }

  private void sets() {
    int[] cells = cells(1 + random.nextInt(4));
    int[] allowed =
        IntStream.range(0, 2 << SYMBOLS)
            .filter(set -> set % 2 == 0 && Integer.bitCount(set) == cells.length)
            .filter(set -> random.nextInt(3) == 0)
            .toArray();
    check(
        new Form.Sets(cells, allowed),
        true,
        values -> {
          int set = Arrays.stream(values).map(value -> 1 << value).reduce(0, (a, b) -> a | b);
          return Arrays.stream(allowed).anyMatch(it -> it == set);
        });
  }

  private void sum() {
    int[] cells = cells(1 + random.nextInt(4));
    int[] factors = cells.clone();
    Arrays.setAll(factors, i -> random.nextInt(3) == 0 ? -1 - random.nextInt(3) : 1);
    int total =
        IntStream.range(0, cells.length).map(i -> factors[i] * (1 + random.nextInt(5))).sum();
    check(
        new Form.Sum(total, factors, cells),
        false,
        values ->
            total == IntStream.range(0, values.length).map(i -> factors[i] * values[i]).sum());
  }

  private void machine() {
    int states = 1 + random.nextInt(4);
    int[][] next = new int[states][SYMBOLS];
    for (int[] row : next) {
      Arrays.setAll(row, value -> random.nextInt(3) == 0 ? -1 : random.nextInt(states));
    }
    boolean[] accepting = new boolean[states];
    accepting[random.nextInt(states)] = true;
    int start = random.nextInt(states);
    check(
        new Form.Machine(cells(1 + random.nextInt(4)), start, accepting, next),
        true,
        values -> {
          int state = start;
          for (int value : values) {
            state = state < 0 ? state : next[state][value - 1];
          }
          return state >= 0 && accepting[state];
        });
  }
}
