package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the closure with a walk from each thing. */
class RelationTest {
  private final Relation relation = new Relation();

  /** What each thing leads to at once, and what it brings. */
  private BitSet[] leads;

  private BitSet[] brings;

  private void fill(int size, int brought, int links, SplittableRandom random) {
    relation.begin(size, brought);
    leads = new BitSet[size];
    brings = new BitSet[size];
    for (int i = 0; i < size; i++) {
      leads[i] = new BitSet();
      brings[i] = new BitSet();
    }
    for (int i = 0; i < links; i++) {
      int from = random.nextInt(size);
      int to = random.nextInt(size);
      relation.add(from, to);
      leads[from].set(to);
      if (brought > 0) {
        int what = random.nextInt(brought);
        relation.bring(from, what);
        brings[from].set(what);
      }
    }
  }

  /** Returns all things that a walk from this one reaches; itself only if it comes back. */
  private BitSet reached(int from) {
    BitSet found = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    waiting.add(from);
    while (!waiting.isEmpty()) {
      leads[waiting.poll()].stream()
          .filter(to -> !found.get(to))
          .forEach(
              to -> {
                found.set(to);
                waiting.add(to);
              });
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 1", "7, 0, 9", "64, 64, 70", "65, 3, 90", "200, 0, 180", "200, 130, 400"})
  void close_asAWalk(int size, int brought, int links) {
    SplittableRandom random = new SplittableRandom(size + links);
    for (int round = 0; round < 20; round++) {
      fill(size, brought, links, random);
      relation.close();
      for (int from = 0; from < size; from++) {
        BitSet expected = reached(from);
        BitSet inherited = (BitSet) brings[from].clone();
        expected.stream().forEach(via -> inherited.or(brings[via]));
        for (int to = 0; to < size; to++) {
          assertThat(relation.leads(from, to)).isEqualTo(expected.get(to));
        }
        for (int what = 0; what < brought; what++) {
          assertThat(relation.brings(from, what)).isEqualTo(inherited.get(what));
        }
      }
    }
  }

  @Test
  void next_walksThroughTheRow() {
    fill(150, 0, 300, new SplittableRandom(5));
    for (int from = 0; from < 150; from++) {
      BitSet walked = new BitSet();
      for (int to = relation.next(from, 0);
          to != Relation.NONE;
          to = to == 149 ? Relation.NONE : relation.next(from, to + 1)) {
        walked.set(to);
      }
      assertThat(walked).isEqualTo(leads[from]);
      assertThat(BitSet.valueOf(relation.row(from))).isEqualTo(leads[from]);
      assertThat(relation.word(from, 1)).isEqualTo(relation.row(from)[1]);
    }
  }

  @Test
  void next_behindTheLast() {
    relation.begin(64, 0);
    relation.add(0, 63);
    assertThat(relation.next(0, 64)).isEqualTo(Relation.NONE);
  }

  @Test
  void begin_forgets() {
    fill(100, 40, 500, new SplittableRandom(6));
    relation.begin(90, 20);
    assertThat(relation.row(0)).containsOnly(0);
    assertThat(relation.row(89)).containsOnly(0);
  }

  @Test
  void copyFrom_isACopy() {
    fill(70, 10, 200, new SplittableRandom(7));
    Relation copy = new Relation();
    copy.copyFrom(relation);
    assertThat(copy.row(33)).isEqualTo(relation.row(33));
    copy.close();
    assertThat(BitSet.valueOf(new long[] {relation.word(33, 0)}))
        .isEqualTo(leads[33].get(0, Long.SIZE));
    fill(3, 0, 2, new SplittableRandom(8));
    copy.copyFrom(relation);
    assertThat(copy.row(2)).isEqualTo(relation.row(2));
  }

  @Test
  void addAll_meet_bringsAny() {
    Relation other = new Relation(80);
    other.add(2, 79);
    relation.begin(80, 80);
    assertThat(relation.meet(5, other, 2)).isFalse();
    relation.addAll(5, other, 2);
    assertThat(relation.meet(5, other, 2)).isTrue();
    assertThat(relation.leads(5, 79)).isTrue();
    assertThat(relation.bringsAny(5, other, 2)).isFalse();
    relation.bring(5, 79);
    assertThat(relation.bringsAny(5, other, 2)).isTrue();
  }

  @Test
  void addThrough_oneAfterTheOther() {
    fill(130, 0, 300, new SplittableRandom(9));
    Relation twice = new Relation(130);
    for (int from = 0; from < 130; from++) {
      BitSet expected = new BitSet();
      leads[from].stream().forEach(via -> expected.or(leads[via]));
      twice.addThrough(from, relation, relation);
      assertThat(BitSet.valueOf(twice.row(from))).isEqualTo(expected);
    }
  }
}
