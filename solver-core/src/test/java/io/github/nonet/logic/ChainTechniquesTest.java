package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Chains, loops and nets in states of our own making. */
class ChainTechniquesTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);

  /** A candidate by the name of its cell: {@code "r1c5"}. */
  private static Candidate candidate(int digit, String name) {
    return new Candidate(States.cell(name), digit);
  }

  /** Returns the empty grid, but the digit has only these places in the house of the cells. */
  private static Candidates onlyPlaces(Candidates state, int digit, String house, String... cells) {
    Candidates next = state;
    for (int i = 1; i <= 9; i++) {
      String name = house.startsWith("r") ? house + "c" + i : "r" + i + house;
      next = List.of(cells).contains(name) ? next : next.without(States.cell(name), digit);
    }
    return next;
  }

  /** Rows 1 and 5 have two places of 1 each, two of them in column 1. */
  private static Candidates skyscraper() {
    return onlyPlaces(onlyPlaces(EMPTY, 1, "r1", "r1c1", "r1c4"), 1, "r5", "r5c1", "r5c6");
  }

  /** Three cells: {1 2}, {2 3}, {3 1}. */
  private static Candidates threePairs() {
    Candidates state = States.only(EMPTY, States.cell("r1c1"), 1, 2);
    state = States.only(state, States.cell("r1c5"), 2, 3);
    return States.only(state, States.cell("r5c5"), 3, 1);
  }

  private static Step only(List<Step> steps) {
    assertThat(steps).hasSize(1);
    return steps.get(0);
  }

  private static List<Candidate> sorted(Candidate... candidates) {
    return Stream.of(candidates).sorted().toList();
  }

  @Test
  void xChain_threeLinks() {
    Step step = only(States.steps(Technique.X_CHAIN, skyscraper()));
    assertThat(step.eliminations())
        .isEqualTo(
            sorted(
                candidate(1, "r2c6"),
                candidate(1, "r3c6"),
                candidate(1, "r4c4"),
                candidate(1, "r6c4")));
    assertThat(((Chain) step.reason()).length()).isEqualTo(3);
    assertThat(((Chain) step.reason()).strong()).containsExactly(true, false, true);
  }

  @Test
  void xChain_bothEndsInOneCell() {
    Candidates state = onlyPlaces(EMPTY, 1, "r1", "r1c1", "r1c4");
    state = onlyPlaces(state, 1, "c1", "r1c1", "r5c1");
    state = onlyPlaces(state, 1, "r2", "r2c4", "r2c8");
    assertThat(States.steps(Technique.X_CHAIN, state))
        .allSatisfy(step -> assertThat(step.reason()).isInstanceOf(Chain.class));
  }

  @Test
  void xyChain_threeCells() {
    Step step = only(States.steps(Technique.XY_CHAIN, threePairs()));
    assertThat(step.eliminations()).containsExactly(candidate(1, "r5c1"));
    assertThat(((Chain) step.reason()).length()).isEqualTo(5);
    assertThat(step.describe(Detail.FULL))
        .isEqualTo(
            "XY-chain: bivalue cells form a chain. If r1c1 is not 1, it is 2; then r1c5 is 3;"
                + " then r5c5 is 1. So 1 is in r1c1 or r5c5, or in both, and each eliminated"
                + " candidate sees both. This eliminates 1 from r5c1.");
  }

  @Test
  void xyChain_threeDepthsInGerman() {
    Step step = only(States.steps(Technique.XY_CHAIN, threePairs()));
    assertThat(step.describe(Detail.TECHNIQUE, Locale.GERMAN)).isEqualTo("XY-Kette");
    assertThat(step.describe(Detail.WHERE, Locale.GERMAN))
        .isEqualTo("XY-Kette: Achte auf r1c1 und r5c5.");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN)).endsWith("Damit entfällt: 1 in r5c1.");
  }

  @Test
  void discontinuousNiceLoop_candidateThatContradictsItself() {
    assertThat(States.steps(Technique.DISCONTINUOUS_NICE_LOOP, threePairs()))
        .extracting(Step::eliminations)
        .contains(List.of(candidate(1, "r5c1")));
  }

  @Test
  void aic_endsOfOneDigit() {
    Step step = States.steps(Technique.AIC, skyscraper()).get(0);
    assertThat(step.eliminations()).hasSize(4);
    assertThat(step.describe(Detail.WHERE)).isEqualTo("AIC: look at r1c4 and r5c6.");
  }

  @Test
  void continuousNiceLoop_fourCellsBetweenStrongLinks() {
    Candidates state = onlyPlaces(EMPTY, 1, "r1", "r1c1", "r1c5");
    state = onlyPlaces(state, 2, "c5", "r1c5", "r5c5");
    state = onlyPlaces(state, 3, "r5", "r5c1", "r5c5");
    state = onlyPlaces(state, 4, "c1", "r1c1", "r5c1");
    Step step = only(States.steps(Technique.CONTINUOUS_NICE_LOOP, state));
    List<Candidate> expected = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      addUnless(expected, digit, "r1c1", 1, 4);
      addUnless(expected, digit, "r1c5", 1, 2);
      addUnless(expected, digit, "r5c5", 2, 3);
      addUnless(expected, digit, "r5c1", 3, 4);
    }
    List<Candidate> there =
        expected.stream().filter(gone -> allows(state(), gone)).sorted().toList();
    assertThat(step.eliminations()).isEqualTo(there);
    assertThat(((Chain) step.reason()).isLoop()).isTrue();
  }

  /** The state of the loop, to see which candidates it had lost before. */
  private static Candidates state() {
    Candidates state = onlyPlaces(EMPTY, 1, "r1", "r1c1", "r1c5");
    state = onlyPlaces(state, 2, "c5", "r1c5", "r5c5");
    state = onlyPlaces(state, 3, "r5", "r5c1", "r5c5");
    return onlyPlaces(state, 4, "c1", "r1c1", "r5c1");
  }

  private static boolean allows(Candidates state, Candidate candidate) {
    return state.allows(candidate.cell(), candidate.digit());
  }

  private static void addUnless(List<Candidate> list, int digit, String name, int... kept) {
    for (int other : kept) {
      if (other == digit) {
        return;
      }
    }
    list.add(candidate(digit, name));
  }

  @Test
  void groupedDiscontinuousNiceLoop_groupInARow() {
    Candidates state = onlyPlaces(EMPTY, 1, "r1", "r1c1", "r1c2", "r1c5");
    state = onlyPlaces(state, 1, "r7", "r7c3", "r7c5");
    List<Step> steps = States.steps(Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, state);
    assertThat(steps)
        .extracting(Step::eliminations)
        .contains(List.of(candidate(1, "r2c3")), List.of(candidate(1, "r3c3")));
    assertThat(steps)
        .allSatisfy(
            step ->
                assertThat(((Chain) step.reason()).nodes())
                    .anyMatch(node -> node.candidates().size() > 1));
  }

  @Test
  void forcingChain_contradiction() {
    assertThat(States.steps(Technique.FORCING_CHAIN_CONTRADICTION, threePairs()))
        .filteredOn(step -> step.eliminations().equals(List.of(candidate(1, "r5c1"))))
        .singleElement()
        .satisfies(step -> assertThat(((Net) step.reason()).contradiction()).isTrue())
        .satisfies(step -> assertThat(step.describe(Detail.FULL)).contains("suppose r5c1 is 1"));
  }

  @Test
  void forcingChain_verity() {
    assertThat(States.steps(Technique.FORCING_CHAIN_VERITY, threePairs()))
        .filteredOn(step -> step.eliminations().equals(List.of(candidate(1, "r5c1"))))
        .singleElement()
        .satisfies(
            step ->
                assertThat(((Net) step.reason()).branches())
                    .hasSize(2)
                    .allSatisfy(
                        branch ->
                            assertThat(branch.conclusion().candidates().get(0))
                                .isEqualTo(candidate(1, "r5c1"))));
  }

  @Test
  void forcingNet_lastPlaceAfterTwoChains() {
    Candidates state = States.only(EMPTY, States.cell("r1c1"), 1, 2);
    state = States.only(state, States.cell("r1c4"), 2, 3, 4);
    state = States.only(state, States.cell("r2c4"), 3, 5);
    state = States.only(state, States.cell("r3c9"), 4, 6);
    state = onlyPlaces(state, 3, "c4", "r1c4", "r2c4", "r9c4");
    assertThat(States.steps(Technique.FORCING_NET_CONTRADICTION, state))
        .allSatisfy(step -> assertThat(step.reason()).isInstanceOf(Net.class));
  }

  @Test
  void bruteForce_middleOfTheOpenCells() {
    Step step = only(States.steps(Technique.BRUTE_FORCE, Candidates.of(States.EASY)));
    List<Integer> open = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (States.EASY.digit(cell) == 0) {
        open.add(cell);
      }
    }
    int middle = open.get(open.size() / 2);
    assertThat(step.placements())
        .containsExactly(new Candidate(middle, States.SOLVED.digit(middle)));
  }

  @Test
  void emptyGrid_hasNoChains() {
    assertThat(States.steps(Technique.X_CHAIN, EMPTY)).isEmpty();
    assertThat(States.steps(Technique.XY_CHAIN, EMPTY)).isEmpty();
    assertThat(States.steps(Technique.AIC, EMPTY)).isEmpty();
    assertThat(States.steps(Technique.FORCING_CHAIN_VERITY, EMPTY)).isEmpty();
  }
}
