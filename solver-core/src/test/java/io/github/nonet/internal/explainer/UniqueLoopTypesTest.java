package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.internal.sets.ValueSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops of the digits 1 and 2 on an otherwise empty board. Row 2 is that of the rich cells. */
class UniqueLoopTypesTest {
  /** In rows 1 and 2, columns 1 and 4. */
  private static final int[] RECTANGLE = {0, 3, 12, 9};

  private static final int RICH = 9;

  private static final int OTHER_RICH = 12;
  private static final int PAIR = 0b11;

  private final Marks marks = Positions.marks(Board.EMPTY);
  private final Deduction best = new Deduction();
  private final UniqueLoopTypes types = new UniqueLoopTypes(best);

  @BeforeEach
  void begin() {
    types.begin(marks);
  }

  private void only(int cell, String digits) {
    Positions.only(marks, cell, digits);
  }

  private void rectangle(String rich, String otherRich) {
    only(0, "12");
    only(3, "12");
    only(RICH, rich);
    only(OTHER_RICH, otherRich);
  }

  private void take() {
    types.take(RECTANGLE, RECTANGLE.length, PAIR);
  }

  /** Returns the eliminations, "cell-digits" each. */
  private String removed() {
    StringBuilder removed = new StringBuilder();
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      if (best.removedFrom(cell) != 0) {
        removed.append(removed.length() == 0 ? "" : " ").append(cell).append('-');
        for (int rest = best.removedFrom(cell); rest != 0; rest &= rest - 1) {
          removed.append(ValueSet.lowest(rest) + 1);
        }
      }
    }
    return removed.toString();
  }

  @Test
  void type1_theRichCellLosesBothDigits() {
    rectangle("12", "1234");
    take();
    assertThat(removed()).isEqualTo("12-12");
    assertThat(best.rating).isEqualTo(4.5);
    assertThat(types.isLowest()).isTrue();
  }

  @Test
  void type2_whatSeesBothRichCellsLosesTheOtherDigit() {
    rectangle("123", "123");
    take();
    assertThat(removed()).isEqualTo("10-3 11-3 13-3 14-3 15-3 16-3 17-3");
    assertThat(best.rating).isEqualTo(4.5);
    assertThat(types.isLowest()).isFalse();
  }

  @Test
  void type2_threeRichCells() {
    only(0, "12");
    only(3, "123");
    only(RICH, "123");
    only(OTHER_RICH, "123");
    take();
    assertThat(removed()).isEqualTo("13-3 14-3");
  }

  @Test
  void type3_nakedPair() {
    rectangle("123", "124");
    only(17, "34");
    take();
    assertThat(removed()).isEqualTo("10-34 11-34 13-34 14-34 15-34 16-34");
    assertThat(best.rating).isEqualTo(4.6);
  }

  @Test
  void type3_nakedTriple() {
    rectangle("123", "124");
    only(16, "345");
    only(17, "45");
    take();
    assertThat(removed()).isEqualTo("10-345 11-345 13-345 14-345 15-345");
    assertThat(best.rating).isEqualTo(4.7);
  }

  @Test
  void type3_notWithACellOfOneDigit() {
    rectangle("123", "124");
    only(16, "5");
    only(17, "345");
    take();
    assertThat(types.found()).isFalse();
  }

  @Test
  void type3_hiddenPair() {
    rectangle("123", "124");
    for (int cell : new int[] {10, 11, 13, 14, 15, 16}) {
      only(cell, "3456789");
    }
    take();
    assertThat(removed()).isEqualTo("17-3456789");
    assertThat(best.rating).isEqualTo(4.5);
  }

  @Test
  void type3_hiddenTriple() {
    rectangle("123", "124");
    for (int cell : new int[] {10, 11, 13, 14, 15}) {
      only(cell, "346789");
    }
    take();
    assertThat(removed()).isEqualTo("16-346789 17-346789");
    assertThat(best.rating).isEqualTo(4.6);
  }

  @Test
  void type4_theOtherDigitGoes() {
    rectangle("1234", "1256");
    for (int cell : new int[] {10, 11, 13, 14, 15, 16, 17}) {
      marks.remove(cell, 0);
    }
    take();
    assertThat(removed()).isEqualTo("9-2 12-2");
    assertThat(best.rating).isEqualTo(4.5);
  }

  @Test
  void type4_eitherDigit() {
    rectangle("1234", "1256");
    for (int cell : new int[] {10, 11, 13, 14, 15, 16, 17}) {
      marks.remove(cell, 1);
    }
    take();
    assertThat(removed()).isEqualTo("9-1 12-1");
  }

  @Test
  void take_threeRichCellsWithoutACommonPeer() {
    only(0, "123");
    only(3, "12");
    only(RICH, "12");
    only(OTHER_RICH, "123");
    for (int cell : new int[] {1, 2, 4, 5, 10, 11, 13, 14}) {
      marks.remove(cell, 2);
    }
    take();
    assertThat(types.found()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4, 4.5", "6, 4.6", "8, 4.7", "10, 5.0", "12, 5.0"})
  void rating_byTheNumberOfCells(int cells, double rating) {
    rectangle("12", "123");
    types.take(new int[] {OTHER_RICH, 0, 3, 9, 0, 3, 9, 0, 3, 9, 0, 3}, cells, PAIR);
    assertThat(best.rating).isEqualTo(rating);
    assertThat(types.isLowest()).isEqualTo(cells == 4);
    assertThat(types.canBeat(cells)).isTrue();
    assertThat(types.canBeat(cells - 2)).isTrue();
    assertThat(types.canBeat(cells + 2)).isEqualTo(cells >= 10);
  }

  @Test
  void take_theLowestTypeStays() {
    rectangle("1234", "1256");
    for (int cell : new int[] {10, 11, 13, 14, 15, 16, 17}) {
      marks.remove(cell, 0);
    }
    take();
    only(RICH, "12");
    take();
    assertThat(removed()).isEqualTo("12-12");
    only(OTHER_RICH, "125");
    take();
    assertThat(removed()).isEqualTo("12-12");
  }
}
