package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What each technique but the chains finds in some positions: all of it, or one after the other.
 *
 * <p>The numbers were made by the library itself; the tally requires that all deductions be true.
 */
class FinderInventoryTest {
  private final DeductionTally tally = new DeductionTally();
  private final Subsets subsets = new Subsets(tally.deduction);

  @Test
  void single_oneByOne() {
    assertThat(
            tally.oneByOne(
                marks ->
                    Singles.hidden(marks, tally.deduction)
                        || Singles.naked(marks, tally.deduction)))
        .hasToString("417 found, 417 placed, 0 removed, 0 premises, digest dda21cef");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "false | 96 found, 0 placed, 197 removed, 576 premises, digest 23fa243f",
        "true  | 4 found, 4 placed, 0 removed, 0 premises, digest 0efc28ae",
      })
  void locking_all(boolean direct, String expected) {
    Locking locking = new Locking(direct, tally.deduction);
    assertThat(tally.all(marks -> locking.find(marks, tally))).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 33 found, 0 placed, 106 removed, 66 premises, digest cfe676d5",
        "3 | 18 found, 0 placed, 59 removed, 54 premises, digest 4944f5dc",
        "4 | 5 found, 0 placed, 22 removed, 20 premises, digest 857dfd92",
      })
  void nakedSubset_all(int size, String expected) {
    assertThat(tally.all(marks -> subsets.naked(marks, size, tally))).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 51 found, 0 placed, 120 removed, 357 premises, digest f8b4ab8c",
        "3 | 13 found, 0 placed, 44 removed, 78 premises, digest 3747c2b8",
        "4 | 4 found, 0 placed, 20 removed, 20 premises, digest 76ba561b",
      })
  void hiddenSubset_all(int size, String expected) {
    assertThat(tally.all(marks -> subsets.hidden(marks, size, tally))).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 50 found, 50 placed, 0 removed, 0 premises, digest c5ac0a9a",
        "3 | 32 found, 32 placed, 0 removed, 0 premises, digest 64fb6af3",
      })
  void directHiddenSubset_all(int size, String expected) {
    assertThat(tally.all(marks -> subsets.directHidden(marks, size, tally))).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 18 found, 0 placed, 46 removed, 252 premises, digest 708bb473",
        "3 | 13 found, 0 placed, 41 removed, 234 premises, digest 1b1f2edd",
        "4 | 8 found, 0 placed, 20 removed, 160 premises, digest 3a64f504",
      })
  void fish_all(int size, String expected) {
    Fishes fish = new Fishes(tally.deduction);
    assertThat(tally.all(marks -> fish.find(marks, size, tally))).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "false | 39 found, 0 placed, 60 removed, 0 premises, digest d2c5089e",
        "true  | 20 found, 0 placed, 28 removed, 0 premises, digest 74b484e2",
      })
  void wing_oneByOne(boolean xyz, String expected) {
    assertThat(tally.oneByOne(marks -> Wings.find(marks, xyz, tally.deduction)))
        .hasToString(expected);
  }

  @Test
  void uniqueLoop_oneByOne() {
    assertThat(tally.oneByOne(new UniqueLoops(tally.deduction)::find))
        .hasToString("67 found, 0 placed, 143 removed, 0 premises, digest 7ff7f835");
  }

  @Test
  void grave_oneByOne() {
    assertThat(tally.oneByOne(new GraveTypes(tally.deduction)::find))
        .hasToString("12 found, 0 placed, 21 removed, 0 premises, digest 460d0c33");
  }

  @Test
  void alignedPair_oneByOne() {
    assertThat(tally.oneByOne(new AlignedExclusion(tally.deduction)::pair))
        .hasToString("104 found, 0 placed, 129 removed, 0 premises, digest ac999fe4");
  }

  @Test
  void alignedTriplet_oneByOne() {
    AlignedExclusion aligned = new AlignedExclusion(tally.deduction);
    assertThat(tally.oneByOne(marks -> aligned.triplet(marks, Positions.FREE)))
        .hasToString("216 found, 0 placed, 280 removed, 0 premises, digest d8990382");
  }
}
