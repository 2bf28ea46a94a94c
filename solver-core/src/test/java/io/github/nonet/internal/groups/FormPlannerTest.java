package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.groups.forms.DiagramMaker;
import io.github.nonet.internal.groups.forms.Diagrams;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FormPlannerTest {
  private static final Structure NINE = Structures.boxes(3, 3);
  private static final int ALL = (1 << 10) - 2;

  private static FormPlan plan(Form... forms) {
    Structure structure = NINE.withForms(List.of(forms));
    return structure.plan(() -> {});
  }

  private static Form.Sum sum(int total, int... cells) {
    int[] factors = new int[cells.length];
    Arrays.fill(factors, 1);
    return new Form.Sum(total, factors, cells);
  }

  /** Returns a machine that adds up values to a total. */
  private static Form.Machine adder(int total, int... cells) {
    int[][] next = new int[total + 1][9];
    for (int state = 0; state <= total; state++) {
      for (int value = 1; value <= 9; value++) {
        next[state][value - 1] = state + value <= total ? state + value : -1;
      }
    }
    boolean[] accepting = new boolean[total + 1];
    accepting[total] = true;
    return new Form.Machine(cells, 0, accepting, next);
  }

  @Test
  void plan_oneCell_isItsDomain() {
    FormPlan plan = plan(new Form.Sum(12, new int[] {4}, new int[] {7}), adder(5, 8), sum(10, 9));
    assertThat(plan.domains()[7]).isEqualTo(1 << 3);
    assertThat(plan.domains()[8]).isEqualTo(1 << 5);
    assertThat(plan.domains()[9]).isZero();
    assertThat(plan.domains()[0]).isEqualTo(ALL);
    assertThat(plan.pairs()).isEmpty();
  }

  @Test
  void plan_twoCells_areOneRelation() {
    FormPlan plan = plan(sum(10, 0, 40), adder(10, 40, 0), new Form.Apart(new int[] {0, 40}));
    assertThat(plan.pairs()).hasSize(1);
    assertThat(plan.pairs().get(0).forth().fitsOfValue(4)).isEqualTo(1 << 6);
    assertThat(plan.pairs().get(0).forth().fitsOfValue(5)).isZero();
    assertThat(plan.sums()).isEmpty();
    assertThat(plan.lines()).isEmpty();
  }

  @Test
  void plan_apart_noPairAndNothingTwice() {
    FormPlan plan =
        plan(new Form.Apart(new int[] {0, 1, 40, 41}), new Form.Apart(new int[] {40, 0}));
    assertThat(plan.pairs()).isEmpty();
    assertThat(plan.apart())
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactlyInAnyOrder(
            new FormPlan.ApartPair(0, 40, ALL), new FormPlan.ApartPair(0, 41, ALL));
  }

  @Test
  void plan_someEqualValues_noPairAndNothingThatAGroupKnows() {
    int[] noTwoFives = new int[9];
    Arrays.fill(noTwoFives, ALL);
    noTwoFives[4] &= ~(1 << 5);
    FormPlan plan =
        plan(
            new Form.TwoCells(new int[] {40, 0}, noTwoFives),
            new Form.TwoCells(new int[] {0, 1}, noTwoFives));
    assertThat(plan.pairs()).isEmpty();
    assertThat(plan.apart())
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(new FormPlan.ApartPair(0, 40, 1 << 5));
  }

  @Test
  void plan_sumOfCellsThatSeeEachOther_isACage() {
    FormPlan plan = plan(new Form.Sum(-30, new int[] {-2, -2, -2}, new int[] {0, 1, 2}));
    assertThat(plan.sums()).isEmpty();
    assertThat(plan.structure().cages()).hasSize(1);
    assertThat(plan.structure().cages().get(0).sum()).isEqualTo(15);
    assertThat(plan.isContradictory()).isFalse();
    assertThat(
            plan(new Form.Sum(-31, new int[] {-2, -2, -2}, new int[] {0, 1, 2})).isContradictory())
        .isTrue();
  }

  @Test
  void plan_setsOfOneSum_areACage() {
    int[] sets = new Combinations(9).of(3, 10).clone();
    Arrays.sort(sets);
    FormPlan plan = plan(new Form.Sets(new int[] {0, 40, 80}, sets));
    assertThat(plan.structure().cages()).hasSize(1);
    assertThat(plan.structure().cages().get(0).sum()).isEqualTo(10);
    FormPlan fewer =
        plan(new Form.Sets(new int[] {0, 40, 80}, Arrays.copyOf(sets, sets.length - 1)));
    assertThat(fewer.sets()).hasSize(1);
  }

  @Test
  void plan_mostOfAHouse_isTheRest() {
    int[] row = IntStream.range(0, 8).toArray();
    int[] cells = Arrays.copyOf(row, 10);
    cells[8] = 40;
    cells[9] = 80;
    FormPlan plan = plan(sum(50, cells));
    assertThat(plan.sums()).hasSize(1);
    assertThat(plan.sums().get(0).cells()).containsExactly(8, 40, 80);
    assertThat(plan.sums().get(0).factors()).containsExactly(-1, 1, 1);
    assertThat(plan.sums().get(0).total()).isEqualTo(5);
  }

  @Test
  void plan_withoutForms_isTheStructure() {
    FormPlan plain = NINE.plan(() -> {});
    assertThat(plain.structure()).isSameAs(NINE);
    assertThat(plain.seen()).isSameAs(plain.tables().seen);
    Structure killer = NINE.withCages(List.of(new Cage(10, new int[] {0, 40})));
    FormPlan plan = killer.plan(() -> {});
    assertThat(plan.structure()).isSameAs(killer);
    assertThat(CellBits.contains(plan.seen()[0], 40)).isTrue();
    assertThat(CellBits.contains(plan.tables().seen[0], 40)).isFalse();
  }

  @Test
  void plan_cellsThatNoTwoEqualValuesFit_seeEachOther() {
    Form.Apart first = new Form.Apart(new int[] {0, 40, 80});
    Form.Apart second = new Form.Apart(new int[] {80, 40});
    FormPlan plan = plan(first, second, sum(15, 0, 40, 80));
    assertThat(plan.structure().cages()).hasSize(1);
    assertThat(plan.structure().cages().get(0).sum()).isEqualTo(15);
    assertThat(plan.apart()).isEmpty();
    FormPlan fewer = plan(first, sum(15, 0, 40, 80));
    assertThat(fewer.structure().cages()).isEmpty();
    assertThat(fewer.sums()).hasSize(1);
    assertThat(fewer.apart()).hasSize(2);
  }

  @Test
  void plan_cellsOfListsAndCages_seeEachOther() {
    Form.Sets list = new Form.Sets(new int[] {0, 40, 80}, new int[] {0b1110, 0b110010});
    Form.Apart apart = new Form.Apart(new int[] {0, 40});
    FormPlan plan = plan(list, apart, sum(7, 0, 40, 80));
    assertThat(plan.sets()).hasSize(1);
    assertThat(plan.apart()).isEmpty();
    assertThat(plan(list, apart).apart()).isEmpty();
    assertThat(plan.structure().cages()).hasSize(1);
    Structure killer = NINE.withCages(List.of(new Cage(10, new int[] {0, 40})));
    assertThat(killer.withForms(List.of(apart)).plan(() -> {}).apart()).isEmpty();
  }

  /** Two equal cells of a row would be no pair of equal values. */
  @Test
  void plan_relationOfCellsThatSeeEachOther_isWithoutEqualValues() {
    int[] near = new int[9];
    Arrays.setAll(near, i -> 7 << i & ALL);
    FormPlan plan = plan(new Form.TwoCells(new int[] {0, 1}, near));
    assertThat(plan.pairs().get(0).forth().fitsOfValue(4)).isEqualTo(0b101000);
    FormPlan apart = plan(new Form.TwoCells(new int[] {0, 40}, near));
    assertThat(apart.pairs().get(0).forth().fitsOfValue(4)).isEqualTo(0b111000);
  }

  @Test
  void plan_sumOfTwoCellsThatSeeEachOther_isARelationOnly() {
    FormPlan plan = plan(sum(10, 0, 1));
    assertThat(plan.pairs()).hasSize(1);
    assertThat(plan.structure().cages()).isEmpty();
  }

  @Test
  void plan_restOfAHouseAndAnotherCell_isARelation() {
    FormPlan plan = plan(sum(45, 0, 1, 2, 3, 4, 5, 6, 7, 40));
    assertThat(plan.sums()).isEmpty();
    assertThat(plan.pairs()).hasSize(1);
    assertThat(plan.pairs().get(0).first()).isEqualTo(8);
    assertThat(plan.pairs().get(0).forth().fitsOfValue(4)).isEqualTo(1 << 4);
  }

  @Test
  void plan_cageThatNoSumFits_contradicts() {
    assertThat(plan(sum(0, 0, 1, 2)).isContradictory()).isTrue();
    assertThat(plan(sum(-6, 0, 1, 2)).isContradictory()).isTrue();
    assertThat(plan(sum(45, 0, 1, 2, 3, 4, 5, 6, 7, 8)).structure().cages()).hasSize(1);
  }

  /** More combinations than those of 16 values are too many. */
  @Test
  void plan_sumOfARowOfManyValues_isNoCage() {
    Form sum = sum(20, 0, 1, 2, 3);
    assertThat(Structures.boxes(4, 4).withForms(List.of(sum)).plan(() -> {}).sums()).isEmpty();
    Structure seventeen = new Structure(17, 289, Structures.rowsAndColumns(17), List.of());
    assertThat(seventeen.withForms(List.of(sum)).plan(() -> {}).sums()).hasSize(1);
  }

  /** One of the cells once, another twice, the third three times: 3 + 2 * 2 + 3 * 1 = 10. */
  @Test
  void plan_sumOfPartsThatSeeEachOther_leavesWhatCanBe() {
    FormPlan row = plan(new Form.Sum(10, new int[] {1, 2, 3}, new int[] {0, 1, 2}));
    assertThat(row.domains()).startsWith(1 << 3, 1 << 2, 1 << 1, ALL);
    FormPlan apart = plan(new Form.Sum(10, new int[] {1, 2, 3}, new int[] {0, 13, 80}));
    assertThat(apart.domains()).startsWith(ALL, ALL, ALL);
    FormPlan two = plan(new Form.Sum(7, new int[] {1, 1, 2}, new int[] {0, 1, 2}));
    assertThat(two.domains()).startsWith(0b1100, 0b1100, 0b10, ALL);
    FormPlan oneOutside = plan(sum(25, 0, 1, 80));
    assertThat(oneOutside.domains()).containsOnly(ALL);
  }

  @Test
  void plan_machineOfCellsThatSeeEachOther_isWithoutEqualValues() {
    assertThat(ways(plan(adder(15, 0, 1, 2, 3)).lines().get(0).diagram(), 0))
        .isEqualTo(lines(true));
    assertThat(ways(plan(adder(15, 0, 13, 26, 39)).lines().get(0).diagram(), 0))
        .isEqualTo(lines(false));
  }

  /** Each form, and each pass over them, lets the caller look at a clock. */
  @Test
  void plan_feelsThePulse() {
    Form[] forms = {
      new Form.Apart(new int[] {0, 40}), sum(20, 1, 40, 80), adder(12, 2, 41, 79), sum(9, 3, 43)
    };
    Structure structure = NINE.withForms(List.of(forms));
    structure.tables(() -> {});
    AtomicInteger pulses = new AtomicInteger();
    FormPlanner.plan(structure, pulses::incrementAndGet);
    int unrolled = pulses.get();
    pulses.set(0);
    FormPlanner.plan(structure, pulses::incrementAndGet);
    assertThat(pulses).hasValueLessThanOrEqualTo(unrolled);
    int passes = 3;
    assertThat(pulses).hasValueGreaterThanOrEqualTo(passes + forms.length + 2);
  }

  @Test
  void plan_noCells_holdsOrContradicts() {
    assertThat(plan(sum(0)).isContradictory()).isFalse();
    assertThat(plan(sum(1)).isContradictory()).isTrue();
    assertThat(plan(new Form.Sets(new int[0], new int[0])).isContradictory()).isTrue();
    assertThat(plan(adder(0)).isContradictory()).isFalse();
    assertThat(plan(adder(3, 0, 30, 40, 50)).isContradictory()).isTrue();
  }

  /** A diagram has a way for each good line of values, and no other one. */
  @Test
  void diagram_waysAreGoodLines() {
    Form.Machine machine = adder(15, 0, 1, 2, 3);
    Diagram plain =
        Objects.requireNonNull(DiagramMaker.make(machine, 9, Diagrams.NONE, 1_000, () -> {}));
    Diagram exact =
        Objects.requireNonNull(
            DiagramMaker.make(machine, 9, new long[] {14, 13, 11, 7}, 1_000, () -> {}));
    assertThat(ways(plain, 0)).isEqualTo(lines(false));
    assertThat(ways(exact, 0)).isEqualTo(lines(true));
    assertThat(DiagramMaker.make(machine, 9, new long[] {14, 13, 11, 7}, 10, () -> {})).isNull();
  }

  private static int ways(Diagram diagram, int node) {
    if (diagram.layers[node] == diagram.length()) {
      return 1;
    }
    int ways = 0;
    for (int edge = diagram.edges[node]; edge < diagram.edges[node + 1]; edge++) {
      ways += Integer.bitCount(diagram.sets[edge]) * ways(diagram, diagram.ends[edge]);
    }
    return ways;
  }

  private static int lines(boolean areDifferent) {
    return (int)
        IntStream.range(0, 9 * 9 * 9 * 9)
            .mapToObj(i -> IntStream.of(i % 9, i / 9 % 9, i / 81 % 9, i / 729).map(v -> v + 1))
            .map(IntStream::toArray)
            .filter(values -> IntStream.of(values).sum() == 15)
            .filter(values -> !areDifferent || IntStream.of(values).distinct().count() == 4)
            .count();
  }

  /** The diagrams of large machines are not kept for others, but a structure has each once. */
  @Test
  void diagrams_ofAStructureAreOneEach() {
    int[] forth = IntStream.range(0, 81).toArray();
    int[] back = IntStream.range(0, 81).map(i -> 80 - i).toArray();
    List<FormPlan.Line> lines = plan(adder(400, forth), adder(400, back)).lines();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).diagram().size()).isGreaterThan(100_000);
    assertThat(lines.get(1).diagram()).isSameAs(lines.get(0).diagram());
    assertThat(plan(adder(400, forth)).lines().get(0).diagram())
        .isNotSameAs(lines.get(0).diagram());
  }

  @Test
  void diagrams_feelThePulseInAllPasses() {
    AtomicInteger pulses = new AtomicInteger();
    Form.Machine machine = adder(400, IntStream.range(0, 81).toArray());
    Diagram diagram =
        Objects.requireNonNull(
            DiagramMaker.make(
                machine, 9, Diagrams.NONE, Integer.MAX_VALUE, pulses::incrementAndGet));
    assertThat(pulses).hasValueGreaterThan(3 * diagram.nodes() / 100);
  }

  @Test
  void complement_feelsThePulseAmongManyHouses() {
    Structure structure = Structures.boxes(5, 5);
    int[] row = IntStream.range(0, 20).toArray();
    AtomicInteger pulses = new AtomicInteger();
    Form.Sum shorter =
        SumComplement.of(sum(300, row), structure.tables(() -> {}), pulses::incrementAndGet);
    assertThat(shorter.cells()).hasSize(5);
    assertThat(pulses).hasValue(2);
  }

  @Test
  void diagrams_areKeptUpToALimit() {
    Diagrams diagrams = new Diagrams(3_000, null);
    Form.Machine first = adder(20, 0, 1, 2, 3);
    Diagram made = diagrams.get(first, 9, Diagrams.NONE, 1_000, () -> {});
    assertThat(diagrams.get(adder(20, 5, 6, 7, 8), 9, Diagrams.NONE, 1_000, () -> {}))
        .isSameAs(made);
    for (int total = 4; total < 36; total++) {
      diagrams.get(adder(total, 0, 1, 2, 3), 9, Diagrams.NONE, 1_000, () -> {});
      assertThat(diagrams.kept()).isBetween(1, 3_000);
    }
    assertThat(diagrams.get(first, 9, Diagrams.NONE, 1_000, () -> {})).isNotSameAs(made);
  }
}
