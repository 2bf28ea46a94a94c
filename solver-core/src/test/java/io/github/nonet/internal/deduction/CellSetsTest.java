package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The places of a value and the cells in sight, in grids of one word of cells and of more. */
class CellSetsTest {
  private static final int ONE = 1 << 1;
  private static final int TWO = 1 << 2;

  private static Sight sight(Structure structure) {
    return new Sight(new Units(structure, () -> {}), () -> {});
  }

  private static List<Integer> common(Sight sight) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = sight.next(0); cell >= 0; cell = sight.next(cell + 1)) {
      cells.add(cell);
    }
    return cells;
  }

  @Test
  void sight_hasAllCellsAtFirst() {
    for (Structure structure : List.of(SmallGrid.boxes(2, 4), SmallGrid.boxes(3, 4))) {
      Sight sight = sight(structure);
      sight.begin();
      assertThat(common(sight)).isEqualTo(IntStream.range(0, structure.cells()).boxed().toList());
    }
  }

  @Test
  void sight_retainsWhatSeesAll() {
    Sight sight = sight(SmallGrid.boxes(3, 3));
    sight.begin();
    assertThat(sight.retain(0)).isTrue();
    assertThat(sight.retain(80)).isTrue();
    assertThat(common(sight)).containsExactly(8, 72);
    assertThat(sight.next(9)).isEqualTo(72);
    assertThat(sight.next(72)).isEqualTo(72);
    assertThat(sight.next(73)).isEqualTo(-1);
    assertThat(sight.retain(40)).isFalse();
    assertThat(common(sight)).isEmpty();
  }

  @Test
  void sight_beginsWithSomeCells() {
    Sight sight = sight(SmallGrid.boxes(4, 4));
    long[] cells = new long[4];
    cells[0] = 0b100;
    cells[3] = Long.MIN_VALUE;
    sight.begin(cells);
    assertThat(common(sight)).containsExactly(2, 255);
    assertThat(sight.retain(0)).isTrue();
    assertThat(common(sight)).containsExactly(2);
    assertThat(cells[3]).isEqualTo(Long.MIN_VALUE);
  }

  /** The first of the cells is apart from each of the others, which may be equal. */
  @Test
  void cellsApart_seeTheFirstOne() {
    Form apart = new Form.Apart(new int[] {0, 40, 80});
    Sight sight = sight(SmallGrid.boxes(3, 3).withForms(List.of(apart)));
    assertThat(sight.sees(0, 40) && sight.sees(40, 0)).isTrue();
    assertThat(sight.sees(0, 80) && sight.sees(80, 0)).isTrue();
    assertThat(sight.sees(40, 80) || sight.sees(80, 40)).isFalse();
  }

  @Test
  void places_areOpenCellsOfHousesWithoutTheValue() {
    Structure structure = SmallGrid.boxes(3, 3);
    GridState state = new GridState(new Units(structure, () -> {}), () -> {});
    ValuePlaces places = new ValuePlaces(state.units);
    int[] sets = new int[81];
    sets[9] = ONE | TWO;
    sets[17] = ONE;
    sets[69] = ONE | TWO;
    sets[71] = ONE | TWO;
    sets[80] = TWO;
    boolean[] isFilled = new boolean[81];
    isFilled[80] = true;
    isFilled[17] = true;
    load(state, sets, isFilled);
    places.look(state, TWO);
    assertThat(places.size(1)).isEqualTo(1);
    assertThat(places.size(7)).isEqualTo(2);
    assertThat(places.size(8)).isZero();
    assertThat(places.size(0)).isZero();
    assertThat(places.all()).containsExactly(1L << 9, 1L << 69 | 1L << 71);
    assertThat(CellBits.toArray(places.of(7))).containsExactly(69, 71);
    places.look(state, ONE);
    assertThat(places.size(1)).isZero();
    assertThat(places.all()).containsExactly(1L << 9, 1L << 69 | 1L << 71);
  }

  @Test
  void places_forgetThoseOfTheValueBefore() {
    GridState state = new GridState(new Units(SmallGrid.boxes(2, 2), () -> {}), () -> {});
    int[] sets = new int[16];
    sets[0] = ONE;
    sets[1] = TWO;
    state.load(sets);
    ValuePlaces places = new ValuePlaces(state.units);
    places.look(state, ONE);
    places.look(state, TWO);
    assertThat(places.all()).containsExactly(0b10);
    assertThat(places.of(0)).containsExactly(0b10);
  }

  /** Column 1 of twelve rows lies in three words. */
  @Test
  void places_areThoseOfAllWords() {
    GridState state = new GridState(new Units(SmallGrid.boxes(3, 4), () -> {}), () -> {});
    int[] sets = new int[144];
    sets[12] = ONE;
    sets[132] = ONE;
    state.load(sets);
    ValuePlaces places = new ValuePlaces(state.units);
    places.look(state, ONE);
    assertThat(CellBits.toArray(places.of(12))).containsExactly(12, 132);
    sets[12] = 0;
    sets[72] = ONE;
    sets[132] = 0;
    state.load(sets);
    places.look(state, ONE);
    assertThat(CellBits.toArray(places.of(12))).containsExactly(72);
    assertThat(places.of(13)).containsOnly(0);
  }

  private static void load(GridState state, int[] sets, boolean... isFilled) {
    state.load(sets);
    for (int cell = 0; cell < isFilled.length; cell++) {
      if (isFilled[cell]) {
        state.markFilled(cell);
      }
    }
  }
}
