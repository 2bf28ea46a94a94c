package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes the puzzles of the shipped corpora, each kind without end.
 *
 * <p>The same seed makes the same puzzles everywhere: {@link Random} is specified to the bit, and
 * no answer asked of a solver depends on the algorithm. Complete boards are varied but not drawn
 * uniformly from all complete boards.
 */
final class CorpusMaker {
  private static final int SIZE = 9;
  private static final int BOX = 3;
  private static final int CELLS = SIZE * SIZE;
  private static final int EMPTY = 0;
  private static final List<Integer> DIGITS = IntStream.rangeClosed(1, SIZE).boxed().toList();
  private static final List<Integer> ALL_CELLS = IntStream.range(0, CELLS).boxed().toList();

  private static final int EASY_CLUES = 36;
  private static final int FEWEST_SOLUTIONS = 1_000;
  private static final int MOST_SOLUTIONS = 5_000;

  private static final Solver SOLVER = Algorithm.EXACT_COVER.solver();
  private static final Solver SMALLEST = Algorithm.EXACT_COVER.solver(CellOrder.ROW_MAJOR);

  private final Random random;

  CorpusMaker(long seed) {
    random = new Random(seed);
  }

  /** Returns proper puzzles of 36 clues. */
  Stream<Board> easy() {
    return Stream.generate(() -> dig(solution(), EASY_CLUES))
        .filter(puzzle -> puzzle.clueCount() == EASY_CLUES);
  }

  /** Returns proper puzzles that no longer are when any clue is taken away. */
  Stream<Board> minimal() {
    return Stream.generate(() -> dig(solution(), 0));
  }

  /** Returns boards that have between 1,000 and 5,000 solutions. */
  Stream<Board> manySolutions() {
    return Stream.generate(() -> dig(solution(), 0)).map(this::loosen).flatMap(Optional::stream);
  }

  /** Returns consistent boards without a solution: minimal puzzles with one clue replaced. */
  Stream<Board> unsolvable() {
    return Stream.generate(() -> dig(solution(), 0)).map(this::spoil).flatMap(Optional::stream);
  }

  /** Returns a complete board: random boxes on the diagonal, then random rows and columns. */
  private Board solution() {
    Board diagonal = Board.EMPTY;
    for (int box = 0; box < BOX; box++) {
      List<Integer> digits = shuffled(DIGITS);
      for (int i = 0; i < SIZE; i++) {
        int row = box * BOX + i / BOX;
        diagonal = diagonal.with(row * SIZE + box * BOX + i % BOX, digits.get(i));
      }
    }
    return permuted(SMALLEST.solve(diagonal).orElseThrow());
  }

  private Board permuted(Board board) {
    List<Integer> rows = lines();
    List<Integer> columns = lines();
    int[] digits = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      digits[cell] = board.digit(rows.get(cell / SIZE), columns.get(cell % SIZE));
    }
    return Board.copyOf(digits);
  }

  /** Returns the numbers of the rows, or columns, in an order that keeps bands together. */
  private List<Integer> lines() {
    List<Integer> lines = new ArrayList<>();
    for (int band : shuffled(List.of(0, 1, 2))) {
      shuffled(List.of(0, 1, 2)).forEach(line -> lines.add(band * BOX + line));
    }
    return lines;
  }

  /** Takes away clues in random order while the puzzle stays proper and has more than so many. */
  private Board dig(Board board, int clues) {
    Board puzzle = board;
    for (int cell : shuffled(clueCells(board))) {
      Board smaller = puzzle.with(cell, EMPTY);
      if (puzzle.clueCount() > clues && SOLVER.hasUniqueSolution(smaller)) {
        puzzle = smaller;
      }
    }
    return puzzle;
  }

  /** Takes away clues until there are enough solutions, and drops the board if too many. */
  private Optional<Board> loosen(Board puzzle) {
    Board loose = puzzle;
    long solutions = 1;
    for (int cell : shuffled(clueCells(puzzle))) {
      if (solutions < FEWEST_SOLUTIONS) {
        loose = loose.with(cell, EMPTY);
        solutions = SOLVER.countSolutions(loose, MOST_SOLUTIONS);
      }
    }
    return Optional.of(loose).filter(board -> isBetween(board));
  }

  private static boolean isBetween(Board board) {
    long solutions = SOLVER.countSolutions(board, MOST_SOLUTIONS);
    return solutions >= FEWEST_SOLUTIONS && solutions < MOST_SOLUTIONS;
  }

  private Optional<Board> spoil(Board puzzle) {
    int cell = shuffled(clueCells(puzzle)).get(0);
    Board without = puzzle.with(cell, EMPTY);
    return shuffled(without.candidates(cell)).stream()
        .map(digit -> without.with(cell, digit))
        .filter(board -> SOLVER.solve(board).isEmpty())
        .findFirst();
  }

  private static List<Integer> clueCells(Board board) {
    return ALL_CELLS.stream().filter(cell -> board.digit(cell) != EMPTY).toList();
  }

  private <T> List<T> shuffled(Collection<T> items) {
    List<T> list = new ArrayList<>(items);
    Collections.shuffle(list, random);
    return list;
  }
}
