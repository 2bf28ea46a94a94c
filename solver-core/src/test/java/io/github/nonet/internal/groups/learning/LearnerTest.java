package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.GroupReferee;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.engines.ClueDigger;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LearnerTest {
  private static final int LIMIT = RandomGrid.LIMIT;
  private static final int GRIDS = Tries.of(20, 240);
  private static final Structure FOUR = Structures.boxes(2, 2);

  /** More pulses than the building of a small learner takes. */
  private static final int WHILE_BUILDING = 100;

  private static final int ALL_FOURS = 0b1_1110;

  private static Learner learner(Structure structure, int... candidates) {
    return new Learner(structure, candidates, () -> {});
  }

  private static int[] empty(Structure structure) {
    int[] candidates = new int[structure.cells()];
    Arrays.fill(candidates, (1 << structure.symbols() + 1) - 2);
    return candidates;
  }

  /** Eight cells, each two of them different, and seven values: a proof needs many clauses. */
  private static Structure pigeons() {
    List<Group> groups = new ArrayList<>();
    for (int cell = 0; cell < 8; cell++) {
      for (int other = 0; other < cell; other++) {
        groups.add(new Group(UnitKind.OTHER, 0, groups.size(), new int[] {other, cell}));
      }
    }
    return new Structure(7, 8, groups, List.of());
  }

  private static List<List<Integer>> solutions(Learner learner, int cells, int limit) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (solutions.size() < limit && learner.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      solutions.add(stored(learner, cells));
    }
    return solutions;
  }

  private static List<Integer> stored(Learner learner, int cells) {
    int[] values = new int[cells];
    learner.store(values);
    return Arrays.stream(values).boxed().toList();
  }

  private static int[] array(List<Integer> values) {
    return values.stream().mapToInt(value -> value).toArray();
  }

  @Test
  void advance_emptyFour() {
    List<List<Integer>> solutions = solutions(learner(FOUR, empty(FOUR)), 16, 1_000);
    assertThat(solutions).hasSize(288).doesNotHaveDuplicates();
  }

  @Test
  void advance_flippedDecisionsAlone() {
    Learner learner = learner(FOUR, empty(FOUR));
    learner.assume();
    assertThat(solutions(learner, 16, 1_000)).hasSize(288).doesNotHaveDuplicates();
    assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
  }

  @Test
  void advance_moreSolutionsThanClauses() {
    List<Group> groups = new ArrayList<>(FOUR.groups());
    for (Group group : FOUR.groups()) {
      int[] cells = Arrays.stream(group.cells()).map(cell -> cell + FOUR.cells()).toArray();
      groups.add(new Group(group.kind(), 1, group.index(), cells));
    }
    Structure two = new Structure(4, 2 * FOUR.cells(), groups, List.of());
    int[] candidates = empty(two);
    for (int cell = 0; cell < 4; cell++) {
      candidates[cell] = 1 << cell + 1;
    }
    List<List<Integer>> solutions = solutions(learner(two, candidates), 32, Integer.MAX_VALUE);
    assertThat(solutions)
        .hasSize(288 / 24 * 288)
        .hasSizeGreaterThan(2 * Exclusions.MOST_CLAUSES)
        .doesNotHaveDuplicates();
  }

  @Tag("slow")
  @Test
  void advance_agreesWithReferee() {
    Random random = new Random(24);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.next(random);
      int[] candidates = grid.candidates().clone();
      List<List<Integer>> solutions =
          solutions(learner(grid.structure(), candidates), candidates.length, LIMIT);
      assertThat(candidates).isEqualTo(grid.candidates());
      assertThat(solutions)
          .as(grid.toString())
          .hasSize(grid.count())
          .doesNotHaveDuplicates()
          .allMatch(values -> GroupReferee.isSolution(grid.structure(), candidates, array(values)));
    }
  }

  @Tag("slow")
  @Test
  void advance_pausedIsTheSame() {
    Random random = new Random(25);
    for (int i = 0; i < GRIDS / 3; i++) {
      RandomGrid grid = RandomGrid.next(random);
      int cells = grid.candidates().length;
      Learner whole = learner(grid.structure(), grid.candidates());
      Learner paused = learner(grid.structure(), grid.candidates());
      List<List<Integer>> found = new ArrayList<>();
      Progress progress = Progress.PAUSED;
      while (found.size() < LIMIT && progress != Progress.EXHAUSTED) {
        long before = paused.guesses();
        int most = random.nextInt(4);
        progress = paused.advance(most);
        assertThat(paused.guesses() - before).isLessThanOrEqualTo(most);
        if (progress == Progress.SOLUTION) {
          found.add(stored(paused, cells));
        } else if (progress == Progress.PAUSED) {
          assertThat(paused.guesses() - before).isEqualTo(most);
        }
      }
      assertThat(found).isEqualTo(solutions(whole, cells, LIMIT));
      assertThat(paused.guesses()).isEqualTo(whole.guesses());
      assertThat(paused.conflicts()).isEqualTo(whole.conflicts());
    }
  }

  @Test
  void advance_pulseThrows_canGoOn() {
    Learner whole = learner(pigeons(), empty(pigeons()));
    assertThat(whole.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    int[] pulses = {0};
    Learner learner =
        new Learner(
            pigeons(),
            empty(pigeons()),
            () -> {
              pulses[0]++;
              if (pulses[0] > WHILE_BUILDING && pulses[0] % 3 == 0) {
                throw new IllegalStateException("pulse");
              }
            });
    int thrown = 0;
    boolean isOver = false;
    while (!isOver) {
      try {
        assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
        isOver = true;
      } catch (IllegalStateException e) {
        thrown++;
      }
    }
    assertThat(thrown).isGreaterThan(10);
    assertThat(learner.guesses()).isEqualTo(whole.guesses());
    assertThat(learner.conflicts()).isEqualTo(whole.conflicts());
  }

  @Test
  void advance_manyConflicts_clausesAreDropped() {
    Learner learner = learner(pigeons(), empty(pigeons()));
    assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThat(learner.conflicts()).isGreaterThan(5_000);
    assertThat(learner.clauses()).isLessThan((int) learner.conflicts() / 2);
  }

  /** A search follows from its grid alone, so it is as long on every machine. */
  @Test
  void advance_withoutSolution_isAsLongAsEver() {
    Learner learner = learner(pigeons(), empty(pigeons()));
    assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThat(lengths(learner)).containsExactly(6_392, 6_198, 2_456, 374_000);
  }

  @Test
  void advance_diagonalsWithoutSolution_isAsLongAsEver() {
    Structure sums = Structures.boxes(3, 3).withForms(Structures.SUMS_WITHOUT_SOLUTION);
    Learner learner = learner(sums, empty(sums));
    assertThat(learner.advance(300)).isEqualTo(Progress.PAUSED);
    assertThat(lengths(learner)).containsExactly(300, 264, 264, 195_500);
  }

  /** What was learned, counted and aimed at is forgotten. */
  @Test
  void reset_isAsNew() {
    Learner learner = learner(pigeons(), empty(pigeons()));
    learner.advance(Long.MAX_VALUE);
    learner.reset();
    assertThat(learner.clauses()).isZero();
    assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThat(learner.guesses()).isEqualTo(2 * 6_392);
    assertThat(learner.conflicts()).isEqualTo(2 * 6_198);
    Learner four = learner(FOUR, empty(FOUR));
    four.aimAt(GroupReferee.randomSolution(FOUR, new Random(3)));
    four.assume();
    assertThat(solutions(four, 16, 1_000)).hasSize(1);
    four.reset();
    assertThat(solutions(four, 16, 1_000)).hasSize(288);
    assertThat(four.clauses()).isPositive();
  }

  /** What was found is found again, whether it was excluded by clauses or by flipped decisions. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void reset_betweenSolutions_findsAllAnew(boolean isFlipped) {
    Learner learner = learner(FOUR, empty(FOUR));
    for (int found : new int[] {1, 5, 150}) {
      if (isFlipped) {
        learner.assume();
      }
      assertThat(solutions(learner, 16, found)).hasSize(found);
      learner.reset();
      assertThat(solutions(learner, 16, 1_000)).hasSize(288).doesNotHaveDuplicates();
      learner.reset();
    }
  }

  @Test
  void newLearner_feelsThePulse() {
    Encoding encoding = Encoding.of(FOUR, empty(FOUR), () -> {});
    int[] pulses = {0};
    Learner learner = new Learner(FOUR, encoding, () -> pulses[0]++);
    assertThat(pulses[0]).isEqualTo(3);
    assertThat(learner.work()).isZero();
  }

  /** Each solution has as many of the values wanted as can be: 16 have all that any has. */
  @Test
  void want_solutionsOfManyNewValues() {
    Structure nine = Structures.boxes(3, 3);
    int[] wanted = empty(nine);
    Learner learner = learner(nine, empty(nine));
    learner.want(wanted);
    int count = 0;
    while (learner.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      int[] values = array(stored(learner, 81));
      int before = Arrays.stream(wanted).map(Integer::bitCount).sum();
      Arrays.setAll(wanted, cell -> wanted[cell] & ~(1 << values[cell]));
      assertThat(Arrays.stream(wanted).map(Integer::bitCount).sum()).isLessThan(before);
      count++;
      learner.want(wanted);
    }
    assertThat(wanted).containsOnly(0);
    assertThat(count).isEqualTo(16);
    assertThat(learner.guesses()).isEqualTo(628);
    assertThat(learner.conflicts()).isEqualTo(31);
  }

  /** Thousands of solutions, between which the search begins again more than once. */
  @Test
  void advance_manySolutionsOfALargeGrid_areAsManyAsDepthFirst() {
    Structure sixteen = Structures.boxes(4, 4);
    int[] values = new int[256];
    new ClueDigger(sixteen, () -> {}).draw(SplitMix64.of(5, 5), values);
    List<Integer> cells = new ArrayList<>(IntStream.range(0, 256).boxed().toList());
    Collections.shuffle(cells, new Random(2));
    int[] candidates = empty(sixteen);
    cells.subList(0, 110).forEach(cell -> candidates[cell] = 1 << values[cell]);
    Learner learner = learner(sixteen, candidates);
    int count = 0;
    while (learner.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    GridSearchEngine engine = new GridSearchEngine(sixteen, () -> {});
    engine.load(candidates);
    int expected = 0;
    while (engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      expected++;
    }
    assertThat(count).isEqualTo(expected);
    assertThat(lengths(learner)).containsExactly(6_169, 587, 1_573, 297_500);
  }

  private static long[] lengths(Learner learner) {
    return new long[] {learner.guesses(), learner.conflicts(), learner.clauses(), learner.work()};
  }

  @Test
  void advance_negative() {
    Learner learner = learner(FOUR, empty(FOUR));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> learner.advance(-1))
        .withMessage("maxGuesses is -1; expected 0 or more");
  }

  @Test
  void advance_otherBits_areIgnored() {
    int[] candidates = new int[16];
    Arrays.fill(candidates, -1);
    assertThat(solutions(learner(FOUR, candidates), 16, 1_000)).hasSize(288);
  }

  @Test
  void advance_noCandidate() {
    int[] candidates = empty(FOUR);
    candidates[7] = 0;
    assertThat(learner(FOUR, candidates).advance(0)).isEqualTo(Progress.EXHAUSTED);
  }

  @Test
  void advance_solved() {
    int[] solution = GroupReferee.randomSolution(FOUR, new Random(1));
    int[] candidates = Arrays.stream(solution).map(value -> 1 << value).toArray();
    Learner learner = learner(FOUR, candidates);
    assertThat(learner.advance(0)).isEqualTo(Progress.SOLUTION);
    assertThat(stored(learner, 16)).isEqualTo(Arrays.stream(solution).boxed().toList());
    assertThat(learner.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(learner.guesses()).isZero();
  }

  @Test
  void advance_impossibleSum() {
    Structure cage = FOUR.withCages(List.of(new Cage(3, new int[] {0, 1, 2})));
    assertThat(learner(cage, empty(cage)).advance(0)).isEqualTo(Progress.EXHAUSTED);
  }

  @Test
  void advance_cagesThatSay() {
    Structure cages =
        FOUR.withCages(
            List.of(
                new Cage(4, new int[] {0}),
                new Cage(3, new int[] {1, 2}),
                new Cage(10, new int[] {12, 13, 14, 15}),
                new Cage(7, new int[] {4, 9, 14})));
    int[] candidates = empty(cages);
    assertThat(solutions(learner(cages, candidates), 16, LIMIT))
        .hasSize(GroupReferee.count(cages, candidates, LIMIT))
        .isNotEmpty()
        .allMatch(values -> values.get(0) == 4 && values.get(3) == 3);
  }

  @Test
  void store_nothingFound() {
    Learner learner = learner(FOUR, empty(FOUR));
    assertThatIllegalStateException()
        .isThrownBy(() -> learner.store(new int[16]))
        .withMessage("no solution was found yet");
  }

  @Test
  void exclude_foundElsewhere() {
    Learner learner = learner(FOUR, empty(FOUR));
    List<List<Integer>> solutions = solutions(learner(FOUR, empty(FOUR)), 16, 1_000);
    solutions.subList(0, 100).forEach(values -> learner.exclude(array(values)));
    List<List<Integer>> others = solutions(learner, 16, 1_000);
    assertThat(others).containsExactlyInAnyOrderElementsOf(solutions.subList(100, 288));
  }

  @Test
  void exclude_only() {
    int[] solution = GroupReferee.randomSolution(FOUR, new Random(1));
    int[] candidates = Arrays.stream(solution).map(value -> 1 << value).toArray();
    Learner learner = learner(FOUR, candidates);
    learner.exclude(solution);
    assertThat(learner.advance(0)).isEqualTo(Progress.EXHAUSTED);
  }

  /** Many searches of one learner, most with the same first assumptions as the one before. */
  @Tag("slow")
  @Test
  void assume_agreesWithReferee() {
    Random random = new Random(26);
    for (int i = 0; i < GRIDS / 6; i++) {
      RandomGrid grid = RandomGrid.next(random);
      Learner learner = learner(grid.structure(), grid.candidates());
      int[] assumptions = new int[0];
      for (int search = 0; search < 12; search++) {
        assumptions = changed(assumptions, learner, grid, random);
        learner.assume(assumptions);
        int limit = 1 + random.nextInt(LIMIT);
        int[] assumed = assumed(grid, learner, assumptions);
        int count = GroupReferee.count(grid.structure(), assumed, limit);
        if (count == GroupReferee.GIVEN_UP) {
          continue;
        }
        assertThat(solutions(learner, assumed.length, limit))
            .as(grid.toString() + Arrays.toString(assumptions))
            .hasSize(count)
            .doesNotHaveDuplicates()
            .allMatch(values -> GroupReferee.isSolution(grid.structure(), assumed, array(values)));
      }
    }
  }

  /** Keeps some assumptions and adds others. */
  private static int[] changed(int[] before, Learner learner, RandomGrid grid, Random random) {
    int kept = random.nextInt(before.length + 1);
    int[] after = Arrays.copyOf(before, kept + random.nextInt(4));
    int size = kept;
    for (int i = kept; i < after.length; i++) {
      int cell = random.nextInt(grid.candidates().length);
      int literal = learner.literal(cell, 1 + random.nextInt(grid.structure().symbols()));
      if (literal != Literals.NONE) {
        after[size++] = random.nextInt(3) == 0 ? literal : Literals.not(literal);
      }
    }
    return Arrays.copyOf(after, size);
  }

  /** Returns the candidates under assumptions. */
  private static int[] assumed(RandomGrid grid, Learner learner, int... assumptions) {
    int[] candidates = grid.candidates().clone();
    for (int cell = 0; cell < candidates.length; cell++) {
      for (int value = 1; value <= grid.structure().symbols(); value++) {
        int literal = learner.literal(cell, value);
        for (int assumption : literal == Literals.NONE ? new int[0] : assumptions) {
          if (assumption == literal) {
            candidates[cell] &= 1 << value;
          } else if (assumption == Literals.not(literal)) {
            candidates[cell] &= ~(1 << value);
          }
        }
      }
    }
    return candidates;
  }

  @Test
  void assume_afterExclusions_findsAllAnew() {
    Learner learner = learner(FOUR, empty(FOUR));
    assertThat(solutions(learner, 16, 150)).hasSize(150);
    int literal = learner.literal(0, 1);
    learner.assume(literal);
    assertThat(solutions(learner, 16, 1_000)).hasSize(72);
    learner.assume(Literals.not(literal));
    assertThat(solutions(learner, 16, 1_000)).hasSize(216);
    learner.assume();
    assertThat(solutions(learner, 16, 1_000)).hasSize(288);
  }

  @Test
  void assume_contradictory() {
    Learner learner = learner(FOUR, empty(FOUR));
    learner.assume(learner.literal(0, 1), learner.literal(1, 1));
    assertThat(learner.advance(0)).isEqualTo(Progress.EXHAUSTED);
    learner.assume(learner.literal(0, 1));
    assertThat(learner.advance(100)).isEqualTo(Progress.SOLUTION);
  }

  @Test
  void addFact_holdsUntilReset() {
    Learner learner = learner(FOUR, empty(FOUR));
    learner.addFact(learner.literal(0, 1));
    learner.assume();
    assertThat(solutions(learner, 16, 1_000)).hasSize(72);
    learner.assume(learner.literal(5, 2));
    assertThat(solutions(learner, 16, 1_000)).allMatch(values -> values.get(0) == 1);
    learner.addFact(Literals.not(learner.literal(0, 1)));
    assertThat(learner.advance(0)).isEqualTo(Progress.EXHAUSTED);
    learner.reset();
    assertThat(solutions(learner, 16, 1_000)).hasSize(288);
  }

  @Test
  void aimAt_solution_isFoundWithoutConflict() {
    Structure nine = Structures.boxes(3, 3);
    int[] solution = GroupReferee.randomSolution(nine, new Random(5));
    Learner learner = learner(nine, empty(nine));
    learner.aimAt(solution);
    assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(array(stored(learner, 81))).isEqualTo(solution);
    assertThat(learner.conflicts()).isZero();
    assertThat(learner.guesses()).isZero();
  }

  /** Where cages have sums, each cell is decided; a cage of any sum is a group. */
  @Test
  void aimAt_solutionWithSums_isDecided() {
    Structure nine = Structures.boxes(3, 3);
    int[] solution = GroupReferee.randomSolution(nine, new Random(5));
    int[] cells = {0, 1};
    int sum = solution[0] + solution[1];
    Form apart = new Form.Apart(new int[] {0, 1});
    assertThat(guesses(nine.withCages(List.of(new Cage(0, cells))), solution)).isZero();
    assertThat(guesses(nine.withCages(List.of(new Cage(sum, cells))), solution)).isPositive();
    assertThat(guesses(nine.withForms(List.of(apart)), solution)).isPositive();
  }

  private static long guesses(Structure structure, int... solution) {
    Learner learner = learner(structure, empty(structure));
    learner.aimAt(solution);
    assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(array(stored(learner, 81))).isEqualTo(solution);
    return learner.guesses();
  }

  /**
   * The search ends when the rest can be as in the target; what it stores is whole all the same.
   */
  @Test
  void aimAt_solutionThatIsExcluded_findsOneOther() {
    Structure nine = Structures.boxes(3, 3);
    Random random = new Random(6);
    Learner learner = learner(nine, empty(nine));
    for (int i = 0; i < 50; i++) {
      int[] solution = GroupReferee.randomSolution(nine, random);
      learner.reset();
      learner.aimAt(solution);
      int clues = random.nextInt(30);
      int[] literals = new int[clues + 1];
      for (int cell = 0; cell < clues; cell++) {
        literals[cell] = learner.literal(2 * cell, solution[2 * cell]);
      }
      literals[clues] = Literals.not(learner.literal(79, solution[79]));
      learner.assume(literals);
      if (learner.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
        int[] other = array(stored(learner, 81));
        assertThat(GroupReferee.isSolution(nine, empty(nine), other)).isTrue();
        assertThat(other[79]).isNotEqualTo(solution[79]);
        for (int cell = 0; cell < clues; cell++) {
          assertThat(other[2 * cell]).isEqualTo(solution[2 * cell]);
        }
        assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
      } else {
        assertThat(clues).isGreaterThan(10);
      }
    }
    assertThat(learner.guesses()).isEqualTo(1_078);
    assertThat(learner.conflicts()).isEqualTo(13);
  }

  @Test
  void shuffle_givesRandomSolutions() {
    Structure nine = Structures.boxes(3, 3);
    Set<List<Integer>> different = new HashSet<>();
    Learner learner = learner(nine, empty(nine));
    for (int seed = 0; seed < 100; seed++) {
      learner.reset();
      learner.shuffle(new SplitMix64(seed));
      assertThat(learner.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
      List<Integer> first = stored(learner, 81);
      assertThat(GroupReferee.isSolution(nine, empty(nine), array(first))).isTrue();
      different.add(first);
      Learner again = learner(nine, empty(nine));
      again.shuffle(new SplitMix64(seed));
      assertThat(solutions(again, 81, 1)).containsExactly(first);
    }
    assertThat(different).hasSize(100);
  }

  /** What was decided before does not keep a random solution from being one. */
  @Test
  void shuffle_inTheMiddleOfASearch_beginsAtTheRoot() {
    Structure nine = Structures.boxes(3, 3);
    for (int seed = 0; seed < 10; seed++) {
      Learner learner = learner(nine, empty(nine));
      assertThat(learner.advance(9)).isEqualTo(Progress.PAUSED);
      learner.shuffle(new SplitMix64(seed));
      Learner fresh = learner(nine, empty(nine));
      fresh.shuffle(new SplitMix64(seed));
      assertThat(solutions(learner, 81, 1)).isEqualTo(solutions(fresh, 81, 1));
    }
  }

  /** Of two searches that differ in their last assumption the second one is short. */
  @Test
  void assume_sameFirstLiterals_areNotPropagatedAgain() {
    assertThat(4 * workOfSearches(false)).isLessThan(workOfSearches(true));
  }

  private static long workOfSearches(boolean isChangedFirst) {
    Structure nine = Structures.boxes(3, 3);
    int[] solution = GroupReferee.randomSolution(nine, new Random(5));
    Learner learner = learner(nine, empty(nine));
    for (int cell = 40; cell < 81; cell++) {
      int[] literals = new int[41];
      for (int i = 0; i < 40; i++) {
        literals[isChangedFirst ? i + 1 : i] = learner.literal(i, solution[i]);
      }
      literals[isChangedFirst ? 0 : 40] = learner.literal(cell, solution[cell]);
      learner.assume(literals);
      assertThat(learner.advance(0)).isNotEqualTo(Progress.EXHAUSTED);
    }
    return learner.work();
  }

  @Test
  void literal_settledCell() {
    int[] candidates = empty(FOUR);
    candidates[0] = 1 << 3;
    Learner learner = learner(FOUR, candidates);
    assertThat(learner.literal(0, 3)).isEqualTo(Literals.NONE);
    assertThat(learner.literal(1, 3)).isEqualTo(Literals.NONE);
    assertThat(learner.literal(1, 2)).isNotEqualTo(Literals.NONE);
    assertThat(candidates[1]).isEqualTo(ALL_FOURS);
  }
}
