package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All steps of a state, those that help in a cell, and those that lead to a value. */
class GridStepsTest {
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard();
  private static final GridLogicalSolver HARD = GridLogicalSolver.upTo(Level.HARD);

  /** No single, subset or fish is in it. */
  private static final String HARDEST =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  static Stream<GridCandidates> states() {
    Random random = new Random(34);
    return Stream.concat(AllRules.stream(), Stream.of(GridStates.killer(Rules.of(9), 4, random)))
        .map(rules -> GridStates.state(GridStates.solution(rules, random), random));
  }

  private static Stream<Candidate> marks(GridStep step) {
    return Stream.concat(step.placements().stream(), step.eliminations().stream());
  }

  @ParameterizedTest
  @MethodSource("states")
  void steps_areTrueAndDifferentAndInOrder(GridCandidates state) {
    List<GridStep> steps = HARD.steps(state).toList();
    Set<List<Object>> effects = new HashSet<>();
    for (GridStep step : steps) {
      GridStepJudge.requireEffect(state, step);
      assertThat(effects.add(List.of(step.technique(), marks(step).toList()))).isTrue();
    }
    steps.stream().limit(30).forEach(step -> GridStepJudge.requireTrue(state, step));
    assertThat(steps).extracting(GridStep::technique).isSorted();
    assertThat(steps.stream().findFirst().map(GridStep::technique))
        .isEqualTo(HARD.nextStep(state).map(GridStep::technique));
    assertThat(HARD.steps(state)).containsExactlyElementsOf(steps);
  }

  /** Two pairs of a cell may exclude the same values as one of them does. */
  @Test
  void steps_ofPairsHaveDifferentEffects() {
    Random random = new Random(68);
    int pairs = 0;
    for (int i = 0; i < Tries.of(100, 2_000); i++) {
      GridCandidates state = stateOfPairs(4 + 2 * random.nextInt(2), random);
      Set<List<Object>> effects = new HashSet<>();
      for (GridStep step : HARD.steps(state).toList()) {
        pairs += step.technique() == GridTechnique.CONSTRAINED_PAIR ? 1 : 0;
        List<Candidate> marks = marks(step).toList();
        assertThat(effects.add(List.of(step.technique(), marks)))
            .as("%s, %s", step, state)
            .isTrue();
        assertThat(marks).doesNotHaveDuplicates();
        String gone = step.describe(Detail.FULL).replaceAll(".*(This eliminates|So) ", "");
        long cells = marks.stream().map(Candidate::cell).distinct().count();
        assertThat(gone.split("r\\d+c\\d+", -1)).hasSize(1 + (int) cells);
      }
    }
    assertThat(pairs).isGreaterThan(Tries.of(500, 10_000));
  }

