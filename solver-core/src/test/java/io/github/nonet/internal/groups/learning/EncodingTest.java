package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.engines.ClueDigger;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which grids are encoded, and which values this settles at once. */
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
    Group group = new Group(UnitKind.OTHER, 0, 0, new int[] {0, 1, 2});
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

  /** Returns a machine that accepts values of an average of five. */
  private static Form.Machine average(int length) {
    int states = 5 * length;
    int[][] next = new int[states + 1][9];
    for (int state = 0; state <= states; state++) {
      for (int value = 1; value <= 9; value++) {
        next[state][value - 1] = state + value <= states ? state + value : -1;
      }
    }
    boolean[] accepting = new boolean[states + 1];
    accepting[states] = true;
    return new Form.Machine(IntStream.range(0, length).toArray(), 0, accepting, next);
  }

  /** Counters of a long line have many edges. */
  @ParameterizedTest
  @CsvSource({"9, false", "81, true"})
  void of_longMachine_isTooLarge(int length, boolean isTooLarge) {
    Structure structure =
        new Structure(9, length, List.of(), List.of()).withForms(List.of(average(length)));
    assertThat(encoding(structure).isTooLarge()).isEqualTo(isTooLarge);
    assertThat(ClueDigger.canDig(structure)).isEqualTo(!isTooLarge);
  }

  /** Each of many lines is small enough, but not all of them together. */
  @ParameterizedTest
  @CsvSource({"2, false", "60, true"})
  void of_manyMachines_areTooLargeTogether(int count, boolean isTooLarge) {
    Form[] forms = new Form[count];
    Arrays.setAll(forms, i -> average(9));
    Structure structure = new Structure(9, 9, List.of(), List.of()).withForms(List.of(forms));
    assertThat(encoding(structure).isTooLarge()).isEqualTo(isTooLarge);
  }

  /** A list with more sets than a group has room for is too large. */
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

  private static Form form(String kind) {
    int[] four = {0, 10, 17, 25};
    return switch (kind) {
      case "apart" -> new Form.Apart(four);
      case "pair" ->
          new Form.TwoCells(
              new int[] {0, 25}, new int[] {0b110, 0b11100, 0b100, 0b11110, 0b10, 0b1110});
      case "equal" ->
          new Form.TwoCells(
              new int[] {0, 25}, new int[] {0b10, 0b100, 0b1000, 0b10000, 0b100000, 0b1000000});
      case "sets" -> new Form.Sets(four, new int[] {0b11110, 0b101110, 0b111010});
      case "sum" -> new Form.Sum(15, new int[] {1, 1, 1, 1}, four);
      case "difference" -> new Form.Sum(1, new int[] {1, -1, 2, -2}, four);
      case "partly" -> new Form.Sum(12, new int[] {1, 1, 1, 1}, new int[] {0, 1, 6, 35});
      default -> counter(four);
    };
  }

  /** Returns a machine that accepts two values of three or less. */
  private static Form.Machine counter(int... cells) {
    int[][] next = new int[3][6];
    for (int state = 0; state < 3; state++) {
      for (int value = 1; value <= 6; value++) {
        int count = state + (value <= 3 ? 1 : 0);
        next[state][value - 1] = count < 3 ? count : -1;
      }
    }
    return new Form.Machine(cells, 0, new boolean[] {false, false, true}, next);
  }

  private static int[] sizes(Encoding encoding) {
    return new int[] {
      encoding.groups().variables, encoding.groups().states.length, encoding.groups().facts.length
    };
  }

  /** What literals share is not encoded twice, and what takes long feels the pulse. */
  @ParameterizedTest
  @CsvSource({
    "apart, 213, 159, 0, 29",
    "pair, 221, 170, 1, 27",
    "equal, 213, 156, 0, 27",
    "sets, 219, 156, 3, 33",
    "sum, 276, 187, 1, 35",
    "difference, 272, 188, 1, 35",
    "partly, 238, 175, 5, 37",
    "machine, 227, 164, 1, 31"
  })
  void of_form_isAsSmallAsEver(String kind, int variables, int groups, int facts, int pulses) {
    Structure structure = Structures.boxes(2, 3).withForms(List.of(form(kind)));
    structure.plan(() -> {});
    int[] felt = {0};
    Encoding.of(structure, all(structure), () -> felt[0]++);
    felt[0] = 0;
    int[] candidates = all(structure);
    candidates[17] = 0b101010;
    Encoding encoding = Encoding.of(structure, candidates, () -> felt[0]++);
    assertThat(sizes(encoding)).containsExactly(variables, groups, facts);
    assertThat(felt[0]).isEqualTo(pulses);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 5, 216, 148, 4, 69",
    "3, 9, 225, 163, 0, 76",
    "4, 12, 222, 159, 0, 76",
    "5, 17, 217, 149, 6, 76"
  })
  void of_cage_isAsSmallAsEver(
      int cells, int sum, int variables, int groups, int facts, int pulses) {
    Structure structure =
        Structures.boxes(2, 3)
            .withCages(List.of(new Structure.Cage(sum, IntStream.range(0, cells).toArray())));
    int[] felt = {0};
    Encoding encoding = Encoding.of(structure, all(structure), () -> felt[0]++);
    assertThat(sizes(encoding)).containsExactly(variables, groups, facts);
    assertThat(felt[0]).isEqualTo(pulses);
  }

  /** A cage alone, without a group around it: all ways to fill it, and no others. */
  @ParameterizedTest
  @CsvSource({
    "0, 1, 5",
    "0, 2, 20",
    "0, 3, 60",
    "0, 5, 120",
    "5, 1, 1",
    "1, 1, 1",
    "6, 2, 4",
    "9, 2, 2",
    "3, 2, 2",
    "6, 3, 6",
    "8, 3, 12",
    "12, 3, 6",
    "10, 4, 24",
    "14, 4, 24",
    "15, 5, 120"
  })
  void of_cageAlone_hasAllWays(int sum, int size, int ways) {
    assertThat(ways(5, sum, size)).isEqualTo(ways);
  }

  /** Four numbers up to 16 have the sum of a magic square in 86 ways, each in any order. */
  @Test
  void of_cageOfManyCombinations_hasAllOfThem() {
    assertThat(ways(16, 34, 4)).isEqualTo(86 * 24);
  }

  /** Counts the solutions of a cage, each of which it checks. */
  private static int ways(int symbols, int sum, int size) {
    Structure.Cage cage = new Structure.Cage(sum, IntStream.range(0, size).toArray());
    Structure structure = new Structure(symbols, size, List.of(), List.of(cage));
    Learner learner = new Learner(structure, all(structure), () -> {});
    Set<List<Integer>> found = new HashSet<>();
    int[] values = new int[size];
    while (learner.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      learner.store(values);
      assertThat(IntStream.of(values).distinct().count()).isEqualTo(size);
      assertThat(sum == 0 || IntStream.of(values).sum() == sum).isTrue();
      assertThat(found.add(Arrays.stream(values).boxed().toList())).isTrue();
    }
    return found.size();
  }

  private static boolean isContradictory(
      int[] candidates, List<Structure.Cage> cages, Form... forms) {
    Structure structure =
        new Structure(4, candidates.length, List.of(), cages).withForms(List.of(forms));
    return Encoding.of(structure, candidates, () -> {}).isContradictory();
  }

  /** What the values of closed cells leave to the others is nothing. */
  @Test
  void of_noWayLeft_isContradictory() {
    int all = 0b11110;
    Structure.Cage nine = new Structure.Cage(9, new int[] {0, 1});
    Structure.Cage six = new Structure.Cage(6, new int[] {0, 1});
    assertThat(isContradictory(new int[] {0b10, all}, List.of(nine))).isTrue();
    assertThat(isContradictory(new int[] {0b100, 0b100}, List.of(nine))).isTrue();
    assertThat(isContradictory(new int[] {0b100, all}, List.of(six))).isFalse();
    assertThat(isContradictory(new int[] {0b100, 0b10000}, List.of(six))).isFalse();
    assertThat(isContradictory(new int[] {0b100, 0b1000}, List.of(six))).isTrue();
    Form list = new Form.Sets(new int[] {0, 1, 2}, new int[] {0b1110, 0b11010});
    assertThat(isContradictory(new int[] {0b10, 0b10, all}, List.of(), list)).isTrue();
    assertThat(isContradictory(new int[] {0b100, 0b10000, all}, List.of(), list)).isTrue();
    assertThat(isContradictory(new int[] {0b100, 0b1000, all}, List.of(), list)).isFalse();
    Form sum = new Form.Sum(40, new int[] {1, 2, 3}, new int[] {0, 1, 2});
    assertThat(isContradictory(new int[] {all, all, all}, List.of(), sum)).isTrue();
    Form less = new Form.Sum(20, new int[] {1, 2, 3}, new int[] {0, 1, 2});
    assertThat(isContradictory(new int[] {0b10, 0b10, all}, List.of(), less)).isTrue();
    assertThat(isContradictory(new int[] {0b10000, 0b10000, all}, List.of(), less)).isTrue();
    assertThat(isContradictory(new int[] {0b10000, all, all}, List.of(), less)).isFalse();
  }

  @Test
  void of_feelsThePulse() {
    Structure structure = Structures.boxes(3, 3).withForms(List.of(sum(20, 1, 1, 2)));
    int[] pulses = {0};
    Encoding.of(structure, all(structure), () -> pulses[0]++);
    assertThat(pulses[0]).isGreaterThan(structure.groups().size());
  }
}
