package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockingTest {
  private static final int DIGIT = 4;

  private final Deduction deduction = new Deduction();

  /** The parts lie side by side, or are the columns of a box. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void thirds_holdTwoPlacesOrThree(boolean sideBySide) {
    Locking.Thirds thirds =
        sideBySide ? new Locking.Thirds(0b111, 3) : new Locking.Thirds(0b001_001_001, 1);
    Marks marks = Positions.marks(Positions.SOLUTION);
    for (int places = 0; places <= ExplainerHouses.ALL_DIGITS; places++) {
      marks.places[DIGIT] = places;
      int set = places;
      int[] in =
          IntStream.range(0, ExplainerHouses.SIZE)
              .filter(place -> (set >>> place & 1) != 0)
              .map(place -> sideBySide ? place / 3 : place % 3)
              .toArray();
      boolean isLocked = in.length > 1 && IntStream.of(in).distinct().count() == 1;
      assertThat(thirds.lockedDigits(marks, ExplainerHouses.FIRST_BOX))
          .isEqualTo(isLocked ? 1 << ExplainerHouses.SIZE * in[0] + DIGIT : 0);
    }
  }

  /**
   * Digit 1 has places in columns 1 and 2 of row 1, and in columns 1 and 9 of row 2. So it has
   * places in one row of the second box, which points at the last cell of row 2 as well.
   */
  @Test
  void direct_pointingAndClaiming_leaveTheSameSingle() {
    Marks marks = Positions.marks(Board.EMPTY);
    IntStream.rangeClosed(2, 8).forEach(cell -> marks.remove(cell, 0));
    IntStream.rangeClosed(10, 16).forEach(cell -> marks.remove(cell, 0));
    List<String> found = new ArrayList<>();
    new Locking(true, deduction)
        .find(
            marks,
            it -> {
              found.add(it.rating + " " + it.placedCell + " " + it.placedDigit);
              return false;
            });
    assertThat(found).containsExactly("1.7 17 0", "1.9 17 0");
  }
}
