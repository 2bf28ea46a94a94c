package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What constraints take, up to the last good number, and of which forms they are. */
class ConstraintDataTest {
  private static final int[] NONE = {};

  private static int[] cells(int count) {
    return IntStream.range(0, count).toArray();
  }

  private static int[] numbers(int... numbers) {
    return numbers;
  }

  private static void assertFault(Runnable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call::run).withMessageContaining(message);
  }

  private static void assertFault(ConstraintKind kind, int[] numbers, int cells, String message) {
    assertFault(() -> ConstraintData.of(kind, numbers, cells(cells)), message);
  }

  @Test
  void numbers_areAsManyAsTheKindHas() {
    assertFault(ConstraintKind.WHISPERS, NONE, 2, "has 0 numbers before the cells; expected 1");
    assertFault(
        ConstraintKind.WHISPERS, numbers(5, 5), 2, "has 2 numbers before the cells; expected 1");
    assertFault(
        ConstraintKind.QUADRUPLE, NONE, 2, "has 0 numbers before the cells; expected one or more");
    assertFault(ConstraintKind.RENBAN, numbers(1), 2, "has 1 number before the cells; expected 0");
  }

  @Test
  void numbers_haveALeastAndAGreatest() {
    assertThat(ConstraintData.of(ConstraintKind.SUM, numbers(1_000_000), cells(2))).isNotNull();
    assertThat(ConstraintData.of(ConstraintKind.SUM, numbers(-1_000_000), cells(2))).isNotNull();
    assertFault(
        ConstraintKind.SUM, numbers(1_000_001), 2, "number 1000001; expected at most 1000000");
    assertFault(
        ConstraintKind.SUM, numbers(Integer.MIN_VALUE), 2, "number -2147483648; expected at most");
    assertThat(ConstraintData.of(ConstraintKind.SANDWICH, numbers(0), cells(9))).isNotNull();
    assertFault(ConstraintKind.SANDWICH, numbers(-1), 9, "the number -1; expected 0 or more");
    assertFault(ConstraintKind.INDEXER, numbers(0), 9, "the number 0; expected 1 or more");
    assertThat(ConstraintData.of(ConstraintKind.INDEXER, numbers(9), cells(9))).isNotNull();
    assertFault(
        ConstraintKind.INDEXER, numbers(10), 9, "has 10 as its position; expected at most 9");
  }

  @Test
  void lists_areAsManyAndAsLongAsTheKindHas() {
    assertFault(
        () -> ConstraintData.of(ConstraintKind.RENBAN, NONE), "has 0 lists of cells; expected 1");
    assertFault(
        () -> ConstraintData.of(ConstraintKind.EQUAL_SUMS, NONE),
        "0 lists of cells; expected one or");
    assertFault(ConstraintKind.X, NONE, 3, "has 3 cells; expected 2");
    assertFault(ConstraintKind.THERMOMETER, NONE, 1, "has 1 cell; expected 2 or more");
    assertFault(
        () -> ConstraintData.of(ConstraintKind.SKYSCRAPER, numbers(1), numbers(1, 1)),
        "has cell 1 twice");
    assertFault(
        () -> ConstraintData.of(ConstraintKind.PILL_ARROW, NONE, numbers(1, 1), numbers(2)),
        "the pill of the arrow has a cell twice");
    assertFault(
        () -> ConstraintData.of(ConstraintKind.WHISPERS, numbers(1), new int[101]),
        "has cell 0 more than 100 times");
    assertThat(ConstraintData.of(ConstraintKind.WHISPERS, numbers(1), new int[100]).listed())
        .hasSize(100);
    assertFault(
        () -> ConstraintData.of(ConstraintKind.RENBAN, NONE, numbers(-1, 1)),
        "is -1; expected 0 to 15624");
    assertFault(
        () -> ConstraintData.of(ConstraintKind.CLONE, NONE, numbers(0, 1), numbers(2)),
        "has 2 and 1 cell");
    assertFault(
        () -> ConstraintData.of(ConstraintKind.CLONE, NONE, numbers(0, 1), numbers(1, 2)),
        "has cell 1 twice");
  }

  @Test
  void quadruples_wantNoMoreValuesThanTheyHaveCells() {
    assertThat(ConstraintData.of(ConstraintKind.QUADRUPLE, cells(13, 1), cells(12))).isNotNull();
    assertFault(
        ConstraintKind.QUADRUPLE, cells(14, 1), 13, "13 values for 13 cells; expected at most 12");
    assertFault(
        ConstraintKind.QUADRUPLE, numbers(1, 2), 1, "2 values for 1 cell; expected at most 1");
    assertFault(ConstraintKind.QUADRUPLE, numbers(0), 1, "the number 0; expected 1 or more");
    ConstraintData five = ConstraintData.of(ConstraintKind.QUADRUPLE, numbers(5, 1), cells(2));
    five.requireFits(5, 25);
    assertFault(() -> five.requireFits(4, 16), "has 5 as a value; expected at most 4");
  }

  private static int[] cells(int to, int from) {
    return IntStream.range(from, to).toArray();
  }

  @Test
  void pills_haveTwoOrThreeCells() {
    for (int pill = 1; pill <= 4; pill++) {
      int[] cells = cells(pill);
      if (pill == 2 || pill == 3) {
        assertThat(ConstraintData.of(ConstraintKind.PILL_ARROW, NONE, cells, numbers(9)))
            .isNotNull();
      } else {
        assertFault(
            () -> ConstraintData.of(ConstraintKind.PILL_ARROW, NONE, cells, numbers(9)),
            "expected 2 or 3");
      }
    }
  }

  @Test
  void ownSums_haveAFactorForEachCell() {
    assertThat(ConstraintData.ownSum("s", numbers(7, 100, -100), 0, 1)).isNotNull();
    assertFault(() -> ConstraintData.ownSum("s", numbers(7, 101, 1), 0, 1), "the factor 101");
    assertFault(() -> ConstraintData.ownSum("s", numbers(7, 1, -101), 0, 1), "the factor -101");
    assertFault(() -> ConstraintData.ownSum("s", numbers(7, 0, 1), 0, 1), "the factor 0");
    assertFault(
        () -> ConstraintData.ownSum("s", numbers(7, 1), 0, 1), "has 1 factor; expected one for");
    assertThat(ConstraintData.ownSum("s", numbers(7, 60, 60, -60), 0, 0, 0)).isNotNull();
    assertFault(
        () -> ConstraintData.ownSum("s", numbers(7, 60, 60), 0, 0),
        "has the factors of cell 0, in all 120; expected -100 to 100");
  }

  @Test
  void anyTwo_areOfSixtyFourCellsAtMost() {
    assertThat(
            ConstraintData.own(
                ConstraintKind.ANY_TWO, "a", TableMaker.pairs((a, b) -> a < b), cells(64)))
        .isNotNull();
    assertFault(
        () ->
            ConstraintData.own(
                ConstraintKind.ANY_TWO, "a", TableMaker.pairs((a, b) -> a < b), cells(65)),
        "has 65 cells; expected at most 64");
    ConstraintData different = ConstraintData.different("d", 9, cells(81));
    assertThat(different.cells()).hasSize(81);
    assertThat(ConstraintText.read("anyTwo", ConstraintText.of(different), 9)).isEqualTo(different);
  }

  @Test
  void fit_isForTheCellsAndValuesOfTheRules() {
    ConstraintData renban = ConstraintData.of(ConstraintKind.RENBAN, NONE, cells(9));
    renban.requireFits(9, 9);
    assertFault(() -> renban.requireFits(9, 8), "has cell 8; expected cells 0 to 7");
    renban.requireFits(8, 64);
    assertFault(
        () -> ConstraintData.of(ConstraintKind.MODULAR, numbers(5), cells(2)).requireFits(4, 16),
        "has 5 as its number; expected at most 4");
    ConstraintData.of(ConstraintKind.ENTROPIC, NONE, cells(2)).requireFits(8, 64);
    ConstraintData.of(ConstraintKind.ENTROPIC, NONE, cells(2)).requireFits(9, 81);
    ConstraintData.of(ConstraintKind.ENTROPIC, NONE, cells(2)).requireFits(6, 36);
  }

  @Test
  void tables_areForTheirValuesAlone() {
    Table table = new Table(6, new int[] {0b110, 0b110_0000});
    ConstraintData sets = ConstraintData.known(ConstraintKind.SETS, "s", table, cells(2));
    assertThat(sets.valuesOfSets()).isEqualTo(0b110_0110);
    assertThat(sets.forSymbols(6)).isSameAs(sets);
    assertFault(() -> sets.forSymbols(4), "has a table for 6 values; expected one for 4");
  }

  /** Some are read along a line; those of a builder are about pairs. */
  @Test
  void kinds_ofLinesAndOfPairs() {
    assertThat(ConstraintKind.THERMOMETER.isLine()).isTrue();
    assertThat(ConstraintKind.QUADRUPLE.isLine()).isFalse();
    ConstraintData moves = ConstraintData.ofBuilder(ConstraintKind.ANTI_KING, cells(2));
    assertThat(moves.title()).isEqualTo("the king's move");
  }

  @Test
  void conditions_areEqualIfAllOfThemIs() {
    List<ConstraintData> different =
        List.of(
            ConstraintData.of(ConstraintKind.WHISPERS, numbers(5), cells(2)),
            ConstraintData.of(ConstraintKind.WHISPERS, numbers(4), cells(2)),
            ConstraintData.of(ConstraintKind.WHISPERS, numbers(5), numbers(1, 0)),
            ConstraintData.of(ConstraintKind.DIFFERENCE, numbers(5), cells(2)),
            ConstraintData.ownSum("a", numbers(5, 1, 1), 0, 1),
            ConstraintData.ownSum("b", numbers(5, 1, 1), 0, 1),
            pairs(2),
            pairs(3));
    for (int i = 0; i < different.size(); i++) {
      for (int j = 0; j < different.size(); j++) {
        assertThat(different.get(i).equals(different.get(j))).isEqualTo(i == j);
      }
    }
    assertThat(different).extracting(ConstraintData::hashCode).doesNotHaveDuplicates();
    assertThat(pairs(2)).isEqualTo(pairs(2)).hasSameHashCodeAs(pairs(2));
  }

  private static ConstraintData pairs(int apart) {
    return ConstraintData.own(
            ConstraintKind.PAIRS, "p", TableMaker.pairs((a, b) -> a - b == apart), cells(2))
        .forSymbols(4);
  }

  private static List<Form> forms(int symbols, ConstraintData constraint) {
    return new FormMaker(symbols).forms(constraint.forSymbols(symbols));
  }

  @Test
  void relationThatAllowsAll_isNoForm() {
    assertThat(
            forms(
                4,
                ConstraintData.own(
                    ConstraintKind.PAIRS, "p", TableMaker.pairs((a, b) -> true), cells(3))))
        .isEmpty();
    assertThat(
            forms(
                4,
                ConstraintData.own(
                    ConstraintKind.PAIRS,
                    "p",
                    TableMaker.pairs((a, b) -> a != 4 || b != 4),
                    cells(3))))
        .hasSize(2);
  }

  @Test
  void differentValues_areSight() {
    List<Form> forms =
        forms(
            4,
            ConstraintData.own(
                ConstraintKind.ANY_TWO, "a", TableMaker.pairs((a, b) -> a != b), cells(3)));
    assertThat(forms).hasSize(3).hasOnlyElementsOfType(Form.Apart.class);
    assertThat(forms.get(0).cells()).containsExactly(0, 1, 2);
    assertThat(forms.get(2).cells()).containsExactly(2, 0, 1);
  }

  @Test
  void consecutiveValues_areAsManySetsAsThereAreFirstOnes() {
    Form.Sets form =
        (Form.Sets) forms(9, ConstraintData.of(ConstraintKind.RENBAN, NONE, cells(3))).get(0);
    assertThat(form.sets()).hasSize(7).startsWith(0b1110).endsWith(0b11_1000_0000);
  }

  @Test
  void equalSums_areComparedWithTheShortest() {
    List<Form> forms =
        forms(
            9,
            ConstraintData.of(
                ConstraintKind.EQUAL_SUMS, NONE, numbers(0, 1, 2), numbers(3), numbers(4, 5)));
    assertThat(forms).hasSize(2);
    assertThat(forms.get(0).cells()).containsExactly(3, 0, 1, 2);
    assertThat(forms.get(1).cells()).containsExactly(3, 4, 5);
    assertThat(((Form.Sum) forms.get(1)).factors()).containsExactly(-1, 1, 1);
  }

  /** Any three neighbours have all classes, so the fourth cell has that of the first. */
  @Test
  void classes_areTheSameSoFarApart() {
    List<Form> forms = forms(9, ConstraintData.of(ConstraintKind.MODULAR, numbers(3), cells(4)));
    assertThat(forms).hasSize(6).hasOnlyElementsOfType(Form.TwoCells.class);
    for (Form form : forms) {
      boolean isSame = Arrays.equals(form.cells(), new int[] {0, 3});
      assertThat(((Form.TwoCells) form).next()[0])
          .isEqualTo(isSame ? 0b00_1001_0010 : 0b11_0110_1100);
    }
  }

  @Test
  void tables_areOfAFewSets() {
    Table.Maker all = TableMaker.sets(set -> true);
    assertThat(all.make(16, 8, "t").rows()[0]).hasSize(12_870);
    assertThat(all.make(4, 4, "t").rows()[0]).containsExactly(0b11110);
    assertThat(TableMaker.sets(set -> false).make(25, 20, "t").rows()[0]).isEmpty();
    assertFault(() -> all.make(18, 8, "t"), "t allows more than 20000 sets; expected fewer");
    assertFault(() -> all.make(25, 12, "t"), "t has 5200300 sets to check; expected at most");
    assertFault(() -> all.make(4, 5, "t"), "t has 5 cells; expected at most 4");
  }

  @Test
  void tables_ofTwentyThousandSets_areTheLargest() {
    int[] asked = {0};
    Table table = TableMaker.sets(set -> ++asked[0] <= 20_000).make(18, 8, "t");
    assertThat(table.rows()[0]).hasSize(20_000);
    asked[0] = -1;
    assertFault(
        () -> TableMaker.sets(set -> ++asked[0] <= 20_000).make(18, 8, "t"),
        "t allows more than 20000 sets; expected fewer");
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "6, 3", "9, 2", "16, 15", "25, 1", "25, 24", "25, 25"})
  void tables_ofAllSets_areAllOfTheirSize(int symbols, int cells) {
    int[] expected =
        IntStream.iterate(
                (1 << cells) - 1, set -> set < 1 << symbols, ConstraintDataTest::nextOfTheSameSize)
            .map(set -> set << 1)
            .toArray();
    assertThat(TableMaker.sets(set -> true).make(symbols, cells, "t").rows()[0])
        .containsExactly(expected);
  }

  /** Returns the least greater number with as many bits (HAKMEM, item 175). */
  private static int nextOfTheSameSize(int set) {
    int lowest = set & -set;
    int ripple = set + lowest;
    return ripple | ((set ^ ripple) >>> 2) / lowest;
  }

  /** An expression is read once, not for each of the grids that have it. */
  @Test
  void tables_ofOneExpression_areShared() {
    Table table = TableMaker.regularExpression("1[23]*").make(4, 5, "t");
    assertThat(TableMaker.regularExpression("1[23]*").make(4, 5, "u")).isSameAs(table);
    assertThat(TableMaker.regularExpression("1[2-3]*").make(4, 5, "t")).isSameAs(table);
    assertThat(TableMaker.regularExpression("1[23]*").make(5, 5, "t")).isNotEqualTo(table);
    Table relation = TableMaker.pairs((a, b) -> a == 2 * b).make(4, 2, "t");
    assertThat(relation.shared())
        .isSameAs(TableMaker.pairs((a, b) -> a == b + b).make(4, 2, "t").shared());
  }

  @Test
  void machines_areOfAFewStates() {
    Table.Maker counter = TableMaker.machine(() -> 0, (state, value) -> state + 1, state -> true);
    assertThat(counter.make(4, 4, "t").rows().length).isEqualTo(6);
  }
}
