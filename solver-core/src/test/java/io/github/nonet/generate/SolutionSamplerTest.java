package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.within;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.SplitMix64;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionSamplerTest {
  /** Felgenhauer and Jarvis, 2006. */
  private static final double SOLVED_BOARDS = 6_670_903_752_021_072_936_960.0;

  /** Numbers that differ by a multiple of this describe the same first band and stack. */
  private static final long FIRST_BAND_AND_STACK = 2_612_736L * 2_612_736L;

  private static final int OTHER_CHOICES = 56 * 8 * 8 * 8;

  @Test
  void paths_areSoMany() {
    assertThat(SolutionSampler.SPLITS).hasSize(56).doesNotHaveDuplicates();
    assertThat(SolutionSampler.PATHS).isEqualTo(FIRST_BAND_AND_STACK * OTHER_CHOICES);
  }

  /** If numbers described boards twice, or left boards out, another share of them would fit. */
  @Test
  void follow_fitsForTheKnownShareOfNumbers() {
    SplitMix64 random = new SplitMix64(7);
    SolutionSampler sampler = new SolutionSampler();
    int tries = 1_000_000;
    long fits =
        IntStream.range(0, tries)
            .filter(i -> sampler.follow(RandomDraws.below(random, SolutionSampler.PATHS)))
            .count();
    double share = SOLVED_BOARDS / 362_880 / SolutionSampler.PATHS;
    double deviation = Math.sqrt(tries * share * (1 - share));
    assertThat((double) fits).isCloseTo(tries * share, within(4 * deviation));
  }

  /** All numbers with the same first band and stack: their boards are what a solver finds. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 123_456_789_012L, FIRST_BAND_AND_STACK - 1})
  void follow_eachCompletionHasOneNumber(long firstBandAndStack) {
    SolutionSampler sampler = new SolutionSampler();
    Set<Board> boards = new HashSet<>();
    int fits = 0;
    for (int i = 0; i < OTHER_CHOICES; i++) {
      if (sampler.follow(firstBandAndStack + i * FIRST_BAND_AND_STACK)) {
        fits++;
        boards.add(sampler.board(0));
      }
    }
    assertThat(boards).hasSize(fits).isNotEmpty();
    Board clues = firstBandAndStack(boards.iterator().next());
    assertThat(Solver.getDefault().solutions(clues).collect(Collectors.toSet())).isEqualTo(boards);
  }

  private static Board firstBandAndStack(Board board) {
    return Board.copyOf(
        IntStream.range(0, 81)
            .map(cell -> cell < 27 || cell % 9 < 3 ? board.digit(cell) : 0)
            .toArray());
  }

  @Tag(Tries.SCALE)
  @Tag("slow")
  @Test
  void board_relabelledInEachWay() {
    SolutionSampler sampler = new SolutionSampler();
    SplitMix64 random = new SplitMix64(3);
    while (!sampler.follow(RandomDraws.below(random, SolutionSampler.PATHS))) {}
    Set<String> firstRows =
        IntStream.range(0, 362_880)
            .mapToObj(i -> sampler.board(i).toString().substring(0, 9))
            .collect(Collectors.toSet());
    assertThat(firstRows).hasSize(362_880);
  }

  @Test
  void sample_isSolved() {
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 10_000; i++) {
      assertThat(PuzzleGenerator.randomSolution(random::nextLong).isSolved()).isTrue();
    }
  }

  /** No cell prefers a digit. */
  @Test
  void sample_hasEachDigitEquallyOftenInEachCell() {
    SplitMix64 random = new SplitMix64(13);
    long[][] counts = new long[81][9];
    for (int i = 0; i < 20_000; i++) {
      Board board = SolutionSampler.sample(random);
      for (int cell = 0; cell < 81; cell++) {
        counts[cell][board.digit(cell) - 1]++;
      }
    }
    assertThat(Arrays.stream(counts).mapToDouble(Statistics::chiSquare).max().orElseThrow())
        .isLessThan(1.2 * Statistics.bound(8));
  }

  /**
   * No part of the board prefers a structure: that two rows of a band, or two columns of a stack,
   * consist of the same triples in other boxes happens equally often everywhere, though the boxes
   * are filled by different methods.
   */
  @Tag(Tries.SCALE)
  @Tag("slow")
  @Test
  void sample_hasRegularPairsEquallyOftenInEachBandAndStack() {
    SplitMix64 random = new SplitMix64(17);
    long[] counts = new long[6];
    for (int i = 0; i < 100_000; i++) {
      Board board = SolutionSampler.sample(random);
      for (int chute = 0; chute < counts.length; chute++) {
        counts[chute] += isRegular(board, chute) ? 1 : 0;
      }
    }
    assertThat(Statistics.chiSquare(counts)).isLessThan(Statistics.bound(5));
    assertThat(LongStream.of(counts).allMatch(count -> count > 1_000)).isTrue();
  }

  /** Looks at the first two rows of bands 0 to 2, or the first two columns of stacks 3 to 5. */
  private static boolean isRegular(Board board, int chute) {
    return triple(board, chute, 0, 0).equals(triple(board, chute, 1, 1))
        || triple(board, chute, 0, 0).equals(triple(board, chute, 1, 2));
  }

  private static Set<Integer> triple(Board board, int chute, int line, int box) {
    return IntStream.range(0, 3)
        .mapToObj(
            i ->
                chute < 3
                    ? board.digit(3 * chute + line, 3 * box + i)
                    : board.digit(3 * box + i, 3 * (chute - 3) + line))
        .collect(Collectors.toSet());
  }

  /** The same from the same numbers, on every JDK. */
  @Test
  void sample_golden() {
    Board board = PuzzleGenerator.randomSolution(42);
    assertThat(PuzzleGenerator.randomSolution(new SplitMix64(42)::getAsLong)).isEqualTo(board);
    assertThat(board)
        .hasToString(
            "914675823273814596658392417186429735539761284742583169367148952825937641491256378");
  }

  @Test
  void randomSolution_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> PuzzleGenerator.randomSolution(null))
        .withMessage("random");
  }
}
