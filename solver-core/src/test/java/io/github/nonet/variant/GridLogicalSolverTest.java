package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GridLogicalSolverTest {
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard();

  /** No single, subset or fish is in it. */
  private static final String HARDEST =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  private static GridStep first(Grid grid) {
    return LOGIC.nextStep(GridCandidates.of(grid)).orElseThrow();
  }

  @Test
  void hiddenSingle_namesTheDiagonal() {
    Rules rules = Rules.builder(4).grid(0, 0, 2, 2).diagonals().build();
    Grid grid = rules.parseGrid(".... ..4. .4.. ....");
    GridCandidates state = GridCandidates.of(grid).without(0, 1).without(5, 1).without(10, 1);
    GridStep step = GridLogicalSolver.upTo(Level.EASY).nextStep(state).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.HIDDEN_SINGLE);
    assertThat(step.describe(Detail.FULL, Locale.ENGLISH)).contains("can be ");
  }

  @Test
  void houses_areNamedInEachLanguage() {
    Rules rules = Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();
    GridCandidates state = GridCandidates.of(rules.emptyGrid());
    for (int i = 0; i < 9; i++) {
      state = i == 3 ? state : state.without(rules.cell(i, i), 8);
    }
    GridStep step = LOGIC.nextStep(state).orElseThrow();
    assertThat(step.describe(Detail.FULL))
        .isEqualTo(
            "Hidden single: r4c4 is the only cell in the negative diagonal that"
                + " can be 8. So r4c4 = 8.");
    assertThat(step.describe(Detail.WHERE, Locale.GERMANY))
        .isEqualTo("Versteckter Einer: Suche in der negativen Diagonale.");
    assertThat(step.describe(Detail.TECHNIQUE, Locale.FRENCH)).isEqualTo("Hidden single");
    assertThat(step.placements()).containsExactly(new Candidate(rules.cell(3, 3), 8));
    assertThat(step.eliminations()).isEmpty();
    assertThat(step).hasToString(step.describe(Detail.FULL));
  }

  @Test
  void groupsOfOnesOwn_keepTheirNames() {
    Rules rules =
        Rules.builder(6)
            .grid(0, 0, 2, 3)
            .group("own <pair>", new int[][] {{0, 0}, {5, 5}, {2, 2}})
            .build();
    GridCandidates state = GridCandidates.of(rules.emptyGrid());
    for (int value = 3; value <= 6; value++) {
      state = state.without(0, value).without(35, value);
    }
    GridStep step = LOGIC.nextStep(state).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.NAKED_PAIR);
    assertThat(step.describe(Detail.FULL))
        .isEqualTo(
            "Naked pair: r1c1 and r6c6 in the group \"own <pair>\" have only the candidates 1 and 2."
                + " This eliminates 1 and 2 from r3c3.");
    assertThat(GridPicture.of(state, step, Detail.FULL).toSvg()).contains("own &#60;pair&#62;");
  }

  @Test
  void cages_areExplained() {
    Rules rules =
        Rules.of(9).withCages(List.of(Cage.of(3, 0, 1), Cage.of(42, 2, 3, 4, 5, 6, 7, 8)));
    GridStep step = LOGIC.nextStep(GridCandidates.of(rules.emptyGrid())).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.CAGE_COMBINATION);
    assertThat(step.describe(Detail.FULL)).contains("the 3 cage at r1c1", "use only 1 and 2.");
    assertThat(step.causes()).containsExactly(0, 1);
  }

  /** Values that leave the same cells are reported together, three or more in a row as a range. */
  @Test
  void eliminations_areToldTogether() {
    Rules rules = Rules.of(9).withCages(List.of(Cage.of(17, 0, 1)));
    GridStep step = LOGIC.nextStep(GridCandidates.of(rules.emptyGrid())).orElseThrow();
    assertThat(step.describe(Detail.FULL))
        .isEqualTo(
            "Cage combination: the empty cells r1c1 and r1c2 in the 17"
                + " cage at r1c1 must add up to 17. The possible combinations use only"
                + " 8 and 9. This eliminates 1 to 7 from r1c1 and r1c2.");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN))
        .endsWith(" Damit entfallen: 1 bis 7 in r1c1 und r1c2.");
    Rules six = Rules.of(9).withCages(List.of(Cage.of(6, 0, 1)));
    assertThat(first(six.emptyGrid()).describe(Detail.FULL))
        .endsWith(" This eliminates 3 and 6 to 9 from r1c1 and r1c2.");
  }

  @Test
  void innies_areExplained() {
    Cage inside = Cage.of(20, 0, 1, 2, 3);
    Cage across = Cage.of(30, 4, 5, 6, 7, 8, 17);
    GridStep step = first(Rules.of(9).withCages(List.of(inside, across)).emptyGrid());
    assertThat(step.describe(Detail.FULL))
        .isEqualTo(
            "Innies and outies: the digits of row 1 add up to 45. Compared with the sums of"
                + " the cages, that leaves r2c9 = 5. So r2c9 = 5.");
  }

  @Test
  void level_ofOrdinaryPuzzles() {
    assertThat(LOGIC.level(Rules.of(9).parseGrid(HARDEST))).contains(Level.EXTREME);
    assertThat(GridLogicalSolver.upTo(Level.HARD).level(Rules.of(9).parseGrid(HARDEST))).isEmpty();
    assertThat(LOGIC.level(Rules.of(9).emptyGrid())).isEmpty();
    assertThat(LOGIC.level(Rules.of(4).parseGrid("1234 3412 2143 4321"))).contains(Level.EASY);
    assertThat(LOGIC.level(Rules.of(4).parseGrid("1134 3412 2143 4321"))).isEmpty();
  }

  @Test
  void everyLevelHasItsTechniques() {
    assertThat(Stream.of(GridTechnique.values()).map(GridTechnique::level))
        .contains(Level.values());
    assertThatNullPointerException().isThrownBy(() -> GridLogicalSolver.upTo(null));
    assertThatNullPointerException()
        .isThrownBy(() -> GridGenerator.builder(Rules.of(9)).level(null));
  }

  @Test
  void withoutSearch_stopsWhereNoTechniqueHelps() {
    Grid puzzle = Rules.of(9).parseGrid(HARDEST);
    GridCandidates state = GridCandidates.of(puzzle);
    GridLogicalSolver logic = LOGIC.withoutSearch();
    GridPath path = logic.solve(state);
    assertThat(path.isSolved()).isFalse();
    GridPath searched = LOGIC.solve(state);
    assertThat(searched.isSolved()).isTrue();
    assertThat(searched.hardest()).contains(GridTechnique.BRUTE_FORCE);
    assertThat(logic.nextStep(path.end())).isEmpty();
    assertThat(LOGIC.nextStep(path.end()))
        .hasValueSatisfying(it -> assertThat(it.technique()).isEqualTo(GridTechnique.BRUTE_FORCE));
    assertThat(logic.level(puzzle)).isEmpty();
    int open = path.end().grid().toString().indexOf('.');
    assertThat(logic.nextStepAt(path.end(), open)).isEmpty();
    int right = GridSolver.getDefault().solve(puzzle).orElseThrow().value(open);
    assertThat(logic.findMistake(path.end().without(open, right))).isPresent();
  }

  /** All that techniques find is the same with a search behind them. */
  @Test
  void withoutSearch_changesNothingElse() {
    Random random = new Random(11);
    for (int i = 0; i < 20; i++) {
      Grid puzzle = GridStates.minimal(GridStates.solution(Rules.of(6), random), random);
      GridCandidates state = GridCandidates.of(puzzle);
      List<GridStep> all = LOGIC.solve(state).steps();
      List<GridStep> some = LOGIC.withoutSearch().solve(state).steps();
      assertThat(all.subList(0, some.size())).isEqualTo(some);
      assertThat(LOGIC.withoutSearch().level(puzzle))
          .isEqualTo(LOGIC.level(puzzle).filter(level -> level != Level.EXTREME));
      assertThat(GridLogicalSolver.upTo(Level.MEDIUM).withoutSearch().solve(state))
          .isEqualTo(GridLogicalSolver.upTo(Level.MEDIUM).solve(state))
          .hasSameHashCodeAs(GridLogicalSolver.upTo(Level.MEDIUM).solve(state));
    }
  }

  /** What both have up to MEDIUM is the same, though written twice. */
  @Test
  void level_ofOrdinaryPuzzlesIsThatOfTheirOwnLogic() {
    Random random = new Random(9);
    for (int i = 0; i < 60; i++) {
      Grid puzzle = GridStates.minimal(GridStates.solution(Rules.of(9), random), random);
      for (Level level : List.of(Level.EASY, Level.MEDIUM)) {
        Stream<Technique> techniques =
            Stream.of(Technique.values())
                .filter(it -> it.compareTo(Technique.JELLYFISH) <= 0)
                .filter(it -> it.level().compareTo(level) <= 0);
        assertThat(GridLogicalSolver.upTo(level).level(puzzle).isPresent())
            .as("%s %s", level, puzzle)
            .isEqualTo(isSolvedByOwnLogic(puzzle, techniques));
      }
      Stream<Technique> hard =
          Stream.of(Technique.values())
              .filter(it -> it.compareTo(Technique.XYZ_WING) <= 0)
              .filter(it -> it != Technique.REMOTE_PAIR && !it.assumesUniqueness());
      if (isSolvedByOwnLogic(puzzle, hard)) {
        assertThat(GridLogicalSolver.upTo(Level.HARD).level(puzzle)).as("%s", puzzle).isPresent();
      }
    }
  }

  private static boolean isSolvedByOwnLogic(Grid puzzle, Stream<Technique> techniques) {
    Candidates state = Candidates.of(puzzle.toBoard().orElseThrow());
    return LogicalSolver.of(techniques.toArray(Technique[]::new)).solve(state).isSolved();
  }

  @Test
  void standard_searchesWhereNoTechniqueHasAStep() {
    GridCandidates state = GridCandidates.of(Rules.of(9).parseGrid(HARDEST));
    List<GridStep> steps = LOGIC.solve(state).steps();
    GridCandidates end = state;
    for (GridStep step : steps) {
      end = step.applyTo(end);
    }
    assertThat(end.grid().isSolved()).isTrue();
    assertThat(steps).extracting(GridStep::technique).contains(GridTechnique.BRUTE_FORCE);
  }

  @Test
  void search_findsWhatAllSolutionsShare() {
    GridCandidates empty = GridCandidates.of(Rules.of(4).emptyGrid());
    assertThat(LOGIC.nextStep(empty)).isEmpty();
    assertThat(LOGIC.solve(GridCandidates.of(Rules.of(4).parseGrid("1234 3412 2143 4321"))).steps())
        .isEmpty();
  }

  @Test
  void findMistake_ofClues() {
    Rules rules = Rules.of(4);
    Rules impossible = rules.withCages(List.of(Cage.of(3, 0, 1, 2)));
    Rules tooMuch = Rules.of(9).withCages(List.of(Cage.of(50, 0, 1)));
    for (Grid puzzle :
        List.of(
            rules.parseGrid("1..1 .... .... ...."),
            rules.parseGrid("12.. ..3. ...4 ...."),
            impossible.emptyGrid(),
            tooMuch.emptyGrid())) {
      Mistake mistake = LOGIC.findMistake(GridCandidates.of(puzzle)).orElseThrow();
      assertThat(mistake.kind()).isEqualTo(Mistake.Kind.NO_SOLUTION);
      assertThat(mistake.candidates()).isEmpty();
      assertThat(mistake).hasToString("The puzzle has no solution.");
    }
  }

  /** Of one solution: all wrong values, or all that is missing. */
  @Test
  void findMistake_all() {
    Grid puzzle = Rules.of(4).parseGrid("12.. 34.. 2143 4321");
    GridCandidates state = GridCandidates.of(puzzle);
    assertThat(LOGIC.findMistake(state)).isEmpty();
    Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
    int cell = 2;
    int other = 7 - solution.value(cell);
    GridCandidates played = state.with(cell, other).with(cell + 1, other).with(7, 2);
    Mistake wrong = LOGIC.findMistake(played).orElseThrow();
    assertThat(wrong.kind()).isEqualTo(Mistake.Kind.WRONG_VALUE);
    assertThat(wrong.candidates()).containsExactly(new Candidate(cell, other));
    int value = solution.value(cell);
    Mistake missing = LOGIC.findMistake(state.without(cell, value)).orElseThrow();
    assertThat(missing.kind()).isEqualTo(Mistake.Kind.MISSING_CANDIDATE);
    assertThat(missing.candidates()).containsExactly(new Candidate(cell, value));
    assertThat(missing.describe(Locale.GERMAN))
        .isEqualTo("Der richtige Kandidat von r1c3 wurde gestrichen.");
    assertThat(missing).isEqualTo(LOGIC.findMistake(state.without(cell, value)).orElseThrow());
  }

  /** Of several solutions: the first cell with which none agrees. */
  @Test
  void findMistake_ofSeveralSolutions() {
    GridCandidates state = GridCandidates.of(Rules.of(4).parseGrid("12.. .... .... ...."));
    Mistake mistake = LOGIC.findMistake(state.with(2, 3).with(3, 3)).orElseThrow();
    assertThat(mistake.kind()).isEqualTo(Mistake.Kind.WRONG_VALUE);
    assertThat(mistake.candidates()).containsExactly(new Candidate(3, 3));
    assertThat(mistake).hasToString("r1c4 is wrong.");
    Mistake none =
        LOGIC.findMistake(state.without(15, 1).without(15, 2).without(15, 3).without(15, 4)).get();
    assertThat(none.kind()).isEqualTo(Mistake.Kind.MISSING_CANDIDATE);
    assertThat(none.candidates()).extracting(Candidate::cell).containsExactly(15);
  }

  @Test
  void interruption_isSeenAtOnce() {
    GridCandidates state = GridCandidates.of(Rules.of(16).emptyGrid());
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> LOGIC.nextStep(state))
          .isInstanceOf(SearchInterruptedException.class);
      assertThatThrownBy(() -> LOGIC.solve(state)).isInstanceOf(SearchInterruptedException.class);
      assertThatThrownBy(() -> LOGIC.level(state.grid()))
          .isInstanceOf(SearchInterruptedException.class);
      assertThatThrownBy(() -> LOGIC.findMistake(state))
          .isInstanceOf(SearchInterruptedException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void within_limitsTheTime() {
    GridLogicalSolver none = LOGIC.within(SearchLimit.time(Duration.ofNanos(1)));
    assertThatThrownBy(() -> none.level(Rules.of(16).emptyGrid()))
        .isInstanceOf(SearchLimitExceededException.class);
  }

  @Test
  void otherRules_areRefused() {
    GridStep step = first(Rules.of(4).parseGrid("123. .... .... ...."));
    GridCandidates other = GridCandidates.of(Rules.of(6).emptyGrid());
    assertThatIllegalArgumentException().isThrownBy(() -> step.applyTo(other));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridPicture.of(other, step, Detail.FULL))
        .withMessageContaining("step has other rules");
  }

  @ParameterizedTest
  @EnumSource
  void techniques_haveTheWordsOfTheOrdinaryOnes(GridTechnique technique) {
    for (Technique same : Technique.values()) {
      if (same.name().equals(technique.name())) {
        assertThat(technique.displayName()).isEqualTo(same.displayName());
        assertThat(technique.displayName(Locale.GERMAN)).isEqualTo(same.displayName(Locale.GERMAN));
      }
    }
    assertThat(technique.displayName()).isNotBlank();
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle("io.github.nonet.variant.GridSentences", locale);
  }

  /**
   * The words that they show: which form a word takes, and whether it has a capital, may differ.
   */
  @Test
  void sentences_useTheSameWordsInEachLanguage() {
    Set<String> keys = new TreeSet<>(bundle(Locale.ROOT).keySet());
    assertThat(new TreeSet<>(bundle(Locale.GERMAN).keySet())).isEqualTo(keys);
    assertThat(keys)
        .allSatisfy(
            key ->
                assertThat(words(bundle(Locale.GERMAN).getString(key)))
                    .isEqualTo(words(bundle(Locale.ROOT).getString(key))));
  }

  private static Set<String> words(String template) {
    Set<String> words = new TreeSet<>();
    Pattern.compile("\\{[^:}]*}")
        .matcher(template)
        .results()
        .forEach(it -> words.add(it.group().toLowerCase(Locale.ROOT)));
    return words;
  }

  @Test
  void toString_namesLevelSearchAndLimit() {
    assertThat(GridLogicalSolver.standard())
        .hasToString("techniques up to EXTREME, then search, no limit");
    assertThat(GridLogicalSolver.upTo(Level.HARD).within(SearchLimit.guesses(10)))
        .hasToString("techniques up to HARD, 10 guesses");
  }
}
