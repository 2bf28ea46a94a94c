package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import io.github.nonet.variant.ProofReferee;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every step of a board has a proof in which each line follows; {@link ProofSoak} tries more. */
class BoardProofsTest {
  private static final Pattern CELL = Pattern.compile("r\\dc\\d");
  private static final int MOST_STEPS = Tries.of(3, 100);
  private static final SearchLimit LIMIT = SearchLimit.time(Duration.ofMillis(Tries.of(10, 100)));

  static Stream<WorkedExamplesTest.Example> examples() {
    return WorkedExamplesTest.examples();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyTechnique(WorkedExamplesTest.Example example) {
    ProofReferee referee = ProofReferee.of(example.state());
    List<Step> steps =
        LogicalSolver.of(example.technique()).steps(example.state()).limit(MOST_STEPS).toList();
    for (Step step : steps) {
      requireProof(referee, example.state(), step);
      if (!(step.reason() instanceof Chain)) {
        requireNamedCells(step);
      }
      assertThat(referee.needless(step)).as("%s %s", step, step.inferences()).isZero();
    }
    assertThat(steps).isNotEmpty();
  }

  /**
   * The proof of a pattern has each cell that the sentence names, even where the effects follow
   * from less.
   */
  private static void requireNamedCells(Step step) {
    Set<String> cells = new TreeSet<>();
    Stream.of(step.placements(), step.eliminations())
        .flatMap(List::stream)
        .forEach(it -> cells.add(Notation.cell(it.cell())));
    for (Inference line : step.inferences()) {
      line.candidates().forEach(it -> cells.add(Notation.cell(it.cell())));
      line.units().forEach(unit -> unit.cells().forEach(it -> cells.add(Notation.cell(it))));
    }
    assertThat(CELL.matcher(step.describe(Detail.FULL)).results().map(MatchResult::group))
        .as("%s %s", step, step.inferences())
        .isSubsetOf(cells);
  }

  /** On the way, off the solution, with several solutions, with marks removed, broken. */
  @ParameterizedTest
  @EnumSource
  void everyPlight(HintsInEveryStateTest.Plight plight) {
    Random random = new Random(65 + plight.ordinal());
    for (Board puzzle : PlayedStates.puzzles(65 + plight.ordinal(), Tries.of(1, 2)).toList()) {
      List<Candidates> path = PlayedStates.path(puzzle);
      Candidates state = plight.of(path.get(random.nextInt(path.size())), random);
      ProofReferee referee = ProofReferee.of(state);
      for (Technique technique : HintJudge.ALL) {
        for (Step step : steps(technique, state)) {
          requireProof(referee, state, step);
          if (step.reason() instanceof Reason.Subset
              || step.reason() instanceof Reason.Fish
              || step.reason() instanceof Reason.Rectangle
              || technique == Technique.REMOTE_PAIR) {
            requireNamedCells(step);
          }
        }
      }
    }
  }

  private static List<Step> steps(Technique technique, Candidates state) {
    List<Step> steps = new ArrayList<>();
    try (Stream<Step> all = LogicalSolver.of(technique).within(LIMIT).steps(state)) {
      all.limit(MOST_STEPS).forEach(steps::add);
    } catch (io.github.nonet.SearchLimitExceededException e) {
      return steps;
    }
    return steps;
  }

  @Test
  void everyStepOfARating() {
    for (Board puzzle : PlayedStates.puzzles(11, Tries.of(2, 12)).toList()) {
      HodokuRating.path(puzzle)
          .forEach(
              rated -> requireProof(ProofReferee.of(rated.state()), rated.state(), rated.step()));
    }
  }

  /**
   * In this loop, seen backwards, a set is locked only together with the next cell, which can no
   * longer have the digit that the set excludes.
   */
  @Test
  void setThatIsLockedTogetherWithACell() {
    Candidates state =
        Candidates.parse(
            """
            19   15  6    3 89 78  179  2    4
            4    7   2    1 49 6   3    5    8
            1349 139 8    2 5  47  179  17   6
            137  2   1347 8 6  9   147  1347 5
            5    138 14   7 2  13  6    1348 9
            6    8   9    5 14 134 2    78   13
            1389 6   13   4 18 2   5    39   7
            28   39  15   6 7  58  1489 1349 13
            17   4   157  9 3  158 18   6    2
            """);
    List<Candidate> excluded =
        List.of(new Candidate(27, 1), new Candidate(34, 7), new Candidate(69, 9));
    requireProofs(
        Technique.GROUPED_CONTINUOUS_NICE_LOOP,
        state,
        step -> step.eliminations().containsAll(excluded));
  }

  /** The candidate that this loop eliminates is also a node in its middle. */
  @Test
  void loopThatComesBackInItsMiddle() {
    Candidates state =
        Candidates.parse(
            """
            12389 139  6   1  123  7  5    238 4
            1237  1347 127 5  1234 8  23   6   9
            38    5    2   9  234  6  38   7   1
            5     6    1789 7 178  29 1278 4   3
            178   2    3   4  6    5  18   9   78
            1789  179  4   37 137  29 6    5   278
            1237  137  17  78 5    4  9    28  6
            2349  349  5   6  89   1  2378 38  27
            6     8    9   2  79   3  4    1   5
            """);
    requireProofs(Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, state, step -> true);
  }

  /** In these states an easier step eliminates the same, but these are told as what they are. */
  @ParameterizedTest
  @CsvSource({
    "REMOTE_PAIR,"
        + " :0000:x:+8+6+57+24+931+3+1+2+8+6+95+74+7+4+93+1+5+86+2+5276+4+8+319+6+941+372+5+813+8.."
        + "274+6+47+3..6+1..2+81..+3+6..95+62+71+4+8+3:::",
    "HIDDEN_RECTANGLE,"
        + " :0000:x:.+6+2.+4.+3+9+5+8+4+3956+1+7+2.+95+32.6+4+84+2+91+83+7+565+372+649+81+68+1...+2"
        + "3+43.+4+6..+8.72.8+4+3.5+699.6...4.3:176 186 196::",
    "UNIQUENESS_3,"
        + " :0000:x:7.86+215.9..5+74+38.....8+59.....71+659..+6+5..8+2...28..+7+4.655.......7.7....."
        + "5.8+96+53+72.1:332 432 133 348 448 349 449 353 453 363 372 472 173 974 183 984::"
  })
  void harderStepThanNeeded(Technique technique, String state) {
    requireProofs(technique, Candidates.parse(state), step -> true)
        .forEach(BoardProofsTest::requireNamedCells);
  }

  /** There are some such steps, and all have a proof; returns them. */
  private static List<Step> requireProofs(
      Technique technique, Candidates state, Predicate<Step> isMeant) {
    try (Stream<Step> all = LogicalSolver.of(technique).steps(state)) {
      List<Step> steps = all.filter(isMeant).toList();
      steps.forEach(step -> requireProof(ProofReferee.of(state), state, step));
      assertThat(steps).isNotEmpty();
      return steps;
    }
  }

  /** A search has no proof. */
  private static void requireProof(ProofReferee referee, Candidates state, Step step) {
    boolean isSearch = step.technique() == Technique.BRUTE_FORCE;
    List<Inference> proof = step.inferences();
    assertThat(proof.isEmpty()).as("%s %s", step, step.reason()).isEqualTo(isSearch);
    assertThat(isSearch ? List.of() : referee.faults(step)).as("%s", step).isEmpty();
    assertThat(step.lines(java.util.Locale.ENGLISH)).hasSameSizeAs(proof);
    SpokenStepsTest.require(state, step);
  }
}
