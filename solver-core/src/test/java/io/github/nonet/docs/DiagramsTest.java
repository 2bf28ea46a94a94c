package io.github.nonet.docs;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Dependencies;
import io.github.nonet.Level;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.ExplainerLevel;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The diagrams of docs/diagrams show what the library is today. To draw them again: {@code mvn -o
 * -pl solver-core test -Dtest=DiagramsTest -Dnonet.docs.write=true}.
 */
class DiagramsTest {
  private static final Path FOLDER = Example.ROOT.resolve("docs/diagrams");

  /** The packages that nearly all others use. */
  private static final Set<String> SHARED =
      Set.of("internal", "internal.language", "internal.sets");

  private static final boolean WRITE = Boolean.getBoolean("nonet.docs.write");

  private static final int CELLS = 81;

  /** The layer of the internal packages, except for the one that all of them use. */
  private static final int INTERNAL = 3;

  private static final String CLUE = "#4a7fb5";
  private static final String PAPER = "#f4f4f4";
  private static final String NEWS = "#f5c26b";

  /** From easy to extreme, distinguished by people who see no red or no green. */
  private static final List<String> LEVEL_COLOURS =
      List.of("#d7ecf7", "#8ec4e3", "#f5d76e", "#e69f4f", "#b5482f");

  /** A diagram, and how it is drawn. */
  enum Diagram {
    SYMMETRIES("symmetries.svg") {
      @Override
      Drawing draw() {
        return symmetries();
      }
    },
    BITMASK("bitmask.svg") {
      @Override
      Drawing draw() {
        return bitmask();
      }
    },
    PACKAGES("packages.svg") {
      @Override
      Drawing draw() throws IOException {
        return packages();
      }
    },
    RATINGS("ratings.svg") {
      @Override
      Drawing draw() throws IOException {
        return ratings();
      }
    };

    private final String file;

    Diagram(String file) {
      this.file = file;
    }

    abstract Drawing draw() throws IOException;
  }

