package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How soon a search leaves when its thread is interrupted. */
@Tag(Tries.SOAK)
class InterruptionSoak {
  private static final int STARTS = 5;

  /** What a program that solves nothing else takes for its first call. */
  private static final long FIRST_CALL_MILLIS = 25;

  static Stream<Arguments> solvers() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(
            algorithm ->
                Stream.of(CellOrder.values()).map(order -> Arguments.of(algorithm, order)));
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void interrupted_whileSearching(Algorithm algorithm, CellOrder order) throws Exception {
    Solver solver = algorithm.solver(order);
    InterruptionLatency.check(
        algorithm + " " + order,
        trial -> trial % 5,
        running -> solver.solutions(Board.EMPTY).forEach(solution -> running.run()));
  }

  /** The first call of a fresh JVM, on a thread that is interrupted or short of time already. */
  @ParameterizedTest
  @EnumSource
  void firstCall_ofAProgram(FirstCall.Kind kind) throws Exception {
    long[] millis = new long[STARTS];
    for (int i = 0; i < STARTS; i++) {
      millis[i] = firstCallMillis(kind);
    }
    Arrays.sort(millis);
    System.out.println(kind + ": " + Arrays.toString(millis) + " ms");
    assertThat(millis[STARTS / 2]).isLessThan(FIRST_CALL_MILLIS);
  }

  private static long firstCallMillis(FirstCall.Kind kind) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(FirstCall.class.getName(), kind.name()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(out).isZero();
    return Long.parseLong(out.strip());
  }

  /** The program that is started. */
  static final class FirstCall {
    enum Kind {
      INTERRUPTED,
      TIME_LIMIT
    }

    private FirstCall() {}

    public static void main(String[] args) throws IOException {
      Solver solver = Solver.getDefault();
      long start = System.nanoTime();
      try {
        if (Kind.valueOf(args[0]) == Kind.INTERRUPTED) {
          Thread.currentThread().interrupt();
          solver.solve(Board.EMPTY);
        } else {
          solver
              .within(SearchLimit.time(Duration.ofMillis(10)))
              .countSolutions(Board.EMPTY, Long.MAX_VALUE);
        }
        throw new AssertionError("it went on");
      } catch (SearchInterruptedException | SearchLimitExceededException e) {
        System.out.println((System.nanoTime() - start) / 1_000_000);
      }
    }
  }
}
