package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Canonical;
import io.github.nonet.symmetry.Transformation;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A search for puzzles that need many guesses. It keeps a pool of the hardest minimal puzzles found
 * so far; a step takes one of them at random and puts its {@linkplain Minimality#vicinity vicinity}
 * into the pool, from which the easiest fall out.
 *
 * <pre>
 * java -cp solver-benchmarks/target/benchmarks.jar io.github.nonet.benchmarks.HardPuzzles \
 *     SEED POOL STEPS [ALGORITHM]
 * </pre>
 *
 * <p>Prints a header with this command, and the pool, hardest first. The same arguments give the
 * same puzzles on every JDK and platform, as long as the algorithm guesses as it does.
 */
public final class HardPuzzles {
  /*
   * A puzzle may be hard for a search by accident: another order of rows and digits, and it guesses
   * right. So the guesses of several rearrangements are added up. Equivalent puzzles count as one:
   * the pool holds canonical forms.
   */
  private static final int REARRANGEMENTS = 4;

  private static final int USAGE_ERROR = 2;

  /**
   * A puzzle of the pool.
   *
   * @param puzzle in canonical form
   * @param guesses to prove it proper, all rearrangements together
   */
  record Rated(Board puzzle, long guesses) {
    double meanGuesses() {
      return (double) guesses / REARRANGEMENTS;
    }
  }

  private static final Comparator<Rated> HARDEST_FIRST =
      Comparator.comparingLong(Rated::guesses).reversed().thenComparing(Rated::puzzle);

  private final Random random;
  private final Solver solver;
  private final int poolSize;
  private final List<Transformation> rearrangements;
  private final TreeSet<Rated> pool = new TreeSet<>(HARDEST_FIRST);
  private final Set<Board> seen = new HashSet<>();
  private final Set<Rated> expanded = new HashSet<>();

  HardPuzzles(long seed, int poolSize, Algorithm algorithm) {
    random = new Random(seed);
    solver = algorithm.solver();
    this.poolSize = poolSize;
    rearrangements =
        Stream.generate(() -> Transformation.random(random)).limit(REARRANGEMENTS).toList();
    PuzzleGenerator.builder().seed(seed).minimal(true).build().stream()
        .limit(poolSize)
        .forEach(this::offer);
  }

  /** Prints the header and the puzzles. */
  public static void main(String[] args) {
    try {
      run(args, System.out);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println(
          "usage: HardPuzzles SEED POOL STEPS [ALGORITHM]   (ALGORITHM: one of "
              + Arrays.toString(Algorithm.values())
              + ")");
      System.exit(USAGE_ERROR);
    }
  }

  static void run(String[] args, PrintStream out) {
    if (args.length < 3 || args.length > 4) {
      throw new IllegalArgumentException("expected 3 or 4 arguments but found " + args.length);
    }
    long seed = Long.parseLong(args[0]);
    int poolSize = Integer.parseInt(args[1]);
    long steps = Long.parseLong(args[2]);
    Algorithm algorithm = args.length > 3 ? Algorithm.valueOf(args[3]) : Algorithm.EXACT_COVER;
    HardPuzzles search = new HardPuzzles(seed, poolSize, algorithm);
    search.advance(steps);
    search.print(seed, steps, algorithm, out);
  }

  /** Makes so many steps, or as many as there are puzzles left whose vicinity is not known. */
  void advance(long steps) {
    for (long step = 0; step < steps; step++) {
      List<Rated> candidates = pool.stream().filter(rated -> !expanded.contains(rated)).toList();
      if (candidates.isEmpty()) {
        return;
      }
      Rated parent = candidates.get(random.nextInt(candidates.size()));
      expanded.add(parent);
      Minimality.vicinity(parent.puzzle).forEach(this::offer);
    }
  }

  /** Puts a puzzle into the pool, if none like it was seen and it is hard enough. */
  private void offer(Board puzzle) {
    Board form = Canonical.form(puzzle);
    if (seen.add(form)) {
      pool.add(new Rated(form, guesses(form)));
      if (pool.size() > poolSize) {
        pool.pollLast();
      }
    }
  }

  private long guesses(Board form) {
    return rearrangements.stream().mapToLong(by -> guessesToProve(by.apply(form))).sum();
  }

  /** Returns how many guesses it takes to find the solution and to see that there is no other. */
  private long guessesToProve(Board puzzle) {
    Search search = solver.search(puzzle);
    search.advance(Long.MAX_VALUE);
    search.advance(Long.MAX_VALUE);
    return search.guesses();
  }

  /** Returns the pool, hardest first. */
  List<Rated> pool() {
    return List.copyOf(pool);
  }

  private void print(long seed, long steps, Algorithm algorithm, PrintStream out) {
    out.printf(
        "# java -cp solver-benchmarks/target/benchmarks.jar %s %d %d %d %s%n",
        HardPuzzles.class.getName(), seed, poolSize, steps, algorithm);
    out.printf(
        "# %d minimal puzzles that need %.1f to %.1f guesses, hardest first%n",
        pool.size(), pool.last().meanGuesses(), pool.first().meanGuesses());
    pool.forEach(rated -> out.println(rated.puzzle));
  }
}
