package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.sets.CellBits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DomainsTest {
  private final Tables tables = Structures.boxes(4, 4).tables(() -> {});
  private final Domains domains = new Domains(tables);

  @BeforeEach
  void fill() {
    Arrays.fill(domains.sets, tables.all);
  }

  /** Settles what waits, in its order. */
  private List<Integer> waiting() {
    List<Integer> found = new ArrayList<>();
    for (int next = domains.next(); next >= 0; next = domains.next()) {
      found.add(next);
      domains.settle(next);
    }
    return found;
  }

  private List<Integer> constraints(int cell) {
    List<Integer> found = new ArrayList<>();
    Row row = tables.rows[cell];
    for (int i = 0; i < row.places().length; i++) {
      int first = row.places()[i] * Long.SIZE;
      for (int number : CellBits.toArray(new long[] {row.words()[i]})) {
        found.add(first + number);
      }
    }
    return found;
  }

  @Test
  void wakeAll_allWait_theCrossingsLast() {
    assertThat(domains.next()).isNegative();
    domains.wakeAll();
    int first = tables.groupWord * Long.SIZE;
    List<Integer> expected = new ArrayList<>();
    IntStream.range(first, first + tables.groups.length).forEach(expected::add);
    IntStream.range(0, tables.crossings.length).forEach(expected::add);
    assertThat(waiting()).isEqualTo(expected);
    assertThat(domains.next()).isNegative();
  }

  @Test
  void sleepAll_noneWaits() {
    domains.wakeAll();
    domains.sleepAll();
    assertThat(domains.next()).isNegative();
  }

  @Test
  void watch_otherConstraints_allWait() {
    RowMaker rows = new RowMaker(tables.rows);
    int first = tables.words * Long.SIZE;
    rows.add(first, 0, 1);
    rows.add(first + 70, 2);
    domains.watch(rows.toArray(), tables.words + 2);
    assertThat(waiting()).contains(first, first + 70).doesNotHaveDuplicates();
    domains.narrow(2, 2);
    assertThat(waiting()).contains(first + 70).doesNotContain(first);
    domains.narrow(1, 2);
    assertThat(waiting()).contains(first).doesNotContain(first + 70);
  }

  /** A constraint that was looked at and has changed something waits, and the next is in turn. */
  @Test
  void next_inTurns() {
    int group = tables.groupWord * Long.SIZE;
    domains.wakeAll();
    assertThat(domains.next()).isEqualTo(group);
    domains.settle(group);
    assertThat(domains.next()).isEqualTo(group + 1);
    domains.settle(group + 1);
    domains.narrow(0, 2);
    assertThat(domains.next()).isEqualTo(group + 2);
    List<Integer> left = waiting();
    assertThat(left.indexOf(group)).isGreaterThan(left.indexOf(group + tables.groups.length - 1));
    assertThat(left.indexOf(group)).isLessThan(left.indexOf(0));
    domains.narrow(0, 4);
    domains.wakeAll();
    assertThat(domains.next()).isEqualTo(group);
  }

  @Test
  void narrow_wakesTheConstraintsOfTheCell() {
    assertThat(domains.narrow(20, 0b110)).isTrue();
    assertThat(waiting()).containsExactlyInAnyOrderElementsOf(constraints(20));
    assertThat(domains.sets[20]).isEqualTo(0b110);
    assertThat(domains.narrow(20, 0)).isFalse();
  }

  @Test
  void closings_cellsThatGotTheirValue() {
    int before = domains.closings();
    domains.narrow(3, 0b110);
    assertThat(domains.closings()).isEqualTo(before);
    domains.narrow(3, 0b10);
    assertThat(domains.closings()).isEqualTo(before + 1);
    domains.narrow(4, 0b100);
    assertThat(domains.closings()).isEqualTo(before + 2);
  }

  @Test
  void undoTo_setsAreAsBefore() {
    List<int[]> states = new ArrayList<>();
    for (int cell = 0; cell < 256; cell++) {
      for (int set = tables.all; set != 0; set &= set - 1) {
        states.add(domains.sets.clone());
        assertThat(domains.changes()).isEqualTo(states.size() - 1);
        domains.narrow(cell, set & set - 1);
      }
    }
    for (int count = states.size() - 1; count >= 0; count -= 100) {
      domains.undoTo(count);
      assertThat(domains.sets).isEqualTo(states.get(count));
      assertThat(domains.changes()).isEqualTo(count);
    }
    domains.undoTo(0);
    domains.narrow(0, 2);
    domains.forgetChanges();
    domains.undoTo(0);
    assertThat(domains.sets[0]).isEqualTo(2);
  }

  @Test
  void removeAndRetain_changeOnlyWhatTheyMust() {
    domains.sets[9] = 0b1110;
    assertThat(domains.remove(9, 0b10000)).isTrue();
    assertThat(domains.retain(9, 0b11110)).isTrue();
    assertThat(domains.changes()).isZero();
    assertThat(domains.remove(9, 0b10010)).isTrue();
    assertThat(domains.sets[9]).isEqualTo(0b1100);
    assertThat(domains.retain(9, 0b10100)).isTrue();
    assertThat(domains.sets[9]).isEqualTo(0b100);
    assertThat(domains.changes()).isEqualTo(2);
    assertThat(domains.remove(9, 0b100)).isFalse();
    domains.undoTo(2);
    assertThat(domains.retain(9, 0b1000)).isFalse();
  }

  @Test
  void removeFromAll_stopsWhereNothingIsLeft() {
    domains.sets[5] = 0b100;
    assertThat(domains.removeFromAll(new int[] {4, 6}, 0b100)).isTrue();
    assertThat(domains.sets[4]).isEqualTo(tables.all & ~0b100);
    assertThat(domains.sets[6]).isEqualTo(tables.all & ~0b100);
    assertThat(domains.removeFromAll(new int[] {3, 5}, 0b100)).isFalse();
  }
}
