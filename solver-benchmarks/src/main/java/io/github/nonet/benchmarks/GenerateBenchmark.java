package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Setup;

/** Puzzles and solved boards made per second, by one thread. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class GenerateBenchmark extends PuzzleBenchmark {
  private static final long SEED = 42;
  private static final int CELLS = 81;

  private Random random;
  private PuzzleGenerator minimal;
  private PuzzleGenerator symmetric;
  private PuzzleGenerator symmetricMinimal;

  @Setup
  public void setUp() {
    random = new Random(SEED);
    minimal = generator().minimal(true).build();
    symmetric = generator().symmetry(Symmetry.ROTATIONAL_180).build();
    symmetricMinimal = generator().symmetry(Symmetry.ROTATIONAL_180).minimal(true).build();
  }

  private static PuzzleGenerator.Builder generator() {
    return PuzzleGenerator.builder().seed(SEED);
  }

  @Benchmark
  public Board solution() {
    return PuzzleGenerator.randomSolution(random::nextLong);
  }

  @Benchmark
  public Board minimalPuzzle() {
    return minimal.next();
  }

  @Benchmark
  public Board symmetricPuzzle() {
    return symmetric.next();
  }

  @Benchmark
  public Board symmetricMinimalPuzzle() {
    return symmetricMinimal.next();
  }

  /**
   * Makes a minimal puzzle the plain way, which most generators share: one solver call for each of
   * the 81 cells of a solved board, in a random order.
   */
  @Benchmark
  public Board minimalPuzzleOneByOne() {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, CELLS).boxed().toList());
    Collections.shuffle(cells, random);
    Board puzzle = PuzzleGenerator.randomSolution(random::nextLong);
    for (int cell : cells) {
      Board without = puzzle.with(cell, 0);
      puzzle = Solver.getDefault().hasUniqueSolution(without) ? without : puzzle;
    }
    return puzzle;
  }
}
