package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sets of cells, compared with those of the JDK. */
class CellSetTest {
  private final Random random = new Random(1);

  private Set<Integer> someCells() {
    Set<Integer> cells = new TreeSet<>();
    int percent = random.nextInt(101);
    for (int cell = 0; cell < 81; cell++) {
      if (random.nextInt(100) < percent) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static CellSet of(Set<Integer> cells) {
    return CellSet.of(cells.stream().mapToInt(cell -> cell).toArray());
  }

  @Test
  void cells_ascending() {
    for (int i = 0; i < 100; i++) {
      Set<Integer> cells = someCells();
      CellSet set = of(cells);
      assertThat(set.toList()).containsExactlyElementsOf(cells);
      assertThat(set.toArray()).containsExactly(cells.stream().mapToInt(cell -> cell).toArray());
      assertThat(set.size()).isEqualTo(cells.size());
      assertThat(set.isEmpty()).isEqualTo(cells.isEmpty());
      assertThat(set.first()).isEqualTo(cells.stream().findFirst().orElse(-1));
      Set<Integer> others = new TreeSet<>(CellSet.ALL.toList());
      others.removeAll(cells);
      assertThat(CellSet.ALL.andNot(set)).isEqualTo(of(others));
    }
  }

  @Test
  void operations_likeThoseOfOtherSets() {
    for (int i = 0; i < 100; i++) {
      Set<Integer> one = someCells();
      Set<Integer> other = someCells();
      Set<Integer> either = new TreeSet<>(one);
      either.addAll(other);
      Set<Integer> both = new TreeSet<>(one);
      both.retainAll(other);
      assertThat(of(one).or(of(other))).isEqualTo(of(either));
      assertThat(of(one).and(of(other))).isEqualTo(of(both));
      assertThat(of(one).intersects(of(other))).isEqualTo(!both.isEmpty());
      assertThat(of(one).containsAll(of(other))).isEqualTo(one.containsAll(other));
      assertThat(of(either).containsAll(of(other))).isTrue();
    }
  }

  @Test
  void hashCode_differsMostly() {
    Set<Integer> hashes = new HashSet<>();
    for (int cell = 0; cell < 81; cell++) {
      assertThat(CellSet.of(cell)).hasSameHashCodeAs(CellSet.EMPTY.with(cell));
      hashes.add(CellSet.of(cell).hashCode());
    }
    assertThat(hashes).hasSizeGreaterThan(40);
  }
}
