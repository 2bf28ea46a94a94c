package io.github.nonet.logic;

import static io.github.nonet.logic.States.only;
import static io.github.nonet.logic.States.steps;
import static io.github.nonet.logic.States.without;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Small states of fish, rectangles, chains and templates, with the exact result. */
class FishAndRectanglesTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);
  private static final int DIGIT = 7;

  /** Returns the state in which the digit has only these places in a row. */
  private static Candidates row(Candidates state, int row, int... columns) {
    int[] others =
        IntStream.range(0, 9)
            .filter(column -> Arrays.stream(columns).noneMatch(it -> it == column))
            .map(column -> 9 * row + column)
            .toArray();
    return without(state, DIGIT, others);
  }

  private static List<Integer> cells(Step step) {
    return step.eliminations().stream().map(Candidate::cell).toList();
  }

  @Test
  void xWing_clearsItsColumns() {
    List<Step> steps = steps(Technique.X_WING, row(row(EMPTY, 1, 1, 5), 7, 1, 5));
    assertThat(steps).hasSize(1);
    assertThat(cells(steps.get(0)))
        .containsExactly(1, 5, 19, 23, 28, 32, 37, 41, 46, 50, 55, 59, 73, 77);
    Reason.Fish fish = (Reason.Fish) steps.get(0).reason();
    assertThat(fish.base())
        .containsExactly(new House(House.Type.ROW, 1), new House(House.Type.ROW, 7));
    assertThat(fish.body()).containsExactly(10, 14, 64, 68);
    assertThat(fish.fins()).isEmpty();
  }

  @Test
  void swordfishAndJellyfish_needNotHaveAllPlaces() {
    Candidates swordfish = row(row(row(EMPTY, 0, 1, 4), 4, 4, 8), 8, 1, 8);
    assertThat(steps(Technique.X_WING, swordfish)).isEmpty();
    assertThat(steps(Technique.SWORDFISH, swordfish)).hasSize(1);
    assertThat(cells(steps(Technique.SWORDFISH, swordfish).get(0))).hasSize(18);
    Candidates jellyfish = row(row(row(row(EMPTY, 0, 1, 3), 2, 3, 5), 4, 5, 8), 8, 1, 8);
    assertThat(steps(Technique.SWORDFISH, jellyfish)).isEmpty();
    assertThat(steps(Technique.JELLYFISH, jellyfish)).hasSize(1);
    assertThat(cells(steps(Technique.JELLYFISH, jellyfish).get(0))).hasSize(20);
  }

  @Test
  void finnedXWing_clearsWhatSeesTheFin() {
    Candidates state = row(row(EMPTY, 1, 1, 5, 3), 7, 1, 5);
    List<Step> steps = steps(Technique.FINNED_X_WING, state);
    assertThat(steps).hasSize(1);
    assertThat(cells(steps.get(0))).containsExactly(5, 23);
    assertThat(((Reason.Fish) steps.get(0).reason()).fins()).containsExactly(12);
    assertThat(steps(Technique.X_WING, state)).isEmpty();
    assertThat(steps(Technique.SASHIMI_X_WING, state)).isEmpty();
  }

  @Test
  void sashimiXWing_hasOnePlaceWithoutItsFins() {
    List<Step> steps = steps(Technique.SASHIMI_X_WING, row(row(EMPTY, 1, 1, 4), 7, 1, 5));
    assertThat(steps)
        .anySatisfy(step -> assertThat(cells(step)).containsExactly(5, 23))
        .allSatisfy(step -> assertThat(step.technique()).isEqualTo(Technique.SASHIMI_X_WING));
  }

  @Test
  void siameseFish_isToldAfterItsParts() {
    List<Step> steps = steps(Technique.SASHIMI_X_WING, row(row(EMPTY, 1, 1, 4), 7, 1, 5));
    Step last = steps.get(steps.size() - 1);
    assertThat(last.reason()).isInstanceOf(Reason.Several.class);
    assertThat(cells(last)).containsExactly(5, 23, 58, 76);
    assertThat(last.describe(Detail.FULL)).contains(" Also: the 7s in rows 2 and 8");
    assertThat(steps.subList(0, steps.size() - 1))
        .noneMatch(step -> step.reason() instanceof Reason.Several);
  }

  @Test
  void frankenXWing_boxAmongTheBaseSets() {
    Candidates state = row(EMPTY, 7, 1, 0);
    state = without(state, DIGIT, 2, 11, 20);
    List<Step> steps = steps(Technique.FRANKEN_X_WING, state);
    assertThat(steps)
        .anySatisfy(
            step -> {
              assertThat(((Reason.Fish) step.reason()).base())
                  .containsExactly(new House(House.Type.ROW, 7), new House(House.Type.BOX, 0));
              assertThat(cells(step)).contains(27, 28, 36, 37, 54, 55, 72, 73).doesNotContain(0);
            });
  }

  @Test
  void turbotFish_isAlsoEachSkyscraper() {
    Candidates state = row(row(EMPTY, 1, 1, 8), 7, 2, 8);
    List<Step> skyscrapers = steps(Technique.SKYSCRAPER, state);
    assertThat(skyscrapers).hasSize(1);
    assertThat(cells(skyscrapers.get(0))).containsExactly(2, 20, 55, 73);
    assertThat(steps(Technique.TURBOT_FISH, state))
        .extracting(Step::eliminations)
        .contains(skyscrapers.get(0).eliminations());
  }

  @Test
  void remotePair_fourCells() {
    Candidates state = EMPTY;
    for (int cell : new int[] {0, 4, 40, 43}) {
      state = only(state, cell, 1, 2);
    }
    List<Step> steps = steps(Technique.REMOTE_PAIR, state);
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations())
        .containsExactly(
            new Candidate(7, 1), new Candidate(36, 1), new Candidate(7, 2), new Candidate(36, 2));
    assertThat(((Chain) steps.get(0).reason()).length()).isEqualTo(7);
  }

  @Test
  void uniqueRectangle_allCornersHaveBothDigits() {
    Candidates state = only(only(only(EMPTY, 0, 1, 2), 1, 1, 2), 27, 1, 2);
    List<Step> steps = steps(Technique.UNIQUENESS_1, state);
    assertThat(steps)
        .extracting(Step::eliminations)
        .contains(List.of(new Candidate(28, 1), new Candidate(28, 2)));
  }

  @Test
  void uniqueRectangle_missingCandidateNeedsGivensWithOneSolution() {
    Candidates state = only(only(only(EMPTY, 0, 1, 2), 1, 1, 2), 27, 1, 2).without(28, 1);
    assertThat(steps(Technique.UNIQUENESS_1, state))
        .noneMatch(step -> step.eliminations().contains(new Candidate(28, 2)));
  }

  @Test
  void avoidableRectangle_needsGivensWithOneSolution() {
    Candidates placed = EMPTY.with(0, 1).with(9, 2).with(3, 2);
    assertThat(steps(Technique.AVOIDABLE_RECTANGLE_1, only(placed, 12, 1, 5))).isEmpty();
  }

  @Test
  void bug_noneIfACandidateIsOnceInAHouse() {
    assertThat(steps(Technique.BUG_PLUS_1, only(EMPTY, 0, 1, 2, 3))).isEmpty();
  }

  @Test
  void templates_placeWhatAllHave() {
    Candidates state = row(row(EMPTY, 0, 0), 1, 3);
    List<Step> set = steps(Technique.TEMPLATE_SET, state);
    assertThat(set).hasSize(1);
    assertThat(set.get(0).placements())
        .containsExactly(new Candidate(0, DIGIT), new Candidate(12, DIGIT));
    assertThat(set.get(0).describe(Detail.FULL))
        .isEqualTo(
            "Template set: every way to place 7 in the whole grid uses r1c1 and"
                + " r2c4. So r1c1 = 7 and r2c4 = 7.");
    List<Step> deleted = steps(Technique.TEMPLATE_DELETE, state);
    assertThat(deleted).hasSize(9);
    assertThat(cells(deleted.get(0))).as("another digit").containsExactly(0, 12);
    Step ofDigit = deleted.get(DIGIT - 1);
    assertThat(cells(ofDigit)).as("7 in each column, 2 in each box").hasSize(2 * (7 + 2));
    assertThat(ofDigit.describe(Detail.FULL))
        .startsWith(
            "Template delete: no way to place 7 in the whole grid uses the eliminated"
                + " candidates.");
  }

  /** Without 7 in row 1 nothing can be said of 1, either. */
  @Test
  void templates_noneOfAnyDigitIfOneHasNone() {
    Candidates state = row(without(EMPTY, 1, IntStream.range(1, 9).toArray()), 0);
    for (Technique technique : List.of(Technique.TEMPLATE_SET, Technique.TEMPLATE_DELETE)) {
      List<Step> found = new ArrayList<>();
      Finder finder = new Finders().of(technique);
      assertThat(finder.find(State.of(state), found::add)).isTrue();
      assertThat(found).isEmpty();
    }
  }

  @Test
  void contradiction_noStepAndNoFailure() {
    Candidates state = without(EMPTY, DIGIT, IntStream.range(0, 9).toArray());
    for (Technique technique : EnumSet.range(Technique.X_WING, Technique.SASHIMI_JELLYFISH)) {
      steps(technique, state);
    }
    assertThat(steps(Technique.TEMPLATE_DELETE, state)).isEmpty();
    assertThat(steps(Technique.FINNED_FRANKEN_SWORDFISH, state)).isEmpty();
  }
}
