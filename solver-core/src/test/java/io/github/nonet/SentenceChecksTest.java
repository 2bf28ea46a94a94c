package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checks of sentences find what they look for, and nothing else. */
class SentenceChecksTest {
  /** A step with a text in each language, and a proof that a gap in row 1 ends. */
  private record Spoken(String english, String german, List<Inference> inferences, String line)
      implements LogicalStep {
    Spoken(String english, String german) {
      this(english, german, List.of(), "");
    }

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
    public List<String> lines(Locale locale) {
      return inferences.stream().map(it -> line).toList();
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
        "X: r1c5 is 6, or r1c5 is 6.|two equal halves",
        "X: r1c5 is 6 or 6.|two equal halves",
        "X: Dem Pfeil ab r1c1 fehlt dem X ab r1c1 etwas.|case",
        "X: look at 5|no full stop",
        "X: look at 5 in r1c1.|where to look gives it away",
        "X: look at r1c1 {25}.|where to look gives it away",
        "X: Achte the cell.|English",
        "X: Suche in dem Pfeil.|an article that joins the word before",
        "X: Damit entf\u00e4llt: 4 und 5 in r1c1.|singular or plural",
        "X: Damit entfallen: 4 in r1c1.|singular or plural",
        "X: suche.|no capital after the technique",
        "X: suppose r1c1 is not 3. Then no. So r1c2 is 3.|not the opposite of the supposition",
        "X: suppose r1c1 is 3. Then no. So r1c1 is 3.|not the opposite of the supposition"
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

  /** A proof with the cells of row 1 and the value 4, in a state without a 4 in that row. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X: r1c1 is 4.|row 1 has no place for 4|",
        "X: r1c1 is 4.|row 1 has 4 twice|not twice",
        "X: r1c1 is 4.|row 1 has no place for 7|not without a place",
        "X: r1c1 is 4.|r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8 and r1c9 have only 1, 2, 3, 5,"
            + " 6, 7, 8 and 9 left|",
        "X: r1c1 is 4.|r1c1 and r1c2 have only 3 left|not too few",
        "X: r1c1 is 4.|row 1 has only r1c1 for 4 and 5|not too few",
        "X: r1c1 is 4.|f\u00fcr 4 und 5 bleibt in Zeile 1 nur r1c1|not too few",
        "X: r2c1 is 4.||r2c1 is not in the proof",
        "X: r1c1 is 7.||7 is not in the proof",
        "X: r1c1 {47}.||7 is not in the proof",
        "X: r1c1 is 4 (row 7 and boxes 2, 3 and 7) through 7 steps.||"
      })
  void claim_isInTheProof(String text, String line, String fault) {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < 9; cell++) {
      state = state.without(cell, 4);
    }
    Inference gap =
        new Inference(
            Inference.Kind.FOLLOWS,
            true,
            List.of(),
            List.of(new Inference.Unit(Inference.Unit.Kind.HOUSE, 0, House.row(0).cells())),
            List.of());
    Spoken step = new Spoken(text, text, List.of(gap), line == null ? "" : line);
    List<String> faults = SentenceClaims.of(state).faults(step, List.of(), List.of());
    if (fault == null) {
      assertThat(faults).isEmpty();
    } else {
      assertThat(faults).isNotEmpty().allMatch(found -> found.startsWith(fault + ": "));
    }
  }

  /** The cells of a pattern may have more candidates than its proof has. */
  @Test
  void claimOfAPattern_isInItsCells() {
    Candidates state = Candidates.of(Board.EMPTY);
    Spoken step = new Spoken("X: r2c1 {47}.", "X: r2c1 {47}.");
    assertThat(SentenceClaims.of(state).faults(step, List.of(), List.of(9))).isEmpty();
    assertThat(SentenceClaims.of(state.without(9, 7)).faults(step, List.of(), List.of(9)))
        .hasSize(2);
    assertThat(SentenceClaims.of(state).faults(step, List.of("r2c1 {47}"), List.of())).isEmpty();
  }
}
