package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What may be right where a constraint of a 9x9 grid is printed. */
class NearConstraintsTest {
  private static int from(int cell, int down, int right) {
    int row = cell / 9 + down;
    int column = cell % 9 + right;
    return row < 0 || row > 8 || column < 0 || column > 8 ? -1 : row * 9 + column;
  }

  private static List<Misprint<ConstraintData>> near(ConstraintData printed) {
    return NearConstraints.of(printed, 9, 81, NearConstraintsTest::from);
  }

  private static List<String> slips(String call, String argument) {
    return near(ConstraintText.read(call, argument, 9)).stream()
        .map(it -> it.slip() + " " + ConstraintText.call(it.right()))
        .toList();
  }

  private static ConstraintData sample(ConstraintKind kind) {
    int[] row = IntStream.range(9, 18).toArray();
    int[] numbers = new int[kind.numbers() == ConstraintKind.ANY ? 2 : kind.numbers()];
    Arrays.fill(numbers, 3);
    int cells = Math.min(kind.most(), kind.isOutside() ? 9 : Math.max(kind.fewest(), 2));
    int[][] parts =
        switch (kind) {
          case CLONE, PILL_ARROW, SAME_VALUES -> new int[][] {{9, 10}, {30, 31}};
          case COUNT_IN -> new int[][] {{30}, {9, 10}};
          default -> new int[][] {Arrays.copyOf(row, cells)};
        };
    return ConstraintData.of(kind, numbers, parts);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"INDEXER", "ANY_OF", "ALL_OF"})
  void near_areOthersThatFit(ConstraintKind kind) {
    if (!kind.hasTable() && !kind.isOfPairs() && kind != ConstraintKind.OWN_SUM) {
      ConstraintData printed = sample(kind);
      List<Misprint<ConstraintData>> near = near(printed);
      assertThat(near).isSortedAccordingTo(Misprint.ORDER);
      assertThat(near).isNotEmpty().allMatch(it -> !it.right().equals(printed));
      for (Misprint<ConstraintData> misprint : near) {
        misprint.right().requireFits(9, 81);
        assertThat(new FormMaker(9).forms(misprint.right())).isNotNull();
        assertThat(misprint.weight()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x|0,1|sign v(0,1)",
        "v|0,1|sign x(0,1)",
        "odd|4|sign even(4)",
        "even|4|sign odd(4)",
        "difference|1:0,1|sign ratio(2:0,1)",
        "ratio|2:0,1|sign difference(1:0,1)",
        "thermometer|0,1,2|turned thermometer(2,1,0)",
        "arrow|0,1,2|cell arrow(0,1,11)",
        "arrow|0,1,2|extra arrow(0,1)",
        "sandwich|36:0,1,2,3,4,5,6,7,8|number sandwich(35:0,1,2,3,4,5,6,7,8)",
        "sandwich|15:0,1,2,3,4,5,6,7,8|number sandwich(17:0,1,2,3,4,5,6,7,8)",
        "sandwich|25:0,1,2,3,4,5,6,7,8|number sandwich(52:0,1,2,3,4,5,6,7,8)",
        "sandwich|25:0,1,2,3,4,5,6,7,8|shifted sandwich(25:9,10,11,12,13,14,15,16,17)",
        "quadruple|8,9:0,1,9,10|number quadruple(8,1:0,1,9,10)",
        "littleKiller|12:1,9|number littleKiller(13:1,9)"
      })
  void near_hasTheUsualMisprint(String call, String argument, String expected) {
    assertThat(slips(call, argument)).contains(expected);
  }

  @Test
  void numbersOfLines_areNotMisprinted() {
    assertThat(slips("whispers", "5:0,1,2").stream().map(it -> it.split(" ")[0]))
        .isNotEmpty()
        .doesNotContain("number");
    assertThat(slips("difference", "2:0,1")).noneMatch(it -> it.startsWith("sign"));
  }

  /** A cell that no longer touches the others is noticed, so it is less likely. */
  @Test
  void tornLines_areLessLikely() {
    List<Misprint<ConstraintData>> near = near(sample(ConstraintKind.THERMOMETER));
    List<ConstraintData> torn =
        near.stream().filter(Misprint::isTorn).map(Misprint::right).collect(Collectors.toList());
    assertThat(torn)
        .isNotEmpty()
        .allMatch(
            it ->
                IntStream.range(1, it.listed().length)
                    .anyMatch(i -> !areTouching(it.listed()[i - 1], it.listed()[i])));
  }

  private static boolean areTouching(int cell, int other) {
    return Math.abs(cell / 9 - other / 9) <= 1 && Math.abs(cell % 9 - other % 9) <= 1;
  }
}
