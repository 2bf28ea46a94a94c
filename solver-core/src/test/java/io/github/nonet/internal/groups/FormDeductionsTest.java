package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The constraints that a depth-first search has, with their work and their weights. */
class FormDeductionsTest {
  private static final Structure NINE = Structures.boxes(3, 3);
  private static final int ALL = NINE.tables(() -> {}).all;

  private final AtomicInteger pulses = new AtomicInteger();
  private Domains domains = new Domains(NINE.tables(() -> {}));

  private Constraints constraints(List<Cage> cages, Form... forms) {
    FormPlan plan = NINE.withCages(cages).withForms(List.of(forms)).plan(() -> {});
    domains = new Domains(plan.tables());
    Arrays.fill(domains.sets, ALL);
    pulses.set(0);
    Constraints constraints = new Constraints(plan, domains, pulses::incrementAndGet);
    constraints.useGiven();
    return constraints;
  }

  private List<Propagator> given(List<Cage> cages, Form... forms) {
    FormPlan plan = NINE.withCages(cages).withForms(List.of(forms)).plan(() -> {});
    domains = new Domains(plan.tables());
    Arrays.fill(domains.sets, ALL);
    GroupDeduction groups = new GroupDeduction(domains);
    pulses.set(0);
    return new FormDeductions(plan, domains, groups, pulses::incrementAndGet).given();
  }

  private static void requireOnly(List<Propagator> made, int[] cells, int work, int weight) {
    assertThat(made).hasSize(1);
    assertThat(made.get(0).cells()).containsExactly(cells);
    assertThat(made.get(0).work()).isEqualTo(work);
    assertThat(made.get(0).weight()).isEqualTo(weight);
  }

  private static Form.Sum sum(int total, int... cells) {
    int[] factors = new int[cells.length];
    Arrays.fill(factors, 1);
    return new Form.Sum(total, factors, cells);
  }

  private static int firstPropagator() {
    return NINE.tables(() -> {}).words * Long.SIZE;
  }

  /** A cage of two cells weighs 16, one of nine 9. */
  @Test
  void given_cages_shortOnesWeighMore() {
    List<Propagator> two = given(List.of(new Cage(3, new int[] {0, 40})));
    requireOnly(two, new int[] {0, 40}, 1, 16);
    assertThat(two.get(0).deduce()).isTrue();
    assertThat(domains.sets[40]).isEqualTo(0b110);
    int[] nine = IntStream.range(0, 9).toArray();
    requireOnly(given(List.of(new Cage(45, nine))), nine, 1, 9);
  }

  /** A cage of any sum is a group; one of all values is a house. */
  @Test
  void given_cageOfAnySum_isAGroup() {
    int[] some = {0, 40, 80};
    List<Propagator> made = given(List.of(new Cage(0, some)));
    requireOnly(made, some, 1, 15);
    domains.sets[40] = 0b1000;
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(domains.sets[80]).isEqualTo(ALL & ~0b1000);
    int[] diagonal = IntStream.range(0, 9).map(i -> 10 * i).toArray();
    List<Propagator> house = given(List.of(new Cage(0, diagonal)));
    for (int cell : diagonal) {
      domains.sets[cell] &= cell == 50 ? ALL : ~0b10;
    }
    assertThat(house.get(0).deduce()).isTrue();
    assertThat(domains.sets[50]).isEqualTo(0b10);
  }

  @Test
  void given_pairs_weighOne() {
    List<Propagator> made = given(List.of(), sum(4, 0, 40));
    requireOnly(made, new int[] {0, 40}, 1, 1);
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(domains.sets[0]).isEqualTo(0b1110);
  }

