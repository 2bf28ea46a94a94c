package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each technique does what its definition says, in states of small grids, right ones and odd. */
class GridFindersTest {
  /** Bounds and sums of houses have no plain definition; {@link #steps_areTrue} holds them. */
  private static final Set<GridTechnique> WITHOUT_DEFINITION =
      EnumSet.of(
          GridTechnique.INNIES_OUTIES,
          GridTechnique.INNIES_OUTIES_OF_SEVERAL,
          GridTechnique.SUM_BOUNDS);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void another_tellsWhatTheDefinitionsSay(int seed) {
    Random random = new Random(seed);
    Set<GridTechnique> seen = EnumSet.noneOf(GridTechnique.class);
    for (int i = 0; i < Tries.of(5, 60); i++) {
      SmallGrid grid = SmallGrid.random(random);
      Map<GridTechnique, Set<String>> reported =
          Told.of(grid.structure(), grid.sets(), grid.isFilled());
      reported.keySet().removeAll(WITHOUT_DEFINITION);
      assertThat(reported)
          .as("%s", grid)
          .isEqualTo(PlainTechniques.of(grid.structure(), grid.sets(), grid.isFilled()));
      seen.addAll(reported.keySet());
    }
    if (Tries.areAll()) {
      // Few states have a pair that excludes values of both cells.
      assertThat(seen)
          .containsAll(EnumSet.range(GridTechnique.FULL_HOUSE, GridTechnique.CAGE_COMBINATION))
          .containsAll(EnumSet.range(GridTechnique.CONSTRAINED_PAIR, GridTechnique.HIDDEN_TRIPLE))
          .containsAll(EnumSet.range(GridTechnique.LINE_COMBINATION, GridTechnique.CAGE_TRIPLE));
    }
  }

  /** A solution that the state has is never taken from it; the end has no step for a new engine. */
  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  void steps_areTrue(int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < Tries.of(5, 60); i++) {
      SmallGrid grid = SmallGrid.played(random);
      GridStepSolver logic = new GridStepSolver(grid.structure(), Level.HARD);
      int[] sets = grid.sets().clone();
      boolean[] isFilled = grid.isFilled().clone();
      logic.load(sets, isFilled);
      for (Optional<GridDeduction> step = logic.step(); step.isPresent(); step = logic.step()) {
        GridStepSolver other = new GridStepSolver(grid.structure(), Level.HARD);
        other.load(sets, isFilled);
        assertThat(other.step().orElseThrow().isSame(step.get())).as("%s", grid).isTrue();
        apply(step.get(), grid, sets, isFilled);
        logic.store(sets);
      }
      assertThat(Told.of(grid.structure(), sets, isFilled)).as("%s", grid).isEmpty();
    }
  }

  private static void apply(GridDeduction step, SmallGrid grid, int[] sets, boolean... isFilled) {
    for (int i = 0; i < step.cells().length; i++) {
      int cell = step.cells()[i];
      boolean isThere = (step.sets()[i] >> grid.solution()[cell] & 1) != 0;
      assertThat(isThere).as("%s %s", grid, step).isEqualTo(step.isPlacement());
      assertThat(step.sets()[i] & ~sets[cell]).isZero();
      assertThat(isFilled[cell]).isFalse();
      isFilled[cell] = step.isPlacement();
    }
  }

  @Test
  void solves_findsTheSolutionOfWhatItLoadsAgainAndAgain() {
    Random random = new Random(7);
    int solved = 0;
    for (int i = 0; i < 30; i++) {
      SmallGrid grid = SmallGrid.played(random);
      GridStepSolver logic = new GridStepSolver(grid.structure(), Level.HARD);
      for (int k = 0; k < 6; k++) {
        int[] sets = grid.clues(0.1 + 0.1 * k, random);
        boolean isSolved = logic.solves(sets);
        assertThat(new GridStepSolver(grid.structure(), Level.HARD).solves(sets))
            .isEqualTo(isSolved);
        assertThat(logic.fills(sets, 0, 3) || !isSolved).isTrue();
        assertThat(logic.solves(sets)).isEqualTo(isSolved);
        if (isSolved) {
          int[] end = new int[sets.length];
          logic.store(end);
          assertThat(Arrays.stream(end).map(Integer::numberOfTrailingZeros).toArray())
              .isEqualTo(grid.solution());
          solved++;
        }
      }
    }
    assertThat(solved).isGreaterThan(50);
  }

  @Test
  void solves_refusesFullGridsThatBreakARule() {
    Random random = new Random(8);
    for (int i = 0; i < 100; i++) {
      SmallGrid grid = SmallGrid.played(random);
      int[] full = Arrays.stream(grid.solution()).map(value -> 1 << value).toArray();
      assertThat(new GridStepSolver(grid.structure(), Level.EASY).solves(full)).isTrue();
      int cell = random.nextInt(full.length);
      int[] wrong = full.clone();
      wrong[cell] = 1 << 1 + grid.solution()[cell] % grid.structure().symbols();
      assertThat(new GridStepSolver(grid.structure(), Level.EASY).solves(wrong)).isFalse();
    }
    Group rows = new Group(UnitKind.ROW, 0, 0, new int[] {0, 1});
    Structure free = new Structure(4, 2, List.of(rows), List.of());
    int[] values = {1 << 1, 1 << 3};
    assertThat(solves(free, values)).isTrue();
    List<Cage> four = List.of(new Cage(4, new int[] {0, 1}));
    List<Cage> five = List.of(new Cage(5, new int[] {0, 1}));
    assertThat(solves(free.withCages(four), values)).isTrue();
    assertThat(solves(free.withCages(five), values)).isFalse();
    Form sum = new Form.Sum(5, new int[] {1, 1}, new int[] {0, 1});
    assertThat(solves(free.withForms(List.of(sum)), values)).isFalse();
  }

  private static boolean solves(Structure structure, int... sets) {
    return new GridStepSolver(structure, Level.HARD).solves(sets);
  }

  /** What costs time lets someone look at a clock. */
  @Test
  void pulse_isFeltInEachSearch() {
    Random random = new Random(9);
    for (int i = 0; i < 20; i++) {
      SmallGrid grid = SmallGrid.played(random);
      List<Integer> beats = new ArrayList<>();
      GridStepSolver logic = new GridStepSolver(grid.structure(), Level.HARD, () -> beats.add(0));
      assertThat(beats).hasSizeGreaterThan(1);
      logic.load(grid.sets(), grid.isFilled());
      beats.clear();
      int steps = 0;
      while (logic.another().isPresent()) {
        steps++;
      }
      assertThat(beats).hasSizeGreaterThan(steps + 10);
    }
  }
}
