package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Chain.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The chains of steps, but for those with almost locked sets, checked link by link. */
class ChainReasonsTest {
  private static final LogicalSolver CHAINS =
      LogicalSolver.of(
          Technique.SKYSCRAPER,
          Technique.TWO_STRING_KITE,
          Technique.TURBOT_FISH,
          Technique.EMPTY_RECTANGLE,
          Technique.W_WING,
          Technique.REMOTE_PAIR,
          Technique.X_CHAIN,
          Technique.XY_CHAIN,
          Technique.CONTINUOUS_NICE_LOOP,
          Technique.DISCONTINUOUS_NICE_LOOP,
          Technique.AIC,
          Technique.GROUPED_CONTINUOUS_NICE_LOOP,
          Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
          Technique.GROUPED_AIC);

  /** Some of the examples: all of them take seconds. */
  static Stream<WorkedExamplesTest.Example> examples() {
    return WorkedExamplesTest.examples().limit(8);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void links_areTrue(WorkedExamplesTest.Example example) {
    Rules rules = new Rules(State.of(example.state()));
    CHAINS
        .steps(example.state())
        .map(step -> (Chain) step.reason())
        .filter(chain -> chain.nodes().stream().allMatch(node -> node.almostLocked().isEmpty()))
        .forEach(chain -> assertThat(isTrue(chain, rules)).as("%s", chain).isTrue());
  }

  private static boolean isTrue(Chain chain, Rules rules) {
    List<Node> nodes = chain.nodes();
    for (int i = 0; i < chain.length(); i++) {
      Node node = nodes.get(i);
      Node next = nodes.get((i + 1) % nodes.size());
      boolean isAlternating = i == 0 || chain.strong().get(i) != chain.strong().get(i - 1);
      if (!isAlternating
          || !(chain.strong().get(i) ? isStrong(node, next, rules) : isWeak(node, next))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether one node at least is true. */
  private static boolean isStrong(Node node, Node next, Rules rules) {
    Set<Candidate> both = new HashSet<>(node.candidates());
    both.addAll(next.candidates());
    return rules.choices().stream().anyMatch(both::containsAll);
  }

  /** Returns whether one node at most is true. */
  private static boolean isWeak(Node node, Node next) {
    return node.candidates().stream()
        .allMatch(one -> next.candidates().stream().allMatch(other -> Rules.exclude(one, other)));
  }
}
