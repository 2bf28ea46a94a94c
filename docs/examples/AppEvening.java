import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridGenerator.Made;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Plays an evening with an app of puzzles: makes one of each of five kinds, plays it with an error,
 * saves it and loads it, finds the mistake, gives a hint, and solves it.
 *
 * <pre>
 * java -cp ... docs/examples/AppEvening.java      the puzzles of today
 * java -cp ... docs/examples/AppEvening.java 42   the puzzles of a number; an app may take the date
 * </pre>
 *
 * <p>Exit code: 0 when all games are played, 1 when a puzzle was not made in time, 2 when the
 * argument is not a number.
 */
public class AppEvening {
  /** No one waits longer for a puzzle. */
  private static final Duration PATIENCE = Duration.ofMillis(200);

  /**
   * Until Java is warm, the time may be over; then the puzzle is the closest, and another is made.
   */
  private static final int MOST_TRIES = 20;

  private static final String REGIONS =
      "ABBBBBBCCAAAABCCCCADAABBCCFADEEEECFFDDEDEEFFFDDDDEEFIFGGGHHHHIFGGGHHIHIIGGGHHIIII";

  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard();

  /** The kinds of puzzle that the app offers. */
  private record Offer(String name, Level level, GridGenerator.Builder builder) {}

  private static final List<Offer> OFFERS =
      List.of(
          new Offer("6x6", Level.EASY, GridGenerator.builder(Rules.of(6))),
          new Offer("12x12 with diagonals", Level.MEDIUM, GridGenerator.builder(twelveX())),
          new Offer("16x16", Level.EASY, GridGenerator.builder(Rules.of(16))),
          new Offer("jigsaw", Level.MEDIUM, GridGenerator.builder(Rules.jigsaw(REGIONS))),
          new Offer("killer", Level.MEDIUM, GridGenerator.builder(Rules.of(9)).cages(2, 4)));

  public static void main(String[] args) {
    long number = 0;
    try {
      number = args.length > 0 ? Long.parseLong(args[0]) : System.currentTimeMillis() / 86_400_000;
    } catch (NumberFormatException e) {
      System.err.println("usage: AppEvening [NUMBER]");
      System.exit(2);
    }
    for (Offer offer : OFFERS) {
      play(offer, number);
    }
  }

  private static void play(Offer offer, long number) {
    GridGenerator generator =
        offer.builder().level(offer.level()).maxTime(PATIENCE).seed(number).build();
    long start = System.nanoTime();
    Made made = generator.make(0);
    int tries = 1;
    while (!made.isAsRequested() && tries < MOST_TRIES) {
      made = generator.make(tries++);
    }
    if (!made.isAsRequested()) {
      System.err.println("No " + offer.name() + " in time.");
      System.exit(1);
    }
    log(start, "%s, %s, made on try %d", offer.name(), offer.level(), tries);

    GridGame game = playAWhile(made);
    String saved = game.toString();
    start = System.nanoTime();
    GridGame loaded = GridGame.parse(saved);
    log(start, "  loaded from %,d characters: %s", saved.length(), loaded.equals(game));

    start = System.nanoTime();
    Mistake mistake = game.mistake().orElseThrow();
    log(start, "  %s", mistake);
    for (Candidate wrong : mistake.candidates()) {
      game = game.erase(wrong.cell());
    }

    start = System.nanoTime();
    Optional<GridStep> step = LOGIC.nextStep(game.candidates());
    log(start, "  a hint, in three depths:");
    for (Detail detail : Detail.values()) {
      System.out.println("    " + step.orElseThrow().describe(detail));
    }

    start = System.nanoTime();
    for (GridStep next : LOGIC.solve(game.candidates()).steps()) {
      game = game.apply(next);
    }
    log(start, "  solved: %s", game.isSolved());
  }

  /** Plays some steps, and then writes a wrong value, one that looks possible if there is one. */
  private static GridGame playAWhile(Made made) {
    GridGame game = GridGame.of(made.puzzle());
    List<GridStep> steps = LOGIC.solve(game.candidates()).steps();
    for (GridStep step : steps.subList(0, steps.size() / 3)) {
      game = game.apply(step);
    }
    int cell = 0;
    while (game.value(cell) != 0) {
      cell++;
    }
    int right = made.solution().value(cell);
    int wrong =
        game.candidates().values(cell).stream()
            .filter(value -> value != right)
            .findFirst()
            .orElse(right % 4 + 1);
    return game.put(cell, wrong);
  }

  private static void log(long start, String format, Object... arguments) {
    double millis = (System.nanoTime() - start) / 1e6;
    System.out.printf(
        Locale.ROOT, "%-60s %6.1f ms%n", String.format(Locale.ROOT, format, arguments), millis);
  }

  private static Rules twelveX() {
    return Rules.builder(12).grid(0, 0, 3, 4).diagonals().build();
  }
}
