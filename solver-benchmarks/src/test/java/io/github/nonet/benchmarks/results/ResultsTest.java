package io.github.nonet.benchmarks.results;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.benchmarks.Result.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From what JMH writes to the pages. */
class ResultsTest {
  private static final String JMH_OUTPUT =
      """
      [
        {
          "jmhVersion": "1.37", "jdkVersion": "17.0.1", "vmName": "VM", "vmVersion": "17.0.1+1",
          "jvmArgs": ["-Xmx1g"], "mode": "avgt", "forks": 1, "measurementIterations": 5,
          "benchmark": "io.github.nonet.benchmarks.SolveBenchmark.solve",
          "params": {"algorithm": "EXACT_COVER", "order": "MOST_CONSTRAINED", "corpus": "easy"},
          "primaryMetric": {"score": 20.0, "scoreError": 1.5, "scoreUnit": "us/op"},
          "secondaryMetrics": {
            "gc.alloc.rate.norm": {"score": 32000.4},
            "finished": {"score": 300.0}, "unfinished": {"score": 100.0}
          }
        },
        {
          "jmhVersion": "1.37", "jdkVersion": "17.0.1", "vmName": "VM", "vmVersion": "17.0.1+1",
          "jvmArgs": ["-Xmx1g"], "mode": "avgt", "forks": 1, "measurementIterations": 5,
          "benchmark": "io.github.nonet.benchmarks.ThirdPartyBenchmark.solve",
          "params": {"solver": "ChocoRival", "corpus": "easy"},
          "primaryMetric": {"score": 2000.0, "scoreError": "NaN", "scoreUnit": "us/op"},
          "secondaryMetrics": {}
        }
      ]
      """;

  private static final String README =
      "# A\n<!-- benchmark-table:begin -->\nold\n<!-- benchmark-table:end -->\nb\n";

  @TempDir private Path root;

  private String source;

  @BeforeEach
  void record() throws IOException {
    Path output = Files.writeString(root.resolve("jmh.json"), JMH_OUTPUT);
    Outcome outcome =
        Outcome.of(
            "record", "--machine=m", "--results=" + root.resolve("results"), output.toString());
    assertThat(outcome.exitCode()).isZero();
    source = root.relativize(Path.of(outcome.out().strip())).toString().replace('\\', '/');
  }

  @Test
  void record_keepsFiguresAndEnvironment() throws IOException {
    assertThat(source).matches("results/m/\\d{4}-\\d\\d-\\d\\d-jdk17\\.json");
    Result result = Result.read(root.resolve(source));
    assertThat(result.environment().jvmArguments()).containsExactly("-Xmx1g");
    assertThat(result.environment().jdk()).isEqualTo("17.0.1");
    Figure figure = result.find("SolveBenchmark.solve", Map.of("corpus", "easy")).orElseThrow();
    assertThat(figure.score()).isEqualTo(20.0);
    assertThat(figure.error()).isEqualTo(1.5);
    assertThat(figure.bytesPerOperation()).isEqualTo(32000.4);
    assertThat(figure.unfinishedShare()).isEqualTo(0.25);
    assertThat(figure.guessesPerPuzzle()).isBetween(0.0, 1.0);
  }

  @Test
  void render_writesTablesAndCharts() throws IOException {
    Files.writeString(root.resolve("README.md"), README);
    assertThat(Outcome.of("render", "--root=" + root, source).exitCode()).isZero();
    assertThat(root.resolve("docs/benchmarks.md"))
        .content()
        .contains("| EXACT_COVER | MOST_CONSTRAINED | 20.0 (25 % unfinished) |\n")
        .contains("| Choco |  | 2,000 |\n");
    assertThat(root.resolve("README.md"))
        .content()
        .startsWith("# A\n<!-- benchmark-table:begin -->\n<picture>\n")
        .contains("| EXACT_COVER | 50,000 (25 % unfinished) |\n| Choco | 500 |\n")
        .contains("From `" + source + "`")
        .endsWith("<!-- benchmark-table:end -->\nb\n");
    assertThat(ResultPages.asNamedBy(root).charts()).hasSize(6).allSatisfy(ResultsTest::isStamped);
  }

  private static void isStamped(Path file, Chart chart) {
    assertThat(file).content().satisfies(svg -> assertThat(Stamp.isOn(chart, svg)).isTrue());
  }

  @Test
  void stamp_breaksWithThePictureAndWithTheData() {
    Chart chart = new Chart("n", "t", List.of("a"), Map.of("s", List.of(1.0)));
    Chart other = new Chart("n", "t", List.of("a"), Map.of("s", List.of(2.0)));
    String stamped = Stamp.on(chart, "<svg>1</svg>");
    assertThat(Stamp.isOn(chart, stamped)).isTrue();
    assertThat(Stamp.isOn(other, stamped)).isFalse();
    assertThat(Stamp.isOn(chart, stamped.replace(">1<", ">2<"))).isFalse();
    assertThat(Stamp.isOn(chart, "<svg>1</svg>")).isFalse();
  }

  @Test
  void render_noSuchFile() {
    Outcome outcome = Outcome.of("render", "--root=" + root, "nothing.json");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("render: no such file").hasLineCount(1);
  }

  @Test
  void record_notFromJmh() throws IOException {
    Path file = Files.writeString(root.resolve("other.json"), "[{}]");
    Outcome outcome = Outcome.of("record", file.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("holds no results of JMH").hasLineCount(1);
  }
}
