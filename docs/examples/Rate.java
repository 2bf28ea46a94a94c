import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.RatedStep;
import io.github.nonet.logic.Technique;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.TextPuzzle;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPath;
import io.github.nonet.variant.GridStep;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;

/**
 * Rates a file of puzzles: {@code Rate [--step] INPUT [SECONDS]}.
 *
 * <p>The file may be in any form of {@code PuzzleFormat}, with pencil marks or without, and
 * compressed by gzip; its first lines show which. INPUT may be {@code -}, for standard input. The
 * output reports each puzzle in a line, separated by tabs: the puzzle; ER, EP and ED of Sudoku
 * Explainer; level and score of HoDoKu, which are {@code -} for a puzzle of pencil marks; and the
 * hardest technique of the path of {@code LogicalSolver.standard()}. If the input has one puzzle
 * per line, line n of the output is for line n; it is empty where that is blank, a comment, the
 * header of CSV, or bad: no puzzle, not proper, or not rated in time.
 *
 * <p>A file whose first puzzle has other rules, as {@code Grid.parse} reads it, has one puzzle a
 * line. The scales are for the 9x9; their columns are then {@code -}, and {@code GridLogicalSolver}
 * determines the level.
 *
 * <p>With {@code --step} an extra column shows the step that determined the ER: the first of the
 * hardest ones, by the name of Sudoku Explainer.
 *
 * <p>SECONDS is the limit for each puzzle, 60 by default. Bad lines go to standard error with the
 * reason, and so does the progress, after two seconds. Exit code: 0 when every puzzle was rated, 1
 * when some lines were bad (the others are rated all the same), 2 for bad usage, a file that cannot
 * be read or written, or one without a puzzle.
 */
public class Rate {
  private static final double DEFAULT_SECONDS = 60;
  private static final double MOST_SECONDS = 1e6;

  /** This many characters are enough to find the format. */
  private static final int FIRST_CHARACTERS = 1 << 16;

  /** This many bytes decide whether a file is text, and no byte of UTF-8 is higher. */
  private static final int ENOUGH_TO_TELL = 512;

  private static final int HIGHEST_OF_UTF_8 = 0xf7;

  private static final long PROGRESS_NANOS = 2_000_000_000L;

  private final BufferedReader in;
  private final Writer out;
  private final long limitNanos;
  private final boolean withStep;
  private final long start = System.nanoTime();
  private long reported = start;
  private long lines;
  private long written;
  private long found;
  private long rated;
  private long bad;

  private Rate(BufferedReader in, Writer out, long limitNanos, boolean withStep) {
    this.in = in;
    this.out = out;
    this.limitNanos = limitNanos;
    this.withStep = withStep;
  }

  public static void main(String[] args) {
    System.exit(run(args));
  }

  private static int run(String[] args) {
    boolean withStep = args.length > 0 && args[0].equals("--step");
    return run(withStep, Arrays.copyOfRange(args, withStep ? 1 : 0, args.length));
  }

  private static int run(boolean withStep, String[] args) {
    if (args.length < 1 || args.length > 2) {
      System.err.println("usage: Rate [--step] INPUT [SECONDS]   (- is standard input)");
      return 2;
    }
    long limitNanos;
    try {
      limitNanos = (long) ((args.length > 1 ? seconds(args[1]) : DEFAULT_SECONDS) * 1e9);
    } catch (IllegalArgumentException e) {
      System.err.println("Rate: " + e.getMessage());
      return 2;
    }
    try (BufferedReader in = new BufferedReader(reader(args[0]));
        Writer out = new BufferedWriter(standardOutput())) {
      Rate rate = new Rate(in, out, limitNanos, withStep);
      rate.all();
      out.flush();
      return rate.found == 0 ? 2 : rate.bad == 0 ? 0 : 1;
    } catch (IOException | UncheckedIOException e) {
      System.err.println("Rate: " + e);
      return 2;
    }
  }

  private static InputStreamReader reader(String input) throws IOException {
    InputStream file = input.equals("-") ? System.in : Files.newInputStream(Path.of(input));
    return new InputStreamReader(text(file, input), StandardCharsets.UTF_8);
  }

  /**
   * Returns the text of a file, which may be compressed by gzip; input that is not text is refused.
   */
  private static InputStream text(InputStream file, String name) throws IOException {
    InputStream in = new BufferedInputStream(file);
    in.mark(ENOUGH_TO_TELL);
    byte[] start = in.readNBytes(ENOUGH_TO_TELL);
    in.reset();
    if (start.length > 1 && start[0] == 0x1f && start[1] == (byte) 0x8b) {
      return new GZIPInputStream(in);
    }
    for (byte b : start) {
      boolean isControl = b >= 0 && b < ' ' && !Character.isWhitespace(b);
      if (isControl || (b & 0xff) > HIGHEST_OF_UTF_8) {
        throw new IOException(name + " is not text; expected puzzles as text in UTF-8");
      }
    }
    return in;
  }

