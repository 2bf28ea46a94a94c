package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.symmetry.Transformation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes one of the shipped corpora and prints it, with a header that says how it was made. */
@Command(
    name = "make-corpus",
    description = "Makes puzzles and prints them as a corpus, with a header that says how.")
final class MakeCorpusCommand implements Callable<Integer> {
  /** How many puzzles at the beginning have totals of their own, for quick tests. */
  static final int SLICE = 10;

  private static final int POOL_SIZE = 50;

  private static final Solver COUNTER = Algorithm.EXACT_COVER.solver();

  /** What can be made, with the sentence that goes into the header. */
  enum Kind {
    EASY("random complete boards, dug down to 36 clues while they stayed proper"),
    MINIMAL("random complete boards, dug until no clue could go"),
    HARD("pools of 50 minimal puzzles, bred for the guesses that prove them proper; rearranged"),
    MANY_SOLUTIONS("minimal puzzles, loosened until they had 1,000 to 4,999 solutions"),
    UNSOLVABLE("minimal puzzles with one clue replaced so that no solution was left");

    private final String origin;

    Kind(String origin) {
      this.origin = origin;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this and end.")
  private boolean help;

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
      description = "Whose guesses make a puzzle hard. Default: ${DEFAULT-VALUE}.")
  private Algorithm judge;

  @Option(
      names = "--steps",
      defaultValue = "150",
      description = "How long each pool of hard puzzles is bred. Default: ${DEFAULT-VALUE}.")
  private int steps;

  @Override
  public Integer call() {
    List<Board> puzzles = puzzles().distinct().limit(size).toList();
    header(puzzles).forEach(spec.commandLine().getOut()::println);
    puzzles.forEach(spec.commandLine().getOut()::println);
    return 0;
  }

  private Stream<Board> puzzles() {
    CorpusMaker maker = new CorpusMaker(seed);
    return switch (kind) {
      case EASY -> maker.easy();
      case MINIMAL -> maker.minimal();
      case HARD -> Stream.iterate(seed, pool -> pool + 1).flatMap(this::breed);
      case MANY_SOLUTIONS -> maker.manySolutions();
      case UNSOLVABLE -> maker.unsolvable();
    };
  }

  /** Returns the puzzles of a pool, in no order and none in canonical form. */
  private Stream<Board> breed(long poolSeed) {
    HardPuzzles search = new HardPuzzles(poolSeed, POOL_SIZE, judge);
    search.advance(steps);
    Random random = new Random(poolSeed);
    List<Board> puzzles = new ArrayList<>();
    for (HardPuzzles.Rated rated : search.pool()) {
      puzzles.add(Transformation.random(random).apply(rated.puzzle()));
    }
    Collections.shuffle(puzzles, random);
    return puzzles.stream();
  }

  private Stream<String> header(List<Board> puzzles) {
    return Stream.of(
        "# corpus: " + kind,
        "# origin: " + kind.origin,
        "# command: java -jar benchmarks.jar " + command(),
        "# not finished by: " + notFinishedBy(puzzles),
        "# guess limit: " + Corpus.DEFAULT_GUESS_LIMIT,
        "# puzzles: " + puzzles.size(),
        "# clues: " + sum(puzzles, Board::clueCount),
        "# solutions: " + sum(puzzles, MakeCorpusCommand::solutions),
        "# solutions of the first "
            + SLICE
            + ": "
            + sum(puzzles.subList(0, SLICE), MakeCorpusCommand::solutions));
  }

  private String command() {
    String breeding = kind == Kind.HARD ? " --judge=" + judge + " --steps=" + steps : "";
    return "make-corpus " + kind + " --seed=" + seed + " --puzzles=" + size + breeding;
  }

  private static long sum(List<Board> puzzles, ToLongFunction<Board> property) {
    return puzzles.stream().mapToLong(property).sum();
  }

  private static long solutions(Board puzzle) {
    return COUNTER.countSolutions(puzzle, Long.MAX_VALUE);
  }

  /** Returns the algorithms and orders that exceed the guess limit on some puzzle. */
  private static String notFinishedBy(List<Board> puzzles) {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(
            algorithm -> Stream.of(CellOrder.values()).map(order -> Map.entry(algorithm, order)))
        .filter(entry -> !finishes(entry.getKey().solver(entry.getValue()), puzzles))
        .map(entry -> entry.getKey() + "/" + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static boolean finishes(Solver solver, List<Board> puzzles) {
    Solver bounded = solver.within(SearchLimit.guesses(Corpus.DEFAULT_GUESS_LIMIT));
    try {
      puzzles.forEach(puzzle -> bounded.countSolutions(puzzle, Long.MAX_VALUE));
      return true;
    } catch (SearchLimitExceededException e) {
      return false;
    }
  }
}
