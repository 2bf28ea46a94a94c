package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Tries;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Transformation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Very many boards of all kinds in lanes, against the other engines. Run by the profile {@code
 * soak} alone, from the packaged jar. The system properties {@code nonet.count} and {@code
 * nonet.seed} set the number and the start: another seed makes other boards.
 */
@Tag(Tries.SOAK)
class BulkLanesSoak {
  private static final int CELLS = 81;
  private static final int CHUNK = 10_000;
  private static final int ORIGINALS = 400;
  private static final int MOST_CHANGES = 6;
  private static final int COUNT = Integer.getInteger("nonet.count", 1_000_000);
  private static final long SEED = Long.getLong("nonet.seed", 15);
  private static final int[] LIMITS = {1, 2, 2, 2, 50};

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final List<Board> originals = originals();
  private final int[] countsSeen = new int[3];

  private static List<Board> originals() {
    List<Board> boards = new ArrayList<>();
    GoldenBoards.plain().map(GoldenBoard::puzzle).forEach(boards::add);
    PuzzleGenerator minimal = PuzzleGenerator.builder().seed(1).minimal(true).build();
    PuzzleGenerator easy = PuzzleGenerator.builder().seed(2).clues(30).build();
    while (boards.size() < ORIGINALS) {
      boards.add(boards.size() % 2 == 0 ? easy.next() : minimal.next());
    }
    return boards;
  }

  /** An original in disguise, with some clues less, or some digits more. */
  private void write(byte[] cells, int offset) {
    Board original = originals.get(random.nextInt(originals.size()));
    Board board = Transformation.random(random::nextLong).apply(original);
    for (int cell = 0; cell < CELLS; cell++) {
      cells[offset + cell] = (byte) board.digit(cell);
    }
    int kind = random.nextInt(4);
    for (int i = random.nextInt(MOST_CHANGES); i > 0 && kind > 1; i--) {
      int cell = offset + random.nextInt(CELLS);
      boolean isClue = cells[cell] != 0;
      if (kind == 2 && isClue) {
        cells[cell] = 0;
      } else if (kind == 3 && !isClue) {
        cells[cell] = (byte) (1 + random.nextInt(9));
      }
    }
    if (random.nextBoolean()) {
      for (int cell = offset; cell < offset + CELLS; cell++) {
        cells[cell] += '0';
      }
    }
  }

  @Test
  void solve_asTheOtherEngines() {
    assumeThat(BulkSolver.areLanesAvailable()).isTrue();
    BulkSolver lanes = BulkSolver.inLanes();
    List<BulkSolver> others = new ArrayList<>(List.of(BulkSolver.using(Algorithm.BITBOARD)));
    if (Algorithm.VECTOR.isAvailable()) {
      others.add(BulkSolver.using(Algorithm.VECTOR));
    }
    byte[] puzzles = new byte[CHUNK * CELLS];
    for (int done = 0; done < COUNT; done += CHUNK) {
      for (int i = 0; i < CHUNK; i++) {
        write(puzzles, i * CELLS);
      }
      int limit = LIMITS[random.nextInt(LIMITS.length)];
      byte[] solutions = new byte[puzzles.length];
      int[] counts = new int[CHUNK];
      lanes.solve(puzzles, CHUNK, limit, solutions, counts);
      requireSolutions(puzzles, solutions, counts);
      for (BulkSolver other : others) {
        requireSame(other, puzzles, limit, solutions, counts);
      }
      Arrays.stream(counts).forEach(count -> countsSeen[Math.min(count, 2)]++);
    }
    System.out.printf(
        "%,d boards: %,d without a solution, %,d with one, %,d with more%n",
        COUNT, countsSeen[0], countsSeen[1], countsSeen[2]);
    assertThat(countsSeen).doesNotContain(0);
  }

  private static void requireSame(
      BulkSolver other, byte[] puzzles, int limit, byte[] solutions, int[] counts) {
    byte[] otherSolutions = new byte[puzzles.length];
    int[] otherCounts = new int[CHUNK];
    other.solve(puzzles, CHUNK, limit, otherSolutions, otherCounts);
    for (int i = 0; i < CHUNK; i++) {
      int start = i * CELLS;
      int end = limit > 1 && counts[i] == 1 ? start + CELLS : start;
      if (counts[i] != otherCounts[i]
          || !Arrays.equals(solutions, start, end, otherSolutions, start, end)) {
        fail(
            "solutions of %s, counted to %d: %d in lanes, but %d",
            text(puzzles, start), limit, counts[i], otherCounts[i]);
      }
    }
  }

  private static String text(byte[] boards, int start) {
    return IntStream.range(start, start + CELLS)
        .mapToObj(cell -> String.valueOf(boards[cell] % '0'))
        .collect(Collectors.joining());
  }

  private static void requireSolutions(byte[] puzzles, byte[] solutions, int[] counts) {
    for (int i = 0; i < counts.length; i++) {
      int start = i * CELLS;
      int zero = puzzles[start] >= '.' ? '0' : 0;
      if (counts[i] > 0) {
        requireSolution(puzzles, solutions, start, zero);
      } else {
        for (int cell = start; cell < start + CELLS; cell++) {
          assertThat(solutions[cell]).isEqualTo((byte) (zero == 0 ? 0 : '.'));
        }
      }
    }
  }

  private static void requireSolution(byte[] puzzles, byte[] solutions, int start, int zero) {
    int[] houses = new int[27];
    boolean keepsTheClues = true;
    for (int cell = 0; cell < CELLS; cell++) {
      int row = cell / 9;
      int column = cell % 9;
      byte digit = solutions[start + cell];
      byte clue = puzzles[start + cell];
      keepsTheClues &= clue == digit || clue == zero;
      houses[row] |= 1 << (digit - zero);
      houses[9 + column] |= 1 << (digit - zero);
      houses[18 + row / 3 * 3 + column / 3] |= 1 << (digit - zero);
    }
    boolean isFull = IntStream.of(houses).allMatch(digits -> digits == 0b1_111_111_110);
    if (!keepsTheClues || !isFull) {
      fail("%s is no solution of %s", text(solutions, start), text(puzzles, start));
    }
  }
}
