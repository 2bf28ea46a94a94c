package io.github.nonet.internal.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A matrix of eight columns and five rows, which have their nodes in these columns:
 *
 * <pre>
 *   A  1 3 5 7
 *   B  1 4 6 7
 *   C  2 3 5 8
 *   D  2 4 5 8
 *   E  2 4 6 8
 * </pre>
 */
class DancingLinksTest {
  private static final String NAMES = "ABCDE";

  private final DancingLinks links = new DancingLinks();

  @BeforeEach
  void build() {
    links.clear();
    for (int column = 1; column <= 8; column++) {
      links.appendColumn(column);
    }
    append(0, 1, 3, 5, 7);
    append(1, 1, 4, 6, 7);
    append(2, 2, 3, 5, 8);
    append(3, 2, 4, 5, 8);
    append(4, 2, 4, 6, 8);
    links.noteShrunk();
  }

  private void append(int name, int... columns) {
    links.appendRow(name, 9 - name);
    for (int column : columns) {
      links.appendNode(column);
    }
  }

  @Test
  void rows_asAppended() {
    assertThat(snapshot())
        .containsExactly("1 AB", "2 CDE", "3 AC", "4 BDE", "5 ACD", "6 BE", "7 AB", "8 CDE");
    assertThat(links.digit(links.below(2))).isEqualTo(7);
  }

  @Test
  void cover_takesRowsOutOfOtherColumns() {
    links.cover(1);
    assertThat(snapshot()).containsExactly("2 CDE", "3 C", "4 DE", "5 CD", "6 E", "7 ", "8 CDE");
    assertThat(rows(1)).isEqualTo("AB");
  }

  @Test
  void coverOthers_leavesARowsOwnColumn() {
    links.cover(1);
    links.coverOthers(links.below(1));
    assertThat(snapshot()).containsExactly("2 E", "4 E", "6 E", "8 E");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void uncover_restoresEverything(int column) {
    List<String> before = snapshot();
    links.cover(column);
    links.uncover(column);
    assertThat(snapshot()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void uncoverOthers_restoresEverything(int column) {
    links.cover(column);
    List<String> before = snapshot();
    for (int node = links.below(column); node != column; node = links.below(node)) {
      links.coverOthers(node);
      assertThat(snapshot()).isNotEqualTo(before);
      links.uncoverOthers(node);
      assertThat(snapshot()).isEqualTo(before);
    }
  }

  @Test
  void smallest_leftmostWithFewestRows() {
    assertThat(links.smallest()).isEqualTo(1);
    links.cover(6);
    links.cover(1);
    assertThat(links.smallest()).isEqualTo(2);
    assertThat(links.hasChoice(2)).isTrue();
  }

  @Test
  void right_afterCovering() {
    assertThat(links.right(DancingLinks.ROOT)).isEqualTo(1);
    links.cover(1);
    links.cover(2);
    assertThat(links.right(DancingLinks.ROOT)).isEqualTo(3);
    for (int column = 3; column <= 8; column++) {
      links.cover(column);
    }
    assertThat(links.right(DancingLinks.ROOT)).isEqualTo(DancingLinks.ROOT);
  }

  @Test
  void nextShrunk_inTheOrderOfShrinking() {
    assertThat(links.nextShrunk()).isEqualTo(DancingLinks.ROOT);
    links.cover(1);
    List<Integer> shrunk = drain();
    assertThat(shrunk).containsSubsequence(3, 6).contains(7).doesNotContain(1, 2, 4, 5, 8);
    assertThat(links.hasChoice(3)).isFalse();
  }

  @Test
  void nextShrunk_notCoveredOnes() {
    links.cover(1);
    links.cover(3);
    assertThat(drain()).doesNotContain(3);
  }

  @Test
  void recall_forgetsWhatHasShrunkSince() {
    links.cover(1);
    links.nextShrunk();
    links.remember(0);
    List<Integer> before = drain();
    links.recall(0);
    links.cover(2);
    drain();
    links.uncover(2);
    links.recall(0);
    assertThat(drain()).isEqualTo(before);
  }

  @Test
  void noteShrunk_emptyColumn() {
    links.clear();
    links.appendColumn(5);
    links.noteShrunk();
    assertThat(drain()).containsExactly(5);
  }

  private List<Integer> drain() {
    List<Integer> shrunk = new ArrayList<>();
    for (int column = links.nextShrunk(); column != 0; column = links.nextShrunk()) {
      shrunk.add(column);
    }
    return shrunk;
  }

  /** Returns every uncovered column and its rows. */
  private List<String> snapshot() {
    List<String> columns = new ArrayList<>();
    int root = DancingLinks.ROOT;
    for (int column = links.right(root); column != root; column = links.right(column)) {
      columns.add(column + " " + rows(column));
    }
    return columns;
  }

  private String rows(int column) {
    StringBuilder rows = new StringBuilder();
    for (int node = links.below(column); node != column; node = links.below(node)) {
      rows.append(NAMES.charAt(links.cell(node)));
    }
    return rows.toString();
  }
}
