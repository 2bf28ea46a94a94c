package io.github.nonet;

import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** The boards on which laws are tried; plain backtracking is done with each in a moment. */
public class BoardArbitraries extends DomainContextBase {
  private static final int MAX_COUNT = 100;

  /** Changes a board without changing how hard it is; the same seed makes the same change. */
  public static Board shuffle(Board board, long seed) {
    Random random = new Random(seed);
    Board relabelled = relabel(board, permutation(9, random));
    Board permuted = permute(relabelled, lines(random), lines(random));
    return random.nextBoolean() ? transpose(permuted) : permuted;
  }

  /** Replaces each digit d by {@code digits.get(d - 1) + 1}. */
  public static Board relabel(Board board, List<Integer> digits) {
    return map(board, (b, cell) -> b.digit(cell) == 0 ? 0 : 1 + digits.get(b.digit(cell) - 1));
  }

  /** Takes row {@code rows.get(r)} for row r, and likewise for the columns. */
  public static Board permute(Board board, List<Integer> rows, List<Integer> columns) {
    return map(board, (b, cell) -> b.digit(rows.get(cell / 9), columns.get(cell % 9)));
  }

  public static Board transpose(Board board) {
    return map(board, (b, cell) -> b.digit(cell % 9, cell / 9));
  }

  private interface DigitAt {
    int digit(Board board, int cell);
  }

  private static Board map(Board board, DigitAt digitAt) {
    return Board.copyOf(IntStream.range(0, 81).map(cell -> digitAt.digit(board, cell)).toArray());
  }

  /** Nine rows or columns, permuted within their bands, and the bands permuted. */
  public static List<Integer> lines(Random random) {
    List<Integer> lines = new ArrayList<>();
    for (int band : permutation(3, random)) {
      permutation(3, random).forEach(line -> lines.add(3 * band + line));
    }
    return lines;
  }

  public static List<Integer> permutation(int size, Random random) {
    List<Integer> permutation = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    Collections.shuffle(permutation, random);
    return permutation;
  }

  /** Any board at all; most are inconsistent. */
  public static Arbitrary<Board> anyBoards() {
    Arbitrary<Integer> digits = Arbitraries.integers().between(0, 9);
    return digits.array(int[].class).ofSize(81).map(Board::copyOf);
  }

  /** Boards with no, one and several solutions: shuffled golden boards with a digit changed. */
  @Provide
  Arbitrary<Board> puzzles() {
    return Combinators.combine(
            Arbitraries.of(GoldenBoards.plain().filter(BoardArbitraries::isSmall).toList()),
            Arbitraries.longs(),
            Arbitraries.integers().between(0, 80),
            Arbitraries.integers().between(0, 9))
        .as((golden, seed, cell, digit) -> change(shuffle(golden.puzzle(), seed), cell, digit));
  }

  /** With clues enough for the plainest strategy, however the board is turned. */
  private static boolean isSmall(GoldenBoard board) {
    return board.puzzle().clueCount() > 25 && board.count() <= MAX_COUNT;
  }

  private static Board change(Board board, int cell, int digit) {
    return board.digit(cell) == 0 ? board.with(cell, digit) : board;
  }
}
