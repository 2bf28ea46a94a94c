package io.github.nonet.symmetry;

import io.github.nonet.Board;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Boards of all kinds, the strange ones above all, for the laws to be tried on. */
enum RandomBoards {
  SOLVED(random -> PuzzleGenerator.randomSolution(random::nextLong)),
  MINIMAL_PUZZLE(
      random ->
          Minimality.minimize(PuzzleGenerator.randomSolution(random::nextLong), random::nextLong)),
  ONE_CELL_EMPTY(
      random -> PuzzleGenerator.randomSolution(random::nextLong).with(random.nextInt(81), 0)),
  FEW_CLUES(random -> scattered(random, random.nextInt(12))),
  TWO_DIGITS(random -> filled(random, 3)),
  ANY_DIGITS(random -> filled(random, 10)),
  CYCLIC_LATIN_SQUARE(random -> of(cell -> 1 + (cell / 9 + cell % 9) % 9)),
  EQUAL_BOXES(RandomBoards::equalBoxes),
  CONSTANT_ROWS(random -> of(cell -> 1 + cell / 9)),
  DIAGONAL(random -> of(cell -> cell % 10 == 0 ? 1 + cell / 10 : 0)),
  FULL_ROW_IN_EACH_BAND(RandomBoards::fullRowInEachBand);

  private final Function<SplittableRandom, Board> maker;

  RandomBoards(Function<SplittableRandom, Board> maker) {
    this.maker = maker;
  }

  /** Returns a board of this kind that follows from the seed. */
  Board board(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return Transformation.random(random::nextLong).apply(maker.apply(random));
  }

  private static Board of(java.util.function.IntUnaryOperator digit) {
    return Board.copyOf(IntStream.range(0, 81).map(digit).toArray());
  }

  private static Board scattered(SplittableRandom random, int clues) {
    Board board = Board.EMPTY;
    for (int i = 0; i < clues; i++) {
      board = board.with(random.nextInt(81), 1 + random.nextInt(9));
    }
    return board;
  }

  private static Board filled(SplittableRandom random, int bound) {
    return of(cell -> random.nextInt(bound));
  }

  private static Board equalBoxes(SplittableRandom random) {
    int[] box = IntStream.range(0, 9).map(i -> random.nextInt(4)).toArray();
    return of(cell -> box[cell / 9 % 3 * 3 + cell % 3]);
  }

  private static Board fullRowInEachBand(SplittableRandom random) {
    Board solution = PuzzleGenerator.randomSolution(random::nextLong);
    return of(cell -> cell / 9 % 3 == 0 ? solution.digit(cell) : 0);
  }
}
