package io.github.nonet.benchmarks.corpus;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Canonical;
import io.github.nonet.symmetry.Transformation;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A search for puzzles that need many guesses. It keeps a pool of the hardest minimal puzzles found
 * so far; a step takes one of them at random and puts its {@link Vicinity} into the pool, from
 * which the easiest fall out.
 *
 * <p>The same arguments give the same puzzles on every JDK and platform, as long as the algorithm
 * guesses as it does.
 */
final class HardPuzzles {
  /*
   * A puzzle may be hard for a search by accident: another order of rows and digits, and it guesses
   * right. Hence the guesses of several rearrangements are added up. Equivalent puzzles count as
   * one: the pool holds canonical forms.
   */
  private static final int REARRANGEMENTS = 4;

  /**
   * A puzzle of the pool.
   *
   * @param puzzle in canonical form
   * @param guesses to prove it proper, all rearrangements together
   */
  record Rated(Board puzzle, long guesses) {}

  private static final Comparator<Rated> HARDEST_FIRST =
      Comparator.comparingLong(Rated::guesses).reversed().thenComparing(Rated::puzzle);

  private final Random random;
  private final Solver solver;
  private final int poolSize;
  private final List<Transformation> rearrangements;
  private final TreeSet<Rated> pool = new TreeSet<>(HARDEST_FIRST);
  private final Set<Board> seen = new HashSet<>();
  private final Set<Rated> expanded = new HashSet<>();

  HardPuzzles(long seed, int poolSize, Algorithm judge) {
    random = new Random(seed);
    solver = judge.solver();
    this.poolSize = poolSize;
    rearrangements = Stream.generate(() -> Disguise.random(random)).limit(REARRANGEMENTS).toList();
    PuzzleGenerator.builder().seed(seed).minimal(true).build().stream()
        .limit(poolSize)
        .forEach(this::offer);
  }

  /** Makes this many steps, or fewer if the vicinity of all puzzles is known. */
  void advance(long steps) {
    for (long step = 0; step < steps; step++) {
      List<Rated> candidates = pool.stream().filter(rated -> !expanded.contains(rated)).toList();
      if (candidates.isEmpty()) {
        return;
      }
      Rated parent = candidates.get(random.nextInt(candidates.size()));
      expanded.add(parent);
      Vicinity.of(parent.puzzle).forEach(this::offer);
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

  /** Returns how many guesses it takes to find the solution and to see that there is no other. */
  private long guesses(Board form) {
    return rearrangements.stream()
        .mapToLong(by -> Effort.of(solver, by.apply(form), true).guesses())
        .sum();
  }

  /** Returns the pool, hardest first. */
  List<Rated> pool() {
    return List.copyOf(pool);
  }
}
