package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line of a proof has what its kind needs, and a list of lines is in order. */
class InferenceTest {
  private static final Candidate A = new Candidate(0, 1);
  private static final Candidate B = new Candidate(1, 1);
  private static final Unit ROW = new Unit(Unit.Kind.HOUSE, 0, House.row(0).cells());
  private static final Inference A_FALSE =
      new Inference(Kind.FOLLOWS, false, List.of(A), List.of(ROW), List.of());
  private static final Inference GAP =
      new Inference(Kind.FOLLOWS, true, List.of(), List.of(ROW), List.of());

  private static Inference line(Kind kind, int units, int causes) {
    return new Inference(
        kind,
        true,
        List.of(A),
        java.util.Collections.nCopies(units, ROW),
        java.util.Collections.nCopies(causes, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "SUPPOSED, 0, 0, true",
    "SUPPOSED, 1, 0, false",
    "SUPPOSED, 0, 1, false",
    "FOLLOWS, 1, 0, true",
    "FOLLOWS, 2, 3, true",
    "FOLLOWS, 0, 1, false",
    "REFUTED, 0, 2, true",
    "REFUTED, 1, 2, false",
    "REFUTED, 0, 1, false",
    "REFUTED, 0, 3, false",
    "CASES, 0, 4, true",
    "CASES, 1, 6, true",
    "CASES, 2, 4, false",
    "CASES, 0, 2, false",
    "CASES, 1, 5, false"
  })
  void needsOfEachKind(Kind kind, int units, int causes, boolean isRight) {
    if (isRight) {
      assertThat(line(kind, units, causes).kind()).isEqualTo(kind);
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> line(kind, units, causes))
          .withMessageStartingWith(kind + " has " + units + " units and " + causes + " causes; ")
          .withMessageContaining("expected ");
    }
  }

