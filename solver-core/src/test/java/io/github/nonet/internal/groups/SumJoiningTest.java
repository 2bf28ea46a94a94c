package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SumJoiningTest {
  /** Eight diagonals, each with the same sum. */
  private static final List<Form> DIAGONALS = Structures.SUMS_WITHOUT_SOLUTION;

  private static final int TOTAL = 49;

  /** The row, the column and the box of a cell. */
  private static final List<IntUnaryOperator> HOUSES =
      List.of(cell -> cell / 9, cell -> cell % 9, cell -> cell / 27 * 3 + cell % 9 / 3);

  private static final Structure STRUCTURE = Structures.boxes(3, 3).withForms(DIAGONALS);

  private static Set<Integer> set(int... cells) {
    return IntStream.of(cells).boxed().collect(Collectors.toSet());
  }

  @Test
  void join_diagonals_areWholeAndOftenMoreThanTwo() {
    FormPlan plan = STRUCTURE.plan(() -> {});
    Set<Set<Integer>> found = new HashSet<>();
    int greatest = 0;
    for (Form.Sum sum : SumJoining.join(plan, () -> {})) {
      Set<Integer> cells = set(sum.cells());
      assertThat(cells).hasSize(sum.cells().length);
      assertThat(found.add(cells)).isTrue();
      List<Form> parts =
          DIAGONALS.stream()
              .filter(diagonal -> cells.containsAll(set(diagonal.cells())))
              .collect(Collectors.toList());
      assertThat(parts.stream().mapToInt(part -> part.cells().length).sum())
          .isEqualTo(cells.size());
      assertThat(sum.total()).isEqualTo(parts.size() * TOTAL);
      greatest = Math.max(greatest, parts.size());
    }
    assertThat(greatest).isGreaterThan(2);
  }

  /**
   * Two diagonals at a time exclude too little: without joining more, the search makes tens of
   * thousands of guesses.
   */
  @Test
  void advance_diagonalsWithoutSolution_isShort() {
    int[] candidates = new int[81];
    Arrays.fill(candidates, 0b1_111_111_110);
    GridSearchEngine joining = new GridSearchEngine(STRUCTURE, () -> {});
    joining.load(candidates);
    assertThat(joining.advance(2_000)).isEqualTo(Progress.EXHAUSTED);
    GridSearchEngine plain = new GridSearchEngine(STRUCTURE, Integer.MAX_VALUE, () -> {});
    plain.load(candidates);
    assertThat(plain.advance(2_000)).isEqualTo(Progress.PAUSED);
  }

  private static Form.Sum sum(int total, int factor, int... cells) {
    int[] factors = new int[cells.length];
    Arrays.fill(factors, factor);
    return new Form.Sum(total, factors, cells);
  }

  private static List<Form.Sum> join(List<Cage> cages, Form... sums) {
    Structure structure = Structures.boxes(3, 3).withCages(cages).withForms(List.of(sums));
    return SumJoining.join(structure.plan(() -> {}), () -> {});
  }

  /** Four cells of a row, one of them elsewhere, and three others of the row. */
  @Test
  void join_sumAndCageOfOneRow() {
    Form sum = sum(16, 1, 0, 1, 2, 40);
    Cage cage = new Cage(15, new int[] {3, 4, 5});
    List<Form.Sum> joined = join(List.of(cage), sum);
    assertThat(joined).hasSize(1);
    assertThat(joined.get(0).total()).isEqualTo(31);
    assertThat(joined.get(0).cells()).containsExactly(0, 1, 2, 40, 3, 4, 5);
    assertThat(joined.get(0).factors()).hasSize(7).containsOnly(1);
    assertThat(join(List.of(cage))).isEmpty();
    assertThat(join(List.of(new Cage(0, cage.cells())), sum)).isEmpty();
    assertThat(join(List.of(cage), sum(32, 2, 0, 1, 2, 40))).isEmpty();
    assertThat(join(List.of(new Cage(15, new int[] {2, 3, 4})), sum)).isEmpty();
  }

  /** How far a total is from the nearer bound, by the kind of house that is best for it. */
  private static int slack(int total, List<Integer> cells, List<IntUnaryOperator> houses) {
    return houses.stream().mapToInt(house -> slack(total, cells, house)[0]).min().orElseThrow();
  }

  /** Returns how far a total is from the nearer bound, and the bounds from one another. */
  private static int[] slack(int total, List<Integer> cells, IntUnaryOperator house) {
    int least = 0;
    int greatest = 0;
    for (int number = 0; number < 81; number++) {
      int own = number;
      int count = (int) cells.stream().filter(cell -> house.applyAsInt(cell) == own).count();
      least += IntStream.rangeClosed(1, count).sum();
      greatest += IntStream.rangeClosed(10 - count, 9).sum();
    }
    return new int[] {Math.min(total - least, greatest - total), greatest - least};
  }

  private static double looseness(Form.Sum sum) {
    int[] best =
        HOUSES.stream()
            .map(house -> slack(sum.total(), list(sum.cells()), house))
            .min(Comparator.comparingInt(slack -> slack[0]))
            .orElseThrow();
    return (double) best[0] / best[1];
  }

  private static List<Integer> list(int... cells) {
    return IntStream.of(cells).boxed().collect(Collectors.toList());
  }

  /** Two sums are joined if that is tighter than both alone, and not otherwise. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void join_pairsThatAreTighterTogether(boolean hasBoxes) {
    Structure plain = new Structure(9, 81, Structures.rowsAndColumns(9), List.of());
    Structure rules = hasBoxes ? Structures.boxes(3, 3) : plain;
    List<IntUnaryOperator> houses = hasBoxes ? HOUSES : List.of(HOUSES.get(0), HOUSES.get(1));
    Random random = new Random(13);
    Set<Boolean> found = new HashSet<>();
    for (int i = 0; i < 150; i++) {
      int[] cells = random.ints(0, i % 2 == 0 ? 27 : 81).distinct().limit(12).toArray();
      Form.Sum first = randomSum(random, Arrays.copyOf(cells, 6));
      Form.Sum second = randomSum(random, Arrays.copyOfRange(cells, 6, 12));
      FormPlan plan = rules.withForms(List.of(first, second)).plan(() -> {});
      if (plan.sums().size() == 2
          && plan.sums().stream().allMatch(sum -> sum.cells().length == 6)) {
        int apart =
            slack(first.total(), list(first.cells()), houses)
                + slack(second.total(), list(second.cells()), houses);
        boolean isTighter = slack(first.total() + second.total(), list(cells), houses) < apart;
        assertThat(SumJoining.join(plan, () -> {})).hasSize(isTighter ? 1 : 0);
        found.add(isTighter);
      }
    }
    assertThat(found).hasSize(2);
  }

  private static Form.Sum randomSum(Random random, int... cells) {
    int least = 9 + random.nextInt(6);
    return sum(random.nextBoolean() ? least : 60 - least, 1, cells);
  }

  /** The best two come first; those that are joined again replace their parts. */
  @Test
  void join_manySums_theBestEightAndThoseOfMore() {
    List<Form.Sum> joined = SumJoining.join(STRUCTURE.plan(() -> {}), () -> {});
    assertThat(joined).hasSizeGreaterThan(8);
    assertThat(joined.subList(0, 8))
        .allMatch(sum -> sum.total() == 2 * TOTAL)
        .isSortedAccordingTo(Comparator.comparingDouble(SumJoiningTest::looseness));
    assertThat(joined.subList(8, joined.size())).allMatch(sum -> sum.total() > 2 * TOTAL);
  }

  @Test
  void join_feelsThePulse() {
    AtomicInteger pulses = new AtomicInteger();
    List<Form.Sum> joined = SumJoining.join(STRUCTURE.plan(() -> {}), pulses::incrementAndGet);
    assertThat(pulses).hasValueGreaterThan(DIAGONALS.size()).hasValueLessThan(100);
    assertThat(joined).isNotEmpty();
  }
}
