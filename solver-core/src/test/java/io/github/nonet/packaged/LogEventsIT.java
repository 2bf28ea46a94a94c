package io.github.nonet.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.bulk.WarmUpProbe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library writes to the log, in programs whose logger prints all of it. */
class LogEventsIT {
  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  private static final String LANES =
      "DEBUG io\\.github\\.nonet\\.internal\\.lanes\\.LaneSupport: "
          + "lanes were chosen, with vectors of (64|128|256|512) bits";

  private static final String ADD_VECTORS = "--add-modules=jdk.incubator.vector";

  /** Returns all events of a program that does one thing. */
  private static List<String> events(String task, String... moreOptions) {
    return events(LogProbe.class, task, moreOptions);
  }

  private static List<String> events(Class<?> program, String task, String... moreOptions) {
    List<String> options = new ArrayList<>(List.of(moreOptions));
    options.add("-Dslf4j.provider=" + PrintingProvider.class.getName());
    options.add("-Dslf4j.internal.verbosity=ERROR");
    return Program.onClassPath(options, program, task, PUZZLE);
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
            "DEBUG io.github.nonet.internal.LimitedWatch: "
                + "the search was given up after 50 guesses; its limit was 50 guesses");
  }

  /** A limit that no one has set is exceeded in silence. */
  @Test
  void innerLimits_areNotNoted() {
    assertThat(events("inner")).isEmpty();
  }

  /** To start a logger takes longer than most limits of time. */
  @Test
  void limitOfTime_isNotNoted() {
    assertThat(events("time")).isEmpty();
  }

  /** The engine notes that it was chosen, once, where it is available. */
  @Test
  void vector_isNotedOnce() {
    List<String> lines = new ArrayList<>(events("vector", ADD_VECTORS));
    if (lines.remove(LogProbe.AVAILABLE)) {
      assertThat(lines)
          .containsExactly(
              "DEBUG io.github.nonet.internal.vector.VectorSupport: VECTOR was chosen");
    } else {
      assertThat(lines).isEmpty();
    }
  }

  @Test
  void lanes_areNotedOnce() {
    List<String> lines = new ArrayList<>(events("lanes", ADD_VECTORS));
    if (lines.remove(LogProbe.AVAILABLE)) {
      assertThat(lines).singleElement().asString().matches(LANES);
    } else {
      assertThat(lines).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"won, WON after 7 ms", "lost, LOST after 10001 ms", "notAvailable, LOST after 0 ms"})
  void verdictOfTheWarmUp_isNotedOnce(String task, String verdict) {
    assertThat(events(WarmUpProbe.class, task))
        .containsExactly("DEBUG io.github.nonet.bulk.WarmUp: warm-up " + verdict);
  }

  @Test
  void warmUpWithoutVerdict_isNotNoted() {
    assertThat(events(WarmUpProbe.class, "open")).isEmpty();
  }
}
