package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.Level;
import io.github.nonet.SentenceChecks;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Chains and contradictions: what they say must lead to what they do, and nothing else may. */
class GridReasonsTest {
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().withoutSearch();

  /** Two equal names of a constraint in a list. */
  private static final Pattern TWICE =
      Pattern.compile("\\b((?:the|de[mr]) [^,.;:]{9,} r\\d+c\\d+),? (?:and|und) \\1\\b");

  private static final Rules X = Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();

  /** A puzzle that needs contradictions. */
  private static final Grid EXTREME = made(Level.EXTREME);

  private static Grid made(Level level) {
    GridGenerator.Made made = GridGenerator.builder(X).level(level).seed(7).build().make(0);
    assertThat(made.isAsRequested()).isTrue();
    return made.puzzle();
  }

  static Stream<Rules> rules() {
    return Stream.of(
        Rules.of(9),
        X,
        Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build(),
        Rules.builder(9).grid(0, 0, 3, 3).windows().build());
  }

  /** States of all kinds of rules: legal ones, contradictory ones, and with marks missing. */
  private static Stream<GridCandidates> states(Rules rules) {
    Random random = new Random(50);
    return IntStream.range(0, Tries.of(1, 6))
        .mapToObj(i -> GridStates.solution(rules, random))
        .flatMap(
            solution ->
                Stream.of(
                    GridCandidates.of(GridStates.minimal(solution, random)),
                    GridStates.state(solution, random),
                    GridCandidates.of(
                        GridStates.puzzle(
                            RandomConstraints.solution(solution, 4, random), .2, random))));
  }

  @Test
  void levels_areThoseOfTheHardestStep() {
    for (Grid puzzle : List.of(made(Level.UNFAIR), EXTREME)) {
      Level level = puzzle == EXTREME ? Level.EXTREME : Level.UNFAIR;
      GridPath path = GridLogicalSolver.standard().solve(puzzle);
      assertThat(path.isSolved()).isTrue();
      assertThat(path.hardest().map(GridTechnique::level)).contains(level);
      assertThat(GridLogicalSolver.upTo(level).level(puzzle)).contains(level);
      assertThat(GridLogicalSolver.upTo(Level.HARD).level(puzzle)).isEmpty();
      assertThat(GridLogicalSolver.upTo(level).solve(puzzle).isSolved()).isTrue();
    }
  }

  /** Without a search, a puzzle has a level if the path of its steps gets through. */
  @Test
  void levels_withoutSearchAreThoseOfPaths() {
    Random random = new Random(69);
    Set<Boolean> seen = new HashSet<>();
    Rules knight = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    for (int i = 0; i < Tries.of(6, 40); i++) {
      Grid puzzle = GridStates.minimal(GridStates.solution(knight, random), random);
      boolean isSolved = LOGIC.solve(puzzle).isSolved();
      assertThat(LOGIC.level(puzzle).isPresent()).isEqualTo(isSolved);
      seen.add(isSolved);
    }
    assertThat(seen).containsExactlyInAnyOrder(false, true);
  }

  @Test
  void placement_needsAllItsContradictions() {
    GridPath path = LOGIC.nextPlacement(EXTREME).orElseThrow();
    GridCandidates state = GridCandidates.of(EXTREME);
    for (GridStep step : path.steps()) {
      GridStepJudge.requireEffect(state, step);
      state = step.applyTo(state);
    }
    assertThat(path.steps().get(path.steps().size() - 1).placements()).hasSize(1);
  }

  @Test
  void steps_tellEveryContradictionOnce() {
    GridCandidates state = GridLogicalSolver.upTo(Level.UNFAIR).solve(EXTREME).end();
    List<GridStep> steps =
        LOGIC
            .steps(state)
            .filter(step -> step.technique() == GridTechnique.CONTRADICTION)
            .collect(Collectors.toList());
    assertThat(steps).isNotEmpty();
    assertThat(steps.get(0)).isEqualTo(LOGIC.nextStep(state).orElseThrow());
    assertThat(steps.stream().map(GridStep::eliminations).distinct()).hasSameSizeAs(steps);
    for (GridStep step : steps) {
      assertThat(GridStepJudge.requireTrue(state, step)).isTrue();
    }
  }

