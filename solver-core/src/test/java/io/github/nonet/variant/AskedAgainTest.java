package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a search has found is not searched again, and what was found holds. */
class AskedAgainTest {
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard();
  private static final GridLogicalSolver WITHOUT_GUESSES = LOGIC.within(SearchLimit.guesses(0));

  /** Of a puzzle with an anti-knight rule and one solution: no technique has a step here. */
  private static final String STUCK =
      ".8.........4..2.........5....2..........7...8......6.............5.....9.7....34."
          + "|symbols(9).grid(0,0,3,3).antiKnight()~?.(1369)..(13679).(13459).(13569).(1369).(24)"
          + ".(13679).(1234).(13569).(13569).7.(1369)..(189).(13689).(136).(1369)2.(13679).(1489)"
          + ".(13689).(134689)..(13679).(13467).(1789).(1369)..(13569).(134689).(134589).(149)"
          + ".(1357).(137).(13456).(1456).(1369).(129)..(13469).(149).(1239)..(4789).(1349).(189)"
          + ".(13489).(12459).(13589)..(2357).(12345).(123469).(149).(13689).(12489).(13489)"
          + ".(145689)7.(256).(25).(2346).(346)..(36).(1246)7.(128).(18)..(12689)..(1689).(159)"
          + ".(12689).(15689)...(1256)";

  private static GridCandidates stuck() {
    return GridCandidates.parse(STUCK);
  }

  @Test
  void aStateRemembersItsSolution() {
    GridCandidates state = stuck();
    GridStep step = LOGIC.nextStep(state).orElseThrow();
    assertThat(step.technique().name()).isEqualTo("BRUTE_FORCE");
    GridCandidates next = step.applyTo(state);
    assertThat(WITHOUT_GUESSES.findMistake(state)).isEmpty();
    assertThat(WITHOUT_GUESSES.findMistake(next)).isEmpty();
    GridCandidates equal = GridCandidates.parse(next.toFullString());
    assertThat(equal).isEqualTo(next).hasSameHashCodeAs(next);
    assertThatThrownBy(() -> WITHOUT_GUESSES.findMistake(equal))
        .isInstanceOf(SearchLimitExceededException.class);
  }

  /** The step of the search says what the one solution says, whatever was asked before it. */
  @Test
  void searchedSteps_areThoseOfANewState() {
    GridCandidates state = stuck();
    GridStep step = LOGIC.nextStep(state).orElseThrow();
    GridCandidates known = step.applyTo(state);
    GridCandidates fresh = GridCandidates.parse(known.toFullString());
    GridLogicalSolver other = GridLogicalSolver.upTo(Level.EXTREME);
    for (int cell = 0; cell < 81; cell += 10) {
      assertThat(LOGIC.nextStepAt(known, cell)).isEqualTo(other.nextStepAt(fresh, cell));
    }
  }

  @Test
  void aStepForAnotherState_takesNoSolutionAlong() {
    GridCandidates state = stuck();
    GridStep step = LOGIC.nextStep(state).orElseThrow();
    GridCandidates known = step.applyTo(state);
    Grid solution = GridSolver.getDefault().solve(known).orElseThrow();
    int cell =
        IntStream.range(0, 81).filter(it -> known.values(it).size() > 2).findFirst().orElseThrow();
    GridCandidates wrong = state.without(cell, solution.value(cell));
    assertThat(LOGIC.findMistake(step.applyTo(wrong))).isPresent();
    assertThat(LOGIC.findMistake(known.without(cell, solution.value(cell)))).isPresent();
  }

  @Test
  void severalSolutions_areFoundAsBefore() {
    Rules rules = Rules.of(4);
    Grid puzzle = rules.parseGrid("1234 3... .... ....");
    GridCandidates state = GridCandidates.of(puzzle);
    for (GridStep step : LOGIC.solve(puzzle).steps()) {
      GridCandidates next = step.applyTo(state);
      assertThat(GridCandidates.trueCandidates(next, SearchLimit.NONE).toSets())
          .isEqualTo(GridCandidates.trueCandidates(state, SearchLimit.NONE).toSets());
      state = next;
    }
    assertThat(LOGIC.nextStep(state)).isEmpty();
    assertThat(LOGIC.nextStep(state)).isEmpty();
  }

