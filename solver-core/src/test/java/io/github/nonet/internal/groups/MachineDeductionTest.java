package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.groups.forms.DiagramMaker;
import io.github.nonet.internal.groups.forms.Diagrams;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a machine leaves to its cells while they lose candidates and get them back. */
class MachineDeductionTest {
  private static final int TRIES = 120;
  private static final int STEPS = 12;
  private static final int SYMBOLS = 4;

  private final Random random = new Random(4);

  private Form.Machine machine(int states, int cells) {
    int[][] next = new int[states][SYMBOLS];
    for (int[] row : next) {
      Arrays.setAll(row, value -> random.nextInt(3) == 0 ? -1 : random.nextInt(states));
    }
    boolean[] accepting = new boolean[states];
    accepting[random.nextInt(states)] = true;
    return new Form.Machine(IntStream.range(0, cells).toArray(), 0, accepting, next);
  }

  private static MachineDeduction deduction(Strip strip, Form.Machine machine) {
    Diagram diagram =
        Objects.requireNonNull(
            DiagramMaker.make(machine, strip.symbols, Diagrams.NONE, 10_000, () -> {}));
    return new MachineDeduction(strip.domains, new CageCells(machine.cells(), strip.seen), diagram);
  }

  /** The same deduction is used again and again, as in a search. */
  @ParameterizedTest
  @CsvSource({"2, 3", "5, 4", "9, 6", "80, 5"})
  void deduce_againAndAgain_isExact(int states, int cells) {
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < TRIES; i++) {
      Form.Machine machine = machine(states, cells);
      Strip strip = new Strip(SYMBOLS, cells + 2).joinAtRandom(70, random);
      MachineDeduction deduction = deduction(strip, machine);
      for (int step = 0; step < STEPS; step++) {
        change(strip.domains);
        int[] before = strip.sets();
        int[] line = Arrays.copyOf(before, cells);
        int[] expected = Strip.narrowed(line, values -> FormReferee.allows(machine, values));
        boolean isPossible = expected[0] != 0 && requireOutside(strip, machine, before, expected);
        assertThat(deduction.deduce()).isEqualTo(isPossible);
        if (isPossible) {
          assertThat(strip.sets()).isEqualTo(before);
          possible++;
        } else {
          strip.domains.undoTo(0);
          impossible++;
        }
      }
    }
    assertThat(possible).isPositive();
    assertThat(impossible).isPositive();
  }

  /** Takes candidates of some cells, or gives all of them back. */
  private void change(Domains domains) {
    if (random.nextInt(5) == 0) {
      domains.undoTo(random.nextInt(1 + domains.changes()));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      int cell = random.nextInt(domains.sets.length);
      int set = domains.sets[cell] & ~(2 << random.nextInt(SYMBOLS));
      if (set != 0 && set != domains.sets[cell]) {
        domains.narrow(cell, set);
      }
    }
  }

  /**
   * Leaves in the sets what is expected: a value of all ways goes from the cells that see all its
   * places; returns false if a cell has nothing left.
   */
  private static boolean requireOutside(
      Strip strip, Form.Machine machine, int[] sets, int[] expected) {
    int[] line = Arrays.copyOf(sets, expected.length);
    int required = Strip.required(line, values -> FormReferee.allows(machine, values));
    System.arraycopy(expected, 0, sets, 0, expected.length);
    for (int cell = 0; cell < sets.length; cell++) {
      int watcher = cell;
      for (int value = 1; value <= SYMBOLS; value++) {
        int bit = 1 << value;
        boolean seesAll =
            IntStream.range(0, expected.length)
                .filter(place -> (expected[place] & bit) != 0)
                .allMatch(place -> strip.see(watcher, place));
        if ((required & bit) != 0 && seesAll) {
          sets[cell] &= ~bit;
        }
      }
    }
    return Arrays.stream(sets).allMatch(set -> set != 0);
  }

  /** A line of 32 cells tells others what it holds; the places of a longer one are no bits. */
  @ParameterizedTest
  @CsvSource({"31, true", "32, true", "33, false"})
  void deduce_longLine_requiresUpTo32Places(int length, boolean isKnown) {
    int[][] next = {{1, 0, 0, 0}, {1, 1, 1, 1}};
    int[] cells = IntStream.range(0, length).toArray();
    Form.Machine machine = new Form.Machine(cells, 0, new boolean[] {false, true}, next);
    Strip strip = new Strip(SYMBOLS, length + 1);
    strip.join(length, length - 2).join(length, length - 1);
    Arrays.fill(strip.domains.sets, 0, length - 2, 0b11100);
    assertThat(deduction(strip, machine).deduce()).isTrue();
    assertThat(strip.domains.sets[length]).isEqualTo(isKnown ? 0b11100 : 0b11110);
    assertThat(strip.domains.sets[0]).isEqualTo(0b11100);
  }

  /** Layers of more than 64 nodes: two numbers of two digits, by a machine that knows the first. */
  @Test
  void deduce_wideLayers_isExact() {
    int[][] next = new int[1 + 4 + 16 + 64 + 256 + 64 + 16 + 4 + 1][SYMBOLS];
    for (int[] row : next) {
      Arrays.fill(row, -1);
    }
    for (int state = 0; state < 85; state++) {
      for (int value = 0; value < SYMBOLS; value++) {
        next[state][value] = 4 * state + 1 + value;
      }
    }
    for (int read = 0; read < 256; read++) {
      next[85 + read][read % 4] = 341 + read / 4;
    }
    for (int read = 0; read < 64; read++) {
      next[341 + read][read % 4] = 405 + read / 4;
    }
    for (int read = 0; read < 16; read++) {
      next[405 + read][read % 4] = 421 + read / 4;
    }
    for (int read = 0; read < 4; read++) {
      next[421 + read][read] = 425;
    }
    boolean[] accepting = new boolean[next.length];
    accepting[425] = true;
    Form.Machine palindrome = new Form.Machine(IntStream.range(0, 8).toArray(), 0, accepting, next);
    Strip strip = new Strip(SYMBOLS, 8);
    MachineDeduction deduction = deduction(strip, palindrome);
    for (int i = 0; i < 30; i++) {
      strip.domains.undoTo(0);
      change(strip.domains);
      change(strip.domains);
      int[] before = strip.sets();
      int[] expected =
          IntStream.range(0, 8).map(place -> before[place] & before[7 - place]).toArray();
      boolean isPossible = Arrays.stream(expected).allMatch(set -> set != 0);
      assertThat(deduction.deduce()).isEqualTo(isPossible);
      if (isPossible) {
        assertThat(strip.sets()).isEqualTo(expected);
      }
    }
  }

  @Test
  void deduce_watcherHasNothingElse_isNoSolution() {
    int[][] next = {{1, 0, 0, 0}, {1, 1, 1, 1}};
    Form.Machine machine =
        new Form.Machine(new int[] {0, 1, 2}, 0, new boolean[] {false, true}, next);
    Strip strip = new Strip(SYMBOLS, 4).join(0, 3).join(1, 3).join(2, 3);
    strip.domains.sets[3] = 0b10;
    assertThat(deduction(strip, machine).deduce()).isFalse();
  }
}
