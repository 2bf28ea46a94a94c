import io.github.nonet.BoardFormatException;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.logic.Detail;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Mistake;
import io.github.nonet.logic.Notation;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Solves a puzzle as people do and tells every step: {@code SolvePath [--notation] [PUZZLE
 * [FOLDER]]}. With a folder, it draws each step into a file there, {@code 001.svg} and so on. With
 * {@code --notation}, a step is told in the notation of forums: a line as HoDoKu writes it, and
 * chains in Eureka notation below it.
 *
 * <p>The puzzle is text in any form that {@code Candidates.parse} reads; without one, an example is
 * solved.
 *
 * <p>Exit code: 0 when it is solved; 1 when it has no solution; 2 when the text is not a puzzle, or
 * a picture cannot be written.
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
      Candidates puzzle = Candidates.parse(args.length > 0 ? args[0] : EXAMPLE);
      Optional<Mistake> mistake = LogicalSolver.standard().findMistake(puzzle);
      if (mistake.isPresent()) {
        System.err.println(mistake.get().describe());
        return 1;
      }
      SolutionPath path = solver(puzzle).solve(puzzle);
      tell(path, inNotation);
      if (args.length == 2) {
        draw(puzzle, path, Path.of(args[1]));
      }
      return 0;
    } catch (BoardFormatException e) {
      System.err.println("This is not a puzzle: " + e.getMessage() + ".");
    } catch (IOException e) {
      System.err.println("SolvePath: " + e);
    }
    return 2;
  }

  /** A puzzle with several solutions cannot be argued with as if it had one. */
  private static LogicalSolver solver(Candidates puzzle) {
    LogicalSolver all = LogicalSolver.standard();
    return Solver.getDefault().hasUniqueSolution(puzzle) ? all : all.withoutUniqueness();
  }

  private static void tell(SolutionPath path, boolean inNotation) {
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
    Files.createDirectories(folder);
    Candidates state = puzzle;
    int number = 1;
    for (Step step : path.steps()) {
      String name = String.format(Locale.ROOT, "%03d.svg", number++);
      Files.writeString(folder.resolve(name), StepPicture.of(state, step).toSvg());
      state = step.applyTo(state);
    }
  }
}
