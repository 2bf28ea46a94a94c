package io.github.nonet.benchmarks.rivals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

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
                Stream.of("6x6:5", "12x12:1", "x:2", "hyper:2", "jigsaw:2", "samurai:1", "killer:2")
                    .map(corpus -> Arguments.of(name, corpus)));
  }

  @ParameterizedTest
  @MethodSource
  void properPuzzles(String name, String corpus) {
    GridFinder finder = GridFinder.of(name);
    for (GridCorpus.Puzzle puzzle : GridCorpus.load(corpus).puzzles()) {
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
    List<Grid> expected = GridSolver.getDefault().solutions(rules.empty()).toList();
    assertThat(expected).hasSizeBetween(1, 99).allMatch(Grid::isSolved);
    assertThat(GridFinder.of(name).find(rules.empty(), 100, LONG))
        .hasValueSatisfying(
            found -> assertThat(found).containsExactlyInAnyOrderElementsOf(expected));
    assertThat(GridFinder.of(name).count(Rules.of(4).empty(), 1_000, LONG))
        .isEqualTo(OptionalLong.of(288));
  }

  @ParameterizedTest
  @FieldSource("NAMES")
  void noSolution(String name) {
    GridFinder finder = GridFinder.of(name);
    Grid twice = Rules.of(6).empty().with(0, 1).with(1, 1);
    assertThat(finder.find(twice, 2, LONG)).contains(List.of());
    Grid cage = Rules.of(4).withCages(List.of(Cage.of(9, 0, 1))).empty();
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
