package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much memory a search needs, in a JVM of its own that has no more. */
class GridMemoryTest {
  private static final int SOLUTIONS = 100_000;

  @Test
  void manySolutionsOfTheLargestGrid_need64Megabytes() throws Exception {
    assertThat(run("-Xmx64m", Program.class)).isEqualTo(SOLUTIONS + " " + SOLUTIONS);
  }

  private static String run(String option, Class<?> main) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(option);
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
}
