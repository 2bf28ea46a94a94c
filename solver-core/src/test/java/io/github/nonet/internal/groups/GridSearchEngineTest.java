package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GridSearchEngineTest {
  private static final int LIMIT = 50;
  private static final int MORE_THAN_TABLES_TAKE = 1_000;

  private final Random random = new Random(24);

  /** The solutions in the order in which they are found, at most this many. */
  private static List<List<Integer>> solutions(Structure structure, int[] sets, int limit) {
    return solutions(new GridSearchEngine(structure, () -> {}), sets, structure, limit);
  }

  private static List<List<Integer>> solutions(
      GridSearchEngine engine, int[] sets, Structure structure, int limit) {
    engine.load(sets);
    return solutions(engine, structure, limit, Long.MAX_VALUE);
  }

  private static List<List<Integer>> solutions(
      GridSearchEngine engine, Structure structure, int limit, long slice) {
    List<List<Integer>> found = new ArrayList<>();
    while (found.size() < limit) {
      long guesses = engine.guesses();
      Progress progress = engine.advance(slice);
      if (progress == Progress.EXHAUSTED) {
        break;
      }
      assertThat(engine.guesses()).isLessThanOrEqualTo(guesses + Math.min(slice, 1L << 40));
      if (progress == Progress.SOLUTION) {
        int[] values = new int[structure.cells()];
        engine.store(values);
        found.add(Arrays.stream(values).boxed().collect(Collectors.toList()));
      } else {
        assertThat(engine.guesses()).isEqualTo(guesses + slice);
      }
    }
    return found;
  }

  /** Looks for the same solutions as the referee does. */
  private static int check(Structure structure, int[] sets) {
    int expected = PlainGroups.count(structure, sets, LIMIT);
    List<List<Integer>> found = solutions(structure, sets, LIMIT);
    assertThat(found).as(Arrays.toString(sets)).hasSize(expected).doesNotHaveDuplicates();
    for (List<Integer> solution : found) {
      int[] values = solution.stream().mapToInt(Integer::intValue).toArray();
      assertThat(PlainGroups.isSolution(structure, sets, values)).isTrue();
    }
    GridSearchEngine paused = new GridSearchEngine(structure, () -> {});
    paused.load(sets);
    assertThat(solutions(paused, structure, LIMIT, 1)).isEqualTo(found);
    return expected;
  }

  private static int[] full(Structure structure) {
    int[] sets = new int[structure.cells()];
    Arrays.fill(sets, (1 << structure.symbols() + 1) - 2);
    return sets;
  }

  /** Leaves this many of the values of a solution, and at times a wrong one. */
  private int[] givens(Structure structure, int[] solution, int count) {
    int[] sets = full(structure);
    for (int i = 0; i < count; i++) {
      int cell = random.nextInt(sets.length);
      sets[cell] = 1 << solution[cell];
    }
    if (random.nextInt(8) == 0) {
      sets[random.nextInt(sets.length)] = 1 << 1 + random.nextInt(structure.symbols());
    }
    return sets;
  }

  private void checkRandom(Structure structure, int tries, int fewest, int most) {
    checkRandom(structure, tries, fewest, most, 3);
  }

  private void checkRandom(
      Structure structure, int tries, int fewest, int most, int differentCounts) {
    Set<Integer> counts = new HashSet<>();
    for (int i = 0; i < Tries.of(Math.max(3, tries / 8), tries); i++) {
      int[] solution = PlainGroups.randomSolution(structure, random);
      int givens = fewest + random.nextInt(most - fewest + 1);
      counts.add(check(structure, givens(structure, solution, givens)));
    }
    assertThat(counts).hasSizeGreaterThanOrEqualTo(Tries.of(1, differentCounts));
  }

  @Test
  void advance_allGridsOfFour() {
    Structure structure = Structures.boxes(2, 2);
    assertThat(solutions(structure, full(structure), 1_000)).hasSize(288).doesNotHaveDuplicates();
  }

  @Tag("slow")
  @Test
  void advance_boxes() {
    checkRandom(Structures.boxes(2, 2), 100, 2, 8);
    checkRandom(Structures.boxes(2, 3), 100, 8, 20);
    checkRandom(Structures.boxes(2, 4), 60, 24, 40);
    checkRandom(Structures.boxes(3, 3), 60, 30, 50);
  }

  @Tag("slow")
  @Test
  void advance_moreGroups() {
    int[] falling = IntStream.range(0, 9).map(i -> 10 * i).toArray();
    int[] rising = IntStream.range(1, 10).map(i -> 8 * i).toArray();
    int[] some = {1, 12, 23, 43, 80};
    checkRandom(Structures.with(Structures.boxes(3, 3), List.of(falling, rising)), 30, 24, 45);
    checkRandom(Structures.with(Structures.boxes(3, 3), List.of(some)), 30, 28, 45);
    checkRandom(
        Structures.with(Structures.boxes(2, 3), List.of(new int[] {0, 7, 14}, new int[] {0, 35})),
        60,
        8,
        20);
  }

  @Tag("slow")
  @Test
  void advance_jigsaw() {
    for (int n = 5; n <= 7; n++) {
      for (int i = 0; i < Tries.of(1, 10); i++) {
        checkRandom(jigsaw(n), 4, 2 * n, 3 * n, 1);
      }
    }
  }

  /**
   * Returns regions that have a filling: the rows of a Latin square, where cells with the same
   * value have changed their rows.
   */
  private Structure jigsaw(int n) {
    Structure square = new Structure(n, n * n, Structures.rowsAndColumns(n), List.of());
    int[] values = PlainGroups.randomSolution(square, random);
    StringBuilder regions = new StringBuilder();
    for (int cell = 0; cell < n * n; cell++) {
      regions.append((char) ('A' + cell / n));
    }
    for (int i = 0; i < 3 * n; i++) {
      int first = random.nextInt(n * n);
      int second =
          IntStream.range(0, n * n)
              .filter(cell -> values[cell] == values[first])
              .skip(random.nextInt(n))
              .findFirst()
              .orElseThrow();
      char name = regions.charAt(first);
      regions.setCharAt(first, regions.charAt(second));
      regions.setCharAt(second, name);
    }
    return Structures.jigsaw(regions.toString());
  }

  @Tag("slow")
  @Test
  void advance_jigsawThatMayHaveNoFilling() {
    Set<Integer> counts = new HashSet<>();
    for (int i = 0; i < Tries.of(3, 30); i++) {
      List<String> cells = Arrays.asList("AAAAABBBBBCCCCCDDDDDEEEEE".split(""));
      Collections.shuffle(cells, random);
      Structure structure = Structures.jigsaw(String.join("", cells));
      counts.add(Math.min(1, check(structure, full(structure))));
    }
    assertThat(counts.size() == 2 || !Tries.areAll()).as("%s", counts).isTrue();
  }

  @Tag("slow")
  @Test
  void advance_overlappingGrids() {
    checkRandom(twoGrids(), 60, 4, 14, 3);
  }

  /** Two grids of 4 x 4 that have a box in common, and a cell in no group. */
  private static Structure twoGrids() {
    List<Group> groups = new ArrayList<>();
    for (Group group : Structures.boxes(2, 2).groups()) {
      groups.add(group);
      int[] cells = Arrays.stream(group.cells()).map(GridSearchEngineTest::inSecondGrid).toArray();
      groups.add(new Group(group.kind(), 1, group.index(), cells));
    }
    return new Structure(4, 29, groups, List.of());
  }

  private static int inSecondGrid(int cell) {
    boolean isShared = cell / 4 < 2 && cell % 4 < 2;
    return isShared ? cell + 10 : 12 + cell;
  }

  @Tag("slow")
  @Test
  void advance_cages() {
    for (int i = 0; i < Tries.of(3, 40); i++) {
      checkCages(Structures.boxes(2, 2), 4, 0, 4);
      checkCages(Structures.boxes(2, 3), 5, 0, 8);
      checkCages(Structures.boxes(3, 3), 6, 22, 40);
      checkCages(jigsaw(5), 4, 0, 5);
    }
  }

  private void checkCages(Structure structure, int mostCells, int fewest, int most) {
    int[] solution = PlainGroups.randomSolution(structure, random);
    List<Cage> cages = Cages.random(structure, solution, mostCells, random);
    Structure killer = structure.withCages(cages);
    int givens = fewest + random.nextInt(most - fewest + 1);
    check(killer, givens(structure, solution, givens));
  }

  /** Sums are derived at once, after the first failure, and as always. */
  @Tag("slow")
  @Test
  void advance_killers() {
    Set<Integer> counts = new HashSet<>();
    for (int i = 0; i < Tries.of(3, 40); i++) {
      counts.add(checkKiller(Structures.boxes(2, 2), 4, 10, 2));
      counts.add(checkKiller(Structures.boxes(2, 3), 5, 10, 6));
      counts.add(checkKiller(jigsaw(5), 4, 20, 5));
      counts.add(checkKiller(Structures.boxes(3, 3), 5, 5, 30));
      counts.add(checkKiller(VariantFile.diagonals(Structures.boxes(3, 3)), 5, 20, 30));
    }
    assertThat(counts).contains(0, 1).hasSizeGreaterThan(Tries.of(2, 5));
  }

  private int checkKiller(Structure structure, int mostCells, int left, int givens) {
    int[] solution = PlainGroups.randomSolution(structure, random);
    Structure killer =
        structure.withCages(Cages.tiling(structure, solution, mostCells, left, random));
    int[] sets = givens(structure, solution, givens);
    int expected = check(killer, sets);
    for (int patience = 0; patience < 2; patience++) {
      GridSearchEngine engine = new GridSearchEngine(killer, patience, () -> {});
      List<List<Integer>> found = solutions(engine, sets, killer, LIMIT);
      assertThat(found).hasSize(expected).doesNotHaveDuplicates();
      assertThat(solutions(engine, sets, killer, LIMIT)).isEqualTo(found);
      for (List<Integer> values : found) {
        int[] array = values.stream().mapToInt(Integer::intValue).toArray();
        assertThat(PlainGroups.isSolution(killer, sets, array)).isTrue();
      }
    }
    return expected;
  }

  /** While deductions wait, and while sums are derived: the sums of a house take ten pulses. */
  @Test
  void advance_pulseThrows_canGoOn() {
    int[] thrown = {0};
    for (int i = 0; i < 60; i++) {
      Structure structure = i % 2 == 0 ? Structures.boxes(3, 3) : Structures.boxes(2, 3);
      int[] solution = PlainGroups.randomSolution(structure, random);
      List<Cage> cages = Cages.tiling(structure, solution, 5, 10, random);
      Structure killer = structure.withCages(cages);
      int[] sets = givens(structure, solution, i % 2 == 0 ? 14 : 3);
      assertThat(solutionsInSpiteOf(11 + i % 7, thrown, killer, sets))
          .isEqualTo(solutions(killer, sets, LIMIT));
    }
    assertThat(thrown[0]).isGreaterThan(10);
  }

  /** Returns the solutions that an engine finds though one in this many pulses throws. */
  private static List<List<Integer>> solutionsInSpiteOf(
      int every, int[] thrown, Structure killer, int[] sets) {
    int[] pulses = {0};
    GridSearchEngine engine =
        new GridSearchEngine(
            killer,
            () -> {
              if (++pulses[0] > MORE_THAN_TABLES_TAKE && pulses[0] % every == 0) {
                thrown[0]++;
                throw new UnsupportedOperationException();
              }
            });
    engine.load(sets);
    pulses[0] = MORE_THAN_TABLES_TAKE;
    List<List<Integer>> found = new ArrayList<>();
    while (found.size() < LIMIT) {
      try {
        List<List<Integer>> next = solutions(engine, killer, 1, Long.MAX_VALUE);
        if (next.isEmpty()) {
          break;
        }
        found.addAll(next);
      } catch (UnsupportedOperationException e) {
        // The search continues.
      }
    }
    return found;
  }

  @Test
  void advance_impossibleSum() {
    Structure square = Structures.boxes(2, 2);
    for (int sum : new int[] {1, 2, 3, 5, 10, 15, 100}) {
      Structure killer = square.withCages(List.of(new Cage(sum, new int[] {0, 5, 10})));
      assertThat(solutions(killer, full(killer), 1_000).isEmpty()).isEqualTo(sum < 6 || sum > 9);
    }
  }

  /** The cages of two rows have the sum 21 in place of 20, and each has a filling. */
  @Test
  void advance_sumsOfHousesAreWrong() {
    Structure killer =
        Structures.boxes(2, 2)
            .withCages(
                List.of(
                    new Cage(3, new int[] {0, 1}),
                    new Cage(6, new int[] {2, 6}),
                    new Cage(7, new int[] {3, 7}),
                    new Cage(5, new int[] {4, 5})));
    for (int patience = 0; patience < 3; patience++) {
      GridSearchEngine engine = new GridSearchEngine(killer, patience, () -> {});
      assertThat(solutions(engine, full(killer), killer, 1)).isEmpty();
    }
  }

  /** A search follows from its grid alone, so it is as long on every machine. */
  @Test
  void advance_killerOfTwelve_isAsLongAsEver() {
    Structure twelve = Structures.boxes(3, 4);
    Random ofKiller = new Random(7);
    int[] solution = PlainGroups.randomSolution(twelve, ofKiller);
    Structure killer = twelve.withCages(Cages.tiling(twelve, solution, 6, 0, ofKiller));
    int[] pulses = {0};
    GridSearchEngine engine = new GridSearchEngine(killer, () -> pulses[0]++);
    engine.load(full(killer));
    int whileMade = pulses[0];
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(pulses[0]).isGreaterThan(whileMade + 100);
    assertThat(new long[] {engine.guesses(), engine.failures(), engine.work()})
        .containsExactly(58, 20, 7_422);
  }

  /**
   * Three cages leave 5 to the last cell of the first row, which is known when sums are derived.
   */
  @Test
  void rootCandidates_withSums_areFewer() {
    List<Cage> cages =
        List.of(
            new Cage(15, new int[] {0, 1, 2}),
            new Cage(14, new int[] {3, 4, 5}),
            new Cage(11, new int[] {6, 7}));
    Structure killer = Structures.boxes(3, 3).withCages(cages);
    GridSearchEngine patient = new GridSearchEngine(killer, 1, () -> {});
    patient.load(full(killer));
    assertThat(Integer.bitCount(patient.rootCandidates()[8])).isGreaterThan(1);
    GridSearchEngine engine = new GridSearchEngine(killer, 0, () -> {});
    engine.load(full(killer));
    assertThat(engine.rootCandidates()[8]).isEqualTo(1 << 5);
  }

  @Test
  void shuffle_otherSolutionsComeFirst() {
    Structure four = Structures.boxes(2, 2);
    Set<List<Integer>> found = new HashSet<>();
    GridSearchEngine engine = new GridSearchEngine(four, () -> {});
    for (int i = 0; i < 20; i++) {
      engine.load(full(four));
      engine.shuffle(random::nextLong);
      found.addAll(solutions(engine, four, 1, Long.MAX_VALUE));
    }
    assertThat(found).hasSizeGreaterThan(10);
  }

  @Test
  void isBestFor_killersOfNine() {
    Structure nine = Structures.boxes(3, 3);
    Structure twelve = Structures.boxes(3, 4);
    List<Cage> sum = List.of(new Cage(3, new int[] {0, 1}));
    List<Cage> anySum = List.of(new Cage(0, new int[] {0, 1}));
    assertThat(GridSearchEngine.isBestFor(nine)).isFalse();
    assertThat(GridSearchEngine.isBestFor(nine.withCages(sum))).isTrue();
    assertThat(GridSearchEngine.isBestFor(nine.withCages(anySum))).isFalse();
    assertThat(GridSearchEngine.isBestFor(twelve.withCages(sum))).isFalse();
  }

  @Test
  void load_again() {
    Structure structure = Structures.boxes(2, 3);
    int[] sets = givens(structure, PlainGroups.randomSolution(structure, random), 6);
    GridSearchEngine engine = new GridSearchEngine(structure, () -> {});
    engine.load(full(structure));
    List<List<Integer>> ofEmpty = solutions(engine, structure, 20, 3);
    engine.load(sets);
    assertThat(engine.guesses()).isZero();
    assertThat(engine.failures()).isZero();
    assertThat(solutions(engine, structure, LIMIT, Long.MAX_VALUE))
        .isEqualTo(solutions(structure, sets, LIMIT));
    engine.load(full(structure));
    assertThat(solutions(engine, structure, 20, Long.MAX_VALUE)).isEqualTo(ofEmpty);
  }

  @Test
  void load_copies() {
    Structure structure = Structures.boxes(2, 2);
    int[] sets = full(structure);
    GridSearchEngine engine = new GridSearchEngine(structure, () -> {});
    engine.load(sets);
    Arrays.fill(sets, 0);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
  }

  @Test
  void load_emptySet() {
    Structure structure = Structures.boxes(2, 2);
    int[] sets = full(structure);
    sets[7] = 1;
    assertThat(solutions(structure, sets, 1)).isEmpty();
  }

  @Test
  void advance_noGuessesAllowed() {
    GridSearchEngine engine = new GridSearchEngine(Structures.boxes(2, 2), () -> {});
    engine.load(full(Structures.boxes(2, 2)));
    assertThat(engine.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(engine.guesses()).isZero();
  }

  @Test
  void advance_exhaustedForEver() {
    GridSearchEngine engine = new GridSearchEngine(Structures.boxes(2, 2), () -> {});
    int[] sets = full(Structures.boxes(2, 2));
    sets[0] = 2;
    sets[1] = 2;
    engine.load(sets);
    assertThat(engine.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(engine.advance(1)).isEqualTo(Progress.EXHAUSTED);
    assertThat(engine.failures()).isOne();
  }

  @Test
  void advance_negative() {
    GridSearchEngine engine = new GridSearchEngine(Structures.boxes(2, 2), () -> {});
    engine.load(full(Structures.boxes(2, 2)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> engine.advance(-1))
        .withMessage("maxGuesses is -1; expected 0 or more");
  }

  @Test
  void store_nothingFound() {
    GridSearchEngine engine = new GridSearchEngine(Structures.boxes(2, 2), () -> {});
    engine.load(full(Structures.boxes(2, 2)));
    assertThatIllegalStateException().isThrownBy(() -> engine.store(new int[16]));
  }

  @Test
  void rootCandidates_holdAllSolutions() {
    Structure structure = Structures.boxes(2, 3);
    for (int i = 0; i < 50; i++) {
      int[] solution = PlainGroups.randomSolution(structure, random);
      int[] sets = givens(structure, solution, 8);
      GridSearchEngine engine = new GridSearchEngine(structure, () -> {});
      engine.load(sets);
      int[] root = engine.rootCandidates();
      for (List<Integer> found : solutions(engine, structure, LIMIT, Long.MAX_VALUE)) {
        for (int cell = 0; cell < root.length; cell++) {
          assertThat(root[cell] >> found.get(cell) & 1).isOne();
        }
      }
      assertThat(engine.rootCandidates()).isEqualTo(root);
      assertThat(PlainGroups.count(structure, root, LIMIT))
          .isEqualTo(PlainGroups.count(structure, sets, LIMIT));
    }
  }

  /** A group of this kind does not bring anything but its cells. */
  @Test
  void advance_kindsDoNotMatter() {
    Structure boxes = Structures.boxes(2, 2);
    List<Group> others = new ArrayList<>();
    for (Group group : boxes.groups()) {
      others.add(new Group(UnitKind.OTHER, 0, 0, group.cells()));
    }
    assertThat(solutions(new Structure(4, 16, others, List.of()), full(boxes), 1_000)).hasSize(288);
  }
}
