package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.Solver;
import io.github.nonet.internal.GeneratorOptions;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.ExplainerLevel;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Generates proper puzzles, each with exactly one solution, with the requested properties.
 *
 * <pre>{@code
 * PuzzleGenerator generator =
 *     PuzzleGenerator.builder()
 *         .seed(42)
 *         .symmetry(Symmetry.ROTATIONAL_180)
 *         .clues(24, 28)
 *         .minimal(true)
 *         .build();
 * Board puzzle = generator.next();
 * }</pre>
 *
 * <p>The puzzles of a generator are numbered from 0. A puzzle depends only on the options, the seed
 * and its number: it is the same on every JDK and platform and in every order of calls. The random
 * numbers come from SplitMix64, one sequence for each puzzle. A later version of the library may
 * generate different puzzles from the same seed.
 *
 * <p>A generator is thread-safe: its options never change, and threads that share {@link #next} get
 * each puzzle once. Independent threads may instead generate different numbers.
 *
 * <p>Some requested combinations do not exist, and others are rare. {@link Builder#build} rejects
 * those that are provably impossible. Otherwise a generator gives up after a number of {@linkplain
 * Builder#maxAttempts attempts}. If the thread is interrupted, {@link SearchInterruptedException}
 * is thrown promptly and the interrupt status stays set.
 *
 * @since 1.0.0
 */
public final class PuzzleGenerator {
  private final Request request;
  private final long seed;
  private final long maxAttempts;
  private final long maxNanos;
  private final AtomicLong nextNumber = new AtomicLong();

  private PuzzleGenerator(Builder builder) {
    request = builder.request();
    request.check();
    seed = builder.options.seed();
    maxAttempts = builder.options.maxAttempts();
    maxNanos = builder.options.maxNanos();
  }

  /** {@return a builder of generators of any puzzles} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return a random solved board} Each of the 6,670,903,752,021,072,936,960 boards is equally
   * likely, as far as {@code random} is random; a generator with 64 bits of state reaches at most
   * 2<sup>64</sup> of them.
   *
   * <p>The board depends only on the numbers that {@code random} returns, about eleven on average.
   * The call takes about a microsecond.
   *
   * @param random a source of random numbers of 64 bits: {@code new SplittableRandom()::nextLong}
   * @throws IllegalArgumentException if {@code random} is so far from random that a thousand of its
   *     numbers describe no board
   * @throws SearchInterruptedException if the thread is interrupted
   */
  public static Board randomSolution(LongSupplier random) {
    return SolutionSampler.sample(Objects.requireNonNull(random, "random"));
  }

  /**
   * {@return the random solved board of a seed} A seed gives the same board on every JDK and on
   * Android. At most 2<sup>64</sup> boards are reached. The call takes about a microsecond.
   *
   * @param seed any number
   * @throws SearchInterruptedException if the thread is interrupted
   */
  public static Board randomSolution(long seed) {
    return SolutionSampler.sample(new SplitMix64(seed));
  }

  /**
   * A generated puzzle.
   *
   * <p>This class is immutable and thread-safe. Two instances are equal if all their values are.
   *
   * @since 1.0.0
   */
  public static final class Made {
    private final Board puzzle;
    private final Board solution;
    private final Optional<Level> level;
    private final boolean isAsRequested;

    private Made(Board puzzle, Board solution, Optional<Level> level, boolean isAsRequested) {
      this.puzzle = puzzle;
      this.solution = solution;
      this.level = level;
      this.isAsRequested = isAsRequested;
    }

    /** {@return the puzzle, with one solution} */
    public Board puzzle() {
      return puzzle;
    }

    /** {@return the solution} */
    public Board solution() {
      return solution;
    }

    /** {@return the level on HoDoKu's scale; empty if the time ran out before it was known} */
    public Optional<Level> level() {
      return level;
    }

    /**
     * {@return whether the puzzle has all requested properties: then {@link PuzzleGenerator#puzzle}
     * returns the same puzzle}
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
  public Board next() {
    return puzzle(nextNumber.getAndIncrement());
  }

  /**
   * {@return all puzzles, starting with number 0, whatever {@link #next} has returned} The stream
   * is lazy and for practical purposes infinite; it may be made parallel.
   *
   * <p>Taking a puzzle throws what {@link #puzzle} throws.
   */
  public Stream<Board> stream() {
    return LongStream.range(0, Long.MAX_VALUE).mapToObj(this::puzzle);
  }

  /**
   * {@return the puzzle with the given number}
   *
   * @param number any number; {@link #next} starts with 0
   * @throws GenerationFailedException if it is not found within the allowed effort
   * @throws SearchInterruptedException if the thread is interrupted
   */
  public Board puzzle(long number) {
    Effort effort = effort(number);
    return effort
        .puzzle()
        .orElseThrow(() -> new GenerationFailedException(request.toString(), effort.made()));
  }

  /**
   * {@return the puzzle with the given number, or the closest one found within the allowed effort}
   * It always has one solution. If the requested puzzle is found in time, {@link #puzzle} returns
   * the same one. The closest puzzle is nearest to the requested difficulty, then to the requested
   * number of clues. If a pattern was requested, it may have additional clues.
   *
   * <p>The first attempt is always made; {@link Builder#maxAttempts} explains what one costs.
   *
   * @param number any number
   * @throws SearchInterruptedException if the thread is interrupted
   * @see io.github.nonet.variant.GridGenerator#make(long)
   */
  public Made make(long number) {
    Effort effort = effort(number);
    Optional<Board> found = effort.puzzle();
    Board puzzle = found.orElseGet(effort::closest);
    Optional<Level> asked = found.isPresent() ? request.level() : Optional.empty();
    return new Made(
        puzzle,
        Solver.getDefault()
            .solve(puzzle)
            .orElseThrow(() -> new IllegalStateException("no solution: " + puzzle)),
        asked.isPresent() ? asked : effort.level(puzzle),
        found.isPresent());
  }

  private Effort effort(long number) {
    Attempts.requireNotInterrupted();
    return new Effort(attempts(SplitMix64.of(seed, number)), maxAttempts, maxNanos);
  }

  /** The one puzzle that a solution and a pattern have. */
  private record GivenPuzzle(Board puzzle) implements Attempts {
    @Override
    public Optional<Board> next() {
      return Optional.of(puzzle);
    }

    @Override
    public Board closest() {
      return puzzle;
    }
  }

  private Attempts attempts(SplitMix64 random) {
    if (request.clues().pattern() == null) {
      return request.aims().isEmpty()
          ? new Digging(request, random)
          : new AimedDigging(request, random);
    }
    if (request.solution() != null) {
      return new GivenPuzzle(request.restrict(request.solution()));
    }
    return new PatternClimb(request, random);
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
    private final GeneratorOptions options = new GeneratorOptions(Request.CELLS);
    private Symmetry symmetry = Symmetry.NONE;
    private @Nullable Board solution;
    private @Nullable Aim rating;
    private @Nullable Aim level;
    private @Nullable Aim hardest;
    private @Nullable Aim containing;

    private Builder() {}

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
     * Requests a pattern of clues with a symmetry. The default is {@link Symmetry#NONE}.
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
     * @param clues the number of clues, 0 to 81
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder clues(int clues) {
      return clues(clues, clues);
    }

    /**
     * Requests a number of clues in a range. Without it clues are removed as long as the puzzle
     * stays proper, which usually leaves 22 to 27.
     *
     * <p>Random minimal puzzles with 20 clues or fewer, or 29 or more, are very rare.
     *
     * @param min the smallest number of clues, 0 to 81
     * @param max the largest number of clues, {@code min} to 81
     * @return this
     * @throws IllegalArgumentException if they are out of range
     */
    public Builder clues(int min, int max) {
      options.setClues(min, max);
      return this;
    }

    /**
     * Requests minimal puzzles, in which every clue is needed; see {@link Minimality}. The default
     * is false.
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
     * @param cells the cells, 0 to 80; copied
     * @return this
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public Builder pattern(Collection<Integer> cells) {
      options.setPattern(cells);
      return this;
    }

    /**
     * Requests clues in the cells where {@code board} has clues and in no others. The digits may
     * differ.
     *
     * @param board any board
     * @return this
     */
    public Builder pattern(Board board) {
      Objects.requireNonNull(board, "board");
      return pattern(
          IntStream.range(0, Request.CELLS)
              .filter(cell -> board.digit(cell) != 0)
              .boxed()
              .collect(Collectors.toSet()));
    }

    /**
     * Requests puzzles with this solution.
     *
     * @param solution a solved board
     * @return this
     * @throws IllegalArgumentException if it is not solved
     */
    public Builder solution(Board solution) {
      if (!Objects.requireNonNull(solution, "solution").isSolved()) {
        throw new IllegalArgumentException("solution " + solution + " is not solved");
      }
      this.solution = solution;
      return this;
    }

    /**
     * Requests puzzles with an {@linkplain ExplainerRating#er() ER} of Sudoku Explainer in a range,
     * both ends included. The project's {@code docs/use/ratings.md} explains the ratings.
     *
     * <p>Ratings up to 4.5 take milliseconds a puzzle; at 8.3 and above they take about a second,
     * and longer the harder they are. Puzzles of 9.5 and above are very rare.
     *
     * @param min the lowest ER, 1.0 to 12.0
     * @param max the highest ER, {@code min} to 12.0
     * @return this
     * @throws IllegalArgumentException if they are out of range
     */
    public Builder explainerRating(double min, double max) {
      rating = ExplainerAim.of(min, max);
      return this;
    }

    /**
     * Requests puzzles of a difficulty, whose {@linkplain #explainerRating ER} is in its range.
     *
     * @param difficulty the difficulty
     * @return this
     */
    public Builder explainerLevel(ExplainerLevel difficulty) {
      Objects.requireNonNull(difficulty, "difficulty");
      return explainerRating(difficulty.min(), difficulty.max());
    }

    /**
     * Requests puzzles of a level of HoDoKu; see {@link HodokuRating}.
     *
     * @param level the level
     * @return this
     */
    public Builder level(Level level) {
      this.level = new LevelAim(Objects.requireNonNull(level, "level"));
      return this;
    }

    /**
     * Requests puzzles whose hardest technique on the path of {@link LogicalSolver#standard()} is
     * this one.
     *
     * <p>A common technique takes a few milliseconds to a few hundred milliseconds a puzzle. A
     * technique that an easier one nearly always makes unnecessary, such as {@link
     * Technique#HIDDEN_TRIPLE}, may need more {@linkplain #maxAttempts attempts} than the default.
     * For {@link Technique#BRUTE_FORCE} each attempt takes about 30 ms, because every other
     * technique is tried first, and nearly all attempts fail.
     *
     * @param technique a technique of the standard solver
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder hardest(Technique technique) {
      hardest = TechniqueAim.hardest(Objects.requireNonNull(technique, "technique"));
      return this;
    }

    /**
     * Requests puzzles with this technique on the path of {@link LogicalSolver#standard()}. Rare
     * techniques need more {@linkplain #maxAttempts attempts}, as with {@link #hardest}.
     *
     * @param technique a technique of the standard solver
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder containing(Technique technique) {
      containing = TechniqueAim.containing(Objects.requireNonNull(technique, "technique"));
      return this;
    }

    /**
     * Limits the effort for each puzzle; the default is 10,000 attempts. An attempt digs one
     * solution until no more clues can be removed; or, if a pattern is given, tries one way to fill
     * it. It costs tens to hundreds of microseconds. If a difficulty is requested, an attempt
     * changes some clues and rates the puzzle, which costs up to a few milliseconds.
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
     * Limits the time for each puzzle; by default, there is no limit. The clock is checked after
     * each attempt, and the first attempt is always made. The time does not change which puzzle has
     * a number, but only whether it is found.
     *
     * @param time the limit, more than zero
     * @return this
     * @throws IllegalArgumentException if it is not
     */
    public Builder maxTime(Duration time) {
      options.setMaxTime(time);
      return this;
    }

    private Request request() {
      List<Aim> aims =
          Stream.of(rating, level, hardest, containing)
              .filter(Objects::nonNull)
              .collect(Lists.toList());
      return new Request(
          symmetry, options.clues(Request.FEWEST_CLUES, Request.CELLS), solution, aims);
    }

    /**
     * {@return a generator with these options}
     *
     * @throws IllegalArgumentException if the request is provably impossible; the message explains
     *     why
     * @throws SearchInterruptedException if the thread is interrupted while a given solution and
     *     pattern are checked
     */
    public PuzzleGenerator build() {
      return new PuzzleGenerator(this);
    }
  }
}
