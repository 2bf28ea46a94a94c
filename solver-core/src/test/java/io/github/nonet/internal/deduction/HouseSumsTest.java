package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sums that follow from houses of 21 and cages. */
class HouseSumsTest {
  private static final Structure SIX = SmallGrid.boxes(2, 3);

  private static Cage cage(int sum, int... cells) {
    return new Cage(sum, cells);
  }

  private static List<String> ofOne(Cage... cages) {
    return texts(HouseSums.ofOne(new Units(SIX.withCages(List.of(cages)), () -> {}), () -> {}));
  }

  private static List<String> ofSeveral(Cage... cages) {
    return texts(HouseSums.ofSeveral(new Units(SIX.withCages(List.of(cages)), () -> {}), () -> {}));
  }

  private static String cells(HouseSum sum, int factor) {
    return IntStream.range(0, sum.sum().cells().length)
        .filter(i -> sum.sum().factors()[i] == factor)
        .mapToObj(i -> String.valueOf(sum.sum().cells()[i]))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static List<String> texts(List<HouseSum> sums) {
    return sums.stream()
        .map(
            sum ->
                Arrays.toString(sum.houses())
                    + " +"
                    + cells(sum, 1)
                    + " -"
                    + cells(sum, -1)
                    + " = "
                    + sum.sum().total())
        .toList();
  }

  @Test
  void ofOne_inniesAndWhatReachesOut() {
    assertThat(ofOne(cage(15, 0, 1, 2, 3, 4), cage(8, 6, 7, 12)))
        .containsExactly("[0] +[5] -[] = 6", "[12] +[8] -[3, 4, 12] = -2");
  }

  @Test
  void ofOne_outiesAlone() {
    assertThat(ofOne(cage(6, 12, 13, 14), cage(18, 15, 16, 17, 23)))
        .containsExactly(
            "[2] +[15, 16, 17] -[] = 15",
            "[2] +[23] -[] = 3",
            "[14] +[18, 19, 20] -[] = 15",
            "[15] +[21, 22] -[] = 3");
  }

  @Test
  void cagesOfAnySumOrTwiceInACell_areLeftOut() {
    assertThat(ofOne(cage(0, 0, 1, 2, 3, 4))).isEmpty();
    assertThat(ofSeveral(cage(0, 0, 1, 2, 3, 4))).isEmpty();
    assertThat(ofOne(cage(10, 0, 1, 2, 3), cage(14, 2, 3, 4, 5)))
        .containsExactly(
            "[0] +[4, 5] -[] = 11", "[12] +[6, 7, 8] -[3] = 11", "[13] +[9, 10, 11] -[2] = 7");
  }

  @Test
  void ofSeveral_areThoseThatOneHouseDoesNotTell() {
    Cage[] cages = {cage(16, 0, 1, 2, 3, 6), cage(20, 4, 5, 7, 8, 9, 10)};
    assertThat(ofSeveral(cages)).contains("[0, 1] +[11] -[] = 6");
    assertThat(ofSeveral(cages)).doesNotContainAnyElementsOf(ofOne(cages));
    assertThat(ofSeveral(cage(15, 0, 1, 2, 3, 4))).isEmpty();
    Cage[] columns = {cage(20, 0, 1, 6, 7, 12), cage(18, 13, 18, 19, 24, 25, 30)};
    assertThat(ofSeveral(columns)).contains("[6, 7] +[31] -[] = 4");
  }

  @Test
  void pulse_isFeltForEachHouse() {
    Units units = new Units(SIX.withCages(List.of(cage(15, 0, 1, 2, 3, 4))), () -> {});
    int[] beats = {0};
    HouseSums.ofOne(units, () -> beats[0]++);
    assertThat(beats[0]).isEqualTo(18);
    HouseSums.ofSeveral(units, () -> beats[0]++);
    assertThat(beats[0]).isGreaterThan(18 + 18 + 18);
  }
}
