package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.SentenceChecks;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What steps of grids say is a sentence, in each language and depth. */
class SpokenGridStepsTest {
  /** Steps of hard techniques in one state, which may take long. */
  private static final int MOST_STEPS = 40;

  private static final int LAYOUTS = 5;

  private final Set<GridTechnique> seen = EnumSet.noneOf(GridTechnique.class);
  private int steps;
  private int longest;

  private static Rules layout(int number) {
    Rules.Builder rules = Rules.builder(9).grid(0, 0, 3, 3);
    return switch (number % LAYOUTS) {
      case 0 -> Rules.of(9);
      case 1 -> rules.diagonals().build();
      case 2 -> rules.disjointGroups().build();
      case 3 -> rules.nonConsecutive().build();
      default -> rules.windows().build();
    };
  }

  /** Speaks the steps of puzzles: every third one has cages, the others random constraints. */
  void speak(int puzzles, long seed) {
    for (int i = 0; i < puzzles; i++) {
      Random random = new Random(seed + i);
      Grid plain = GridStates.solution(layout(i), random);
      Rules rules =
          i % 3 == 2
              ? plain.rules().withCages(GridStates.cages(plain, 5, random))
              : RandomConstraints.rules(plain, 6 + random.nextInt(14), Integer.MAX_VALUE, random);
      Grid solution = Grid.copyOf(rules, plain.toArray());
      Grid puzzle = GridStates.puzzle(solution, 0.1 + random.nextInt(20) / 100.0, random);
      speak(GridCandidates.of(puzzle));
    }
  }

  private void speak(GridCandidates state) {
    GridPath path = GridLogicalSolver.upTo(Level.UNFAIR).solve(state);
    path.steps().forEach(this::require);
    try (Stream<GridStep> found =
        GridLogicalSolver.standard().withoutSearch().steps(path.end()).limit(MOST_STEPS)) {
      found.forEach(this::require);
    }
  }

  private void require(GridStep step) {
    SentenceChecks.requireNone(step);
    int length = SentenceChecks.length(step);
    assertThat(length).as(step.toString()).isLessThanOrEqualTo(SentenceChecks.LONGEST);
    longest = Math.max(longest, length);
    seen.add(step.technique());
    steps++;
  }

  @Test
  void everyStepOfPaths() {
    speak(Tries.of(6, 90), 65);
    assertThat(steps).isGreaterThan(300);
    assertThat(seen)
        .contains(
            GridTechnique.HIDDEN_SINGLE,
            GridTechnique.CONSTRAINED_PAIR,
            GridTechnique.WHOLE_CONSTRAINT,
            GridTechnique.CONSTRAINT_CHAIN,
            GridTechnique.CONTRADICTION);
  }

  /** Killers have sums of houses, and chains through them. */
  @Test
  void everyStepOfKillers() {
    Cage inside = Cage.of(9, 0, 1, 6);
    speak(
        GridCandidates.of(
            Rules.of(6).withCages(List.of(inside, Cage.of(14, 2, 3, 4, 5, 11))).emptyGrid()));
    for (int i = 0; i < Tries.of(3, 20); i++) {
      Random random = new Random(i);
      Rules killer = GridStates.killer(Rules.of(9), 5, random);
      speak(GridCandidates.of(killer.emptyGrid()));
    }
    assertThat(seen).contains(GridTechnique.INNIES_OUTIES, GridTechnique.CAGE_COMBINATION);
  }

  /** The sizes whose digits are letters, too, and a group with a name of its own. */
  @Test
  void everyStepOfOtherSizes() {
    for (Rules rules :
        List.of(
            Rules.of(6),
            Rules.of(12),
            Rules.builder(6).grid(0, 0, 2, 3).group("pair", new int[][] {{0, 0}, {5, 5}}).build(),
            Rules.samurai())) {
      Random random = new Random(rules.cellCount());
      Grid solution = GridStates.solution(rules, random);
      speak(GridCandidates.of(GridStates.puzzle(solution, 0.4, random)));
    }
    assertThat(steps).isGreaterThan(150);
  }

  @Override
  public String toString() {
    return steps + " steps of " + seen.size() + " techniques, the longest of " + longest;
  }
}
