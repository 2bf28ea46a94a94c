package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What forms of few cells come to, and relations of two cells. */
class FormTablesTest {
  private static final int TRIES = 60;

  private final Random random = new Random(11);

  private static int set(IntStream values) {
    return values.map(value -> 1 << value).sum();
  }

  private int[] relation(int symbols) {
    return IntStream.range(0, symbols)
        .map(i -> set(IntStream.rangeClosed(1, symbols).filter(value -> random.nextInt(3) > 0)))
        .toArray();
  }

  private Form.Machine machine(int symbols, int... cells) {
    int states = 1 + random.nextInt(4);
    int[][] next = new int[states][symbols];
    for (int[] row : next) {
      Arrays.setAll(row, value -> random.nextInt(4) == 0 ? -1 : random.nextInt(states));
    }
    boolean[] accepting = new boolean[states];
    accepting[random.nextInt(states)] = true;
    return new Form.Machine(cells, random.nextInt(states), accepting, next);
  }

  private Form form(int symbols, int... cells) {
    int[] factors = Arrays.stream(cells).map(cell -> random.nextInt(3) - 4).toArray();
    int total = IntStream.of(factors).map(factor -> factor * (1 + random.nextInt(symbols))).sum();
    int[] sets =
        IntStream.range(0, 1 << symbols)
            .map(set -> 2 * set)
            .filter(set -> Integer.bitCount(set) == cells.length && random.nextBoolean())
            .toArray();
    return switch (random.nextInt(3)) {
      case 0 -> new Form.Sum(total, factors, cells);
      case 1 -> new Form.Sets(cells, sets);
      default -> machine(symbols, cells);
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9})
  void domainAndRelation_areWhatTheFormAllows(int symbols) {
    for (int i = 0; i < TRIES; i++) {
      Form one = form(symbols, 0);
      assertThat(FormTables.domain(one, symbols))
          .isEqualTo(
              set(
                  IntStream.rangeClosed(1, symbols)
                      .filter(value -> FormReferee.allows(one, value))));
      Form two = form(symbols, 0, 1);
      int[] relation = FormTables.relation(two, symbols);
      assertThat(relation).hasSize(symbols);
      for (int first = 1; first <= symbols; first++) {
        int own = first;
        assertThat(relation[first - 1])
            .isEqualTo(
                set(
                    IntStream.rangeClosed(1, symbols)
                        .filter(value -> FormReferee.allows(two, own, value))));
      }
    }
  }

  @Test
  void relation_ofAPair_hasValuesOnly() {
    Form pair = new Form.TwoCells(new int[] {0, 1}, new int[] {-1, 0b110, 0, 0b11111});
    assertThat(FormTables.relation(pair, 4)).containsExactly(0b11110, 0b110, 0, 0b11110);
  }

  @Test
  void sumOf_setsOfACage() {
    Combinations combinations = new Combinations(6);
    int[] cells = {0, 1, 2};
    for (int sum = 6; sum <= 15; sum++) {
      int[] sets = combinations.of(3, sum);
      assertThat(FormTables.sumOf(new Form.Sets(cells, sets), 6, combinations)).isEqualTo(sum);
    }
    int[] allOfTen = combinations.of(3, 10);
    int[] some = Arrays.copyOf(allOfTen, allOfTen.length - 1);
    assertThat(FormTables.sumOf(new Form.Sets(cells, some), 6, combinations))
        .isEqualTo(FormTables.NO_SUM);
    assertThat(FormTables.sumOf(new Form.Sets(cells, new int[0]), 6, combinations))
        .isEqualTo(FormTables.NO_SUM);
  }

