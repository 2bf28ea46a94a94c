package io.github.nonet.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Tries;
import io.github.nonet.internal.SplitMix64;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TransformationTest {
  private static final int[] IN_ORDER = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  private static final int[] DIGITS = {1, 2, 3, 4, 5, 6, 7, 8, 9};

  private static final int[] ROWS = {5, 3, 4, 0, 1, 2, 6, 8, 7};
  private static final int[] COLUMNS = {1, 2, 0, 6, 7, 8, 3, 5, 4};
  private static final int[] OTHER_DIGITS = {2, 3, 1, 5, 4, 6, 9, 7, 8};

  private static Board numbered() {
    return Board.copyOf(IntStream.range(0, 81).map(cell -> (cell * 7 + cell / 9) % 10).toArray());
  }

  @Test
  void of_transpose() {
    Transformation transpose = Transformation.of(true, IN_ORDER, IN_ORDER, DIGITS);
    Board board = numbered();
    assertThat(transpose.apply(board).digit(2, 7)).isEqualTo(board.digit(7, 2));
    assertThat(transpose.then(transpose)).isEqualTo(Transformation.IDENTITY);
    assertThat(transpose.isTransposed()).isTrue();
  }

  @Test
  void of_rows() {
    int[] rows = {5, 3, 4, 0, 1, 2, 6, 8, 7};
    Board board = numbered();
    Board result = Transformation.of(false, rows, IN_ORDER, DIGITS).apply(board);
    assertThat(result.toRows()[0]).isEqualTo(board.toRows()[5]);
    assertThat(result.toRows()[8]).isEqualTo(board.toRows()[7]);
  }

  @Test
  void of_digits() {
    int[] digits = {2, 3, 4, 5, 6, 7, 8, 9, 1};
    Transformation relabel = Transformation.of(false, IN_ORDER, IN_ORDER, digits);
    assertThat(relabel.apply(Board.EMPTY.with(5, 9))).isEqualTo(Board.EMPTY.with(5, 1));
    assertThat(relabel.digit(0)).isZero();
    assertThat(relabel.digit(3)).isEqualTo(4);
  }

  @Test
  void of_copiesItsArrays() {
    int[] rows = IN_ORDER.clone();
    Transformation identity = Transformation.of(false, rows, IN_ORDER, DIGITS);
    rows[0] = 8;
    assertThat(identity).isEqualTo(Transformation.IDENTITY);
  }

  /** The corners of a board, 1 2 / 3 4, and where each named transformation leaves them. */
  @ParameterizedTest
  @CsvSource({
    "TRANSPOSE, 1324",
    "FLIP, 3412",
    "MIRROR, 2143",
    "ROTATE_90, 3142",
    "ROTATE_180, 4321",
    "ROTATE_270, 2413",
    "IDENTITY, 1234"
  })
  void named_onTheCorners(String name, String corners) throws ReflectiveOperationException {
    Transformation transformation = (Transformation) Transformation.class.getField(name).get(null);
    Board board = Board.EMPTY.with(0, 1).with(8, 2).with(72, 3).with(80, 4);
    Board result = transformation.apply(board);
    assertThat("" + result.digit(0) + result.digit(8) + result.digit(72) + result.digit(80))
        .isEqualTo(corners);
  }

  @Test
  void relabel_digits() {
    Transformation relabelling = Transformation.relabel(2, 1, 3, 4, 5, 6, 7, 9, 8);
    assertThat(relabelling.apply(Board.EMPTY.with(3, 1).with(4, 9)))
        .isEqualTo(Board.EMPTY.with(3, 2).with(4, 8));
  }

  @Test
  void sourceOf_targetOf() {
    Transformation transformation = Transformation.random(new SplittableRandom(5)::nextLong);
    for (int cell = 0; cell < 81; cell++) {
      assertThat(transformation.sourceOf(transformation.targetOf(cell))).isEqualTo(cell);
      Board moved = transformation.apply(Board.EMPTY.with(cell, 1));
      assertThat(moved.digit(transformation.targetOf(cell))).isNotZero();
    }
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> transformation.sourceOf(81))
        .withMessage("cell is 81; expected 0 to 80");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> transformation.targetOf(-1));
  }

  /** The message about a long array is short. */
  @Test
  void of_longArray() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(false, new int[100_000], IN_ORDER, DIGITS))
        .withMessageStartingWith("rows is [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] and 99990 more; expected");
  }

  /** Another thread changes the arrays all the time: what is made is valid all the same. */
  @Test
  void of_copiesBeforeItChecks() throws InterruptedException {
    int[] shared = IN_ORDER.clone();
    AtomicBoolean done = new AtomicBoolean();
    Thread changer =
        new Thread(
            () -> {
              while (!done.get()) {
                shared[0] = shared[0] == 0 ? 5 : 0;
              }
            });
    changer.start();
    try {
      for (int i = 0; i < 20_000; i++) {
        requireValid(shared);
      }
    } finally {
      done.set(true);
      changer.join();
    }
  }

  private static void requireValid(int[] rows) {
    Transformation made;
    try {
      made = Transformation.of(false, rows, IN_ORDER, DIGITS);
    } catch (IllegalArgumentException e) {
      return;
    }
    assertThat(made).isEqualTo(Transformation.IDENTITY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"012345687x", "01234567", "003456781", "312045678", "012345679", ""})
  void of_badRows(String rows) {
    int[] bad = rows.chars().map(c -> c - '0').toArray();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(false, bad, IN_ORDER, DIGITS))
        .withMessageStartingWith("rows is [")
        .withMessageContaining("expected each of 0 to 8 once");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(false, IN_ORDER, bad, DIGITS))
        .withMessageStartingWith("columns is [");
  }

  @ParameterizedTest
  @ValueSource(strings = {"012345678", "12345678", "112345678", "1234567891"})
  void of_badDigits(String digits) {
    int[] bad = digits.chars().map(c -> c - '0').toArray();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(false, IN_ORDER, IN_ORDER, bad))
        .withMessageStartingWith("digits is [")
        .withMessageEndingWith("expected each of 1 to 9 once");
  }

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException()
        .isThrownBy(() -> Transformation.of(false, null, IN_ORDER, DIGITS))
        .withMessage("rows");
    assertThatNullPointerException()
        .isThrownBy(() -> Transformation.of(false, IN_ORDER, null, DIGITS))
        .withMessage("columns");
    assertThatNullPointerException()
        .isThrownBy(() -> Transformation.of(false, IN_ORDER, IN_ORDER, null))
        .withMessage("digits");
    assertThatNullPointerException()
        .isThrownBy(() -> Transformation.random((LongSupplier) null))
        .withMessage("random");
    assertThatNullPointerException()
        .isThrownBy(() -> Transformation.IDENTITY.apply(null))
        .withMessage("board");
    assertThatNullPointerException()
        .isThrownBy(() -> Transformation.IDENTITY.then(null))
        .withMessage("next");
  }

  @Test
  void parts_outOfRange() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Transformation.IDENTITY.row(9));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Transformation.IDENTITY.column(-1));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Transformation.IDENTITY.digit(10));
  }

  @Test
  void toString_countsFromOne() {
    int[] digits = {9, 8, 7, 6, 5, 4, 3, 2, 1};
    int[] columns = {3, 4, 5, 0, 1, 2, 6, 7, 8};
    assertThat(Transformation.of(true, IN_ORDER, columns, digits))
        .hasToString("transpose, rows 123456789, columns 456123789, digits 987654321");
    assertThat(Transformation.IDENTITY)
        .hasToString("rows 123456789, columns 123456789, digits 123456789");
  }

  @Test
  void equals_otherParts() {
    Transformation identity = Transformation.IDENTITY;
    int[] swapped = {1, 0, 2, 3, 4, 5, 6, 7, 8};
    int[] digits = {2, 1, 3, 4, 5, 6, 7, 8, 9};
    assertThat(identity)
        .isNotEqualTo(Transformation.of(true, IN_ORDER, IN_ORDER, DIGITS))
        .isNotEqualTo(Transformation.of(false, swapped, IN_ORDER, DIGITS))
        .isNotEqualTo(Transformation.of(false, IN_ORDER, swapped, DIGITS))
        .isNotEqualTo(Transformation.of(false, IN_ORDER, IN_ORDER, digits))
        .isNotEqualTo("identity");
  }

  /** Each cell must be sent to each cell equally often, and each digit to each digit. */
  @Tag(Tries.SCALE)
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("randomTransformations")
  void random_isUniform(Supplier<Transformation> source) {
    Map<Integer, Integer> cells = new HashMap<>();
    Map<Integer, Integer> digits = new HashMap<>();
    int draws = 81 * 1_000;
    Board marked = Board.EMPTY.with(0, 1);
    for (int i = 0; i < draws; i++) {
      String line = source.get().apply(marked).toString();
      int cell = line.replaceAll("[1-9].*", "").length();
      cells.merge(cell, 1, Integer::sum);
      digits.merge((int) line.charAt(cell), 1, Integer::sum);
    }
    // 0.9999 quantiles of chi-square with 80 and 8 degrees of freedom.
    assertThat(chiSquare(cells, draws / 81.0)).isLessThan(136);
    assertThat(chiSquare(digits, draws / 9.0)).isLessThan(32);
    assertThat(cells).hasSize(81);
    assertThat(digits).hasSize(9);
  }

  static Stream<Supplier<Transformation>> randomTransformations() {
    SplittableRandom random = new SplittableRandom(20);
    AtomicLong seed = new AtomicLong();
    return Stream.of(
        () -> Transformation.random(random::nextLong),
        () -> Transformation.random(seed.getAndIncrement()));
  }

  /** The same from the same seed, and from the same numbers, in this and in later versions. */
  @Test
  void random_golden() {
    assertThat(Transformation.random(42))
        .hasToString("rows 123897645, columns 231897564, digits 835467921");
    assertThat(Transformation.random(new SplitMix64(42))).isEqualTo(Transformation.random(42));
  }

  private static double chiSquare(Map<Integer, Integer> counts, double expected) {
    return counts.values().stream()
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void inverse_undoes(boolean isTransposed) {
    Transformation some = Transformation.of(isTransposed, ROWS, COLUMNS, OTHER_DIGITS);
    Board board = numbered();
    assertThat(some.inverse().apply(some.apply(board))).isEqualTo(board);
    assertThat(some.inverse()).isNotEqualTo(some);
    assertThat(some.inverse().then(some)).isEqualTo(Transformation.IDENTITY);
    assertThat(some.then(some.inverse())).isEqualTo(Transformation.IDENTITY);
  }

  @ParameterizedTest
  @CsvSource({"false, false", "false, true", "true, false", "true, true"})
  void then_firstThisThenNext(boolean isTransposed, boolean isNextTransposed) {
    Transformation some = Transformation.of(isTransposed, ROWS, COLUMNS, OTHER_DIGITS);
    Transformation next = Transformation.of(isNextTransposed, COLUMNS, IN_ORDER, DIGITS);
    Board board = numbered();
    assertThat(some.then(next).apply(board)).isEqualTo(next.apply(some.apply(board)));
  }

  @Test
  void accessors_asGiven() {
    Transformation some = Transformation.of(false, ROWS, COLUMNS, OTHER_DIGITS);
    assertThat(some.isTransposed()).isFalse();
    assertThat(IntStream.range(0, 9).map(some::row).toArray()).isEqualTo(ROWS);
    assertThat(IntStream.range(0, 9).map(some::column).toArray()).isEqualTo(COLUMNS);
    assertThat(IntStream.rangeClosed(1, 9).map(some::digit).toArray()).isEqualTo(OTHER_DIGITS);
  }

  @Test
  void hashCode_ofEqualOnesAndOfOthers() {
    Transformation some = Transformation.of(true, ROWS, COLUMNS, OTHER_DIGITS);
    Transformation same = Transformation.of(true, ROWS, COLUMNS, OTHER_DIGITS);
    assertThat(some).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(some.hashCode()).isNotEqualTo(some.inverse().hashCode());
  }
}
