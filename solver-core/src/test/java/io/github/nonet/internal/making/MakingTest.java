package io.github.nonet.internal.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.ClueWish;
import io.github.nonet.internal.making.GridRequest.CageWish;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.logic.Level;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridGenerator.Made;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Small puzzles, which are made within milliseconds, and the parts that make them. */
class MakingTest {
  private static final RulesTables FOUR = RulesTables.of(Layouts.ofBoxes(2, 2));
  private static final int[] SOLUTION = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  private static final Rules SIX = Rules.of(6);
  private static final Set<Integer> CHESS =
      IntStream.range(0, 36)
          .filter(cell -> (cell / 6 + cell) % 2 == 0)
          .boxed()
          .collect(Collectors.toSet());

  private static GridGenerator.Builder builder(Rules rules) {
    return GridGenerator.builder(rules).seed(7);
  }

  static Stream<Arguments> wishes() {
    Grid solution = GridSolver.getDefault().solve(SIX.empty()).orElseThrow();
    return Stream.of(
        arguments(builder(SIX).minimal(true).level(Level.HARD), 1038512933),
        arguments(builder(SIX).level(Level.EASY).clues(14, 20), 1854357667),
        arguments(builder(SIX).symmetry(Symmetry.FULL).clues(12, 16), -1989072349),
        arguments(builder(SIX).symmetry(Symmetry.VERTICAL).minimal(true), -2070751539),
        arguments(builder(SIX).solution(solution).level(Level.EASY), -417590912),
        arguments(builder(SIX).pattern(CHESS), 1164813574),
        arguments(builder(SIX).pattern(CHESS).level(Level.EASY), 1164813574),
        arguments(builder(SIX).cages(2, 3), -72097070),
        arguments(builder(SIX).cages(2, 4).cageSums(4, 14).clues(0, 4), -1902122172),
        arguments(builder(SIX).cages(1, 4).clues(2, 8).minimal(true), 1196994868),
        arguments(builder(SIX).cages(4, 4).clues(1, 9), -629379418),
        arguments(builder(Rules.of(4)).cages(3, 4).clues(0, 5), -63178433));
  }

  /** Puzzles of seeds do not change from JDK to JDK. They may change with the library. */
  @ParameterizedTest
  @MethodSource("wishes")
  void make_isTheSameForASeed(GridGenerator.Builder builder, int hash) {
    GridGenerator generator = builder.build();
    StringBuilder text = new StringBuilder();
    for (long number = 0; number < 3; number++) {
      Made made = generator.make(number);
      assertThat(made.asAsked()).isTrue();
      assertThat(GridSolver.getDefault().hasUniqueSolution(made.puzzle())).isTrue();
      assertThat(made.solution().isSolutionOf(made.puzzle())).isTrue();
      text.append(made.puzzle()).append(made.puzzle().rules().cages());
    }
    assertThat(text.toString().hashCode()).isEqualTo(hash);
  }

  @Test
  void make_clueCountsSpread() {
    GridGenerator generator = builder(Rules.of(4)).clues(4, 12).build();
    assertThat(LongStream.range(0, 100).mapToObj(n -> generator.make(n).puzzle().clueCount()))
        .contains(4, 5, 6, 7, 8, 9, 10, 11, 12);
  }

  private static GridRequest request(ClueWish clues, Level level) {
    return new GridRequest(FOUR, Symmetry.NONE, clues, null, level, null);
  }

  private static Draft draft(int... clues) {
    Draft draft = new Draft(FOUR, SOLUTION);
    Arrays.fill(draft.clues, false);
    Arrays.stream(clues).forEach(cell -> draft.clues[cell] = true);
    return draft;
  }

  @ParameterizedTest
  @CsvSource({
    "1, 3, false, 0",
    "4, 5, false, 4",
    "0, 1, false, 2",
    "1, 3, true, 1",
    "3, 3, true, 3"
  })
  void miss_countsCluesTwiceAndRedundancyOnce(int min, int max, boolean minimal, long miss) {
    assertThat(request(new ClueWish(min, max, minimal, null), null).miss(draft(0, 5)))
        .isEqualTo(miss);
  }

  @Test
  void miss_ofAPattern_countsEachCellTwice() {
    GridRequest request = request(new ClueWish(0, 16, false, Set.of(0, 5)), null);
    assertThat(request.miss(draft(0, 5))).isZero();
    assertThat(request.miss(draft(0, 6))).isEqualTo(4);
    assertThat(request.miss(draft())).isEqualTo(4);
  }

