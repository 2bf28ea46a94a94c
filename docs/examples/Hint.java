import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Verdict;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.GridVerdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * Gives a hint in three depths: {@code Hint [STATE]}. A player who is stuck reads the first line,
 * and the next one only if that does not help.
 *
 * <p>The state is text in any form that {@code Candidates.parse} reads: 81 cells, 729 characters,
 * or a picture of pencil marks. Other sizes and rules are read as {@code Grid.parse} does: 36 cells
 * are a 6x6, {@code givens|X} has diagonals. Without an argument the state is read from standard
 * input; if that is empty too, an example is shown.
 *
 * <p>Exit code: 0 when there is a hint or the puzzle is solved; 1 when the state has left the
 * solution, has none, or has no step in ten seconds; 2 when the text is not a state.
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
    String reason = "";
    try {
      Grid grid = Grid.parse(text);
      if (hasOtherRules(grid, text)) {
        return hint(GridCandidates.of(grid));
      }
    } catch (TextFormatException e) {
      reason = e.getMessage();
    } catch (SearchLimitExceededException e) {
      System.err.println("No hint in time: " + e.getMessage() + ".");
      return 1;
    }
    try {
      return hint(Candidates.parse(text));
    } catch (TextFormatException e) {
      System.err.println("This is not a state: " + e.getMessage() + ".");
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

  private static int hint(Candidates state) {
    if (state.board().isSolved()) {
      System.out.println("It is solved.");
      return 0;
    }
    Optional<Mistake> mistake = LogicalSolver.standard().findMistake(state);
    if (mistake.isPresent()) {
      boolean isOfClues = mistake.get().kind() == Mistake.Kind.NO_SOLUTION;
      System.err.println(isOfClues ? Verdict.of(state).describe() : mistake.get().describe());
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

  private static int hint(GridCandidates state) {
    Grid grid = state.grid();
    if (grid.isSolved()) {
      System.out.println("It is solved.");
      return 0;
    }
    GridLogicalSolver logic =
        GridLogicalSolver.standard().within(SearchLimit.time(Duration.ofSeconds(10)));
    Optional<Mistake> mistake = logic.findMistake(state);
    if (mistake.isPresent()) {
      boolean isOfClues = mistake.get().kind() == Mistake.Kind.NO_SOLUTION;
      System.err.println(isOfClues ? GridVerdict.of(state).describe() : mistake.get().describe());
      return 1;
    }
    Optional<GridStep> step = logic.nextStep(state);
    if (step.isEmpty()) {
      System.err.println("The solutions agree on nothing more.");
      return 1;
    }
    for (Detail detail : Detail.values()) {
      System.out.println(step.get().describe(detail));
    }
    System.out.println(grid.toGridString());
    return 0;
  }
}
