package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A technique lets its caller check a clock, and nothing is checked in vain. */
class WatchedDeductionTest {
  private static final Structure BOARD = SmallGrid.boxes(3, 3);
  private static final int HOUSES = 27;
  private static final int ALL = (1 << 10) - 2;

  private int pulses;

  private void pulse() {
    pulses++;
  }

  private int pulsesOf(Runnable work) {
    int before = pulses;
    work.run();
    return pulses - before;
  }

  /** Returns how often a state beats while something is done. */
  private int beats(GridState state, Runnable work) {
    while (pulsesOf(state::look) == 0) {
      assertThat(pulses).isNotNegative();
    }
    int whole = pulsesOf(work);
    int rest = 0;
    int before = pulses;
    while (pulses == before) {
      state.look();
      rest++;
    }
    return 64 * (whole + 1) - rest;
  }

  /**
   * A cage that leaves a sum of three cells of row 1, one of 20, one of any sum, and one form of
   * each kind.
   */
  private static Structure rich() {
    return BOARD
        .withCages(
            List.of(
                new Cage(30, new int[] {0, 1, 2, 3, 4, 5}),
                new Cage(20, new int[] {77, 78, 79, 80}),
                new Cage(0, new int[] {40, 41})))
        .withForms(
            List.of(
                new Form.TwoCells(new int[] {20, 21}, all(9)),
                new Form.Sets(new int[] {30, 31}, new int[] {1 << 1 | 1 << 2, 1 << 3 | 1 << 4}),
                new Form.Sum(20, new int[] {1, 1, 1, 1}, new int[] {36, 37, 38, 39}),
                new Form.Machine(
                    new int[] {50, 51}, 0, new boolean[] {true}, new int[][] {new int[9]})));
  }

  private static int[] all(int count) {
    int[] sets = new int[count];
    Arrays.fill(sets, ALL);
    return sets;
  }

  /** Three cells of two candidates, of which two are alike and apart; no technique has a step. */
  private static int[] sets() {
    int[] sets = all(81);
    sets[9] = 1 << 1 | 1 << 2;
    sets[70] = 1 << 1 | 1 << 2;
    sets[12] = 1 << 2 | 1 << 3;
    sets[30] = 0b1_1110;
    sets[31] = 0b1_1110;
    return sets;
  }

  @Test
  void finders_feelThePulseAtEachLook_andLookAgainAtNothingUnchanged() {
    GridState state = new GridState(new Units(rich(), () -> {}), this::pulse);
    List<GridFinder> finders = new GridFinders(state).upTo(Level.HARD);
    StepDraft finding = new StepDraft();
    // Some make tables when they look first, which feels the pulse as often as the tables are new.
    state.load(sets());
    finders.forEach(finder -> finder.find(state, finding));
    state.load(sets());
    finders.forEach(GridFinder::restart);
    Map<String, Integer> beats = new TreeMap<>();
    for (GridFinder finder : finders) {
      int first = beats(state, () -> assertThat(finder.find(state, finding)).isFalse());
      int second = beats(state, () -> finder.find(state, finding));
      assertThat(second).as("%s", finder).isZero();
      beats.merge(finder.getClass().getSimpleName(), first, Integer::sum);
    }
    assertThat(beats).isEqualTo(looks());
  }

  /** Returns how often the finders look, those of a class together. */
  private static Map<String, Integer> looks() {
    int cages = 3;
    int forms = 4;
    int units = HOUSES + cages + forms;
    Map<String, Integer> looks = new TreeMap<>();
    looks.put("GridNakedSingles", 0);
    looks.put("GridHiddenSingles", HOUSES);
    looks.put("CageSingles", cages);
    looks.put("Intersections", 4 * HOUSES + 3);
    looks.put("CommonSight", 9 * (1 + HOUSES + HOUSES));
    // Two cages have 8 and 12 combinations.
    looks.put("CageCombinations", cages + 8 + 12);
    looks.put("WholeConstraints", 1 + 1);
    looks.put("Pairs", 1);
    looks.put("SetsOfCells", 1 + 2);
    // For three cells at most; for any number, also once for each cell.
    looks.put("Sums", 1 + 1 + 4);
    looks.put("GridSubsets", 3 * (units + HOUSES));
    looks.put("InniesOuties", 1);
    // The machine of two cells has a look of its own, and two at each cell; ways are looked at
    // once.
    looks.put("LineWays", 5 * 64 + 2 + 2 + 3);
    looks.put("GridFish", 3 * 9 * (1 + 2));
    looks.put("GridTurbotFish", 2 * 9 * (1 + HOUSES));
    looks.put("WWing", 81 + 2 * (HOUSES + HOUSES));
    looks.put("GridWings", 2);
    looks.put("SmallCages", 2 * cages);
    return looks;
  }

