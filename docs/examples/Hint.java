import io.github.nonet.BoardFormatException;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.logic.Detail;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Mistake;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Gives a hint in three depths: {@code Hint [STATE]}. A player who is stuck reads the first line,
 * and the next one only if that does not help.
 *
 * <p>The state is text in any form that {@code Candidates.parse} reads: 81 cells, 729 characters,
 * or a picture of pencil marks. Without an argument it is read from standard input; if that is
 * empty too, an example is shown.
 *
 * <p>Exit code: 0 when there is a hint or the puzzle is solved; 1 when the state has left the
 * solution, or has none; 2 when the text is not a state.
 */
public class Hint {
  private static final String EXAMPLE =
      "2.......7..3.4.6.81......9..3492.....1.8.4.7.....1732..5......13.9.6.7..4.......9";

  public static void main(String[] args) throws IOException {
    System.exit(hint(args.length > 0 ? String.join("\n", args) : standardInput()));
  }

  private static String standardInput() throws IOException {
    String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    return text.isBlank() ? EXAMPLE : text;
  }

  private static int hint(String text) {
    try {
      return hint(Candidates.parse(text));
    } catch (BoardFormatException e) {
      System.err.println("This is not a state: " + e.getMessage() + ".");
      return 2;
    }
  }

  private static int hint(Candidates state) {
    if (state.board().isSolved()) {
      System.out.println("It is solved.");
      return 0;
    }
    Optional<Mistake> mistake = LogicalSolver.standard().findMistake(state);
    if (mistake.isPresent()) {
      System.err.println(mistake.get().describe());
      return 1;
    }
    Step step = solver(state).nextStep(state).orElseThrow();
    for (Detail detail : Detail.values()) {
      System.out.println(step.describe(detail));
    }
    System.out.println(StepPicture.of(state, step).toText());
    return 0;
  }

  /** A puzzle with several solutions cannot be argued with as if it had one. */
  private static LogicalSolver solver(Candidates state) {
    LogicalSolver all = LogicalSolver.standard();
    return Solver.getDefault().hasUniqueSolution(state) ? all : all.withoutUniqueness();
  }
}
