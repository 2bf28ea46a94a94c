import io.github.nonet.Board;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import java.util.Arrays;

/**
 * Makes a puzzle with a symmetry and a number of clues; the same again when the seed is given.
 *
 * <pre>
 * java -cp ... docs/examples/GeneratePuzzle.java ROTATIONAL_180 24-28 42
 * </pre>
 */
public class GeneratePuzzle {
  private static final String USAGE =
      "usage: GeneratePuzzle [symmetry [clues [seed]]]\n"
          + "  symmetry  one of "
          + Arrays.toString(Symmetry.values())
          + "\n  clues     a number, or a range such as 24-28\n"
          + "  seed      a whole number";

  public static void main(String[] args) {
    PuzzleGenerator generator;
    try {
      generator = generator(args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println(USAGE);
      System.exit(2);
      return;
    }
    try {
      show(generator);
    } catch (GenerationFailedException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }

  private static PuzzleGenerator generator(String[] args) {
    if (args.length > 3) {
      throw new IllegalArgumentException("expected at most 3 arguments but found " + args.length);
    }
    PuzzleGenerator.Builder builder = PuzzleGenerator.builder();
    builder.symmetry(args.length > 0 ? symmetry(args[0]) : Symmetry.ROTATIONAL_180);
    if (args.length > 1) {
      String[] range = args[1].split("-", 2);
      builder.clues((int) number(range[0]), (int) number(range[range.length - 1]));
    }
    if (args.length > 2) {
      builder.seed(number(args[2]));
    }
    return builder.build();
  }

  private static Symmetry symmetry(String name) {
    return Arrays.stream(Symmetry.values())
        .filter(symmetry -> symmetry.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name + " is not a symmetry"));
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a whole number", e);
    }
  }

  private static void show(PuzzleGenerator generator) {
    Board puzzle = generator.next();
    System.out.println(puzzle.toGridString());
    System.out.println(puzzle);
    System.out.println("Clues: " + puzzle.clueCount() + ", seed: " + generator.seed());
    System.out.println("Clues that are not needed: " + Minimality.redundantClues(puzzle).size());
  }
}
