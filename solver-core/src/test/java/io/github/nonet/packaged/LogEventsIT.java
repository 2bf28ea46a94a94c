package io.github.nonet.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library writes to the log, in programs whose logger prints all of it. */
class LogEventsIT {
  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  /** Returns all events of a program that does one thing. */
  private static List<String> events(String task, String... moreOptions) {
    List<String> options = new ArrayList<>(List.of(moreOptions));
    options.add("-Dslf4j.provider=" + PrintingProvider.class.getName());
    options.add("-Dslf4j.internal.verbosity=ERROR");
    return Program.onClassPath(options, LogProbe.class, task, PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "bulk", "generate"})
  void nothing_perPuzzle(String task) {
    assertThat(events(task)).isEmpty();
  }

  @Test
  void limitOfGuesses_isNoted() {
    assertThat(events("guesses"))
        .containsExactly(
            "DEBUG io.github.nonet.GuardedSearch: "
                + "the search was given up after 50 guesses; its limit was 50 guesses");
  }

  /** To start a logger takes longer than most limits of time. */
  @Test
  void limitOfTime_isNotNoted() {
    assertThat(events("time")).isEmpty();
  }

  /** The engine notes that it was chosen, once, where it is available. */
  @Test
  void vector_isNotedOnce() {
    assertThat(events("vector", "--add-modules=jdk.incubator.vector"))
        .hasSizeLessThan(2)
        .allMatch("DEBUG io.github.nonet.internal.vector.VectorSupport: VECTOR was chosen"::equals);
  }
}
