package io.github.nonet.benchmarks.results;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.Outcome;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.results.Chart.Bar;
import io.github.nonet.benchmarks.results.Chart.Theme;
import io.github.nonet.benchmarks.results.Result.Figure;
import io.github.nonet.benchmarks.results.Result.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From what JMH writes to the pages. */
class ResultsTest {
  private static final String JMH_OUTPUT =
      """
      [
        {
          "jmhVersion": "1.37", "jdkVersion": "17.0.1", "vmName": "VM", "vmVersion": "17.0.1+1",
          "jvmArgs": ["-Xmx1g"], "mode": "avgt", "forks": 1, "threads": 1,
          "warmupIterations": 3, "warmupTime": "400 ms",
          "measurementIterations": 5, "measurementTime": "2 ms",
          "benchmark": "io.github.nonet.benchmarks.SolveBenchmark.solve",
          "params": {"algorithm": "EXACT_COVER", "order": "MOST_CONSTRAINED", "corpus": "easy"},
          "primaryMetric": {
            "score": 20.0, "scoreError": 1.5, "scoreUnit": "us/op",
            "rawData": [[20.0, 20.0, 20.0], [40.0, 40.1]]
          },
          "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 32000.4}}
        },
        {
          "jmhVersion": "1.37", "jdkVersion": "17.0.1", "vmName": "VM", "vmVersion": "17.0.1+1",
          "jvmArgs": ["-Xmx1g"], "mode": "avgt", "forks": 1, "threads": 1,
          "warmupIterations": 3, "warmupTime": "400 ms",
          "measurementIterations": 5, "measurementTime": "8 ms",
          "benchmark": "io.github.nonet.benchmarks.SolveBenchmark.solve",
          "params": {"algorithm": "BITMASK", "order": "ROW_MAJOR", "corpus": "%FILE%:30"},
          "primaryMetric": {
            "score": 2345.6, "scoreError": 345.6, "scoreUnit": "us/op",
            "rawData": [[2000.0, 2000.0, 9000.0, 1000.0, 9000.0]]
          },
          "secondaryMetrics": {}
        },
        {
          "jmhVersion": "1.37", "jdkVersion": "17.0.1", "vmName": "VM", "vmVersion": "17.0.1+1",
          "jvmArgs": ["-Xmx1g"], "mode": "avgt", "forks": 1, "threads": 1,
          "warmupIterations": 3, "warmupTime": "400 ms",
          "measurementIterations": 5, "measurementTime": "2 s",
          "benchmark": "io.github.nonet.benchmarks.ThirdPartyBenchmark.solve",
          "params": {"solver": "JanetRival", "corpus": "easy"},
          "primaryMetric": {"score": 50.0, "scoreError": 60.0, "scoreUnit": "us/op"},
          "secondaryMetrics": {}
        },
        {
          "jmhVersion": "1.37", "jdkVersion": "17.0.1", "vmName": "VM", "vmVersion": "17.0.1+1",
          "jvmArgs": ["-Xmx1g"], "mode": "avgt", "forks": 1, "threads": 1,
          "warmupIterations": 3, "warmupTime": "400 ms",
          "measurementIterations": 5, "measurementTime": "2 s",
          "benchmark": "io.github.nonet.benchmarks.ThirdPartyBenchmark.solve",
          "params": {"solver": "ChocoRival", "corpus": "easy"},
          "primaryMetric": {"score": 2000.0, "scoreError": "NaN", "scoreUnit": "us/op"},
          "secondaryMetrics": {}
        }
      ]
      """;

  private static final String README =
      "# A\n<!-- benchmark-table:begin -->\nold\n<!-- benchmark-table:end -->\nb\n";

  /** The output of {@code compare --format=JSON}, and a part that is not read. */
  private static final String FACTORS =
      """
      {
        "task": "Proof of uniqueness, from text", "date": "2026-01-02", "java": "25.0.1+9",
        "machine": {"cpu": "AMD X", "cores": 2, "os": "Linux amd64"},
        "rows": [
          {"corpus": "easy", "solver": "Sat4jRival", "puzzles": 9, "timed": 9, "microsPerPuzzle": 0.4, "noise": 1.1},
          {"corpus": "easy", "solver": "BITBOARD", "puzzles": 9, "timed": 9, "microsPerPuzzle": 0.8},
          {"corpus": "easy", "solver": "tdoku", "puzzles": 9, "timed": 9, "microsPerPuzzle": 2.0},
          {"corpus": "hard", "solver": "Sat4jRival", "puzzles": 9, "timed": 9, "microsPerPuzzle": 8.2},
          {"corpus": "hard", "solver": "BITBOARD", "puzzles": 9, "timed": 9, "microsPerPuzzle": 20.0},
          {"corpus": "hard", "solver": "tdoku", "puzzles": 9, "timed": 9, "microsPerPuzzle": 24700.0}
        ],
        "droppedOut": {}
      }
      """;

