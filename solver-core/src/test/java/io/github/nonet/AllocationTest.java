package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the solvers allocate for each call. */
@Tag("slow")
class AllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int CALLS = Tries.of(200, 1_000);

  /** A board with its digits takes 120 bytes, the optional that holds it 16. */
  private static final long MAX_BYTES_TO_SOLVE = 200;

  /** CANDIDATE_SET is meant to make a set of candidates for each visited cell. */
  private static final Set<Algorithm> ALLOCATING = EnumSet.of(Algorithm.CANDIDATE_SET);

  static Stream<Solver> solvers() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .filter(algorithm -> !ALLOCATING.contains(algorithm))
        .flatMap(algorithm -> Stream.of(CellOrder.values()).map(algorithm::solver));
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

  /** Measured after the same number of calls to warm up: the first makes the engine. */
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