  /** Returns how many candidates a proof is about, without what it supposes. */
  private static long facts(GridStep step) {
    return step.inferences().stream()
        .filter(line -> line.kind() == Inference.Kind.FOLLOWS)
        .flatMap(line -> line.candidates().stream())
        .distinct()
        .count();
  }

  private static Stream<GridStep> contradictions(GridCandidates state) {
    return LOGIC.steps(state).filter(step -> step.technique() == GridTechnique.CONTRADICTION);
  }

  /** What nobody would follow is told by its end; {@code lines} has it all. */
  @Test
  void contradiction_ofManyFactsIsToldByItsEnd() {
    Set<Boolean> seen = new HashSet<>();
    contradictions(GridLogicalSolver.upTo(Level.UNFAIR).solve(EXTREME).end())
        .forEach(
            step -> {
              boolean isLong = facts(step) > 24;
              String text = step.describe(Detail.FULL, Locale.ENGLISH);
              String german = step.describe(Detail.FULL, Locale.GERMAN);
              assertThat(text.contains("; no shorter reason was found.")).isEqualTo(isLong);
              assertThat(
                      german.contains("; eine k\u00fcrzere Begr\u00fcndung wurde nicht gefunden."))
                  .isEqualTo(isLong);
              assertThat(text)
                  .matches(
                      "Contradiction: (suppose|following r\\dc\\d = \\d through \\d+ steps leaves).*");
              assertThat(step.lines(Locale.GERMAN)).hasSameSizeAs(step.inferences());
              seen.add(isLong);
            });
    assertThat(seen).containsExactlyInAnyOrder(false, true);
  }

  /** A reason of few facts is told by its end, too, if its sentence would be too long. */
  @Test
  void contradiction_ofLongNamesIsToldByItsEnd() {
    String name = "a rule whose name is as long as the name of any rule may be";
    Set<Boolean> seen = new HashSet<>();
    for (int i = 0; i < Tries.of(3, 20); i++) {
      Random random = new Random(i);
      Grid solution = GridStates.solution(Rules.of(9), random);
      Rules rules = Rules.of(9);
      for (int cell = 0; cell < 72; cell++) {
        int apart = Math.abs(solution.value(cell) - solution.value(cell + 9));
        Constraint.PairRule allowed = (a, b) -> Math.abs(a - b) >= Math.min(apart, 3);
        rules = rules.plus(Constraint.pairs(name, allowed, cell, cell + 9));
      }
      Grid puzzle = rules.parseGrid(GridStates.puzzle(solution, .1, random).toString());
      contradictions(GridCandidates.of(puzzle))
          .filter(step -> facts(step) <= 24)
          .forEach(
              step -> {
                String text = step.describe(Detail.FULL, Locale.ENGLISH);
                assertThat(text).doesNotContain("no shorter reason");
                assertThat(SentenceChecks.length(step)).isLessThanOrEqualTo(SentenceChecks.LONGEST);
                seen.add(text.contains("following"));
              });
    }
    assertThat(seen).containsExactlyInAnyOrder(false, true);
  }

  /** If some reason of a state has few facts, the next step has one in four of five states. */
  @Test
  void nextStep_hasAShortReasonIfThereIsOne() {
    Random random = new Random(7);
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    int count = 0;
    int missed = 0;
    for (int i = 0; i < Tries.of(1, 3); i++) {
      GridCandidates state =
          GridCandidates.of(GridStates.minimal(GridStates.solution(rules, random), random));
      List<GridStep> path = LOGIC.solve(state).steps();
      for (GridStep step : path) {
        if (step.technique() == GridTechnique.CONTRADICTION && facts(step) > 24) {
          missed += contradictions(state).allMatch(other -> facts(other) > 24) ? 0 : 1;
          count++;
        }
        state = step.applyTo(state);
      }
    }
    assertThat(count).isPositive();
    assertThat(missed).isLessThanOrEqualTo(count / 5);
  }

