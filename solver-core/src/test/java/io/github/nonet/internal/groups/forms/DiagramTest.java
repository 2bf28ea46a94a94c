package io.github.nonet.internal.groups.forms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.FormReferee;
import io.github.nonet.internal.groups.Strip;
import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms of random tables: how they are read, unrolled and narrowed, against all ways. */
class DiagramTest {
  private static final int TRIES = 150;

  private final Random random = new Random(8);

  private static int[] cells(int count) {
    return IntStream.range(0, count).toArray();
  }

  private Form form(int kind, int symbols, int length) {
    return switch (kind) {
      case 0 ->
          new Form.TwoCells(
              cells(2), random.ints(symbols, 0, 2 << symbols).map(set -> set & -2).toArray());
      case 1 -> sum(symbols, length);
      default -> machine(symbols, length);
    };
  }

  private Form.Sum sum(int symbols, int length) {
    int[] factors =
        random.ints(length, -3, 3).map(factor -> factor < 0 ? factor : factor + 1).toArray();
    int total = 0;
    for (int factor : factors) {
      total += factor * (1 + random.nextInt(symbols));
    }
    return new Form.Sum(random.nextInt(9) == 0 ? 2 * total : total, factors, cells(length));
  }

  private Form.Machine machine(int symbols, int length) {
    int states = 1 + random.nextInt(6);
    int[][] next = new int[states][symbols];
    for (int[] row : next) {
      Arrays.setAll(row, value -> random.nextInt(3) == 0 ? -1 : random.nextInt(states));
    }
    boolean[] accepting = new boolean[states];
    accepting[random.nextInt(states)] = true;
    return new Form.Machine(cells(length), random.nextInt(states), accepting, next);
  }

  private static int all(int symbols) {
    return (2 << symbols) - 2;
  }

