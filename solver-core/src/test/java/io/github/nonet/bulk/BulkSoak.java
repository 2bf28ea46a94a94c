package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.GivenFile;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.contract.Referee;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Transformation;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Solves very many puzzles as bytes. Run by the profile {@code soak} alone.
 *
 * <p>The system property {@code nonet.puzzles} is the path of a file of proper puzzles, one a line
 * in its first 81 characters; {@code nonet.count} sets how many generated puzzles there are to be.
 */
@Tag(Tries.SOAK)
class BulkSoak {
  private static final int CELLS = 81;
  private static final int CHUNK = 5_000;
  private static final int ORIGINALS = 300;
  private static final int COUNT = Integer.getInteger("nonet.count", 10_000_000);

  private final BulkSolver solver = BulkSolver.create();
  private final byte[] puzzles = new byte[CHUNK * CELLS];
  private final byte[] solutions = new byte[CHUNK * CELLS];
  private final int[] counts = new int[CHUNK];

  @Test
  void solve_everyPuzzleOfAFile() throws IOException {
    Path path = GivenFile.of("nonet.puzzles");
    long total = 0;
    try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.US_ASCII)) {
      for (int count = read(reader); count > 0; count = read(reader)) {
        solver.solve(puzzles, count, 2, solutions, counts);
        requireProper(count);
        total += count;
      }
    }
    System.out.printf("%s: %,d puzzles solved%n", path.getFileName(), total);
    assertThat(total).isPositive();
  }

  /** Reads a chunk of puzzles and returns how many they are. */
  private int read(BufferedReader reader) throws IOException {
    int count = 0;
    while (count < CHUNK) {
      String line = reader.readLine();
      if (line == null) {
        return count;
      }
      if (line.length() >= CELLS && !line.startsWith("#")) {
        byte[] cells = line.substring(0, CELLS).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(cells, 0, puzzles, count++ * CELLS, CELLS);
      }
    }
    return count;
  }

  private void requireProper(int count) {
    for (int i = 0; i < count; i++) {
      Board puzzle = board(puzzles, i);
      assertThat(counts[i]).as(puzzle.toString()).isEqualTo(1);
      Referee.requireSolution(puzzle, board(solutions, i));
    }
  }

  private static Board board(byte[] cells, int number) {
    return Board.parse(new String(cells, number * CELLS, CELLS, StandardCharsets.US_ASCII));
  }

  /** A puzzle with its one solution, as far as the judge knows. */
  private record Original(Board puzzle, Board solution) {
    static Original of(Board puzzle) {
      Board solution = Solver.getDefault().solve(puzzle).orElseThrow();
      Referee.requireSolution(puzzle, solution);
      assertThat(Referee.countSolutions(puzzle, 2)).as(puzzle.toString()).isEqualTo(1);
      return new Original(puzzle, solution);
    }
  }

  @Test
  void solve_generatedPuzzles() {
    SplittableRandom random = new SplittableRandom(20_260_101);
    List<Original> originals = originals();
    byte[] expected = new byte[CHUNK * CELLS];
    for (int done = 0; done < COUNT; done += CHUNK) {
      for (int i = 0; i < CHUNK; i++) {
        Original original = originals.get(random.nextInt(ORIGINALS));
        Transformation disguise = Transformation.random(random::nextLong);
        write(disguise.apply(original.puzzle()), puzzles, i);
        write(disguise.apply(original.solution()), expected, i);
      }
      solver.solve(puzzles, CHUNK, 2, solutions, counts);
      requireProper(expected);
    }
    System.out.printf("%,d generated puzzles solved%n", COUNT);
  }

  /** Some minimal ones, and some with many clues. */
  private static List<Original> originals() {
    PuzzleGenerator minimal = PuzzleGenerator.builder().seed(1).minimal(true).build();
    PuzzleGenerator easy = PuzzleGenerator.builder().seed(2).clues(36).build();
    return IntStream.range(0, ORIGINALS)
        .mapToObj(i -> Original.of(i % 3 == 0 ? easy.next() : minimal.next()))
        .toList();
  }

  private static void write(Board board, byte[] cells, int number) {
    for (int cell = 0; cell < CELLS; cell++) {
      cells[number * CELLS + cell] = (byte) board.digit(cell);
    }
  }

  private void requireProper(byte[] expected) {
    assertThat(Arrays.stream(counts).allMatch(count -> count == 1)).isTrue();
    int mismatch = Arrays.mismatch(solutions, expected);
    assertThat(mismatch).as(() -> "puzzle " + Arrays.toString(cells(mismatch))).isEqualTo(-1);
  }

  /** Returns the puzzle that has this byte. */
  private byte[] cells(int index) {
    int start = index / CELLS * CELLS;
    return Arrays.copyOfRange(puzzles, start, start + CELLS);
  }
}
