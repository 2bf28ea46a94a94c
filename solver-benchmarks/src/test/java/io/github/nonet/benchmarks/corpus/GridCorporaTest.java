package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.benchmarks.Slices;
import io.github.nonet.benchmarks.corpus.GridCorpus.Puzzle;
import io.github.nonet.benchmarks.rivals.GridFinder;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class GridCorporaTest {
  private static final List<String> SHIPPED = GridCorpus.SHIPPED;
  private static final GridSolver SOLVER = GridSolver.getDefault();
  private static final Duration LONG = Duration.ofSeconds(60);

  @TempDir private Path directory;

  private static List<Grid> grids(String name) {
    return GridCorpus.load(name).puzzles().stream().map(Puzzle::grid).toList();
  }

  @ParameterizedTest
  @FieldSource("SHIPPED")
  void header_givesTheTotals(String name) {
    GridCorpus corpus = GridCorpus.load(name);
    List<Grid> grids = grids(name);
    assertThat(grids)
        .doesNotHaveDuplicates()
        .hasSize(Integer.parseInt(corpus.header().get("puzzles")))
        .hasSizeGreaterThanOrEqualTo(20);
    assertThat(grids.stream().mapToInt(Grid::clueCount).sum())
        .isEqualTo(Integer.parseInt(corpus.header().get("clues")));
  }

  /** Two engines that share nothing say so. */
  @ParameterizedTest
  @FieldSource("SHIPPED")
  void puzzles_haveOneSolution(String name) {
    List<Grid> grids = grids(name).stream().limit(Slices.of(2, Integer.MAX_VALUE)).toList();
    boolean hasLines = !grids.get(0).rules().constraints().isEmpty();
    GridFinder other = GridFinder.of(hasLines ? "OrToolsGrid" : "Sat4jGrid");
    assertThat(grids).allMatch(SOLVER::hasUniqueSolution);
    assertThat(grids)
        .allSatisfy(
            puzzle ->
                assertThat(other.find(puzzle, 2, LONG))
                    .get()
                    .isEqualTo(List.of(SOLVER.solve(puzzle).orElseThrow())));
  }

  @ParameterizedTest
  @CsvSource({
    "6x6",
    "12x12:10",
    "16x16:2",
    "x:20",
    "hyper:20",
    "jigsaw:20",
    "samurai:2",
    "thermometer:10",
    "renban:10",
    "arrow:10",
    "sandwich:5"
  })
  void puzzles_needEveryClue(String name) {
    assertThat(grids(name).stream().limit(Slices.of(2, Integer.MAX_VALUE)))
        .allMatch(puzzle -> cells(puzzle).noneMatch(c -> canGo(puzzle, c)));
  }

  private static boolean canGo(Grid puzzle, int cell) {
    return puzzle.value(cell) != 0 && SOLVER.hasUniqueSolution(puzzle.with(cell, 0));
  }

  private static IntStream cells(Grid puzzle) {
    return IntStream.range(0, puzzle.rules().cellCount());
  }

  @Test
  void rules_areThoseOfTheKind() {
    assertThat(grids("6x6")).allMatch(grid -> grid.rules().equals(Rules.of(6)));
    assertThat(grids("12x12")).allMatch(grid -> grid.rules().equals(Rules.of(12)));
    assertThat(grids("16x16")).allMatch(grid -> grid.rules().equals(Rules.of(16)));
    assertThat(grids("samurai")).allMatch(grid -> grid.rules().equals(Rules.samurai()));
    assertThat(grids("x")).allMatch(grid -> grid.rules().houses().size() == 29);
    assertThat(grids("hyper")).allMatch(grid -> grid.rules().houses().size() == 31);
    assertThat(grids("jigsaw").stream().map(Grid::rules).distinct()).hasSizeGreaterThan(20);
  }

  /** Each kind of line represents one form; a puzzle is taken apart and put together again. */
  @ParameterizedTest
  @CsvSource({"thermometer, 4, 8", "renban, 4, 8", "arrow, 4, 8", "sandwich, 18, 18"})
  void lines_areOfTheKind(String name, int fewest, int most) {
    for (Puzzle puzzle : GridCorpus.load(name).puzzles()) {
      assertThat(puzzle.houses()).isEqualTo(Rules.of(9));
      assertThat(puzzle.constraints())
          .hasSizeBetween(fewest, most)
          .allMatch(constraint -> constraint.toString().startsWith(name + "("));
      assertThat(puzzle.grid().rules().constraints()).isEqualTo(puzzle.constraints());
    }
  }

  @Test
  void killers_areCutIntoCages() {
    assertThat(grids("killer"))
        .allMatch(grid -> grid.clueCount() == 0)
        .allSatisfy(
            grid -> {
              List<Cage> cages = grid.rules().cages();
              assertThat(cages).allMatch(cage -> cage.cells().size() >= 2);
              assertThat(cages.stream().flatMap(cage -> cage.cells().stream()))
                  .doesNotHaveDuplicates()
                  .hasSize(81);
              assertThat(cages.stream().mapToInt(Cage::sum).sum()).isEqualTo(405);
            });
  }

  @Test
  void load_file() throws IOException {
    String puzzle = "12..3..4........";
    Path file =
        Files.writeString(
            directory.resolve("a.txt"),
            "# a: b\n\n" + "1.3..1.3........ - rest\n1234341221434321 1234341221434321\n" + puzzle);
    GridCorpus corpus = GridCorpus.load(file.toString());
    assertThat(corpus.header()).containsEntry("a", "b");
    assertThat(corpus.puzzles())
        .extracting(Puzzle::hasSolution)
        .containsExactly(false, true, false);
    assertThat(corpus.puzzles().get(2).grid()).isEqualTo(Grid.parse(puzzle));
    assertThat(GridCorpus.load(file + ":2").size()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'1234341221434321 4321341221434312', line 1: the second word is not a solution",
    "'x', line 1: ",
    "'# rules: none', holds no puzzle",
    "'# rules: none~1...', 'line 2: the rules are ''none''; expected samurai'",
  })
  void load_fileWithAFault(String text, String message) throws IOException {
    Path file = Files.writeString(directory.resolve("a.txt"), text.replace('~', '\n'));
    assertThatThrownBy(() -> GridCorpus.load(file.toString()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void load_noSuchCorpus() {
    assertThatThrownBy(() -> GridCorpus.load("nothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no corpus and no file 'nothing'; the corpora are 6x6, 12x12");
  }
}
