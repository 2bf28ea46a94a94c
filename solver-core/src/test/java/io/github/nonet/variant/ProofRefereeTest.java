package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.Level;
import io.github.nonet.LogicalStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The referee takes right proofs, and refuses damaged ones. */
class ProofRefereeTest {
  /** A step with any proof. */
  private record Proved(
      List<Candidate> placements, List<Candidate> eliminations, List<Inference> inferences)
      implements LogicalStep {
    @Override
    public List<String> lines(Locale locale) {
      return List.of();
    }

    @Override
    public String code() {
      return "PROVED";
    }

    @Override
    public Level level() {
      return Level.EASY;
    }

    @Override
    public String describe(Detail detail, Locale locale) {
      return "";
    }
  }

  /** In row 1, 1 is in r1c1 or r1c2, and so in box 1: a pointing pair. */
  private static Candidates pointing() {
    Candidates state = Candidates.of(Board.parse(".".repeat(81)));
    for (int cell = 2; cell < 9; cell++) {
      state = state.without(cell, 1);
    }
    return state;
  }

  private static Unit house(int index, Integer... cells) {
    return new Unit(Unit.Kind.HOUSE, index, List.of(cells));
  }

  private static Unit row(int index) {
    return new Unit(Unit.Kind.HOUSE, index, House.all().get(index).cells());
  }

  private static Candidate at(int cell, int digit) {
    return new Candidate(cell, digit);
  }

  private static Inference follows(boolean isTrue, List<Candidate> all, Unit unit, Integer... by) {
    return new Inference(Kind.FOLLOWS, isTrue, all, List.of(unit), List.of(by));
  }

  private static Proved pointingStep(List<Inference> proof) {
    return new Proved(List.of(), List.of(at(9, 1), at(10, 1)), proof);
  }

  private static final List<Inference> POINTING =
      List.of(
          follows(true, List.of(at(0, 1), at(1, 1)), row(0)),
          follows(false, List.of(at(9, 1), at(10, 1)), row(18), 0));

  @Test
  void takesARightProof() {
    ProofReferee referee = ProofReferee.of(pointing());
    assertThat(referee.faults(pointingStep(POINTING))).isEmpty();
    assertThat(referee.needless(pointingStep(POINTING))).isZero();
  }

  @Test
  void refusesDamagedProofs() {
    ProofReferee referee = ProofReferee.of(pointing());
    List<List<Inference>> damaged = new ArrayList<>();
    damaged.add(List.of(POINTING.get(0)));
    damaged.add(List.of(POINTING.get(0), follows(false, POINTING.get(1).candidates(), row(18))));
    damaged.add(List.of(POINTING.get(0), follows(false, POINTING.get(1).candidates(), row(19), 0)));
    damaged.add(List.of(follows(true, List.of(at(0, 2), at(1, 2)), row(0)), POINTING.get(1)));
    damaged.add(List.of(follows(true, List.of(at(0, 1)), row(0)), POINTING.get(1)));
    damaged.add(
        List.of(
            Inference.supposed(at(0, 1), true),
            follows(false, List.of(at(9, 1), at(10, 1)), row(18), 0)));
    for (List<Inference> proof : damaged) {
      assertThat(referee.faults(pointingStep(proof))).as("%s", proof).isNotEmpty();
    }
  }

  @Test
  void countsNeedlessCauses() {
    ProofReferee referee = ProofReferee.of(pointing());
    List<Inference> proof =
        List.of(
            POINTING.get(0),
            follows(true, List.of(at(0, 1), at(1, 1)), row(0)),
            follows(false, List.of(at(9, 1), at(10, 1)), row(18), 0, 1));
    assertThat(referee.faults(pointingStep(proof))).isEmpty();
    assertThat(referee.needless(pointingStep(proof))).isEqualTo(2);
  }

  /** A supposition that is refuted, and cases. */
  @Test
  void followsSuppositions() {
    Candidates state = Candidates.of(Board.parse(".".repeat(81)));
    for (int digit = 3; digit <= 9; digit++) {
      state = state.without(0, digit).without(1, digit);
    }
    Candidate gone = at(2, 1);
    Unit cell = new Unit(Unit.Kind.CELL, -1, List.of(0));
    List<Inference> refuted =
        List.of(
            Inference.supposed(gone, true),
            follows(false, List.of(at(0, 1), at(1, 1)), row(0), 0),
            follows(true, List.of(at(0, 2)), cell, 1),
            follows(false, List.of(at(1, 2)), row(0), 2),
            follows(true, List.of(), new Unit(Unit.Kind.CELL, -1, List.of(1)), 1, 3),
            new Inference(Kind.REFUTED, false, List.of(gone), List.of(), List.of(0, 4)));
    List<Inference> cases =
        List.of(
            Inference.supposed(at(0, 1), true),
            follows(false, List.of(gone), house(0, 0, 2), 0),
            Inference.supposed(at(0, 2), true),
            follows(false, List.of(at(1, 2)), house(0, 0, 1), 2),
            follows(true, List.of(at(1, 1)), new Unit(Unit.Kind.CELL, -1, List.of(1)), 3),
            follows(false, List.of(gone), house(0, 1, 2), 4),
            new Inference(Kind.CASES, false, List.of(gone), List.of(cell), List.of(0, 1, 2, 5)));
    ProofReferee referee = ProofReferee.of(state);
    for (List<Inference> proof : List.of(refuted, cases)) {
      Proved step = new Proved(List.of(), List.of(gone), proof);
      assertThat(referee.faults(step)).isEmpty();
      assertThat(referee.needless(step)).isZero();
      Proved early = new Proved(List.of(), List.of(gone), proof.subList(0, proof.size() - 1));
      assertThat(referee.faults(early)).isNotEmpty();
    }
  }

  /**
   * What contradicts itself in one cell says nothing about others, unless that cell is the unit.
   */
  @Test
  void refusesWhatContradictsItselfElsewhere() {
    Candidate gone = at(2, 1);
    Unit cell = new Unit(Unit.Kind.CELL, -1, List.of(40));
    List<Inference> supposed =
        List.of(Inference.supposed(at(40, 1), true), Inference.supposed(at(40, 2), true));
    ProofReferee referee = ProofReferee.of(Candidates.of(Board.EMPTY));
    for (boolean isOfUnit : new boolean[] {true, false}) {
      List<Inference> proof = new ArrayList<>(supposed);
      proof.add(follows(false, List.of(gone), isOfUnit ? cell : house(0, 2, 3), 0, 1));
      List<String> faults = referee.faults(new Proved(List.of(), List.of(gone), proof));
      assertThat(faults.stream().anyMatch(it -> it.endsWith("does not follow")))
          .isNotEqualTo(isOfUnit);
    }
  }
}
