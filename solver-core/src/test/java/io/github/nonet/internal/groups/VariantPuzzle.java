package io.github.nonet.internal.groups;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A puzzle of a soak, read from a file: lines of a puzzle and its solution, regions of jigsaws, or
 * JSON.
 *
 * @param solution empty if it is not known
 */
record VariantPuzzle(String name, Structure structure, int[] candidates, int[] solution) {
  private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final JsonMapper JSON = new JsonMapper();

  /** Returns the puzzles of a file below a folder "sizes", "layouts", "groups" or "killer". */
  static List<VariantPuzzle> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (file.toString().endsWith(".jsonl")) {
      return readJson(lines);
    }
    return lines.stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(" "))
        .map(words -> words.length == 1 ? layout(words[0]) : square(words[0], words[1]))
        .toList();
  }

  private static VariantPuzzle layout(String regions) {
    Structure structure = Structures.jigsaw(regions);
    return of(regions, structure, ".".repeat(structure.cells()), "-");
  }

  private static VariantPuzzle square(String givens, String solution) {
    return of(givens, boxes((int) Math.sqrt(givens.length())), givens, solution);
  }

  /** Returns the rules with the widest boxes that are not taller than wide. */
  private static Structure boxes(int n) {
    int rows = (int) Math.sqrt(n);
    while (n % rows != 0) {
      rows--;
    }
    return Structures.boxes(rows, n / rows);
  }

  private static VariantPuzzle of(
      String name, Structure structure, String givens, String solution) {
    int all = (1 << structure.symbols() + 1) - 2;
    int[] candidates = values(givens).map(value -> value == 0 ? all : 1 << value).toArray();
    int[] known = solution.equals("-") ? new int[0] : values(solution).toArray();
    return new VariantPuzzle(name, structure, candidates, known);
  }

  private static IntStream values(String text) {
    return text.chars().map(symbol -> SYMBOLS.indexOf(symbol) + 1);
  }

  private static List<VariantPuzzle> readJson(List<String> lines) throws IOException {
    JsonNode type = JSON.readTree(lines.get(0));
    List<VariantPuzzle> puzzles = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      JsonNode puzzle = JSON.readTree(line);
      puzzles.add(type.has("groups") ? ofGroups(type, puzzle) : ofSquare(type, puzzle));
    }
    return puzzles;
  }

  /** All groups are given; places in no group are no cells. */
  private static VariantPuzzle ofGroups(JsonNode type, JsonNode puzzle) {
    List<int[]> groups = new ArrayList<>();
    type.get("groups").forEach(group -> groups.add(cells(group.get(1))));
    int[] places = groups.stream().flatMapToInt(Arrays::stream).sorted().distinct().toArray();
    List<Group> numbered = new ArrayList<>();
    for (int[] group : groups) {
      int[] cells = Arrays.stream(group).map(p -> Arrays.binarySearch(places, p)).toArray();
      numbered.add(new Group(Kind.OTHER, 0, numbered.size(), cells));
    }
    Structure structure =
        new Structure(type.get("symbols").asInt(), places.length, numbered, List.of());
    String solution = text(puzzle, "solution", "-");
    return of(
        puzzle.get("id").asText(),
        structure,
        at(places, puzzle.get("givens").asText()),
        solution.equals("-") ? solution : at(places, solution));
  }

  private static String at(int[] places, String text) {
    StringBuilder chosen = new StringBuilder();
    Arrays.stream(places).forEach(place -> chosen.append(text.charAt(place)));
    return chosen.toString();
  }

  private static VariantPuzzle ofSquare(JsonNode type, JsonNode puzzle) {
    int n = type.path("symbols").asInt(9);
    String areas = text(puzzle, "areas", "");
    List<int[]> more = new ArrayList<>();
    type.path("extra").forEach(group -> more.add(cells(group.isArray() ? group : group.get(1))));
    if (puzzle.path("diagonals").asBoolean()) {
      more.add(IntStream.range(0, n).map(i -> i * n + i).toArray());
      more.add(IntStream.range(0, n).map(i -> i * n + n - 1 - i).toArray());
    }
    List<Cage> cages = new ArrayList<>();
    puzzle
        .path("cages")
        .forEach(cage -> cages.add(new Cage(cage.get("sum").asInt(), cells(cage.get("cells")))));
    Structure structure =
        Structures.with(areas.isEmpty() ? boxes(n) : Structures.jigsaw(areas), more)
            .withCages(cages);
    return of(
        puzzle.get("id").asText(), structure, givens(puzzle, n), text(puzzle, "solution", "-"));
  }

  private static String givens(JsonNode puzzle, int n) {
    StringBuilder givens = new StringBuilder(".".repeat(n * n));
    JsonNode node = puzzle.path("givens");
    if (node.isTextual()) {
      return node.asText();
    }
    node.fieldNames()
        .forEachRemaining(
            cell ->
                givens.setCharAt(
                    Integer.parseInt(cell), SYMBOLS.charAt(node.get(cell).asInt() - 1)));
    return givens.toString();
  }

  private static String text(JsonNode node, String field, String absent) {
    return node.path(field).isTextual() ? node.get(field).asText() : absent;
  }

  private static int[] cells(JsonNode cells) {
    return IntStream.range(0, cells.size()).map(i -> cells.get(i).asInt()).toArray();
  }
}
