package io.github.nonet.playground;

import io.github.nonet.Level;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puzzles of other sizes and rules to order. */
final class Kinds {
  /** A number is that of the values; the others have nine, but for the small killer. */
  static final List<String> NAMES =
      List.of(
          "4",
          "6",
          "8",
          "10",
          "12",
          "16",
          "X",
          "HYPER",
          "JIGSAW",
          "KILLER",
          "KILLER_4",
          "KNIGHT",
          "KILLER_KNIGHT",
          "THERMOMETER",
          "ARROW",
          "WHISPERS",
          "RENBAN",
          "DOTS",
          "SANDWICH");

  /** Those whose lines, dots or numbers outside are drawn for each puzzle. */
  private static final Set<String> LINED =
      Set.of("THERMOMETER", "ARROW", "WHISPERS", "RENBAN", "DOTS", "SANDWICH");

  private static final int LARGEST_CAGE = 5;

  /** Regions that half a turn leaves as they are. */
  private static final List<String> REGIONS =
      List.of(
          "111122223141123333142223363142555563444456666745555869747788869777789969788889999",
          "111112333122222233111225536444455336474456636477556666475588999778888889777899999",
          "112223333112122333411125563441225663444555666744588966745589996777889899777788899",
          "111233333112222663411252263441552663741555963744855966748858996744888899777778999",
          "211111633222221633222551663744511663774555633744995663744955888774988888774999998",
          "411222223411252333441152363411552366417753396447855996747859966777858996788888996");

  private Kinds() {}

  /** Returns a puzzle as text, or how many were {@code tried}. */
  static Map<String, Object> make(
      String kind, String level, String symmetry, int seed, int millis) {
    String regions = REGIONS.get(Math.floorMod(seed, REGIONS.size()));
    Rules rules = rules(kind, regions);
    Grid solution = LINED.contains(kind) ? solution(rules, seed) : null;
    GridGenerator.Builder builder =
        solution == null
            ? GridGenerator.builder(rules)
            : withLines(solution, lines(kind, solution, seed));
    builder.seed(seed).maxAttempts(Long.MAX_VALUE).maxTime(Duration.ofMillis(millis));
    if (!level.isEmpty()) {
      builder.level(Level.valueOf(level));
    }
    if (kind.startsWith("KILLER")) {
      builder.cages(2, kind.equals("KILLER_4") ? 3 : LARGEST_CAGE);
    } else {
      builder.symmetry(Symmetry.valueOf(symmetry));
    }
    try {
      return Map.of("game", GridGame.of(builder.build().next()).toLinkString());
    } catch (GenerationFailedException e) {
      return Map.of("tried", e.attempts());
    }
  }

  private static Rules rules(String kind, String regions) {
    return switch (kind) {
      case "X" -> Rules.builder(9).diagonals().build();
      case "HYPER" -> Rules.builder(9).windows().build();
      case "JIGSAW" -> Rules.jigsaw(regions);
      case "KNIGHT", "KILLER_KNIGHT" -> Rules.builder(9).antiKnight().build();
      case "KILLER", "THERMOMETER", "ARROW", "WHISPERS", "RENBAN", "DOTS", "SANDWICH" ->
          Rules.of(9);
      case "KILLER_4" -> Rules.of(4);
      default -> Rules.of(Integer.parseInt(kind));
    };
  }

  /** A puzzle with lines begins with its solution: the lines are drawn into that. */
  private static Grid solution(Rules rules, int seed) {
    return GridGenerator.builder(rules).seed(seed).build().make(0).solution();
  }

  private static GridGenerator.Builder withLines(Grid solution, List<Constraint> lines) {
    Rules rules = solution.rules().withConstraints(lines);
    return GridGenerator.builder(rules).solution(Grid.copyOf(rules, solution.toArray()));
  }

  private static List<Constraint> lines(String kind, Grid solution, int seed) {
    LineDrawer drawer = new LineDrawer(solution, seed);
    return switch (kind) {
      case "THERMOMETER" -> drawer.thermometers();
      case "ARROW" -> drawer.arrows();
      case "WHISPERS" -> drawer.whispers();
      case "RENBAN" -> drawer.renbans();
      case "DOTS" -> dots(solution);
      default -> sandwiches(solution);
    };
  }

  /** Returns all dots, and that these are all. */
  private static List<Constraint> dots(Grid solution) {
    Rules rules = solution.rules();
    List<Constraint> dots = new ArrayList<>();
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      boolean hasRight = rules.column(cell) + 1 < rules.columnCount();
      addDot(solution, cell, hasRight ? cell + 1 : cell, dots);
      boolean hasBelow = rules.row(cell) + 1 < rules.rowCount();
      addDot(solution, cell, hasBelow ? cell + rules.columnCount() : cell, dots);
    }
    dots.add(Constraint.everywhereElse(rules, (a, b) -> !isWhite(a, b) && !isBlack(a, b), dots));
    return dots;
  }

  private static void addDot(Grid solution, int a, int b, List<Constraint> dots) {
    int first = solution.value(a);
    int second = solution.value(b);
    if (isBlack(first, second)) {
      dots.add(Constraint.blackDot(a, b));
    } else if (isWhite(first, second)) {
      dots.add(Constraint.whiteDot(a, b));
    }
  }

  private static boolean isWhite(int a, int b) {
    return Math.abs(a - b) == 1;
  }

  private static boolean isBlack(int a, int b) {
    return a == 2 * b || b == 2 * a;
  }

  /** Returns the sum between 1 and 9 of each row and each column. */
  private static List<Constraint> sandwiches(Grid solution) {
    List<Constraint> sandwiches = new ArrayList<>();
    for (List<Integer> house : solution.rules().houses().subList(0, 18)) {
      int[] line = house.stream().mapToInt(cell -> cell).toArray();
      sandwiches.add(Constraint.sandwich(sandwich(solution, line), line));
    }
    return sandwiches;
  }

  private static int sandwich(Grid solution, int... line) {
    int sum = 0;
    boolean isBetween = false;
    for (int cell : line) {
      int value = solution.value(cell);
      boolean isBread = value == 1 || value == 9;
      sum += isBetween && !isBread ? value : 0;
      isBetween ^= isBread;
    }
    return sum;
  }
}
