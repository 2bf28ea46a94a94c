import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.LogicalStep;
import io.github.nonet.Mistake;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.Verdict;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridVerdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * Gives a hint in three depths: {@code Hint [STATE]}. A player who is stuck reads the first line,
 * and the next one only if that does not help.
 *
 * <p>The state is text in any form that {@code Game.parse} reads: 81 cells, 729 characters, a
 * picture of pencil marks, or a link. Other sizes and rules are read as {@code GridGame.parse}
 * does: 36 cells are a 6x6, {@code givens|X} has diagonals. Without an argument the state is read
 * from standard input; if that is also empty, an example is shown.
 *
 * <p>Exit code: 0 when there is a hint or the puzzle is solved; 1 when the state has left the
 * solution, has none, or has no step in ten seconds; 2 when the text is not a state.
 */
public class Hint {
  private static final String EXAMPLE =
      "2.......7..3.4.6.81......9..3492.....1.8.4.7.....1732..5......13.9.6.7..4.......9";

  private static final SearchLimit LIMIT = SearchLimit.time(Duration.ofSeconds(10));

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
      GridGame grid = GridGame.parse(text);
      if (hasOtherRules(grid, text)) {
        return hint(grid);
      }
    } catch (TextFormatException e) {
      reason = e.getMessage();
    }
    try {
      return hint(Game.parse(text));
    } catch (TextFormatException e) {
      System.err.println("This is not a state: " + e.getMessage() + ".");
      System.err.println("Nor is it a grid of other rules: " + reason + ".");
      return 2;
    }
  }

  /** A picture of pencil marks may happen to have as many characters as a large grid has cells. */
  private static boolean hasOtherRules(GridGame grid, String text) {
    if (grid.cellCount() == 81) {
      return !grid.rules().isClassic();
    }
    try {
      Candidates.parse(text);
      return false;
    } catch (TextFormatException e) {
      return true;
    }
  }

  /** Gives a hint, whatever the rules. */
  private static int hint(Position position) {
    try {
      if (position.isSolved()) {
        System.out.println("It is solved.");
        return 0;
      }
      Optional<Mistake> mistake = position.mistake(LIMIT);
      if (mistake.isPresent()) {
        System.err.println(sentence(position, mistake.get()));
        return 1;
      }
      Optional<? extends LogicalStep> step = position.nextStep(LIMIT);
      if (step.isEmpty()) {
        System.err.println("The solutions agree on nothing more.");
        return 1;
      }
      for (Detail detail : Detail.values()) {
        System.out.println(step.get().describe(detail));
      }
      System.out.println(picture(position, step.get()));
      return 0;
    } catch (SearchLimitExceededException e) {
      System.err.println("No hint in time: " + e.getMessage() + ".");
      return 1;
    }
  }

  /** A verdict explains more about clues without a solution. */
  private static String sentence(Position position, Mistake mistake) {
    if (mistake.kind() != Mistake.Kind.NO_SOLUTION) {
      return mistake.describe();
    }
    return position instanceof Game game
        ? Verdict.of(game.candidates()).describe()
        : GridVerdict.of(((GridGame) position).candidates()).describe();
  }

  /** A terminal shows text: each family has its own, and both draw SVG. */
  private static String picture(Position position, LogicalStep step) {
    return position instanceof Game game
        ? game.picture(step, Detail.FULL).toText()
        : ((GridGame) position).grid().toGridString();
  }
}
