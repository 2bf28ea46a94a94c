package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order in which steps are reported, and which of several are. */
class ReportsTest {
  private static final State STATE = State.of(Candidates.of(Board.EMPTY));
  private static final Candidate A1 = new Candidate(0, 1);
  private static final Candidate B1 = new Candidate(1, 1);
  private static final Candidate C1 = new Candidate(2, 1);
  private static final Candidate A2 = new Candidate(0, 2);

  private final List<Step> reported = new ArrayList<>();

  /** Returns a step; its pattern says which one. */
  private static Step step(int name, Candidate... eliminations) {
    return Step.eliminating(
        Technique.TEMPLATE_DELETE,
        Arrays.asList(eliminations),
        new Reason.Template(1, List.of(name)));
  }

  private static void add(Results results, int size, int name, Candidate... eliminations) {
    results.add(Arrays.asList(eliminations), size, () -> step(name, eliminations));
  }

  private boolean acceptTwo(Step step) {
    return reported.add(step) && reported.size() < 2;
  }

  // Order

  @Test
  void compare_mostEliminationsFirst() {
    assertThat(StepOrder.compare(List.of(A1, B1), List.of(A1))).isNegative();
    assertThat(StepOrder.compare(List.of(A1), List.of(B1, C1))).isPositive();
  }

  @Test
  void compare_thenByTheSumOfCellsAndDigits() {
    assertThat(StepOrder.compare(List.of(A1), List.of(B1))).isNegative();
    assertThat(StepOrder.compare(List.of(A2), List.of(A1))).isPositive();
    assertThat(StepOrder.compare(List.of(A2), List.of(B1))).isZero();
  }

  /** The first cell counts once, the second 81 times. */
  @Test
  void compare_laterCellsWeighMore() {
    Candidate second = new Candidate(10, 1);
    Candidate third = new Candidate(11, 1);
    assertThat(StepOrder.compare(List.of(new Candidate(9, 1), second), List.of(A1, third)))
        .isNegative();
    assertThat(StepOrder.compare(List.of(new Candidate(81 - 1, 1), B1), List.of(A1, C1)))
        .isNegative();
    assertThat(StepOrder.compare(List.of(new Candidate(80, 2), B1), List.of(A1, C1))).isZero();
  }

  @Test
  void report_sortedUntilTheSinkHasEnough() {
    List<Step> steps = new ArrayList<>(List.of(step(1, B1), step(2, A1), step(3, A1, B1)));
    assertThat(StepOrder.report(steps, STATE, reported::add)).isTrue();
    assertThat(reported).containsExactly(step(3, A1, B1), step(2, A1), step(1, B1));
    reported.clear();
    assertThat(StepOrder.report(steps, STATE, this::acceptTwo)).isFalse();
    assertThat(reported).containsExactly(step(3, A1, B1), step(2, A1));
  }

  // Results

  @Test
  void results_sortedAndTheShortestOfThoseThatEliminateTheSame() {
    Results results = new Results(STATE);
    add(results, 3, 1, B1);
    add(results, 5, 2, A1);
    add(results, 4, 3, A1);
    add(results, 4, 4, A1);
    add(results, 6, 5, A1);
    add(results, 7, 6, A1, B1);
    assertThat(results.report(reported::add)).isTrue();
    assertThat(reported).containsExactly(step(6, A1, B1), step(3, A1), step(1, B1));
    reported.clear();
    assertThat(results.report(this::acceptTwo)).isFalse();
    assertThat(reported).containsExactly(step(6, A1, B1), step(3, A1));
  }

  // Two searches

  @Test
  void simplest_harderOnlyForOtherDigits() {
    assertThat(
            Simplest.first(
                reported::add,
                simple -> simple.accept(step(1, A1)),
                harder -> harder.accept(step(2, B1)) && harder.accept(step(3, A2))))
        .isTrue();
    assertThat(reported).containsExactly(step(1, A1), step(3, A2));
  }

  @Test
  void simplest_digitsTogetherAreOtherDigits() {
    assertThat(
            Simplest.first(
                reported::add,
                simple -> simple.accept(step(1, A1)),
                harder -> harder.accept(step(2, A1, A2))))
        .isTrue();
    assertThat(reported).containsExactly(step(1, A1), step(2, A1, A2));
  }

  @Test
  void simplest_endsWhenTheSinkHasEnough() {
    assertThat(
            Simplest.first(
                this::acceptTwo,
                simple -> simple.accept(step(1, A1)),
                harder -> harder.accept(step(2, A2)) && harder.accept(step(3, A2))))
        .isFalse();
    assertThat(reported).hasSize(2);
    reported.clear();
    assertThat(
            Simplest.first(
                this::acceptTwo,
                simple -> simple.accept(step(1, A1)) && simple.accept(step(2, B1)),
                harder -> harder.accept(step(3, A2))))
        .isFalse();
    assertThat(reported).hasSize(2);
  }
}
