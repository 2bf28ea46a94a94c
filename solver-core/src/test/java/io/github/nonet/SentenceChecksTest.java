package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checks of sentences find what they look for, and nothing else. */
class SentenceChecksTest {
  /** A step with one text in German, or in both languages. */
  private record Spoken(String english, String german) implements LogicalStep {
    @Override
    public String code() {
      return "SPOKEN";
    }

    @Override
    public Level level() {
      return Level.EASY;
    }

    @Override
    public List<Candidate> placements() {
      return List.of();
    }

    @Override
    public List<Candidate> eliminations() {
      return List.of();
    }

    @Override
    public List<Inference> inferences() {
      return List.of();
    }

    @Override
    public List<String> lines(Locale locale) {
      return List.of();
    }

    @Override
    public String describe(Detail detail, Locale locale) {
      return locale == Locale.GERMAN ? german : english;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X: look at {digit}.|a name without words",
        "X: look  at 5.|a gap",
        "X: this is so. then it goes.|no capital after a full stop",
        "X: see r1c1, r1c2 and r1c1.|a cell twice in a list",
        "X: see r1c1, r1c1 and r1c2.|a cell twice in a list",
        "X: see row 1 or row 1.|a name twice in a list",
        "X: by the arrow from r1c1 and the arrow from r1c1.|a name twice in a list",
        "X: look at 5|no full stop",
        "X: look at 5 in r1c1.|where to look gives it away",
        "X: look at r1c1 {25}.|where to look gives it away",
        "X: Achte the cell.|English",
        "X: Suche in dem Pfeil.|an article that joins the word before",
        "X: Damit entf\u00e4llt: 4 und 5 in r1c1.|singular or plural",
        "X: Damit entfallen: 4 in r1c1.|singular or plural",
        "X: suche.|no capital after the technique"
      })
  void fault_isFound(String text, String fault) {
    assertThat(SentenceChecks.faults(new Spoken(text, text)))
        .anyMatch(found -> found.startsWith(fault + ": "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X: on the line from r1c1, r1c1 is 5. r1c2 is not 5.|X: Im Pfeil ab r1c1. r1c2 ist 5.",
        "X: row 1 or row 10. So r1c1 leaves it.|X: r1c1 liegt \u201ein dem and so\u201c."
      })
  void sentence_isLetPass(String english, String german) {
    assertThat(SentenceChecks.faults(new Spoken(english, german))).isEmpty();
  }
}
