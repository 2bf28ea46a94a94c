package io.github.nonet.variant;

import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.GeneratorOptions;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.making.Draft;
import io.github.nonet.internal.making.GridMaking;
import io.github.nonet.internal.making.GridRefusals;
import io.github.nonet.internal.making.GridRequest;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.logic.GridTechnique;
import java.time.Duration;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Generates proper puzzles, each with exactly one solution, for given rules and with the requested
 * properties.
 *
 * <pre>{@code
 * GridGenerator generator =
 *     GridGenerator.builder(Rules.of(4, 4))
 *         .seed(42)
 *         .level(Level.EASY)
 *         .maxTime(Duration.ofMillis(200))
 *         .build();
 * Grid puzzle = generator.make(0).puzzle();
 * }</pre>
 *
 * <p>The puzzles of a generator are numbered from 0. A puzzle depends only on the options, the seed
 * and its number: it is the same on every JDK and platform and in every order of calls. The only
 * exception is {@link #make} if it ran out of time. The random numbers come from SplitMix64. A
 * later version of the library may generate different puzzles from the same seed.
 *
 * <p>The rules may have {@linkplain Constraint constraints}: clues are removed as long as there is
 * one solution, and all clues if the constraints alone determine the solution. Rules whose
 * constraints have no solution are rejected if a short search detects it.
 *
 * <p>A generator is thread-safe: its options never change, and threads that share {@link #next} get
 * each puzzle once.
 *
 * <p>{@link Builder#build} rejects requests that are provably impossible. Otherwise {@link #next}
 * gives up after a number of {@linkplain Builder#maxAttempts attempts}, and {@link #make} returns
 * the closest puzzle. If the thread is interrupted, {@link SearchInterruptedException} is thrown
 * promptly and the interrupt status stays set.
 *
 * <p>A puzzle without other requests takes about 0.2 ms at 6x6 and about 50 ms at 16x16. At 20x20
 * and above it takes a second or more, so set a time limit. {@linkplain Rules#isClassic Classic}
 * puzzles without a level and without cages come from {@link PuzzleGenerator}.
 *
 * @since 1.0.0
 */
public final class GridGenerator {
  private final Rules rules;
  private final GridRequest request;
  private final long seed;
  private final long maxAttempts;
  private final SearchLimit limit;
  private final @Nullable PuzzleGenerator classic;
  private final AtomicLong nextNumber = new AtomicLong();

  private GridGenerator(Builder builder) {
    rules = builder.rules;
    request = builder.request();
    GridRefusals.check(request);
    seed = builder.options.seed();
    maxAttempts = builder.options.maxAttempts();
    Duration maxTime = Duration.ofNanos(builder.options.maxNanos());
    limit = SearchLimit.time(maxTime);
    classic =
        request.isClassic() ? ClassicPuzzles.generator(request, seed, maxAttempts, maxTime) : null;
  }

  /**
   * {@return a builder of generators of puzzles of these rules}
   *
   * @param rules any rules; {@link Builder#build} rejects those that are too large to generate,
   *     such as a 9x9 with several X-sums of whole lines
   */
  public static Builder builder(Rules rules) {
    return new Builder(Objects.requireNonNull(rules, "rules"));
  }

  /**
   * A generated puzzle.
   *
   * <p>This class is immutable and thread-safe. Two instances are equal if all their values are.
   *
   * @since 1.0.0
   */
  public static final class Made {
    private final Grid puzzle;
    private final Grid solution;
    private final Optional<Level> level;
    private final boolean isAsRequested;

    private Made(Grid puzzle, Grid solution, Optional<Level> level, boolean isAsRequested) {
      this.puzzle = puzzle;
      this.solution = solution;
      this.level = level;
      this.isAsRequested = isAsRequested;
    }

    /** {@return the puzzle, with one solution} */
    public Grid puzzle() {
      return puzzle;
    }

    /** {@return the solution} */
    public Grid solution() {
      return solution;
    }

    /**
     * {@return the level according to {@link GridTechnique}; empty if the time ran out before it
     * was known}
     */
    public Optional<Level> level() {
      return level;
    }

    /**
     * {@return whether the puzzle has all requested properties and was finished, so that {@link
     * GridGenerator#puzzle} returns the same puzzle} It is false if the time ran out while clues
     * were still being removed, even if nothing was requested.
     */
    public boolean isAsRequested() {
      return isAsRequested;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Made other
          && puzzle.equals(other.puzzle)
          && solution.equals(other.solution)
          && level.equals(other.level)
          && isAsRequested == other.isAsRequested;
    }

    @Override
    public int hashCode() {
      return Objects.hash(puzzle, solution, level, isAsRequested);
    }

    /** Returns the puzzle, its level and whether it is as requested. */
    @Override
    public String toString() {
      String known = level.map(Level::toString).orElse("unknown");
      return puzzle + ", level " + known + (isAsRequested ? "" : ", not as requested");
    }
  }

  /** {@return the seed, from which the same puzzles can be generated again} */
  public long seed() {
    return seed;
  }

  /**
   * {@return the puzzle with the next number: 0 at the first call, then 1, and so on}
   *
   * @throws GenerationFailedException if it is not found within the allowed effort; the next call
   *     continues with the next number
   * @throws SearchInterruptedException if the thread is interrupted
   */
  public Grid next() {
    return puzzle(nextNumber.getAndIncrement());
  }

  /**
   * {@return all puzzles, starting with number 0, whatever {@link #next} has returned} The stream
   * is lazy and for practical purposes infinite; it may be made parallel.
   *
   * <p>Taking a puzzle throws what {@link #puzzle} throws.
   */
  public Stream<Grid> stream() {
    return LongStream.range(0, Long.MAX_VALUE).mapToObj(this::puzzle);
  }

  /**
   * {@return the puzzle with the given number}
   *
   * @param number any number; {@link #next} starts with 0
   * @throws GenerationFailedException if it is not found within the allowed effort
   * @throws SearchInterruptedException if the thread is interrupted
   */
  public Grid puzzle(long number) {
    LimitedWatch watch = new LimitedWatch(limit).start();
    if (classic != null) {
      return Grid.of(rules, classic.puzzle(number));
    }
    GridMaking making = making(number, watch);
    if (making.isAsAsked() && !making.isCut()) {
      Draft best = making.best();
      return Grid.copyOf(rulesOf(best), best.values());
    }
    throw new GenerationFailedException(request.toString(), making.attempts());
  }

  /**
   * {@return the puzzle with the given number, or the closest one found within the allowed effort}
   * It always has one solution. If the requested puzzle is found in time, {@link #puzzle} returns
   * the same one. The closest puzzle is nearest to the requested level, then to the requested
   * number of clues. It may have far too many clues, or all of them, if the time runs out as soon
   * as a solution is found.
   *
   * <p>The solution is found first, however long that takes: up to a few ms for 16 values, up to
   * about 100 ms for 25 or if consecutive neighbours are forbidden, and a few seconds for several
   * grids of 25. For some rules that have almost no solution it never ends.
   *
   * @param number any number
   * @throws GenerationFailedException if the rules have no solution, so that there is no puzzle
   * @throws SearchInterruptedException if the thread is interrupted
   */
  public Made make(long number) {
    LimitedWatch watch = new LimitedWatch(limit).start();
    Optional<Draft> ready = classic == null ? Optional.empty() : ofClassic(number);
    if (ready.isPresent()) {
      return made(ready.get(), watch, true);
    }
    GridMaking making = making(number, watch);
    return made(making.best(), watch, making.isAsAsked() && !making.isCut());
  }

  private GridMaking making(long number, LimitedWatch watch) {
    GridMaking making = new GridMaking(request, SplitMix64.of(seed, number), watch);
    making.run(maxAttempts);
    return making;
  }

  private Optional<Draft> ofClassic(long number) {
    try {
      return Optional.of(ClassicPuzzles.draft(request.rules(), classic.puzzle(number)));
    } catch (GenerationFailedException e) {
      return Optional.empty();
    }
  }

  private Made made(Draft draft, LimitedWatch watch, boolean isAsRequested) {
    Rules made = rulesOf(draft);
    return new Made(
        Grid.copyOf(made, draft.values()),
        Grid.copyOf(made, draft.solution),
        GridMaking.level(draft, isAsRequested, watch),
        isAsRequested);
  }

  /** Returns the rules with the generated cages. */
  private Rules rulesOf(Draft draft) {
    return draft.rules == request.rules() ? rules : Rules.adopt(draft.rules);
  }

  /** Returns the request and the seed in words. */
  @Override
  public String toString() {
    return "generator of " + request + ", seed " + seed;
  }

  /**
   * Collects the options of a generator. A builder is not thread-safe; it may be used again after
   * {@link #build}.
   *
   * @since 1.0.0
   */
  public static final class Builder {
    private final Rules rules;
    private final GeneratorOptions options;
    private Symmetry symmetry = Symmetry.NONE;
    private @Nullable Grid solution;
    private @Nullable Level level;
    private int minCells;
    private int maxCells;
    private int minSum = 1;
    private int maxSum;
    private boolean hasSums;

    private Builder(Rules rules) {
      this.rules = rules;
      options = new GeneratorOptions(rules.shownCellCount());
      maxSum = Cages.greatestSum(rules.valueCount());
    }

    /**
     * Sets the seed from which the puzzles are generated. By default each generator has a different
     * seed.
     *
     * @param seed any number
     * @return this
     */
    public Builder seed(long seed) {
      options.setSeed(seed);
      return this;
    }

    /**
     * Requests a pattern of clues with a symmetry. The default is {@link Symmetry#NONE}. The
     * rotations and reflections apply to the smallest rectangle around all cells; {@link #build}
     * rejects a symmetry that takes a cell to a place without a cell.
     *
     * @param symmetry the symmetry of the cells that hold clues
     * @return this
     */
    public Builder symmetry(Symmetry symmetry) {
      this.symmetry = Objects.requireNonNull(symmetry, "symmetry");
      return this;
    }

    /**
     * Requests a number of clues.
     *
     * @param clues the number of clues, 0 to the number of cells
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder clues(int clues) {
      return clues(clues, clues);
    }

    /**
     * Requests a number of clues in a range. Without it clues are removed as long as the puzzle
     * stays proper, and killers have none.
     *
     * @param min the smallest number of clues, 0 to the number of cells
     * @param max the largest number of clues, {@code min} to the number of cells
     * @return this
     * @throws IllegalArgumentException if they are out of range
     */
    public Builder clues(int min, int max) {
      options.setClues(min, max);
      return this;
    }

    /**
     * Requests minimal puzzles, in which every clue is needed. The default is false.
     *
     * @param minimal whether every clue must be needed
     * @return this
     */
    public Builder minimal(boolean minimal) {
      options.setMinimal(minimal);
      return this;
    }

    /**
     * Requests clues in these cells and in no others.
     *
     * @param cells cells of the rules; copied
     * @return this
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public Builder pattern(Collection<Integer> cells) {
      options.setPattern(cells);
      return this;
    }

    /**
     * Requests clues in the cells where {@code grid} has clues and in no others. The values may
     * differ.
     *
     * @param grid a grid of the same rules
     * @return this
     * @throws IllegalArgumentException if it has other rules
     */
    public Builder pattern(Grid grid) {
      requireRules("pattern", Objects.requireNonNull(grid, "grid"));
      return pattern(grid.clues());
    }

    private void requireRules(String name, Grid grid) {
      if (!grid.rules().equals(rules)) {
        throw Refusal.argument(
            name + " has the rules " + grid.rules(), "those of the generator: " + rules);
      }
    }

    /**
     * Requests puzzles with this solution.
     *
     * @param solution a solved grid of the same rules; without cages, if cages are requested
     * @return this
     * @throws IllegalArgumentException if it is not solved, or has other rules
     */
    public Builder solution(Grid solution) {
      requireRules("solution", Objects.requireNonNull(solution, "solution"));
      if (!solution.isSolved()) {
        throw new IllegalArgumentException("solution " + solution + " is not solved");
      }
      this.solution = solution;
      return this;
    }

    /**
     * Requests puzzles of a level according to {@link GridTechnique}, even for the rules of a
     * board: the hardest technique needed has this level. {@link Level#EXTREME} includes puzzles
     * that these techniques do not solve.
     *
     * <p>Puzzles of 4x4 cells are all {@link Level#EASY}, and {@link #build} rejects other levels
     * for them. Killers without clues are never {@link Level#EASY}, so {@link #build} also rejects
     * that. A puzzle that needs a {@linkplain Constraint constraint} is not easy either, unless the
     * constraint marks single cells or is a chess move. At 6x6, {@link Level#MEDIUM} and above are
     * rare and take about 50 ms.
     *
     * @param level any level that a technique of grids has
     * @return this
     * @throws IllegalArgumentException if no technique of grids has that level
     */
    public Builder level(Level level) {
      this.level = Objects.requireNonNull(level, "level");
      return this;
    }

    /**
     * Requests killers: each puzzle has its own cages with sums, which cover all cells. The cells
     * of a cage are connected. There are no clues unless {@link #clues} allows them. The rules of
     * the puzzles are the builder's rules {@linkplain Rules#withCages with cages}.
     *
     * @param minCells the smallest number of cells of a cage, 1 or more
     * @param maxCells the largest number of cells, {@code minCells} to the number of values
     * @return this
     * @throws IllegalArgumentException if they are out of range
     */
    public Builder cages(int minCells, int maxCells) {
      if (minCells < 1 || maxCells < minCells || maxCells > rules.valueCount()) {
        throw Refusal.argument(
            "cages have " + minCells + " to " + maxCells + " cells",
            "the lower number first, both 1 to " + rules.valueCount());
      }
      this.minCells = minCells;
      this.maxCells = maxCells;
      return this;
    }

    /**
     * Requests cages whose sums are in a range; {@link #cages} must also be requested.
     *
     * @param min the smallest sum of a cage, 1 or more
     * @param max the largest sum, {@code min} to the sum of all values
     * @return this
     * @throws IllegalArgumentException if they are out of range
     */
    public Builder cageSums(int min, int max) {
      int most = Cages.greatestSum(rules.valueCount());
      if (min < 1 || max < min || max > most) {
        throw Refusal.range("sums", min, max, 1, most);
      }
      minSum = min;
      maxSum = max;
      hasSums = true;
      return this;
    }

    /**
     * Limits the effort for each puzzle; the default is 10,000 attempts. An attempt digs one
     * solution until no more clues can be removed, or fits cages to one solution; or, if a pattern
     * is given, tries one way to fill it.
     *
     * @param maxAttempts the largest number of attempts, 1 or more
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder maxAttempts(long maxAttempts) {
      options.setMaxAttempts(maxAttempts);
      return this;
    }

    /**
     * Limits the time for each puzzle; by default there is no limit. When it runs out, {@link
     * #make} returns the closest puzzle so far, and {@link #next} fails. The clock is checked every
     * few hundred microseconds.
     *
     * @param time the limit, more than zero
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder maxTime(Duration time) {
      options.setMaxTime(time);
      return this;
    }

    /** Returns the values of a solution, including its hidden cells. */
    private static int[] filled(Grid solution) {
      boolean isFull = !solution.rules.tables.structure.hasHidden();
      return (isFull ? solution : GridSolver.getDefault().solve(solution).get()).toArray();
    }

    private GridRequest request() {
      boolean hasCages = maxCells > 0;
      if (hasSums && !hasCages) {
        throw new IllegalArgumentException("sums are for cages; expected a call of cages");
      }
      GridRequest.CageWish wish =
          hasCages ? new GridRequest.CageWish(minCells, maxCells, minSum, maxSum) : null;
      return new GridRequest(
          rules.tables,
          symmetry,
          options.clues(0, hasCages ? 0 : rules.shownCellCount()),
          solution == null ? null : filled(solution),
          level,
          wish);
    }

    /**
     * {@return a generator with these options}
     *
     * @throws IllegalArgumentException if the request is provably impossible; the message explains
     *     why
     * @throws SearchInterruptedException if the thread is interrupted while a given solution and
     *     pattern are checked
     */
    public GridGenerator build() {
      return new GridGenerator(this);
    }
  }
}