  /** Reads values up to a place; returns the state, or -1. */
  private static int read(FormReader reader, int end, int... values) {
    int state = reader.start();
    for (int place = 0; place < end && state >= 0; place++) {
      assertThat((long) state).isLessThan(reader.states());
      state = reader.next(place, state, values[place]);
    }
    return state;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void reader_readsTheGoodLinesToTheEnd(int kind) {
    for (int i = 0; i < TRIES; i++) {
      int symbols = 4 + random.nextInt(2);
      int length = kind == 0 ? 2 : 1 + random.nextInt(4);
      Form form = form(kind, symbols, length);
      FormReader reader = new FormReader(form, symbols);
      int[] sets = new int[length];
      Arrays.fill(sets, all(symbols));
      Strip.narrowed(
          sets,
          values -> {
            int state = read(reader, length, values);
            assertThat(state >= 0)
                .as("%s: %s", FormReferee.text(form), Arrays.toString(values))
                .isEqualTo(FormReferee.allows(form, values));
            assertThat((long) state).isLessThan(reader.states());
            return true;
          });
    }
  }

  /** A sum stops where its total is out of reach, above or below. */
  @Test
  void reader_sumOutOfReach_stops() {
    FormReader reader = new FormReader(new Form.Sum(9, new int[] {2, -1, 1}, cells(3)), 4);
    assertThat(reader.next(0, reader.start(), 2)).isNegative();
    assertThat(reader.next(0, reader.start(), 3)).isNotNegative();
    assertThat(reader.next(0, reader.start(), 4)).isNotNegative();
    FormReader least = new FormReader(new Form.Sum(3, new int[] {1, 1}, cells(2)), 4);
    assertThat(least.next(0, least.start(), 2)).isNotNegative();
    assertThat(least.next(0, least.start(), 3)).isNegative();
    assertThat(least.states()).isEqualTo(5);
    assertThat(new FormReader(new Form.Sum(40, new int[] {9, 9}, cells(2)), 4).states())
        .isEqualTo(23);
    assertThat(new FormReader(new Form.Sum(900, new int[] {9, 9}, cells(2)), 4).states())
        .isEqualTo(55);
  }

  private static Set<String> ways(Diagram diagram) {
    Set<String> ways = new HashSet<>();
    addWays(diagram, 0, "", ways);
    return ways;
  }

  private static void addWays(Diagram diagram, int node, String before, Set<String> ways) {
    if (diagram.layers[node] == diagram.length()) {
      assertThat(ways.add(before)).isTrue();
      return;
    }
    for (int edge = diagram.edges[node]; edge < diagram.edges[node + 1]; edge++) {
      assertThat(diagram.layers[diagram.ends[edge]]).isEqualTo(diagram.layers[node] + 1);
      for (int rest = diagram.sets[edge]; rest != 0; rest &= rest - 1) {
        int value = Integer.numberOfTrailingZeros(rest);
        addWays(diagram, diagram.ends[edge], before + value + ' ', ways);
      }
    }
  }

  private static Set<String> lines(int symbols, int length, Predicate<int[]> fits) {
    Set<String> lines = new HashSet<>();
    int[] sets = new int[length];
    Arrays.fill(sets, all(symbols));
    Strip.narrowed(
        sets,
        values -> {
          if (fits.test(values)) {
            StringBuilder line = new StringBuilder();
            IntStream.of(values).forEach(value -> line.append(value).append(' '));
            lines.add(line.toString());
          }
          return true;
        });
    return lines;
  }

  private static boolean areDifferent(long[] different, int... values) {
    for (int one = 0; one < different.length; one++) {
      for (int two = 0; two < one; two++) {
        if ((different[one] >> two & 1) != 0 && values[one] == values[two]) {
          return false;
        }
      }
    }
    return true;
  }

  /** No node is out of reach or like another one of its layer, and no two edges join the same. */
  private static void requireNothingTwice(Diagram diagram) {
    Set<String> rows = new HashSet<>();
    Set<Integer> reached = new HashSet<>(List.of(0));
    for (int node = 0; node < diagram.nodes(); node++) {
      int[] ends = Arrays.copyOfRange(diagram.ends, diagram.edges[node], diagram.edges[node + 1]);
      int[] sets = Arrays.copyOfRange(diagram.sets, diagram.edges[node], diagram.edges[node + 1]);
      assertThat(ends).doesNotHaveDuplicates();
      assertThat(reached).contains(node);
      Arrays.stream(ends).forEach(reached::add);
      assertThat(rows.add(diagram.layers[node] + Arrays.toString(ends) + Arrays.toString(sets)))
          .isTrue();
    }
    assertThat(diagram.edges[diagram.nodes()]).isEqualTo(diagram.size());
  }

  @ParameterizedTest
  @CsvSource({"0, false", "1, false", "1, true", "2, false", "2, true"})
  void make_hasTheGoodLines(int kind, boolean areSomeDifferent) {
    int empty = 0;
    for (int i = 0; i < TRIES; i++) {
      int symbols = 4 + random.nextInt(2);
      int length = kind == 0 ? 2 : 1 + random.nextInt(5);
      Form form = form(kind, symbols, length);
      Strip strip = new Strip(symbols, length).joinAtRandom(areSomeDifferent ? 50 : 0, random);
      long[] different = Diagrams.different(form.cells(), strip.seen);
      assertThat(different.length).isIn(0, length);
      Diagram diagram = make(form, symbols, different);
      Set<String> lines =
          lines(
              symbols,
              length,
              values -> FormReferee.allows(form, values) && areDifferent(different, values));
      assertThat(diagram.isEmpty()).isEqualTo(lines.isEmpty());
      if (lines.isEmpty()) {
        assertThat(diagram.nodes()).isOne();
        assertThat(diagram.size()).isZero();
        empty++;
      } else {
        assertThat(ways(diagram)).isEqualTo(lines);
        requireNothingTwice(diagram);
      }
    }
    assertThat(empty).isLessThan(TRIES);
  }

  private static Diagram make(Form form, int symbols, long... different) {
    return Objects.requireNonNull(DiagramMaker.make(form, symbols, different, 100_000, () -> {}));
  }

  /** Of 16 symbols a key holds two groups; values of others may occur twice. */
  @Test
  void make_moreGroupsThanAKeyHolds_areForgotten() {
    int[] ones = {1, 1, 1, 1, 1, 1};
    Form form = new Form.Sum(8, ones, cells(6));
    long[] pairs = {0b1000, 0b10000, 0b100000, 0b1, 0b10, 0b100};
    Set<String> some = ways(make(form, 16, pairs));
    Set<String> expected = new HashSet<>();
    Set<String> exact = new HashSet<>();
    int[] sets = new int[6];
    Arrays.fill(sets, 0b1110);
    Strip.narrowed(
        sets,
        values -> {
          StringBuilder line = new StringBuilder();
          IntStream.of(values).forEach(value -> line.append(value).append(' '));
          boolean fits = FormReferee.allows(form, values);
          if (fits && values[0] != values[3] && values[1] != values[4]) {
            expected.add(line.toString());
            if (values[2] != values[5]) {
              exact.add(line.toString());
            }
          }
          return true;
        });
    assertThat(some).isEqualTo(expected);
    assertThat(ways(make(form, 13, pairs))).isEqualTo(exact);
  }

  /** Only as many nodes as are allowed are made; they are counted before any is dropped. */
  @Test
  void make_nodesUpToALimit() {
    Form form = new Form.Sum(8, new int[] {1, 1, 1}, cells(3));
    int made = 1 + 4 + 4 + 1;
    assertThat(DiagramMaker.make(form, 4, Diagrams.NONE, made, () -> {})).isNotNull();
    assertThat(DiagramMaker.make(form, 4, Diagrams.NONE, made - 1, () -> {})).isNull();
  }

  /** A state is 24 bits; a form with more is not even begun. */
  @ParameterizedTest
  @CsvSource({"16777216, 1", "16777217, 0"})
  void make_moreStatesThanAKeyHolds_isNone(int states, int expectedPulses) {
    int[] factors = new int[7_400];
    Arrays.fill(factors, 100);
    int total = states - 1 + 100 * factors.length;
    Form form = new Form.Sum(total, factors, cells(factors.length));
    assertThat(new FormReader(form, 25).states()).isEqualTo(states);
    AtomicInteger pulses = new AtomicInteger();
    assertThat(DiagramMaker.make(form, 25, Diagrams.NONE, 1, pulses::incrementAndGet)).isNull();
    assertThat(pulses).hasValue(expectedPulses);
  }

  @Test
  void different_onlyAmongTheFirst64Cells() {
    long[][] seen = new long[70][2];
    CellBits.joinAll(seen, new int[] {0, 63, 64});
    long[] different = Diagrams.different(cells(70), seen);
    assertThat(different).hasSize(70);
    assertThat(different[0]).isEqualTo(1L << 63);
    assertThat(different[63]).isEqualTo(1);
    assertThat(different[64]).isEqualTo(1 | 1L << 63);
    assertThat(different[1]).isZero();
    assertThat(Diagrams.different(new int[] {1, 2, 3}, seen)).isSameAs(Diagrams.NONE);
  }

  @Test
  void diagrams_ofEqualForms_areOne() {
    Diagrams diagrams = new Diagrams(10_000, null);
    Form[] forms = {
      new Form.Sum(7, new int[] {1, 1}, new int[] {0, 1}),
      new Form.Sum(8, new int[] {1, 1}, new int[] {0, 1}),
      new Form.Sum(7, new int[] {1, -1}, new int[] {0, 1}),
      new Form.Sum(7, new int[] {1, 1, 1}, new int[] {0, 1, 2}),
      new Form.TwoCells(new int[] {0, 1}, new int[] {30, 28, 24, 16}),
      new Form.TwoCells(new int[] {0, 1}, new int[] {30, 28, 24, 8}),
    };
    Set<Diagram> found = new HashSet<>();
    for (Form form : forms) {
      Diagram diagram = diagrams.get(form, 4, Diagrams.NONE, 100, () -> {});
      assertThat(diagrams.get(form, 4, Diagrams.NONE, 100, () -> {})).isSameAs(diagram);
      found.add(diagram);
    }
    assertThat(found).hasSize(forms.length);
    assertThat(diagrams.get(forms[0], 4, new long[] {2, 1}, 100, () -> {})).isNotIn(found);
    assertThat(diagrams.get(forms[0], 5, Diagrams.NONE, 100, () -> {})).isNotIn(found);
    assertThat(diagrams.get(forms[0], 4, Diagrams.NONE, 2, () -> {})).isNull();
    assertThat(diagrams.kept()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void ways_narrow_isExactAndFindsWhatIsRequired(int kind) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      int symbols = 4 + random.nextInt(2);
      int length = kind == 0 ? 2 : 2 + random.nextInt(4);
      Form form = form(kind, symbols, length);
      Strip strip = new Strip(symbols, length).joinAtRandom(40, random);
      long[] different = Diagrams.different(form.cells(), strip.seen);
      Ways ways = Objects.requireNonNull(Ways.of(form, symbols, strip.seen, () -> {}));
      assertThat(ways.size()).isEqualTo(make(form, symbols, different).size());
      for (int step = 0; step < 4; step++) {
        int[] sets = strip.candidates(4, random).sets();
        int[] before = sets.clone();
        Predicate<int[]> fits =
            values -> FormReferee.allows(form, values) && areDifferent(different, values);
        int[] expected = Strip.narrowed(sets, fits);
        boolean isPossible = ways.narrow(sets);
        assertThat(isPossible).isEqualTo(expected[0] != 0);
        assertThat(sets).isEqualTo(isPossible ? expected : before);
        if (isPossible) {
          assertThat(ways.required()).isEqualTo(Strip.required(before, fits));
          solved++;
        }
      }
    }
    assertThat(solved).isPositive();
  }

  @Test
  void ways_tooMany_areNone() {
    Form form = new Form.Sum(400, IntStream.range(0, 81).map(i -> 1).toArray(), cells(81));
    assertThat(Ways.of(form, 9, new long[81][2], () -> {})).isNull();
  }

  /** Layers of more than 64 nodes take several words. */
  @Test
  void ways_wideLayers() {
    Form form = new Form.Sum(0, new int[] {9, 1, -9, -1}, cells(4));
    Diagram diagram = make(form, 9);
    assertThat(diagram.firstNodes).containsExactly(0, 1, 10, 91, 100, 101);
    assertThat(diagram.firstWords).containsExactly(0, 1, 2, 4, 5, 6);
    Ways ways = Objects.requireNonNull(Ways.of(form, 9, new long[4][1], () -> {}));
    for (int i = 0; i < 20; i++) {
      int[] sets = new Strip(9, 4).candidates(9, random).sets();
      int[] expected = Strip.narrowed(sets, values -> FormReferee.allows(form, values));
      assertThat(ways.narrow(sets)).isEqualTo(expected[0] != 0);
      assertThat(expected[0] == 0 ? expected : sets).isEqualTo(expected);
    }
  }

  /** One of 66 cells holds 2, the others 1; the first and the 64th differ. */
  @Test
  void make_longLine_placesFromThe65thOnDoNotDiffer() {
    int[] ones = new int[66];
    Arrays.fill(ones, 1);
    long[] different = new long[66];
    different[0] = 1L << 63;
    different[63] = 1;
    assertThat(ways(make(new Form.Sum(67, ones, cells(66)), 4, different))).hasSize(2);
    assertThat(ways(make(new Form.Sum(67, ones, cells(66)), 4))).hasSize(66);
  }

  /** Once for each layer forth, once for each layer back, and once when nodes are numbered. */
  @Test
  void make_feelsThePulse() {
    AtomicInteger pulses = new AtomicInteger();
    Form form = new Form.Sum(7, new int[] {1, 1, 1}, cells(3));
    DiagramMaker.make(form, 4, Diagrams.NONE, 100, pulses::incrementAndGet);
    assertThat(pulses).hasValue(3 + 3 + 1);
  }
}
