package io.github.nonet.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.benchmarks.Outcome;
import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.benchmarks.rivals.GridFinder;
import io.github.nonet.variant.Grid;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompareVariantsCommandTest {
  @TempDir private Path directory;

  @Test
  void allSolvers_corporaAndFile() throws IOException {
    Path file =
        Files.writeString(directory.resolve("a.txt"), "1.3..1.3........ - x\n12..3..4........\n");
    Outcome outcome =
        Outcome.of("compare-variants", "--passes=2", "--batch=3", "6x6:7", "killer:1", file + "");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("Proof of uniqueness, processor time of one thread, Java ")
        .containsPattern(
            "\n6x6:7 \\(7 puzzles\\)\n +mean ms +together s .*\n  Nonet  .* 7 of 7 +2\n")
        .containsPattern("\nkiller:1 \\(1 puzzle\\)\n(.*\n){3}  Sat4jGrid .* 1 of 1 +\\d\n")
        .containsPattern("\n.*a.txt \\(2 puzzles\\)\n(.*\n){4}  ChocoGrid .* 2 of 2 +2\n");
  }

  @Test
  void oneSolver_limit() {
    Outcome outcome =
        Outcome.of(
            "compare-variants", "--solver=Nonet", "--seconds=1", "--limit=1", "--batch=1", "x:2");
    assertThat(outcome.out()).contains("limit 1 s a grid").doesNotContain("ChocoGrid");
  }

  @ParameterizedTest
  @CsvSource({
    "nothing, no corpus and no file 'nothing'",
    "--solver=Choco, no solver 'Choco'; there are Nonet",
  })
  void badArguments(String argument, String message) {
    Outcome outcome = Outcome.of("compare-variants", argument);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("compare-variants: " + message).hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void pass_timeIsUp_countsAsUnfinished() {
    GridCorpus corpus = GridCorpus.load("16x16:2");
    GridComparison comparison = GridComparison.of(corpus, List.of("Nonet"), 1);
    comparison.run(1, Duration.ofNanos(1), Duration.ofSeconds(1));
    assertThat(comparison.contestants().get(0).counts()).allMatch(count -> count.isEmpty());
    comparison.run(1, Duration.ofSeconds(60), Duration.ofSeconds(60));
    assertThat(comparison.contestants().get(0).counts()).allMatch(c -> c.getAsLong() == 1);
    assertThat(comparison.contestants().get(0).passes()).isEqualTo(2);
    assertThat(comparison.contestants().get(0).bestNanos()).isPositive();
  }

  @Test
  void run_differentAnswers() {
    GridCorpus corpus = GridCorpus.load("6x6:3");
    List<GridBatch> batches = GridBatch.cut(corpus, 2);
    GridFinder liar = (puzzle, most, limit) -> Optional.of(List.<Grid>of());
    GridComparison comparison =
        new GridComparison(
            corpus,
            List.of(
                new GridContestant("Nonet", GridFinder.of("Nonet"), batches),
                new GridContestant("liar", liar, batches)));
    assertThatThrownBy(() -> comparison.run(1, Duration.ofSeconds(60), Duration.ofSeconds(60)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("6x6:3, puzzle 1: liar counts 0 solutions, Nonet 1");
  }

  /** Otherwise its CPU time would not be the time of the thread that asks. */
  @ParameterizedTest
  @ValueSource(strings = {"OrToolsGrid", "Sat4jGrid", "ChocoGrid"})
  void rivals_workInTheThreadThatAsks(String name) {
    GridFinder rival = GridFinder.of(name);
    List<Grid> puzzles =
        GridCorpus.load("12x12:10").puzzles().stream().map(GridCorpus.Puzzle::grid).toList();
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadCpuTime();
    puzzles.forEach(puzzle -> rival.count(puzzle, 2, Duration.ofSeconds(60)));
    assertThat(threads.getCurrentThreadCpuTime() - before).isGreaterThan(10_000_000);
  }
}
