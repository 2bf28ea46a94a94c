package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What threads share answers each of them as it answers one thread alone. Run by the profile {@code
 * soak} alone.
 *
 * <p>An engine that is read after it was given back is wrong only if a thread is stopped between
 * the two and another one begins there: with more threads than cores, once in some 500,000 calls.
 *
 * <p>The system property {@code nonet.seconds} sets how long each kind of call is tried, 20 by
 * default.
 */
@Tag(Tries.SOAK)
class SharedBetweenThreadsSoak {
  private static final int SECONDS = Integer.getInteger("nonet.seconds", 20);
  private static final int THREADS = 8;

  /** The hardest ER here: calls must be short, or few of them end in a second. */
  private static final double EASY = 4.5;

  private static final LogicalSolver LOGIC = LogicalSolver.standard();
  private static final GridLogicalSolver GRID_LOGIC = GridLogicalSolver.standard();

  static Stream<Arguments> calls() {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(5).build();
    List<Board> boards = generator.stream().limit(200).toList();
    List<Board> easy =
        boards.stream().filter(board -> ExplainerRating.of(board).er() <= EASY).toList();
    List<Grid> grids =
        Stream.of(
                Rules.of(2, 3),
                Rules.builder(9).diagonals().build(),
                Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build())
            .flatMap(SharedBetweenThreadsSoak::grids)
            .toList();
    return Stream.of(
        calls("Solver.solve", boards, Solver.getDefault()::solve),
        calls("ExplainerRating.of", easy, ExplainerRating::of),
        calls("HodokuRating.of", boards, HodokuRating::of),
        calls("LogicalSolver.nextStep", boards, board -> proved(LOGIC.nextStep(board))),
        calls("LogicalSolver.nextPlacement", boards, LOGIC::nextPlacement),
        calls(
            "PuzzleGenerator.puzzle",
            LongStream.range(0, 100).boxed().toList(),
            PuzzleGenerator.builder().seed(6).explainerRating(1.5, EASY).build()::puzzle),
        calls("GridSolver.solve", grids, GridSolver.getDefault()::solve),
        calls("GridLogicalSolver.nextStep", grids, grid -> proved(GRID_LOGIC.nextStep(grid))),
        calls("GridLogicalSolver.nextPlacement", grids, GRID_LOGIC::nextPlacement),
        calls("GridLogicalSolver.level", grids, GRID_LOGIC::level));
  }

  private static Stream<Grid> grids(Rules rules) {
    GridGenerator generator = GridGenerator.builder(rules).seed(7).build();
    return IntStream.range(0, 30).mapToObj(generator::puzzle);
  }

  private static <T> Arguments calls(String name, List<T> askedFor, Function<T, ?> call) {
    return arguments(name, askedFor, call);
  }

  /** A step makes its proof when it is asked for it: by then, its search answers others. */
  private static String proved(Optional<? extends LogicalStep> found) {
    return found.map(step -> step + " " + step.lines(Locale.ENGLISH)).orElse("");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calls")
  <T> void threads_getTheAnswersOfOne(String name, List<T> askedFor, Function<T, ?> call)
      throws InterruptedException {
    List<String> expected = askedFor.stream().map(call).map(Object::toString).toList();
    AtomicLong calls = new AtomicLong();
    AtomicLong wrong = new AtomicLong();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    List<Thread> threads = new ArrayList<>();
    for (int number = 0; number < THREADS; number++) {
      SplittableRandom random = new SplittableRandom(number);
      Runnable asks =
          () -> {
            while (System.nanoTime() < end) {
              int index = random.nextInt(askedFor.size());
              calls.incrementAndGet();
              if (!isAnswered(call, askedFor.get(index), expected.get(index))) {
                wrong.incrementAndGet();
              }
            }
          };
      threads.add(new Thread(asks));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.printf("%s: %,d calls, %d answered otherwise%n", name, calls.get(), wrong.get());
    assertThat(wrong).hasValue(0);
  }

  /** What is thrown is no answer. */
  private static <T> boolean isAnswered(Function<T, ?> call, T askedFor, String expected) {
    try {
      return call.apply(askedFor).toString().equals(expected);
    } catch (RuntimeException e) {
      return false;
    }
  }
}
