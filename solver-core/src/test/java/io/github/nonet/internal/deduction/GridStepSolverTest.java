package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An engine that is loaded again and again. */
class GridStepSolverTest {
  private static final Structure FOUR = SmallGrid.boxes(2, 2);
  private static final int ALL = 0b11110;

  private final GridStepSolver logic = new GridStepSolver(FOUR, Level.HARD);

  /** Cell 0 is a single, and 1 then. */
  private static int[] sets() {
    int[] sets = new int[16];
    Arrays.fill(sets, ALL);
    sets[0] = 0b00010;
    sets[1] = 0b00110;
    return sets;
  }

  private List<String> all() {
    List<String> reported = new ArrayList<>();
    for (Optional<GridDeduction> step = logic.another(); step.isPresent(); step = logic.another()) {
      reported.add(step.get().technique() + Arrays.toString(step.get().cells()));
    }
    return reported;
  }

  @Test
  void load_forgetsWhatWasTold() {
    logic.load(sets(), new boolean[16]);
    List<String> reported = all();
    assertThat(reported).contains("NAKED_SINGLE[0]");
    logic.load(sets(), new boolean[16]);
    assertThat(all()).isEqualTo(reported);
    logic.load(sets(), new boolean[16]);
    assertThat(logic.step().orElseThrow().cells()).containsExactly(0);
  }

  @Test
  void fills_asksForTheseCellsOfTheseCandidates() {
    int[] none = new int[16];
    Arrays.fill(none, ALL);
    assertThat(logic.fills(sets(), 0, 1)).isTrue();
    assertThat(logic.fills(none, 0)).isFalse();
    assertThat(logic.fills(sets(), 0, 1, 5)).isFalse();
    assertThat(logic.fills(none)).isTrue();
    assertThat(logic.fills(sets(), 1)).isTrue();
  }

  @Test
  void rating_isTheEasiestLevelThatSolves() {
    GridRating rating = new GridRating(FOUR, () -> {});
    int[] none = new int[16];
    Arrays.fill(none, ALL);
    assertThat(rating.level(none)).isEqualTo(Level.EXTREME);
    assertThat(rating.solves(Level.HARD, none)).isFalse();
    assertThat(rating.fills(Level.EASY, none, 0)).isFalse();
    int[] solved = {2, 4, 8, 16, 8, 16, 2, 4, 4, 2, 16, 8, 16, 8, 4, 2};
    assertThat(rating.level(solved)).isEqualTo(Level.EASY);
    assertThat(rating.solves(Level.EASY, solved)).isTrue();
    assertThat(rating.fills(Level.EASY, solved, 0, 15)).isTrue();
    assertThat(GridRating.distance(Level.EASY, Level.EXTREME)).isEqualTo(4);
    assertThat(GridRating.distance(Level.HARD, Level.MEDIUM)).isEqualTo(1);
  }
}
