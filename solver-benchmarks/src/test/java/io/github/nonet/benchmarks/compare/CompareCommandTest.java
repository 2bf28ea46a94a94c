package io.github.nonet.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.Outcome;
import io.github.nonet.benchmarks.Slices;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
  private static final int JDK_OF_VECTOR = 25;

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir private Path directory;

  @Test
  void slices() {
    Outcome outcome =
        Outcome.of(
            "compare",
            "--seconds=" + Slices.of(1, 2),
            "--algorithm=EXACT_COVER,BITMASK",
            "easy:40",
            "hard:9");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .containsPattern(
            "easy:40 \\(40 puzzles\\)\n.*\n  EXACT_COVER +[\\d,]+ +[\\d.,]+ +[\\d.]+  #")
        .containsPattern("hard:9 \\(9 puzzles\\)\n(.*\n)+  BITMASK")
        .doesNotContain("dropped out");
  }

  @Test
  void passes_rivalAndNativePrograms() {
    Outcome outcome =
        Outcome.of(
            "compare",
            "--passes=2",
            "--unique",
            "--text",
            "--batch=3",
            "--algorithm=EXACT_COVER",
            "--solver=Sat4jRival",
            "--serve=echo=" + fakeProgram("{file} {batch}"),
            "--serve=liar=" + fakeProgram("{file} 1000"),
            "--command=whole=" + JAVA + " -version",
            "--command=broken=" + JAVA + " --no-such-option",
            "minimal:10");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .containsPattern("\n  Sat4jRival +[\\d.,]+ +[\\d.,]+ +-  #")
        .containsPattern("\n  echo +10,000 +100 +-  #")
        .containsPattern("\n  whole +[\\d.,]+ +[\\d.,]+ +-  #")
        .contains("liar dropped out: answered with 1 batches; expected 4")
        .contains("broken dropped out: ended with exit code 1");
  }

  @Test
  void serve_batchAcrossTwoCorpora() {
    String served = "--serve=echo=" + fakeProgram("{file} {batch}");
    Outcome crossing =
        Outcome.of("compare", "--passes=1", "--batch=4", served, "easy:10", "minimal:8");
    assertThat(crossing.exitCode()).isEqualTo(2);
    assertThat(crossing.err())
        .startsWith("compare: easy:10 has 10 puzzles, which are no whole batches of 4;");
    Outcome whole =
        Outcome.of(
            "compare",
            "--passes=1",
            "--batch=5",
            "--algorithm=BITMASK",
            served,
            "easy:10",
            "minimal:8");
    assertThat(whole.exitCode()).isZero();
    assertThat(whole.out()).doesNotContain("dropped out");
  }

  @Test
  void rate_bothScalesAndPrograms() {
    Outcome outcome =
        Outcome.of(
            "compare",
            "--rate",
            "--passes=1",
            "--serve=echo=" + fakeProgram("{file} {batch}"),
            "--command=reader=" + fakeProgram(""),
            "minimal:9");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("Rating, one thread")
        .containsPattern("\n  EXPLAINER +[\\d.,]+ +[\\d.,]+ +-  #")
        .containsPattern("\n  HODOKU +[\\d.,]+ +[\\d.,]+ +-  #")
        .containsPattern("\n  echo +10,000 +100 +-  #")
        .containsPattern("\n  reader +[\\d.,]+ +[\\d.,]+ +-  #")
        .doesNotContain("dropped out");
  }

  @Test
  void rate_puzzleThatIsNotProper_dropsOut() {
    Outcome outcome = Outcome.of("compare", "--rate", "--passes=1", "many-solutions:1");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out())
        .contains("EXPLAINER dropped out: puzzle ")
        .contains("found at least two solutions, which differ in r");
  }

  @Test
  void rate_withSolvers() {
    Outcome outcome = Outcome.of("compare", "--rate", "--unique", "easy:1");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("compare: --rate needs programs that rate");
  }

  /** Such a program lives for a moment: neither the second compiler nor more threads pay off. */
  private static String fakeProgram(String arguments) {
    return String.join(
        " ",
        JAVA,
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        "target/test-classes",
        FakeProgram.class.getName(),
        arguments);
  }

  @Test
  void solverThatCannotBeMade_dropsOut() {
    Outcome outcome =
        Outcome.of(
            "compare",
            "--passes=1",
            "--algorithm=BITMASK",
            "--solver=" + Unmakable.class.getName(),
            "easy:9");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("dropped out: " + Unmakable.class.getName() + " needs a");
  }

  /** A solver without the constructor that is needed. */
  abstract static class Unmakable implements Solver {
    private Unmakable(int unwanted) {}
  }

  @Test
  void everyoneDropsOut() {
    Outcome outcome =
        Outcome.of(
            "compare",
            "--passes=1",
            "--algorithm=BITMASK",
            "--serve=BITMASK=" + fakeProgram("{file} 1000"),
            "--format=CSV",
            "many-solutions:1");
    assertThat(outcome.exitCode()).isZero();
    Outcome none = Outcome.of("compare", "--passes=1", "--algorithm=VECTOR", "easy:1");
    boolean isOut = none.out().contains("dropped out: VECTOR");
    assertThat(isOut).isEqualTo(none.exitCode() == 1);
    assertThat(isOut || Runtime.version().feature() >= JDK_OF_VECTOR).isTrue();
  }

  @Test
  void csv() {
    Outcome outcome =
        Outcome.of(
            "compare", "--passes=1", "--algorithm=BITMASK,BITBOARD", "--format=csv", "easy:9");
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).startsWith("corpus,solver,puzzles,timed,puzzlesPerSecond,");
    assertThat(lines.get(1)).matches("easy:9,BITMASK,9,9,[\\d.E]+,[\\d.]+,.*");
    assertThat(lines.get(2)).startsWith("easy:9,BITBOARD,");
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void json() throws IOException {
    Outcome outcome =
        Outcome.of("compare", "--passes=1", "--algorithm=BITMASK", "--format=json", "easy:9");
    JsonNode report = new ObjectMapper().readTree(outcome.out());
    assertThat(report.path("task").asText()).isEqualTo("First solution");
    assertThat(report.path("rows").path(0).path("solver").asText()).isEqualTo("BITMASK");
    assertThat(report.path("rows").path(0).path("puzzlesPerSecond").asDouble()).isPositive();
  }

  @Test
  void puzzleThatIsNeverFinished_hasNoFigure() throws IOException {
    Solver bounded = Algorithm.BITMASK.solver().within(SearchLimit.guesses(100_000));
    Board cruel =
        Corpus.load("hard").puzzles().stream()
            .filter(puzzle -> catchThrowable(() -> bounded.solve(puzzle)) != null)
            .findFirst()
            .orElseThrow();
    Path file = Files.writeString(directory.resolve("a.txt"), cruel.toString());
    Outcome outcome =
        Outcome.of("compare", "--seconds=1", "--algorithm=CANDIDATE_SET", file.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).doesNotContain("NaN").contains("(1 puzzle)").contains("100 %");
  }

  @ParameterizedTest
  @CsvSource({
    "nothing, no corpus and no file 'nothing'",
    "--bogus, Unknown option: '--bogus'",
    "--algorithm=FASTEST, Invalid value for option '--algorithm'",
    "--serve=a=b, --serve and --command need --passes",
    "--solver=Choco, no solver 'Choco'; there are ChocoRival, JanetRival",
  })
  void badArguments(String argument, String message) {
    Outcome outcome = Outcome.of("compare", argument);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("compare: " + message).hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void progress_isNotWrittenIntoAPipe() {
    Outcome outcome = Outcome.of("compare", "--seconds=1", "--algorithm=BITBOARD", "easy:9");
    assertThat(outcome.out() + outcome.err()).doesNotContain("\r");
  }

  @Test
  void help() {
    Outcome outcome = Outcome.of("compare", "-h");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).startsWith("Usage: java -jar benchmarks.jar compare");
  }

  @Test
  void makeCorpus() {
    Outcome outcome = Outcome.of("make-corpus", "minimal", "--puzzles=10");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("# command: java -jar benchmarks.jar make-corpus minimal --seed=1 --puzzles=10\n")
        .endsWith(Corpus.load("minimal").puzzles().get(9) + System.lineSeparator());
  }
}