  @TempDir private Path root;

  private String source;

  @BeforeEach
  void record() throws IOException {
    List<String> puzzles =
        Corpus.load("minimal:40").puzzles().stream().map(Object::toString).toList();
    Path corpus = Files.write(root.resolve("mine.txt"), puzzles);
    Files.writeString(root.resolve("factors.json"), FACTORS);
    Path output =
        Files.writeString(
            root.resolve("jmh.json"), JMH_OUTPUT.replace("%FILE%", corpus.toString()));
    Outcome outcome =
        Outcome.of(
            "record", "--machine=m", "--results=" + root.resolve("results"), output.toString());
    assertThat(outcome.exitCode()).isZero();
    source = root.relativize(Path.of(outcome.out().strip())).toString().replace('\\', '/');
  }

  private Outcome render(String... arguments) {
    return render(root, root.resolve(source), arguments);
  }

  private Outcome render(Path checkout, Path result, String... arguments) {
    return Outcome.of(
        Stream.concat(
                Stream.of(
                    "render",
                    "--root=" + checkout,
                    "--factors=" + root.resolve("factors.json"),
                    result.toString()),
                Stream.of(arguments))
            .toArray(String[]::new));
  }

  @Test
  void record_keepsFiguresEnvironmentAndOptions() throws IOException {
    assertThat(source).matches("results/m/\\d{4}-\\d\\d-\\d\\d-jdk17\\.json");
    Result result = Result.read(root.resolve(source));
    assertThat(result.environment().jvmArguments()).containsExactly("-Xmx1g");
    assertThat(result.environment().jdk()).isEqualTo("17.0.1");
    Figure figure = result.find("SolveBenchmark.solve", Map.of("corpus", "easy")).orElseThrow();
    assertThat(figure.options()).isEqualTo(new Options(1, 1, 3, "400 ms", 5, "2 ms"));
    assertThat(figure.score()).isEqualTo(20.0);
    assertThat(figure.error()).isEqualTo(1.5);
    assertThat(figure.bytesPerOperation()).isEqualTo(32000.4);
    assertThat(figure.timed()).isEqualTo(400);
  }

  @Test
  void record_countsAllPuzzlesThatWereMeasured() throws IOException {
    Result result = Result.read(root.resolve(source));
    Figure easy = result.find("SolveBenchmark.solve", Map.of("corpus", "easy")).orElseThrow();
    Solver exactCover = Algorithm.EXACT_COVER.solver();
    long guesses = 0;
    for (Board puzzle : Corpus.load("easy").puzzles()) {
      Search search = exactCover.search(puzzle);
      search.advance(Long.MAX_VALUE);
      guesses += search.guesses();
    }
    assertThat(easy.puzzles()).isEqualTo(500);
    assertThat(easy.guessesPerPuzzle()).isEqualTo(guesses / 500.0);
    assertThat(easy.unfinishedShare()).isZero();
    Figure mine = result.find("SolveBenchmark.solve", Map.of("corpus", "mine")).orElseThrow();
    assertThat(mine.puzzles()).isEqualTo(30);
    assertThat(mine.unfinishedShare()).isBetween(0.01, 0.5);
  }

  @Test
  void record_tellsWhichPuzzlesAFileHolds() throws IOException {
    assertThat(Result.read(root.resolve(source)).corpora())
        .singleElement()
        .satisfies(
            file -> {
              assertThat(file.name()).isEqualTo("mine");
              assertThat(file.puzzles()).isEqualTo(40);
              assertThat(file.fingerprint()).isEqualTo(Corpus.load("minimal:40").fingerprint());
            });
  }

