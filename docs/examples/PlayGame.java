import io.github.nonet.Board;
import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.logic.ExplainerLevel;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Notation;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Optional;

/**
 * Plays a game as an app for a phone does: writes, marks, undoes, gives hints, saves and continues.
 *
 * <p>The player's moves are in {@code main}; the rest is all that the app needs of a model. Exit
 * code: 0 when the game is solved.
 */
public class PlayGame {
  private static final Board PUZZLE =
      Board.parse(
          "1...5..8...6..91......2.4..2....7.58..7.1..9..6..42.1..9..7....5.2.......485....2");

  /** The player's knowledge: no chains yet. */
  private static final LogicalSolver KNOWN =
      LogicalSolver.standard()
          .knowing(EnumSet.range(Technique.FULL_HOUSE, Technique.HIDDEN_TRIPLE));

  /** The earlier games, the latest first; undo takes it back. */
  private final Deque<Game> before = new ArrayDeque<>();

  private Game game;

  private PlayGame(Game game) {
    this.game = game;
  }

  public static void main(String[] args) {
    PlayGame play = new PlayGame(Game.of(PUZZLE));
    ExplainerRating rating = ExplainerRating.of(PUZZLE);
    System.out.println(
        rating.level().map(ExplainerLevel::name).orElse("?") + ", ER " + rating.er());

    play.change(play.game.put(1, 9)); // wrong
    play.hint();
    play.undo();
    play.change(play.game.mark(44, 4).mark(44, 3)); // the player's own marks
    play.hint();

    String saved = play.game.toString();
    PlayGame later = new PlayGame(Game.parse(saved));
    System.out.println("saved and read: " + later.game.equals(play.game));
    while (!later.game.isSolved()) {
      later.takeNextDigit();
    }
    System.out.println(later.game.board().toGridString());
  }

  private void change(Game next) {
    before.push(game);
    game = next;
  }

  private void undo() {
    game = before.pop();
  }

  /** Prints a mistake, or else the next hint: first its name, which is often enough. */
  private void hint() {
    Optional<Mistake> mistake = game.mistake();
    if (mistake.isPresent()) {
      System.out.println(mistake.get().describe());
      return;
    }
    Optional<Step> step = KNOWN.nextStep(game.candidates());
    System.out.println(step.map(it -> it.describe(Detail.WHERE)).orElse("No hint."));
  }

  /** Writes the next digit that can be found, and explains what leads to it. */
  private void takeNextDigit() {
    SolutionPath path = KNOWN.nextPlacement(game.candidates()).orElseThrow();
    for (Step step : path.steps()) {
      System.out.println(Notation.of(step));
      change(game.apply(step));
    }
  }
}
