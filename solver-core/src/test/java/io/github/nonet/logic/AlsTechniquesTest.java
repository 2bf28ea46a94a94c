package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Almost locked sets in small states: a board that is full but for the cells of the pattern. */
class AlsTechniquesTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);

  private static Candidate candidate(int digit, String name) {
    return new Candidate(States.cell(name), digit);
  }

  private static Candidates pair(Candidates state, String name, Integer... digits) {
    return States.only(state, States.cell(name), digits);
  }

  private static List<Candidate> sorted(Candidate... candidates) {
    return Stream.of(candidates).sorted().toList();
  }

  @Test
  void sueDeCoq_twoCellsOfFourDigits() {
    Candidates state = pair(EMPTY, "r1c1", 1, 2, 3, 4);
    state = pair(state, "r1c2", 1, 2, 3, 4);
    state = pair(state, "r1c5", 1, 2);
    state = pair(state, "r2c1", 3, 4);
    List<Step> steps = States.steps(Technique.SUE_DE_COQ, state);
    assertThat(steps.get(0).eliminations())
        .contains(
            candidate(1, "r1c3"), candidate(2, "r1c9"), candidate(3, "r3c3"), candidate(4, "r2c2"))
        .doesNotContain(candidate(1, "r3c3"), candidate(3, "r1c9"))
        .hasSize(2 * 6 + 2 * 6);
    assertThat(steps.get(0).describe(Detail.WHERE))
        .isEqualTo("Sue de Coq: look at row 1 and box 1.");
  }

  @Test
  void alsXz_twoSets() {
    Candidates state = pair(EMPTY, "r1c1", 1, 2);
    state = pair(state, "r1c2", 2, 3);
    state = pair(state, "r5c1", 1, 3);
    assertThat(States.steps(Technique.ALS_XZ, state))
        .filteredOn(
            step ->
                step.eliminations()
                    .equals(
                        sorted(
                            candidate(3, "r2c1"),
                            candidate(3, "r3c1"),
                            candidate(3, "r4c2"),
                            candidate(3, "r5c2"),
                            candidate(3, "r6c2"))))
        .isNotEmpty();
  }

  @Test
  void alsXyWing_threeCells() {
    Candidates state = pair(EMPTY, "r1c1", 1, 2);
    state = pair(state, "r1c5", 1, 3);
    state = pair(state, "r5c1", 2, 3);
    assertThat(States.steps(Technique.ALS_XY_WING, state))
        .anySatisfy(
            step -> {
              assertThat(step.eliminations()).containsExactly(candidate(3, "r5c5"));
              assertThat(((AlmostLockedSets) step.reason()).sets()).hasSize(3);
              assertThat(step.describe(Detail.FULL, Locale.GERMAN))
                  .contains("mit einer Ziffer mehr");
            });
  }

  @Test
  void alsChain_fourCells() {
    Candidates state = pair(EMPTY, "r1c1", 1, 9);
    state = pair(state, "r1c5", 1, 2);
    state = pair(state, "r5c5", 2, 3);
    state = pair(state, "r5c9", 3, 9);
    assertThat(States.steps(Technique.ALS_CHAIN, state))
        .anySatisfy(
            step -> {
              assertThat(step.eliminations()).contains(candidate(9, "r1c9"), candidate(9, "r5c1"));
              assertThat(((AlmostLockedSets) step.reason()).commons()).hasSizeGreaterThan(2);
            });
  }

  @Test
  void deathBlossom_stemOfTwo() {
    Candidates state = pair(EMPTY, "r1c1", 1, 2);
    state = pair(state, "r1c5", 1, 9);
    state = pair(state, "r5c1", 2, 9);
    assertThat(States.steps(Technique.DEATH_BLOSSOM, state))
        .anySatisfy(
            step -> {
              assertThat(step.eliminations()).containsExactly(candidate(9, "r5c5"));
              assertThat(((AlmostLockedSets) step.reason()).stem())
                  .containsExactly(candidate(1, "r1c1"), candidate(2, "r1c1"));
            });
  }

  @Test
  void solvedBoard_hasNoSets() {
    Candidates solved = Candidates.of(States.SOLVED);
    assertThat(States.steps(Technique.ALS_XZ, solved)).isEmpty();
    assertThat(States.steps(Technique.SUE_DE_COQ, solved)).isEmpty();
    assertThat(States.steps(Technique.DEATH_BLOSSOM, solved)).isEmpty();
  }
}
