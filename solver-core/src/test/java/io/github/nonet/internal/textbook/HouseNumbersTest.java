package io.github.nonet.internal.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.House;
import java.util.List;
import org.junit.jupiter.api.Test;

class HouseNumbersTest {
  @Test
  void numbers_ofEachCell() {
    List<House> houses = House.all();
    assertThat(HouseNumbers.COUNT).isEqualTo(27);
    for (int cell = 0; cell < 81; cell++) {
      int[] numbers = {HouseNumbers.ROW[cell], HouseNumbers.COLUMN[cell], HouseNumbers.BOX[cell]};
      for (int type = 0; type < 3; type++) {
        int index = numbers[type] - 9 * type;
        House house = new House(House.Type.values()[type], index);
        assertThat(house.cells()).contains(cell);
      }
    }
    assertThat(houses).hasSize(27);
  }
}
