package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VicinityTest {
  private static final Board MINIMAL =
      PuzzleGenerator.builder().seed(1).minimal(true).build().next();

  @Test
  void of_isAllThatTryingFinds() {
    assertThat(Vicinity.of(MINIMAL).toList())
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .doesNotContain(MINIMAL)
        .containsExactlyElementsOf(byDefinition(MINIMAL));
  }

  @Test
  void of_aPuzzleThatIsNotMinimal() {
    Board solution = Solver.getDefault().solve(MINIMAL).orElseThrow();
    int open = MINIMAL.toString().indexOf('.');
    Board almost = MINIMAL.with(open, solution.digit(open));
    assertThat(Vicinity.of(almost).toList()).containsExactlyElementsOf(byDefinition(almost));
  }

  private static List<Board> byDefinition(Board puzzle) {
    List<Board> found = new ArrayList<>();
    for (int clue = 0; clue < 81; clue++) {
      Board rest = puzzle.with(clue, 0);
      for (int i = 0; puzzle.digit(clue) != 0 && i < 81 * 9; i++) {
        Board other = rest.with(i / 9, i % 9 + 1);
        if (rest.digit(i / 9) == 0
            && !other.equals(puzzle)
            && Solver.getDefault().hasUniqueSolution(other)
            && Minimality.isMinimal(other)) {
          found.add(other);
        }
      }
    }
    return found;
  }
}
