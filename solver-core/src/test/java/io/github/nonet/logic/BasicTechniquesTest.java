package io.github.nonet.logic;

import static io.github.nonet.logic.States.only;
import static io.github.nonet.logic.States.steps;
import static io.github.nonet.logic.States.without;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Singles, locked candidates and subsets: what they find, each once, and what they say. */
class BasicTechniquesTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);

  private static void assertSays(Step step, String full, String german) {
    assertThat(step.describe(Detail.FULL)).isEqualTo(full);
    assertThat(step.describe(Detail.FULL, Locale.GERMAN)).isEqualTo(german);
    assertThat(step.describe(Detail.TECHNIQUE)).isEqualTo(step.technique().displayName());
    assertThat(step.describe(Detail.WHERE))
        .startsWith(step.technique().displayName() + ": look at");
  }

  private static List<Candidate> candidates(int digit, int... cells) {
    return Arrays.stream(cells).mapToObj(cell -> new Candidate(cell, digit)).toList();
  }

  @Test
  void fullHouse_lastOfARowAndABox() {
    Candidates state = Candidates.of(States.SOLVED.with(0, 0));
    List<Step> steps = steps(Technique.FULL_HOUSE, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).placements()).isEqualTo(candidates(5, 0));
    assertSays(
        steps.get(0),
        "Full house: r1c1 is the last empty cell in row 1, column 1 and box" + " 1. So r1c1 = 5.",
        "Volles Haus: r1c1 ist die letzte leere Zelle in Zeile 1, Spalte 1"
            + " und Block 1. Also ist r1c1 = 5.");
  }

  @Test
  void fullHouse_digitThatIsEliminated() {
    Candidates state = Candidates.of(States.SOLVED.with(0, 0)).without(0, 5);
    assertThat(steps(Technique.FULL_HOUSE, state)).isEmpty();
  }

  @Test
  void nakedSingle() {
    Step step = steps(Technique.NAKED_SINGLE, only(EMPTY, 40, 5)).get(0);
    assertThat(step.placements()).isEqualTo(candidates(5, 40));
    assertSays(
        step,
        "Naked single: 5 is the only candidate of r5c5. So r5c5 = 5.",
        "Nackter Einer: 5 ist der einzige Kandidat von r5c5. Also ist r5c5 = 5.");
  }

  @Test
  void nakedSingles_solveAnEasyPuzzle() {
    SolutionPath path = LogicalSolver.of(Technique.NAKED_SINGLE).solve(Candidates.of(States.EASY));
    assertThat(path.isSolved()).isTrue();
    assertThat(path.end().board()).isEqualTo(States.SOLVED);
    assertThat(path.steps()).hasSize(81 - States.EASY.clueCount());
  }

  @Test
  void hiddenSingle_inThreeHousesIsOneStep() {
    Candidates state = without(7, 0, 1, 2, 9, 11, 18, 19, 20, 12, 13, 14, 15, 16, 17);
    state = without(state, 7, 28, 37, 46, 55, 64, 73);
    List<Step> steps = steps(Technique.HIDDEN_SINGLE, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).placements()).isEqualTo(candidates(7, 10));
    assertSays(
        steps.get(0),
        "Hidden single: r2c2 is the only cell in row 2, column 2 and box 1"
            + " that can be 7. So r2c2 = 7.",
        "Versteckter Einer: r2c2 ist die einzige Zelle in Zeile 2, Spalte 2"
            + " und Block 1, die 7 sein kann. Also ist r2c2 = 7.");
  }

  @Test
  void pointing_alongARow() {
    List<Step> steps = steps(Technique.POINTING, without(7, 0, 1, 2, 18, 19, 20));
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).isEqualTo(candidates(7, 12, 13, 14, 15, 16, 17));
    assertSays(
        steps.get(0),
        "Pointing: the 7 in box 1 can only go in cells of row 2: r2c1, r2c2"
            + " and r2c3. This eliminates 7 from r2c4, r2c5, r2c6, r2c7, r2c8 and"
            + " r2c9.",
        "Gesperrte Kandidaten (Block auf Linie): Die 7 in Block 1 kann nur"
            + " in Zellen von Zeile 2 stehen: r2c1, r2c2 und r2c3. Damit entfällt:"
            + " 7 in r2c4, r2c5, r2c6, r2c7, r2c8 und r2c9.");
  }

  @Test
  void pointing_alongAColumn() {
    List<Step> steps = steps(Technique.POINTING, without(7, 0, 2, 9, 11, 18, 20));
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).isEqualTo(candidates(7, 28, 37, 46, 55, 64, 73));
  }

  @Test
  void claiming_fromARow() {
    List<Step> steps = steps(Technique.CLAIMING, without(7, 3, 4, 5, 6, 7, 8));
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).isEqualTo(candidates(7, 9, 10, 11, 18, 19, 20));
    assertSays(
        steps.get(0),
        "Claiming: the 7 in row 1 can only go in cells of box 1: r1c1, r1c2"
            + " and r1c3. This eliminates 7 from r2c1, r2c2, r2c3, r3c1, r3c2 and"
            + " r3c3.",
        "Gesperrte Kandidaten (Linie auf Block): Die 7 in Zeile 1 kann nur"
            + " in Zellen von Block 1 stehen: r1c1, r1c2 und r1c3. Damit entfällt:"
            + " 7 in r2c1, r2c2, r2c3, r3c1, r3c2 und r3c3.");
  }

  @Test
  void nakedPair_inARowAlone() {
    Candidates state = only(only(EMPTY, 0, 1, 2), 8, 1, 2);
    List<Step> steps = steps(Technique.NAKED_PAIR, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).hasSize(14).doesNotContain(new Candidate(9, 1));
    assertThat(steps.get(0).describe(Detail.FULL))
        .startsWith("Naked pair: r1c1 and r1c9 in row 1 have only the candidates 1 and 2. This");
  }

  @Test
  void lockedPair_isNoNakedPair() {
    Candidates state = only(only(EMPTY, 0, 1, 2), 1, 1, 2);
    assertThat(steps(Technique.NAKED_PAIR, state)).isEmpty();
    List<Step> steps = steps(Technique.LOCKED_PAIR, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).hasSize(2 * (7 + 6));
    assertThat(steps.get(0).reason())
        .isInstanceOfSatisfying(
            Reason.Subset.class,
            subset ->
                assertThat(subset.houses())
                    .containsExactly(new House(House.Type.ROW, 0), new House(House.Type.BOX, 0)));
    assertThat(steps.get(0).describe(Detail.FULL))
        .startsWith("Locked pair: r1c1 and r1c2 have only the candidates 1 and 2 and lie together");
  }

  @Test
  void nakedPair_inTheIntersectionThatEmptiesTheBoxAlone() {
    Candidates state = only(only(EMPTY, 0, 1, 2), 1, 1, 2);
    state = without(without(state, 1, 3, 4, 5, 6, 7, 8), 2, 3, 4, 5, 6, 7, 8);
    assertThat(steps(Technique.LOCKED_PAIR, state)).isEmpty();
    assertThat(steps(Technique.NAKED_PAIR, state)).hasSize(1);
  }

  @Test
  void nakedTripleAndQuadruple_needNotHaveAllDigitsInEachCell() {
    Candidates triple = only(only(only(EMPTY, 0, 1, 2), 4, 2, 3), 8, 1, 3);
    assertThat(steps(Technique.NAKED_TRIPLE, triple)).hasSize(1);
    assertThat(steps(Technique.NAKED_PAIR, triple)).isEmpty();
    Candidates quadruple = only(only(only(only(EMPTY, 0, 1, 2), 4, 2, 3), 8, 3, 4), 7, 1, 4);
    assertThat(steps(Technique.NAKED_TRIPLE, quadruple)).isEmpty();
    List<Step> steps = steps(Technique.NAKED_QUADRUPLE, quadruple);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).describe(Detail.FULL))
        .startsWith(
            "Naked quadruple: r1c1, r1c5, r1c8 and r1c9 in row 1 have only the"
                + " candidates 1, 2, 3 and 4. This eliminates 1, 2, 3 and 4 from");
  }

  @Test
  void lockedTriple() {
    Candidates state = only(only(only(EMPTY, 0, 1, 2), 1, 2, 3), 2, 1, 3);
    assertThat(steps(Technique.LOCKED_TRIPLE, state)).hasSize(1);
    assertThat(steps(Technique.NAKED_TRIPLE, state)).isEmpty();
  }

  @Test
  void hiddenPair() {
    Candidates state = without(without(EMPTY, 1, 2, 3, 4, 5, 6, 7, 8), 2, 2, 3, 4, 5, 6, 7, 8);
    List<Step> steps = steps(Technique.HIDDEN_PAIR, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).hasSize(2 * 7);
    assertThat(steps.get(0).describe(Detail.FULL))
        .startsWith(
            "Hidden pair: in row 1, the digits 1 and 2 can only go in r1c1 and"
                + " r1c2, so these cells hold nothing else. This eliminates 3, 4, 5,"
                + " 6, 7, 8 and 9 from r1c1 and r1c2.");
  }

  @Test
  void hiddenTripleAndQuadruple() {
    Candidates state = EMPTY;
    for (int digit = 1; digit <= 3; digit++) {
      state = without(state, digit, 1, 3, 4, 5, 7, 8);
    }
    assertThat(steps(Technique.HIDDEN_TRIPLE, state)).hasSize(1);
    Candidates wider = EMPTY;
    for (int digit = 1; digit <= 4; digit++) {
      wider = without(wider, digit, 1, 3, 4, 5, 7);
    }
    List<Step> steps = steps(Technique.HIDDEN_QUADRUPLE, wider);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).hasSize(4 * 5);
  }
}