  /** A state without a solution: its own contradiction is no reason against a candidate. */
  @Test
  void contradiction_ofTheStateItselfIsNoStep() {
    int[] sets = new int[81];
    Arrays.fill(sets, 0b11_1111_1110);
    sets[0] = 0b110;
    sets[1] = 0b110;
    sets[2] = 0b110;
    GridCandidates state = GridCandidates.copyOf(Rules.of(9), sets);
    LOGIC
        .steps(state)
        .filter(step -> step.technique() == GridTechnique.CONTRADICTION)
        .forEach(
            step ->
                assertThat(step.inferences().get(0).candidates().get(0)).isIn(step.eliminations()));
  }

  /** Returns the first description of a technique, in minimal puzzles and in those with lines. */
  private static Optional<GridStep> first(GridTechnique technique) {
    Random random = new Random(3);
    return Stream.generate(() -> GridStates.solution(Rules.of(9), random))
        .limit(200)
        .flatMap(
            solution ->
                Stream.of(
                    GridStates.minimal(solution, random),
                    GridStates.puzzle(
                        RandomConstraints.solution(solution, 4, random), .15, random)))
        .flatMap(
            puzzle ->
                GridLogicalSolver.upTo(technique.level())
                    .steps(GridLogicalSolver.upTo(Level.HARD).solve(puzzle).end()))
        .filter(step -> step.technique() == technique)
        .findFirst();
  }

