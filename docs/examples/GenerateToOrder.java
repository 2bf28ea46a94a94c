import io.github.nonet.Board;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Level;
import io.github.nonet.logic.Technique;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;

/**
 * Makes puzzles as hard as asked for: {@code GenerateToOrder [COUNT [SEED]] WISH...}.
 *
 * <pre>
 * java -cp ... docs/examples/GenerateToOrder.java 10 42 er=2.6-4.4 symmetry=ROTATIONAL_180
 * </pre>
 *
 * <p>Each puzzle is a line with its two ratings. Without arguments, one puzzle of each of four
 * kinds is shown. Exit code: 0 when all were made; 1 when one was not found within a minute; 2 for
 * bad usage, a wish that cannot be, or an output that cannot be written.
 */
public class GenerateToOrder {
  private static final Duration MAX_TIME = Duration.ofMinutes(1);

  private static final String USAGE =
      "usage: GenerateToOrder [COUNT [SEED]] WISH...\n"
          + "  er=MIN-MAX              the rating of Sudoku Explainer, 1.0 to 12.0\n"
          + "  level=LEVEL             of HoDoKu: easy, medium, hard, unfair, extreme\n"
          + "  hardest=TECHNIQUE       such as X_WING\n"
          + "  containing=TECHNIQUE\n"
          + "  symmetry=SYMMETRY       such as ROTATIONAL_180\n"
          + "  clues=MIN-MAX           17 to 81";

  public static void main(String[] args) {
    System.exit(run(args));
  }

  private static int run(String[] args) {
    try {
      if (args.length == 0) {
        showFourKinds();
      } else {
        showWishes(args);
      }
      return 0;
    } catch (IOException e) {
      System.err.println("GenerateToOrder: " + e.getMessage());
      return 2;
    } catch (GenerationFailedException e) {
      System.err.println(e.getMessage());
      return 1;
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println(USAGE);
      return 2;
    }
  }

  private static void showFourKinds() throws IOException {
    show("For beginners:", builder().explainerRating(1.0, 1.2).clues(32, 36));
    show(
        "For a newspaper:",
        builder().explainerRating(1.5, 2.5).symmetry(Symmetry.ROTATIONAL_180).clues(26, 32));
    show("To learn the X-wing:", builder().containing(Technique.X_WING).level(Level.HARD));
    show("For experts:", builder().explainerRating(6.6, 7.5));
  }

  private static PuzzleGenerator.Builder builder() {
    return PuzzleGenerator.builder().maxTime(MAX_TIME);
  }

  private static void show(String title, PuzzleGenerator.Builder builder) throws IOException {
    print(title);
    print(withRatings(builder.build().next()));
  }

  /** Prints a line; who makes more puzzles must know that the last one was not written. */
  private static void print(String line) throws IOException {
    System.out.println(line);
    if (System.out.checkError()) {
      throw new IOException("standard output cannot be written");
    }
  }

  private static String withRatings(Board puzzle) {
    HodokuRating hodoku = HodokuRating.of(puzzle);
    return String.join(
        "\t",
        puzzle.toString(),
        ExplainerRating.of(puzzle).toString(),
        hodoku.level() + " " + hodoku.score());
  }

  private static void showWishes(String[] args) throws IOException {
    PuzzleGenerator.Builder builder = builder().maxAttempts(Long.MAX_VALUE);
    long count = 1;
    int numbers = 0;
    for (String arg : args) {
      if (arg.contains("=")) {
        wish(builder, arg.substring(0, arg.indexOf('=')), arg.substring(arg.indexOf('=') + 1));
      } else if (numbers++ == 0) {
        count = number(arg, 0, Long.MAX_VALUE);
      } else if (numbers == 2) {
        builder.seed(number(arg, Long.MIN_VALUE, Long.MAX_VALUE));
      } else {
        throw new IllegalArgumentException("'" + arg + "' is a third number");
      }
    }
    PuzzleGenerator generator = builder.build();
    for (long made = 0; made < count; made++) {
      print(withRatings(generator.next()));
    }
  }

  private static void wish(PuzzleGenerator.Builder builder, String name, String value) {
    String[] range = value.split("-", 2);
    String max = range[range.length - 1];
    switch (name) {
      case "er" -> builder.explainerRating(decimal(range[0]), decimal(max));
      case "clues" -> builder.clues(clues(range[0]), clues(max));
      case "level" -> builder.level(constant(Level.class, value));
      case "hardest" -> builder.hardest(constant(Technique.class, value));
      case "containing" -> builder.containing(constant(Technique.class, value));
      case "symmetry" -> builder.symmetry(constant(Symmetry.class, value));
      default -> throw new IllegalArgumentException("'" + name + "' is not a kind of wish");
    }
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String name) {
    try {
      return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "'" + name + "' is not a " + type.getSimpleName().toLowerCase(Locale.ROOT), e);
    }
  }

  private static int clues(String text) {
    return (int) number(text, 0, Board.EMPTY.toString().length());
  }

  private static long number(String text, long min, long max) {
    try {
      long number = Long.parseLong(text);
      if (number < min || number > max) {
        throw new IllegalArgumentException(
            "'" + text + "' is not " + (number < min ? min + " or more" : max + " or less"));
      }
      return number;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a whole number", e);
    }
  }

  private static double decimal(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a number", e);
    }
  }
}
