package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Incubating;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.BulkJob;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.lanes.LaneSupport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Solves many puzzles, given as bytes, as a list or as a stream.
 *
 * <p>For each puzzle it finds the first solution and counts the solutions up to a limit. The usual
 * limit is 2: it separates proper puzzles (1) from those with no solution (0) and with several (2).
 * A puzzle without a solution, even an inconsistent one, is a result and not an error.
 *
 * <p>A bulk solver is not thread-safe, but cheap to make (about 20 KB, or 170 KB with lanes) and
 * needs no closing, so make one for each thread. This uses all cores:
 *
 * <pre>{@code
 * BulkSolver.create().solveAll(boards.parallelStream(), 2).filter(r -> r.solutionCount() != 1)
 * }</pre>
 *
 * <p>The program {@code SolveFile} in the project's {@code docs/examples} does the same with bytes
 * and a pool of threads.
 *
 * <p>If the thread is interrupted, the arrays and lists throw {@link BulkInterruptedException}
 * promptly, which reports the progress; a stream throws {@link SearchInterruptedException}.
 *
 * @since 1.0.0
 */
public final class BulkSolver {
  private final String name;
  private final EngineChoice<BulkEngine> choice;
  private final Supplier<EngineChoice<Engine>> streamChoices;

  /** Made when it is first needed. */
  private Chunk chunk;

  private BulkSolver(
      String name, EngineChoice<BulkEngine> choice, Supplier<EngineChoice<Engine>> streamChoices) {
    this.name = name;
    this.choice = choice;
    this.streamChoices = streamChoices;
  }

  /**
   * {@return a bulk solver that chooses its engines itself} It starts with {@link
   * Algorithm#BITBOARD}, which is fast from the first puzzle. Later it switches to faster engines
   * if any are available: to {@linkplain #inLanes() lanes} for arrays and lists, if vectors have
   * 256 bits or more, after about 8 million ordinary puzzles in this Java virtual machine, and to
   * {@link Algorithm#VECTOR} for streams, after about 12 million. Hard puzzles count as more. If a
   * puzzle has several solutions, the engine decides which comes first.
   */
  public static BulkSolver create() {
    return new BulkSolver("the fastest engine", EngineChoice.forMany(), EngineChoice::forEach);
  }

  /**
   * {@return a bulk solver that uses one algorithm, in its default order}
   *
   * @param algorithm the strategy
   * @throws UnsupportedOperationException if the algorithm is not {@linkplain
   *     Algorithm#isAvailable() available}
   */
  public static BulkSolver using(Algorithm algorithm) {
    Objects.requireNonNull(algorithm, "algorithm");
    return new BulkSolver(
        algorithm.name(),
        EngineChoice.always(new OneByOne(EngineChoice.engine(algorithm))),
        () -> EngineChoice.always(EngineChoice.engine(algorithm)));
  }

  /**
   * {@return a bulk solver that solves one puzzle in each lane of a vector: 16 at once with 512
   * bits, 8 with 256, 4 with 128} Use it if you want the lanes from the first puzzle. The virtual
   * machine compiles them in about half a second of work; until then they are slow, and an
   * interrupted thread may take longer to stop.
   *
   * <p>The lanes are {@linkplain #areLanesAvailable() available} on JDK 25, on every processor, to
   * programs started with {@code --add-modules jdk.incubator.vector}; on a later JDK, as {@link
   * Algorithm#VECTOR} is. They solve arrays and lists. Puzzles that take more than a thousand
   * guesses are left to {@link Algorithm#BITBOARD}, and so is the rest when fewer puzzles than an
   * eighth of the lanes remain. A stream is lazy, so its puzzles are solved one by one, as with
   * {@link #create()}.
   *
   * @throws UnsupportedOperationException if the lanes are not available; the message names what is
   *     missing
   * @since 1.0.0
   */
  @Incubating
  public static BulkSolver inLanes() {
    BulkEngine others = new OneByOne(EngineChoice.engine(Algorithm.BITBOARD));
    return new BulkSolver(
        "lanes", EngineChoice.always(LaneSupport.newEngine(others)), EngineChoice::forEach);
  }

  /**
   * {@return whether {@link #inLanes()} can run on this Java virtual machine}
   *
   * @since 1.0.0
   */
  @Incubating
  public static boolean areLanesAvailable() {
    return !LaneSupport.whatIsMissing().isPresent();
  }

