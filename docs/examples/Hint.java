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
import io.github.nonet.variant.PuzzleText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * Gives a hint in three depths: {@code Hint [STATE]}. A player who is stuck reads the first line,
 * and the next one only if that does not help.
 *
 * <p>The state is text in any form that {@code PuzzleText.read} reads: 81 cells, 729 characters, a
 * picture of pencil marks, a table, or a link, also of other sizes and rules. In a list, the first
 * one counts. Without an argument the state is read from standard input; if that is also empty, an
 * example is shown.
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
    try {
      return hint(PuzzleText.read(text).positions().get(0));
    } catch (TextFormatException e) {
      System.err.println("This is not a state: " + e.getMessage() + ".");
      return 2;
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
