package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.Geometry;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The steps of the bitboard engine, each against {@link CandidateGrid}. */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class BitboardTest {
  // Layout

  @Property(tries = 200)
  void load_everyCandidateHasItsBit(@ForAll("anyBoard") Board board) {
    assertThat(words(board)).isEqualTo(CandidateGrid.of(board).words());
  }

  @Property(tries = 50)
  void load_text(@ForAll("anyBoard") Board board) {
    byte[] dots = ("x" + board).getBytes(StandardCharsets.US_ASCII);
    byte[] zeros = board.toString().replace('.', '0').getBytes(StandardCharsets.US_ASCII);
    assertThat(words(dots, 1)).isEqualTo(words(zeros, 0)).isEqualTo(words(board));
  }

  @Property(tries = 50)
  void store_whatWasLoaded(@ForAll long seed) {
    Board solution = BoardArbitraries.shuffle(Boards.SOLUTION, seed);
    byte[] digits = new byte[83];
    BitboardLayout.store(words(solution), 0, digits, 2);
    assertThat(IntStream.range(0, 81).map(cell -> digits[cell + 2]).toArray())
        .isEqualTo(IntStream.range(0, 81).map(solution::digit).toArray());
  }

  @Example
  void masks_byDefinition() {
    assertThat(BitboardLayout.ALL).isEqualTo(bits(bit -> true));
    assertThat(BitboardLayout.LOWER).isEqualTo(bits(bit -> bit % 18 < 9));
    assertThat(BitboardLayout.CELLS).isEqualTo(bits(bit -> bit % 3 == 0));
    assertThat(BitboardLayout.LOWER_CELLS).isEqualTo(bits(bit -> bit % 3 == 0 && bit % 18 < 9));
    assertThat(BitboardLayout.BAND_0).isEqualTo(bits(bit -> bit % 9 / 3 == 0));
    assertThat(BitboardLayout.BAND_1).isEqualTo(bits(bit -> bit % 9 / 3 == 1));
    assertThat(BitboardLayout.BAND_2).isEqualTo(bits(bit -> bit % 9 / 3 == 2));
  }

  @Example
  void tables_byDefinition() {
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 0; digit < 9; digit++) {
        int bit = CandidateGrid.bit(cell, digit);
        assertThat(BitboardTables.CELL[bit]).isEqualTo(CandidateGrid.bit(cell, 0));
        assertThat(BitboardTables.ROW[bit]).isEqualTo(sameWord(Geometry::row, cell, digit));
        assertThat(BitboardTables.COLUMN[bit]).isEqualTo(sameWord(Geometry::column, cell, digit));
      }
    }
  }

  private static long sameWord(IntUnaryOperator line, int cell, int digit) {
    return IntStream.range(0, 81)
        .filter(other -> line.applyAsInt(other) == line.applyAsInt(cell))
        .filter(other -> CandidateGrid.word(other, digit) == CandidateGrid.word(cell, digit))
        .mapToLong(other -> 1L << CandidateGrid.bit(other, digit))
        .reduce(0, (mask, bit) -> mask | bit);
  }

  private static long bits(IntPredicate isSet) {
    return IntStream.range(0, 54)
        .filter(isSet)
        .mapToLong(bit -> 1L << bit)
        .reduce(0, (mask, bit) -> mask | bit);
  }

  // Rules on single words

  @Property
  void majority_twoOfThree(@ForAll long x, @ForAll long y, @ForAll long z) {
    long expected = 0;
    for (int bit = 0; bit < 64; bit++) {
      long ones = (x >>> bit & 1) + (y >>> bit & 1) + (z >>> bit & 1);
      expected |= ones >= 2 ? 1L << bit : 0;
    }
    assertThat(BitboardRules.majority(x, y, z)).isEqualTo(expected);
  }

  @Property(tries = 200)
  void places_counted(@ForAll long seed) {
    long[] x = sparseWords(9, seed);
    long two = BitboardRules.twoPlaces(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
    long three = BitboardRules.threePlaces(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
    for (int bit = 0; bit < 64; bit++) {
      int places = ones(x, bit);
      assertThat((two >>> bit & 1) != 0).isEqualTo(places >= 2);
      assertThat((three >>> bit & 1) != 0).isEqualTo(places >= 3);
    }
  }

  @Property(tries = 200)
  void twoRowsAndColumns_counted(@ForAll long seed) {
    long[] x = sparseWords(9, seed);
    long wide =
        BitboardRules.twoRowsAndColumns(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
    for (int bit = 0; bit < 64; bit++) {
      int b = bit;
      long rows =
          IntStream.range(0, 9).filter(p -> isSet(x[p], b)).map(p -> p / 3).distinct().count();
      long columns =
          IntStream.range(0, 9).filter(p -> isSet(x[p], b)).map(p -> p % 3).distinct().count();
      assertThat(isSet(wide, bit)).isEqualTo(rows >= 2 && columns >= 2);
    }
  }

  @Property(tries = 200)
  void digits_counted(@ForAll long seed) {
    long[] x = sparseWords(3, seed);
    long two = BitboardRules.twoDigits(x[0], x[1], x[2]);
    long exactlyTwo = BitboardRules.exactlyTwoDigits(x[0], x[1], x[2]);
    for (int cell = 0; cell < 54; cell += 3) {
      int digits = ones(x, cell) + ones(x, cell + 1) + ones(x, cell + 2);
      assertThat(isSet(two, cell)).isEqualTo(digits >= 2);
      assertThat(isSet(exactlyTwo, cell)).isEqualTo(digits == 2);
      assertThat(isSet(BitboardRules.anyDigit(x[0]), cell)).isEqualTo((x[0] >>> cell & 7) != 0);
    }
  }

  @Property
  void exchange_twiceIsNothing(@ForAll("words") long a, @ForAll("words") long b) {
    long e = BitboardRules.exchange(a, b);
    long x = a ^ e << 9;
    long y = b ^ e;
    long lower = BitboardLayout.LOWER;
    assertThat(x).isEqualTo(a & lower | (b & lower) << 9);
    assertThat(y).isEqualTo(a >>> 9 & lower | b & lower << 9);
    assertThat(BitboardRules.exchange(x, y)).isEqualTo(e);
  }

  @Property
  void turns_moveStacksAndBands(@ForAll("words") long word) {
    for (int bit = 0; bit < 54; bit++) {
      int nextStack = (bit + 18) % 54;
      int nextBand = bit % 9 < 6 ? bit + 3 : bit - 6;
      assertThat(isSet(BitboardRules.turnStacks(word), bit)).isEqualTo(isSet(word, nextStack));
      assertThat(isSet(BitboardRules.turnStacksTwice(word), nextStack)).isEqualTo(isSet(word, bit));
      assertThat(isSet(BitboardRules.turnBands(word), bit)).isEqualTo(isSet(word, nextBand));
      assertThat(isSet(BitboardRules.turnBandsTwice(word), nextBand)).isEqualTo(isSet(word, bit));
    }
  }

  @Property
  void rowSupport_byPermutations(@ForAll("words") long row1, @ForAll("words") long row2) {
    long support = BitboardRules.rowSupport(row1, row2);
    for (int bit = 0; bit < 54; bit++) {
      int first = bit % 18;
      boolean[][] matrix = matrix(row1, row2, first, first + 18, first + 36);
      assertThat(isSet(support, bit)).isEqualTo(SlowRounds.isSupported(matrix, 0, bit / 18));
    }
  }

  @Property
  void columnSupport_byPermutations(@ForAll("words") long column1, @ForAll("words") long column2) {
    long lower = BitboardLayout.LOWER;
    long support = BitboardRules.columnSupport(column1, column2);
    long upper = BitboardRules.upperColumnSupport(column1 & lower, column2 & lower);
    assertThat(upper & lower).isEqualTo(support & lower);
    for (int bit = 0; bit < 54; bit++) {
      int first = bit - bit % 9 + bit % 3;
      boolean[][] matrix = matrix(column1, column2, first, first + 3, first + 6);
      assertThat(isSet(support, bit)).isEqualTo(SlowRounds.isSupported(matrix, 0, bit % 9 / 3));
    }
  }

  private static boolean[][] matrix(long line1, long line2, int... bits) {
    boolean[][] matrix = new boolean[3][3];
    for (int part = 0; part < 3; part++) {
      matrix[1][part] = isSet(line1, bits[part]);
      matrix[2][part] = isSet(line2, bits[part]);
    }
    return matrix;
  }

  // Rules on boards

  @Property(tries = 200)
  void propagate_likeSlowRounds(@ForAll Board puzzle, @ForAll long seed) {
    long[] words = words(puzzle);
    thin(words, new Random(seed), puzzle.clueCount());
    assertSameAsSlowRounds(words);
  }

  @Property(tries = 100)
  void propagate_likeSlowRoundsOnAnyCandidates(@ForAll long seed) {
    Random random = new Random(seed);
    long[] words = words(Board.EMPTY);
    thin(words, random, random.nextInt(600));
    assertSameAsSlowRounds(words);
  }

  /** Takes this many candidates away, wherever they are. */
  private static void thin(long[] words, Random random, int count) {
    for (int i = 0; i < count; i++) {
      int cell = random.nextInt(81);
      int digit = random.nextInt(9);
      words[CandidateGrid.word(cell, digit)] &= ~(1L << CandidateGrid.bit(cell, digit));
    }
  }

  private static void assertSameAsSlowRounds(long[] words) {
    CandidateGrid grid = CandidateGrid.of(words);
    int expected = new SlowRounds(grid).propagate();
    assertThat(BitboardKernel.propagate(words, 0)).isEqualTo(expected);
    if (expected != BitboardKernel.DEAD) {
      assertThat(CandidateGrid.of(words)).isEqualTo(grid);
    }
  }

  @Example
  void propagate_leavesOtherWordsAlone() {
    long[] words = new long[3 * BitboardLayout.WORDS];
    System.arraycopy(words(Boards.PUZZLE), 0, words, BitboardLayout.WORDS, BitboardLayout.WORDS);
    assertThat(BitboardKernel.propagate(words, BitboardLayout.WORDS))
        .isEqualTo(BitboardKernel.FULL);
    assertThat(words)
        .startsWith(new long[BitboardLayout.WORDS])
        .endsWith(new long[BitboardLayout.WORDS])
        .containsSequence(words(Boards.SOLUTION));
  }

  @Property(tries = 100)
  void isSolution_asTheBoardSays(
      @ForAll long seed, @ForAll("cells") int cell, @ForAll("cells") int other) {
    Board solution = BoardArbitraries.shuffle(Boards.SOLUTION, seed);
    Board swapped = solution.with(cell, solution.digit(other)).with(other, solution.digit(cell));
    assertThat(BitboardRules.isSolution(words(solution), 0)).isTrue();
    assertThat(BitboardRules.isSolution(words(swapped), 0)).isEqualTo(swapped.isSolved());
  }

  @Property(tries = 100)
  void isSolution_oneCandidateMore(@ForAll("cells") int cell, @ForAll("digits") int digit) {
    long[] words = words(Boards.SOLUTION);
    words[CandidateGrid.word(cell, digit)] |= 1L << CandidateGrid.bit(cell, digit);
    assertThat(BitboardRules.isSolution(words, 0))
        .isEqualTo(Boards.SOLUTION.digit(cell) == digit + 1);
  }

  @Property(tries = 100)
  void isSolution_oneDigitForAnother(@ForAll("cells") int cell, @ForAll("digits") int digit) {
    Board changed = Boards.SOLUTION.with(cell, digit + 1);
    assertThat(BitboardRules.isSolution(words(changed), 0)).isEqualTo(changed.isSolved());
  }

  // Guesses

  @Property(tries = 200)
  void choose_candidateOfAnOpenCell(@ForAll Board puzzle, @ForAll boolean isLong) {
    long[] words = words(puzzle);
    if (BitboardKernel.propagate(words, 0) == BitboardKernel.STUCK) {
      int candidate = BitboardChoice.choose(words, 0, isLong);
      assertThat(candidate).matches(c -> c == BitboardChoice.NONE || isOfOpenCell(words, c));
      assertThat(BitboardBranching.ofFirstOpenCell(words, 0))
          .isEqualTo(lowestCandidateOfFirstOpenCell(CandidateGrid.of(words)));
    }
  }

  private static boolean isOfOpenCell(long[] words, int candidate) {
    CandidateGrid grid = CandidateGrid.of(words);
    return IntStream.range(0, 81 * 9)
        .filter(i -> name(i / 9, i % 9) == candidate)
        .anyMatch(i -> grid.has(i / 9, i % 9) && grid.count(i / 9) > 1);
  }

  private static int lowestCandidateOfFirstOpenCell(CandidateGrid grid) {
    int cell = IntStream.range(0, 81).filter(c -> grid.count(c) > 1).findFirst().orElseThrow();
    int digit = IntStream.range(0, 9).filter(d -> grid.has(cell, d)).findFirst().orElseThrow();
    return name(cell, digit);
  }

  private static int name(int cell, int digit) {
    return BitboardBranching.candidate(
        CandidateGrid.word(cell, digit), CandidateGrid.bit(cell, digit));
  }

  @Example
  void choose_contradictionInABox() {
    long[] words = words(Board.EMPTY.with(0, 7).with(10, 7));
    assertThat(BitboardKernel.propagate(words, 0)).isEqualTo(BitboardKernel.STUCK);
    assertThat(BitboardChoice.choose(words, 0, false)).isEqualTo(BitboardChoice.NONE);
  }

  @Example
  void choose_withoutPairsTakesADigitThatIsAlone() {
    CandidateGrid grid = CandidateGrid.of(Board.EMPTY);
    IntStream.range(3, 9).forEach(digit -> grid.remove(0, digit));
    IntStream.range(0, 6).forEach(digit -> grid.remove(80, digit));
    for (int cell : new int[] {62, 71, 78, 79}) {
      IntStream.range(6, 9).forEach(digit -> grid.remove(cell, digit));
    }
    assertThat(choose(grid, false)).isEqualTo(name(80, 6));
    assertThat(choose(grid, true)).isEqualTo(name(0, 0));
  }

  @Example
  void choose_withoutPairsInALongSearchTakesADigitWithTwoPlaces() {
    CandidateGrid grid = CandidateGrid.of(Board.EMPTY);
    IntStream.range(3, 9).forEach(digit -> grid.remove(0, digit));
    IntStream.range(0, 81)
        .filter(cell -> Geometry.box(cell) == 4 && cell != 40 && cell != 50)
        .forEach(cell -> grid.remove(cell, 4));
    grid.remove(50, 0);
    assertThat(choose(grid, true)).isEqualTo(name(50, 4));
  }

  /** Chooses in a node that is not the first one. */
  private static int choose(CandidateGrid grid, boolean isLong) {
    long[] words = new long[2 * BitboardLayout.WORDS];
    System.arraycopy(grid.words(), 0, words, BitboardLayout.WORDS, BitboardLayout.WORDS);
    return BitboardChoice.choose(words, BitboardLayout.WORDS, isLong);
  }

  @Property(tries = 200)
  void split_oneWithOneWithout(
      @ForAll("cells") int cell, @ForAll("digits") int digit, @ForAll long seed) {
    long[] words = new long[2 * BitboardLayout.WORDS];
    System.arraycopy(words(Board.EMPTY), 0, words, 0, BitboardLayout.WORDS);
    thin(words, new Random(seed), 300);
    words[CandidateGrid.word(cell, digit)] |= 1L << CandidateGrid.bit(cell, digit);
    CandidateGrid with = CandidateGrid.of(words);
    CandidateGrid without = with.copy();
    without.remove(cell, digit);
    assign(with, cell, digit);
    if (without.count(cell) == 1) {
      assign(without, cell, IntStream.range(0, 9).filter(d -> without.has(cell, d)).sum());
    }
    BitboardBranching.split(words, 0, name(cell, digit));
    assertThat(CandidateGrid.of(words)).isEqualTo(without);
    System.arraycopy(words, BitboardLayout.WORDS, words, 0, BitboardLayout.WORDS);
    assertThat(CandidateGrid.of(words)).isEqualTo(with);
  }

  private static void assign(CandidateGrid grid, int cell, int digit) {
    IntStream.range(0, 9).filter(d -> d != digit).forEach(d -> grid.remove(cell, d));
    for (int peer : Geometry.PEERS[cell]) {
      grid.remove(peer, digit);
    }
  }

  // Helpers

  private static long[] words(Board board) {
    byte[] digits = new byte[81];
    board.copyTo(digits, 0);
    return words(digits, 0);
  }

  private static long[] words(byte[] cells, int offset) {
    long[] words = new long[BitboardLayout.WORDS];
    BitboardLayout.load(cells, offset, words, 0);
    return words;
  }

  private static boolean isSet(long word, int bit) {
    return (word >>> bit & 1) != 0;
  }

  private static int ones(long[] words, int bit) {
    return (int) IntStream.range(0, words.length).filter(i -> isSet(words[i], bit)).count();
  }

  /** Returns words with few bits set, or many, so that all counts occur. */
  private static long[] sparseWords(int length, long seed) {
    Random random = new Random(seed);
    int percent = random.nextInt(100);
    long[] words = new long[length];
    for (int i = 0; i < 64 * length; i++) {
      words[i / 64] |= random.nextInt(100) < percent ? 1L << i : 0;
    }
    return words;
  }

  @Provide
  Arbitrary<Long> words() {
    return Arbitraries.longs().map(word -> word & BitboardLayout.ALL);
  }

  @Provide
  Arbitrary<Integer> cells() {
    return Arbitraries.integers().between(0, 80);
  }

  @Provide
  Arbitrary<Integer> digits() {
    return Arbitraries.integers().between(0, 8);
  }

  @Provide
  Arbitrary<Board> anyBoard() {
    return BoardArbitraries.anyBoards();
  }
}
