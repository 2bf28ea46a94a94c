import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Notation;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Technique;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPath;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridStep;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Solves a puzzle the way people do and prints every step: {@code SolvePath [--notation] [PUZZLE
 * [FOLDER]]}. With a folder, it draws each step into a file there, {@code 001.svg} and so on. With
 * {@code --notation}, a step is reported in the notation of forums: a line as HoDoKu writes it, and
 * chains in Eureka notation below it.
 *
 * <p>The puzzle is text in any form that {@code Candidates.parse} reads, or a puzzle of other rules
 * as {@code Grid.parse} reads it: 36 cells are a 6x6, {@code givens|X} has diagonals. Without one,
 * an example is solved.
 *
 * <p>Exit code: 0 when it is solved; 1 when it has no solution, or takes more than a minute; 2 when
 * the text is not a puzzle, or a picture cannot be written.
 */
public class SolvePath {
  private static final String EXAMPLE =
      "2.......7..3.4.6.81......9..3492.....1.8.4.7.....1732..5......13.9.6.7..4.......9";

  public static void main(String[] args) {
    System.exit(run(args));
  }

  private static int run(String[] args) {
    boolean inNotation = args.length > 0 && args[0].equals("--notation");
    return run(inNotation, Arrays.copyOfRange(args, inNotation ? 1 : 0, args.length));
  }

  private static int run(boolean inNotation, String[] args) {
    if (args.length > 2) {
      System.err.println("usage: SolvePath [--notation] [PUZZLE [FOLDER]]");
      return 2;
    }
    try {
      Path folder = args.length == 2 ? Path.of(args[1]) : null;
      return solve(args.length > 0 ? args[0] : EXAMPLE, inNotation, folder);
    } catch (SearchLimitExceededException e) {
      System.err.println("The puzzle takes longer: " + e.getMessage() + ".");
      return 1;
    } catch (IOException e) {
      System.err.println("SolvePath: " + e);
      return 2;
    }
  }

  private static int solve(String text, boolean inNotation, Path folder) throws IOException {
    String reason = "";
    try {
      Grid grid = Grid.parse(text);
      if (hasOtherRules(grid, text)) {
        return solve(grid, inNotation, folder);
      }
    } catch (TextFormatException e) {
      reason = e.getMessage();
    }
    try {
      return solve(Candidates.parse(text), inNotation, folder);
    } catch (TextFormatException e) {
      System.err.println("This is not a puzzle: " + e.getMessage() + ".");
      System.err.println("Nor is it a grid of other rules: " + reason + ".");
      return 2;
    }
  }

  /** A picture of pencil marks may happen to have as many characters as a large grid has cells. */
  private static boolean hasOtherRules(Grid grid, String text) {
    if (grid.rules().cellCount() == 81) {
      return !grid.rules().isClassic();
    }
    try {
      Candidates.parse(text);
      return false;
    } catch (TextFormatException e) {
      return true;
    }
  }

  private static int solve(Candidates puzzle, boolean inNotation, Path folder) throws IOException {
    Optional<Mistake> mistake = LogicalSolver.standard().findMistake(puzzle);
    if (mistake.isPresent()) {
      System.err.println(mistake.get().describe());
      return 1;
    }
    SolutionPath path = solver(puzzle).solve(puzzle);
    print(path, inNotation);
    if (folder != null) {
      draw(puzzle, path, folder);
    }
    return 0;
  }

  /** A puzzle with several solutions cannot be argued with as if it had one. */
  private static LogicalSolver solver(Candidates puzzle) {
    LogicalSolver all = LogicalSolver.standard();
    return Solver.getDefault().hasUniqueSolution(puzzle) ? all : all.withoutUniqueness();
  }

  private static void print(SolutionPath path, boolean inNotation) {
    Map<Technique, Integer> uses = new TreeMap<>();
    int number = 1;
    for (Step step : path.steps()) {
      System.out.printf(
          Locale.ROOT,
          "%3d  %s%n",
          number++,
          inNotation ? notation(step) : step.describe(Detail.FULL));
      uses.merge(step.technique(), 1, Integer::sum);
    }
    System.out.println(path.end().board().toGridString());
    uses.forEach((technique, count) -> System.out.println(count + " x " + technique.displayName()));
    path.hardest().ifPresent(it -> System.out.println("The hardest: " + it.displayName() + "."));
  }

  private static String notation(Step step) {
    return Notation.of(step) + Notation.eureka(step).map(chain -> "\n     " + chain).orElse("");
  }

  private static void draw(Candidates puzzle, SolutionPath path, Path folder) throws IOException {
    Candidates state = puzzle;
    int number = 1;
    for (Step step : path.steps()) {
      write(folder, number++, StepPicture.of(state, step).toSvg());
      state = step.applyTo(state);
    }
  }

  private static void write(Path folder, int number, String svg) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(String.format(Locale.ROOT, "%03d.svg", number)), svg);
  }

  private static int solve(Grid puzzle, boolean inNotation, Path folder) throws IOException {
    if (inNotation) {
      System.err.println("--notation is for the ordinary 9x9.");
      return 2;
    }
    GridCandidates state = GridCandidates.of(puzzle);
    GridLogicalSolver logic =
        GridLogicalSolver.standard().within(SearchLimit.time(Duration.ofMinutes(1)));
    if (logic.findMistake(state).isPresent()) {
      System.err.println("The puzzle has no solution.");
      return 1;
    }
    GridPath path = logic.solve(state);
    List<GridStep> steps = path.steps();
    for (int i = 0; i < steps.size(); i++) {
      System.out.printf(Locale.ROOT, "%3d  %s%n", i + 1, steps.get(i).describe(Detail.FULL));
      if (folder != null) {
        write(folder, i + 1, GridPicture.of(state, steps.get(i), Detail.FULL).toSvg());
      }
      state = steps.get(i).applyTo(state);
    }
    System.out.println(path.end().grid().toGridString());
    path.hardest().ifPresent(it -> System.out.println("The hardest: " + it.displayName() + "."));
    return 0;
  }
}
