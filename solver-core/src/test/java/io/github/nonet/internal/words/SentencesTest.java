package io.github.nonet.internal.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Detail;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.Rules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole sentences, as people read them. */
class SentencesTest {
  private static final Rules CAGES =
      Rules.of(4)
          .withCages(
              List.of(Cage.of(3, 0, 1), Cage.of(5, 2, 6), Cage.of(7, 3, 7), Cage.of(0, 12, 13)))
          .withConstraints(List.of(Constraint.thermometer(8, 9, 10), Constraint.whiteDot(5, 4)));

  private static Stream<String> path(Rules rules) {
    return GridLogicalSolver.standard().solve(GridCandidates.of(rules.emptyGrid())).steps().stream()
        .map(step -> step.describe(Detail.FULL));
  }

  /** Rules with cages before their constraints, and with both before what a step names. */
  @Test
  void steps_nameCagesConstraintsAndSums() {
    assertThat(path(CAGES))
        .contains(
            "Cage combination: the empty cells r1c1 and r1c2 in the 3 cage at r1c1 must add"
                + " up to 3. The possible combinations use only 1 and 2. This eliminates 3 and 4"
                + " from r1c1 and r1c2.",
            "Whole constraint: Digits along a thermometer increase from the bulb end. So the thermometer"
                + " from r3c1 leaves r3c1 {12}; r3c2 {23}; r3c3 {34}. This"
                + " eliminates 3 and 4 from r3c1; 1 and 4 from r3c2; 1 and 2 from r3c3.",
            "Innies and outies: the digits of column 4 add up to 10. Compared with the sums of the"
                + " cages, that leaves r3c4 + r4c4 = 3. This eliminates 3 and 4 from r3c4; 3 from r4c4.",
            "Cage single: r2c3 is the last empty cell in the 5 cage at r1c3, where 2 is"
                + " missing. So r2c3 = 2.");
  }

  @Test
  void steps_subtractCellsThatLieOutside() {
    Rules rules = Rules.of(6).withCages(List.of(Cage.of(9, 0, 1, 6), Cage.of(14, 2, 3, 4, 5, 11)));
    assertThat(path(rules))
        .contains(
            "Innies and outies: the digits of box 2 add up to 21. Compared with the sums of the"
                + " cages, that leaves r2c4 + r2c5 = r1c3 + 7. This eliminates 1 from r2c4 and r2c5; 5 and 6 from"
                + " r1c3.",
            "Pointing: the 1 in box 2 can only go in cells of the 14 cage at r1c3: r1c4,"
                + " r1c5, r1c6 and r2c6. This eliminates 1 from r1c3.");
  }

  @Test
  void where_namesTheHouseOrTheCage() {
    Stream<GridStep> steps =
        GridLogicalSolver.standard().solve(GridCandidates.of(CAGES.emptyGrid())).steps().stream();
    assertThat(steps.map(step -> step.describe(Detail.WHERE)))
        .contains(
            "Cage combination: look at the 3 cage at r1c1.",
            "Whole constraint: look at the thermometer from r3c1.",
            "Pointing: look at 3 in box 1.",
            "Innies and outies: look at column 4.");
  }

  @Test
  void conflicts_nameTheGridOfAHouse() {
    Rules samurai = Rules.samurai();
    Grid twice = samurai.emptyGrid().with(samurai.cell(0, 12), 5).with(samurai.cell(0, 15), 5);
    assertThat(twice.conflicts())
        .extracting(GridConflict::describe)
        .containsExactly("row 1 of grid 2 holds 5 twice, at r1c13 and r1c16");
    assertThat(GridVerdict.of(twice).describe())
        .isEqualTo(
            "There is no solution: row 1 of grid 2 holds 5 twice, at r1c13 and"
                + " r1c16. Removing any one of these clues gives a solution: r1c13 = 5"
                + " and r1c16 = 5.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3...|the 3 cage at r1c1 already adds up to 3 with 1 cell" + " empty, which is too much.",
        "13..|the 3 cage at r1c1 adds up to 4, which is too much.",
        "........4...|the thermometer from r3c1 holds 4, which does not fit.",
        "........32..|the thermometer from r3c1 has 3 before 2.",
        "....41..|r2c2 = 1 and r2c1 = 4 do not fit the white dot between r2c2 and r2c1.",
        "............22..|row 4 holds 2 twice, at r4c1 and r4c2; box 3 holds"
            + " 2 twice, at r4c1 and r4c2; the cage at r4c1 holds 2 twice, at r4c1"
            + " and r4c2."
      })
  void verdicts_sayWhatContradicts(String clues, String reason) {
    Grid puzzle = CAGES.parseGrid(clues + ".".repeat(16 - clues.length()));
    assertThat(GridVerdict.of(puzzle).describe()).isEqualTo("There is no solution: " + reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "123....4|r1c4 has no candidates left. Removing any one of these clues gives a solution:"
            + " r1c1 = 1, r1c2 = 2 and r2c4 = 4.",
        "12....3|3 has no cell left in row 1. Removing any one of these clues gives a solution:"
            + " r1c1 = 1, r1c2 = 2 and r2c3 = 3."
      })
  void verdicts_nameClues(String clues, String reason) {
    Grid puzzle = Rules.of(4).parseGrid(clues + ".".repeat(16 - clues.length()));
    assertThat(GridVerdict.of(puzzle).describe()).isEqualTo("There is no solution: " + reason);
  }

  @Test
  void verdicts_nameSums() {
    Rules rules =
        Rules.of(9)
            .withCages(
                List.of(Cage.of(10, 0, 1, 2), Cage.of(20, 9, 10, 11), Cage.of(20, 18, 19, 20, 21)));
    assertThat(GridVerdict.of(rules.emptyGrid().with(0, 9).with(1, 1)).describe())
        .endsWith(
            "Removing any one of these parts gives a solution: r1c1 = 9 and the 10 cage at r1c1.");
  }
}
