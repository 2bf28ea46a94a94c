package io.github.nonet.internal.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.ClueRequest;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.making.GridRequest.CageWish;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridGenerator.Made;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
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
    Grid solution = GridSolver.getDefault().solve(SIX.emptyGrid()).orElseThrow();
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
      assertThat(made.isAsRequested()).isTrue();
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

  private static GridRequest request(ClueRequest clues, Level level) {
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
    assertThat(request(new ClueRequest(min, max, minimal, null), null).miss(draft(0, 5)))
        .isEqualTo(miss);
  }

  @Test
  void miss_ofAPattern_countsEachCellTwice() {
    GridRequest request = request(new ClueRequest(0, 16, false, Set.of(0, 5)), null);
    assertThat(request.miss(draft(0, 5))).isZero();
    assertThat(request.miss(draft(0, 6))).isEqualTo(4);
    assertThat(request.miss(draft())).isEqualTo(4);
  }

  /** A level counts for more than clues, odd cages for more than a level. */
  @Test
  void miss_ofLevelAndCages_weighsMore() {
    GridRequest request = request(new ClueRequest(0, 0, false, null), Level.HARD);
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
    ClueRequest clues = new ClueRequest(3, 3, false, Set.of(5, 2, 9));
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
    ClueRequest any = new ClueRequest(0, 81, false, null);
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

  /** There are 288 grids of 4x4 cells; a first row leaves 12. */
  @Test
  void counter_countsNoFurtherThanAsked() {
    SolutionCounter counter = new SolutionCounter(FOUR, new LimitedWatch(SearchLimit.NONE));
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
                        new ClueRequest(0, 16, false, null),
                        null,
                        null,
                        new CageWish(min, max, minSum, maxSum))))
        .withMessageContaining("no ");
  }

  private static GridRequest cages(CageWish wish) {
    return new GridRequest(
        FOUR, Symmetry.NONE, new ClueRequest(0, 8, false, null), SOLUTION, null, wish);
  }

  private static GridMaking making(GridRequest request, LimitedWatch watch) {
    return new GridMaking(request, new Random(3)::nextLong, watch);
  }

  private static String cagesOf(Draft draft) {
    return draft.rules.cages.stream()
        .map(cage -> cage.sum() + Arrays.toString(cage.cells()))
        .collect(Collectors.joining(" "));
  }

  /** 16 cells do not fall into cages of three: one stays odd, the others are repaired. */
  @Test
  void making_ofCagesThatCannotBe_leavesFewOddOnes() {
    GridMaking making =
        making(cages(new CageWish(3, 3, 1, 10)), new LimitedWatch(SearchLimit.NONE));
    making.run(1);
    Draft best = making.best();
    assertThat(best.hasOddCages).isTrue();
    assertThat(making.isAsAsked()).isFalse();
    assertThat(making.attempts()).isEqualTo(1);
    assertThat(best.rules.cages.stream().filter(cage -> cage.cells().length != 3).count())
        .isLessThanOrEqualTo(2);
    assertThat(
            new SolutionCounter(best.rules, new LimitedWatch(SearchLimit.NONE))
                .count(best.values(), 2))
        .isEqualTo(1);
  }

  @Test
  void making_ofCagesOfOneSum_isAsAsked() {
    GridMaking making = making(cages(new CageWish(2, 2, 3, 7)), new LimitedWatch(SearchLimit.NONE));
    making.run(20);
    assertThat(making.isAsAsked()).isTrue();
    assertThat(making.isCut()).isFalse();
    assertThat(making.best().hasOddCages).isFalse();
    assertThat(making.best().rules.cages)
        .hasSize(8)
        .allMatch(cage -> cage.cells().length == 2 && cage.sum() >= 3 && cage.sum() <= 7);
    assertThat(cagesOf(making.best()))
        .isEqualTo("7[10, 11] 3[14, 15] 4[9, 13] 6[8, 12] 6[3, 7] 3[0, 1] 4[2, 6] 7[4, 5]");
  }

  @Test
  void making_withoutTime_hasSomethingToShow() {
    LimitedWatch over = new LimitedWatch(SearchLimit.time(Duration.ZERO)).start();
    GridMaking digging = making(request(new ClueRequest(0, 3, false, null), Level.EASY), over);
    digging.run(5);
    assertThat(digging.isCut()).isTrue();
    assertThat(digging.isAsAsked()).isFalse();
    assertThat(digging.attempts()).isEqualTo(1);
    assertThat(digging.best().clueCount()).isGreaterThan(3);
    assertThat(GridMaking.level(digging.best(), false, over)).isEmpty();
    GridMaking killer = making(cages(new CageWish(2, 3, 1, 10)), over);
    killer.run(5);
    assertThat(killer.isCut()).isTrue();
    assertThat(killer.best().clueCount()).isEqualTo(16 - killer.best().rules.cages.size());
    GridMaking pattern =
        making(request(new ClueRequest(0, 16, false, Set.of(0, 5, 10)), null), over);
    pattern.run(5);
    assertThat(pattern.isCut()).isTrue();
    assertThat(pattern.best().clues[0]).isTrue();
  }

  @Test
  void making_stopsAfterItsAttempts() {
    GridMaking making =
        making(
            request(new ClueRequest(0, 3, false, null), null), new LimitedWatch(SearchLimit.NONE));
    making.run(3);
    assertThat(making.attempts()).isEqualTo(3);
    assertThat(making.isAsAsked()).isFalse();
    assertThat(making.isCut()).isFalse();
    making.run(3);
    assertThat(making.attempts()).isEqualTo(3);
    GridMaking done =
        making(
            request(new ClueRequest(0, 16, false, null), null), new LimitedWatch(SearchLimit.NONE));
    done.run(3);
    assertThat(done.isAsAsked()).isTrue();
    assertThat(done.attempts()).isEqualTo(1);
  }

  @Test
  void level_isThatOfTheDraftOrFound() {
    LimitedWatch watch = new LimitedWatch(SearchLimit.NONE);
    Draft draft = draft(0, 1, 2, 5, 6, 9, 11, 12);
    assertThat(GridMaking.level(draft, false, watch)).contains(Level.EASY);
    draft.level = Level.HARD;
    assertThat(GridMaking.level(draft, false, watch)).contains(Level.HARD);
  }

  static Stream<Arguments> wishesWithoutASolution() {
    return Stream.of(
        arguments(new ClueRequest(0, 16, false, null)),
        arguments(new ClueRequest(0, 16, false, Set.of(0, 5, 10))));
  }

  @ParameterizedTest
  @MethodSource("wishesWithoutASolution")
  void making_ofRulesWithoutASolution_fails(ClueRequest clues) {
    RulesTables none = FOUR.withCages(List.of(Cages.of(3, 0, 1), Cages.of(3, 2, 3)));
    GridMaking making =
        making(
            new GridRequest(none, Symmetry.NONE, clues, null, null, null),
            new LimitedWatch(SearchLimit.NONE));
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(() -> making.run(2))
        .withMessageEndingWith("which has no solution");
  }

  /** Puzzles of seeds do not change from JDK to JDK. They may change with the library. */
  @ParameterizedTest
  @CsvSource({", -1092837747", "EASY, -1092837747"})
  void making_ofAPattern_isTheSameForASeed(Level level, int hash) {
    Set<Integer> pattern = Set.of(0, 3, 7, 8, 10, 13, 16, 19, 22, 25, 27, 32, 35);
    GridRequest request =
        new GridRequest(
            RulesTables.of(Layouts.ofBoxes(2, 3)),
            Symmetry.NONE,
            new ClueRequest(0, 36, false, pattern),
            null,
            level,
            null);
    GridMaking making = making(request, new LimitedWatch(SearchLimit.NONE));
    making.run(2_000);
    Draft best = making.best();
    assertThat(making.isAsAsked()).isTrue();
    assertThat(best.level).isEqualTo(level);
    assertThat((Arrays.toString(best.values()) + making.attempts()).hashCode()).isEqualTo(hash);
  }

  /** Four clues are the fewest of 4x4 cells, so each is needed; nine are too many for that. */
  @Test
  void making_ofAMinimalPattern_provesIt() {
    GridMaking few =
        making(
            request(new ClueRequest(0, 16, true, Set.of(0, 6, 9, 15)), null),
            new LimitedWatch(SearchLimit.NONE));
    few.run(2_000);
    assertThat(few.isAsAsked()).isTrue();
    assertThat(few.best().isMinimal).isTrue();
    GridMaking many =
        making(
            request(new ClueRequest(0, 16, true, Set.of(0, 1, 2, 4, 6, 9, 11, 13, 15)), null),
            new LimitedWatch(SearchLimit.NONE));
    many.run(50);
    assertThat(many.isAsAsked()).isFalse();
    assertThat(many.best().isMinimal).isFalse();
  }
}
