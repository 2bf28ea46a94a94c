package io.github.nonet.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @Test
  void slices() {
    Outcome outcome =
        Outcome.of(
            "compare", "--seconds=2", "--algorithm=EXACT_COVER,BITMASK", "easy:40", "hard:9");
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

  private static String fakeProgram(String arguments) {
    return String.join(
        " ", JAVA, "-cp", "target/test-classes", FakeProgram.class.getName(), arguments);
  }

  @Test
  void solverThatCannotBeMade_dropsOut() {
    Outcome outcome =
        Outcome.of("compare", "--seconds=1", "--algorithm=BITMASK", "--solver=a.B", "easy:9");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("a.B dropped out: no solver 'a.B'").contains("BITMASK");
  }

  @ParameterizedTest
  @CsvSource({
    "nothing, no corpus and no file 'nothing'",
    "--bogus, Unknown option: '--bogus'",
    "--algorithm=FASTEST, Invalid value for option '--algorithm'",
    "--seconds=0, --seconds is 0; expected 1 or more",
    "--passes=-1, --passes is -1; expected 1 or more",
    "--batch=0, --batch is 0; expected 1 or more",
    "--serve=a=b, --serve and --command need --passes",
  })
  void badArguments(String argument, String message) {
    Outcome outcome = Outcome.of("compare", argument);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("compare: " + message).hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
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
