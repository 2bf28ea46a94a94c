package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Inference.Unit;
import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The proof of each step follows, whatever the rules and the state. */
class GridProofsTest {
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().withoutSearch();

  /** How many steps of a state are looked at, and how many of them judged. */
  private static final int MOST_STEPS = Tries.of(100, 1_000);

  private static final int MOST_JUDGED = Tries.of(25, 200);

  /** Larger grids take longer, and have the same techniques. */
  private static final int MOST_CELLS = Tries.of(81, 1_000);

  private static final ProofTally ALL = new ProofTally();

  static Stream<Rules> rules() {
    Random random = new Random(68);
    return Stream.of(
            AllRules.stream(),
            GridStepsTest.hardRules(),
            Stream.of(
                Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build(),
                Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(),
                Rules.builder(6).grid(0, 0, 2, 3).nonConsecutive().build(),
                ways(),
                doublers(),
                Rules.builder(9).rowsAndColumns(0, 0, 6, 8).build(),
                GridStates.killer(Rules.of(9), 5, random)))
        .flatMap(all -> all)
        .filter(rules -> rules.cellCount() <= MOST_CELLS);
  }

  /** One of several, counts and circles in a 6x6. */
  private static Rules ways() {
    return Rules.of(6)
        .plus(
            Constraint.anyOf(Constraint.thermometer(0, 7, 14), Constraint.sum(6, 0, 7, 14)),
            Constraint.anyOf(
                Constraint.allOf(Constraint.x(3, 4), Constraint.greater(3, 4)),
                Constraint.whiteDot(3, 4),
                Constraint.renban(3, 4, 5)),
            Constraint.countingCircles(1, 10, 20),
            Constraint.countBetween(6, new int[] {1, 2}, 3, 9, 16),
            Constraint.countIn(30, 2, 24, 25, 31),
            Constraint.distinct(2, 21, 28, 35),
            Constraint.values(Set.of(1, 3, 4, 6), 22, 23),
            Constraint.sameValues(new int[] {24, 25}, new int[] {34, 35}));
  }

  /** A doubler in each row and column of a 4x4: a shown digit, and a flag that is 2 for it. */
  private static Rules doublers() {
    Rules bare = Rules.builder(4).grid(0, 0, 2, 2).hidden("doubler", 16).build();
    int[] flags = bare.hiddenCells("doubler");
    List<Constraint> constraints = new ArrayList<>(List.of(Constraint.values(Set.of(1, 2), flags)));
    for (int i = 0; i < 4; i++) {
      int[] column = {flags[i], flags[i + 4], flags[i + 8], flags[i + 12]};
      constraints.add(Constraint.count(2, 1, Arrays.copyOfRange(flags, 4 * i, 4 * i + 4)));
      constraints.add(Constraint.count(2, 1, column));
    }
    constraints.add(
        Constraint.anyOf(
            Constraint.allOf(Constraint.values(Set.of(2), flags[0]), Constraint.sum(4, 0, 1)),
            Constraint.allOf(Constraint.values(Set.of(1), flags[0]), Constraint.sum(3, 0, 1))));
    constraints.add(Constraint.pairs("small", (a, flag) -> flag == 1 || a < 4, 5, flags[5]));
    constraints.add(Constraint.pairs("large", (a, flag) -> flag == 1 || a > 2, 10, flags[10]));
    return bare.withConstraints(constraints);
  }

  /** States on the way, with constraints, off the solution, broken, with marks removed. */
  static Stream<GridCandidates> states(Rules rules, Random random) {
    return IntStream.range(0, Tries.of(1, 3))
        .boxed()
        .flatMap(
            i -> {
              Grid solution = GridStates.solution(rules, random);
              Grid lines = isOfLines(rules) ? constrained(solution, random) : solution;
              return Stream.of(
                      GridLogicalSolver.upTo(Level.values()[2 - i % 3])
                          .solve(GridStates.puzzle(lines, .25, random))
                          .end(),
                      GridStates.state(lines, random),
                      GridCandidates.of(GridStates.puzzle(solution, .15, random)),
                      GridCandidates.of(GridStates.puzzle(lines, .2, random)),
                      GridStates.state(solution, random))
                  .limit(Tries.of(2, 5));
            });
  }

  /** Returns whether constraints can be made for a grid: it is one square of up to nine values. */
  private static boolean isOfLines(Rules rules) {
    return rules.valueCount() <= 9 && rules.rowCount() * rules.columnCount() == rules.cellCount();
  }

  private static Grid constrained(Grid solution, Random random) {
    return RandomConstraints.solution(solution, 4, random);
  }

  @AfterAll
  static void requireEveryTechnique() {
    if (Tries.areAll()) {
      Set<GridTechnique> judged = EnumSet.copyOf(ALL.byTechnique().keySet());
      assertThat(judged).hasSize(GridTechnique.values().length - 1);
    }
    assertThat(ALL.sum("STEPS")).isGreaterThan(300);
    assertThat(ALL.sum("NEEDLESS")).isLessThanOrEqualTo(ALL.sum("CAUSES") / 100);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void proofs_follow(Rules rules) {
    int faults = ALL.faults().size();
    states(rules, new Random(69)).forEach(GridProofsTest::judge);
    assertThat(ALL.faults().subList(faults, ALL.faults().size())).isEmpty();
  }

  /** Chains through the places of a value that a cage, a line or a set requires. */
  @Test
  void requiredValues_areProved() {
    Random random = new Random(65);
    Set<Unit.Kind> seen = EnumSet.noneOf(Unit.Kind.class);
    for (int i = 0; i < Tries.of(8, 60); i++) {
      Grid solution = GridStates.solution(Rules.of(6), random);
      Rules rules = solution.rules().withCages(GridStates.cages(solution, 4, random));
      GridCandidates state =
          i % 2 == 0
              ? GridCandidates.of(rules.emptyGrid())
              : GridStates.state(RandomConstraints.solution(solution, 12, random), random);
      boolean isSound = GridSolver.getDefault().solve(state).isPresent();
      for (GridStep step : GridLogicalSolver.upTo(Level.UNFAIR).steps(state).toList()) {
        List<Unit.Kind> required = requiring(step);
        if (!required.isEmpty()) {
          seen.addAll(required);
          GridStepJudge.requireTrue(state, step);
          ALL.judge(state, step, isSound);
        }
      }
    }
    assertThat(seen).contains(Unit.Kind.CAGE, Unit.Kind.CONSTRAINT);
    assertThat(ALL.faults()).isEmpty();
  }

  /** Returns the kinds of constraints by which a value is in one of several cells in a chain. */
  private static List<Unit.Kind> requiring(GridStep step) {
    return step.inferences().stream()
        .filter(line -> step.technique() == GridTechnique.CONSTRAINT_CHAIN)
        .filter(line -> line.isTrue() && line.candidates().size() > 1 && !line.units().isEmpty())
        .map(line -> line.units().get(0).kind())
        .filter(kind -> kind != Unit.Kind.HOUSE)
        .toList();
  }

  private static void judge(GridCandidates state) {
    List<GridStep> steps = LOGIC.steps(state).limit(MOST_STEPS).toList();
    GridWordsJudge words = new GridWordsJudge(state);
    boolean isSound = GridSolver.getDefault().solve(state).isPresent();
    for (int i = 0; i < steps.size(); i += 1 + steps.size() / MOST_JUDGED) {
      ALL.judge(state, steps.get(i), isSound);
      words.require(steps.get(i));
    }
  }
}