  /** A list of 20 sets takes twice as long as a group. */
  @Test
  void given_lists_byTheirSets() {
    int[] cells = {0, 40, 80};
    int[] sets =
        IntStream.range(0, 512)
            .map(set -> 2 * set)
            .filter(set -> Integer.bitCount(set) == 3)
            .limit(20)
            .toArray();
    List<Propagator> made = given(List.of(), new Form.Sets(cells, sets));
    requireOnly(made, cells, 2, 15);
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(domains.sets[0]).isNotEqualTo(ALL);
    requireOnly(given(List.of(), new Form.Sets(cells, Arrays.copyOf(sets, 19))), cells, 1, 15);
  }

  @Test
  void given_sums_byTheirCells() {
    List<Propagator> made = given(List.of(), sum(35, 0, 13, 40, 80));
    requireOnly(made, new int[] {0, 13, 40, 80}, 4, 30);
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(domains.sets[13]).isEqualTo(0b1100000000);
  }

  /** A diagram of 40 edges takes twice as long as a group. */
  @Test
  void given_lines_byTheirDiagram() {
    int[] cells = {0, 13, 40};
    int[][] next = new int[10][9];
    for (int state = 0; state < 10; state++) {
      for (int value = 1; value <= 9; value++) {
        next[state][value - 1] = state == 0 || value == state + 1 ? value : -1;
      }
    }
    boolean[] accepting = new boolean[10];
    Arrays.fill(accepting, true);
    Form.Machine ascending = new Form.Machine(cells, 0, accepting, next);
    int edges = NINE.withForms(List.of(ascending)).plan(() -> {}).lines().get(0).diagram().size();
    List<Propagator> made = given(List.of(), ascending);
    requireOnly(made, cells, 1 + edges / 40, 9);
    assertThat(made.get(0).deduce()).isTrue();
    assertThat(domains.sets[40]).isEqualTo(ALL & ~0b110);
  }

  @Test
  void given_longLine_takesLonger() {
    int[] cells = {0, 13, 40, 53};
    int[][] next = new int[21][9];
    for (int state = 0; state <= 20; state++) {
      for (int value = 1; value <= 9; value++) {
        next[state][value - 1] = state + value <= 20 ? state + value : -1;
      }
    }
    boolean[] accepting = new boolean[21];
    accepting[20] = true;
    Form.Machine adder = new Form.Machine(cells, 0, accepting, next);
    int edges = NINE.withForms(List.of(adder)).plan(() -> {}).lines().get(0).diagram().size();
    assertThat(edges).isGreaterThan(80);
    requireOnly(given(List.of(), adder), cells, 1 + edges / 40, 9);
    assertThat(pulses).hasValue(4);
  }

  /** Between kinds of constraints, for each sum and each line, and for 64 cages at a time. */
  @Test
  void given_feelsThePulse() {
    given(List.of());
    assertThat(pulses).hasValue(3);
    given(List.of(), sum(35, 0, 13, 40, 80), sum(34, 1, 13, 40, 80));
    assertThat(pulses).hasValue(5);
    Cage[] cages = new Cage[65];
    Arrays.setAll(cages, i -> new Cage(0, new int[] {i, i + 1}));
    given(List.of(cages));
    assertThat(pulses).hasValue(5);
    constraints(List.of(cages));
    assertThat(pulses).hasValue(7);
  }

  @Test
  void deduce_nothingLeft_isNoSolution() {
    Constraints constraints = constraints(List.of(new Cage(0, new int[] {0, 40, 80})));
    domains.sets[0] = 0b10;
    domains.sets[40] = 0b10;
    assertThat(constraints.deduce(firstPropagator())).isFalse();
    Crossing crossing = NINE.tables(() -> {}).crossings[0];
    for (int cell : crossing.first()) {
      domains.sets[cell] = ALL & ~0b100;
    }
    domains.sets[crossing.second()[0]] = 0b100;
    assertThat(constraints.deduce(0)).isFalse();
  }

