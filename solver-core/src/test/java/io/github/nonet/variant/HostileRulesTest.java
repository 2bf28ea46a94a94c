package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rules of your own whose code does what it should not. */
class HostileRulesTest {
  private static final Rules CLASSIC = Rules.of(9);

  private static Rules with(Constraint constraint) {
    return CLASSIC.withConstraints(List.of(constraint));
  }

  private static Constraint machine(IntBinaryOperator next, int cells) {
    return Constraint.machine(
        "endless",
        new Constraint.Machine() {
          @Override
          public int start() {
            return 0;
          }

          @Override
          public int next(int state, int value) {
            return next.applyAsInt(state, value);
          }

          @Override
          public boolean accepts(int state) {
            return true;
          }
        },
        IntStream.range(0, cells).toArray());
  }

  @Test
  void predicate_throws() {
    Constraint.PairRule broken =
        (a, b) -> {
          throw new IllegalStateException("broken at " + a + " and " + b);
        };
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> with(Constraint.pairs("p", broken, 0, 1)))
        .withMessage("broken at 1 and 1");
  }

  /** What a predicate says is kept, however it continues. */
  @Test
  void predicate_changesItsMind() {
    Random random = new Random(35);
    Rules rules = with(Constraint.pairs("p", (a, b) -> random.nextBoolean(), 0, 1, 2));
    Constraint known = rules.constraints().get(0);
    assertThat(rules.constraints()).containsExactly(known);
    assertThat(Grid.parse(rules.emptyGrid().toFullString()).rules()).isEqualTo(rules);
    for (int a = 1; a <= 9; a++) {
      boolean first = known.allows(a, 1, 2);
      assertThat(known.allows(a, 1, 2)).isEqualTo(first);
    }
    assertThat(GridSolver.getDefault().solutions(rules.emptyGrid()).limit(20))
        .allMatch(solution -> new TableReferee(rules).allows(solution));
  }

  @Test
  void predicate_changesTheSet() {
    Constraint greedy = Constraint.sets("s", set -> set.add(1), 0, 1);
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> with(greedy));
  }

  @Test
  void machine_endless() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(machine((state, value) -> state * 9 + value, 9)))
        .withMessage("the rule 'endless' has more than 20000 states; expected fewer");
    // A counter has no end either, but few of its states can be reached.
    assertThat(with(machine((state, value) -> state + 1, 9)).constraints()).hasSize(1);
  }

  /** A negative state is none, so nothing is allowed. */
  @Test
  void machine_withoutAWay() {
    Rules rules = with(machine((state, value) -> -value, 3));
    assertThat(GridSolver.getDefault().solve(rules.emptyGrid())).isEmpty();
    assertThat(Grid.parse(rules.emptyGrid().toFullString()).rules()).isEqualTo(rules);
  }

  @Test
  void search_keepsLimitsAndLeaves() {
    Grid hard =
        with(Constraint.sum("s", 0, new int[] {1, 1, 1, -1, -1, -1}, 0, 10, 20, 60, 70, 80))
            .emptyGrid();
    GridSolver limited = GridSolver.getDefault().within(SearchLimit.guesses(3));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.countSolutions(hard, 1_000_000));
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> GridSolver.getDefault().countSolutions(hard, 1_000_000));
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } finally {
      Thread.interrupted();
    }
  }
}