  @ParameterizedTest
  @MethodSource("techniques")
  void sentences_areFilled(GridTechnique technique) {
    GridStep step = first(technique).orElseThrow();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      String text = step.describe(Detail.FULL, locale);
      assertThat(text)
          .doesNotContainPattern("\\{[a-z]")
          .doesNotContain("  ", " ,", "()")
          .endsWith(".")
          .contains("r");
    }
  }

  /**
   * A chain has two ends, of which one is true. If both are one candidate, the chain says that this
   * one is true.
   */
  @Test
  void chains_nameNoCandidateTwiceAsEnd() {
    int[] ofOneEnd = {0};
    Stream.concat(rules(), GridStepsTest.hardRules())
        .flatMap(GridReasonsTest::states)
        .map(state -> GridLogicalSolver.upTo(Level.MEDIUM).solve(state).end())
        .flatMap(state -> GridLogicalSolver.upTo(Level.UNFAIR).steps(state))
        .filter(step -> step.level() == Level.UNFAIR && step.placements().isEmpty())
        .filter(step -> step.inferences().get(0).kind() == Inference.Kind.SUPPOSED)
        .filter(step -> !step.inferences().get(0).isTrue())
        .forEach(
            step -> {
              String full = step.describe(Detail.FULL);
              String german = step.describe(Detail.FULL, Locale.GERMAN);
              Inference end =
                  step.inferences().stream()
                      .filter(it -> it.kind() != Inference.Kind.SUPPOSED && it.units().isEmpty())
                      .findFirst()
                      .orElseThrow();
              if (end.candidates().size() == 1) {
                String truth = place(step, end) + " = " + end.candidates().get(0).digit() + ". ";
                assertThat(full).startsWith(step.technique().displayName() + ": if ");
                assertThat(full).contains("; so " + truth).doesNotContain(" or ");
                assertThat(german).contains("; also " + truth).doesNotContain(" oder ");
                assertThat(step.describe(Detail.WHERE)).contains("look at ");
                ofOneEnd[0]++;
              } else {
                assertThat(new HashSet<>(end.candidates())).hasSize(2);
                assertThat(full).contains("at least one");
                assertThat(german).contains("Mindestens eins", " oder ");
              }
            });
    assertThat(ofOneEnd[0]).isPositive();
  }

  /** Lists of houses, constraints and cells name each once, and one cell is none of several. */
  @Test
  void sentences_nameNothingTwice() {
    Random random = new Random(69);
    Rules lines =
        Rules.of(6)
            .withConstraints(
                Constraint.whispers(3, 0, 1, 2, 8),
                Constraint.quadruple(new int[] {1, 2}, 14, 15, 20, 21),
                Constraint.sandwich(4, 18, 19, 20, 21, 22, 23),
                Constraint.renban(30, 24, 25));
    Set<GridTechnique> required = new HashSet<>();
    for (int i = 0; i < Tries.of(60, 600); i++) {
      int[] sets = new int[36];
      for (int cell = 0; cell < sets.length; cell++) {
        for (int value = 1; value <= 6; value++) {
          sets[cell] |= random.nextInt(10) < 6 ? 1 << value : 0;
        }
      }
      GridCandidates state = GridCandidates.copyOf(lines, sets);
      for (GridStep step : (Iterable<GridStep>) LOGIC.steps(state).limit(150)::iterator) {
        String full = step.describe(Detail.FULL);
        String german = step.describe(Detail.FULL, Locale.GERMAN);
        assertThat(TWICE.matcher(full).find()).as(full).isFalse();
        assertThat(TWICE.matcher(german).find()).as(german).isFalse();
        assertThat(full).doesNotContainPattern("one of r\\d+c\\d+\\.");
        assertThat(german).doesNotContainPattern("der Zellen r\\d+c\\d+\\.");
        if (full.contains("however") && step.causes().size() == 1) {
          assertThat(full).containsPattern(" (is|are each) in r\\d+c\\d+\\. ");
          assertThat(german).containsPattern(" in jedem Fall in r\\d+c\\d+\\. ");
          required.add(step.technique());
        }
      }
    }
    assertThat(required).contains(GridTechnique.LINE_COMBINATION);
  }

  /** A puzzle is as hard, and has the same steps, wherever it is among 25 grids. */
  @Test
  void contradictions_ofManyCells() {
    GridGenerator.Made made =
        GridGenerator.builder(Rules.of(9)).level(Level.EXTREME).seed(8).build().make(0);
    assertThat(made.isAsRequested()).isTrue();
    Rules.Builder builder = Rules.builder(9);
    for (int tile = 0; tile < 25; tile++) {
      builder.grid(9 * (tile / 5), 9 * (tile % 5), 3, 3);
    }
    Rules rules = builder.build();
    List<GridStep> alone = LOGIC.solve(made.puzzle()).steps();
    assertThat(alone).extracting(GridStep::technique).contains(GridTechnique.CONTRADICTION);
    for (int tile : new int[] {0, 12, 24}) {
      Grid all = rules.emptyGrid();
      for (int row = 0; row < 45; row++) {
        for (int column = 0; column < 45; column++) {
          boolean isTile = row / 9 * 5 + column / 9 == tile;
          Grid one = isTile ? made.puzzle() : made.solution();
          all = all.with(rules.cell(row, column), one.value(row % 9 * 9 + column % 9));
        }
      }
      assertThat(LOGIC.level(all)).as("tile %d", tile).isEqualTo(LOGIC.level(made.puzzle()));
      GridPath path = LOGIC.solve(all);
      assertThat(path.steps())
          .extracting(GridStep::technique)
          .containsExactlyElementsOf(alone.stream().map(GridStep::technique).toList());
      assertThat(path.isSolved()).isTrue();
      assertThat(LOGIC.nextPlacement(all)).isPresent();
    }
  }

  private static String place(GridStep step, Inference inference) {
    int cell = inference.candidates().get(0).cell();
    return "r" + (step.rules.row(cell) + 1) + "c" + (step.rules.column(cell) + 1);
  }

  static Stream<GridTechnique> techniques() {
    return Stream.of(
        GridTechnique.X_CHAIN,
        GridTechnique.XY_CHAIN,
        GridTechnique.AIC,
        GridTechnique.CONSTRAINT_CHAIN,
        GridTechnique.CONTRADICTION);
  }
}
