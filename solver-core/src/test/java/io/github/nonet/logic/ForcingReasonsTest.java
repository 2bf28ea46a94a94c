package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Net.Branch;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reasons of forcing chains and nets, checked inference by inference. */
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
    Checker checker = new Checker(State.of(example.state()));
    FORCING.steps(example.state()).forEach(checker::check);
  }

  /** Knows the rules alone. */
  private static final class Checker {
    private final List<Set<Candidate>> choices;

    Checker(State state) {
      choices = new Rules(state).choices();
    }

    void check(Step step) {
      Net net = (Net) step.reason();
      net.branches().forEach(this::check);
      assertThat(net.contradiction() ? isContradiction(net, step) : isVerity(net, step))
          .as(step.describe(Detail.FULL))
          .isTrue();
    }

    private void check(Branch branch) {
      List<Inference> inferences = branch.inferences();
      assertThat(branch.assumption().causes()).isEmpty();
      for (int i = 1; i < inferences.size(); i++) {
        int index = i;
        assertThat(inferences.get(i).causes()).isNotEmpty().allMatch(cause -> cause < index);
        assertThat(follows(inferences.get(i), inferences)).as("%d in %s", i, branch).isTrue();
      }
    }

    private boolean follows(Inference inference, List<Inference> all) {
      Candidate it = inference.candidates().get(0);
      Set<Candidate> off = new HashSet<>();
      for (int cause : inference.causes()) {
        if (all.get(cause).isTrue()) {
          return !inference.isTrue() && Rules.exclude(all.get(cause).candidates().get(0), it);
        }
        off.add(all.get(cause).candidates().get(0));
      }
      return choices.stream()
          .anyMatch(
              choice -> {
                Set<Candidate> left = new HashSet<>(choice);
                left.removeAll(off);
                return inference.isTrue()
                    ? left.equals(Set.of(it))
                    : !left.isEmpty() && left.stream().allMatch(one -> Rules.exclude(one, it));
              });
    }

    /** One assumption leads to a candidate that is true and false, or to a choice of none. */
    private boolean isContradiction(Net net, Step step) {
      Inference assumption = net.branches().get(0).assumption();
      assertThat(net.branches()).allMatch(branch -> branch.assumption().equals(assumption));
      assertThat(proved(step)).isEqualTo(assumption.candidates().get(0));
      assertThat(step.placements().isEmpty()).isEqualTo(assumption.isTrue());
      Set<Candidate> on = new HashSet<>();
      Set<Candidate> off = new HashSet<>();
      for (Branch branch : net.branches()) {
        (branch.conclusion().isTrue() ? on : off).add(branch.conclusion().candidates().get(0));
      }
      return on.isEmpty() ? choices.contains(off) : on.equals(off);
    }

    /**
     * All assumptions, one of which is true, lead to the same. In a net, one may come to a
     * contradiction instead.
     */
    private boolean isVerity(Net net, Step step) {
      Set<Candidate> on = new HashSet<>();
      Set<Candidate> off = new HashSet<>();
      for (Branch branch : net.branches()) {
        (branch.assumption().isTrue() ? on : off).add(branch.assumption().candidates().get(0));
        boolean mayFail = step.technique() == Technique.FORCING_NET_VERITY;
        assertThat(isProof(branch, step) || mayFail && isGap(branch)).as("%s", branch).isTrue();
      }
      boolean isEachProof = net.branches().stream().allMatch(branch -> isProof(branch, step));
      long gaps = net.branches().stream().filter(branch -> !isProof(branch, step)).count();
      String full = step.describe(Detail.FULL);
      assertThat(full.contains("and all lead to the same conclusion: ")).isEqualTo(isEachProof);
      assertThat(full.split("\\(a contradiction\\)", -1)).hasSize(1 + (int) gaps);
      String german = step.describe(Detail.FULL, Locale.GERMAN);
      assertThat(german.split("\\(ein Widerspruch\\)", -1)).hasSize(1 + (int) gaps);
      assertThat(net.branches()).anyMatch(branch -> isProof(branch, step));
      return off.isEmpty() ? choices.contains(on) : on.equals(off);
    }

    /** Its facts contradict each other, and the last one is one of those that do. */
    private boolean isGap(Branch branch) {
      Set<Candidate> on = new HashSet<>();
      Set<Candidate> off = new HashSet<>();
      branch.inferences().forEach(it -> (it.isTrue() ? on : off).add(it.candidates().get(0)));
      Candidate last = branch.conclusion().candidates().get(0);
      return on.contains(last) && off.contains(last)
          || choices.stream().anyMatch(it -> it.contains(last) && off.containsAll(it));
    }

    private static boolean isProof(Branch branch, Step step) {
      return branch.conclusion().candidates().get(0).equals(proved(step))
          && branch.conclusion().isTrue() == step.eliminations().isEmpty();
    }

    private static Candidate proved(Step step) {
      return step.placements().isEmpty() ? step.eliminations().get(0) : step.placements().get(0);
    }
  }
}
