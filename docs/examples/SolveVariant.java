import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.TextFormatException;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Solves a puzzle of any size and rules: {@code SolveVariant [PUZZLE or FILE [PICTURE.svg]]}. The
 * text contains the rules, as {@code Grid.parse} reads them: 36 cells are a 6x6, {@code
 * givens|regions} is a jigsaw, {@code givens|X} has diagonals. Solutions are counted to 1,000.
 *
 * <p>Exit code: 0 when it is solved, 1 when it has no solution or takes more than ten seconds, 2
 * when the text or the file cannot be read or the picture cannot be written.
 */
public class SolveVariant {
  private static final String JIGSAW =
      "..............4...4........7..35....9..7..8.3..........8.26.....72....4...18....2"
          + "|ABBBBBBCCAAAABCCCCADAABBCCFADEEEECFFDDEDEEFFFDDDDEEFIFGGGHHHHIFGGGHHIHIIGGGHHIIII";

  private static final int MOST_SOLUTIONS = 1_000;
  private static final Duration LONGEST = Duration.ofSeconds(10);

  public static void main(String[] args) {
    if (args.length > 2) {
      System.err.println("usage: SolveVariant [PUZZLE or FILE [PICTURE.svg]]");
      System.exit(2);
    }
    try {
      Grid puzzle = Grid.parse(args.length > 0 ? text(args[0]) : JIGSAW);
      System.exit(solve(puzzle, args.length > 1 ? Path.of(args[1]) : null));
    } catch (TextFormatException e) {
      System.err.println("This is not a puzzle: " + e.getMessage() + ".");
    } catch (IOException | InvalidPathException e) {
      System.err.println("SolveVariant: " + e);
    }
    System.exit(2);
  }

  private static String text(String puzzleOrFile) throws IOException {
    try {
      return isFile(puzzleOrFile) ? Files.readString(Path.of(puzzleOrFile)) : puzzleOrFile;
    } catch (CharacterCodingException e) {
      throw new IOException(puzzleOrFile + " is not text; expected a puzzle as text in UTF-8", e);
    }
  }

  private static boolean isFile(String name) {
    try {
      return name.length() < 200 && Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static int solve(Grid puzzle, Path picture) throws IOException {
    System.out.println("Rules: " + puzzle.rules());
    System.out.println(puzzle.toGridString());
    GridSolver solver = GridSolver.getDefault().within(SearchLimit.time(LONGEST));
    try {
      Optional<Grid> solution = solver.solve(puzzle);
      if (solution.isEmpty()) {
        System.err.println("This puzzle has no solution: " + reason(puzzle) + ".");
        return 1;
      }
      print(solution.get(), solver.countSolutions(puzzle, MOST_SOLUTIONS));
      if (picture != null) {
        draw(solution.get(), puzzle, picture);
      }
      return 0;
    } catch (SearchLimitExceededException e) {
      System.err.println("This puzzle takes longer: " + e.getMessage() + ".");
      return 1;
    }
  }

  private static void print(Grid solution, long count) {
    String others = count == MOST_SOLUTIONS ? MOST_SOLUTIONS + " or more" : Long.toString(count);
    System.out.println(count == 1 ? "The solution:" : "One of " + others + " solutions:");
    System.out.println(solution.toGridString());
  }

  private static void draw(Grid solution, Grid puzzle, Path picture) throws IOException {
    Files.writeString(picture, GridPicture.of(solution).clues(puzzle).toSvg());
    System.out.println("Drawn in " + picture);
  }

  private static String reason(Grid puzzle) {
    List<GridConflict> conflicts = puzzle.conflicts();
    return conflicts.isEmpty()
        ? "every way to fill it ends in a contradiction"
        : conflicts.stream().map(GridConflict::describe).collect(Collectors.joining("; "));
  }
}
