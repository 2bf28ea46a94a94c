package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HouseTest {
  @Test
  void all_rowsColumnsBoxes() {
    assertThat(House.all()).hasSize(27).doesNotHaveDuplicates().isUnmodifiable();
    assertThat(House.all().subList(0, 9)).extracting(House::type).containsOnly(House.Type.ROW);
    assertThat(House.all().subList(9, 18)).extracting(House::type).containsOnly(House.Type.COLUMN);
    assertThat(House.all().subList(18, 27)).extracting(House::type).containsOnly(House.Type.BOX);
    assertThat(House.all().subList(9, 18))
        .extracting(House::index)
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void cells_ascending() {
    assertThat(new House(House.Type.ROW, 1).cells())
        .containsExactly(9, 10, 11, 12, 13, 14, 15, 16, 17)
        .isUnmodifiable();
    assertThat(new House(House.Type.COLUMN, 8).cells())
        .containsExactly(8, 17, 26, 35, 44, 53, 62, 71, 80);
    assertThat(new House(House.Type.BOX, 5).cells())
        .containsExactly(33, 34, 35, 42, 43, 44, 51, 52, 53);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 8})
  void byNumber_isTheHouse(int index) {
    assertThat(House.row(index)).isEqualTo(new House(House.Type.ROW, index));
    assertThat(House.column(index)).isEqualTo(new House(House.Type.COLUMN, index));
    assertThat(House.box(index)).isEqualTo(new House(House.Type.BOX, index));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 9})
  void byNumber_outside(int index) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> House.row(index))
        .withMessageContaining("index")
        .withMessageContaining(String.valueOf(index));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> House.column(index));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> House.box(index));
  }

  @Test
  void of_cell() {
    assertThat(House.containing(33))
        .hasToString("[row 4, column 7, box 6]")
        .allMatch(house -> house.cells().contains(33))
        .isUnmodifiable();
  }

  @Test
  void peersOf_cell() {
    assertThat(House.peersOf(0))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 27, 36, 45, 54, 63, 72)
        .isUnmodifiable();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 81})
  void noSuchCell(int cell) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> House.containing(cell))
        .withMessage("cell is %d; expected 0 to 80", cell);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> House.peersOf(cell));
  }

  @Test
  void toString_countsFromOne() {
    assertThat(new House(House.Type.ROW, 0)).hasToString("row 1");
    assertThat(new House(House.Type.COLUMN, 8)).hasToString("column 9");
    assertThat(new House(House.Type.BOX, 4)).hasToString("box 5");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 9})
  void house_noSuchIndex(int index) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> new House(House.Type.ROW, index));
  }

  @Test
  void house_null() {
    assertThatNullPointerException().isThrownBy(() -> new House(null, 0)).withMessage("type");
  }
}
