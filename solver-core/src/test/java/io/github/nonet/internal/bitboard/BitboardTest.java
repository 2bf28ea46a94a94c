package io.github.nonet.internal.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.BoardArbitraries;
import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.PlainChoice;
import io.github.nonet.internal.PlainRounds;
import io.github.nonet.internal.Tactic;
import io.github.nonet.internal.sets.ValueSet;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Optional;
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

/** The steps of the bitboard engine, each against a {@link PlainBoard}. */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class BitboardTest {
  /** The first pair of words, then the first bit in either of the two. */
  private static final Comparator<Integer> PAIR_ORDER =
      Comparator.<Integer>comparingInt(cell -> BitboardBoards.word(cell, 1) / 2)
          .thenComparing(cell -> BitboardBoards.bit(cell, 1) / Layout.STACK)
          .thenComparing(cell -> BitboardBoards.word(cell, 1))
          .thenComparing(cell -> BitboardBoards.bit(cell, 1));

  // Layout

  @Property(tries = 200)
  void load_everyCandidateHasItsBit(@ForAll("anyBoard") Board board) {
    assertThat(words(board)).isEqualTo(BitboardBoards.wordsOf(PlainBoard.of(board)));
  }

  @Property(tries = 50)
  void load_text(@ForAll("anyBoard") Board board) {
    byte[] dots = ("x" + board).getBytes(StandardCharsets.US_ASCII);
    byte[] zeros = board.toString().replace('.', '0').getBytes(StandardCharsets.US_ASCII);
    assertThat(words(dots, 1)).isEqualTo(words(zeros, 0)).isEqualTo(words(board));
  }

  @Property(tries = 100)
  void loadCandidates_everyCandidateHasItsBit(@ForAll long seed) {
    PlainBoard board = PlainBoard.of(Board.EMPTY).thin(new Random(seed), 300);
    long[] words = new long[3 * Layout.WORDS];
    Layout.loadCandidates(board.sets(), words, Layout.WORDS);
    assertThat(words).startsWith(new long[Layout.WORDS]).endsWith(new long[Layout.WORDS]);
    assertThat(words).containsSequence(BitboardBoards.wordsOf(board));
  }

  @Property(tries = 100)
  void candidates_asLoaded(@ForAll long seed) {
    PlainBoard board = PlainBoard.of(Board.EMPTY).thin(new Random(seed), 300);
    long[] words = BitboardBoards.wordsOf(board);
    assertThat(IntStream.range(0, 81).map(cell -> Layout.candidates(words, 0, cell)).toArray())
        .isEqualTo(board.sets());
  }

  @Example
  void candidate_ofEachDigit() {
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        assertThat(Layout.candidate(cell, digit)).isEqualTo(BitboardBoards.name(cell, digit));
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
      for (int digit = 1; digit <= 9; digit++) {
        int bit = BitboardBoards.bit(cell, digit);
        assertThat(Branching.CELL[bit]).isEqualTo(BitboardBoards.bit(cell, 1));
        assertThat(Branching.ROW[bit]).isEqualTo(sameWord(Geometry::row, cell, digit));
        assertThat(Branching.COLUMN[bit]).isEqualTo(sameWord(Geometry::column, cell, digit));
      }
    }
  }

  private static long sameWord(IntUnaryOperator line, int cell, int digit) {
    return IntStream.range(0, 81)
        .filter(other -> line.applyAsInt(other) == line.applyAsInt(cell))
        .filter(other -> BitboardBoards.word(other, digit) == BitboardBoards.word(cell, digit))
        .mapToLong(other -> 1L << BitboardBoards.bit(other, digit))
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
    assertThat(RoundSteps.majority(x, y, z)).isEqualTo(expected);
  }

  @Property(tries = 200)
  void places_counted(@ForAll long seed) {
    long[] x = sparseWords(9, seed);
    long two = RoundSteps.twoPlaces(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
    for (int bit = 0; bit < 64; bit++) {
      assertThat((two >>> bit & 1) != 0).isEqualTo(ones(x, bit) >= 2);
    }
  }

  @Property(tries = 200)
  void twoRowsAndColumns_counted(@ForAll long seed) {
    long[] x = sparseWords(9, seed);
    long wide = RoundSteps.twoRowsAndColumns(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]);
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
    long exactlyTwo = RoundSteps.exactlyTwoDigits(x[0], x[1], x[2]);
    for (int cell = 0; cell < 54; cell += 3) {
      int digits = ones(x, cell) + ones(x, cell + 1) + ones(x, cell + 2);
      assertThat(isSet(exactlyTwo, cell)).isEqualTo(digits == 2);
      assertThat(isSet(RoundSteps.anyDigit(x[0]), cell)).isEqualTo((x[0] >>> cell & 7) != 0);
    }
  }

  @Property
  void difference_twiceIsNothing(@ForAll("words") long a, @ForAll("words") long b) {
    long e = RoundSteps.difference(a, b);
    long x = a ^ e << 9;
    long y = b ^ e;
    long lower = Layout.LOWER;
    assertThat(x).isEqualTo(a & lower | (b & lower) << 9);
    assertThat(y).isEqualTo(a >>> 9 & lower | b & lower << 9);
    assertThat(RoundSteps.difference(x, y)).isEqualTo(e);
  }

  @Property
  void turns_moveStacksAndBands(@ForAll("words") long word) {
    for (int bit = 0; bit < 54; bit++) {
      int nextStack = (bit + 18) % 54;
      int nextBand = bit % 9 < 6 ? bit + 3 : bit - 6;
      assertThat(isSet(RoundSteps.turnStacks(word), bit)).isEqualTo(isSet(word, nextStack));
      assertThat(isSet(RoundSteps.turnStacksTwice(word), nextStack)).isEqualTo(isSet(word, bit));
      assertThat(isSet(RoundSteps.turnBands(word), bit)).isEqualTo(isSet(word, nextBand));
      assertThat(isSet(RoundSteps.turnBandsTwice(word), nextBand)).isEqualTo(isSet(word, bit));
    }
  }

  @Property
  void rowSupport_byPermutations(@ForAll("words") long row1, @ForAll("words") long row2) {
    long support = RoundSteps.rowSupport(row1, row2);
    for (int bit = 0; bit < 54; bit++) {
      int first = bit % 18;
      boolean[][] matrix = matrix(row1, row2, first, first + 18, first + 36);
      assertThat(isSet(support, bit)).isEqualTo(PlainBoard.isSupported(matrix, 0, bit / 18));
    }
  }

  @Property
  void columnSupport_byPermutations(@ForAll("words") long column1, @ForAll("words") long column2) {
    long lower = Layout.LOWER;
    long support = RoundSteps.columnSupport(column1, column2);
    long upper = RoundSteps.upperColumnSupport(column1 & lower, column2 & lower);
    assertThat(upper & lower).isEqualTo(support & lower);
    for (int bit = 0; bit < 54; bit++) {
      int first = bit - bit % 9 + bit % 3;
      boolean[][] matrix = matrix(column1, column2, first, first + 3, first + 6);
      assertThat(isSet(support, bit)).isEqualTo(PlainBoard.isSupported(matrix, 0, bit % 9 / 3));
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
  void deduce_likePlainRounds(@ForAll Board puzzle, @ForAll long seed) {
    assertLikePlainRounds(PlainBoard.of(puzzle).thin(new Random(seed), puzzle.clueCount()));
  }

  @Property(tries = 100)
  void deduce_likePlainRoundsOnAnyCandidates(@ForAll long seed) {
    Random random = new Random(seed);
    assertLikePlainRounds(PlainBoard.of(Board.EMPTY).thin(random, random.nextInt(600)));
  }

  @Property(tries = 200)
  void deduce_likePlainRoundsAroundASolution(@ForAll long seed) {
    assertLikePlainRounds(PlainBoard.random(new Random(seed)));
  }

  private static void assertLikePlainRounds(PlainBoard board) {
    long[] words = BitboardBoards.wordsOf(board);
    Outcome expected = PlainRounds.bitboard(board);
    assertThat(Kernel.deduce(words, 0)).isEqualTo(expected);
    if (expected != Outcome.DEAD) {
      assertThat(BitboardBoards.boardOf(words)).isEqualTo(board);
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
    assertThat(RoundSteps.isSolution(words(solution), 0)).isTrue();
    assertThat(RoundSteps.isSolution(words(swapped), 0)).isEqualTo(swapped.isSolved());
  }

  @Property(tries = 100)
  void isSolution_oneCandidateMore(@ForAll("cells") int cell, @ForAll("digits") int digit) {
    long[] words = words(Boards.SOLUTION);
    words[BitboardBoards.word(cell, digit)] |= 1L << BitboardBoards.bit(cell, digit);
    assertThat(RoundSteps.isSolution(words, 0)).isEqualTo(Boards.SOLUTION.digit(cell) == digit);
  }

  @Property(tries = 100)
  void isSolution_oneDigitForAnother(@ForAll("cells") int cell, @ForAll("digits") int digit) {
    Board changed = Boards.SOLUTION.with(cell, digit);
    assertThat(RoundSteps.isSolution(words(changed), 0)).isEqualTo(changed.isSolved());
  }

  // Guesses

  @Property(tries = 200)
  void choose_inAStuckBoard(@ForAll Board puzzle, @ForAll("tactics") Tactic tactic) {
    PlainBoard board = PlainBoard.of(puzzle);
    if (PlainRounds.bitboard(board) == Outcome.STUCK) {
      assertThat(choose(board, tactic)).isEqualTo(plainChoice(board, tactic));
    }
  }

  @Property(tries = 500)
  void choose_aroundASolution(@ForAll long seed, @ForAll("tactics") Tactic tactic) {
    PlainBoard board = PlainBoard.random(new Random(seed));
    assertThat(choose(board, tactic)).isEqualTo(plainChoice(board, tactic));
  }

  @Property(tries = 200)
  void choose_withManyCandidates(@ForAll long seed, @ForAll("tactics") Tactic tactic) {
    Random random = new Random(seed);
    PlainBoard board = PlainBoard.of(Board.EMPTY).thin(random, random.nextInt(500));
    assertThat(choose(board, tactic)).isEqualTo(plainChoice(board, tactic));
  }

  @Provide
  Arbitrary<Tactic> tactics() {
    return Arbitraries.of(Tactic.MOST_SETTLING, Tactic.TWO_PLACES);
  }

  private static int plainChoice(PlainBoard board, Tactic tactic) {
    PlainChoice choice = new PlainChoice(board);
    Optional<Integer> pair = choice.pairs().stream().min(PAIR_ORDER);
    if (pair.isPresent()) {
      return BitboardBoards.name(pair.get(), ValueSet.lowest(board.set(pair.get())));
    }
    return choice.alone().stream()
        .filter(candidate -> tactic == Tactic.MOST_SETTLING)
        .map(candidate -> BitboardBoards.name(candidate.cell(), candidate.digit()))
        .min(Comparator.naturalOrder())
        .orElse(Choice.NONE);
  }

  @Example
  void deduce_equalSinglesInABox() {
    assertThat(Kernel.deduce(words(Board.EMPTY.with(0, 7).with(10, 7)), 0)).isEqualTo(Outcome.DEAD);
  }

  @Example
  void choose_withoutPairsTakesADigitThatIsAlone() {
    PlainBoard board = PlainBoard.of(Board.EMPTY);
    IntStream.rangeClosed(4, 9).forEach(digit -> board.remove(0, digit));
    IntStream.rangeClosed(1, 6).forEach(digit -> board.remove(80, digit));
    for (int cell : new int[] {62, 71, 78, 79}) {
      IntStream.rangeClosed(7, 9).forEach(digit -> board.remove(cell, digit));
    }
    assertThat(choose(board, Tactic.MOST_SETTLING)).isEqualTo(BitboardBoards.name(80, 7));
    assertThat(choose(board, Tactic.TWO_PLACES)).isEqualTo(Choice.NONE);
  }

  @Example
  void choose_nothingAlone() {
    PlainBoard board = PlainBoard.of(Board.EMPTY);
    assertThat(choose(board, Tactic.MOST_SETTLING)).isEqualTo(Choice.NONE);
  }

  /** Chooses in a board that is not the first one. */
  private static int choose(PlainBoard board, Tactic tactic) {
    long[] words = new long[2 * Layout.WORDS];
    System.arraycopy(BitboardBoards.wordsOf(board), 0, words, Layout.WORDS, Layout.WORDS);
    return Choice.choose(words, Layout.WORDS, tactic);
  }

  @Property(tries = 200)
  void split_oneWithOneWithout(
      @ForAll("cells") int cell, @ForAll("digits") int digit, @ForAll long seed) {
    PlainBoard without = PlainBoard.of(Board.EMPTY).thin(new Random(seed), 300);
    without.remove(cell, digit);
    PlainBoard with = without.copy();
    with.assign(cell, digit);
    long[] words = new long[2 * Layout.WORDS];
    System.arraycopy(BitboardBoards.wordsOf(without), 0, words, 0, Layout.WORDS);
    words[BitboardBoards.word(cell, digit)] |= 1L << BitboardBoards.bit(cell, digit);
    if (without.count(cell) == 1) {
      without.assign(cell, ValueSet.lowest(without.set(cell)));
    }
    Branching.split(words, 0, BitboardBoards.name(cell, digit));
    assertThat(BitboardBoards.boardOf(words)).isEqualTo(without);
    System.arraycopy(words, Layout.WORDS, words, 0, Layout.WORDS);
    assertThat(BitboardBoards.boardOf(words)).isEqualTo(with);
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
    return Arbitraries.integers().between(1, 9);
  }

  @Provide
  Arbitrary<Board> anyBoard() {
    return BoardArbitraries.anyBoards();
  }
}