  /** A level counts for more than clues, odd cages for more than a level. */
  @Test
  void miss_ofLevelAndCages_weighsMore() {
    GridRequest request = request(new ClueWish(0, 0, false, null), Level.HARD);
    Draft draft = draft(0, 1, 2);
    assertThat(request.miss(draft)).isEqualTo(6 + (5L << 32));
    draft.level = Level.MEDIUM;
    assertThat(request.miss(draft)).isEqualTo(6 + (1L << 32));
    draft.level = Level.HARD;
    assertThat(request.miss(draft)).isEqualTo(6);
    draft.hasOddCages = true;
    assertThat(request.miss(draft)).isEqualTo(6 + (1L << 40));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 5, false",
    "2, 4, false",
    "2, 5, true",
    "3, 9, true",
    "3, 10, false",
    "4, 9, false"
  })
  void cageWish_includesItsBounds(int cells, int sum, boolean isFulfilled) {
    assertThat(new CageWish(2, 3, 5, 9).isFulfilled(cells, sum)).isEqualTo(isFulfilled);
  }

  @Test
  void toString_namesAllThatIsAskedFor() {
    ClueWish clues = new ClueWish(3, 3, false, Set.of(5, 2, 9));
    CageWish sums = new CageWish(2, 2, 1, 9);
    assertThat(new GridRequest(FOUR, Symmetry.FULL, clues, SOLUTION, Level.EASY, sums))
        .hasToString(
            "a puzzle with 3 clues, rules: 4 values, 16 cells, 12 houses, symmetry FULL, level"
                + " EASY, cages of 2 cells and sums of 1 to 9, in the cells [2, 5, 9], solution"
                + " 1234341221434321");
    assertThat(new GridRequest(FOUR, Symmetry.NONE, clues, null, null, new CageWish(1, 2, 1, 10)))
        .asString()
        .contains("cages of 1 to 2 cells, in the cells");
    assertThat(new GridRequest(FOUR, Symmetry.NONE, clues, null, null, new CageWish(1, 2, 2, 10)))
        .asString()
        .contains("cages of 1 to 2 cells and sums of 2 to 10, in the cells");
  }

  @Test
  void isClassic_forBoardsAlone() {
    ClueWish any = new ClueWish(0, 81, false, null);
    RulesTables nine = RulesTables.of(Layouts.CLASSIC);
    CageWish cages = new CageWish(2, 3, 1, 45);
    assertThat(new GridRequest(nine, Symmetry.NONE, any, null, null, null).isClassic()).isTrue();
    assertThat(new GridRequest(nine, Symmetry.NONE, any, null, Level.EASY, null).isClassic())
        .isFalse();
    assertThat(new GridRequest(nine, Symmetry.NONE, any, null, null, cages).isClassic()).isFalse();
    assertThat(request(any, null).isClassic()).isFalse();
  }

  @Test
  void draft_knowsItsCluesAndCandidates() {
    Draft draft = draft(0, 5);
    assertThat(draft.clueCount()).isEqualTo(2);
    assertThat(draft.values()).containsExactly(1, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(draft.sets()).startsWith(0b10, 0b11110, 0b11110).contains(0b10000);
    assertThat(new Draft(FOUR, SOLUTION).values()).isEqualTo(SOLUTION);
    assertThat(Draft.bytes(SOLUTION)).startsWith(1, 2, 3, 4);
  }

  @Test
  void clock_stopsWhenTheTimeIsOver() {
    GridClock over = new GridClock(0);
    assertThat(over.isOver()).isTrue();
    assertThatExceptionOfType(GridClock.TimeOver.class).isThrownBy(over::run);
    assertThat(
            over.<String>waitFor(
                () -> {
                  over.run();
                  return "made";
                }))
        .isEqualTo("made");
    assertThatExceptionOfType(GridClock.TimeOver.class).as("waits no more").isThrownBy(over::run);
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE, 3_600_000_000_000L})
  void clock_runsWhileThereIsTime(long nanos) {
    GridClock clock = new GridClock(nanos);
    clock.run();
    assertThat(clock.isOver()).isFalse();
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(clock::run);
    assertThat(Thread.interrupted()).isTrue();
  }

  /** There are 288 grids of 4x4 cells; a first row leaves 12. */
  @Test
  void counter_countsNoFurtherThanAsked() {
    SolutionCounter counter = new SolutionCounter(FOUR, new GridClock(Long.MAX_VALUE));
    int[] row = Arrays.copyOf(Arrays.copyOf(SOLUTION, 4), 16);
    assertThat(counter.count(new int[16], 1_000)).isEqualTo(288);
    assertThat(counter.count(row, 1_000)).isEqualTo(12);
    assertThat(counter.count(row, 5)).isEqualTo(5);
    assertThat(counter.count(SOLUTION, 2)).isEqualTo(1);
    int[] stored = new int[16];
    counter.store(stored);
    assertThat(stored).isEqualTo(SOLUTION);
    assertThat(counter.hasNone(row, 100)).isFalse();
    row[4] = 1;
    assertThat(counter.hasNone(row, 100)).isTrue();
    assertThat(counter.count(row, 2)).isZero();
  }

  @Test
  void refusals_beginBehindTheBound() {
    builder(SIX).clues(5, 36).build();
    builder(SIX).clues(30, 36).minimal(true).build();
    builder(SIX).clues(0, 5).build();
    builder(SIX).cages(2, 3).cageSums(1, 7).build();
    builder(SIX).cages(2, 3).cageSums(10, 21).build();
    builder(Rules.of(4)).cages(2, 2).cageSums(5, 5).build();
    builder(Rules.of(4)).level(Level.EASY).build();
    builder(Rules.of(4)).cages(2, 3).clues(0, 4).level(Level.HARD).build();
    builder(SIX).cages(2, 3).clues(0, 1).level(Level.EASY).build();
    builder(Rules.of(4).withCages(List.of(Cage.of(3, 0, 1)))).clues(0, 2).build();
    builder(SIX).pattern(Set.of(0, 7, 14, 21, 28)).clues(0, 5).build();
    builder(SIX).pattern(CHESS).minimal(true).build();
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 1, 10", "2, 2, 1, 4", "2, 2, 6, 10", "4, 4, 11, 12"})
  void refusals_ofCagesThatCannotBe(int min, int max, int minSum, int maxSum) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                GridRefusals.check(
                    new GridRequest(
                        FOUR,
                        Symmetry.NONE,
                        new ClueWish(0, 16, false, null),
                        null,
                        null,
                        new CageWish(min, max, minSum, maxSum))))
        .withMessageContaining("no ");
  }
}