  private static GridCandidates stateOfPairs(int symbols, Random random) {
    List<Constraint> constraints = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int cell = random.nextInt(symbols) * symbols + random.nextInt(symbols - 2);
      int apart = 1 + random.nextInt(symbols - 2);
      constraints.add(
          switch (random.nextInt(3)) {
            case 0 -> Constraint.difference(apart, cell, cell + 1);
            case 1 -> Constraint.ratio(2, cell + 1, cell + 2);
            default -> Constraint.whispers(apart, cell, cell + 1, cell + 2);
          });
    }
    int[] sets = new int[symbols * symbols];
    for (int cell = 0; cell < sets.length; cell++) {
      for (int value = 1; value <= symbols; value++) {
        sets[cell] |= random.nextInt(10) < 8 ? 1 << value : 0;
      }
    }
    return GridCandidates.copyOf(Rules.of(symbols).withConstraints(constraints), sets);
  }

  /**
   * A step of an easy technique is reported, though it does what one of a harder technique does
   * too.
   */
  @ParameterizedTest
  @MethodSource("states")
  void steps_haveAllSingles(GridCandidates state) {
    Set<Candidate> naked = new HashSet<>();
    for (int cell = 0; cell < state.rules().cellCount(); cell++) {
      if (state.value(cell) == 0 && state.values(cell).size() == 1) {
        naked.add(new Candidate(cell, state.values(cell).iterator().next()));
      }
    }
    Set<Candidate> found = new HashSet<>();
    GridLogicalSolver.upTo(Level.EASY)
        .steps(state)
        .filter(step -> step.technique() == GridTechnique.NAKED_SINGLE)
        .forEach(step -> found.addAll(step.placements()));
    assertThat(found).isEqualTo(naked);
  }

  @Test
  void steps_haveEachPairAndEachFish() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    for (int row : List.of(0, 4)) {
      for (int cell : List.of(9 * row, 9 * row + 1)) {
        for (int value = 3; value <= 9; value++) {
          state = state.without(cell, value);
        }
      }
    }
    for (int column = 0; column < 9; column++) {
      if (column != 3 && column != 7) {
        state = state.without(18 + column, 9).without(72 + column, 9);
      }
    }
    List<GridStep> steps = HARD.steps(state).toList();
    assertThat(steps)
        .filteredOn(step -> step.technique() == GridTechnique.NAKED_PAIR)
        .extracting(step -> step.causes().toString())
        .contains("[0, 1]", "[36, 37]", "[0, 36]", "[1, 37]")
        .hasSize(6);
    assertThat(steps)
        .filteredOn(step -> step.technique() == GridTechnique.X_WING)
        .extracting(step -> step.causes().toString())
        .contains("[21, 25, 75, 79]");
  }

  /** Five cells of row 1 have five values, and five values of row 7 have five places. */
  @Test
  void steps_haveSubsetsOfFive() {
    GridCandidates state = GridCandidates.of(Rules.of(12).emptyGrid());
    for (int value = 1; value <= 12; value++) {
      for (int column = 0; column < 12; column++) {
        boolean isNaked = value > 5 && column < 5;
        boolean isHidden = value > 7 && column > 4;
        state = isNaked ? state.without(column, value) : state;
        state = isHidden ? state.without(72 + column, value) : state;
      }
    }
    List<GridStep> steps = HARD.steps(state).toList();
    assertThat(steps)
        .filteredOn(step -> step.technique() == GridTechnique.NAKED_SUBSET)
        .singleElement()
        .returns(7 * 5, step -> step.eliminations().size())
        .extracting(step -> step.describe(Detail.FULL))
        .asString()
        .contains("have only the candidates 1 to 5");
    assertThat(steps)
        .filteredOn(step -> step.technique() == GridTechnique.HIDDEN_SUBSET)
        .singleElement()
        .returns(5 * 7, step -> step.eliminations().size())
        .extracting(step -> step.causes().toString())
        .isEqualTo("[72, 73, 74, 75, 76]");
  }

  @Test
  void steps_areLookedForWhenTheyAreAskedFor() {
    GridCandidates state = GridCandidates.of(Rules.of(9).parseGrid(HARDEST));
    Stream<GridStep> none = LOGIC.within(SearchLimit.time(Duration.ofNanos(1))).steps(state);
    assertThatExceptionOfType(SearchLimitExceededException.class).isThrownBy(none::findFirst);
    GridCandidates easy = GridCandidates.of(Rules.of(16).parseGrid("0".repeat(256)).with(0, 1));
    for (int value = 3; value <= 16; value++) {
      easy = easy.without(255, value);
    }
    Iterator<GridStep> steps = LOGIC.steps(easy.without(255, 2)).iterator();
    assertThat(steps.next().technique()).isEqualTo(GridTechnique.NAKED_SINGLE);
  }

  @Test
  void steps_endWithASearch() {
    GridCandidates state = GridCandidates.of(Rules.of(9).parseGrid(HARDEST));
    assertThat(LOGIC.steps(state))
        .last()
        .extracting(GridStep::technique)
        .isEqualTo(GridTechnique.BRUTE_FORCE);
    assertThat(LOGIC.withoutSearch().steps(state))
        .extracting(GridStep::technique)
        .doesNotContain(GridTechnique.BRUTE_FORCE);
  }

  @Test
  void steps_ofTheFullAndTheImpossible() {
    Rules rules = Rules.of(4);
    assertThat(LOGIC.steps(GridCandidates.of(rules.parseGrid("1234 3412 2143 4321")))).isEmpty();
    GridCandidates none = GridCandidates.of(rules.emptyGrid());
    for (int value = 1; value <= 4; value++) {
      none = none.without(5, value);
    }
    GridCandidates impossible = none;
    assertThat(LOGIC.steps(none).toList())
        .allSatisfy(step -> GridStepJudge.requireEffect(impossible, step));
    assertThatNullPointerException().isThrownBy(() -> LOGIC.steps(null)).withMessage("puzzle");
  }

  @ParameterizedTest
  @MethodSource("states")
  void nextStepAt_isTheFirstOfTheStepsThatHelpsThere(GridCandidates state) {
    List<GridStep> steps = HARD.steps(state).toList();
    for (int cell = 0; cell < state.rules().cellCount(); cell += 7) {
      int at = cell;
      Optional<GridStep> first =
          steps.stream()
              .filter(step -> marks(step).anyMatch(mark -> mark.cell() == at))
              .findFirst();
      assertThat(HARD.nextStepAt(state, cell)).isEqualTo(first);
    }
  }

  @Test
  void nextStepAt_searchesInTheCell() {
    Grid puzzle = Rules.of(9).parseGrid(HARDEST);
    Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
    GridStep step = LOGIC.nextStepAt(GridCandidates.of(puzzle), 40 + 20).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.BRUTE_FORCE);
    assertThat(step.placements()).containsExactly(new Candidate(60, solution.value(60)));
    assertThat(LOGIC.nextStepAt(GridCandidates.of(puzzle), 0)).isEmpty();
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> LOGIC.nextStepAt(GridCandidates.of(puzzle), 81))
        .withMessageContaining("81");
  }

  @ParameterizedTest
  @MethodSource("states")
  void nextPlacement_leadsToAValueWithoutDetours(GridCandidates state) {
    Optional<GridPath> placement = LOGIC.nextPlacement(state);
    List<GridStep> path = placement.map(GridPath::steps).orElse(List.of());
    List<GridStep> all = LOGIC.solve(state).steps();
    assertThat(placement.isEmpty())
        .isEqualTo(all.stream().allMatch(it -> it.placements().isEmpty()));
    GridCandidates now = state;
    for (int i = 0; i < path.size(); i++) {
      GridStepJudge.requireEffect(now, path.get(i));
      GridStepJudge.requireTrue(now, path.get(i));
      assertThat(path.get(i).placements().isEmpty()).isEqualTo(i < path.size() - 1);
      now = path.get(i).applyTo(now);
    }
    assertThat(placement.map(GridPath::end).orElse(state)).isEqualTo(now);
    assertThat(path.size())
        .isLessThanOrEqualTo(1 + (int) all.stream().takeWhile(GridStepsTest::eliminates).count());
  }

  /** Rules whose puzzles need chains, contradictions or a search. */
  static Stream<Rules> hardRules() {
    Random random = new Random(65);
    return Stream.of(
        Rules.of(6),
        Rules.jigsaw(AllRules.FIVE),
        Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build(),
        Rules.builder(9).grid(0, 0, 3, 3).diagonals().build(),
        GridStates.killer(Rules.of(6), 4, random),
        RandomConstraints.solution(GridStates.solution(Rules.of(4), random), 4, random).rules(),
        RandomConstraints.solution(GridStates.solution(Rules.of(6), random), 4, random).rules());
  }

  /** Returns states of rules: of minimal and of open puzzles, on the way, and off the solution. */
  private static Stream<GridCandidates> hardStates(Rules rules) {
    Random random = new Random(66);
    return IntStream.range(0, Tries.of(3, 12))
        .boxed()
        .flatMap(
            i -> {
              Grid solution = GridStates.solution(rules, random);
              return Stream.of(
                  GridLogicalSolver.upTo(Level.values()[i % 3])
                      .solve(GridStates.minimal(solution, random))
                      .end(),
                  GridCandidates.of(GridStates.puzzle(solution, .15, random)),
                  GridStates.state(solution, random));
            });
  }

  @ParameterizedTest
  @MethodSource("hardRules")
  void nextPlacement_hasOnlyStepsOfItsStates(Rules rules) {
    hardStates(rules).forEach(GridStepsTest::requireStepsOfStates);
  }

  private static void requireStepsOfStates(GridCandidates start) {
    GridCandidates state = start;
    for (GridStep step : LOGIC.nextPlacement(start).map(GridPath::steps).orElse(List.of())) {
      assertThat(LOGIC.steps(state).anyMatch(step::equals)).as("%s in %s", step, state).isTrue();
      state = step.applyTo(state);
    }
  }

  /** A search needs no steps before it, and looks for what is true in the state that is shown. */
  @Test
  void nextPlacement_ofASearchIsThatOfTheFirstState() {
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    GridCandidates state =
        GridCandidates.of(
            rules.parseGrid(
                "....78......3....86.8...2...........9............9"
                    + "......14..............8.......6"));
    assertThat(LOGIC.nextStep(state).orElseThrow().placements()).isEmpty();
    GridPath path = LOGIC.nextPlacement(state).orElseThrow();
    assertThat(path.steps())
        .singleElement()
        .isEqualTo(LOGIC.steps(state).reduce((first, second) -> second).orElseThrow());
    assertThat(path.steps().get(0).technique()).isEqualTo(GridTechnique.BRUTE_FORCE);
  }

  private static boolean eliminates(GridStep step) {
    return step.placements().isEmpty();
  }

  /** Two pairs come first, of which the single needs the second only. */
  @Test
  void nextPlacement_leavesOutWhatItDoesNotNeed() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    for (int cell : List.of(0, 1, 72, 73)) {
      for (int value = 3; value <= 9; value++) {
        state = state.without(cell, value);
      }
    }
    for (int value = 4; value <= 9; value++) {
      state = state.without(80, value);
    }
    GridPath path = HARD.nextPlacement(state).orElseThrow();
    assertThat(path.steps())
        .extracting(GridStep::technique)
        .containsExactly(GridTechnique.NAKED_PAIR, GridTechnique.NAKED_SINGLE);
    assertThat(path.steps().get(1).placements()).containsExactly(new Candidate(80, 3));
    assertThat(HARD.solve(state).steps().indexOf(path.steps().get(1))).isGreaterThan(1);
    assertThat(HARD.nextPlacement(GridCandidates.of(Rules.of(9).emptyGrid()))).isEmpty();
  }

  @Test
  void nextStep_ofAGridIsThatOfItsCandidates() {
    Grid puzzle = Rules.of(9).parseGrid(HARDEST);
    assertThat(LOGIC.nextStep(puzzle)).isEqualTo(LOGIC.nextStep(GridCandidates.of(puzzle)));
    assertThatNullPointerException().isThrownBy(() -> LOGIC.nextStep(null)).withMessage("puzzle");
  }
}
