package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Engine;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Solves many puzzles: as bytes, as a list or as a stream.
 *
 * <p>For each puzzle it finds the first solution and counts the solutions up to a limit. The usual
 * limit is 2: it tells proper puzzles (1) from those with none (0) and with several (2). Puzzles
 * without a solution, inconsistent ones included, are results and not errors.
 *
 * <p>A bulk solver is not thread-safe, but cheap to make (some 20 KB) and holds no resources: make
 * one for each thread. This uses all cores:
 *
 * <pre>{@code
 * BulkSolver.create().solveAll(puzzles.parallelStream(), 2).filter(r -> r.solutionCount() != 1)
 * }</pre>
 *
 * <p>and so does the program {@code SolveFile} in the project's {@code docs/examples}, by bytes and
 * with a pool of threads.
 *
 * <p>A thread that is interrupted leaves within 10 ms by {@link BulkInterruptedException}, which
 * says how far it came; a stream leaves by {@link SearchInterruptedException}.
 *
 * @since 1.0.0
 */
public final class BulkSolver {
  private final Supplier<EngineChoice> choices;
  private final EngineChoice choice;
  private final BoardSolver boards = new BoardSolver();

  private BulkSolver(Supplier<EngineChoice> choices) {
    this.choices = choices;
    this.choice = choices.get();
  }

  /**
   * {@return a bulk solver that chooses its engines itself} It begins with the one that is fast
   * from the first puzzle on. Where a faster one is available that the JVM must compile for
   * seconds, it tries that one on some puzzles when so much work is known to be left, or was done
   * in this JVM, that the trial is cheap in comparison, and goes over to it when it was faster.
   * Which solution of several comes first depends on the engine.
   */
  public static BulkSolver create() {
    return new BulkSolver(EngineChoice::best);
  }

  /**
   * {@return a bulk solver that uses one algorithm, in its default order}
   *
   * @param algorithm the strategy
   * @throws UnsupportedOperationException if the algorithm is not available here
   */
  public static BulkSolver using(Algorithm algorithm) {
    Objects.requireNonNull(algorithm, "algorithm");
    return new BulkSolver(() -> EngineChoice.always(algorithm));
  }

  /**
   * Solves {@code count} puzzles of 81 bytes each. It makes no objects for them.
   *
   * @param puzzles the puzzles one after the other, row by row; each cell is a number 0 to 9, a
   *     character {@code '0'} to {@code '9'}, or a {@code '.'} for an empty one
   * @param count how many puzzles; 0 or more
   * @param limit where counting stops; 0 or more
   * @param solutions receives the solution found first of each puzzle, in characters if the
   *     puzzle's first cell is one, in numbers otherwise; empty cells ({@code '.'} or 0) if there
   *     is none, or if the limit is 0. It may be the same array as {@code puzzles}
   * @param counts receives the number of solutions of each puzzle, {@code limit} at most
   * @throws IllegalArgumentException if {@code count} or {@code limit} is negative, an array is too
   *     short, or a puzzle is malformed; the message names the puzzle and the place. Nothing has
   *     been written then
   * @throws BulkInterruptedException if the thread is interrupted; the results of the puzzles that
   *     are done have been written
   */
  public void solve(byte[] puzzles, int count, int limit, byte[] solutions, int[] counts) {
    Arguments.requireNotNegative("count", count);
    Arguments.requireNotNegative("limit", limit);
    requireLength("puzzles", Objects.requireNonNull(puzzles, "puzzles").length, count, CELLS);
    requireLength("solutions", Objects.requireNonNull(solutions, "solutions").length, count, CELLS);
    requireLength("counts", Objects.requireNonNull(counts, "counts").length, count, 1);
    PuzzleBytes.check(puzzles, count);
    ByteBuffer words = PuzzleBytes.words(solutions);
    run(
        count,
        (engine, puzzle) ->
            counts[puzzle] = solve(engine, puzzles, solutions, words, puzzle * CELLS, limit));
  }

  /** What is done with each puzzle of many. */
  private interface Task {
    void solve(Engine engine, int puzzle);
  }

  private void run(int count, Task task) {
    int puzzle = 0;
    choice.begin(count);
    try {
      for (; puzzle < count && !Thread.currentThread().isInterrupted(); puzzle++) {
        task.solve(choice.next(count - puzzle), puzzle);
      }
    } catch (SearchInterruptedException e) {
      throw new BulkInterruptedException(puzzle, count, e);
    } finally {
      choice.end();
    }
    if (puzzle < count) {
      throw new BulkInterruptedException(puzzle, count, null);
    }
  }

  /**
   * Solves the puzzle at {@code offset} and returns the number of its solutions.
   *
   * @param words a view of {@code solutions}, made once for all puzzles
   */
  private static int solve(
      Engine engine, byte[] puzzles, byte[] solutions, ByteBuffer words, int offset, int limit) {
    boolean asText = PuzzleBytes.isText(puzzles, offset);
    engine.load(puzzles, offset);
    int count = 0;
    while (count < limit && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      if (count == 0) {
        engine.store(solutions, offset);
      }
      count++;
    }
    if (count == 0) {
      PuzzleBytes.clear(solutions, offset, asText);
    } else if (asText) {
      PuzzleBytes.toText(words, offset);
    }
    return count;
  }

  /**
   * {@return a result for each puzzle of a list, in its order; unmodifiable}
   *
   * @param puzzles any boards
   * @param limit where counting stops; 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   * @throws BulkInterruptedException if the thread is interrupted; the results are lost then, which
   *     those of a stream or in arrays are not
   */
  public List<BulkResult> solveAll(List<Board> puzzles, int limit) {
    Objects.requireNonNull(puzzles, "puzzles");
    Arguments.requireNotNegative("limit", limit);
    List<Board> ownPuzzles = new ArrayList<>(puzzles);
    ownPuzzles.forEach(puzzle -> Objects.requireNonNull(puzzle, "puzzle"));
    List<BulkResult> results = new ArrayList<>(ownPuzzles.size());
    run(
        ownPuzzles.size(),
        (engine, i) -> results.add(boards.solve(engine, ownPuzzles.get(i), limit)));
    return Collections.unmodifiableList(results);
  }

  /**
   * {@return the results of a stream of puzzles, in its order} It is lazy: a puzzle is solved when
   * its result is asked for, so the stream may be larger than memory, or endless. A parallel stream
   * is solved in parallel, each thread with engines of its own.
   *
   * @param puzzles any boards
   * @param limit where counting stops; 0 or more
   * @throws IllegalArgumentException if {@code limit} is negative
   */
  public Stream<BulkResult> solveAll(Stream<Board> puzzles, int limit) {
    Objects.requireNonNull(puzzles, "puzzles");
    Arguments.requireNotNegative("limit", limit);
    StreamTask task = new StreamTask(choices, limit);
    return puzzles.map(task::solve);
  }

  private static void requireLength(String name, int found, int count, int each) {
    if (found < (long) count * each) {
      throw new IllegalArgumentException(
          name
              + " has length "
              + found
              + "; expected at least "
              + (long) count * each
              + " for "
              + Arguments.count(count, "puzzle", "puzzles"));
    }
  }
}
