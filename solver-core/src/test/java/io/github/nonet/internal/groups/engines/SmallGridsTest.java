package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineSource;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.TrueCandidates;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.GroupReferee;
import io.github.nonet.internal.groups.PlainGroups;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.learning.Learner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engines agree with a referee on grids of 16 cells at most, which takes no time. */
class SmallGridsTest {
  private static final int GRIDS = 60;
  private static final int ALL_FOURS = 0b1_1110;

  private static int[] array(List<Integer> values) {
    return values.stream().mapToInt(value -> value).toArray();
  }

  /** The solutions in the order in which they are found, with a number of guesses at a time. */
  private static List<List<Integer>> solutions(RandomGrid grid, GroupEngine engine, long slice) {
    engine.load(grid.candidates());
    assertThat(engine.guesses()).isZero();
    List<List<Integer>> found = new ArrayList<>();
    while (found.size() < RandomGrid.LIMIT) {
      long before = engine.guesses();
      Progress progress = engine.advance(slice);
      if (progress == Progress.EXHAUSTED) {
        return found;
      }
      if (progress == Progress.PAUSED) {
        assertThat(engine.guesses()).isEqualTo(before + slice);
      } else {
        int[] values = new int[grid.candidates().length];
        engine.store(values);
        assertThat(GroupReferee.isSolution(grid.structure(), grid.candidates(), values))
            .as("%s solves %s", Arrays.toString(values), grid)
            .isTrue();
        found.add(Arrays.stream(values).boxed().toList());
      }
    }
    return found;
  }