  @Test
  void onlyAGapHasNoCandidate() {
    assertThat(GAP.isGap()).isTrue();
    assertThat(A_FALSE.isGap()).isFalse();
    for (boolean isTrue : new boolean[] {true, false}) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> new Inference(Kind.REFUTED, isTrue, List.of(), List.of(), List.of(0, 1)))
          .withMessage("REFUTED has no candidate; expected at least one, as only a gap has none");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Inference(Kind.FOLLOWS, false, List.of(), List.of(ROW), List.of()));
  }

  @Test
  void causesAreEarlierLines() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Inference(Kind.FOLLOWS, false, List.of(A), List.of(ROW), List.of(-1)))
        .withMessage("causes[0] is -1; expected the place of an earlier line, from 0");
    Inference ofItself = new Inference(Kind.FOLLOWS, false, List.of(B), List.of(ROW), List.of(1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Inference.proof(List.of(A_FALSE, ofItself)))
        .withMessage("inference 1 has the cause 1; expected an earlier one");
  }

  @Test
  void suppositionsAreRefutedByGaps() {
    Inference supposed = Inference.supposed(A, true);
    Inference refuted = new Inference(Kind.REFUTED, false, List.of(A), List.of(), List.of(0, 1));
    assertThat(Inference.proof(List.of(supposed, GAP, refuted))).hasSize(3).isUnmodifiable();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Inference.proof(List.of(A_FALSE, GAP, refuted)))
        .withMessage("inference 2 is REFUTED by FOLLOWS; expected SUPPOSED");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Inference.proof(List.of(supposed, A_FALSE, refuted)))
        .withMessage("inference 2 is REFUTED without a gap; expected a gap");
    for (Inference other : List.of(Inference.supposed(A, false), Inference.supposed(B, true))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Inference.proof(List.of(other, GAP, refuted)))
          .withMessage("inference 2 is not the opposite of what it refutes; expected the opposite");
    }
    Inference cases = new Inference(Kind.CASES, false, List.of(B), List.of(), List.of(0, 1, 1, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Inference.proof(List.of(supposed, A_FALSE, cases)))
        .withMessage("inference 2 is CASES by FOLLOWS; expected SUPPOSED");
  }

  @Test
  void unitsDifferByEachPart() {
    assertThat(ROW)
        .isEqualTo(new Unit(Unit.Kind.HOUSE, 0, House.row(0).cells()))
        .isNotEqualTo(new Unit(Unit.Kind.HOUSE, 1, House.row(0).cells()))
        .isNotEqualTo(new Unit(Unit.Kind.CONSTRAINT, 0, House.row(0).cells()))
        .isNotEqualTo(new Unit(Unit.Kind.HOUSE, 0, List.of(0)));
  }

  /** A step takes a proof of its own if the last lines are its effects. */
  @Test
  void stepsTakeTheirProof() {
    Reason reason = new Reason.Custom("Mine", "Because.", List.of(), List.of());
    Step gone = Step.eliminating(Technique.USER_DEFINED, List.of(A), reason);
    Step placed = Step.placing(Technique.USER_DEFINED, List.of(A), reason);
    Inference isA = new Inference(Kind.FOLLOWS, true, List.of(A), List.of(ROW), List.of());
    Inference either = new Inference(Kind.FOLLOWS, true, List.of(A, B), List.of(ROW), List.of());
    assertThat(gone.with(List.of(A_FALSE)).inferences()).containsExactly(A_FALSE);
    assertThat(placed.with(List.of(A_FALSE, isA)).lines(Locale.ENGLISH))
        .containsExactly("r1c1 is not 1 (row 1)", "r1c1 is 1 (row 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> gone.with(List.of()))
        .withMessageStartingWith("no line has ");
    for (Inference last : List.of(GAP, either, isA)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> gone.with(List.of(A_FALSE, last)))
          .withMessage(
              "inference 1 is not an effect of the step; expected its effects in the last lines");
    }
    assertThatIllegalArgumentException().isThrownBy(() -> placed.with(List.of(either)));
    assertThatIllegalArgumentException().isThrownBy(() -> placed.with(List.of(A_FALSE)));
  }

  /** What is null, or no rules have, is named with its place. */
  @Test
  void badInputIsNamed() {
    assertThatNullPointerException()
        .isThrownBy(() -> Inference.proof(Arrays.asList(A_FALSE, null)))
        .withMessage("inferences[1]");
    assertThatNullPointerException()
        .isThrownBy(
            () ->
                new Inference(Kind.FOLLOWS, true, List.of(A), Arrays.asList(ROW, null), List.of()))
        .withMessage("units[1]");
    assertThatNullPointerException()
        .isThrownBy(() -> new Inference(Kind.FOLLOWS, true, List.of(A), List.of(ROW), null))
        .withMessage("causes");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Unit(Unit.Kind.HOUSE, -2, List.of(0, 1)))
        .withMessage("index is -2; expected -1 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Unit(Unit.Kind.SIGHT, -1, List.of(0, -1)))
        .withMessageStartingWith("cells[1] is -1; ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Unit(Unit.Kind.CELL, -1, List.of(0, 1)))
        .withMessage("CELL has 2 cells; expected 1");
  }

  /** A proof on a board has only candidates and units of a board. */
  @Test
  void stepsTakeProofsOfTheirBoard() {
    Reason reason = new Reason.Custom("Mine", "Because.", List.of(), List.of());
    Step step = Step.eliminating(Technique.USER_DEFINED, List.of(A), reason);
    List<Integer> cells = List.of(0, 1);
    for (Unit unit :
        List.of(
            new Unit(Unit.Kind.HOUSE, -1, cells),
            new Unit(Unit.Kind.HOUSE, 27, cells),
            new Unit(Unit.Kind.CAGE, 0, cells),
            new Unit(Unit.Kind.SIGHT, -1, List.of(0, 81)))) {
      Inference line = new Inference(Kind.FOLLOWS, false, List.of(A), List.of(unit), List.of());
      assertThatIllegalArgumentException()
          .isThrownBy(() -> step.with(List.of(A_FALSE, line)))
          .withMessage("inference 1 has the unit " + unit + "; expected one of a board");
    }
    Inference far =
        new Inference(Kind.FOLLOWS, false, List.of(new Candidate(81, 1)), List.of(ROW), List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> step.with(List.of(far, A_FALSE)))
        .withMessageStartingWith("inference 0: found ");
  }
}
