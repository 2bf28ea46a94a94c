package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepOrder;
import io.github.nonet.internal.logic.chain.ForcingChains;
import io.github.nonet.internal.logic.chain.ForcingNets;
import io.github.nonet.internal.logic.chain.NiceLoopFinder;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The quick searches for the first step of several techniques find that of all steps. */
class FirstStepTest {
  private static final Comparator<Step> BY_ELIMINATIONS =
      (a, b) -> StepOrder.compare(a.eliminations(), b.eliminations());

  /** Placements first, then by cell, by digit; contradictions first. */
  private static final Comparator<Step> BY_CONCLUSION =
      Comparator.<Step, Boolean>comparing(step -> step.placements().isEmpty())
          .thenComparing(step -> conclusion(step).cell())
          .thenComparing(step -> conclusion(step).digit())
          .thenComparing(step -> step.technique());

  /** Some of the examples: all of them take seconds. */
  static Stream<WorkedExamplesTest.Example> examples() {
    return WorkedExamplesTest.examples().limit(15);
  }

  private static Candidate conclusion(Step step) {
    return Stream.concat(step.placements().stream(), step.eliminations().stream())
        .findFirst()
        .orElseThrow();
  }

  private static List<Candidate> effect(Step step) {
    return step.placements().isEmpty() ? step.eliminations() : step.placements();
  }

  private static Stream<Step> steps(WorkedExamplesTest.Example example, Technique... techniques) {
    return LogicalSolver.of(techniques).steps(example.state());
  }

  private static void assertFirst(Step found, Stream<Step> all, Comparator<Step> order) {
    Optional<Step> first = all.min(order);
    assertThat(Optional.ofNullable(found).map(FirstStepTest::effect))
        .isEqualTo(first.map(FirstStepTest::effect));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void first_ofNiceLoops(WorkedExamplesTest.Example example) {
    assertFirst(
        NiceLoopFinder.firstPlain(State.of(example.state())),
        steps(
            example,
            Technique.CONTINUOUS_NICE_LOOP,
            Technique.DISCONTINUOUS_NICE_LOOP,
            Technique.AIC),
        BY_ELIMINATIONS);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void steps_ofChainsComeInOrder(WorkedExamplesTest.Example example) {
    for (Technique technique :
        List.of(
            Technique.X_CHAIN,
            Technique.XY_CHAIN,
            Technique.DISCONTINUOUS_NICE_LOOP,
            Technique.AIC)) {
      assertThat(steps(example, technique)).isSortedAccordingTo(BY_ELIMINATIONS);
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void first_ofGroupedLoopsIsNoWorse(WorkedExamplesTest.Example example) {
    State state = State.of(example.state());
    Step plain = NiceLoopFinder.firstPlain(state);
    if (plain != null) {
      Step grouped = NiceLoopFinder.firstGrouped(state);
      assertThat(grouped).isNotNull();
      assertThat(StepOrder.compare(grouped.eliminations(), plain.eliminations())).isNotPositive();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void first_ofForcingChains(WorkedExamplesTest.Example example) {
    assertFirst(
        ForcingChains.first(State.of(example.state())),
        steps(example, Technique.FORCING_CHAIN_CONTRADICTION, Technique.FORCING_CHAIN_VERITY),
        BY_CONCLUSION);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void first_ofForcingNets(WorkedExamplesTest.Example example) {
    assertFirst(
        ForcingNets.first(State.of(example.state())),
        steps(example, Technique.FORCING_NET_CONTRADICTION, Technique.FORCING_NET_VERITY),
        BY_CONCLUSION);
  }
}
