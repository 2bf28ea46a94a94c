package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How clauses are stored, and which of them are dropped. */
class ClausesTest {
  private static final int VARIABLES = 30;

  private final Clauses clauses = new Clauses(2 * VARIABLES);

  private int add(int levels, int... literals) {
    return clauses.add(literals, literals.length, levels);
  }

  private static int[] literals(Clauses clauses, int clause) {
    return Arrays.copyOfRange(clauses.words, clause + Clauses.HEADER, clauses.endOf(clause));
  }

  private List<Integer> watched(int literal) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < clauses.watchSize(literal); i++) {
      found.add(clauses.watches(literal)[i]);
    }
    return found;
  }

  private static UnitPropagation nothing() {
    return new UnitPropagation(
        new LiteralGroups.Builder(VARIABLES, () -> {}).build(), new Clauses(2 * VARIABLES));
  }

  @Test
  void add_theFirstTwoAreWatched() {
    int first = add(3, 2, 4, 6);
    int second = add(2, 4, 9);
    assertThat(clauses.count()).isEqualTo(2);
    assertThat(literals(clauses, first)).containsExactly(2, 4, 6);
    assertThat(literals(clauses, second)).containsExactly(4, 9);
    assertThat(clauses.endOf(first)).isEqualTo(second);
    assertThat(clauses.end()).isEqualTo(clauses.endOf(second));
    assertThat(clauses.watched(first, 0)).isEqualTo(2);
    assertThat(clauses.watched(first, 1)).isEqualTo(4);
    assertThat(watched(2)).containsExactly(first, 4);
    assertThat(watched(4)).containsExactly(first, 2, second, 9);
    assertThat(watched(9)).containsExactly(second, 4);
    assertThat(watched(6)).isEmpty();
  }

  @Test
  void add_many_areAllThere() {
    int[] starts = new int[3_000];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = add(i % 70, i % 50, 51, 52, 53 + i % 7);
    }
    for (int i = 0; i < starts.length; i++) {
      assertThat(literals(clauses, starts[i])).containsExactly(i % 50, 51, 52, 53 + i % 7);
      assertThat(clauses.levels(starts[i])).isEqualTo(Math.min(i % 70, Clauses.MOST_LEVELS));
    }
    assertThat(clauses.count()).isEqualTo(starts.length);
    assertThat(clauses.watchSize(51)).isEqualTo(2 * starts.length);
    assertThat(watched(51)).contains(starts[0], starts[2_999]);
  }

  /** A clause of more than two levels is poor; one that was used, of more than six. */
  @ParameterizedTest
  @CsvSource({
    "0, false, false",
    "2, false, false",
    "3, false, true",
    "6, true, false",
    "7, true, true"
  })
  void isPoor_byLevelsAndUse(int levels, boolean isUsed, boolean isPoor) {
    int clause = add(levels, 0, 2);
    if (isUsed) {
      clauses.use(clause, 63);
    }
    assertThat(clauses.isPoor(clause)).isEqualTo(isPoor);
    assertThat(clauses.levels(clause)).isEqualTo(levels);
  }

  @Test
  void use_keepsTheFewestLevels() {
    int clause = add(5, 0, 2);
    clauses.use(clause, 7);
    assertThat(clauses.levels(clause)).isEqualTo(5);
    clauses.use(clause, 3);
    assertThat(clauses.levels(clause)).isEqualTo(3);
  }

  @Test
  void clear_dropsAllAndWaitsAgain() {
    add(3, 0, 2);
    assertThat(clauses.isReductionDue(1_999)).isFalse();
    assertThat(clauses.isReductionDue(2_000)).isTrue();
    clauses.clear(500);
    assertThat(clauses.count()).isZero();
    assertThat(clauses.end()).isZero();
    assertThat(clauses.watchSize(0)).isZero();
    assertThat(clauses.watches(0)).isNull();
    assertThat(clauses.isReductionDue(2_499)).isFalse();
    assertThat(clauses.isReductionDue(2_500)).isTrue();
  }

  /** Each reduction waits for 300 conflicts more than the one before, up to 40,000. */
  @Test
  void replaceBy_nextReductionIsLater() {
    clauses.replaceBy(clauses.empty(), 2_000);
    assertThat(clauses.isReductionDue(2_000 + 2_299)).isFalse();
    assertThat(clauses.isReductionDue(2_000 + 2_300)).isTrue();
    clauses.replaceBy(clauses.empty(), 5_000);
    assertThat(clauses.isReductionDue(5_000 + 2_599)).isFalse();
    assertThat(clauses.isReductionDue(5_000 + 2_600)).isTrue();
    for (int i = 0; i < 200; i++) {
      clauses.replaceBy(clauses.empty(), 0);
    }
    assertThat(clauses.isReductionDue(39_999)).isFalse();
    assertThat(clauses.isReductionDue(40_000)).isTrue();
    clauses.clear(0);
    clauses.replaceBy(clauses.empty(), 0);
    assertThat(clauses.isReductionDue(2_300)).isTrue();
  }

  private List<Integer> qualities() {
    List<Integer> levels = new ArrayList<>();
    for (int clause = 0; clause < clauses.end(); clause = clauses.endOf(clause)) {
      levels.add(clauses.levels(clause));
    }
    return levels;
  }

  /** Half of the poor ones go: those of most levels, of these the oldest. */
  @Test
  void reduce_dropsTheWorstHalf() {
    for (int levels : new int[] {9, 2, 5, 9, 3, 4, 1, 9, 5, 70}) {
      add(levels, levels % 20, 20 + levels % 5, 30);
    }
    int used = add(6, 40, 42);
    clauses.use(used, 6);
    new Reduction(clauses, nothing()).reduce(2_000, () -> {});
    assertThat(qualities()).containsExactly(2, 5, 3, 4, 1, 5, 6).isNotEmpty();
    assertThat(clauses.count()).isEqualTo(7);
    assertThat(clauses.isReductionDue(4_299)).isFalse();
    assertThat(literals(clauses, 0)).containsExactly(2, 22, 30);
    assertThat(watched(30)).isEmpty();
    assertThat(watched(22)).contains(0, 2);
    new Reduction(clauses, nothing()).reduce(4_300, () -> {});
    assertThat(qualities()).containsExactly(2, 3, 4, 1, 5);
  }

  /** What is true for ever is not needed, unless it is why something is true. */
  @Test
  void reduce_dropsWhatIsTrueForEver_butNoReason() {
    UnitPropagation propagation =
        new UnitPropagation(new LiteralGroups.Builder(VARIABLES, () -> {}).build(), clauses);
    propagation.assign(2, UnitPropagation.FACT);
    add(1, 2, 4, 6);
    add(1, 8, 2);
    add(1, 8, 4);
    propagation.newLevel();
    propagation.assign(9, UnitPropagation.BY_NOTHING);
    int reason = add(30, 12, 8);
    propagation.assign(12, reason << UnitPropagation.KIND_BITS | UnitPropagation.BY_CLAUSE);
    add(30, 14, 16);
    add(30, 12, 16);
    new Reduction(clauses, propagation).reduce(2_000, () -> {});
    assertThat(IntStream.of(clauses.words).limit(clauses.end())).isNotEmpty();
    assertThat(qualities()).containsExactly(1, 30, 30);
    int moved = propagation.reasons[6] >>> UnitPropagation.KIND_BITS;
    assertThat(propagation.reasons[6] & UnitPropagation.KIND).isEqualTo(UnitPropagation.BY_CLAUSE);
    assertThat(literals(clauses, moved)).containsExactly(12, 8);
    assertThat(propagation.isReason(moved, 12)).isTrue();
    assertThat(propagation.isReason(0, 12)).isFalse();
  }

  /** If the pulse throws, all clauses are still there. */
  @Test
  void reduce_pulseThrows_nothingChanges() {
    for (int i = 0; i < 5_000; i++) {
      add(5 + i % 9, 0, 2, 4, 6);
    }
    Reduction reduction = new Reduction(clauses, nothing());
    int[] pulses = {0};
    try {
      reduction.reduce(
          2_000,
          () -> {
            pulses[0]++;
            throw new UnsupportedOperationException();
          });
    } catch (UnsupportedOperationException e) {
      pulses[0]++;
    }
    assertThat(pulses[0]).isEqualTo(2);
    assertThat(clauses.count()).isEqualTo(5_000);
    new Reduction(clauses, nothing()).reduce(2_000, () -> pulses[0]++);
    assertThat(pulses[0]).isEqualTo(3);
    assertThat(clauses.count()).isEqualTo(2_500);
  }
}
