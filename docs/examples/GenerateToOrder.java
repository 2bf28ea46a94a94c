import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Technique;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Generates puzzles of a requested difficulty: {@code GenerateToOrder [COUNT [SEED]] OPTION...}.
 *
 * <pre>
 * java -cp ... docs/examples/GenerateToOrder.java 10 42 er=2.6-4.4 symmetry=ROTATIONAL_180
 * </pre>
 *
 * <p>Each puzzle is a line with its two ratings, or, if another kind is requested, a line that
 * {@code Grid.parse} reads, with its level: {@code GenerateToOrder kind=12X level=medium}. Without
 * arguments, one puzzle of each of four kinds is shown. Exit code: 0 when all were made; 1 when one
 * was not found within a minute; 2 for bad usage, an impossible request, or an output that cannot
 * be written.
 */
public class GenerateToOrder {
  private static final Duration MAX_TIME = Duration.ofMinutes(1);

  private static final String USAGE =
      "usage: GenerateToOrder [COUNT [SEED]] OPTION...\n"
          + "  er=MIN-MAX              the rating of Sudoku Explainer, 1.0 to 12.0\n"
          + "  level=LEVEL             of HoDoKu: easy, medium, hard, unfair, extreme\n"
          + "  hardest=TECHNIQUE       such as X_WING\n"
          + "  containing=TECHNIQUE\n"
          + "  symmetry=SYMMETRY       such as ROTATIONAL_180\n"
          + "  clues=MIN-MAX           17 to 81, or to the number of cells\n"
          + "  kind=KIND               of other rules, only with level, symmetry and clues: 4 to"
          + " 25\n"
          + "                          values, then X for diagonals; killer; samurai";

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

  /**
   * Prints a line; a program that makes more puzzles must know that the last one was not written.
   */
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

  /** A request to the program: {@code name=value}. */
  private record Wish(String name, String value) {
    static Wish of(String text) {
      int end = text.indexOf('=');
      return new Wish(text.substring(0, end), text.substring(end + 1));
    }

    String min() {
      return value.split("-", 2)[0];
    }

    String max() {
      return value.substring(value.indexOf('-') + 1);
    }
  }

  private static void showWishes(String[] args) throws IOException {
    List<Wish> wishes = new ArrayList<>();
    List<Long> numbers = new ArrayList<>();
    for (String arg : args) {
      if (arg.contains("=")) {
        wishes.add(Wish.of(arg));
      } else if (numbers.size() < 2) {
        numbers.add(number(arg, numbers.isEmpty() ? 0 : Long.MIN_VALUE, Long.MAX_VALUE));
      } else {
        throw new IllegalArgumentException("'" + arg + "' is a third number");
      }
    }
    boolean hasKind = wishes.stream().anyMatch(wish -> wish.name().equals("kind"));
    Supplier<String> puzzles = hasKind ? ofKind(wishes, numbers) : ofNine(wishes, numbers);
    long count = numbers.isEmpty() ? 1 : numbers.get(0);
    for (long made = 0; made < count; made++) {
      print(puzzles.get());
    }
  }

  private static Supplier<String> ofNine(List<Wish> wishes, List<Long> numbers) {
    PuzzleGenerator.Builder builder = builder().maxAttempts(Long.MAX_VALUE);
    wishes.forEach(wish -> ask(builder, wish));
    numbers.stream().skip(1).forEach(builder::seed);
    PuzzleGenerator generator = builder.build();
    return () -> withRatings(generator.next());
  }

  private static void ask(PuzzleGenerator.Builder builder, Wish wish) {
    switch (wish.name()) {
      case "er" -> builder.explainerRating(decimal(wish.min()), decimal(wish.max()));
      case "clues" -> builder.clues(clues(wish.min(), 81), clues(wish.max(), 81));
      case "level" -> builder.level(constant(Level.class, wish.value()));
      case "hardest" -> builder.hardest(constant(Technique.class, wish.value()));
      case "containing" -> builder.containing(constant(Technique.class, wish.value()));
      case "symmetry" -> builder.symmetry(constant(Symmetry.class, wish.value()));
      default -> throw new IllegalArgumentException("'" + wish.name() + "' is not an option");
    }
  }

  private static Supplier<String> ofKind(List<Wish> wishes, List<Long> numbers) {
    String kind =
        wishes.stream()
            .filter(wish -> wish.name().equals("kind"))
            .reduce((earlier, later) -> later)
            .orElseThrow()
            .value();
    Rules rules = rules(kind);
    GridGenerator.Builder builder = GridGenerator.builder(rules).maxTime(MAX_TIME);
    if (kind.equals("killer")) {
      builder.cages(2, 4);
    }
    wishes.forEach(wish -> ask(builder, wish, rules.cellCount()));
    numbers.stream().skip(1).forEach(builder::seed);
    GridGenerator generator = builder.maxAttempts(Long.MAX_VALUE).build();
    return () -> withLevel(generator.next());
  }

  private static void ask(GridGenerator.Builder builder, Wish wish, int cells) {
    switch (wish.name()) {
      case "kind" -> {}
      case "clues" -> builder.clues(clues(wish.min(), cells), clues(wish.max(), cells));
      case "level" -> builder.level(constant(Level.class, wish.value()));
      case "symmetry" -> builder.symmetry(constant(Symmetry.class, wish.value()));
      default ->
          throw new IllegalArgumentException(
              "'" + wish.name() + "' is not an option for other rules");
    }
  }

  private static Rules rules(String kind) {
    switch (kind) {
      case "killer":
        return Rules.of(9);
      case "samurai":
        return Rules.samurai();
      default:
        boolean hasDiagonals = kind.endsWith("X");
        Rules plain =
            Rules.of(
                (int) number(hasDiagonals ? kind.substring(0, kind.length() - 1) : kind, 4, 25));
        return hasDiagonals ? Grid.parse(plain.emptyGrid() + "|X").rules() : plain;
    }
  }

  private static String withLevel(Grid puzzle) {
    Level level = GridLogicalSolver.standard().level(puzzle).orElseThrow();
    return puzzle.toFullString() + "\t" + level;
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String name) {
    try {
      return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "'" + name + "' is not a " + type.getSimpleName().toLowerCase(Locale.ROOT), e);
    }
  }

  private static int clues(String text, int cells) {
    return (int) number(text, 0, cells);
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
