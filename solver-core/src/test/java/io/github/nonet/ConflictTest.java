package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ConflictTest {
  private static final House ROW = new House(House.Type.ROW, 0);
  private static final House COLUMN = new House(House.Type.COLUMN, 2);
  private static final House BOX = new House(House.Type.BOX, 8);

  @Test
  void toString_row() {
    assertThat(new Conflict(ROW, 5, List.of(1, 6)))
        .hasToString("row 1 holds 5 twice, at r1c2 and r1c7");
  }

  @Test
  void toString_column() {
    assertThat(new Conflict(COLUMN, 1, List.of(2, 11, 74)))
        .hasToString("column 3 holds 1 three times, at r1c3, r2c3 and r9c3");
  }

  @Test
  void toString_box() {
    assertThat(new Conflict(BOX, 9, List.of(60, 80)))
        .hasToString("box 9 holds 9 twice, at r7c7 and r9c9");
  }

  @Test
  void cells_copied() {
    List<Integer> cells = new ArrayList<>(List.of(0, 1));
    Conflict conflict = new Conflict(ROW, 1, cells);
    cells.add(2);
    assertThat(conflict.cells()).containsExactly(0, 1).isUnmodifiable();
  }

  @Test
  void describe_inGerman() {
    assertThat(new Conflict(ROW, 5, List.of(1, 6)).describe(Locale.GERMAN))
        .isEqualTo("in Zeile 1 steht 5 zweimal, in r1c2 und r1c7");
    assertThat(new Conflict(COLUMN, 1, List.of(2, 11, 74)).describe(Locale.GERMANY))
        .isEqualTo("in Spalte 3 steht dreimal 1, in r1c3, r2c3 und r9c3");
    assertThat(new Conflict(BOX, 9, List.of(60, 80)).describe(Locale.GERMAN))
        .isEqualTo("in Block 9 steht 9 zweimal, in r7c7 und r9c9");
    assertThat(new Conflict(ROW, 5, List.of(1, 6)).describe(Locale.JAPANESE))
        .isEqualTo("row 1 holds 5 twice, at r1c2 and r1c7");
  }
}
