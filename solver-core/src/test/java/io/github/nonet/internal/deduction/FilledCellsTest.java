package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a filled cell takes from the others: from those that see it, and from no others. */
class FilledCellsTest {
  private final Random random = new Random(34);
  private boolean isDead;

  @Test
  void fillSingles_takesWhatClashesWithClues() {
    int dead = 0;
    for (int i = 0; i < 300; i++) {
      SmallGrid grid = SmallGrid.played(random);
      int[] clues = grid.clues(0.4 * random.nextDouble(), random);
      int odd = random.nextInt(clues.length);
      clues[odd] = i % 2 == 0 ? clues[odd] : 2 << random.nextInt(grid.structure().symbols());
      GridState state = new GridState(new Units(grid.structure(), () -> {}), () -> {});
      state.load(clues);
      state.fillSingles();
      assertThat(state.sets).as("%s", grid).isEqualTo(filled(grid.structure(), clues));
      assertThat(state.isDead()).as("%s", grid).isEqualTo(isDead);
      assertThat(state.open())
          .isEqualTo(Arrays.stream(clues).filter(set -> Integer.bitCount(set) > 1).count());
      dead += isDead ? 1 : 0;
    }
    assertThat(dead).isBetween(20, 280);
  }

  @Test
  void place_takesWhatClashesWithTheValue() {
    for (int i = 0; i < 300; i++) {
      SmallGrid grid = SmallGrid.played(random);
      int[] sets = grid.clues(0.3 * random.nextDouble(), random);
      GridState state = new GridState(new Units(grid.structure(), () -> {}), () -> {});
      state.load(sets);
      state.fillSingles();
      int cell = random.nextInt(sets.length);
      if (!state.isFilled[cell] && !state.isDead()) {
        state.place(cell, grid.solution()[cell]);
        sets[cell] = 1 << grid.solution()[cell];
        assertThat(state.sets).as("%s", grid).isEqualTo(filled(grid.structure(), sets));
        assertThat(state.isFilled[cell]).isTrue();
        assertThat(state.changedCell[cell]).isEqualTo(state.changes());
        assertThat(Arrays.stream(state.units.unitsOf[cell]))
            .allMatch(unit -> state.changed[unit] == state.changes());
      }
    }
  }

  /** Returns what is left of clues and open cells. */
  private int[] filled(Structure structure, int... clues) {
    int[] left = clues.clone();
    isDead = false;
    for (int cell = 0; cell < clues.length; cell++) {
      for (int unit = 0; unit < structure.groups().size() + structure.cages().size(); unit++) {
        clash(clues, left, cell, structure.cellsOfUnit(unit));
      }
      for (Form form : structure.forms()) {
        clash(clues, left, cell, form instanceof Form.Sets ? form.cells() : new int[0]);
      }
    }
    for (Form form : structure.forms()) {
      see(form, clues, left);
    }
    isDead |= Arrays.stream(left).anyMatch(set -> set == 0);
    return left;
  }

  private void clash(int[] clues, int[] left, int cell, int... unit) {
    boolean isIn = Arrays.stream(unit).anyMatch(it -> it == cell);
    for (int other : isIn && Integer.bitCount(clues[cell]) == 1 ? unit : new int[0]) {
      boolean isClue = Integer.bitCount(clues[other]) == 1;
      isDead |= isClue && other != cell && clues[other] == clues[cell];
      left[other] &= isClue ? -1 : ~clues[cell];
    }
  }

  /** Takes what is the value of a cell kept apart, or no mark. */
  private static void see(Form form, int[] clues, int... left) {
    int[] cells = form.cells();
    if (form instanceof Form.Apart) {
      for (int cell : Integer.bitCount(clues[cells[0]]) == 1 ? cells : new int[0]) {
        left[cell] &= Integer.bitCount(clues[cell]) == 1 ? -1 : ~clues[cells[0]];
      }
    } else if (form instanceof Form.Sets sets && cells.length == 1) {
      int marks = Arrays.stream(sets.sets()).reduce(0, (a, b) -> a | b);
      left[cells[0]] &= Integer.bitCount(clues[cells[0]]) == 1 ? -1 : marks;
    }
  }

  @Test
  void beat_letsSomebodyLookAtTheClockNowAndThen() {
    int[] pulses = {0};
    GridState state = new GridState(new Units(SmallGrid.boxes(2, 2), () -> {}), () -> pulses[0]++);
    for (int i = 0; i < 640; i++) {
      state.look();
    }
    assertThat(pulses[0]).isEqualTo(10);
  }
}
