package io.github.nonet.variant;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.Form;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Kind;
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
 * Reads puzzles that are given as data, one from {@code puzzle} to {@code end}, a fact a line:
 *
 * <pre>
 *   puzzle NAME
 *   size SYMBOLS CELLS GRID_CELLS ROWS COLUMNS OFFSET
 *   given CELL VALUES                       numbers
 *   solution TEXT                           a digit for each cell of the grid, less the offset
 *   group CELLS                             different values
 *   pair CELL CELL SET ..                   for value 1, 2, .. of the first the values of the second
 *   set CELLS SET ..                        the sets of values that the cells may hold
 *   sum TOTAL FACTOR:CELL ..
 *   machine CELLS STATES ACCEPTING ROWS     rows by state: the next one for value 1, 2, ..
 * </pre>
 *
 * Sets are hexadecimal: bit {@code v} means value {@code v}.
 */
final class NeutralPuzzles {
  private final List<Structure.Group> groups = new ArrayList<>();
  private final List<Form> forms = new ArrayList<>();
  private String name = "";
  private int symbols;
  private int rows;
  private int columns;
  private int offset;
  private int[] sets = {};
  private int[] solution = {};

  private NeutralPuzzles() {}

  /** Returns the puzzles of as many rows as columns as values. */
  static List<GivenReasonsSoak.Puzzle> read(Path file) throws IOException {
    List<GivenReasonsSoak.Puzzle> puzzles = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      NeutralPuzzles reader = new NeutralPuzzles();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("puzzle ")) {
          reader = new NeutralPuzzles();
          reader.name = line.substring("puzzle ".length());
        } else if (line.equals("end")) {
          if (reader.rows == reader.symbols && reader.columns == reader.symbols) {
            puzzles.add(reader.puzzle());
          }
        } else {
          reader.add(line.split(" "));
        }
      }
    }
    return puzzles;
  }

  private GivenReasonsSoak.Puzzle puzzle() {
    // A sum of cells that differ is a cage.
    List<Structure.Cage> cages = new ArrayList<>();
    for (Form form : List.copyOf(forms)) {
      if (form instanceof Form.Sum sum
          && Arrays.stream(sum.factors()).allMatch(it -> it == 1)
          && groups.removeIf(it -> it.kind() == Kind.OTHER && hasCells(it, sum.cells()))) {
        cages.add(new Structure.Cage(sum.total(), sum.cells()));
        forms.remove(form);
      }
    }
    Structure structure = new Structure(symbols, sets.length, groups, cages).withForms(forms);
    return new GivenReasonsSoak.Puzzle(name, structure, sets, solution);
  }

  private static boolean hasCells(Structure.Group group, int... cells) {
    return Arrays.equals(
        Arrays.stream(group.cells()).sorted().toArray(), Arrays.stream(cells).sorted().toArray());
  }

  private void add(String... words) {
    switch (words[0]) {
      case "size" -> {
        symbols = Integer.parseInt(words[1]);
        sets = new int[Integer.parseInt(words[2])];
        Arrays.fill(sets, ValueSet.all(symbols));
        rows = Integer.parseInt(words[4]);
        columns = Integer.parseInt(words[5]);
        offset = Integer.parseInt(words[6]);
      }
      case "given" -> {
        int set = 0;
        for (int value : numbers(words[2])) {
          set |= 1 << value;
        }
        sets[Integer.parseInt(words[1])] &= set;
      }
      case "solution" -> {
        if (words[1].length() == rows * columns && words[1].matches("\\d+")) {
          solution = words[1].chars().map(it -> it - '0' - offset).toArray();
        }
      }
      case "group" -> groups.add(group(numbers(words[1])));
      case "pair" ->
          forms.add(
              new Form.Pair(
                  new int[] {Integer.parseInt(words[1]), Integer.parseInt(words[2])},
                  sets(words, 3)));
      case "set" -> forms.add(new Form.Sets(numbers(words[1]), sets(words, 2)));
      case "sum" -> {
        int[] cells = new int[words.length - 2];
        int[] factors = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
          String[] product = words[i + 2].split(":");
          factors[i] = Integer.parseInt(product[0]);
          cells[i] = Integer.parseInt(product[1]);
        }
        forms.add(new Form.Sum(Integer.parseInt(words[1]), factors, cells));
      }
      case "machine" -> {
        boolean[] accepting = new boolean[Integer.parseInt(words[2])];
        for (int state : numbers(words[3])) {
          accepting[state] = true;
        }
        int[][] next =
            Arrays.stream(words[4].split(";")).map(NeutralPuzzles::numbers).toArray(int[][]::new);
        forms.add(new Form.Machine(numbers(words[1]), 0, accepting, next));
      }
      default -> {
        // What else is known of a puzzle.
      }
    }
  }

  private static int[] numbers(String list) {
    return Arrays.stream(list.split(",")).mapToInt(Integer::parseInt).toArray();
  }

  private static int[] sets(String[] words, int from) {
    return Arrays.stream(words).skip(from).mapToInt(it -> Integer.parseInt(it, 16)).toArray();
  }

  /** Returns a group, and whether it is a row, a column or a region. */
  private Structure.Group group(int... cells) {
    boolean isHouse = cells.length == symbols;
    boolean isRow =
        isHouse && Arrays.stream(cells).allMatch(it -> it / columns == cells[0] / columns);
    boolean isColumn =
        isHouse && Arrays.stream(cells).allMatch(it -> it % columns == cells[0] % columns);
    Kind kind = isRow ? Kind.ROW : isColumn ? Kind.COLUMN : isHouse ? Kind.REGION : Kind.OTHER;
    int index = isRow ? cells[0] / columns : isColumn ? cells[0] % columns : groups.size();
    return new Structure.Group(kind, 0, index, cells);
  }
}
