package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.Tries;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The proof of each step follows, whatever the rules and the state. */
class GridProofsTest {
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().withoutSearch();

  /** How many steps of a state are judged. */
  private static final int MOST_STEPS = Tries.of(60, 400);

  static Stream<Rules> rules() {
    Random random = new Random(68);
    return Stream.of(
            AllRules.stream(),
            GridStepsTest.hardRules(),
            Stream.of(
                Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build(),
                Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(),
                Rules.builder(6).grid(0, 0, 2, 3).nonConsecutive().build(),
                GridStates.killer(Rules.of(9), 5, random)))
        .flatMap(all -> all);
  }

  /** States on the way, with constraints, off the solution, broken, with marks removed. */
  static Stream<GridCandidates> states(Rules rules, Random random) {
    return IntStream.range(0, Tries.of(1, 8))
        .boxed()
        .flatMap(
            i -> {
              Grid solution = GridStates.solution(rules, random);
              Grid lines =
                  rules.valueCount() > 9
                          || rules.rowCount() * rules.columnCount() > rules.cellCount()
                      ? solution
                      : RandomConstraints.solution(solution, 4, random);
              return Stream.of(
                  GridLogicalSolver.upTo(Level.values()[i % 3])
                      .solve(GridStates.puzzle(solution, .3, random))
                      .end(),
                  GridCandidates.of(GridStates.puzzle(solution, .15, random)),
                  GridCandidates.of(GridStates.puzzle(lines, .2, random)),
                  GridStates.state(lines, random),
                  GridStates.state(solution, random));
            });
  }

  @ParameterizedTest
  @MethodSource("rules")
  void proofs_follow(Rules rules) {
    ProofTally tally = new ProofTally();
    states(rules, new Random(69)).forEach(state -> judge(state, tally));
    assertThat(tally.faults()).isEmpty();
    assertThat(tally.sum("STEPS")).isPositive();
  }

  private static void judge(GridCandidates state, ProofTally tally) {
    List<GridStep> steps = LOGIC.steps(state).limit(2000).toList();
    Optional<Grid> solution = GridSolver.getDefault().solve(state);
    int every = Math.max(1, steps.size() / MOST_STEPS);
    for (int i = 0; i < steps.size(); i += every) {
      tally.judge(state, steps.get(i), solution.isPresent());
    }
  }
}
