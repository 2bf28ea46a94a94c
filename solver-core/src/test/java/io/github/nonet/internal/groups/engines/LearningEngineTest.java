package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.GroupReferee;
import io.github.nonet.internal.groups.PlainGroups;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.engines.LearningEngine.Patience;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LearningEngineTest {
  private static final int GRIDS = Tries.of(8, 80);
  private static final long ENDLESS = LearningEngine.ENDLESS;

  /** What is being built when a pulse throws is built again: it takes fewer pulses. */
  private static final int MORE_THAN_BUILDING_TAKES = 97;

  /** Returns a patience of this many failures, and another one when there are two solutions. */
  static Patience patience(long failures, long later) {
    return new Patience(failures, failures, 0, later, false);
  }

  private static GroupEngine engine(RandomGrid grid, long patience, long laterPatience) {
    Structure structure = grid.structure();
    GroupEngine engine =
        new LearningEngine(
            structure,
            new GridSearchEngine(structure, () -> {}),
            patience(patience, laterPatience),
            () -> {});
    engine.load(grid.candidates());
    return engine;
  }

  private static List<List<Integer>> solutions(GroupEngine engine, int cells, int limit) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (solutions.size() < limit && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      solutions.add(stored(engine, cells));
    }
    return solutions;
  }

  private static List<Integer> stored(GroupEngine engine, int cells) {
    int[] values = new int[cells];
    engine.store(values);
    return Arrays.stream(values).boxed().toList();
  }

  private static int[] array(List<Integer> values) {
    return values.stream().mapToInt(value -> value).toArray();
  }

  private static int[] empty(Structure structure) {
    int[] candidates = new int[structure.cells()];
    Arrays.fill(candidates, (1 << structure.symbols() + 1) - 2);
    return candidates;
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "0, 1000", "1, 0", "1, 5", "20, 1000", ENDLESS + ", 0"})
  void advance_agreesWithReferee(long patience, long laterPatience) {
    Random random = new Random(patience + 31 * laterPatience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.next(random);
      GroupEngine engine = engine(grid, patience, laterPatience);
      assertThat(solutions(engine, grid.candidates().length, RandomGrid.LIMIT))
          .as(grid.toString())
          .hasSize(grid.count())
          .doesNotHaveDuplicates()
          .allMatch(
              values ->
                  GroupReferee.isSolution(grid.structure(), grid.candidates(), array(values)));
      if (grid.count() < RandomGrid.LIMIT) {
        assertThat(engine.advance(1)).isEqualTo(Progress.EXHAUSTED);
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "20, 1000"})
  void advance_pausedIsTheSame(long patience, long laterPatience) {
    Random random = new Random(patience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.next(random);
      GroupEngine whole = engine(grid, patience, laterPatience);
      GroupEngine paused = engine(grid, patience, laterPatience);
      List<List<Integer>> found = new ArrayList<>();
      Progress progress = Progress.PAUSED;
      while (found.size() < RandomGrid.LIMIT && progress != Progress.EXHAUSTED) {
        long before = paused.guesses();
        int most = random.nextInt(4);
        progress = paused.advance(most);
        assertThat(paused.guesses() - before).isLessThanOrEqualTo(most);
        if (progress == Progress.SOLUTION) {
          found.add(stored(paused, grid.candidates().length));
        } else if (progress == Progress.PAUSED) {
          assertThat(paused.guesses() - before).isEqualTo(most);
        }
      }
      assertThat(found).isEqualTo(solutions(whole, grid.candidates().length, RandomGrid.LIMIT));
      assertThat(paused.guesses()).isEqualTo(whole.guesses());
    }
  }

  @Test
  void load_again_beginsANewSearch() {
    Structure four = Structures.boxes(2, 2);
    GroupEngine engine =
        new LearningEngine(four, new GridSearchEngine(four, () -> {}), Patience.of(0), () -> {});
    for (int i = 0; i < 3; i++) {
      engine.load(empty(four));
      assertThat(engine.guesses()).isZero();
      assertThat(solutions(engine, 16, 100 * i)).hasSize(100 * i);
    }
    engine.load(empty(four));
    assertThat(solutions(engine, 16, 1_000)).hasSize(288).doesNotHaveDuplicates();
  }

  @Test
  void advance_pulseThrows_canGoOn() {
    Structure four = Structures.boxes(2, 2);
    int[] pulses = {0};
    GroupEngine engine =
        new LearningEngine(
            four,
            new GridSearchEngine(four, () -> {}),
            patience(0, 0),
            () -> {
              if (++pulses[0] % MORE_THAN_BUILDING_TAKES == 0) {
                throw new IllegalStateException("pulse");
              }
            });
    engine.load(empty(four));
    int count = 0;
    int thrown = 0;
    Progress progress = Progress.PAUSED;
    while (progress != Progress.EXHAUSTED) {
      try {
        progress = engine.advance(Long.MAX_VALUE);
        count += progress == Progress.SOLUTION ? 1 : 0;
      } catch (IllegalStateException e) {
        thrown++;
      }
    }
    assertThat(count).isEqualTo(288);
    assertThat(thrown).isPositive();
  }

  @Test
  void store_nothingFound() {
    GroupEngine engine = GroupEngines.newEngine(Structures.boxes(2, 2), () -> {});
    engine.load(empty(Structures.boxes(2, 2)));
    assertThatIllegalStateException()
        .isThrownBy(() -> engine.store(new int[16]))
        .withMessage("no solution was found yet");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> engine.advance(-1))
        .withMessage("maxGuesses is -1; expected 0 or more");
  }

  /** Memory does not grow with the solutions: this is many more than a list of them would hold. */
  @Test
  void advance_emptyTwentyFive_manySolutions() {
    Structure large = Structures.boxes(5, 5);
    GroupEngine engine = GroupEngines.newEngine(large, () -> {});
    engine.load(empty(large));
    int[] values = new int[large.cells()];
    for (int i = 0; i < 3_000; i++) {
      assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    }
    engine.store(values);
    assertThat(GroupReferee.isSolution(large, empty(large), values)).isTrue();
  }

  @Test
  void patience_dependsOnTheRules() {
    Structure nine = Structures.boxes(3, 3);
    Structure large = Structures.boxes(4, 4);
    List<Cage> cages = List.of(new Cage(3, new int[] {0, 1}));
    assertThat(patience(nine)).usingRecursiveComparison().isEqualTo(Patience.of(20));
    assertThat(patience(Structures.boxes(3, 4)))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(20));
    assertThat(patience(large)).usingRecursiveComparison().isEqualTo(Patience.of(3));
    assertThat(patience(nine.withCages(cages)))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(ENDLESS));
    assertThat(patience(large.withCages(cages)))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(1_000));
    List<Cage> anySum = List.of(new Cage(0, new int[] {0, 1}));
    assertThat(patience(large.withCages(anySum)))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(3));
    List<Group> groups = List.of();
    assertThat(patience(new Structure(25, 20_000, groups, List.of())))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(ENDLESS));
  }

  @Test
  void patience_withForms_isLongerAndWithSumsInTurns() {
    Structure nine = Structures.boxes(3, 3);
    int[] next = {4, 2, 2, 2, 2, 2, 2, 2, 2};
    Form pair = new Form.TwoCells(new int[] {0, 12}, next);
    Form sum = new Form.Sum(12, new int[] {1, 1, 1}, new int[] {0, 12, 24});
    assertThat(patience(nine.withForms(List.of(pair))))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(60, 20, 20_000));
    assertThat(patience(nine.withForms(List.of(pair, sum))))
        .usingRecursiveComparison()
        .isEqualTo(Patience.inTurns(2_000));
    assertThat(
            patience(Structures.boxes(4, 4).withForms(List.of(new Form.Apart(new int[] {0, 40})))))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(3));
  }

  /** With forms, a cage of three cells makes a killer; one of two is a pair. */
  @Test
  void patience_killerWithForms_isEndless() {
    Structure nine = Structures.boxes(3, 3).withForms(List.of(new Form.Apart(new int[] {0, 40})));
    Cage two = new Cage(10, new int[] {0, 1});
    Cage three = new Cage(10, new int[] {0, 1, 2});
    Cage threeOfAnySum = new Cage(0, new int[] {0, 1, 2});
    assertThat(patience(nine.withCages(List.of(two, threeOfAnySum))))
        .usingRecursiveComparison()
        .isEqualTo(Patience.of(60, 20, 20_000));
    assertThat(patience(nine.withCages(List.of(three))).failures()).isEqualTo(ENDLESS);
  }

  private static Patience patience(Structure structure) {
    return GroupEngines.patience(structure, () -> {});
  }

  @Test
  void patience_longWork_isOutSooner() {
    Patience patience = Patience.of(100, 20, 5_000);
    assertThat(patience.isOut(19, Long.MAX_VALUE)).isFalse();
    assertThat(patience.isOut(20, 4_999)).isFalse();
    assertThat(patience.isOut(20, 5_000)).isTrue();
    assertThat(patience.isOut(99, 4_999)).isFalse();
    assertThat(patience.isOut(100, 0)).isTrue();
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 20})
  void advance_inTurns_agreesWithReferee(int patience) {
    Random random = new Random(300 + patience);
    for (int i = 0; i < 3 * GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      Structure structure = grid.structure();
      Patience turns = Patience.inTurns(patience);
      FormEnginesTest.check(
          grid,
          new LearningEngine(
              structure, new GridSearchEngine(structure, () -> {}), turns, () -> {}));
    }
  }

  /** A grid that has no solution, and takes both engines long to show it without joint sums. */
  @Test
  void advance_inTurns_bothEnginesWork() {
    Structure structure = Structures.boxes(3, 3).withForms(Structures.SUMS_WITHOUT_SOLUTION);
    GridSearchEngine first = new GridSearchEngine(structure, Integer.MAX_VALUE, () -> {});
    LearningEngine engine = new LearningEngine(structure, first, Patience.inTurns(1), () -> {});
    engine.load(empty(structure));
    long before = 0;
    int turns = 0;
    for (int guess = 0; guess < 2_000; guess++) {
      assertThat(engine.advance(1)).isEqualTo(Progress.PAUSED);
      boolean isFirst = first.guesses() > before;
      turns += isFirst != (turns % 2 == 0) ? 1 : 0;
      before = first.guesses();
    }
    assertThat(turns).isBetween(4, 40);
  }

  /** Returns a grid with a number of random clues of one of its solutions. */
  private static int[] clues(Structure structure, int count, int seed) {
    Random random = new Random(seed);
    int[] solution = PlainGroups.randomSolution(structure, random);
    int[] sets = empty(structure);
    for (int i = 0; i < count; i++) {
      int cell = random.nextInt(sets.length);
      sets[cell] = 1 << solution[cell];
    }
    return sets;
  }

  /** Who finds the solutions, after how many guesses, follows from the grid and the patience. */
  @ParameterizedTest
  @CsvSource({
    "10, 1, 0, 0, true, 250, 262, 2, 6, 305",
    "12, 2, 1, 2, false, 60, 120, 120, 1, 122",
    "12, 3, 2, 1, true, 116, 242, 127, 62, 287",
    "8, 0, 0, 0, false, 400, 420, 1, 10, 459",
    "8, 0, 0, 1, false, 400, 481, 77, 30, 536",
    "8, 0, 0, 2, true, 400, 814, 807, 4, 846",
    "8, 0, 1, 1, true, 400, 454, 77, 8, 530"
  })
  void advance_isAsLongAsEver(
      int count,
      int seed,
      long failures,
      long later,
      boolean takesTurns,
      int solutions,
      long guesses,
      long guessesOfFirst,
      long allFailures,
      int pulses) {
    Structure six = Structures.boxes(2, 3);
    GridSearchEngine first = new GridSearchEngine(six, () -> {});
    int[] felt = {0};
    LearningEngine engine =
        new LearningEngine(
            six, first, new Patience(failures, failures, 0, later, takesTurns), () -> felt[0]++);
    engine.load(clues(six, count, seed));
    assertThat(solutions(engine, 36, 400)).hasSize(solutions);
    assertThat(engine.guesses()).isEqualTo(guesses);
    assertThat(first.guesses()).isEqualTo(guessesOfFirst);
    assertThat(engine.failures()).isEqualTo(allFailures);
    assertThat(felt[0]).isEqualTo(pulses);
  }

  /** This grid has up to 3 failures in a row before solution 1,001, and up to 7 after it. */
  @ParameterizedTest
  @CsvSource({"3, false", "5, true"})
  void advance_manySolutions_staysWithTheFirstEngine(long later, boolean isFirstAlone) {
    Structure six = Structures.boxes(2, 3);
    GridSearchEngine first = new GridSearchEngine(six, () -> {});
    LearningEngine engine = new LearningEngine(six, first, patience(100, later), () -> {});
    engine.load(clues(six, 5, 29));
    for (int i = 0; i < 3_000; i++) {
      assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    }
    assertThat(engine.guesses() == first.guesses()).isEqualTo(isFirstAlone);
  }

  /** The learner finds a solution after the first failure, and the first engine finds it later. */
  @Test
  void load_again_skipsNothing() {
    Structure nine = Structures.boxes(3, 3);
    GridSearchEngine first = new GridSearchEngine(nine, () -> {});
    GroupEngine engine = new LearningEngine(nine, first, patience(1, 1), () -> {});
    int skipped = 0;
    for (int seed = 0; seed < 20; seed++) {
      engine.load(clues(nine, 26, seed));
      List<Integer> solution = solutions(engine, 81, 1).get(0);
      skipped += engine.guesses() > first.guesses() ? 1 : 0;
      engine.load(solution.stream().mapToInt(value -> 1 << value).toArray());
      assertThat(solutions(engine, 81, 2)).containsExactly(solution);
    }
    assertThat(skipped).isPositive();
  }

  /** Sums that are too large to learn are encoded once, in vain. */
  @Test
  void advance_tooLargeToLearn_staysWithTheFirstEngine() {
    Form.Sum sum = new Form.Sum(60, new int[] {1, 2, 3, 4, 5}, new int[] {0, 12, 24, 28, 40});
    Form[] forms = new Form[60];
    Arrays.fill(forms, sum);
    Structure nine = Structures.boxes(3, 3).withForms(List.of(forms));
    GridSearchEngine first = new GridSearchEngine(nine, () -> {});
    int[] felt = {0};
    LearningEngine engine = new LearningEngine(nine, first, Patience.of(0), () -> felt[0]++);
    engine.load(empty(nine));
    assertThat(solutions(engine, 81, 20)).hasSize(20);
    assertThat(engine.guesses()).isEqualTo(first.guesses());
    assertThat(felt[0]).isLessThan(1_000);
  }
}