  @ParameterizedTest
  @EnumSource
  void diagrams_areCurrent(Diagram diagram) throws IOException {
    String drawn = diagram.draw().toString();
    Path file = FOLDER.resolve(diagram.file);
    if (WRITE) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, drawn);
    }
    assertThat(file).content().isEqualTo(drawn);
  }

  /** A puzzle with each symmetry: only which cells hold a clue. */
  private static Drawing symmetries() {
    Drawing drawing = new Drawing(780, 350, "A puzzle with each of the ten symmetries");
    for (Symmetry symmetry : Symmetry.values()) {
      double x = 15 + 153 * (symmetry.ordinal() % 5);
      double y = 15 + 170 * (symmetry.ordinal() / 5);
      drawing.words(x + 67, y + 12, 12, true, symmetry.name());
      board(drawing, x, y + 20, example(symmetry));
    }
    return drawing;
  }

  private static Board example(Symmetry symmetry) {
    return PuzzleGenerator.builder().symmetry(symmetry).seed(7).build().next();
  }

  private static void board(Drawing drawing, double x, double y, Board board) {
    int side = 15;
    for (int cell = 0; cell < CELLS; cell++) {
      String fill = board.digit(cell) == 0 ? PAPER : CLUE;
      drawing.box(x + side * (cell % 9), y + side * (cell / 9), side, side, fill);
    }
    for (int edge = 0; edge <= 9; edge += 3) {
      drawing.line(x + side * edge, y, x + side * edge, y + 9 * side, 2);
      drawing.line(x, y + side * edge, x + 9 * side, y + side * edge, 2);
    }
  }

  /** The example of BitmaskEngine: an open cell of row 4, column 1 and box 3. */
  private static Drawing bitmask() {
    int row = bits(2, 5, 7);
    int column = bits(1, 3);
    int box = bits(1, 9);
    int used = row | column | box;
    int fitting = bits(1, 2, 3, 4, 5, 6, 7, 8, 9) & ~used;
    int first = Integer.lowestOneBit(fitting);
    Drawing drawing = new Drawing(780, 388, "The masks of BITMASK, step by step");
    for (int digit = 1; digit <= 9; digit++) {
      drawing.words(620 - 38 * digit + 19, 28, 14, true, "bit " + digit);
    }
    mask(drawing, 0, "used[row]", row, 0, "the row holds 2, 5, 7");
    mask(drawing, 1, "used[column]", column, 0, "the column 1, 3");
    mask(drawing, 2, "used[box]", box, 0, "the box 1, 9");
    mask(drawing, 3, "row | column | box", used, 0, "used somewhere");
    mask(drawing, 4, "complement: fitting", fitting, 0, "4, 6 and 8 fit");
    mask(drawing, 5, "lowest bit of fitting", first, first, "try 4 first");
    mask(drawing, 6, "used[row] ^= bit(4)", row ^ first, first, "put 4 into the cell");
    mask(drawing, 7, "used[row] ^= bit(4)", row, first, "remove 4 again");
    return drawing;
  }

  private static int bits(int... digits) {
    return IntStream.of(digits).map(digit -> 1 << digit).reduce(0, (all, bit) -> all | bit);
  }

  /** Draws the nine bits, the highest first; those that changed in another colour. */
  private static void mask(
      Drawing drawing, int line, String name, int mask, int changed, String meaning) {
    double y = 40 + 42 * line;
    drawing.words(20, y + 23, 16, false, name);
    for (int digit = 1; digit <= 9; digit++) {
      boolean isSet = (mask & 1 << digit) != 0;
      boolean isChanged = (changed & 1 << digit) != 0;
      double x = 620 - 38 * digit;
      drawing.box(x, y, 38, 34, isChanged ? NEWS : isSet ? "#a9cbe8" : PAPER);
      drawing.words(x + 19, y + 23, 16, true, isSet ? "1" : "0");
    }
    drawing.words(634, y + 23, 14, false, meaning);
  }

  /** Every package, above those that it uses. */
  private static Drawing packages() throws IOException {
    Map<Integer, List<String>> layers =
        packageNames().stream()
            .collect(groupingBy(DiagramsTest::layer, TreeMap::new, Collectors.toList()));
    List<List<String>> floors = floors(layers.get(INTERNAL));
    int taller = 25 * (floors.size() - 2);
    Drawing drawing =
        new Drawing(900, 90 * layers.size() + taller + 45, "The packages of the core");
    layer(drawing, 15, "what programs use besides the API", 44, layers.get(0));
    layer(drawing, 105, "steps with reasons", 44, layers.get(1));
    layer(drawing, 195, "the API", 44, layers.get(2));
    String rooms = "internal: engines, techniques and other rooms, not exported";
    for (int i = 0; i < floors.size(); i++) {
      layer(drawing, 285 + 25 * i, i == 0 ? rooms : "", 22, floors.get(i));
    }
    layer(drawing, 375 + taller, "what they share, not exported", 44, layers.get(INTERNAL + 1));
    String note =
        "A package uses those below it. Exceptions: docs/inside/architecture.md, Packages.";
    return drawing.words(20, 90 * layers.size() + taller + 30, 14, false, note);
  }

  private static void layer(
      Drawing drawing, double y, String meaning, double height, List<String> names) {
    if (!meaning.isEmpty()) {
      drawing.words(20, y + 14, 14, false, meaning);
    }
    double width = 860.0 / names.size();
    for (int i = 0; i < names.size(); i++) {
      String fill = names.get(i).startsWith("internal") ? PAPER : "#d7ecf7";
      double x = 20 + width * i;
      drawing.box(x, y + 22, width - 6, height, fill);
      int size = names.size() > 4 || height < 30 ? 13 : 15;
      String name = names.get(i).replace("internal.", "");
      drawing.words(x + (width - 6) / 2, y + 22 + height / 2 + 5, size, true, name);
    }
  }

  /**
   * Returns the internal packages floor by floor, the highest first: each uses, of these, only
   * those on the floors below.
   */
  private static List<List<String>> floors(List<String> names) {
    Map<String, Set<String>> uses = Dependencies.packages();
    Map<Integer, List<String>> floors = new TreeMap<>(Comparator.reverseOrder());
    for (String name : names) {
      floors.computeIfAbsent(floor(uses, names, name), it -> new ArrayList<>()).add(name);
    }
    return List.copyOf(floors.values());
  }

  /** Returns the floor above all that a package uses: there are no circles. */
  private static int floor(Map<String, Set<String>> uses, List<String> names, String name) {
    return uses.getOrDefault(name, Set.of()).stream()
        .filter(used -> !used.equals(name) && names.contains(used))
        .mapToInt(used -> floor(uses, names, used) + 1)
        .max()
        .orElse(0);
  }

  private static int layer(String name) {
    if (SHARED.contains(name)) {
      return INTERNAL + 1;
    }
    if (name.startsWith("internal")) {
      return INTERNAL;
    }
    if (name.equals("io.github.nonet")) {
      return 2;
    }
    return name.equals("logic") ? 1 : 0;
  }

  /** Returns the packages without the prefix; the rooms of the techniques for boards are one. */
  private static TreeSet<String> packageNames() throws IOException {
    Path root = classes().resolve("io/github/nonet");
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .map(file -> root.relativize(file.getParent()).toString().replaceAll("[/\\\\]", "."))
          .map(name -> name.startsWith("internal.logic.") ? "internal.logic" : name)
          .map(name -> name.isEmpty() ? "io.github.nonet" : name)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Path classes() {
    try {
      return Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns how many of the puzzles of a difficulty have each level: a row of the page. */
  private static List<Integer> levels(ExplainerLevel difficulty) throws IOException {
    String range =
        difficulty.min() == difficulty.max()
            ? String.valueOf(difficulty.min())
            : difficulty.min() + " to " + difficulty.max();
    String row = "| `" + difficulty + "` | " + range + " |";
    String page = Files.readString(Example.ROOT.resolve("docs/use/ratings.md"));
    assertThat(page).contains(row);
    String counts = page.substring(page.indexOf(row) + row.length()).lines().findFirst().get();
    return Stream.of(counts.split("\\|", -1))
        .limit(Level.values().length)
        .map(count -> count.isBlank() ? 0 : Integer.valueOf(count.strip()))
        .toList();
  }

  /** The ranges of ER as a scale, and for each of them the levels of its puzzles as a bar. */
  private static Drawing ratings() throws IOException {
    ExplainerLevel[] all = ExplainerLevel.values();
    Drawing drawing = new Drawing(780, 110 + 44 * all.length, "ER against HoDoKu's levels");
    for (Level level : Level.values()) {
      double x = 280 + 96 * level.ordinal();
      drawing.box(x, 14, 16, 16, LEVEL_COLOURS.get(level.ordinal()));
      drawing.words(x + 21, 27, 13, false, level.name());
    }
    drawing.words(20, 27, 14, false, "Difficulty, with its range of ER");
    for (ExplainerLevel difficulty : all) {
      bar(drawing, 44 + 44 * difficulty.ordinal(), difficulty);
    }
    double y = 44 + 44 * all.length + 10;
    drawing.words(280, y + 14, 13, false, "0 %");
    drawing.words(505, y + 14, 13, true, "50 %");
    drawing.words(706, y + 14, 13, false, "100 %");
    drawing.words(280, y + 36, 13, false, "of the puzzles have this level of HoDoKu");
    return drawing;
  }

  private static void bar(Drawing drawing, double y, ExplainerLevel difficulty) throws IOException {
    List<Integer> levels = levels(difficulty);
    drawing.words(20, y + 23, 15, false, difficulty.name());
    drawing.words(170, y + 23, 15, false, difficulty.min() + " to " + difficulty.max());
    double all = levels.stream().mapToInt(Integer::intValue).sum();
    double x = 280;
    for (Level level : Level.values()) {
      int count = levels.get(level.ordinal());
      double width = 450 * count / all;
      if (count > 0) {
        drawing.box(x, y, width, 34, LEVEL_COLOURS.get(level.ordinal()));
      }
      x += width;
    }
  }
}