  /** Derived sums weigh as cages do, sums of houses with long sums as much as there are values. */
  @Test
  void useSums_addsDerivedSums() {
    List<Cage> cages =
        List.of(new Cage(35, IntStream.range(0, 7).toArray()), new Cage(9, new int[] {9, 18}));
    Constraints constraints = constraints(cages);
    int last = firstPropagator() + 1;
    assertThat(constraints.cells(last)).containsExactly(9, 18);
    assertThat(constraints.canDerive()).isTrue();
    while (!constraints.derive()) {
      assertThat(pulses).hasPositiveValue();
    }
    assertThat(constraints.useSums()).isTrue();
    int derived = last + 1;
    assertThat(constraints.cells(derived)).containsExactly(7, 8);
    assertThat(constraints.deduce(derived)).isTrue();
    assertThat(domains.sets[7]).isEqualTo(ALL & ~(1 << 5));
    assertThat(domains.next()).isNotNegative();
    constraints.useGiven();
    assertThat(constraints.cells(last)).containsExactly(9, 18);
  }

  @Test
  void useSums_contradiction() {
    List<Cage> cages =
        List.of(new Cage(20, new int[] {0, 1, 2}), new Cage(26, IntStream.range(3, 9).toArray()));
    Constraints constraints = constraints(cages);
    while (!constraints.derive()) {
      assertThat(pulses).hasPositiveValue();
    }
    assertThat(constraints.useSums()).isFalse();
  }

  @Test
  void canDerive_cagesWithASumOrSums() {
    assertThat(constraints(List.of()).canDerive()).isFalse();
    assertThat(constraints(List.of(new Cage(0, new int[] {0, 1}))).canDerive()).isFalse();
    assertThat(constraints(List.of(new Cage(5, new int[] {0, 1}))).canDerive()).isTrue();
    assertThat(constraints(List.of(), sum(35, 0, 13, 40, 80)).canDerive()).isTrue();
  }

  @Test
  void restrict_whatSingleCellsMayHold() {
    Constraints constraints =
        constraints(List.of(), new Form.Sum(10, new int[] {2}, new int[] {7}));
    constraints.restrict();
    assertThat(domains.sets[7]).isEqualTo(1 << 5);
    assertThat(domains.sets[8]).isEqualTo(ALL);
    assertThat(constraints.isContradictory()).isFalse();
    assertThat(constraints(List.of(), sum(1)).isContradictory()).isTrue();
  }

  /** The numbers of crossings come first, then those of groups, then all others. */
  @Test
  void cellsAndWork_byNumber() {
    Tables tables = NINE.tables(() -> {});
    Constraints constraints = constraints(List.of(), sum(35, 0, 13, 40, 80));
    assertThat(constraints.cells(0)).isEqualTo(tables.crossings[0].common());
    assertThat(constraints.work(0)).isOne();
    int group = tables.groupWord * Long.SIZE;
    assertThat(constraints.cells(group)).isEqualTo(tables.groups[0]);
    assertThat(constraints.cells(group + 26)).isEqualTo(tables.groups[26]);
    assertThat(constraints.work(group)).isOne();
    assertThat(constraints.cells(firstPropagator())).containsExactly(0, 13, 40, 80);
    assertThat(constraints.work(firstPropagator())).isEqualTo(4);
    domains.sets[0] = 0b10;
    assertThat(constraints.deduce(group)).isTrue();
    assertThat(domains.sets[8]).isEqualTo(ALL & ~0b10);
    for (int cell = 3; cell < 9; cell++) {
      domains.sets[cell] = ALL & ~0b100;
    }
    assertThat(constraints.deduce(0)).isTrue();
    assertThat(domains.sets[9] & domains.sets[20]).isEqualTo(ALL & ~0b100);
  }

  /** The first guess is in the cell with most weight. */
  @Test
  void weigh_cellsOfShortCages() {
    Constraints constraints =
        constraints(List.of(new Cage(0, new int[] {50, 60, 70}), new Cage(0, new int[] {70, 80})));
    SearchOrder order = new SearchOrder(NINE.tables(() -> {}), domains);
    order.reset();
    constraints.weigh(order);
    assertThat(order.choose()).isTrue();
    assertThat(order.cell()).isEqualTo(70);
  }
}
