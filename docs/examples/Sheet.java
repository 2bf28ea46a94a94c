import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.text.BoardPicture;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridGenerator.Made;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes twenty puzzles and their solutions on pages to print: one file of HTML with the pictures
 * in it, four puzzles and then twenty solutions a page.
 *
 * <pre>
 * java -cp ... docs/examples/Sheet.java > sheet.html
 * java -cp ... docs/examples/Sheet.java hard 2027 > sheet.html      a level, and a seed
 * java -cp ... docs/examples/Sheet.java medium 2027 killer sheet.html
 * </pre>
 *
 * <p>The kinds are {@code 9x9}, {@code 6x6}, {@code 12x12}, {@code x}, {@code jigsaw} and {@code
 * killer}. Exit code: 0 when the sheet is written, 1 when the file cannot be, 2 when an argument is
 * wrong.
 */
public class Sheet {
  private static final int PUZZLES = 20;

  /** For one puzzle; the closest to the level is taken after that. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private static final String REGIONS =
      "ABBBBBBCCAAAABCCCCADAABBCCFADEEEECFFDDEDEEFFFDDDDEEFIFGGGHHHHIFGGGHHIHIIGGGHHIIII";

  private static final String STYLE =
      """
      body { font: 14px sans-serif; margin: 0 }
      section { display: grid; gap: 8mm; break-after: page; padding: 8mm }
      .puzzles { grid-template-columns: repeat(2, 1fr) }
      .solutions { grid-template-columns: repeat(5, 1fr); gap: 4mm }
      h1, h2, p { grid-column: 1 / -1; margin: 0 }
      h1, h2 { font-size: 18px }
      figure { margin: 0; break-inside: avoid }
      svg { width: 100%; height: auto }
      """;

  /** A puzzle and its solution, as pictures, and its rules in words. */
  private record Printed(String puzzle, String solution, String rules) {}

  public static void main(String[] args) {
    try {
      Level level = args.length > 0 ? level(args[0]) : Level.EASY;
      long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
      String kind = args.length > 2 ? args[2] : "9x9";
      String title = kind + ", " + level.displayName().toLowerCase(Locale.ROOT) + ", no. " + seed;
      boolean isBoard = kind.equals("9x9");
      write(page(title, isBoard ? boards(level, seed) : grids(kind, level, seed)), args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println("usage: Sheet [LEVEL [SEED [KIND [FILE]]]]");
      System.exit(2);
    }
  }

  private static Level level(String name) {
    for (Level level : Level.values()) {
      if (level.name().equalsIgnoreCase(name)) {
        return level;
      }
    }
    throw new IllegalArgumentException(
        "level is '" + name + "'; expected easy, medium, hard, unfair or extreme");
  }

  private static void write(String page, String[] args) {
    if (args.length < 4) {
      System.out.println(page);
      return;
    }
    try {
      Files.writeString(Path.of(args[3]), page);
    } catch (IOException e) {
      System.err.println("The file cannot be written: " + e.getMessage());
      System.exit(1);
    }
  }

  private static List<Printed> boards(Level level, long seed) {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(seed).level(level).build();
    List<Printed> printed = new ArrayList<>();
    for (int number = 0; number < PUZZLES; number++) {
      Board puzzle = generator.puzzle(number);
      Board solution = Solver.getDefault().solve(puzzle).orElseThrow();
      printed.add(
          new Printed(
              BoardPicture.of(puzzle).toSvg(),
              BoardPicture.of(solution).clues(puzzle).toSvg(),
              Rules.of(9).describe()));
    }
    return printed;
  }

  private static List<Printed> grids(String kind, Level level, long seed) {
    GridGenerator.Builder builder =
        GridGenerator.builder(rules(kind)).seed(seed).level(level).maxTime(PATIENCE);
    GridGenerator generator = (kind.equals("killer") ? builder.cages(2, 4) : builder).build();
    List<Printed> printed = new ArrayList<>();
    for (int number = 0; number < PUZZLES; number++) {
      Made made = generator.make(number);
      Grid puzzle = made.puzzle();
      Grid solution = Grid.copyOf(puzzle.rules(), made.solution().toArray());
      printed.add(
          new Printed(
              GridPicture.of(puzzle).toSvg(),
              GridPicture.of(solution).clues(puzzle).toSvg(),
              puzzle.rules().describe()));
    }
    return printed;
  }

  private static Rules rules(String kind) {
    return switch (kind) {
      case "6x6" -> Rules.of(6);
      case "12x12" -> Rules.of(12);
      case "x" -> Rules.builder(9).diagonals().build();
      case "jigsaw" -> Rules.jigsaw(REGIONS);
      case "killer" -> Rules.of(9);
      default ->
          throw new IllegalArgumentException(
              "kind is '" + kind + "'; expected 9x9, 6x6, 12x12, x, jigsaw or killer");
    };
  }

  private static String page(String title, List<Printed> printed) {
    StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head>");
    page.append("<meta charset=\"utf-8\"><title>Sudoku: ")
        .append(title)
        .append("</title>\n<style>");
    page.append(STYLE).append("</style></head>\n<body>\n");
    int onPage = 4;
    for (int first = 0; first < printed.size(); first += onPage) {
      page.append("<section class=\"puzzles\">\n<h1>Sudoku: ").append(title).append("</h1>\n");
      page.append("<p>").append(printed.get(first).rules()).append("</p>\n");
      for (int number = first; number < first + onPage; number++) {
        append(number, printed.get(number).puzzle(), page);
      }
      page.append("</section>\n");
    }
    page.append("<section class=\"solutions\">\n<h2>Solutions</h2>\n");
    for (int number = 0; number < printed.size(); number++) {
      append(number, printed.get(number).solution(), page);
    }
    return page.append("</section>\n</body></html>").toString();
  }

  private static void append(int number, String picture, StringBuilder page) {
    page.append("<figure><figcaption>").append(number + 1).append("</figcaption>\n");
    page.append(picture).append("</figure>\n");
  }
}
