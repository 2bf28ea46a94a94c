package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.nonet.internal.EngineSource;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the solvers with an engine allocate for each call. */
class AllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int CALLS = 10_000;

  /** A board with its digits takes 120 bytes, the optional that holds it 16. */
  private static final long MAX_BYTES_TO_SOLVE = 200;

  static Stream<Solver> solvers() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(algorithm -> Stream.of(CellOrder.values()).map(algorithm::solver))
        .filter(solver -> solver instanceof EngineSource);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void solve_nothingButTheResult(Solver solver) {
    assertThat(solver.solve(Boards.PUZZLE)).contains(Boards.SOLUTION);
    assertThat(bytesPerCall(() -> solver.solve(Boards.PUZZLE))).isBetween(1L, MAX_BYTES_TO_SOLVE);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void countSolutions_nothing(Solver solver) {
    assertThat(solver.countSolutions(Boards.SEVERAL_SOLUTIONS, 100)).isEqualTo(65);
    assertThat(bytesPerCall(() -> solver.countSolutions(Boards.SEVERAL_SOLUTIONS, 100))).isZero();
  }

  /** Measured after as many calls to warm up: the first makes the engine. */
  private static long bytesPerCall(Runnable call) {
    bytes(call);
    return bytes(call) / CALLS;
  }

  private static long bytes(Runnable call) {
    long thread = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(thread);
    for (int i = 0; i < CALLS; i++) {
      call.run();
    }
    return THREADS.getThreadAllocatedBytes(thread) - before;
  }
}
