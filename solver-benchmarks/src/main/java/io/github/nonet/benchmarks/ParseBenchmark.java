package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Time to turn text into a board, and a board into text.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar jmh ParseBenchmark
 * }</pre>
 */
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ParseBenchmark extends PuzzleBenchmark {
  @Param({"easy", "hard"})
  String corpus;

  private String[] lines;
  private String[] grids;
  private int nextText;

  /** Loads the puzzles and writes them down in both forms. */
  @Setup
  public void setUp() {
    Corpus loaded = Corpus.load(corpus);
    Board[] boards = loaded.puzzles().toArray(Board[]::new);
    use(loaded.puzzles(), null);
    lines = Stream.of(boards).map(Board::toString).toArray(String[]::new);
    grids = Stream.of(boards).map(Board::toGridString).toArray(String[]::new);
  }

  private String next(String[] texts) {
    nextText = nextText + 1 < texts.length ? nextText + 1 : 0;
    return texts[nextText];
  }

  /** Reads the line of 81 characters. */
  @Benchmark
  public Board parseLine() {
    return Board.parse(next(lines));
  }

  /** Reads the picture for people. */
  @Benchmark
  public Board parseGrid() {
    return Board.parse(next(grids));
  }

  /** Writes the line of 81 characters. */
  @Benchmark
  public String format() {
    return next().toString();
  }
}
