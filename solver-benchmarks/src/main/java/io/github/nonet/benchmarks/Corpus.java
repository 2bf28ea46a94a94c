package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.BoardFormatException;
import io.github.nonet.CellOrder;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A named list of puzzles, with what its header says about them.
 *
 * <p>A corpus file holds one puzzle a line, 81 characters and anything after them. Lines that begin
 * with {@code #} make the header: {@code # key: value}.
 *
 * @param name how it was asked for
 * @param header what the header lines say, by key; empty for a plain file
 * @param puzzles in the order of the file
 */
record Corpus(String name, Map<String, String> header, List<Board> puzzles) {
  /** The corpora that come with the benchmarks. {@link CorpusMaker} made them. */
  static final List<String> SHIPPED =
      List.of("easy", "minimal", "hard", "many-solutions", "unsolvable");

  /** Where nothing is declared, every search ends after this many guesses. */
  static final long DEFAULT_GUESS_LIMIT = 100_000;

  private static final int CELLS = 81;
  private static final Pattern SLICE = Pattern.compile("(.+):(\\d{1,9})");
  private static final Pattern HEADER = Pattern.compile("#\\s*([^:]+):\\s*(.*)");

  Corpus {
    header = Map.copyOf(header);
    puzzles = List.copyOf(puzzles);
  }

  /**
   * Returns the corpus of that name, or that of the file at that path. {@code name:20} stands for
   * its first 20 puzzles.
   *
   * @throws IllegalArgumentException if there is none, or a line is not a puzzle
   */
  static Corpus load(String name) {
    Matcher slice = SLICE.matcher(name);
    if (!slice.matches()) {
      return loadWhole(name);
    }
    Corpus whole = load(slice.group(1));
    int size = Math.min(Integer.parseInt(slice.group(2)), whole.size());
    return requirePuzzles(new Corpus(name, whole.header, whole.puzzles.subList(0, size)));
  }

  private static Corpus loadWhole(String name) {
    List<String> lines = SHIPPED.contains(name) ? readResource(name) : readFile(name);
    return requirePuzzles(new Corpus(name, header(lines), puzzles(name, lines)));
  }

  private static Corpus requirePuzzles(Corpus corpus) {
    if (corpus.size() == 0) {
      throw new IllegalArgumentException("corpus " + corpus.name + " holds no puzzle");
    }
    return corpus;
  }

  private static List<String> readResource(String name) {
    try (InputStream in = Corpus.class.getResourceAsStream(name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> readFile(String name) {
    Path file = Path.of(name);
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          "no corpus and no file '" + name + "'; the corpora are " + String.join(", ", SHIPPED));
    }
    try {
      return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + name + "': " + e, e);
    }
  }

  private static Map<String, String> header(List<String> lines) {
    Map<String, String> header = new LinkedHashMap<>();
    for (String line : lines) {
      Matcher matcher = HEADER.matcher(line);
      if (matcher.matches()) {
        header.put(matcher.group(1), matcher.group(2));
      }
    }
    return header;
  }

  private static List<Board> puzzles(String name, List<String> lines) {
    List<Board> puzzles = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        puzzles.add(puzzle(line, name + ", line " + (i + 1)));
      }
    }
    return puzzles;
  }

  private static Board puzzle(String line, String place) {
    try {
      return Board.parse(line.substring(0, Math.min(CELLS, line.length())));
    } catch (BoardFormatException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  int size() {
    return puzzles.size();
  }

  /** Returns the number that the header gives for {@code key}. */
  long total(String key) {
    String value = header.get(key);
    if (value == null) {
      throw new IllegalArgumentException("the header of corpus " + name + " has no " + key);
    }
    return Long.parseLong(value);
  }

  /** Returns how many guesses a search that is not sure to finish may make on one puzzle. */
  long guessLimit() {
    return header.containsKey("guess limit") ? total("guess limit") : DEFAULT_GUESS_LIMIT;
  }

  /**
   * Returns whether {@code algorithm} in {@code order} is declared to finish on every puzzle within
   * the guess limit. Nothing is declared of a file without a header.
   */
  boolean isFinishedBy(Algorithm algorithm, CellOrder order) {
    String exceptions = header.get("not finished by");
    return exceptions != null
        && !Set.of(exceptions.split(",\\s*")).contains(algorithm + "/" + order);
  }

  /** Returns the solver to use on these puzzles, bounded unless it is declared to finish. */
  Solver solver(Algorithm algorithm, CellOrder order) {
    Solver solver = algorithm.solver(order);
    return isFinishedBy(algorithm, order)
        ? solver
        : solver.within(SearchLimit.guesses(guessLimit()));
  }
}
