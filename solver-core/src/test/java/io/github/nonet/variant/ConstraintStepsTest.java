package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Steps by constraints: that they are true, and what they say. */
class ConstraintStepsTest {
  private static final GridLogicalSolver HARD = GridLogicalSolver.upTo(Level.HARD);

  /** The techniques up to that of pairs. */
  private static final GridLogicalSolver PAIRS =
      GridLogicalSolver.upTo(Level.MEDIUM).withoutSearch();

  private static final Set<GridTechnique> BY_CONSTRAINTS =
      EnumSet.of(
          GridTechnique.WHOLE_CONSTRAINT,
          GridTechnique.CONSTRAINED_PAIR,
          GridTechnique.CONSTRAINED_SET,
          GridTechnique.SUM_COMBINATION,
          GridTechnique.SUM_BOUNDS,
          GridTechnique.LINE_COMBINATION);

  private final Map<GridTechnique, Integer> techniques = new EnumMap<>(GridTechnique.class);

  @Test
  void steps_areTrueOfAllSolutions() {
    judge(Integer.getInteger("nonet.constraintSteps", Tries.of(150, 2_000)), new Random(36));
    assertThat(techniques).containsKeys(BY_CONSTRAINTS.toArray(GridTechnique[]::new));
  }

  /** Takes steps on random grids with random constraints until this many are by constraints. */
  void judge(int most, Random random) {
    List<Grid> solutions =
        Stream.of(
                Rules.of(4),
                Rules.of(6),
                Rules.of(9),
                Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(),
                Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build())
            .map(rules -> GridStates.solution(rules, random))
            .toList();
    int steps = 0;
    while (steps < most) {
      Grid plain = solutions.get(random.nextInt(solutions.size()));
      Grid solution = RandomConstraints.solution(plain, 1 + random.nextInt(12), random);
      steps += judge(solution, GridStates.state(solution, random), random);
    }
  }

  private int judge(Grid solution, GridCandidates start, Random random) {
    GridCandidates state = start;
    int steps = 0;
    for (GridStep step : HARD.solve(start).steps()) {
      boolean isByConstraint = BY_CONSTRAINTS.contains(step.technique());
      requireTrue(solution, state, step);
      if (isByConstraint || random.nextInt(20) == 0) {
        GridStepJudge.requireEffect(state, step);
        GridStepJudge.requireTrue(state, step);
      }
      steps += isByConstraint ? 1 : 0;
      techniques.merge(step.technique(), 1, Integer::sum);
      state = step.applyTo(state);
    }
    assertThat(HARD.nextStep(state)).isEmpty();
    return steps;
  }

  /** A solution that the state has is still there after the step. */
  private static void requireTrue(Grid solution, GridCandidates state, GridStep step) {
    for (int cell = 0; cell < solution.rules().cellCount(); cell++) {
      if (!state.allows(cell, solution.value(cell))) {
        return;
      }
    }
    assertThat(step.placements()).allMatch(mark -> solution.value(mark.cell()) == mark.digit());
    assertThat(step.eliminations()).allMatch(mark -> solution.value(mark.cell()) != mark.digit());
  }

  /**
   * No hint relies on a constraint that no one has named: what a cell lacks, a cell that it sees
   * holds, a mark excludes or a step has taken, and each step is true by the houses and the
   * constraint that it names.
   */
  @Test
  void steps_nameEachConstraintOnWhichTheyRely() {
    Random random = new Random(1);
    List<Grid> solutions =
        Stream.of(
                Rules.of(4),
                Rules.of(6),
                Rules.of(9),
                Rules.builder(6).grid(0, 0, 2, 3).nonConsecutive().build(),
                Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build())
            .map(rules -> GridStates.solution(rules, random))
            .toList();
    int judged = 0;
    for (int i = 0; i < Tries.of(12, 150); i++) {
      Grid plain = solutions.get(i % solutions.size());
      Grid solution = RandomConstraints.solution(plain, 1 + random.nextInt(9), random);
      Grid puzzle = GridStates.puzzle(solution, 0.5 * random.nextDouble(), random);
      judged += requireNamed(plain.rules(), GridCandidates.of(puzzle), random);
    }
    assertThat(judged).isGreaterThan(Tries.of(60, 1_500));
  }