  /** Returns standard output that, unlike System.out, reports when it cannot be written. */
  private static Writer standardOutput() {
    return new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8);
  }

  private static double seconds(String text) {
    double seconds;
    try {
      seconds = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("SECONDS is '" + text + "'; expected a number", e);
    }
    if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
      throw new IllegalArgumentException("SECONDS is " + text + "; expected more than 0");
    }
    return seconds;
  }

  private void all() throws IOException {
    List<String> first = firstLines();
    if (haveOtherRules(first)) {
      allOfOtherRules();
    } else {
      all(PuzzleFormat.detect(first));
    }
    if (reported != start) {
      System.err.println(progress());
    }
  }

  private void all(PuzzleFormat format) throws IOException {
    Iterator<TextPuzzle> puzzles =
        format
            .read(PuzzleFormat.lines(in).peek(line -> lines++), fault -> bad(fault.getMessage()))
            .iterator();
    while (puzzles.hasNext()) {
      TextPuzzle puzzle = puzzles.next();
      if (format.isOnePerLine()) {
        skipTo(puzzle.line() - 1);
      }
      write(answer(puzzle.line(), () -> ratings(puzzle)));
      report();
    }
    if (format.isOnePerLine()) {
      skipTo(lines);
    }
  }

  private void allOfOtherRules() throws IOException {
    Iterator<String> all = PuzzleFormat.lines(in).iterator();
    while (all.hasNext()) {
      String line = all.next();
      lines++;
      write(isPuzzle(line) ? answer(lines, () -> level(line)) : "");
      report();
    }
  }

  private static boolean isPuzzle(String line) {
    String text = line.replace("\ufeff", "").strip();
    return !text.isEmpty() && !text.startsWith("#");
  }

  /** Returns whether the first puzzle is a line with rules other than classic ones. */
  private static boolean haveOtherRules(List<String> lines) {
    try {
      Optional<String> first = lines.stream().filter(Rate::isPuzzle).findFirst();
      return first.isPresent() && !Grid.parse(first.get()).rules().isClassic();
    } catch (TextFormatException e) {
      return false;
    }
  }

  private List<String> firstLines() throws IOException {
    in.mark(FIRST_CHARACTERS);
    char[] first = new char[FIRST_CHARACTERS - 1];
    int length = 0;
    for (int read = 0; read >= 0 && length < first.length; length += Math.max(0, read)) {
      read = in.read(first, length, first.length - length);
    }
    in.reset();
    return new String(first, 0, length).lines().limit(50).toList();
  }

  /** Writes an empty line for each line of the input that has no puzzle. */
  private void skipTo(long line) throws IOException {
    while (written < line) {
      write("");
    }
  }

  private void write(String line) throws IOException {
    out.write(line);
    out.write('\n');
    written++;
  }

  /** Returns the ratings of a puzzle, or nothing if it has none. */
  private String answer(long line, Supplier<String> ratingsOfPuzzle) {
    String place = "line " + line + ": ";
    found++;
    try {
      String ratings = ratingsOfPuzzle.get();
      rated++;
      return ratings;
    } catch (IllegalArgumentException e) {
      return bad(place + e.getMessage());
    } catch (SearchLimitExceededException e) {
      return bad(place + "not rated in time");
    }
  }

  private String bad(String reason) {
    bad++;
    System.err.println(reason);
    return "";
  }

  private String ratings(TextPuzzle text) {
    long deadline = System.nanoTime() + limitNanos;
    Candidates puzzle = text.candidates();
    /* A game without eliminations is rated as its board is. */
    int[] sets = puzzle.toDigitSets();
    boolean isBoard = Arrays.equals(sets, Candidates.of(text.puzzle()).toDigitSets());
    ExplainerRating explainer = ExplainerRating.of(puzzle, until(deadline));
    String level = "-";
    String score = "-";
    if (isBoard) {
      HodokuRating hodoku = HodokuRating.of(text.puzzle(), until(deadline));
      level = hodoku.level().toString();
      score = String.valueOf(hodoku.score());
    }
    LogicalSolver solver = LogicalSolver.standard().within(until(deadline));
    String hardest = solver.solve(puzzle).hardest().map(Technique::displayName).orElse("none");
    return String.join(
        "\t",
        isBoard ? text.puzzle().toString() : puzzle.toHodokuString(),
        String.valueOf(explainer.er()),
        String.valueOf(explainer.ep()),
        String.valueOf(explainer.ed()),
        level,
        score,
        withStep ? hardest + "\t" + hardestStep(puzzle, until(deadline)) : hardest);
  }

  private String level(String line) {
    Grid puzzle = Grid.parse(line);
    SearchLimit limit = SearchLimit.time(Duration.ofNanos(limitNanos));
    GridPath path = GridLogicalSolver.standard().within(limit).solve(GridCandidates.of(puzzle));
    if (!path.isSolved()) {
      throw new IllegalArgumentException("the puzzle does not have one solution");
    }
    Optional<GridTechnique> hardest = path.hardest();
    Optional<GridStep> step =
        path.steps().stream().filter(it -> it.technique() == hardest.get()).findFirst();
    return String.join(
        "\t",
        puzzle.toFullString(),
        "-\t-\t-",
        hardest.map(GridTechnique::level).orElse(Level.EASY).toString(),
        "-",
        hardest.map(GridTechnique::displayName).orElse("none")
            + (withStep ? "\t" + step.map(GridStep::toString).orElse("") : ""));
  }

  /** Returns the step that made the ER, or nothing for a board that is complete. */
  private static String hardestStep(Candidates puzzle, SearchLimit limit) {
    return ExplainerRating.path(puzzle, limit)
        .reduce((hardest, next) -> next.rating() > hardest.rating() ? next : hardest)
        .map(RatedStep::toString)
        .orElse("");
  }

  /** Returns the time left for a puzzle, because its ratings share one limit. */
  private static SearchLimit until(long deadline) {
    return SearchLimit.time(Duration.ofNanos(Math.max(0, deadline - System.nanoTime())));
  }

  private void report() {
    if (System.nanoTime() - reported >= PROGRESS_NANOS) {
      reported = System.nanoTime();
      System.err.println(progress());
    }
  }

  private String progress() {
    double seconds = (System.nanoTime() - start) / 1e9;
    return String.format(
        Locale.ROOT,
        "%,d lines, %,d puzzles rated in %.0f s, %,.0f a second",
        lines,
        rated,
        seconds,
        rated / seconds);
  }
}
