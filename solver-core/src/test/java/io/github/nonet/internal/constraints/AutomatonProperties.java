package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Random machines: what their tables allow, and that one table represents all that read alike. */
class AutomatonProperties {
  private static final int SYMBOLS = 4;

  /** A machine with the copies of each state mixed at random, the same whenever it is asked. */
  private record Copied(int[][] next, boolean[] good, int copies, long seed) {
    int step(int state, int value) {
      int to = next[state % good.length][value - 1];
      int copy = new Random(seed + 31L * state + value).nextInt(copies);
      return to < 0 ? -1 : to + copy * good.length;
    }

    Table table(int cells) {
      return TableMaker.machine(() -> 0, this::step, state -> good[state % good.length])
          .make(SYMBOLS, cells, "t");
    }
  }

  private static Copied machine(int states, int copies, long seed) {
    Random random = new Random(seed);
    int[][] next = new int[states][SYMBOLS];
    boolean[] good = new boolean[states];
    for (int state = 0; state < states; state++) {
      good[state] = random.nextInt(3) == 0;
      for (int i = 0; i < SYMBOLS; i++) {
        next[state][i] = random.nextInt(4) == 0 ? -1 : random.nextInt(states);
      }
    }
    return new Copied(next, good, copies, seed);
  }

  private static boolean allows(Copied machine, int... values) {
    int state = 0;
    for (int value : values) {
      state = state < 0 ? state : machine.next()[state][value - 1];
    }
    return state >= 0 && machine.good()[state];
  }

  @Property(tries = 500)
  void table_allowsTheSame(
      @ForAll @IntRange(min = 1, max = 9) int states,
      @ForAll @IntRange(min = 1, max = 5) int cells,
      @ForAll @IntRange(min = 1, max = 3) int copies,
      @ForAll long seed) {
    Copied machine = machine(states, copies, seed);
    Table table = machine.table(cells);
    AllValues.upToFour(cells)
        .forEach(
            values ->
                assertThat(AutomatonTest.allows(table, values))
                    .as(Arrays.toString(values))
                    .isEqualTo(allows(machine, values)));
  }

  @Property(tries = 500)
  void table_isOneForAllThatReadAlike(
      @ForAll @IntRange(min = 1, max = 9) int states,
      @ForAll @IntRange(min = 1, max = 20) int cells,
      @ForAll long seed) {
    Table table = machine(states, 1, seed).table(cells);
    Table other = machine(states, 4, seed).table(cells);
    assertThat(other).isEqualTo(table).hasSameHashCodeAs(table);
    assertThat(other.shared()).isSameAs(table.shared());
    int[] line = new int[cells];
    Arrays.setAll(line, cell -> cell);
    ConstraintData constraint = ConstraintData.known(ConstraintKind.MACHINE, "m", table, line);
    assertThat(ConstraintText.read("machine", ConstraintText.of(constraint), SYMBOLS))
        .isEqualTo(constraint);
  }
}
