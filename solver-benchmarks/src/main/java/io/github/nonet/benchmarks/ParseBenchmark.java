package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Time to turn text into a board, and a board into text. */
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ParseBenchmark extends PuzzleBenchmark {
  @Param({"easy", "hard"})
  String corpus;

  private String[] lines;
  private String[] grids;
  private int nextText;

  @Setup
  public void setUp() {
    List<Board> boards = Corpus.load(corpus).puzzles();
    use(boards);
    lines = boards.stream().map(Board::toString).toArray(String[]::new);
    grids = boards.stream().map(Board::toGridString).toArray(String[]::new);
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
