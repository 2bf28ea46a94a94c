package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Inference;
import io.github.nonet.variant.ProofReferee;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The branches of forcing chains and nets end where they must, and each line follows. */
class ForcingReasonsTest {
  private static final LogicalSolver FORCING =
      LogicalSolver.of(
          Technique.FORCING_CHAIN_CONTRADICTION,
          Technique.FORCING_CHAIN_VERITY,
          Technique.FORCING_NET_CONTRADICTION,
          Technique.FORCING_NET_VERITY);

  /** Some of the examples: all of them take seconds. */
  static Stream<WorkedExamplesTest.Example> examples() {
    return WorkedExamplesTest.examples().limit(4);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void steps_followFromTheirAssumptions(WorkedExamplesTest.Example example) {
    ProofReferee referee = ProofReferee.of(example.state());
    FORCING
        .steps(example.state())
        .forEach(
            step -> {
              requireBranches(step);
              assertThat(referee.faults(step)).as("%s", step).isEmpty();
              assertThat(step.inferences()).isNotEmpty();
            });
  }

  /** A branch is a supposition, what follows, and at the end a gap or what is proved. */
  private static void requireBranches(Step step) {
    Net net = (Net) step.reason();
    int lines = 0;
    for (Net.Branch branch : net.branches()) {
      List<Inference> inferences = branch.inferences();
      lines += inferences.size();
      assertThat(branch.assumption().kind()).isEqualTo(Inference.Kind.SUPPOSED);
      assertThat(inferences.subList(1, inferences.size()))
          .allMatch(line -> line.kind() == Inference.Kind.FOLLOWS);
      boolean isGap = branch.conclusion().isGap();
      assertThat(isGap || !net.contradiction() && isProved(branch.conclusion(), step))
          .as("%s", step)
          .isTrue();
    }
    assertThat(net.branches().size() == 1).isEqualTo(net.contradiction());
    assertThat(step.inferences()).hasSize(lines + 1);
  }

  private static boolean isProved(Inference end, Step step) {
    return end.isTrue() == step.eliminations().isEmpty()
        && end.candidates().equals(end.isTrue() ? step.placements() : step.eliminations());
  }
}
