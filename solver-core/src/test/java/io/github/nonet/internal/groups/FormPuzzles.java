package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Puzzles with constraints as data, a fact a line: {@code size}, {@code given}, {@code group},
 * {@code pair}, {@code set}, {@code sum} and {@code machine} between {@code puzzle} and {@code
 * end}.
 */
public final class FormPuzzles {
  private static final int RADIX = 16;

  /**
   * A puzzle.
   *
   * @param sets the candidates of each cell
   * @param solution as text, each value plus the offset; empty if it is not known
   */
  public record Puzzle(
      String name,
      String kinds,
      Structure structure,
      int rows,
      int columns,
      int[] sets,
      String solution,
      int offset) {
    /** Returns the values of the solution, or none if it is not known in digits. */
    public int[] values() {
      return solution.matches("[0-9]+") && structure.symbols() < 10
          ? solution.chars().map(digit -> digit - '0' - offset).toArray()
          : new int[0];
    }
  }

  private final List<Puzzle> puzzles = new ArrayList<>();
  private String name = "";
  private String kinds = "";
  private String solution = "";
  private int[] size = {};
  private int[] sets = {};
  private final List<Group> groups = new ArrayList<>();
  private final List<Form> forms = new ArrayList<>();

  private FormPuzzles() {}

  /** Reads a file compressed with gzip. */
  public static List<Puzzle> read(Path file) throws IOException {
    FormPuzzles reader = new FormPuzzles();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int space = line.indexOf(' ');
        reader.read(space < 0 ? line : line.substring(0, space), line.substring(space + 1).strip());
      }
    }
    return reader.puzzles;
  }

  private void read(String word, String text) {
    String[] words = text.split(" ");
    switch (word) {
      case "puzzle":
        name = text;
        solution = "";
        groups.clear();
        forms.clear();
        break;
      case "kinds":
        kinds = text;
        break;
      case "solution":
        solution = text;
        break;
      case "size":
        size = Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
        sets = new int[size[1]];
        Arrays.fill(sets, (2 << size[0]) - 2);
        break;
      case "given":
        sets[Integer.parseInt(words[0])] &= values(words[1]);
        break;
      case "end":
        Structure plain = new Structure(size[0], size[1], groups, List.of());
        puzzles.add(
            new Puzzle(
                name,
                kinds,
                plain.withForms(forms),
                size[3],
                size[4],
                sets.clone(),
                solution,
                size[5]));
        break;
      default:
        readConstraint(word, words);
    }
  }

  private int values(String text) {
    int set = 0;
    for (String value : text.split(",")) {
      set |= 1 << Integer.parseInt(value);
    }
    return set;
  }

  private void readConstraint(String word, String... words) {
    switch (word) {
      case "group":
        addGroup(numbers(words[0]));
        break;
      case "pair":
        int[] cells = {Integer.parseInt(words[0]), Integer.parseInt(words[1])};
        forms.add(new Form.TwoCells(cells, sets(words, 2)));
        break;
      case "set":
        forms.add(new Form.Sets(numbers(words[0]), sets(words, 1)));
        break;
      case "sum":
        addSum(words);
        break;
      case "machine":
        addMachine(words);
        break;
      default:
    }
  }

  private static int[] numbers(String text) {
    return text.isEmpty()
        ? new int[0]
        : Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
  }

  private static int[] sets(String[] words, int from) {
    return Arrays.stream(words)
        .skip(from)
        .mapToInt(word -> Integer.parseInt(word, RADIX))
        .toArray();
  }

  private void addGroup(int... cells) {
    if (cells.length == 2) {
      forms.add(new Form.Apart(cells));
      forms.add(new Form.Apart(new int[] {cells[1], cells[0]}));
      return;
    }
    int columns = size[4];
    boolean isRow = Arrays.stream(cells).allMatch(cell -> cell / columns == cells[0] / columns);
    boolean isColumn = Arrays.stream(cells).allMatch(cell -> cell % columns == cells[0] % columns);
    boolean isGrid = Arrays.stream(cells).allMatch(cell -> cell < size[2]);
    UnitKind kind =
        !isGrid
            ? UnitKind.OTHER
            : isRow ? UnitKind.ROW : isColumn ? UnitKind.COLUMN : UnitKind.REGION;
    int index = isRow ? cells[0] / columns : cells[0] % columns;
    boolean isLong = cells.length == size[0];
    groups.add(new Group(isLong ? kind : UnitKind.OTHER, 0, index, cells));
  }

  private void addSum(String... words) {
    int count = words.length - 1;
    int[] factors = new int[count];
    int[] cells = new int[count];
    for (int i = 0; i < count; i++) {
      String[] term = words[i + 1].split(":");
      factors[i] = Integer.parseInt(term[0]);
      cells[i] = Integer.parseInt(term[1]);
    }
    forms.add(new Form.Sum(Integer.parseInt(words[0]), factors, cells));
  }

  private void addMachine(String... words) {
    int[][] next =
        Arrays.stream(words[3].split(";")).map(FormPuzzles::numbers).toArray(int[][]::new);
    boolean[] accepting = new boolean[next.length];
    for (int state : numbers(words[2])) {
      accepting[state] = true;
    }
    forms.add(new Form.Machine(numbers(words[0]), 0, accepting, next));
  }
}
