import io.github.nonet.Level;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridGenerator.Made;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Makes a puzzle of another size or kind within half a second: the closest to the request.
 *
 * <pre>
 * java -cp ... docs/examples/GenerateVariant.java 12X EASY 42
 * java -cp ... docs/examples/GenerateVariant.java killer
 * </pre>
 */
public class GenerateVariant {
  private static final String USAGE =
      "usage: GenerateVariant [kind [level [seed]]]\n"
          + "  kind   a number of values, 4 to 25, then X for diagonals; killer; samurai\n"
          + "  level  one of ANY, EASY, MEDIUM, HARD, EXTREME\n"
          + "  seed   a whole number";

  private static final Duration PATIENCE = Duration.ofMillis(500);

  public static void main(String[] args) {
    GridGenerator generator;
    try {
      generator = generator(args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println(USAGE);
      System.exit(2);
      return;
    }
    try {
      show(generator.make(0), generator.seed());
    } catch (GenerationFailedException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }

  private static GridGenerator generator(String[] args) {
    if (args.length > 3) {
      throw new IllegalArgumentException("expected at most 3 arguments but found " + args.length);
    }
    GridGenerator.Builder builder = kind(args.length > 0 ? args[0] : "6").maxTime(PATIENCE);
    if (args.length > 1 && !args[1].equals("ANY")) {
      builder.level(level(args[1]));
    }
    if (args.length > 2) {
      builder.seed(number(args[2]));
    }
    return builder.build();
  }

  private static GridGenerator.Builder kind(String kind) {
    switch (kind) {
      case "killer":
        return GridGenerator.builder(Rules.of(9)).cages(2, 5);
      case "samurai":
        return GridGenerator.builder(Rules.samurai());
      default:
        boolean hasDiagonals = kind.endsWith("X");
        String symbols = hasDiagonals ? kind.substring(0, kind.length() - 1) : kind;
        return GridGenerator.builder(rules((int) number(symbols), hasDiagonals));
    }
  }

  /** Returns the rules with the widest boxes that are not taller than wide. */
  private static Rules rules(int symbols, boolean hasDiagonals) {
    Rules plain = Rules.of(symbols);
    if (!hasDiagonals) {
      return plain;
    }
    int boxRows = (int) Math.sqrt(symbols);
    while (symbols % boxRows != 0) {
      boxRows--;
    }
    return Rules.builder(symbols).grid(0, 0, boxRows, symbols / boxRows).diagonals().build();
  }

  private static Level level(String name) {
    List<Level> levels = Arrays.asList(Level.values());
    return levels.stream()
        .filter(level -> level.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name + " is not a level"));
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a whole number", e);
    }
  }

  private static void show(Made made, long seed) {
    Grid puzzle = made.puzzle();
    System.out.println(puzzle.toGridString());
    puzzle
        .rules()
        .cages()
        .forEach(
            cage ->
                System.out.printf(Locale.ROOT, "Cage of sum %d: %s%n", cage.sum(), cage.cells()));
    System.out.println("Clues: " + puzzle.clueCount() + ", seed: " + seed);
    System.out.println("Level: " + made.level().map(Level::name).orElse("not known in time"));
    System.out.println("As asked: " + (made.isAsRequested() ? "yes" : "no, the closest in time"));
  }
}
