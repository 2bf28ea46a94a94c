package io.github.nonet.benchmarks.corpus;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.CorpusMaker.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes one of the shipped corpora and prints it, with a header that records the command. */
@Command(
    name = "make-corpus",
    description = "Makes puzzles and prints them as a corpus, whose header records the command.")
public final class MakeCorpusCommand implements Runnable {
  /** How many puzzles at the start have separate totals, for quick tests. */
  private static final int SLICE = 10;

  private static final Solver COUNTER = Algorithm.EXACT_COVER.solver();

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "KIND", description = "One of ${COMPLETION-CANDIDATES}.")
  private Kind kind;

  @Option(names = "--seed", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--puzzles", defaultValue = "500", description = "Default: ${DEFAULT-VALUE}.")
  private int size;

  @Option(
      names = "--judge",
      defaultValue = "BITBOARD",
      description = "The solver whose guesses make a puzzle hard. Default: ${DEFAULT-VALUE}.")
  private Algorithm judge;

  @Option(
      names = "--pool",
      defaultValue = "50",
      description = "How many hard puzzles are bred together. Default: ${DEFAULT-VALUE}.")
  private int poolSize;

  @Option(
      names = "--steps",
      defaultValue = "150",
      description =
          "Number of steps for which each pool of hard puzzles is bred. Default: ${DEFAULT-VALUE}.")
  private int steps;

  @Override
  public void run() {
    List<Board> puzzles = new ArrayList<>(puzzles().distinct().limit(size).toList());
    if (kind == Kind.HARD) {
      Collections.shuffle(puzzles, new Random(seed));
    }
    header(puzzles).forEach(spec.commandLine().getOut()::println);
    puzzles.forEach(spec.commandLine().getOut()::println);
  }

  private Stream<Board> puzzles() {
    return kind == Kind.HARD
        ? Stream.iterate(seed, pool -> pool + 1).flatMap(this::breed)
        : new CorpusMaker(seed).puzzles(kind);
  }

  /** Returns the puzzles of a pool, none in canonical form. */
  private Stream<Board> breed(long poolSeed) {
    HardPuzzles search = new HardPuzzles(poolSeed, poolSize, judge);
    search.advance(steps);
    Random random = new Random(poolSeed);
    return search.pool().stream().map(rated -> Disguise.random(random).apply(rated.puzzle()));
  }

  private Stream<String> header(List<Board> puzzles) {
    List<Board> slice = puzzles.subList(0, Math.min(SLICE, puzzles.size()));
    return Stream.of(
        "# corpus: " + kind,
        "# origin: " + kind.origin,
        "# command: java -jar benchmarks.jar " + command(),
        "# " + Corpus.GUESS_LIMIT + ": " + Corpus.DEFAULT_GUESS_LIMIT,
        "# puzzles: " + puzzles.size(),
        "# clues: " + sum(puzzles, Board::clueCount),
        "# solutions: " + sum(puzzles, MakeCorpusCommand::solutions),
        "# solutions of the first " + SLICE + ": " + sum(slice, MakeCorpusCommand::solutions));
  }

  private String command() {
    String breeding =
        kind == Kind.HARD ? " --judge=" + judge + " --pool=" + poolSize + " --steps=" + steps : "";
    return "make-corpus " + kind + " --seed=" + seed + " --puzzles=" + size + breeding;
  }

  private static long sum(List<Board> puzzles, ToLongFunction<Board> property) {
    return puzzles.stream().mapToLong(property).sum();
  }

  private static long solutions(Board puzzle) {
    return COUNTER.countSolutions(puzzle, Long.MAX_VALUE);
  }
}
