package io.github.nonet.benchmarks.corpus;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.TextFormatException;
import io.github.nonet.symmetry.Canonical;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A named list of puzzles, with the contents of its header.
 *
 * <p>A corpus file holds one puzzle a line, 81 characters and anything after them. Lines that start
 * with {@code #} make the header: {@code # key: value}.
 *
 * @param name the name that was requested
 * @param header the values of the header lines, by key; empty for a plain file
 * @param puzzles in the order of the file
 */
public record Corpus(String name, Map<String, String> header, List<Board> puzzles) {
  /** The corpora that come with the benchmarks. {@link MakeCorpusCommand} made them. */
  public static final List<String> SHIPPED =
      List.of("easy", "minimal", "hard", "many-solutions", "unsolvable");

  /** Unless the header gives another number, every search ends after this many guesses. */
  static final long DEFAULT_GUESS_LIMIT = 100_000;

  static final String GUESS_LIMIT = "guess limit";

  private static final int CELLS = 81;
  private static final Pattern SLICE = Pattern.compile("(.+):(\\d{1,9})");
  private static final Pattern HEADER = Pattern.compile("#([^:]*+):(.*)");

  /**
   * Returns the corpus of that name, or the corpus in the file at that path. {@code name:20} means
   * its first 20 puzzles.
   *
   * @throws IllegalArgumentException if there is none, or a line is not a puzzle
   */
  public static Corpus load(String name) {
    Matcher slice = SLICE.matcher(name);
    boolean isSlice = slice.matches();
    String whole = isSlice ? slice.group(1) : name;
    List<String> lines = lines(whole);
    List<Board> puzzles = puzzles(whole, lines);
    int size = isSlice ? Integer.parseInt(slice.group(2)) : puzzles.size();
    Corpus corpus =
        new Corpus(name, header(lines), puzzles.subList(0, Math.min(size, puzzles.size())));
    if (corpus.size() == 0) {
      throw new IllegalArgumentException("corpus " + name + " holds no puzzle");
    }
    corpus.guessLimit();
    return corpus;
  }

  private static List<String> lines(String name) {
    try (InputStream in =
        SHIPPED.contains(name)
            ? Corpus.class.getResourceAsStream(name + ".txt")
            : Files.newInputStream(Path.of(name))) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).lines().toList();
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException(
          "no corpus and no file '" + name + "'; the corpora are " + String.join(", ", SHIPPED), e);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + name + "': " + e, e);
    }
  }

  private static Map<String, String> header(List<String> lines) {
    return lines.stream()
        .map(HEADER::matcher)
        .filter(Matcher::matches)
        .collect(
            Collectors.toUnmodifiableMap(
                line -> line.group(1).strip(), line -> line.group(2).strip(), (a, b) -> b));
  }

  private static List<Board> puzzles(String name, List<String> lines) {
    return IntStream.range(0, lines.size())
        .filter(i -> !lines.get(i).isBlank() && !lines.get(i).startsWith("#"))
        .mapToObj(i -> puzzle(lines.get(i), name + ", line " + (i + 1)))
        .toList();
  }

  private static Board puzzle(String line, String place) {
    try {
      return Board.parse(line.substring(0, Math.min(CELLS, line.length())));
    } catch (TextFormatException e) {
      throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
    }
  }

  /** Returns the number of puzzles. */
  public int size() {
    return puzzles.size();
  }

  /** Returns a short name: of a file, its name without folders and ending; never the slice. */
  public String label() {
    return Path.of(name).getFileName().toString().replaceFirst("(\\.txt)?(:\\d+)?$", "");
  }

  /** Returns the number that the header gives for {@code key}. */
  public long total(String key) {
    String value = header.get(key);
    if (value == null || !value.matches("\\d{1,18}")) {
      throw new IllegalArgumentException(
          "the header of corpus %s gives '%s' for %s; expected a number"
              .formatted(name, value, key));
    }
    return Long.parseLong(value);
  }

  /** Returns how many guesses a search that is not sure to finish may make on one puzzle. */
  public long guessLimit() {
    return header.containsKey(GUESS_LIMIT) ? total(GUESS_LIMIT) : DEFAULT_GUESS_LIMIT;
  }

  /**
   * Returns whether searches of {@code algorithm} need the guess limit. Every search does on a file
   * without a guess limit in its header. On the shipped corpora only those strategies do that
   * search row by row by default: they need millions of guesses for some puzzles.
   */
  public boolean isBounded(Algorithm algorithm) {
    return !header.containsKey(GUESS_LIMIT) || algorithm.defaultOrder() == CellOrder.ROW_MAJOR;
  }

  /** Returns the solver to use on these puzzles, bounded if it needs to be. */
  public Solver solver(Algorithm algorithm, CellOrder order) {
    Solver solver = algorithm.solver(order);
    return isBounded(algorithm) ? solver.within(SearchLimit.guesses(guessLimit())) : solver;
  }

  /**
   * Returns the solver where each search has to end with an answer. On a file of puzzles it gives
   * up after the guess limit, so that it does not run for years; on the shipped corpora every
   * search for two solutions ends.
   */
  public Solver patientSolver(Algorithm algorithm, CellOrder order) {
    boolean isShipped = SHIPPED.contains(name.replaceFirst(":\\d+$", ""));
    return isShipped ? algorithm.solver(order) : solver(algorithm, order);
  }

  /**
   * Returns the SHA-256 of the canonical forms of all puzzles, sorted, one a line. It does not
   * depend on the order of the puzzles, nor on how their rows, columns and digits are permuted.
   */
  public String fingerprint() {
    String forms =
        puzzles.parallelStream()
            .map(puzzle -> Canonical.form(puzzle) + "\n")
            .sorted()
            .collect(Collectors.joining());
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(forms.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /**
   * Throws unless {@code solution} is one of {@code puzzle}, or null and there is none, so that no
   * figure comes from a wrong answer.
   *
   * @throws IllegalStateException if the answer is wrong
   */
  public static void requireRight(Board puzzle, Board solution) {
    boolean right =
        solution == null
            ? Algorithm.EXACT_COVER.solver().solve(puzzle).isEmpty()
            : solution.isSolutionOf(puzzle);
    if (!right) {
      throw new IllegalStateException("wrong answer for " + puzzle + ": " + solution);
    }
  }
}
