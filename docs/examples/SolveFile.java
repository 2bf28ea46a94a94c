import io.github.nonet.Board;
import io.github.nonet.BoardFormatException;
import io.github.nonet.bulk.BulkSolver;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Solves a file of puzzles, one a line, with all cores: {@code SolveFile INPUT [OUTPUT]}.
 *
 * <p>A line may be in any form that fits on one, as {@code Board.parse} reads them. INPUT may be
 * {@code -}, for standard input; without OUTPUT, the solutions go to standard output. Line n of the
 * output is the solution found first of the puzzle in line n. It is empty if that has none, or is
 * no puzzle: malformed, blank, or a comment that begins with {@code #}.
 *
 * <p>The file may be larger than memory. How many puzzles had one solution, several, or none, and
 * which lines were malformed, goes to standard error. Exit code: 0 when every line was read, 1 when
 * some were malformed (the others are solved all the same), 2 for bad usage or a file that cannot
 * be read or written.
 */
public class SolveFile {
  private static final int THREADS = Runtime.getRuntime().availableProcessors();

  /** Chunks that are in memory at a time. */
  private static final int MAX_PENDING = 2 * THREADS + 2;

  /** Everybody needs one for himself. */
  private static final ThreadLocal<BulkSolver> SOLVER = ThreadLocal.withInitial(BulkSolver::create);

  public static void main(String[] args) throws InterruptedException {
    System.exit(run(args));
  }

  private static int run(String[] args) throws InterruptedException {
    if (args.length < 1 || args.length > 2) {
      System.err.println(
          "usage: SolveFile INPUT [OUTPUT]   (a puzzle a line; - is standard input)");
      return 2;
    }
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try (InputStream in = open(args[0]);
        OutputStream out = create(args)) {
      Progress progress = new Progress(sizeOf(args[0]), args.length == 2);
      Summary summary = new Summary();
      solve(new Chunks(in), out, pool, summary, progress);
      progress.end();
      summary.print(progress.seconds());
      return summary.malformed == 0 ? 0 : 1;
    } catch (IOException e) {
      System.err.println("SolveFile: " + e);
      return 2;
    } finally {
      pool.shutdownNow();
    }
  }

  private static InputStream open(String input) throws IOException {
    return input.equals("-") ? System.in : Files.newInputStream(Path.of(input));
  }

  private static OutputStream create(String[] args) throws IOException {
    if (args.length == 1) {
      return new FileOutputStream(FileDescriptor.out);
    }
    Path output = Path.of(args[1]);
    boolean mayBeSame = Files.exists(output) && !args[0].equals("-");
    if (mayBeSame && Files.isSameFile(output, Path.of(args[0]))) {
      throw new IOException("INPUT and OUTPUT are the same file");
    }
    return Files.newOutputStream(output);
  }

  private static long sizeOf(String input) throws IOException {
    return input.equals("-") ? 0 : Files.size(Path.of(input));
  }

  /** Keeps the pool busy, and writes what is done in the order of the input. */
  private static void solve(
      Chunks chunks, OutputStream out, ExecutorService pool, Summary summary, Progress progress)
      throws IOException, InterruptedException {
    Queue<Future<Result>> pending = new ArrayDeque<>();
    for (byte[] lines = chunks.next(); lines.length > 0 || !pending.isEmpty(); ) {
      if (lines.length > 0 && pending.size() < MAX_PENDING) {
        byte[] chunk = lines;
        pending.add(pool.submit(() -> new Chunk(chunk).solve(SOLVER.get())));
        lines = chunks.next();
      } else {
        Result result = get(pending.remove());
        out.write(result.solutions);
        summary.add(result);
        progress.add(result);
      }
    }
  }

  private static Result get(Future<Result> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Cuts the input into pieces of whole lines. */
  private static final class Chunks {
    private static final int SIZE = 1 << 18;

    private final InputStream in;
    private byte[] rest = {};

    Chunks(InputStream in) {
      this.in = in;
    }

    /** Returns some lines; none at the end. */
    byte[] next() throws IOException {
      byte[] bytes = rest;
      int end = -1;
      boolean more = true;
      while (end < 0 && more) {
        byte[] read = in.readNBytes(SIZE);
        more = read.length == SIZE;
        int length = bytes.length;
        bytes = Arrays.copyOf(bytes, length + read.length);
        System.arraycopy(read, 0, bytes, length, read.length);
        end = more ? lastLineEnd(bytes) : bytes.length;
      }
      rest = Arrays.copyOfRange(bytes, end, bytes.length);
      return Arrays.copyOf(bytes, end);
    }

    private static int lastLineEnd(byte[] bytes) {
      int end = bytes.length;
      while (end > 0 && bytes[end - 1] != '\n') {
        end--;
      }
      return end > 0 ? end : -1;
    }
  }

  /** Some lines, and what became of them. */
  private static final class Chunk {
    private static final int CELLS = 81;

    /** Stands for a line that is no puzzle. */
    private static final int NO_PUZZLE = -1;

    private final byte[] text;
    private final byte[] puzzles;
    private int puzzleCount;

    /** For each line the number of its puzzle. */
    private int[] puzzleOfLine = new int[64];

    private int lineCount;
    private final List<Fault> faults = new ArrayList<>();

    Chunk(byte[] text) {
      this.text = text;
      /* No line with fewer than 81 bytes is a puzzle. */
      this.puzzles = new byte[text.length / CELLS * CELLS];
    }

    Result solve(BulkSolver solver) {
      read();
      int[] counts = new int[puzzleCount];
      solver.solve(puzzles, puzzleCount, 2, puzzles, counts);
      return new Result(text.length, lineCount, write(counts), counts, faults);
    }

    private void read() {
      for (int start = 0; start < text.length; ) {
        int end = start;
        while (end < text.length && text[end] != '\n') {
          end++;
        }
        addLine(readLine(start, end));
        start = end + 1;
      }
    }

    private void addLine(int puzzle) {
      if (lineCount == puzzleOfLine.length) {
        puzzleOfLine = Arrays.copyOf(puzzleOfLine, 2 * lineCount);
      }
      puzzleOfLine[lineCount++] = puzzle;
    }

    /** Returns the number of the puzzle in a line, or NO_PUZZLE. */
    private int readLine(int start, int end) {
      if (isPlain(start, end)) {
        System.arraycopy(text, start, puzzles, puzzleCount * CELLS, CELLS);
        return puzzleCount++;
      }
      String line = new String(text, start, end - start, StandardCharsets.UTF_8).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        return NO_PUZZLE;
      }
      try {
        String plain = Board.parse(line).toString();
        byte[] cells = plain.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(cells, 0, puzzles, puzzleCount * CELLS, CELLS);
        return puzzleCount++;
      } catch (BoardFormatException e) {
        faults.add(new Fault(lineCount, e.getMessage()));
        return NO_PUZZLE;
      }
    }

    /** Returns whether a line is what nearly all are: 81 digits or dots. */
    private boolean isPlain(int start, int end) {
      boolean plain = end - start == CELLS || (end - start == CELLS + 1 && text[end - 1] == '\r');
      for (int i = start; plain && i < start + CELLS; i++) {
        plain = text[i] == '.' || (text[i] >= '0' && text[i] <= '9');
      }
      return plain;
    }

    /** Returns a line for each line. */
    private byte[] write(int[] counts) {
      byte[] lines = new byte[lineCount + puzzleCount * CELLS];
      int length = 0;
      for (int line = 0; line < lineCount; line++) {
        int puzzle = puzzleOfLine[line];
        if (puzzle != NO_PUZZLE && counts[puzzle] > 0) {
          System.arraycopy(puzzles, puzzle * CELLS, lines, length, CELLS);
          length += CELLS;
        }
        lines[length++] = '\n';
      }
      return Arrays.copyOf(lines, length);
    }
  }

  /** A malformed line; the first line of the chunk is number 0. */
  private record Fault(int line, String message) {}

  /** What became of a chunk. */
  private record Result(
      int bytes, int lineCount, byte[] solutions, int[] counts, List<Fault> faults) {}

  /** Adds up what became of the puzzles. */
  private static final class Summary {
    private static final int MOST_FAULTS_SHOWN = 20;

    private final long[] puzzlesByCount = new long[3];
    private final List<String> faults = new ArrayList<>();
    private long lines;
    private long malformed;

    void add(Result result) {
      for (int count : result.counts) {
        puzzlesByCount[count]++;
      }
      for (Fault fault : result.faults) {
        if (malformed++ < MOST_FAULTS_SHOWN) {
          faults.add("line " + (lines + fault.line + 1) + ": " + fault.message);
        }
      }
      lines += result.lineCount;
    }

    void print(double seconds) {
      long puzzles = Arrays.stream(puzzlesByCount).sum();
      System.err.printf(
          "%,d puzzles in %.2f s (%,.0f a second): %,d unique, %,d with several solutions,"
              + " %,d with none; %,d malformed lines%n",
          puzzles,
          seconds,
          puzzles / seconds,
          puzzlesByCount[1],
          puzzlesByCount[2],
          puzzlesByCount[0],
          malformed);
      faults.forEach(System.err::println);
      if (malformed > faults.size()) {
        System.err.println("... and " + (malformed - faults.size()) + " more");
      }
    }
  }

  /** Tells people at a terminal how far it is. */
  private static final class Progress {
    private static final long REPORT_NANOS = 200_000_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final boolean shown;
    private final long size;
    private final long start = System.nanoTime();
    private long reported = start;
    private long bytes;
    private long puzzles;

    /** The size is 0 if it is not known. */
    Progress(long size, boolean toFile) {
      this.size = size;
      this.shown = toFile && System.console() != null;
    }

    void add(Result result) {
      bytes += result.bytes;
      puzzles += result.counts.length;
      if (shown && System.nanoTime() - reported >= REPORT_NANOS) {
        reported = System.nanoTime();
        System.err.print("\r" + line() + "   ");
      }
    }

    private String line() {
      String rate = String.format("%,d puzzles, %,.0f a second", puzzles, puzzles / seconds());
      if (bytes > size) {
        return rate;
      }
      double done = (double) bytes / size;
      double left = seconds() * (1 - done) / done;
      return rate + String.format(", %.0f %% done, %.0f s left", 100 * done, left);
    }

    void end() {
      if (shown && reported != start) {
        System.err.println("\r" + line() + "   ");
      }
    }

    double seconds() {
      return (System.nanoTime() - start) / NANOS_PER_SECOND;
    }
  }
}