  @Test
  void sumOf_allSets_isAnySum() {
    for (int size = 2; size < 6; size++) {
      int wanted = size;
      int[] cells = IntStream.range(0, size).toArray();
      int[] sets =
          IntStream.range(0, 64)
              .map(set -> 2 * set)
              .filter(set -> Integer.bitCount(set) == wanted)
              .toArray();
      Combinations combinations = new Combinations(6);
      assertThat(FormTables.sumOf(new Form.Sets(cells, sets), 6, combinations)).isZero();
      int[] fewer = Arrays.copyOf(sets, sets.length - 1);
      assertThat(FormTables.sumOf(new Form.Sets(cells, fewer), 6, combinations))
          .isEqualTo(FormTables.NO_SUM);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 9, 16, 17, 25})
  void pairTable_fitsAreThoseOfTheValues(int symbols) {
    for (int i = 0; i < TRIES; i++) {
      int[] relation = relation(symbols);
      PairTable table = new PairTable(relation);
      int set = random.nextInt() & (2 << symbols) - 2;
      int expected =
          IntStream.rangeClosed(1, symbols)
              .filter(value -> (set >> value & 1) != 0)
              .map(value -> relation[value - 1])
              .reduce(0, (a, b) -> a | b);
      assertThat(table.fits(set)).isEqualTo(expected);
      int value = 1 + random.nextInt(symbols);
      assertThat(table.fitsOfValue(value)).isEqualTo(relation[value - 1]);
      int back =
          set(
              IntStream.rangeClosed(1, symbols)
                  .filter(other -> (relation[other - 1] >> value & 1) != 0));
      assertThat(table.turned().fitsOfValue(value)).isEqualTo(back);
      assertThat(table.turned().turned()).isSameAs(table);
      assertThat(table.mostMissing())
          .isEqualTo(symbols - Arrays.stream(relation).map(Integer::bitCount).min().orElseThrow());
      assertThat(table.unequal())
          .isEqualTo(
              set(
                  IntStream.rangeClosed(1, symbols)
                      .filter(other -> (relation[other - 1] >> other & 1) == 0)));
      assertThat(table.others()[value - 1]).isEqualTo(relation[value - 1] & ~(1 << value));
    }
  }

  @Test
  void pairTable_concernsEqualValuesAlone() {
    int all = 0b11110;
    assertThat(new PairTable(all, all, all, all).concernsEqualValuesAlone()).isTrue();
    assertThat(new PairTable(all & ~2, all, all, all & ~16).concernsEqualValuesAlone()).isTrue();
    assertThat(new PairTable(all & ~4, all, all, all).concernsEqualValuesAlone()).isFalse();
    assertThat(new PairTable(all & ~6, all, all, all).concernsEqualValuesAlone()).isFalse();
  }

  @Test
  void relations_ofTwoCells_areOne() {
    Relations relations = new Relations();
    int[] less = {0b11100, 0b11000, 0b10000, 0};
    int[] notNext = {0b11010, 0b10100, 0b01010, 0b10110};
    PairTable first = relations.add(3, 7, less.clone());
    assertThat(relations.add(3, 7, less.clone())).isSameAs(first);
    assertThat(relations.add(8, 9, less.clone())).isSameAs(first);
    PairTable both = relations.add(3, 7, notNext);
    assertThat(both.fitsOfValue(1)).isEqualTo(0b11000);
    assertThat(relations.uses()).hasSize(2);
    assertThat(relations.uses().get(0).forth()).isSameAs(both);
    assertThat(relations.uses().get(0).back()).isSameAs(both.turned());
    assertThat(relations.uses().get(1).first()).isEqualTo(8);
    assertThat(relations.uses().get(1).second()).isEqualTo(9);
  }

  /** The lower cell comes first, whichever was named first. */
  @Test
  void relations_areTurnedToTheLowerCell() {
    Relations relations = new Relations();
    PairTable more = relations.add(7, 3, 0b11100, 0b11000, 0b10000, 0);
    assertThat(relations.uses().get(0).first()).isEqualTo(3);
    assertThat(relations.uses().get(0).second()).isEqualTo(7);
    assertThat(more.fitsOfValue(1)).isZero();
    assertThat(more.fitsOfValue(4)).isEqualTo(0b01110);
    relations.add(3, 8, 0b11100, 0b11000, 0b10000, 0);
    relations.add(4, 7, 0b11100, 0b11000, 0b10000, 0);
    assertThat(relations.uses()).hasSize(3);
  }

  @Test
  void relations_different_isMadeOnce() {
    Relations relations = new Relations();
    PairTable any = relations.add(0, 1, 0b11110, 0b11110, 0b11110, 0b11110);
    PairTable different = relations.different(any);
    assertThat(different.unequal()).isEqualTo(0b11110);
    assertThat(different.concernsEqualValuesAlone()).isTrue();
    assertThat(relations.different(any)).isSameAs(different);
  }
}