  /**
   * Solves {@code count} puzzles of 81 bytes each, without making objects for them.
   *
   * @param puzzles the puzzles one after the other, row by row; each cell is a number 0 to 9, a
   *     character {@code '0'} to {@code '9'}, or a {@code '.'} for an empty one
   * @param count the number of puzzles, 0 or more
   * @param limit the number of solutions at which counting stops, 0 or more
   * @param solutions the array for the first solution of each puzzle, as characters if the first
   *     cell of the puzzle is a character, otherwise as numbers; empty cells ({@code '.'} or 0) if
   *     there is none, or if the limit is 0. It may be the same array as {@code puzzles}
   * @param counts the array for the number of solutions of each puzzle, at most {@code limit}
   * @throws IllegalArgumentException if {@code count} or {@code limit} is negative, an array is too
   *     short, or a puzzle is malformed; the message names the puzzle and the place. In this case
   *     nothing has been written
   * @throws BulkInterruptedException if the thread is interrupted; the results of the finished
   *     puzzles have been written. With lanes, some later results may also have been written, but
   *     never over a puzzle
   */
  public void solve(byte[] puzzles, int count, int limit, byte[] solutions, int[] counts) {
    Arguments.requireNotNegative("count", count);
    Arguments.requireNotNegative("limit", limit);
    requireLength("puzzles", Objects.requireNonNull(puzzles, "puzzles").length, count, CELLS);
    requireLength("solutions", Objects.requireNonNull(solutions, "solutions").length, count, CELLS);
    requireLength("counts", Objects.requireNonNull(counts, "counts").length, count, 1);
    PuzzleBytes.check(puzzles, count);
    if (solutions == puzzles) {
      run(
          count,
          Chunk.SIZE,
          (engine, from, to) -> chunk().solveInPlace(engine, puzzles, limit, counts, from, to));
    } else {
      BulkJob job = new BulkJob(puzzles, limit, solutions, counts);
      run(count, count, (engine, from, to) -> engine.solve(job, from, to));
    }
  }

  private Chunk chunk() {
    if (chunk == null) {
      chunk = new Chunk();
    }
    return chunk;
  }

  /** A task for some of the puzzles. */
  private interface Task {
    void solve(BulkEngine engine, int from, int to);
  }

  /** Performs the task on all puzzles, with at most {@code most} at a time. */
  private void run(int count, int most, Task task) {
    int done = 0;
    SearchInterruptedException cause = null;
    while (done < count && !Thread.currentThread().isInterrupted()) {
      BulkEngine engine = choice.begin();
      int some = Math.min(count - done, Math.min(most, choice.stride()));
      try {
        task.solve(engine, done, done + some);
      } catch (SearchInterruptedException e) {
        cause = e;
      } finally {
        choice.end(engine.done());
      }
      done += engine.done();
    }
    if (done < count) {
      throw new BulkInterruptedException(
          done, count, cause == null ? new SearchInterruptedException(0) : cause);
    }
  }

  /**
   * {@return a result for each puzzle of a list, in its order; unmodifiable}
   *
   * @param puzzles any boards
   * @param limit the number of solutions at which counting stops, 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   * @throws BulkInterruptedException if the thread is interrupted; in this case the results are
   *     lost, unlike results in a stream or in arrays
   */
  public List<BulkResult> solveAll(List<Board> puzzles, int limit) {
    Objects.requireNonNull(puzzles, "puzzles");
    Arguments.requireNotNegative("limit", limit);
    List<Board> ownPuzzles = copyOf(puzzles);
    List<BulkResult> results = new ArrayList<>(ownPuzzles.size());
    run(
        ownPuzzles.size(),
        Chunk.SIZE,
        (engine, from, to) -> chunk().solve(engine, ownPuzzles.subList(from, to), limit, results));
    return Collections.unmodifiableList(results);
  }

  /** Returns a copy; leaves now and then if the thread is interrupted: there may be millions. */
  private static List<Board> copyOf(List<Board> puzzles) {
    List<Board> copy = new ArrayList<>();
    for (Board puzzle : puzzles) {
      if (copy.size() % Chunk.SIZE == 0 && Thread.currentThread().isInterrupted()) {
        throw new BulkInterruptedException(0, puzzles.size(), new SearchInterruptedException(0));
      }
      copy.add(Objects.requireNonNull(puzzle, "puzzle"));
    }
    return copy;
  }

  /**
   * {@return the results of a stream of puzzles, in its order} It is lazy: a puzzle is solved when
   * its result is requested, so the stream may be larger than memory, or infinite. A parallel
   * stream is solved in parallel, each thread with its own engines.
   *
   * @param puzzles any boards
   * @param limit the number of solutions at which counting stops, 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   */
  public Stream<BulkResult> solveAll(Stream<Board> puzzles, int limit) {
    Objects.requireNonNull(puzzles, "puzzles");
    Arguments.requireNotNegative("limit", limit);
    StreamTask task = new StreamTask(streamChoices, limit);
    return puzzles.map(task::solve);
  }

  /** Returns the engine in words, such as {@code bulk solver with VECTOR}. */
  @Override
  public String toString() {
    return "bulk solver with " + name;
  }

  private static void requireLength(String name, int found, int count, int each) {
    if (found < (long) count * each) {
      throw Refusal.argument(
          name + " has length " + found,
          "at least "
              + (long) count * each
              + " for "
              + Arguments.count(count, "puzzle", "puzzles"));
    }
  }
}
