package io.github.nonet.benchmarks.corpus;

import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A named list of puzzles of other sizes and variants.
 *
 * <p>A file holds one puzzle a line in a form that {@link Grid#parse} reads, without blanks. A
 * solution, or {@code -} for none, may follow after a blank, and then anything else. Lines that
 * start with {@code #} make the header: {@code # key: value}. With {@code # rules: samurai} the
 * lines are the lines of five grids, which {@code Grid.parse} does not read.
 *
 * @param name the name that was requested
 * @param header the values of the header lines, by key
 * @param puzzles in the order of the file
 */
public record GridCorpus(String name, Map<String, String> header, List<Puzzle> puzzles) {
  /** The corpora that come with the benchmarks. {@link MakeVariantsCommand} made them. */
  public static final List<String> SHIPPED =
      List.of(
          "6x6",
          "12x12",
          "16x16",
          "x",
          "hyper",
          "jigsaw",
          "samurai",
          "killer",
          "thermometer",
          "renban",
          "arrow",
          "sandwich");

  private static final String RULES = "rules";
  private static final String SAMURAI = "samurai";
  private static final String UNKNOWN = "-";
  private static final Pattern SLICE = Pattern.compile("(.+):(\\d{1,9})");
  private static final Pattern HEADER = Pattern.compile("#([^:]*+):(.*)");

  /**
   * A puzzle, taken apart so that it can be built within the timed part.
   *
   * @param houses its rules without cages and constraints
   * @param cages its cages
   * @param constraints its constraints
   * @param values its clues, 0 for an empty cell
   * @param hasSolution whether the file gives a solution
   */
  public record Puzzle(
      Rules houses,
      List<Cage> cages,
      List<Constraint> constraints,
      int[] values,
      boolean hasSolution) {
    static Puzzle of(Grid grid, boolean hasSolution) {
      Rules rules = grid.rules();
      Rules houses = rules.cages().isEmpty() ? rules : rules.withCages(List.of());
      Rules plain = rules.constraints().isEmpty() ? houses : houses.withConstraints(List.of());
      return new Puzzle(plain, rules.cages(), rules.constraints(), grid.toArray(), hasSolution);
    }

    /** Makes the grid. The tables of the houses exist already, all others do not. */
    public Grid grid() {
      Rules caged = cages.isEmpty() ? houses : houses.withCages(cages);
      return Grid.copyOf(
          constraints.isEmpty() ? caged : caged.withConstraints(constraints), values);
    }
  }

  /**
   * Returns the corpus of that name, or the corpus in the file at that path. {@code name:20} means
   * its first 20 puzzles.
   *
   * @throws IllegalArgumentException if there is none, a line is not a puzzle, or the text after
   *     the blank is not its solution
   */
  public static GridCorpus load(String name) {
    Matcher slice = SLICE.matcher(name);
    boolean isSlice = slice.matches();
    String whole = isSlice ? slice.group(1) : name;
    long size = isSlice ? Long.parseLong(slice.group(2)) : Long.MAX_VALUE;
    Map<String, String> header = new HashMap<>();
    List<Puzzle> puzzles = new ArrayList<>();
    List<String> lines = lines(whole);
    for (int i = 0; i < lines.size() && puzzles.size() < size; i++) {
      Matcher entry = HEADER.matcher(lines.get(i));
      if (entry.matches()) {
        header.put(entry.group(1).strip(), entry.group(2).strip());
      } else if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
        puzzles.add(puzzle(lines.get(i), header, whole + ", line " + (i + 1)));
      }
    }
    if (puzzles.isEmpty()) {
      throw new IllegalArgumentException("corpus " + name + " holds no puzzle");
    }
    return new GridCorpus(name, Map.copyOf(header), List.copyOf(puzzles));
  }

  private static List<String> lines(String name) {
    try (InputStream in =
        SHIPPED.contains(name)
            ? GridCorpus.class.getResourceAsStream("variants/" + name + ".txt")
            : Files.newInputStream(Path.of(name))) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).lines().toList();
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException(
          "no corpus and no file '" + name + "'; the corpora are " + String.join(", ", SHIPPED), e);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + name + "': " + e, e);
    }
  }

  private static Puzzle puzzle(String line, Map<String, String> header, String place) {
    String[] words = line.strip().split("\\s+");
    try {
      Grid grid = grid(words[0], header);
      boolean hasSolution = words.length > 1 && !words[1].equals(UNKNOWN);
      if (hasSolution && !grid.rules().parseGrid(words[1]).isSolutionOf(grid)) {
        throw new IllegalArgumentException("the second word is not a solution of the puzzle");
      }
      return Puzzle.of(grid, hasSolution);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  private static Grid grid(String text, Map<String, String> header) {
    String rules = header.get(RULES);
    if (rules == null) {
      return Grid.parse(text);
    }
    if (!rules.equals(SAMURAI)) {
      throw new IllegalArgumentException("the rules are '" + rules + "'; expected " + SAMURAI);
    }
    return Rules.samurai().parseGrid(text);
  }

  /** Returns the number of puzzles. */
  public int size() {
    return puzzles.size();
  }
}
