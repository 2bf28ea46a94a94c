import io.github.nonet.Board;
import io.github.nonet.symmetry.Canonical;
import io.github.nonet.symmetry.Transformation;
import java.util.Random;

/**
 * Shows the canonical form of a board, or checks whether two boards are the same up to symmetry.
 *
 * <pre>
 * java -cp ... docs/examples/CanonicalForm.java BOARD [BOARD]
 * </pre>
 */
public class CanonicalForm {
  private static final String PUZZLE =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  public static void main(String[] args) {
    if (args.length > 2) {
      fail("usage: CanonicalForm [board [board]]");
      return;
    }
    try {
      Board board = Board.parse(args.length > 0 ? args[0] : PUZZLE);
      if (args.length > 1) {
        compare(board, Board.parse(args[1]));
      } else {
        show(board);
      }
    } catch (IllegalArgumentException e) {
      fail(e.getMessage());
    }
  }

  private static void fail(String message) {
    System.err.println(message);
    System.exit(2);
  }

  private static void show(Board board) {
    System.out.println("Board:          " + board);
    System.out.println("Canonical form: " + Canonical.form(board));
    System.out.println("Reached by:     " + Canonical.transformation(board));
    System.out.println("Automorphisms:  " + Canonical.automorphisms(board));
    compare(board, Transformation.random(new Random(42)::nextLong).apply(board));
  }

  private static void compare(Board board, Board other) {
    System.out.println("Other board:    " + other);
    System.out.println(
        Canonical.areEquivalent(board, other)
            ? "They are the same up to symmetry."
            : "They are different puzzles.");
  }
}