  private static int requireNamed(Rules plain, GridCandidates start, Random random) {
    Rules rules = start.rules();
    int judged = 0;
    int[] gone = new int[rules.cellCount()];
    GridCandidates state = start;
    requireExplained(state, gone);
    for (GridStep step : HARD.solve(start).steps()) {
      int first = rules.tables.layout.groups.size() + rules.cages().size();
      Set<Integer> named =
          Arrays.stream(step.deduction.base())
              .filter(unit -> unit >= first)
              .mapToObj(unit -> rules.tables.forms.sources().get(unit - first))
              .map(condition -> rules.tables.constraints.indexOf(condition))
              .collect(Collectors.toSet());
      List<Constraint> kept =
          IntStream.range(0, rules.constraints().size())
              .filter(i -> named.contains(i) || isSeen(rules.tables.constraints.get(i)))
              .mapToObj(rules.constraints()::get)
              .toList();
      int[] sets = state.toSets();
      boolean isNakedSingle =
          step.placements().stream().anyMatch(it -> Integer.bitCount(sets[it.cell()]) == 1);
      boolean isCostly = step.technique().level() == Level.HARD && random.nextInt(4) > 0;
      if (!isNakedSingle && !isCostly) {
        GridCandidates less = GridCandidates.copyOf(plain.withConstraints(kept), sets);
        judged += GridStepJudge.requireTrue(less, step) ? 1 : 0;
      }
      step.eliminations().forEach(mark -> gone[mark.cell()] |= 1 << mark.digit());
      state = step.applyTo(state);
      requireExplained(state, gone);
    }
    return judged;
  }

  /** Returns whether people see without a step what a constraint says, or a part of it. */
  private static boolean isSeen(ConstraintData condition) {
    return switch (condition.kind()) {
      case ODD, EVEN, RENBAN, SETS, ANY_TWO, VALUES -> true;
      default -> false;
    };
  }

  private static void requireExplained(GridCandidates state, int... gone) {
    Rules rules = state.rules();
    FormList forms = rules.tables.forms;
    List<List<Integer>> sight = new ArrayList<>(rules.houses());
    sight.addAll(rules.groups());
    int[] marks = new int[rules.cellCount()];
    Arrays.fill(marks, -1);
    for (int i = 0; i < forms.forms().size(); i++) {
      Form form = forms.forms().get(i);
      List<Integer> cells = Arrays.stream(form.cells()).boxed().toList();
      if (form instanceof Form.Sets sets && cells.size() == 1) {
        boolean isMark = isSeen(forms.sources().get(i));
        marks[cells.get(0)] &= isMark ? Arrays.stream(sets.sets()).reduce(0, (a, b) -> a | b) : -1;
      } else if (form instanceof Form.Sets) {
        sight.add(cells);
      } else if (form instanceof Form.Apart) {
        cells.forEach(cell -> sight.add(List.of(cells.get(0), cell)));
      }
    }
    int[] seen = new int[rules.cellCount()];
    for (List<Integer> cells : sight) {
      for (int cell : cells) {
        cells.forEach(other -> seen[cell] |= other == cell ? 0 : 1 << state.value(other));
      }
    }
    int[] sets = state.toSets();
    for (int cell = 0; cell < sets.length; cell++) {
      int left = (2 << rules.valueCount()) - 2 & marks[cell] & ~seen[cell] & ~gone[cell];
      if (state.value(cell) == 0) {
        assertThat(sets[cell]).as("cell %s of %s", cell, state).isEqualTo(left);
      }
    }
  }

  @Override
  public String toString() {
    return techniques.toString();
  }

