import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Builds a killer of a picture of its cages and of their sums, solves it, and shows what another
 * sum does: {@code Killer [PICTURE.svg]}. A killer needs no given digit.
 */
public class Killer {
  /** The same letter for all cells of a cage. */
  private static final String CAGES =
      "aabbcddee"
          + "fabgchiie"
          + "faggjhhkl"
          + "mmmjjnnkl"
          + "oomppnqkl"
          + "rrppssqtl"
          + "uvvwwsqtx"
          + "uvvyyszzx"
          + "AABBBBzzx";

  /** The sums of the cages, by letter; capital ones come first. */
  private static final int[] SUMS = {
    5, 17, 15, 13, 13, 12, 15, 10, 14, 19, 9, 10, 21, 13, 17, 15, 11, 23, 16, 16, 13, 8, 8, 25, 12,
    18, 16, 21
  };

  public static void main(String[] args) throws IOException {
    Grid killer = killer(SUMS);
    if (args.length > 0) {
      Files.writeString(Path.of(args[0]), GridPicture.of(killer).toSvg());
      System.out.println("Drawn in " + args[0]);
    }
    print(killer);

    int[] other = SUMS.clone();
    other[0]++;
    print(killer(other));
  }

  private static Grid killer(int[] sums) {
    Map<Character, List<Integer>> cells = new TreeMap<>();
    for (int cell = 0; cell < CAGES.length(); cell++) {
      cells.computeIfAbsent(CAGES.charAt(cell), letter -> new ArrayList<>()).add(cell);
    }
    List<Cage> cages = new ArrayList<>();
    cells.values().forEach(cage -> cages.add(new Cage(sums[cages.size()], cage)));
    return Rules.of(3, 3).withCages(cages).emptyGrid();
  }

  private static void print(Grid killer) {
    List<Cage> cages = killer.rules().cages();
    System.out.println(cages.size() + " cages; the first one is " + cages.get(0));
    GridSolver solver = GridSolver.getDefault();
    solver
        .solve(killer)
        .ifPresentOrElse(
            solution -> System.out.println(solution.toGridString()),
            () -> System.out.println("No solution."));
    System.out.println("The only one: " + solver.hasUniqueSolution(killer));
  }
}
