package io.github.nonet.internal.groups;

import io.github.nonet.GivenFile;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * The puzzles of one file of other sizes or variants, in the forms that its folder's name shows.
 */
public final class VariantFile {
  /**
   * A puzzle.
   *
   * @param sets the candidates of each cell
   * @param solution a value for each cell, or none if it is not known
   * @param solutions how many it has, 2 for several
   */
  public record Puzzle(
      String name, Structure structure, int[] sets, int[] solution, int solutions) {}

  private static final String VALUES = ".123456789ABCDEFGHIJKLMNOP";
  private static final Pattern CAGE = Pattern.compile("\"sum\": (\\d+), \"cells\": \\[([^]]*)]");
  private static final Pattern CELLS = Pattern.compile("\\[(\\d[\\d, ]*)]");

  private final Path file;
  private final List<String> lines;
  private final Map<String, Structure> structures = new HashMap<>();

  public VariantFile(Path file) throws IOException {
    this.file = file;
    lines = Files.readAllLines(file);
  }

  public List<Puzzle> puzzles() {
    String folder = file.toString();
    if (folder.contains("sizes")) {
      return lines.stream()
          .filter(line -> !line.startsWith("#") && !line.isEmpty())
          .map(this::ofSize)
          .collect(Collectors.toList());
    }
    if (folder.contains("layouts")) {
      int solutions = folder.contains("invalid") ? 0 : 2;
      return lines.stream()
          .filter(line -> line.length() == 81)
          .map(line -> puzzle(line, Structures.jigsaw(line), ".".repeat(81), "", solutions))
          .collect(Collectors.toList());
    }
    return lines.stream()
        .skip(1)
        .map(folder.contains("killer") ? this::killer : this::ofGroups)
        .collect(Collectors.toList());
  }

  private static Puzzle puzzle(
      String name, Structure structure, String givens, String solution, int solutions) {
    int all = (1 << structure.symbols() + 1) - 2;
    int[] sets =
        givens.chars().map(VALUES::indexOf).map(value -> value > 0 ? 1 << value : all).toArray();
    int[] values = solution.chars().map(VALUES::indexOf).toArray();
    return new Puzzle(name, structure, sets, values, solutions);
  }

  private Puzzle ofSize(String line) {
    String[] words = line.split("\\s+");
    int n = (int) Math.sqrt(words[0].length());
    String solution = words[1].length() > 1 ? words[1] : "";
    return puzzle(words[0], boxes(n), words[0], solution, line.endsWith("CONFLICT") ? 0 : 1);
  }

  private Structure boxes(int n) {
    int rows =
        IntStream.rangeClosed(1, n).filter(i -> i * i <= n && n % i == 0).max().orElseThrow();
    return structures.computeIfAbsent("boxes " + n, key -> Structures.boxes(rows, n / rows));
  }

  private Puzzle killer(String line) {
    List<Cage> cages = new ArrayList<>();
    Matcher cage = CAGE.matcher(line);
    while (cage.find()) {
      cages.add(new Cage(Integer.parseInt(cage.group(1)), numbers(cage.group(2))));
    }
    Structure square = line.contains("\"diagonals\": true") ? diagonals(boxes(9)) : boxes(9);
    return puzzle(
        field("id", line), square.withCages(cages), ".".repeat(81), field("solution", line), 1);
  }

  private Puzzle ofGroups(String line) {
    String head = lines.get(0);
    String givens = field("givens", line);
    String solution = field("solution", line);
    if (head.contains("\"width\": 21")) {
      return samurai(line, givens, solution);
    }
    int n = (int) Math.sqrt(givens.length());
    String areas = field("areas", line);
    Structure base =
        head.contains("\"groups\"")
            ? new Structure(n, n * n, Structures.rowsAndColumns(n), List.of())
            : areas.isEmpty() ? boxes(n) : Structures.jigsaw(areas);
    List<int[]> more = cells(head);
    if (line.contains("\"windoku\": true")) {
      more.addAll(windows());
    }
    Structure with = Structures.with(base, more);
    return puzzle(
        field("id", line),
        line.contains("\"diagonals\": true") ? diagonals(with) : with,
        givens,
        solution,
        1);
  }

  /** Cells in no group are left out. */
  private Puzzle samurai(String line, String givens, String solution) {
    List<int[]> groups = cells(lines.get(0));
    int[] places = groups.stream().flatMapToInt(Arrays::stream).distinct().sorted().toArray();
    List<int[]> renumbered =
        groups.stream()
            .map(cells -> Arrays.stream(cells).map(c -> Arrays.binarySearch(places, c)).toArray())
            .collect(Collectors.toList());
    Structure structure =
        structures.computeIfAbsent(
            "samurai",
            key ->
                Structures.with(new Structure(9, places.length, List.of(), List.of()), renumbered));
    return puzzle(field("id", line), structure, only(givens, places), only(solution, places), 1);
  }

  private static String only(String text, int[] places) {
    return Arrays.stream(places)
        .mapToObj(place -> text.substring(place, place + 1))
        .collect(Collectors.joining());
  }

  private static List<int[]> cells(String line) {
    List<int[]> found = new ArrayList<>();
    Matcher cells = CELLS.matcher(line);
    while (cells.find()) {
      found.add(numbers(cells.group(1)));
    }
    return found;
  }

  private static List<int[]> windows() {
    List<int[]> windows = new ArrayList<>();
    for (int top = 1; top < 16; top += 5) {
      for (int left = 1; left < 16; left += 5) {
        int corner = top * 16 + left;
        windows.add(IntStream.range(0, 16).map(i -> corner + i / 4 * 16 + i % 4).toArray());
      }
    }
    return windows;
  }

  /** Returns the rules with both diagonals of a square grid. */
  static Structure diagonals(Structure square) {
    int n = square.symbols();
    List<Group> groups = new ArrayList<>(square.groups());
    groups.add(
        new Group(UnitKind.DIAGONAL, 0, 0, IntStream.range(0, n).map(i -> i * n + i).toArray()));
    groups.add(
        new Group(
            UnitKind.DIAGONAL, 0, 1, IntStream.rangeClosed(1, n).map(i -> i * (n - 1)).toArray()));
    return new Structure(n, square.cells(), groups, List.of());
  }

  private static String field(String name, String line) {
    Matcher found = Pattern.compile("\"" + name + "\": \"([^\"]*)\"").matcher(line);
    return found.find() ? found.group(1) : "";
  }

  private static int[] numbers(String list) {
    return Arrays.stream(list.split(", ")).mapToInt(Integer::parseInt).toArray();
  }

  /** What a soak does with a file. */
  public interface Check {
    void of(Path file) throws IOException;
  }

  /** Returns a test for each file of puzzles in the folder that {@code nonet.variants} names. */
  public static Stream<DynamicTest> tests(Check check) throws IOException {
    Path folder = GivenFile.of("nonet.variants");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(txt|jsonl)"))
          .sorted(Comparator.naturalOrder())
          .map(
              file ->
                  DynamicTest.dynamicTest(folder.relativize(file).toString(), () -> check.of(file)))
          .toList()
          .stream();
    }
  }
}
