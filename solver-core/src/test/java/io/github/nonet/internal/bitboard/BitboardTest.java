package io.github.nonet.internal.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.BoardArbitraries;
import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;
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

  @Property(tries = 100)
  void loadCandidates_everyCandidateHasItsBit(@ForAll long seed) {
    long[] expected = words(Board.EMPTY);
    thin(expected, new Random(seed), 300);
    long[] words = new long[3 * Layout.WORDS];
    Layout.loadCandidates(CandidateGrid.of(expected).digitSets(), words, Layout.WORDS);
    assertThat(words).startsWith(new long[Layout.WORDS]).endsWith(new long[Layout.WORDS]);
    assertThat(words).containsSequence(expected);
  }

  @Property(tries = 100)
  void candidates_asLoaded(@ForAll long seed) {
    long[] words = words(Board.EMPTY);
    thin(words, new Random(seed), 300);
    assertThat(IntStream.range(0, 81).map(cell -> Layout.candidates(words, 0, cell)).toArray())
        .isEqualTo(CandidateGrid.of(words).digitSets());
  }

  @Example
  void candidate_ofEachDigit() {
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        assertThat(Layout.candidate(cell, digit)).isEqualTo(name(cell, digit - 1));
      }
    }
  }

  @Property(tries = 50)
  void store_whatWasLoaded(@ForAll long seed) {
    Board solution = BoardArbitraries.shuffle(Boards.SOLUTION, seed);
    byte[] digits = new byte[83];
    Layout.store(words(solution), 0, digits, 2);
    assertThat(IntStream.range(0, 81).map(cell -> digits[cell + 2]).toArray())
        .isEqualTo(IntStream.range(0, 81).map(solution::digit).toArray());
  }

  @Example
  void masks_byDefinition() {
    assertThat(Layout.ALL).isEqualTo(bits(bit -> true));
    assertThat(Layout.LOWER).isEqualTo(bits(bit -> bit % 18 < 9));
    assertThat(Layout.CELLS).isEqualTo(bits(bit -> bit % 3 == 0));
    assertThat(Layout.LOWER_CELLS).isEqualTo(bits(bit -> bit % 3 == 0 && bit % 18 < 9));
    assertThat(Layout.BAND_0).isEqualTo(bits(bit -> bit % 9 / 3 == 0));
    assertThat(Layout.BAND_1).isEqualTo(bits(bit -> bit % 9 / 3 == 1));
    assertThat(Layout.BAND_2).isEqualTo(bits(bit -> bit % 9 / 3 == 2));
  }

  @Example
  void tables_byDefinition() {
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 0; digit < 9; digit++) {
        int bit = CandidateGrid.bit(cell, digit);
        assertThat(Branching.CELL[bit]).isEqualTo(CandidateGrid.bit(cell, 0));
        assertThat(Branching.ROW[bit]).isEqualTo(sameWord(Geometry::row, cell, digit));
        assertThat(Branching.COLUMN[bit]).isEqualTo(sameWord(Geometry::column, cell, digit));
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
    assertThat(Rules.majority(x, y, z)).isEqualTo(expected);
  }

  @Property(tries = 200)
  void places_counted(@ForAll long seed) {
    long[] x = sparseWords(9, seed);
    long two = Rules.twoPlaces(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
    long three = Rules.threePlaces(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
    for (int bit = 0; bit < 64; bit++) {
      int places = ones(x, bit);
      assertThat((two >>> bit & 1) != 0).isEqualTo(places >= 2);
      assertThat((three >>> bit & 1) != 0).isEqualTo(places >= 3);
    }
  }

  @Property(tries = 200)
  void twoRowsAndColumns_counted(@ForAll long seed) {
    long[] x = sparseWords(9, seed);
    long wide = Rules.twoRowsAndColumns(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
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
    long two = Rules.twoDigits(x[0], x[1], x[2]);
    long exactlyTwo = Rules.exactlyTwoDigits(x[0], x[1], x[2]);
    for (int cell = 0; cell < 54; cell += 3) {
      int digits = ones(x, cell) + ones(x, cell + 1) + ones(x, cell + 2);
      assertThat(isSet(two, cell)).isEqualTo(digits >= 2);
      assertThat(isSet(exactlyTwo, cell)).isEqualTo(digits == 2);
      assertThat(isSet(Rules.anyDigit(x[0]), cell)).isEqualTo((x[0] >>> cell & 7) != 0);
    }
  }

  @Property
  void difference_twiceIsNothing(@ForAll("words") long a, @ForAll("words") long b) {
    long e = Rules.difference(a, b);
    long x = a ^ e << 9;
    long y = b ^ e;
    long lower = Layout.LOWER;
    assertThat(x).isEqualTo(a & lower | (b & lower) << 9);
    assertThat(y).isEqualTo(a >>> 9 & lower | b & lower << 9);
    assertThat(Rules.difference(x, y)).isEqualTo(e);
  }

  @Property
  void turns_moveStacksAndBands(@ForAll("words") long word) {
    for (int bit = 0; bit < 54; bit++) {
      int nextStack = (bit + 18) % 54;
      int nextBand = bit % 9 < 6 ? bit + 3 : bit - 6;
      assertThat(isSet(Rules.turnStacks(word), bit)).isEqualTo(isSet(word, nextStack));
      assertThat(isSet(Rules.turnStacksTwice(word), nextStack)).isEqualTo(isSet(word, bit));
      assertThat(isSet(Rules.turnBands(word), bit)).isEqualTo(isSet(word, nextBand));
      assertThat(isSet(Rules.turnBandsTwice(word), nextBand)).isEqualTo(isSet(word, bit));
    }
  }

  @Property
  void rowSupport_byPermutations(@ForAll("words") long row1, @ForAll("words") long row2) {
    long support = Rules.rowSupport(row1, row2);
    for (int bit = 0; bit < 54; bit++) {
      int first = bit % 18;
      boolean[][] matrix = matrix(row1, row2, first, first + 18, first + 36);
      assertThat(isSet(support, bit)).isEqualTo(SlowRounds.isSupported(matrix, 0, bit / 18));
    }
  }

  @Property
  void columnSupport_byPermutations(@ForAll("words") long column1, @ForAll("words") long column2) {
    long lower = Layout.LOWER;
    long support = Rules.columnSupport(column1, column2);
    long upper = Rules.upperColumnSupport(column1 & lower, column2 & lower);
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
  void deduce_likeSlowRounds(@ForAll Board puzzle, @ForAll long seed) {
    long[] words = words(puzzle);
    thin(words, new Random(seed), puzzle.clueCount());
    assertSameAsSlowRounds(words);
  }

  @Property(tries = 100)
  void deduce_likeSlowRoundsOnAnyCandidates(@ForAll long seed) {
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
    Outcome expected = new SlowRounds(grid).deduce();
    assertThat(Kernel.deduce(words, 0)).isEqualTo(expected);
    if (expected != Outcome.DEAD) {
      assertThat(CandidateGrid.of(words)).isEqualTo(grid);
    }
  }

  @Example
  void deduce_leavesOtherWordsAlone() {
    long[] words = new long[3 * Layout.WORDS];
    System.arraycopy(words(Boards.PUZZLE), 0, words, Layout.WORDS, Layout.WORDS);
    assertThat(Kernel.deduce(words, Layout.WORDS)).isEqualTo(Outcome.SOLVED);
    assertThat(words)
        .startsWith(new long[Layout.WORDS])
        .endsWith(new long[Layout.WORDS])
        .containsSequence(words(Boards.SOLUTION));
  }

  @Property(tries = 100)
  void isSolution_asTheBoardSays(
      @ForAll long seed, @ForAll("cells") int cell, @ForAll("cells") int other) {
    Board solution = BoardArbitraries.shuffle(Boards.SOLUTION, seed);
    Board swapped = solution.with(cell, solution.digit(other)).with(other, solution.digit(cell));
    assertThat(Rules.isSolution(words(solution), 0)).isTrue();
    assertThat(Rules.isSolution(words(swapped), 0)).isEqualTo(swapped.isSolved());
  }

  @Property(tries = 100)
  void isSolution_oneCandidateMore(@ForAll("cells") int cell, @ForAll("digits") int digit) {
    long[] words = words(Boards.SOLUTION);
    words[CandidateGrid.word(cell, digit)] |= 1L << CandidateGrid.bit(cell, digit);
    assertThat(Rules.isSolution(words, 0)).isEqualTo(Boards.SOLUTION.digit(cell) == digit + 1);
  }

  @Property(tries = 100)
  void isSolution_oneDigitForAnother(@ForAll("cells") int cell, @ForAll("digits") int digit) {
    Board changed = Boards.SOLUTION.with(cell, digit + 1);
    assertThat(Rules.isSolution(words(changed), 0)).isEqualTo(changed.isSolved());
  }

  // Guesses

  @Property(tries = 200)
  void choose_candidateOfAnOpenCell(@ForAll Board puzzle, @ForAll("tactics") Tactic tactic) {
    long[] words = words(puzzle);
    if (Kernel.deduce(words, 0) == Outcome.STUCK) {
      assertThat(Choice.choose(words, 0, tactic))
          .matches(c -> c == Choice.NONE || isOfOpenCell(words, c));
    }
  }

  @Provide
  Arbitrary<Tactic> tactics() {
    return Arbitraries.of(Tactic.MOST_SETTLING, Tactic.TWO_PLACES);
  }

  private static boolean isOfOpenCell(long[] words, int candidate) {
    CandidateGrid grid = CandidateGrid.of(words);
    return IntStream.range(0, 81 * 9)
        .filter(i -> name(i / 9, i % 9) == candidate)
        .anyMatch(i -> grid.has(i / 9, i % 9) && grid.count(i / 9) > 1);
  }

  private static int name(int cell, int digit) {
    return Layout.name(CandidateGrid.word(cell, digit), CandidateGrid.bit(cell, digit));
  }

  @Example
  void deduce_equalSinglesInABox() {
    assertThat(Kernel.deduce(words(Board.EMPTY.with(0, 7).with(10, 7)), 0)).isEqualTo(Outcome.DEAD);
  }

  @Example
  void choose_withoutPairsTakesADigitThatIsAlone() {
    CandidateGrid grid = CandidateGrid.of(Board.EMPTY);
    IntStream.range(3, 9).forEach(digit -> grid.remove(0, digit));
    IntStream.range(0, 6).forEach(digit -> grid.remove(80, digit));
    for (int cell : new int[] {62, 71, 78, 79}) {
      IntStream.range(6, 9).forEach(digit -> grid.remove(cell, digit));
    }
    assertThat(choose(grid, Tactic.MOST_SETTLING)).isEqualTo(name(80, 6));
    assertThat(choose(grid, Tactic.TWO_PLACES)).isEqualTo(Choice.NONE);
  }

  @Example
  void choose_nothingAlone() {
    CandidateGrid grid = CandidateGrid.of(Board.EMPTY);
    assertThat(choose(grid, Tactic.MOST_SETTLING)).isEqualTo(Choice.NONE);
  }

  /** Chooses in a board that is not the first one. */
  private static int choose(CandidateGrid grid, Tactic tactic) {
    long[] words = new long[2 * Layout.WORDS];
    System.arraycopy(grid.words(), 0, words, Layout.WORDS, Layout.WORDS);
    return Choice.choose(words, Layout.WORDS, tactic);
  }

  @Property(tries = 200)
  void split_oneWithOneWithout(
      @ForAll("cells") int cell, @ForAll("digits") int digit, @ForAll long seed) {
    long[] words = new long[2 * Layout.WORDS];
    System.arraycopy(words(Board.EMPTY), 0, words, 0, Layout.WORDS);
    thin(words, new Random(seed), 300);
    words[CandidateGrid.word(cell, digit)] |= 1L << CandidateGrid.bit(cell, digit);
    CandidateGrid with = CandidateGrid.of(words);
    CandidateGrid without = with.copy();
    without.remove(cell, digit);
    assign(with, cell, digit);
    if (without.count(cell) == 1) {
      assign(without, cell, IntStream.range(0, 9).filter(d -> without.has(cell, d)).sum());
    }
    Branching.split(words, 0, name(cell, digit));
    assertThat(CandidateGrid.of(words)).isEqualTo(without);
    System.arraycopy(words, Layout.WORDS, words, 0, Layout.WORDS);
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
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = (byte) board.digit(cell);
    }
    return words(digits, 0);
  }

  private static long[] words(byte[] cells, int offset) {
    long[] words = new long[Layout.WORDS];
    Layout.load(cells, offset, words, 0);
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
    return Arbitraries.longs().map(word -> word & Layout.ALL);
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