  /** In each row and column 1 has two places, which all 18 of them make one ring. */
  @Test
  void fish_feelThePulseAtEachChoiceOfLines() {
    int[] sets = new int[81];
    for (int row = 0; row < 9; row++) {
      sets[9 * row + row] = 1 << 1;
      sets[9 * row + (row + 1) % 9] = 1 << 1;
    }
    GridState state = new GridState(new Units(BOARD, () -> {}), this::pulse);
    state.load(sets);
    int looks = 9 + 2 * 8;
    assertThat(beats(state, () -> findFish(state, GridTechnique.X_WING, 2)))
        .isEqualTo(2 * (1 + 9) + looks);
    assertThat(beats(state, () -> findFish(state, GridTechnique.SWORDFISH, 3)))
        .isEqualTo(2 * (1 + 9 + 9) + looks);
  }

  private static void findFish(GridState state, GridTechnique technique, int size) {
    GridFinder finder = new GridFish(state.units, technique, size);
    assertThat(finder.find(state, new StepDraft())).isFalse();
  }

  @Test
  void making_feelsThePulseAtEachHouse() {
    Units units = new Units(BOARD, () -> {});
    assertThat(pulsesOf(() -> new Sight(units, this::pulse))).isEqualTo(HOUSES);
    assertThat(pulsesOf(() -> Crossings.of(units, this::pulse))).isEqualTo(HOUSES);
    GridState state = new GridState(units, this::pulse);
    assertThat(pulsesOf(() -> new GridFinders(state).upTo(Level.MEDIUM))).isEqualTo(HOUSES);
    assertThat(pulsesOf(() -> new GridFinders(state).upTo(Level.HARD))).isEqualTo(2 * HOUSES + 1);
    assertThat(pulsesOf(() -> new GridStepSolver(BOARD, Level.EASY, this::pulse))).isEqualTo(3);
  }

  @Test
  void making_feelsThePulseAmongManyForms() {
    Form[] pairs = new Form[2_560];
    Arrays.fill(pairs, new Form.TwoCells(new int[] {20, 21}, all(9)));
    Structure many = BOARD.withForms(List.of(pairs));
    assertThat(pulsesOf(() -> new Units(many, this::pulse))).isEqualTo(11 + 1 + 10);
  }

  /** Each look at a cell and a value goes through all cells twice. */
  @Test
  void longSums_feelThePulseBetweenCells() {
    int[] cells = new int[600];
    Arrays.setAll(cells, cell -> cell);
    int[] ones = new int[600];
    Arrays.fill(ones, 1);
    Structure sum =
        new Structure(9, 600, List.of(), List.of())
            .withForms(List.of(new Form.Sum(3_000, ones, cells)));
    Units units = new Units(sum, () -> {});
    GridState state = new GridState(units, this::pulse);
    state.load(all(600));
    GridFinder finder = new Sums(units, new Sight(units, () -> {}), GridTechnique.SUM_BOUNDS);
    int looks = beats(state, () -> assertThat(finder.find(state, new StepDraft())).isFalse());
    assertThat(looks).isGreaterThan(600 * 9 * 2 * 600 / 200);
  }

  @Test
  void solving_feelsThePulseAtTheBeginningAndBeforeEachStep() {
    Structure row = new Structure(4, 4, List.of(SmallGrid.boxes(2, 2).groups().get(0)), List.of());
    GridStepSolver logic = new GridStepSolver(row, Level.HARD, this::pulse);
    assertThat(pulsesOf(() -> logic.solves(new int[] {2, 4, 8, 16}))).isEqualTo(1);
    assertThat(pulsesOf(() -> logic.solves(new int[] {2, 4, 8, 24}))).isEqualTo(2);
    assertThat(pulsesOf(() -> logic.solves(new int[] {2, 4, 24, 24}))).isEqualTo(2);
  }

  @Test
  void solutions_feelThePulseAtEachForm() {
    GridState state = new GridState(new Units(rich(), () -> {}), this::pulse);
    state.load(sets());
    assertThat(beats(state, () -> rich().forms().forEach(state::isMet)))
        // The machine of two cells has a look of its own, and two at each cell.
        .isEqualTo(3 + 5 * 64);
  }
}