  @Test
  void describe_saysAllInEachLanguage() {
    Random random = new Random(37);
    Grid plain = GridStates.solution(Rules.of(9), random);
    for (int i = 0; i < Tries.of(3, 30); i++) {
      Grid solution = RandomConstraints.solution(plain, 10, random);
      for (GridStep step : HARD.solve(GridStates.state(solution, random)).steps()) {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
          String full = step.describe(Detail.FULL, locale);
          assertThat(full).startsWith(step.describe(Detail.TECHNIQUE, locale)).endsWith(".");
          assertThat(full + step.describe(Detail.WHERE, locale))
              .doesNotContainPattern("\\{[a-z]")
              .doesNotContain("  ", " .", "null");
        }
        assertThat(GridPicture.of(GridCandidates.of(solution), step, Detail.FULL).toSvg())
            .startsWith("<svg");
      }
    }
  }

  private static String next(Rules rules, Locale locale) {
    GridStep step = HARD.nextStep(GridCandidates.of(rules.emptyGrid())).orElseThrow();
    return step.describe(Detail.FULL, locale);
  }

  private static Rules with(Constraint constraint) {
    return Rules.of(9).withConstraints(List.of(constraint));
  }

  static Stream<Arguments> reasons() {
    return Stream.of(
        arguments(
            Constraint.thermometer(0, 10),
            "Whole constraint: Digits along a thermometer increase from the bulb end. So"
                + " the thermometer from r1c1 leaves r1c1 {12345678}; r2c2 {23456789}."),
        arguments(
            Constraint.thermometer(0, 9, 18, 27, 36, 45),
            "Whole constraint: Digits along a thermometer increase from the bulb end. So"
                + " the thermometer from r1c1 leaves r1c1 {1234}; r2c1 {2345}; r3c1 {3456};"
                + " r4c1 {4567}; r5c1 {5678}; r6c1 {6789}."),
        arguments(
            Constraint.thermometer(0, 9, 18, 27, 36, 45, 54),
            "Whole constraint: Digits along a thermometer increase from the bulb end. So"
                + " the thermometer from r1c1 leaves r1c1 {123}; r2c1 {234}; r3c1 {345}; r4c1"
                + " {456}; r5c1 {567}; r6c1 {678}; r7c1 {789}."),
        arguments(
            Constraint.whispers(5, 0, 10, 20),
            "Whole constraint: Neighbouring digits along a whisper line differ by at least"
                + " 5. So the whisper line from r1c1 leaves r1c1, r2c2 and r3c3 {12346789}."),
        arguments(
            Constraint.blackDot(0, 1),
            "Whole constraint: Of two digits joined by a black dot, one is double the other."
                + " So the black dot between r1c1 and r1c2 leaves r1c1 and r1c2 {123468}."),
        arguments(
            Constraint.arrow(0, 1, 2),
            "Sum combination: because of the arrow from r1c1, r1c1 = r1c2 +"
                + " r1c3. The eliminated digits cannot make this sum with any digits"
                + " of the other empty cells. No digit repeats in row 1. This eliminates"),
        arguments(
            Constraint.arrow(0, 10, 20, 30, 40),
            "Sum bounds: because of the arrow from r1c1, r1c1 = r2c2 + r3c3 +"
                + " r4c4 + r5c5. The eliminated digits are too small or too large for"
                + " this, whatever the other cells hold. No digit repeats in box 1 or box 5."
                + " This eliminates"),
        arguments(
            Constraint.sum("own", 5, new int[] {2, -1}, 0, 1),
            "Sum combination: because of the rule \"own\" from r1c1, r1c2 + 5 = 2 \u00d7 r1c1."
                + " The eliminated"),
        arguments(
            Constraint.renban(0, 9, 18, 27, 36, 45),
            "Constrained set: because of the renban line from r1c1, only"
                + " certain sets of digits fit together. Each of them uses 4 to 6, which"
                + " can only go in r1c1, r2c1, r3c1, r4c1, r5c1 and r6c1. This"
                + " eliminates 4 to 6 from r7c1, r8c1 and r9c1."),
        arguments(
            Constraint.sandwich(35, 0, 1, 2, 3, 4, 5, 6, 7, 8),
            "Line combination: with an eliminated digit, the sandwich clue 35 from r1c1 cannot be"
                + " completed from the candidates of row 1. This"),
        arguments(
            Constraint.sandwich(35, 0, 1, 2, 3, 4, 5, 6, 7),
            "Line combination: with an eliminated digit, the sandwich clue 35 from r1c1 cannot be"
                + " completed from the candidates of r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7 and"
                + " r1c8. This"));
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void describe_theReason(Constraint constraint, String expected) {
    assertThat(next(with(constraint), Locale.ENGLISH)).startsWith(expected);
  }

  /** Two low and two high digits: only the last cell can have one of two low ones. */
  @Test
  void sets_haveACellForEachValue() {
    Rules rules =
        with(
            Constraint.sets(
                "two and two",
                set -> !set.contains(5) && set.stream().filter(value -> value < 5).count() == 2,
                60,
                61,
                70,
                69));
    int[] sets = new int[81];
    Arrays.fill(sets, ValueSet.ALL_DIGITS);
    sets[60] = 0b11_1100_0000;
    sets[61] = sets[60];
    sets[70] = 0b110;
    sets[69] = 0b1001_0000;
    GridCandidates state = GridCandidates.copyOf(rules, sets);
    Set<Candidate> gone = Set.of(new Candidate(69, 7));
    GridStep step =
        HARD.steps(state)
            .filter(it -> gone.equals(Set.copyOf(it.eliminations())))
            .findFirst()
            .orElseThrow();
    assertThat(step.describe(Detail.FULL, Locale.ENGLISH))
        .isEqualTo(
            "Constrained set: because of the rule \"two and two\" from r7c7, only certain sets of"
                + " digits fit together. Each digit of such a set needs a cell of its own, so r8c7"
                + " is 4. This eliminates 7 from r8c7.");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN))
        .contains("Jede Ziffer einer solchen Menge braucht eine eigene Zelle, also ist r8c7 4. ");
    assertThat(ProofReferee.of(state).faults(step)).isEmpty();
  }

  static Stream<Arguments> pairs() {
    return Stream.of(
        arguments(
            Constraint.thermometer(0, 10),
            0b0_1111_0000,
            "on the thermometer from r1c1, r2c2 comes after r1c1, which is 4 to 7. So r2c2 is at"
                + " least 5. This eliminates 1 to 4 from r2c2."),
        arguments(
            Constraint.greater(10, 0),
            0b0_1111_0000,
            "r1c1 is 4 to 7. So r2c2 is at least 5, by the greater-than sign between r2c2 and r1c1. This"
                + " eliminates 1 to 4 from r2c2."),
        arguments(
            Constraint.whispers(5, 0, 10),
            0b110,
            "on the whisper line from r1c1, r2c2 is next to r1c1, which is at most 2. So"
                + " r2c2 is at least 6. This eliminates 1 to 5 from r2c2."),
        arguments(
            Constraint.blackDot(0, 10),
            0b1_0110,
            "r1c1 is 1, 2 or 4. So r2c2 is 1, 2, 4 or 8, by the black dot between r1c1 and r2c2. This"
                + " eliminates 3, 5 to 7 and 9 from r2c2."));
  }

  /** Where one of two cells loses values only. */
  @ParameterizedTest
  @MethodSource("pairs")
  void describe_pairs(Constraint constraint, int first, String expected) {
    assertThat(pair(constraint, first).describe(Detail.FULL, Locale.ENGLISH))
        .isEqualTo("Constrained pair: " + expected);
  }

  private static GridStep pair(Constraint constraint, int first) {
    int[] sets = new int[81];
    Arrays.fill(sets, (1 << 10) - 2);
    sets[0] = first;
    return HARD.nextStep(GridCandidates.copyOf(with(constraint), sets)).orElseThrow();
  }

  @Test
  void describe_theReasonInGerman() {
    assertThat(
            pair(Constraint.thermometer(0, 10), 0b0_1111_0000).describe(Detail.FULL, Locale.GERMAN))
        .startsWith(
            "Gebundenes Paar: Auf dem Thermometer ab r1c1 kommt r2c2 nach r1c1. r1c1 ist"
                + " 4 bis 7, also ist r2c2 mindestens 5. Damit entfallen: 1 bis 4 in");
    Rules apart = Rules.builder(4).grid(0, 0, 2, 2).nonConsecutive().build();
    int[] sets = new int[16];
    Arrays.fill(sets, 0b11110);
    sets[0] = 0b01010;
    assertThat(HARD.nextStep(GridCandidates.copyOf(apart, sets)).orElseThrow().toString())
        .startsWith(
            "Constrained pair: r1c1 is 1 or 3. So r1c2 is not 2, by the non-consecutive rule."
                + " This"
                + " eliminates 2 from");
  }

  /** A whole line leaves what some way along it has, where cells that see each other may agree. */
  @Test
  void wholeLines_leaveWhatSomeWayHas() {
    Random random = new Random(50);
    int[] line = {0, 10, 20, 30, 40};
    int explained = 0;
    for (int i = 0; i < Tries.of(20, 200); i++) {
      boolean isThermometer = random.nextBoolean();
      int apart = 3 + random.nextInt(3);
      Rules rules =
          with(isThermometer ? Constraint.thermometer(line) : Constraint.whispers(apart, line));
      int[] sets = new int[81];
      Arrays.fill(sets, (1 << 10) - 2);
      for (int cell : line) {
        sets[cell] =
            (random.nextInt(1 << 9) | random.nextInt(1 << 9)) << 1 | 2 << random.nextInt(9);
      }
      GridCandidates state = GridCandidates.copyOf(rules, sets);
      Optional<GridStep> step =
          GridLogicalSolver.standard()
              .steps(state)
              .filter(it -> it.technique() == GridTechnique.WHOLE_CONSTRAINT)
              .findFirst();
      int[] left = new int[line.length];
      boolean isAny = ways(line, sets, 0, 0, isThermometer ? 0 : apart, left);
      for (int k = 0; step.isPresent() && k < line.length; k++) {
        assertThat(isAny).isTrue();
        int cell = line[k];
        int gone = sets[cell] & ~left[k];
        assertThat(step.get().eliminations())
            .filteredOn(it -> it.cell() == cell)
            .extracting(Candidate::digit)
            .containsExactlyElementsOf(new ValueSet(gone));
      }
      explained += step.isPresent() ? 1 : 0;
    }
    assertThat(explained).isBetween(Tries.of(4, 50), Tries.of(19, 199));
  }

  /** Two dots with a common cell, in one house: values that need the same neighbour twice. */
  @Test
  void dotsInARow_needTwoDifferentNeighbours() {
    Random random = new Random(51);
    int found = 0;
    for (int i = 0; i < 300; i++) {
      int difference = random.nextInt(3);
      List<Constraint> dots = new ArrayList<>();
      for (int k = 1; k < 3; k++) {
        int turned = random.nextInt(2);
        int one = k - turned;
        int other = k - 1 + turned;
        dots.add(
            difference == 0
                ? Constraint.blackDot(one, other)
                : Constraint.difference(difference, one, other));
      }
      Collections.shuffle(dots, random);
      int[] sets = new int[81];
      Arrays.fill(sets, (1 << 10) - 2);
      for (int cell = 0; cell < 3; cell++) {
        sets[cell] &= ~(2 << random.nextInt(9) | 2 << random.nextInt(9));
      }
      GridCandidates state = GridCandidates.copyOf(Rules.of(9).withConstraints(dots), sets);
      Set<Integer> gone =
          PAIRS
              .steps(state)
              .filter(it -> it.technique() == GridTechnique.CONSTRAINED_PAIR)
              .flatMap(it -> it.eliminations().stream())
              .filter(it -> it.cell() == 1)
              .map(Candidate::digit)
              .collect(Collectors.toSet());
      List<GridStep> joined =
          PAIRS
              .steps(state)
              .filter(
                  it ->
                      it.toString()
                          .contains("in r1c2, r1c1 and r1c3 would have to be the same digit by"))
              .toList();
      Set<Integer> expected =
          IntStream.rangeClosed(1, 9)
              .filter(value -> (sets[1] >>> value & 1) != 0)
              .filter(
                  value ->
                      next(difference, value, sets[0]).equals(next(difference, value, sets[2]))
                          && next(difference, value, sets[0]).size() < 2)
              .boxed()
              .collect(Collectors.toSet());
      assertThat(gone).containsAll(expected);
      assertThat(joined).hasSizeLessThan(2);
      joined.forEach(
          step -> assertThat(step.eliminations()).allMatch(it -> expected.contains(it.digit())));
      found += joined.size();
    }
    assertThat(found).isBetween(100, 290);
  }

  /** Returns the values of a set that may be next to a value; a difference of 0 is the ratio 2. */
  private static Set<Integer> next(int difference, int value, int set) {
    return IntStream.rangeClosed(1, 9)
        .filter(it -> (set >>> it & 1) != 0)
        .filter(
            it ->
                difference == 0
                    ? it == 2 * value || value == 2 * it
                    : Math.abs(it - value) == difference)
        .boxed()
        .collect(Collectors.toSet());
  }

  private static boolean ways(int[] line, int[] sets, int k, int before, int apart, int... left) {
    boolean isAny = k == line.length;
    for (int value = 1; k < line.length && value <= 9; value++) {
      boolean fits = k == 0 || (apart == 0 ? value > before : Math.abs(value - before) >= apart);
      if ((sets[line[k]] >>> value & 1) != 0
          && fits
          && ways(line, sets, k + 1, value, apart, left)) {
        left[k] |= 1 << value;
        isAny = true;
      }
    }
    return isAny;
  }

  /** Where nothing but a chess move is in the way, it is sight: no technique of its own. */
  @Test
  void chessMoves_areSight() {
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    GridCandidates state = GridCandidates.of(rules.emptyGrid().with(40, 5));
    assertThat(state.allows(59, 5)).isFalse();
    int[] sets = GridCandidates.of(rules.emptyGrid()).toSets();
    // 1 has two places in row 1, columns 1 and 3; r3c2 sees both by a knight's move.
    for (int cell = 0; cell < 9; cell++) {
      sets[cell] &= cell == 0 || cell == 4 ? -1 : ~2;
    }
    GridStep step = HARD.nextStep(GridCandidates.copyOf(rules, sets)).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.GENERALIZED_INTERSECTION);
    assertThat(step.eliminations()).contains(new Candidate(11, 1));
  }

  /** Levels, paths and what a generator says of its puzzles begin with the same pencil marks. */
  @Test
  void level_isThatOfTheHardestStep() {
    Random random = new Random(1);
    Grid plain = GridStates.solution(Rules.of(6), random);
    Set<Level> levels = EnumSet.noneOf(Level.class);
    for (int i = 0; i < Tries.of(5, 60); i++) {
      Grid solution = RandomConstraints.solution(plain, 1 + random.nextInt(6), random);
      Grid puzzle = GridStates.minimal(solution, random);
      levels.add(requireLevel(puzzle, GridLogicalSolver.standard().level(puzzle)));
      GridGenerator generator =
          GridGenerator.builder(solution.rules())
              .seed(i)
              .solution(solution)
              .level(List.of(Level.EASY, Level.MEDIUM, Level.HARD).get(i % 3))
              .maxAttempts(3)
              .build();
      GridGenerator.Made made = generator.make(0);
      levels.add(requireLevel(made.puzzle(), made.level()));
    }
    assertThat(levels).contains(Level.EASY, Level.MEDIUM, Level.HARD, Level.EXTREME);
  }

  private static Level requireLevel(Grid puzzle, Optional<Level> level) {
    Level hardest =
        GridLogicalSolver.standard().solve(GridCandidates.of(puzzle)).steps().stream()
            .map(step -> step.technique().level())
            .max(Comparator.naturalOrder())
            .orElse(Level.EASY);
    assertThat(level).as(puzzle.toFullString()).contains(hardest);
    assertThat(GridLogicalSolver.standard().level(puzzle)).contains(hardest);
    return hardest;
  }

  /** What only a constraint excludes is never gone in silence: the first step names it. */
  @Test
  void firstStep_namesTheConstraint() {
    Constraint sandwich = Constraint.sandwich(33, 0, 1, 2, 3, 4, 5, 6, 7, 8);
    GridCandidates state = GridCandidates.of(with(sandwich).emptyGrid().with(0, 1));
    assertThat(state.values(8)).containsExactly(2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(state.with(1, 2).values(8)).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(HARD.nextStep(state).orElseThrow().toString()).contains("the sandwich clue 33");
    assertThat(GridGame.of(state).markAll().marks(8)).isEqualTo(state.values(8));
    assertThat(next(with(Constraint.numberedRoom(7, 27, 28, 29)), Locale.ENGLISH))
        .startsWith(
            "Constrained set: because of the numbered room clue 7 from r4c1, r4c1"
                + " has only the digits 2 and 3. This eliminates");
  }

  @Test
  void level_knowsConstraints() {
    Rules rules = with(Constraint.thermometer(0, 1, 2, 3, 4, 5, 6, 7, 8));
    Grid solution = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
    Grid puzzle = solution;
    for (int cell = 0; cell < 9; cell++) {
      puzzle = puzzle.with(cell, 0);
    }
    assertThat(GridLogicalSolver.standard().level(puzzle)).contains(Level.EASY);
    Grid wrong = Grid.copyOf(with(Constraint.thermometer(8, 7)), solution.toArray()).with(40, 0);
    assertThat(GridLogicalSolver.standard().level(wrong)).isEmpty();
  }
}
