package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.Tries;
import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How much memory a search needs, in a JVM of its own that has no more. */
@Tag(Tries.SCALE)
class GridMemoryTest {
  private static final int SOLUTIONS = 100_000;

  @Test
  void manySolutionsOfTheLargestGrid_need64Megabytes() throws Exception {
    assertThat(run("-Xmx64m", Program.class)).isEqualTo(SOLUTIONS + " " + SOLUTIONS);
  }

  /** All techniques, with all links and all that assumptions keep: at most 10 MB a solver. */
  @Test
  void allTechniques_need10Megabytes() throws Exception {
    for (String size : run("-Xmx400m", Reasons.class).split(" ")) {
      assertThat(Long.parseLong(size)).isBetween(100_000L, 10_000_000L);
    }
  }

  private static String run(String option, Class<?> main) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(option);
    // After a full collection of this collector, what is used is what is reachable.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output.strip();
  }

  /** Counts the solutions of an empty grid of 25 values, and streams them. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      Grid empty = Rules.of(25).emptyGrid();
      GridSolver solver = GridSolver.getDefault();
      long counted = solver.countSolutions(empty, SOLUTIONS);
      long streamed = solver.solutions(empty).limit(SOLUTIONS).filter(Grid::isSolved).count();
      System.out.println(counted + " " + streamed);
    }
  }

  /** Prints how many bytes a solver keeps that has looked for all steps of a hard state. */
  static final class Reasons {
    /** An odd number, of which the median is taken. */
    private static final int SOLVERS = 3;

    private Reasons() {}

    public static void main(String[] args) {
      Rules large = Rules.of(16);
      GridGenerator killers = GridGenerator.builder(Rules.of(9)).cages(2, 5).seed(50).build();
      System.out.println(
          bytes(GridStates.minimal(GridStates.solution(large, new Random(50)), new Random(50)))
              + " "
              + bytes(killers.make(0).puzzle()));
    }

    private static long bytes(Grid puzzle) {
      GridLogicalSolver logic = GridLogicalSolver.standard().withoutSearch();
      GridCandidates state = hard(logic, GridCandidates.of(puzzle));
      List<Iterator<GridStep>> solvers = new ArrayList<>();
      long[] sizes = new long[SOLVERS];
      // Something that was there before is freed late: after the first search, and once even later.
      used();
      solvers.add(exhausted(logic, state));
      for (int i = 0; i < SOLVERS; i++) {
        long before = used();
        solvers.add(exhausted(logic, state));
        sizes[i] = used() - before;
      }
      Reference.reachabilityFence(solvers);
      Arrays.sort(sizes);
      return sizes[SOLVERS / 2];
    }

    private static Iterator<GridStep> exhausted(GridLogicalSolver logic, GridCandidates state) {
      Iterator<GridStep> steps = logic.steps(state).iterator();
      steps.forEachRemaining(step -> {});
      return steps;
    }

    /** Returns the first state without an easy step; the start if there is none. */
    private static GridCandidates hard(GridLogicalSolver logic, GridCandidates start) {
      GridCandidates state = start;
      for (Optional<GridStep> step = logic.nextStep(state);
          step.isPresent();
          step = logic.nextStep(state)) {
        if (step.get().technique().level() == Level.EXTREME) {
          return state;
        }
        state = step.get().applyTo(state);
      }
      return start;
    }

    private static long used() {
      for (int i = 0; i < 4; i++) {
        System.gc();
      }
      return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
  }
}
