package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
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
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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
    return IntStream.range(0, Tries.of(1, 3))
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
    for (int i = 0; i < Tries.of(6, 15); i++) {
      Grid puzzle = GridStates.minimal(GridStates.solution(knight, random), random);
      boolean isSolved = LOGIC.solve(puzzle).isSolved();
      assertThat(LOGIC.level(puzzle).isPresent()).isEqualTo(isSolved);
      seen.add(isSolved);
    }
    assertThat(seen).containsExactlyInAnyOrder(false, true);
  }

  /** The level takes all chains of a state at once, also those by values that lines require. */
  @Test
  void levels_ofLinesAreThoseOfPaths() {
    Rules lines =
        Rules.of(9)
            .plus(
                Constraint.renban(1, 2, 3),
                Constraint.renban(9, 10, 18),
                Constraint.renban(22, 23, 31),
                Constraint.renban(34, 35, 44),
                Constraint.renban(47, 48, 57),
                Constraint.renban(50, 59, 60, 69));
    Random random = new Random(65);
    GridLogicalSolver logic = GridLogicalSolver.upTo(Level.UNFAIR);
    Set<Boolean> seen = new HashSet<>();
    for (int i = 0; i < Tries.of(6, 40); i++) {
      Grid puzzle = GridStates.minimal(GridStates.solution(lines, random), random);
      boolean isSolved = logic.solve(puzzle).isSolved();
      assertThat(logic.level(puzzle).isPresent()).as("%s", puzzle).isEqualTo(isSolved);
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

  /** Returns a puzzle with pairs whose rule has a long name. */
  private static Grid withPairs(double density, Random random) {
    String name = "a rule whose name is as long as the name of any rule may be";
    Grid solution = GridStates.solution(Rules.of(9), random);
    Rules rules = Rules.of(9);
    for (int cell = 0; cell < 72; cell++) {
      int apart = Math.abs(solution.value(cell) - solution.value(cell + 9));
      Constraint.PairRule allowed = (a, b) -> Math.abs(a - b) >= Math.min(apart, 3);
      rules = rules.plus(Constraint.pairs(name, allowed, cell, cell + 9));
    }
    return rules.parseGrid(GridStates.puzzle(solution, density, random).toString());
  }

  /** A reason of few facts is told by its end, too, if its sentence would be too long. */
  @Test
  void contradiction_ofLongNamesIsToldByItsEnd() {
    Set<Boolean> seen = new HashSet<>();
    IntStream.range(0, Tries.of(3, 20))
        .mapToObj(i -> GridCandidates.of(withPairs(.1, new Random(i))))
        .flatMap(GridReasonsTest::contradictions)
        .filter(step -> facts(step) <= 24)
        .forEach(
            step -> {
              String text = step.describe(Detail.FULL, Locale.ENGLISH);
              assertThat(text).doesNotContain("no shorter reason");
              assertThat(SentenceChecks.length(step)).isLessThanOrEqualTo(SentenceChecks.LONGEST);
              seen.add(text.contains("following"));
            });
    assertThat(seen).containsExactlyInAnyOrder(false, true);
  }

  /** So is a chain: by the candidate at its end, or by what lacks. */
  @Test
  void chain_ofLongNamesIsToldByItsEnd() {
    Set<String> seen = new TreeSet<>();
    IntStream.range(13, Tries.of(14, 24))
        .mapToObj(i -> withPairs(.2, new Random(i)))
        .map(puzzle -> GridLogicalSolver.upTo(Level.MEDIUM).solve(puzzle).end())
        .flatMap(state -> GridLogicalSolver.upTo(Level.UNFAIR).steps(state))
        .filter(step -> step.technique() == GridTechnique.CONSTRAINT_CHAIN)
        .forEach(
            step -> {
              SentenceChecks.requireNone(step);
              assertThat(SentenceChecks.length(step)).isLessThanOrEqualTo(SentenceChecks.LONGEST);
              seen.add(
                  step.describe(Detail.FULL).replaceAll(".*(steps later,?|suppose|if).*", "$1"));
            });
    assertThat(seen).contains("steps later", "steps later,");
  }

  private static GridCandidates antiKnight(Random random) {
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    return GridCandidates.of(GridStates.minimal(GridStates.solution(rules, random), random));
  }

  /** The eliminations that a reason can do without are left out; with them it has 11.4 facts. */
  @Test
  void contradiction_hasFewFacts() {
    List<GridStep> steps = contradictions(antiKnight(new Random(7))).collect(Collectors.toList());
    double mean = steps.stream().mapToLong(GridReasonsTest::facts).average().orElseThrow();
    assertThat(mean).isLessThan(10);
  }

  /** If some reason of a state has few facts, the next step has one in 19 of 20 states. */
  @Test
  void nextStep_hasAShortReasonIfThereIsOne() {
    Random random = new Random(7);
    int count = 0;
    int missed = 0;
    for (int i = 0; i < Tries.of(1, 2); i++) {
      GridCandidates state = antiKnight(random);
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
    assertThat(missed).isLessThanOrEqualTo(count / 20);
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
    int[] grouped = {0};
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
              boolean hasGroups =
                  step.inferences().subList(0, step.inferences().indexOf(end)).stream()
                      .anyMatch(it -> it.candidates().size() > 1);
              grouped[0] += hasGroups ? 1 : 0;
              List<Inference> between =
                  step.inferences().subList(1, Math.max(1, end.causes().get(1)));
              boolean isDirect =
                  end.kind() == Inference.Kind.REFUTED
                      && !between.isEmpty()
                      && between.stream().noneMatch(it -> it.causes().contains(0));
              if (isDirect) {
                // Lines that follow without the supposition are told as facts.
                ofOneEnd[0]++;
                assertThat(full)
                    .contains(place(step, end) + " is " + end.candidates().get(0).digit());
              } else if (end.candidates().size() == 1) {
                String truth = place(step, end) + " = " + end.candidates().get(0).digit() + ". ";
                assertThat(full)
                    .matches(step.technique().displayName() + ": (?:if |suppose .* were not ).*");
                assertThat(full).contains("; so " + truth);
                assertThat(german).contains("; also ist " + truth);
                assertThat(hasGroups || !full.contains(" or ")).as(full).isTrue();
                assertThat(german.contains(" oder ")).as(german).isEqualTo(full.contains(" or "));
                assertThat(step.describe(Detail.WHERE)).contains("look at ");
                ofOneEnd[0]++;
              } else {
                assertThat(end.candidates()).doesNotHaveDuplicates();
                assertThat(end.candidates().size() == 2 || hasGroups).isTrue();
                assertThat(full)
                    .containsPattern(": at least one|\\. So r\\dc\\d is \\d or \\d\\. This");
                assertThat(german).containsPattern("Mindestens eins|Also ist ").contains(" oder ");
              }
            });
    assertThat(ofOneEnd[0]).isPositive();
    assertThat(grouped[0]).isPositive();
  }

  /** Cells of a house that share a value are one link of a chain, or its end. */
  @Test
  void chains_tellGroups() {
    GridStep through = chainOf7(Map.of(0, Set.of(0, 1, 8), 11, Set.of(2, 7), 15, Set.of(7, 3)), 35);
    assertThat(through.describe(Detail.FULL, Locale.ENGLISH))
        .isEqualTo(
            "X-chain: at least one of these is true: r4c7 is 7, or r1c9 is 7. If r4c7 is not 7,"
                + " then r8c7 is 7 (column 7); then r8c3 is not 7, so r3c3 is 7 (column 3); then 7"
                + " is not in r1c1 or r1c2, so r1c9 is 7 (row 1). r4c9, r5c9 and r6c9 see both."
                + " This eliminates 7 from r4c9, r5c9 and r6c9.");
    GridStep toEnd = chainOf7(Map.of(0, Set.of(0, 1, 8), 5, Set.of(2, 8)), 11);
    assertThat(toEnd.describe(Detail.FULL, Locale.ENGLISH))
        .isEqualTo(
            "X-chain: at least one of these is true: r6c3 is 7, or one of r1c1 and r1c2 is 7. If"
                + " r6c3 is not 7, then r6c9 is 7 (row 6); then r1c9 is not 7, so 7 is in r1c1 or"
                + " r1c2 (row 1). r2c3 and r3c3 see all of these cells. This eliminates 7 from r2c3"
                + " and r3c3.");
    assertThat(toEnd.describe(Detail.FULL, Locale.GERMAN))
        .isEqualTo(
            "X-Kette: Mindestens eins davon ist wahr: r6c3 ist 7 oder eine der Zellen r1c1 und r1c2"
                + " ist 7. Ist r6c3 nicht 7, so ist r6c9 7 (Zeile 6); dann ist r1c9 nicht 7, also"
                + " steht 7 in r1c1 oder r1c2 (Zeile 1). r2c3 und r3c3 sehen alle diese Zellen."
                + " Damit entf\u00e4llt: 7 in r2c3 und r3c3.");
  }

  /** Returns an X-chain that takes 7 from a cell, where houses have it in some places only. */
  private static GridStep chainOf7(Map<Integer, Set<Integer>> placesOf, int cell) {
    Rules rules = Rules.of(9);
    int[] sets = new int[81];
    Arrays.fill(sets, 0b11_1111_1110);
    placesOf.forEach(
        (house, places) -> {
          List<Integer> cells = rules.houses().get(house);
          for (int place = 0; place < 9; place++) {
            sets[cells.get(place)] &= places.contains(place) ? -1 : ~(1 << 7);
          }
        });
    GridCandidates state = GridCandidates.copyOf(rules, sets);
    GridStep step =
        GridLogicalSolver.upTo(Level.UNFAIR)
            .steps(state)
            .filter(it -> it.technique() == GridTechnique.X_CHAIN)
            .filter(it -> it.eliminations().contains(new Candidate(cell, 7)))
            .findFirst()
            .orElseThrow();
    assertThat(ProofReferee.of(state).faults(step)).isEmpty();
    return step;
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
    for (int i = 0; i < Tries.of(60, 250); i++) {
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