  @Test
  void render_writesTablesAndCharts() throws IOException {
    Files.writeString(root.resolve("README.md"), README);
    Outcome outcome = render();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out().lines())
        .contains(
            "new: docs/results/figures.md", "changed: README.md", "new: docs/charts/javas-dark.svg")
        .hasSize(8);
    assertThat(root.resolve("docs/results/figures.md"))
        .content()
        .doesNotContain(root.toString())
        .contains("render --factors=factors.json " + source + " -->")
        .contains("- `mine`: 40 puzzles, `")
        .contains("figures with `-f 1 -t 1 -wi 3 -w 400ms -i 5 -r 2s`")
        .contains("| EXACT_COVER | MOST_CONSTRAINED | 20 ± 8 %; 400 puzzles | - |\n")
        .containsPattern("BITMASK .*2,300 ± 15 %; \\d+ % unfinished; 18 puzzles")
        .contains("| Janet |  | ? | - |\n")
        .contains("| Choco |  | 2,000 | - |\n");
    assertThat(root.resolve("README.md"))
        .content()
        .startsWith("# A\n<!-- benchmark-table:begin -->\n<picture>\n")
        .contains("Proof of uniqueness, from text: puzzles per second, ")
        .contains("One thread, Java 25, AMD X, 2026-01-02.")
        .contains(
            """

            | puzzles per second | `easy` | ratio | `hard` | ratio |
            | --- | ---: | ---: | ---: | ---: |
            | Sat4j | 2,500,000 | 2.0 | 120,000 | 2.4 |
            | `BITBOARD` | 1,300,000 | 1.0 | 50,000 | 1.0 |
            | tdoku | 500,000 | 0.40 | 40 | 0.00081 |

            One run, all solvers in turn. Source: `factors.json`.\
            """)
        .endsWith("<!-- benchmark-table:end -->\nb\n");
    assertThat(root.resolve("docs/charts/strategies-light.svg")).content().contains("hollow: ");
  }

  @Test
  void render_factorsOfAPartOfThePuzzles_areRefused() throws IOException {
    Files.writeString(
        root.resolve("factors.json"), FACTORS.replaceFirst("\"timed\": 9", "\"timed\": 4"));
    Files.writeString(root.resolve("README.md"), README);
    Outcome outcome = render();
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .contains("a figure of Sat4jRival for 4 of 9 puzzles of easy; expected all, by --passes");
  }

  @Test
  void render_saysWhatItChanges() throws IOException {
    assertThat(render("--dry-run").out()).startsWith("new: docs/results/figures.md");
    assertThat(root.resolve("docs")).doesNotExist();
    assertThat(render().exitCode()).isZero();
    assertThat(render().out()).isEmpty();
    Path page = root.resolve("docs/results/figures.md");
    Files.writeString(page, "old\n");
    assertThat(render().out())
        .isEqualTo("changed: docs/results/figures.md" + System.lineSeparator());
    assertThat(page).content().startsWith("<!-- Made by: ").doesNotContain("old");
  }

  @ParameterizedTest
  @CsvSource({
    "1234.5, 2, '1,200'",
    "1234.5, 3, '1,230'",
    "99.96, 3, 100.0",
    "12.34, 3, 12.3",
    "0.01234, 2, 0.012",
    "0, 3, 0"
  })
  void number_hasSoManyDigits(double value, int digits, String expected) {
    assertThat(ResultTables.number(value, digits)).isEqualTo(expected);
  }

  @Test
  void chart_isDrawnToScale() {
    Chart chart =
        new Chart(
            "n",
            "t",
            List.of("a", "b"),
            Map.of("s", List.of(new Bar(10, false), new Bar(1000, true))));
    String svg = chart.svg(Theme.LIGHT);
    assertThat(svg)
        .contains("y='368.0' width='355.0' height='0.0'")
        .contains("y='50.0' width='355.0' height='318.0'")
        .containsOnlyOnce("fill-opacity='0.15'")
        .contains(">1,000</text>");
    assertThat(chart.svg(Theme.DARK)).isNotEqualTo(svg);
  }

  @Test
  void render_noSuchFile() {
    Outcome outcome = render(root, root.resolve("no.json"));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("render: no such file").hasLineCount(1);
  }

  @Test
  void render_fileOutsideTheCheckout() {
    Outcome outcome = render(root.resolve("docs"), root.resolve(source));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("is not below the folder").hasLineCount(1);
  }

  @Test
  void record_notFromJmh() throws IOException {
    Path file = Files.writeString(root.resolve("other.json"), "[{}]");
    Outcome outcome = Outcome.of("record", file.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("holds no results of JMH").hasLineCount(1);
  }
}
