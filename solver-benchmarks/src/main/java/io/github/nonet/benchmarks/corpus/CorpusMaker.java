package io.github.nonet.benchmarks.corpus;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes the puzzles of the shipped corpora, each kind without end.
 *
 * <p>The same seed makes the same puzzles everywhere: the generator promises it, {@link Random} is
 * specified to the bit, and no answer asked of a solver depends on the algorithm.
 */
final class CorpusMaker {
  private static final int EMPTY = 0;
  private static final int EASY_CLUES = 36;
  private static final int FEWEST_SOLUTIONS = 1_000;
  private static final int MOST_SOLUTIONS = 5_000;
  private static final Solver SOLVER = Algorithm.EXACT_COVER.solver();

  /** The kinds of corpus, each with the sentence for its header. */
  enum Kind {
    EASY("solved boards drawn uniformly, dug down to 36 clues while they stayed proper"),
    MINIMAL("solved boards drawn uniformly, dug until no clue could go"),
    HARD("pools of minimal puzzles, bred for the guesses that prove them proper, shuffled"),
    MANY_SOLUTIONS("minimal puzzles, loosened until they had 1,000 to 4,999 solutions"),
    UNSOLVABLE("minimal puzzles with one clue replaced so that no solution was left");

    final String origin;

    Kind(String origin) {
      this.origin = origin;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final PuzzleGenerator.Builder generator;
  private final Random random;

  CorpusMaker(long seed) {
    generator = PuzzleGenerator.builder().seed(seed);
    random = new Random(seed);
  }

  /** Returns puzzles of a kind that needs no breeding. */
  Stream<Board> puzzles(Kind kind) {
    return switch (kind) {
      case EASY -> generator.clues(EASY_CLUES).build().stream();
      case MINIMAL -> minimal();
      case MANY_SOLUTIONS -> minimal().map(this::loosen).flatMap(Optional::stream);
      case UNSOLVABLE -> minimal().map(this::spoil).flatMap(Optional::stream);
      case HARD -> throw new IllegalArgumentException("hard puzzles are bred");
    };
  }

  private Stream<Board> minimal() {
    return generator.minimal(true).build().stream();
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
    return solutions < MOST_SOLUTIONS ? Optional.of(loose) : Optional.empty();
  }

  /** Replaces a clue, so that the board stays consistent and has no solution. */
  private Optional<Board> spoil(Board puzzle) {
    int cell = shuffled(clueCells(puzzle)).get(0);
    Board without = puzzle.with(cell, EMPTY);
    return shuffled(without.candidates(cell)).stream()
        .map(digit -> without.with(cell, digit))
        .filter(board -> SOLVER.solve(board).isEmpty())
        .findFirst();
  }

  private static List<Integer> clueCells(Board board) {
    return IntStream.range(0, 81).filter(cell -> board.digit(cell) != EMPTY).boxed().toList();
  }

  private <T> List<T> shuffled(Collection<T> items) {
    List<T> list = new ArrayList<>(items);
    Collections.shuffle(list, random);
    return list;
  }
}
