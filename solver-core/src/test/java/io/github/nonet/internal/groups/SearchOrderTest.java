package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SearchOrderTest {
  private final Tables tables = Structures.boxes(2, 2).tables(() -> {});
  private final Domains domains = new Domains(tables);
  private final SearchOrder order = new SearchOrder(tables, domains);

  @BeforeEach
  void reset() {
    Arrays.fill(domains.sets, tables.all);
    order.reset();
  }

  private int choiceAfter(int... failed) {
    order.fail(failed);
    assertThat(order.choose()).isTrue();
    return order.cell();
  }

  @Test
  void fail_upToTwiceTheValues_countsForEachCell() {
    assertThat(choiceAfter(5)).isEqualTo(5);
    reset();
    assertThat(choiceAfter(IntStream.range(3, 11).toArray())).isEqualTo(3);
  }

  @Test
  void fail_moreCells_countsForNone() {
    assertThat(choiceAfter(IntStream.range(3, 12).toArray())).isZero();
  }

  /** A cell that has its value gets no weight; if it is open again, it is like the others. */
  @Test
  void fail_closedCell_countsForTheOpenOnes() {
    domains.sets[5] = 0b10;
    order.fail(new int[] {5, 6});
    domains.sets[5] = tables.all;
    assertThat(choiceAfter()).isEqualTo(6);
  }

  @Test
  void reset_forgetsFailures() {
    order.fail(new int[] {7});
    order.reset();
    assertThat(choiceAfter()).isZero();
  }

  @Test
  void choose_lowestValueOfTheFirstOfEqualCells() {
    assertThat(choiceAfter()).isZero();
    assertThat(order.bit()).isEqualTo(0b10);
  }

  @Test
  void choose_noCellOpen() {
    Arrays.fill(domains.sets, 0b10);
    assertThat(order.choose()).isFalse();
  }

  /** Four candidates cost 8, three cost 5.2, two cost 2.8. */
  @Test
  void choose_weightAgainstCandidates() {
    domains.sets[9] = 0b1110;
    assertThat(choiceAfter()).isEqualTo(9);
    assertThat(choiceAfter(4)).isEqualTo(4);
    domains.sets[15] = 0b110;
    assertThat(choiceAfter()).isEqualTo(4 + 11);
    order.add(4, 4);
    assertThat(choiceAfter()).isEqualTo(4);
  }

  /** In the first row and in the first box, 4 has two places: the heaviest is chosen. */
  @Test
  void choose_placeOfAHouse() {
    domains.sets[0] = 0b1110;
    domains.sets[1] = 0b1110;
    assertThat(choiceAfter()).isEqualTo(2);
    assertThat(order.bit()).isEqualTo(0b10000);
    assertThat(choiceAfter(5)).isEqualTo(5);
    assertThat(order.bit()).isEqualTo(0b10000);
    order.add(12, 2);
    assertThat(choiceAfter()).isEqualTo(5);
  }

  @Test
  void choose_closedPlace_isTheOther() {
    domains.sets[0] = 0b1110;
    domains.sets[1] = 0b1110;
    domains.sets[2] = 0b10000;
    order.add(2, 5);
    assertThat(choiceAfter()).isEqualTo(3);
    assertThat(order.bit()).isEqualTo(0b10000);
  }

  /** A cell with two candidates is not left for a place. */
  @Test
  void choose_twoCandidates_areBetterThanTwoPlaces() {
    domains.sets[0] = 0b110;
    domains.sets[1] = 0b1110;
    order.add(2, 1);
    assertThat(choiceAfter()).isZero();
    assertThat(order.bit()).isEqualTo(0b10);
  }

  @Test
  void choose_threePlaces_areNoChoiceOfTwo() {
    domains.sets[0] = 0b1110;
    assertThat(choiceAfter()).isZero();
    assertThat(order.bit()).isEqualTo(0b10);
  }

  @Test
  void choose_placeInAGroupThatIsNoHouse_isNotChosen() {
    Structure plain =
        new Structure(
            4,
            3,
            List.of(new Structure.Group(Structure.UnitKind.OTHER, 0, 0, new int[] {0, 1, 2})),
            List.of());
    Tables few = plain.tables(() -> {});
    Domains domains = new Domains(few);
    SearchOrder own = new SearchOrder(few, domains);
    own.reset();
    domains.sets[0] = 0b11110;
    domains.sets[1] = 0b11110;
    domains.sets[2] = 0b11100;
    own.add(1, 50);
    own.add(2, 50);
    assertThat(own.choose()).isTrue();
    assertThat(own.cell()).isEqualTo(2);
    assertThat(own.bit()).isEqualTo(0b100);
  }

  @Test
  void shuffle_anyValueMayBeFirst_andAnyCell() {
    Random random = new Random(9);
    int cells = 0;
    int values = 0;
    for (int i = 0; i < 400; i++) {
      order.reset();
      order.shuffle(random::nextLong);
      assertThat(order.choose()).isTrue();
      cells |= 1 << order.cell();
      values |= order.bit();
    }
    assertThat(Integer.bitCount(cells)).isGreaterThan(3);
    assertThat(values).isEqualTo(tables.all);
    order.reset();
    assertThat(choiceAfter()).isZero();
    assertThat(order.bit()).isEqualTo(0b10);
  }

  /** Weights that are drawn are 0 to 3, so that four failures are always more. */
  @Test
  void shuffle_weighsLessThanFourFailures() {
    Random random = new Random(10);
    for (int i = 0; i < 50; i++) {
      order.reset();
      order.shuffle(random::nextLong);
      assertThat(choiceAfter(11, 11, 11, 11)).isEqualTo(11);
    }
  }
}