  /**
   * Where no step is left, each candidate is in some solution, whether or not rules tell values.
   */
  static Stream<Rules> kinds() {
    Rules plain = Rules.of(6);
    return Stream.of(
        plain,
        Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build(),
        GridStates.killer(plain, 3, new Random(1)),
        plain.withConstraints(List.of(Constraint.thermometer(0, 7, 14))));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void severalSolutions_leaveTheirCandidatesOnly(Rules rules) {
    Random random = new Random(69);
    for (int i = 0; i < Tries.of(3, 40); i++) {
      Grid puzzle = GridStates.puzzle(GridStates.solution(rules, random), .05 * i % .2, random);
      GridCandidates end = LOGIC.solve(puzzle).end();
      assertThat(end.toSets())
          .isEqualTo(GridCandidates.trueCandidates(end, SearchLimit.NONE).toSets());
    }
  }

  /** The player also goes back, makes errors, and removes candidates. */
  @ParameterizedTest
  @MethodSource("kinds")
  void hints_areThoseOfANewSolver(Rules rules) {
    Random random = new Random(691);
    for (int i = 0; i < Tries.of(1, 10); i++) {
      Grid solution = GridStates.solution(rules, random);
      GridCandidates start = GridCandidates.of(GridStates.puzzle(solution, .3, random));
      GridCandidates state = start;
      for (int j = 0; j < Tries.of(12, 60); j++) {
        Optional<GridStep> step = LOGIC.nextStep(state);
        assertThat(step).isEqualTo(GridLogicalSolver.upTo(Level.EXTREME).nextStep(state));
        GridCandidates asked = state;
        GridCandidates next = step.map(it -> it.applyTo(asked)).orElse(start);
        state = random.nextInt(4) > 0 ? next : GridStates.state(solution, random);
      }
    }
  }

  /** After other steps have been looked at, the first one is still the same. */
  @ParameterizedTest
  @MethodSource("kinds")
  void hints_areTheSame_afterStepsThatWereNotTaken(Rules rules) {
    Random random = new Random(692);
    Grid solution = GridStates.solution(rules, random);
    GridCandidates state = GridCandidates.of(GridStates.puzzle(solution, .4, random));
    GridLogicalSolver solver = GridLogicalSolver.upTo(Level.EXTREME);
    for (GridStep step : solver.solve(state).steps()) {
      int cell = random.nextInt(rules.cellCount());
      assertThat(solver.nextStepAt(state, cell))
          .isEqualTo(GridLogicalSolver.upTo(Level.EXTREME).nextStepAt(state, cell));
      assertThat(solver.nextStep(state)).contains(step);
      state = step.applyTo(state);
    }
  }

  @Test
  void severalSolutions_leaveTheirCandidatesOnly_inLargeGrids() {
    Random random = new Random(693);
    Rules rules = Rules.of(16);
    for (int i = 0; i < Tries.of(1, 5); i++) {
      Grid puzzle = GridStates.puzzle(GridStates.solution(rules, random), .38, random);
      GridCandidates end = LOGIC.solve(puzzle).end();
      assertThat(GridSolver.getDefault().hasUniqueSolution(end)).isFalse();
      assertThat(end.toSets())
          .isEqualTo(GridCandidates.trueCandidates(end, SearchLimit.NONE).toSets());
    }
  }

  @Test
  void emptyGrids_needOneSearch() {
    GridLogicalSolver once = GridLogicalSolver.standard().within(SearchLimit.guesses(1_000));
    for (int symbols : new int[] {9, 16}) {
      assertThat(once.nextStep(Rules.of(symbols).emptyGrid())).isEmpty();
    }
  }

  /** An answer that is kept is an answer of these rules and this cell alone. */
  @Test
  void keptAnswers_areOfTheSameRequest() {
    Grid plain = Rules.of(4).parseGrid("1... .... .... ....");
    Grid crossed =
        Rules.builder(4).grid(0, 0, 2, 2).diagonals().build().parseGrid("1... .... .... ....");
    List<Grid> turns = List.of(plain, crossed, plain, crossed);
    List<Optional<GridStep>> fresh =
        turns.stream()
            .map(it -> GridLogicalSolver.upTo(Level.EXTREME).nextStep(it))
            .collect(Collectors.toList());
    assertThat(turns.stream().map(LOGIC::nextStep)).isEqualTo(fresh);
    GridCandidates state = GridCandidates.of(crossed);
    for (int cell = 0; cell < 16; cell++) {
      int asked = cell;
      Optional<GridStep> first = LOGIC.nextStepAt(state, cell);
      assertThat(LOGIC.nextStepAt(state, cell)).isEqualTo(first);
      first.ifPresent(step -> assertThat(step.changes(asked)).isTrue());
    }
  }

  @Test
  void keptAnswers_areNotGivenToAnInterruptedThread() {
    GridCandidates state = GridCandidates.of(Rules.of(4).parseGrid("123. .... .... ...."));
    assertThat(LOGIC.nextStep(state)).isPresent();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> LOGIC.nextStep(state))
          .isInstanceOf(SearchInterruptedException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(LOGIC.nextStep(state)).isPresent();
  }
}
