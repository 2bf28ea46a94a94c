package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.groups.forms.LongIndex;
import io.github.nonet.internal.groups.forms.RowIndex;
import io.github.nonet.internal.sets.CellBits;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BitsTest {
  private static final int NUMBERS = 200;
  private static final int WORDS = 4;

  private final Random random = new Random(7);

  private Set<Integer> numbers(int count) {
    return random.ints(count, 0, NUMBERS).boxed().collect(Collectors.toCollection(TreeSet::new));
  }

  private static long[] bits(Set<Integer> numbers) {
    return CellBits.of(array(numbers), WORDS);
  }

  private static int[] array(Set<Integer> numbers) {
    return numbers.stream().mapToInt(number -> number).toArray();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "64, 1", "65, 2", "128, 2", "129, 3"})
  void words_holdAllNumbers(int size, int words) {
    assertThat(CellBits.words(size)).isEqualTo(words);
  }

  @Test
  void operations_areThoseOfSets() {
    for (int i = 0; i < 200; i++) {
      Set<Integer> one = numbers(random.nextInt(60));
      Set<Integer> two = numbers(random.nextInt(60));
      Set<Integer> common = new HashSet<>(one);
      common.retainAll(two);
      Set<Integer> either = new TreeSet<>(one);
      either.addAll(two);
      Set<Integer> rest = new TreeSet<>(one);
      rest.removeAll(two);
      assertThat(CellBits.toArray(bits(one))).containsExactly(array(one));
      assertThat(CellBits.size(bits(one))).isEqualTo(one.size());
      assertThat(CellBits.common(bits(one), bits(two))).isEqualTo(common.size());
      assertThat(CellBits.intersects(bits(one), bits(two))).isEqualTo(!common.isEmpty());
      assertThat(CellBits.containsAll(bits(one), bits(two))).isEqualTo(one.containsAll(two));
      assertThat(CellBits.containsAll(bits(either), bits(two))).isTrue();
      long[] set = bits(one);
      CellBits.addAll(set, bits(two));
      assertThat(set).isEqualTo(bits(either));
      CellBits.removeAll(set, bits(two));
      assertThat(set).isEqualTo(bits(rest));
      set = bits(one);
      CellBits.retainAll(set, bits(two));
      assertThat(set).isEqualTo(bits(common));
    }
  }

  @Test
  void addAndRemove_oneNumber() {
    long[] set = new long[WORDS];
    for (int number = 0; number < NUMBERS; number++) {
      int own = number;
      CellBits.add(set, number);
      assertThat(IntStream.range(0, NUMBERS).filter(other -> CellBits.contains(set, other)))
          .containsExactly(own);
      CellBits.remove(set, number);
      assertThat(set).containsOnly(0);
    }
  }

  @Test
  void joinAll_eachSeesTheOthers() {
    long[][] seen = new long[NUMBERS][WORDS];
    CellBits.joinAll(seen, new int[] {3, 70, 199});
    CellBits.joinAll(seen, new int[] {3, 4});
    assertThat(CellBits.toArray(seen[3])).containsExactly(4, 70, 199);
    assertThat(CellBits.toArray(seen[4])).containsExactly(3);
    assertThat(CellBits.toArray(seen[70])).containsExactly(3, 199);
    assertThat(CellBits.toArray(seen[199])).containsExactly(3, 70);
    assertThat(CellBits.toArray(seen[5])).isEmpty();
  }

  @Test
  void longIndex_numbersKeysInTheOrderOfTheirComing() {
    LongIndex index = new LongIndex();
    long[] keys = random.longs(1_000).distinct().toArray();
    for (int i = 0; i < keys.length; i++) {
      assertThat(index.indexOf(keys[i])).isEqualTo(i);
      int any = random.nextInt(i + 1);
      assertThat(index.indexOf(keys[any])).isEqualTo(any);
    }
    assertThat(index.indexOf(0)).isEqualTo(keys.length);
    assertThat(index.indexOf(0)).isEqualTo(keys.length);
  }

  /** Keys of which the hash has equal low bits follow one another, beyond the end and round. */
  @Test
  void longIndex_smallKeys() {
    LongIndex index = new LongIndex();
    for (int i = 0; i < 5_000; i++) {
      assertThat(index.indexOf((long) i << 39)).isEqualTo(i);
    }
    for (int i = 0; i < 5_000; i++) {
      assertThat(index.indexOf((long) i << 39)).isEqualTo(i);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 2", "50, 3", "400, 2", "1000, 1"})
  void rowIndex_firstRowThatIsEqual(int count, int width) {
    int[] rows = random.ints(count * width, 0, count / 4 + 1).toArray();
    RowIndex index = new RowIndex(rows, width, count);
    for (int row = 0; row < count; row++) {
      int own = row;
      int first =
          IntStream.rangeClosed(0, row)
              .filter(
                  other ->
                      IntStream.range(0, width)
                          .allMatch(i -> rows[other * width + i] == rows[own * width + i]))
              .findFirst()
              .orElseThrow();
      assertThat(index.firstLike(row)).isEqualTo(first);
    }
  }

  @Test
  void rowMaker_addsConstraintsBehindThoseOfGroups() {
    Row empty = Row.of(new long[3]);
    Row full = Row.of(new long[] {5, 0, 6});
    assertThat(full.places()).containsExactly(0, 2);
    assertThat(full.words()).containsExactly(5, 6);
    assertThat(empty.places()).isEmpty();
    RowMaker maker = new RowMaker(empty, full);
    maker.add(192, 0, 1);
    maker.add(193, 1);
    maker.add(256, 1);
    maker.add(320, 1, 0);
    maker.add(384, 1);
    Row[] rows = maker.toArray();
    assertThat(rows[0].places()).containsExactly(3, 5);
    assertThat(rows[0].words()).containsExactly(1, 1);
    assertThat(rows[1].places()).containsExactly(0, 2, 3, 4, 5, 6);
    assertThat(rows[1].words()).containsExactly(5, 6, 3, 1, 1, 1);
    assertThat(full.words()).containsExactly(5, 6);
  }

  @Test
  void combinations_anySumBeyondAllValues_hasNone() {
    Combinations combinations = new Combinations(4);
    assertThat(combinations.of(4, 10)).containsExactly(0b11110);
    assertThat(combinations.of(4, 11)).isEmpty();
    assertThat(combinations.of(0, 0)).containsExactly(0);
    assertThat(combinations.of(2, -1)).isEmpty();
    assertThat(combinations.of(2, 5)).isSameAs(combinations.of(2, 5));
    assertThat(new Combinations(16).of(8, 68)).hasSizeGreaterThan(256).doesNotHaveDuplicates();
  }
}
