package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SearchOrderTest {
  private final Tables tables = Structures.boxes(2, 2).tables(() -> {});
  private final Domains domains = new Domains(tables);
  private final SearchOrder order = new SearchOrder(tables, domains);

  private int choiceAfter(int[] failed) {
    Arrays.fill(domains.sets, tables.all);
    order.reset();
    order.fail(failed);
    assertThat(order.choose()).isTrue();
    return order.cell();
  }

  @Test
  void fail_upToTwiceTheValues_countsForEachCell() {
    assertThat(choiceAfter(new int[] {5})).isEqualTo(5);
    assertThat(choiceAfter(IntStream.range(3, 11).toArray())).isEqualTo(3);
  }

  @Test
  void fail_moreCells_countsForNone() {
    assertThat(choiceAfter(IntStream.range(3, 12).toArray())).isZero();
  }
}
