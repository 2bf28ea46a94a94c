package io.github.nonet.benchmarks.rivals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.benchmarks.Slices;
import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridFindersTest {
  private static final List<String> NAMES = GridFinder.NAMES;
  private static final Duration LONG = Duration.ofSeconds(60);

  @Test
  void names_areThoseThatCanBeMade() {
    assertThat(GridFinder.BY_NAME.keySet()).containsExactlyInAnyOrderElementsOf(NAMES);
  }

  static Stream<Arguments> properPuzzles() {
    return NAMES.stream()
        .flatMap(
            name ->
                Stream.of(
                        "6x6:5",
                        "12x12:1",
                        "x:2",
                        "hyper:2",
                        "jigsaw:2",
                        "samurai:1",
                        "killer:2",
                        "thermometer:2",
                        "renban:2",
                        "arrow:2",
                        "sandwich:1")
                    .map(corpus -> Arguments.of(name, corpus)));
  }

  @ParameterizedTest
  @MethodSource
  void properPuzzles(String name, String corpus) {
    GridFinder finder = GridFinder.of(name);
    int most = Slices.of(1, Integer.MAX_VALUE);
    for (GridCorpus.Puzzle puzzle :
        GridCorpus.load(corpus).puzzles().stream().limit(most).toList()) {
      Grid grid = puzzle.grid();
      List<Grid> solution = List.of(GridSolver.getDefault().solve(grid).orElseThrow());
      assertThat(finder.find(grid, 2, LONG)).contains(solution);
      assertThat(finder.find(grid, 1, LONG)).contains(solution);
      assertThat(finder.count(grid, 2, LONG)).isEqualTo(OptionalLong.of(1));
    }
  }

  /** Sums, a cage without a sum, one of a single cell, cages that overlap, a group. */
  @ParameterizedTest
  @FieldSource("NAMES")
  void everyKindOfGroup_allSolutions(String name) {
    Rules rules =
        Rules.builder(4)
            .grid(0, 0, 2, 2)
            .group("pair", new int[][] {{0, 0}, {3, 3}})
            .build()
            .withCages(
                List.of(Cage.of(5, 0, 1), Cage.of(0, 1, 6), Cage.of(3, 15), Cage.of(6, 1, 2, 3)));
    List<Grid> expected = GridSolver.getDefault().solutions(rules.emptyGrid()).toList();
    assertThat(expected).hasSizeBetween(1, 99).allMatch(Grid::isSolved);
    assertThat(GridFinder.of(name).find(rules.emptyGrid(), 100, LONG))
        .hasValueSatisfying(
            found -> assertThat(found).containsExactlyInAnyOrderElementsOf(expected));
    assertThat(GridFinder.of(name).count(Rules.of(4).emptyGrid(), 1_000, LONG))
        .isEqualTo(OptionalLong.of(288));
  }

  /** All kinds of lines in one small grid, with many solutions and none. */
  @ParameterizedTest
  @FieldSource("NAMES")
  void lines_allSolutions(String name) {
    Random random = new Random(35);
    int contradictory = 0;
    for (int i = 0; i < Slices.of(8, 40); i++) {
      Grid puzzle = Rules.of(6).withConstraints(lines(random)).emptyGrid().with(i % 36, 1 + i % 6);
      List<Grid> expected = GridSolver.getDefault().solutions(puzzle).limit(301).toList();
      assertThat(expected).allMatch(solution -> solution.isSolutionOf(puzzle));
      if (expected.size() > 300) {
        assertThat(GridFinder.of(name).count(puzzle, 2, LONG)).hasValue(2);
      } else {
        assertThat(GridFinder.of(name).find(puzzle, 301, LONG))
            .hasValueSatisfying(
                all -> assertThat(all).containsExactlyInAnyOrderElementsOf(expected));
      }
      contradictory += expected.isEmpty() ? 1 : 0;
    }
    assertThat(contradictory).isBetween(Slices.of(1, 5), Slices.of(7, 35));
  }

  private static List<Constraint> lines(Random random) {
    List<Constraint> lines = new ArrayList<>();
    for (int i = random.nextInt(4) + 3; i > 0; i--) {
      int[] cells = random.ints(0, 36).distinct().limit(2 + random.nextInt(2)).toArray();
      int row = 6 * random.nextInt(6);
      lines.add(
          switch (random.nextInt(4)) {
            case 0 -> Constraint.thermometer(cells);
            case 1 -> Constraint.renban(cells);
            case 2 -> Constraint.arrow(cells[0], IntStream.of(cells).skip(1).toArray());
            default ->
                Constraint.sandwich(random.nextInt(15), IntStream.range(row, row + 6).toArray());
          });
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {"OrToolsGrid", "Sat4jGrid", "ChocoGrid"})
  void anotherKindOfLine_isRefused(String name) {
    Grid puzzle = Rules.of(6).withConstraints(List.of(Constraint.whispers(3, 0, 1))).emptyGrid();
    assertThatThrownBy(() -> GridFinder.of(name).find(puzzle, 2, LONG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the constraint is whispers(3:0,1); the models of other libraries know"
                + " [thermometer, renban, arrow, sandwich]");
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void noSolution(String name) {
    GridFinder finder = GridFinder.of(name);
    Grid twice = Rules.of(6).emptyGrid().with(0, 1).with(1, 1);
    assertThat(finder.find(twice, 2, LONG)).contains(List.of());
    Grid cage = Rules.of(4).withCages(List.of(Cage.of(9, 0, 1))).emptyGrid();
    assertThat(finder.count(cage, 2, LONG)).isEqualTo(OptionalLong.of(0));
  }

  /** No time is enough for nothing. */
  @ParameterizedTest
  @FieldSource("NAMES")
  void find_noTime(String name) {
    Grid puzzle = GridCorpus.load("16x16:1").puzzles().get(0).grid();
    assertThat(GridFinder.of(name).find(puzzle, 2, Duration.ofNanos(1)))
        .isEqualTo(Optional.empty());
    assertThat(GridFinder.of(name).count(puzzle, 2, Duration.ofNanos(1))).isEmpty();
  }

  @Test
  void of_noSuchName() {
    assertThatThrownBy(() -> GridFinder.of("Choco"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no solver 'Choco'; there are Nonet, OrToolsGrid, Sat4jGrid, ChocoGrid");
  }
}