  private static void check(RandomGrid grid, GroupEngine engine) {
    List<List<Integer>> found = solutions(grid, engine, Long.MAX_VALUE);
    assertThat(found).as(grid.toString()).hasSize(grid.count()).doesNotHaveDuplicates();
    assertThat(solutions(grid, engine, 1)).isEqualTo(found);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8})
  void depthFirst_agreesWithReferee(int patience) {
    Random random = new Random(patience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextSmall(random);
      check(grid, new GridSearchEngine(grid.structure(), patience, () -> {}));
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0, false", "1, 1, false", "0, 5, true", "2, 1, true"})
  void handOver_agreesWithReferee(long failures, long later, boolean takesTurns) {
    Random random = new Random(10 + later);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextSmall(random);
      LearningEngine.Patience patience =
          new LearningEngine.Patience(failures, failures, 0, later, takesTurns);
      GridSearchEngine first = new GridSearchEngine(grid.structure(), () -> {});
      check(grid, new LearningEngine(grid.structure(), first, patience, () -> {}));
    }
  }

  /** The learner alone, by clauses and then by flipped decisions. */
  @Test
  void learner_agreesWithReferee() {
    Random random = new Random(20);
    for (int i = 0; i < 3 * GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextSmall(random);
      Learner learner = new Learner(grid.structure(), grid.candidates(), () -> {});
      List<List<Integer>> found = solutions(grid, learner);
      assertThat(found).as(grid.toString()).hasSize(grid.count()).doesNotHaveDuplicates();
      if (found.size() == RandomGrid.LIMIT) {
        continue;
      }
      learner.assume();
      assertThat(solutions(grid, learner)).containsExactlyInAnyOrderElementsOf(found);
      learner.reset();
      for (int other = 0; other < found.size(); other += 2) {
        learner.exclude(array(found.get(other)));
      }
      assertThat(solutions(grid, learner)).hasSize(found.size() / 2);
    }
  }

  private static List<List<Integer>> solutions(RandomGrid grid, Learner learner) {
    List<List<Integer>> found = new ArrayList<>();
    while (found.size() < RandomGrid.LIMIT
        && learner.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      int[] values = new int[grid.candidates().length];
      learner.store(values);
      assertThat(GroupReferee.isSolution(grid.structure(), grid.candidates(), values)).isTrue();
      found.add(Arrays.stream(values).boxed().toList());
    }
    return found;
  }

  /** What the root leaves is in each solution, and a search of it finds the same. */
  @Test
  void rootCandidates_holdAllSolutions() {
    Random random = new Random(30);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextSmall(random);
      GridSearchEngine engine = new GridSearchEngine(grid.structure(), i % 2, () -> {});
      engine.load(grid.candidates());
      int[] root = engine.rootCandidates();
      assertThat(engine.guesses()).isZero();
      List<List<Integer>> found =
          solutions(grid, new GridSearchEngine(grid.structure(), () -> {}), Long.MAX_VALUE);
      for (List<Integer> solution : found) {
        assertThat(IntStream.range(0, root.length))
            .allMatch(cell -> (root[cell] >> solution.get(cell) & 1) != 0);
      }
      if (Arrays.stream(root).allMatch(set -> Integer.bitCount(set) == 1)) {
        assertThat(found).hasSizeLessThan(2);
      }
    }
  }

  /** The union of all solutions, by each of the ways to find it. */
  @Test
  void trueCandidates_asAllSolutionsSay() {
    Random random = new Random(40);
    int several = 0;
    for (int i = 0; i < GRIDS / 2; i++) {
      RandomGrid grid = RandomGrid.nextSmall(random);
      Structure structure =
          i % 3 == 0
              ? grid.structure().withForms(List.of()).withCages(List.of(new Cage(5, pair(random))))
              : grid.structure();
      RandomGrid own = new RandomGrid(structure, grid.candidates(), 0);
      List<List<Integer>> found =
          solutions(own, new GridSearchEngine(structure, () -> {}), Long.MAX_VALUE);
      if (found.size() < RandomGrid.LIMIT) {
        int[] expected = new int[grid.candidates().length];
        for (List<Integer> solution : found) {
          Arrays.setAll(expected, cell -> expected[cell] | 1 << solution.get(cell));
        }
        int[] sets = grid.candidates().clone();
        assertThat(GridTrueCandidates.of(structure, sets, SearchLimit.NONE)).isEqualTo(expected);
        assertThat(
                TrueCandidates.of(
                    new GridSearchEngine(structure, () -> {}), sets, SearchLimit.NONE))
            .isEqualTo(expected);
        assertThat(sets).isEqualTo(grid.candidates());
        several += found.size() > 2 ? 1 : 0;
      }
    }
    assertThat(several).isPositive();
  }

  /** The engines of boards, as one for grids. */
  @Test
  void boardEngine_findsTheSolutionsOfTheBoard() {
    Structure nine = Structures.boxes(3, 3);
    Random random = new Random(70);
    int[] solution = PlainGroups.randomSolution(nine, random);
    for (int i = 0; i < 10; i++) {
      int[] sets = new int[81];
      Arrays.setAll(sets, cell -> random.nextInt(3) == 0 ? 0b1_111_111_110 : 1 << solution[cell]);
      RandomGrid grid = new RandomGrid(nine, sets, 0);
      Engine engine = ((EngineSource) Solver.getDefault()).newEngine();
      assertThat(solutions(grid, engine, 1))
          .containsExactlyInAnyOrderElementsOf(
              solutions(grid, new GridSearchEngine(nine, () -> {}), Long.MAX_VALUE))
          .contains(Arrays.stream(solution).boxed().toList());
    }
    Engine engine = ((EngineSource) Solver.getDefault()).newEngine();
    int[] empty = new int[81];
    Arrays.fill(empty, 0b1_111_111_110);
    engine.load(empty);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(engine.guesses()).isPositive();
  }

  private static int[] pair(Random random) {
    return random.nextBoolean() ? new int[] {0, 1} : new int[] {0, 2};
  }

  private static boolean isOnly(Structure structure, int[] values, boolean... clues) {
    int[] sets = new int[values.length];
    Arrays.setAll(sets, cell -> clues[cell] ? 1 << values[cell] : ALL_FOURS);
    return PlainGroups.count(structure, sets, 2) == 1;
  }

  /** Clues go while the solution stays the only one, and none that is left can go. */
  @Test
  void dig_leavesNoClueThatCanGo() {
    Structure four = Structures.boxes(2, 2);
    ClueDigger digger = new ClueDigger(four, () -> {});
    Random random = new Random(50);
    int[] counts = new int[17];
    for (int i = 0; i < 40; i++) {
      int[] values = new int[16];
      assertThat(digger.draw(random::nextLong, values)).isTrue();
      boolean[] clues = new boolean[16];
      Arrays.fill(clues, true);
      assertThat(digger.isMinimal(values, clues)).isFalse();
      List<Integer> order = new ArrayList<>(IntStream.range(0, 16).boxed().toList());
      Collections.shuffle(order, random);
      int[][] units = order.stream().map(cell -> new int[] {cell}).toArray(int[][]::new);
      digger.dig(values, clues, units, 0);
      assertThat(isOnly(four, values, clues)).isTrue();
      int count = 0;
      for (int cell = 0; cell < 16; cell++) {
        boolean[] fewer = clues.clone();
        fewer[cell] = false;
        assertThat(clues[cell] && isOnly(four, values, fewer)).isFalse();
        count += clues[cell] ? 1 : 0;
      }
      assertThat(digger.isMinimal(values, clues)).isTrue();
      counts[count]++;
    }
    assertThat(counts[4]).isPositive();
    assertThat(IntStream.of(counts).skip(7).sum()).isZero();
  }

  /** Units go together; cells outside of them, and as many clues as must stay, stay. */
  @Test
  void dig_unitsAndFloor() {
    Structure four = Structures.boxes(2, 2);
    ClueDigger digger = new ClueDigger(four, () -> {});
    Random random = new Random(60);
    for (int i = 0; i < 30; i++) {
      int[] values = new int[16];
      digger.draw(random::nextLong, values);
      boolean[] clues = new boolean[16];
      Arrays.fill(clues, true);
      int[][] units =
          IntStream.range(0, 7).mapToObj(c -> new int[] {c, 15 - c}).toArray(int[][]::new);
      int floor = 4 + random.nextInt(12);
      digger.dig(values, clues, units, floor);
      assertThat(isOnly(four, values, clues)).isTrue();
      assertThat(clues[7] && clues[8]).isTrue();
      int count = 0;
      for (int cell = 0; cell < 16; cell++) {
        assertThat(clues[cell]).isEqualTo(clues[15 - cell]);
        count += clues[cell] ? 1 : 0;
      }
      assertThat(count).isGreaterThanOrEqualTo(floor);
      for (int cell = 0; cell < 7 && count - 2 >= floor; cell++) {
        boolean[] fewer = clues.clone();
        fewer[cell] = false;
        fewer[15 - cell] = false;
        assertThat(clues[cell] && isOnly(four, values, fewer)).isFalse();
      }
    }
  }
}
