package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.Kind;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.engines.ClueDigger;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which grids are encoded, and what that settles at once. */
class EncodingTest {
  private static int[] all(Structure structure) {
    int[] candidates = new int[structure.cells()];
    Arrays.fill(candidates, (2 << structure.symbols()) - 2);
    return candidates;
  }

  private static Encoding encoding(Structure structure) {
    return Encoding.of(structure, all(structure), () -> {});
  }

  private static Form.Sum sum(int total, int... factors) {
    return new Form.Sum(total, factors, IntStream.range(0, factors.length).toArray());
  }

  /** Two literals for each candidate, and as many for other variables, have room for 2^20. */
  @ParameterizedTest
  @CsvSource({"10485, 25, true", "10486, 25, false", "65535, 4, true", "65536, 4, false"})
  void canEncode_upToSoManyCandidates(int cells, int symbols, boolean isPossible) {
    assertThat(Encoding.canEncode(new Structure(symbols, cells, List.of(), List.of())))
        .isEqualTo(isPossible);
  }

  @Test
  void cellVariables_openCellsOnly() {
    CellVariables cells = new CellVariables(0b110, 0b100, 0b11010);
    assertThat(cells.count()).isEqualTo(5);
    assertThat(IntStream.range(0, 5).map(cells::cell)).containsExactly(0, 0, 2, 2, 2);
    assertThat(IntStream.range(0, 5).map(cells::value)).containsExactly(1, 2, 1, 3, 4);
    assertThat(cells.literal(2, 3)).isEqualTo(6);
    assertThat(cells.literal(2, 2)).isNegative();
    assertThat(cells.literal(1, 2)).isNegative();
    assertThat(cells.isOpen(0)).isTrue();
    assertThat(cells.isOpen(1)).isFalse();
    assertThat(cells.settledValues()).containsExactly(0, 2, 0);
  }

  /** Singles of groups, cages and lists of sets are settled before anything is encoded. */
  @Test
  void of_settlesSingles() {
    Group group = new Group(Kind.OTHER, 0, 0, new int[] {0, 1, 2});
    Structure structure = new Structure(4, 5, List.of(group), List.of());
    int[] candidates = {0b10, 0b110, 0b1110, 0b10, 0b10};
    Encoding encoding = Encoding.of(structure, candidates, () -> {});
    assertThat(encoding.isContradictory()).isFalse();
    assertThat(candidates).containsExactly(0b10, 0b100, 0b1000, 0b10, 0b10);
    assertThat(encoding.cells().count()).isZero();
    int[] impossible = {0b10, 0b110, 0b110, 0b10, 0b10};
    assertThat(Encoding.of(structure, impossible, () -> {}).isContradictory()).isTrue();
    int[] none = {0b10, 0b110, 0b1110, 0, 0b10};
    assertThat(Encoding.of(structure, none, () -> {}).isContradictory()).isTrue();
  }

  @Test
  void of_planThatContradicts_hasNoVariables() {
    Structure structure = new Structure(4, 3, List.of(), List.of()).withForms(List.of(sum(3)));
    Encoding encoding = encoding(structure);
    assertThat(encoding.isContradictory()).isTrue();
    assertThat(encoding.isTooLarge()).isFalse();
    assertThat(encoding.cells().count()).isZero();
  }

  /** Multiples of many kinds add up to too many totals: an engine would be slow with them. */
  @ParameterizedTest
  @ValueSource(ints = {3, 40})
  void of_sumOfManyTotals_isTooLarge(int cells) {
    int[] factors = IntStream.range(0, cells).map(i -> 1 + 7 * i % 50).toArray();
    int total = 5 * IntStream.of(factors).sum();
    Structure structure =
        new Structure(9, cells, List.of(), List.of()).withForms(List.of(sum(total, factors)));
    assertThat(encoding(structure).isTooLarge()).isEqualTo(cells > 3);
  }

  /** Each of many sums is small enough, but not all of them together. */
  @ParameterizedTest
  @CsvSource({"2, false", "60, true"})
  void of_manySums_areTooLargeTogether(int count, boolean isTooLarge) {
    Form.Sum sum = sum(60, 1, 2, 3, 4, 5);
    Form[] forms = new Form[count];
    Arrays.fill(forms, sum);
    Structure structure = new Structure(9, 5, List.of(), List.of()).withForms(List.of(forms));
    assertThat(encoding(structure).isTooLarge()).isEqualTo(isTooLarge);
  }

  /** Counters of a long line have many edges. */
  @ParameterizedTest
  @CsvSource({"9, false", "81, true"})
  void of_longMachine_isTooLarge(int length, boolean isTooLarge) {
    int states = 5 * length;
    int[][] next = new int[states + 1][9];
    for (int state = 0; state <= states; state++) {
      for (int value = 1; value <= 9; value++) {
        next[state][value - 1] = state + value <= states ? state + value : -1;
      }
    }
    boolean[] accepting = new boolean[states + 1];
    accepting[states] = true;
    Form machine = new Form.Machine(IntStream.range(0, length).toArray(), 0, accepting, next);
    Structure structure =
        new Structure(9, length, List.of(), List.of()).withForms(List.of(machine));
    assertThat(encoding(structure).isTooLarge()).isEqualTo(isTooLarge);
    assertThat(ClueDigger.canDig(structure)).isEqualTo(!isTooLarge);
  }

  /** More sets than a group has room for are too many. */
  @ParameterizedTest
  @CsvSource({"4, false", "8, true"})
  void of_listOfManySets_isTooLarge(int size, boolean isTooLarge) {
    int[] sets =
        IntStream.range(0, 1 << 16)
            .filter(set -> Integer.bitCount(set) == size && set % 3 > 0)
            .map(set -> 2 * set)
            .toArray();
    Form list = new Form.Sets(IntStream.range(0, size).toArray(), sets);
    Structure structure = new Structure(16, size, List.of(), List.of()).withForms(List.of(list));
    assertThat(encoding(structure).isTooLarge()).isEqualTo(isTooLarge);
  }

  @Test
  void of_feelsThePulse() {
    Structure structure = Structures.boxes(3, 3).withForms(List.of(sum(20, 1, 1, 2)));
    int[] pulses = {0};
    Encoding.of(structure, all(structure), () -> pulses[0]++);
    assertThat(pulses[0]).isGreaterThan(structure.groups().size());
  }
}
