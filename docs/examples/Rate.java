import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/**
 * Rates a file of puzzles, one a line: {@code Rate INPUT [SECONDS]}.
 *
 * <p>A line may be in any form that fits on one, as {@code Board.parse} reads them. INPUT may be
 * {@code -}, for standard input. Line n of the output tells of the puzzle in line n, separated by
 * tabs: the puzzle; ER, EP and ED of Sudoku Explainer; level and score of HoDoKu; and the hardest
 * technique of the path of {@code LogicalSolver.standard()}. It is empty where a line is blank, a
 * comment that begins with {@code #}, or bad: no puzzle, not proper, or not rated in time.
 *
 * <p>SECONDS is the limit for each puzzle, 60 by default. Bad lines go to standard error with the
 * reason, and so does the progress, from two seconds on. Exit code: 0 when every puzzle was rated,
 * 1 when some lines were bad (the others are rated all the same), 2 for bad usage or a file that
 * cannot be read.
 */
public class Rate {
  private static final double DEFAULT_SECONDS = 60;
  private static final double MOST_SECONDS = 1e6;
  private static final long PROGRESS_NANOS = 2_000_000_000L;

  private final BufferedReader in;
  private final Writer out;
  private final SearchLimit limit;
  private final LogicalSolver solver;
  private final long start = System.nanoTime();
  private long reported = start;
  private long lines;
  private long rated;
  private long bad;

  private Rate(BufferedReader in, Writer out, SearchLimit limit) {
    this.in = in;
    this.out = out;
    this.limit = limit;
    this.solver = LogicalSolver.standard().within(limit);
  }

  public static void main(String[] args) {
    System.exit(run(args));
  }

  private static int run(String[] args) {
    if (args.length < 1 || args.length > 2) {
      System.err.println("usage: Rate INPUT [SECONDS]   (a puzzle a line; - is standard input)");
      return 2;
    }
    try (BufferedReader in = new BufferedReader(reader(args[0]));
        Writer out =
            new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8))) {
      Rate rate = new Rate(in, out, limit(args));
      rate.all();
      return rate.bad == 0 ? 0 : 1;
    } catch (IllegalArgumentException e) {
      System.err.println("Rate: " + e.getMessage());
      return 2;
    } catch (IOException e) {
      System.err.println("Rate: " + e);
      return 2;
    }
  }

  private static InputStreamReader reader(String input) throws IOException {
    InputStream bytes = input.equals("-") ? System.in : Files.newInputStream(Path.of(input));
    return new InputStreamReader(bytes, StandardCharsets.UTF_8);
  }

  private static SearchLimit limit(String[] args) {
    double seconds = args.length > 1 ? seconds(args[1]) : DEFAULT_SECONDS;
    return SearchLimit.time(Duration.ofNanos((long) (seconds * 1e9)));
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
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      lines++;
      out.write(line.isBlank() || line.startsWith("#") ? "" : answer(line));
      out.write('\n');
      report();
    }
    if (reported != start) {
      System.err.println(progress());
    }
  }

  /** Returns the ratings of a line, or nothing if it is bad. */
  private String answer(String line) {
    try {
      String ratings = ratings(Board.parse(line));
      rated++;
      return ratings;
    } catch (IllegalArgumentException e) {
      return bad(e.getMessage());
    } catch (SearchLimitExceededException e) {
      return bad("not rated in time");
    }
  }

  private String bad(String reason) {
    bad++;
    System.err.println("line " + lines + ": " + reason);
    return "";
  }

  private String ratings(Board puzzle) {
    ExplainerRating explainer = ExplainerRating.of(puzzle, limit);
    HodokuRating hodoku = HodokuRating.of(puzzle, limit);
    String hardest =
        solver.solve(Candidates.of(puzzle)).hardest().map(Technique::displayName).orElse("none");
    return String.join(
        "\t",
        puzzle.toString(),
        String.valueOf(explainer.er()),
        String.valueOf(explainer.ep()),
        String.valueOf(explainer.ed()),
        hodoku.level().toString(),
        String.valueOf(hodoku.score()),
        hardest);
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
