import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.PuzzleFormatException;
import io.github.nonet.text.TextPuzzle;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Solves a file of puzzles with all cores: {@code SolveFile INPUT [OUTPUT]}.
 *
 * <p>The file may be in any form of {@code PuzzleFormat}, with pencil marks or without, and
 * compressed by gzip; its first lines show which. INPUT may be {@code -}, for standard input;
 * without OUTPUT, the solutions go to standard output. If the input has one puzzle per line, line n
 * of the output is the solution found first of the puzzle in line n; it is empty if the puzzle has
 * none, or the line is not a puzzle: malformed, blank, or a comment that starts with {@code #}. CSV
 * keeps its header and its columns, and gets the solution as a further one. In other formats, each
 * puzzle has a line of the output, in their order.
 *
 * <p>The file may be larger than memory. Standard error gets the progress every two seconds, then
 * how many puzzles had one solution, several, or none, and which lines were malformed. Exit code: 0
 * when every puzzle was read, 1 when some lines were malformed (the others are solved all the
 * same), 2 for bad usage, a file that cannot be read or written, or one without a puzzle.
 */
public class SolveFile {
  /** This many bytes decide whether a file is text, and no byte of UTF-8 is higher. */
  private static final int ENOUGH_TO_TELL = 512;

  private static final int HIGHEST_OF_UTF_8 = 0xf7;

  private static final int THREADS = Runtime.getRuntime().availableProcessors();

  /** Chunks that are in memory at a time. */
  private static final int MAX_PENDING = 2 * THREADS + 2;

  /** A bulk solver serves one thread. */
  private static final ThreadLocal<BulkSolver> SOLVER = ThreadLocal.withInitial(BulkSolver::create);

  public static void main(String[] args) throws InterruptedException {
    System.exit(run(args));
  }

  private static int run(String[] args) throws InterruptedException {
    if (args.length < 1 || args.length > 2) {
      System.err.println("usage: SolveFile INPUT [OUTPUT]   (- is standard input)");
      return 2;
    }
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try (CountingInput in = new CountingInput(open(args[0]));
        InputStream text = text(in, args[0]);
        OutputStream out = create(args)) {
      Summary summary = new Summary();
      Progress progress = new Progress(args[0].equals("-") ? 0 : Files.size(Path.of(args[0])), in);
      solve(chunks(text, summary), out, pool, summary, progress);
      summary.print(progress.seconds());
      return summary.puzzles() == 0 ? 2 : summary.malformed == 0 ? 0 : 1;
    } catch (IOException | UncheckedIOException | ExecutionException e) {
      System.err.println("SolveFile: " + e);
      return 2;
    } finally {
      pool.shutdownNow();
    }
  }

  private static InputStream open(String input) throws IOException {
    if (input.equals("-")) {
      return System.in;
    }
    if (Files.isDirectory(Path.of(input))) {
      throw new IOException(input + " is a directory; expected a file of puzzles");
    }
    return Files.newInputStream(Path.of(input));
  }

  /**
   * Returns the text of a file, which may be compressed by gzip; input that is not text is refused.
   */
  private static InputStream text(InputStream file, String name) throws IOException {
    InputStream in = new BufferedInputStream(file, LineChunks.SIZE);
    in.mark(ENOUGH_TO_TELL);
    byte[] start = in.readNBytes(ENOUGH_TO_TELL);
    in.reset();
    if (start.length > 1 && start[0] == 0x1f && start[1] == (byte) 0x8b) {
      return new BufferedInputStream(new GZIPInputStream(in, LineChunks.SIZE));
    }
    for (byte b : start) {
      if (isBinary(b)) {
        throw new IOException(name + " is not text; expected puzzles as text in UTF-8");
      }
    }
    return in;
  }

  private static boolean isBinary(byte b) {
    boolean isControl = b >= 0 && b < ' ' && !(b >= '\t' && b <= '\r');
    return isControl || (b & 0xff) > HIGHEST_OF_UTF_8;
  }

  private static OutputStream create(String[] args) throws IOException {
    if (args.length == 1) {
      return new FileOutputStream(FileDescriptor.out);
    }
    Path output = Path.of(args[1]);
    boolean hasBoth = Files.exists(output) && !args[0].equals("-");
    if (hasBoth && Files.isSameFile(output, Path.of(args[0]))) {
      throw new IOException("INPUT and OUTPUT are the same file");
    }
    return Files.newOutputStream(output);
  }

  /** Looks at the first lines and returns the lines to solve, cut into pieces. */
  private static Chunks chunks(InputStream in, Summary summary) throws IOException {
    in.mark(LineChunks.SIZE);
    byte[] first = in.readNBytes(LineChunks.SIZE / 2);
    in.reset();
    List<String> lines = new String(first, StandardCharsets.UTF_8).lines().limit(50).toList();
    PuzzleFormat format = PuzzleFormat.detect(lines);
    return format.isOnePerLine()
        ? new LineChunks(in, format)
        : new OtherChunks(in, format, summary);
  }

  /** Keeps the pool busy, and writes what is done in the order of the input. */
  private static void solve(
      Chunks chunks, OutputStream out, ExecutorService pool, Summary summary, Progress progress)
      throws IOException, InterruptedException, ExecutionException {
    ArrayDeque<Future<Result>> pending = new ArrayDeque<>();
    for (Chunk lines = chunks.next(); !lines.isEmpty() || !pending.isEmpty(); ) {
      if (!lines.isEmpty() && pending.size() < MAX_PENDING) {
        Chunk chunk = lines;
        pending.add(pool.submit(() -> chunk.solve(SOLVER.get())));
        lines = chunks.next();
      } else {
        Result result = pending.remove().get();
        out.write(result.solutions);
        summary.add(result);
        progress.add(result);
      }
    }
  }

  /** The input, which knows how much of it was read. */
  private static final class CountingInput extends FilterInputStream {
    private long count;

    CountingInput(InputStream in) {
      super(in);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = super.read(bytes, offset, length);
      count += Math.max(0, read);
      return read;
    }
  }

  /** The input in pieces of whole lines. */
  private interface Chunks {
    /** Returns some lines; none at the end. */
    Chunk next() throws IOException;
  }

  /** Cuts an input that has a puzzle a line. */
  private static final class LineChunks implements Chunks {
    static final int SIZE = 1 << 18;

    /** No title is nearly as long. */
    private static final int LONGEST_TITLE = 1 << 12;

    private final InputStream in;
    private final PuzzleFormat format;
    private byte[] rest = {};

    /** Whether a header may come: before the first puzzle of CSV. */
    private boolean isStart = true;

    /** How many bytes of CSV are known to be text. */
    private long checked;

    LineChunks(InputStream in, PuzzleFormat format) {
      this.in = in;
      this.format = format;
    }

    @Override
    public Chunk next() throws IOException {
      byte[] read = in.readNBytes(SIZE);
      if (format == PuzzleFormat.CSV) {
        requireText(read);
      }
      byte[] bytes = Arrays.copyOf(rest, rest.length + read.length);
      System.arraycopy(read, 0, bytes, rest.length, read.length);
      int end =
          read.length == SIZE ? endOfPuzzle(bytes, lastLineEnd(bytes, bytes.length)) : bytes.length;
      if (end == 0 && bytes.length > 0) {
        throw new IOException("a line is longer than " + SIZE + " bytes; expected a puzzle a line");
      }
      rest = Arrays.copyOfRange(bytes, end, bytes.length);
      Chunk chunk = new Chunk(Arrays.copyOf(bytes, end), format, isStart);
      isStart = false;
      return chunk;
    }

    /** Refuses bytes that no text has, because columns of CSV are written as they were read. */
    private void requireText(byte[] bytes) throws IOException {
      for (byte b : bytes) {
        checked++;
        if (isBinary(b)) {
          throw new IOException(
              String.format("byte %d: found 0x%02x; expected text in UTF-8", checked, b));
        }
      }
    }

    /** Returns where the last line ends that may be a puzzle: short lines may be its title. */
    private static int endOfPuzzle(byte[] bytes, int end) {
      int last = end;
      while (last > 0 && end - last < LONGEST_TITLE) {
        int start = lastLineEnd(bytes, last - 1);
        if (last - start > Chunk.CELLS) {
          return last;
        }
        last = start;
      }
      return end;
    }

    /** Returns where the last whole line ends; a CR at the very end may be followed by an LF. */
    private static int lastLineEnd(byte[] bytes, int length) {
      int end = length;
      while (end > 0 && bytes[end - 1] != '\n' && (end == length || bytes[end - 1] != '\r')) {
        end--;
      }
      return end;
    }
  }

  /** Turns the puzzles of another form into lines. */
  private static final class OtherChunks implements Chunks {
    private static final int PUZZLES = 3_000;

    private final Iterator<TextPuzzle> puzzles;

    OtherChunks(InputStream in, PuzzleFormat format, Summary summary) {
      Stream<String> lines = PuzzleFormat.lines(new InputStreamReader(in, StandardCharsets.UTF_8));
      puzzles = format.read(lines, fault -> summary.addFault(fault.getMessage())).iterator();
    }

    @Override
    public Chunk next() {
      StringBuilder lines = new StringBuilder();
      for (int i = 0; i < PUZZLES && puzzles.hasNext(); i++) {
        TextPuzzle puzzle = puzzles.next();
        Optional<String> marks = puzzle.marks().map(Candidates::toHodokuString);
        lines.append(marks.orElseGet(puzzle.puzzle()::toString)).append('\n');
      }
      byte[] text = lines.toString().getBytes(StandardCharsets.US_ASCII);
      return new Chunk(text, PuzzleFormat.LINES, false);
    }
  }

  /** Some lines, and what became of them. */
  private static final class Chunk {
    private static final int CELLS = 81;

    private static final Board NOT_SOLVABLE = Board.EMPTY.with(0, 1).with(1, 1);

    /** As many lines that are not plain are read at a time. */
    private static final int MOST_OTHERS = 1_000;

    /** Marks a line that is not a puzzle. */
    private static final int NO_PUZZLE = -1;

    /** Marks the header of CSV. */
    private static final int HEADER = -2;

    /** The heading of the added column; "found" where the file has one of that name. */
    private static final String TITLE = "solution";

    private final byte[] text;
    private final boolean isCsv;
    private boolean mayBeHeader;
    private final byte[] puzzles;
    private int puzzleCount;

    /** For each line the number of its puzzle. */
    private int[] puzzleOfLine = new int[64];

    /** The start and end of each line: of CSV, whose columns are kept. */
    private final List<int[]> rows = new ArrayList<>();

    private int lineCount;

    /** The lines above that are not plain. */
    private final List<String> others = new ArrayList<>();

    private final List<Fault> faults = new ArrayList<>();

    /** The puzzles with pencil marks that have several solutions: no bulk solver counts them. */
    private final List<Integer> several = new ArrayList<>();

    Chunk(byte[] text, PuzzleFormat format, boolean isStart) {
      this.text = text;
      this.isCsv = format == PuzzleFormat.CSV;
      this.mayBeHeader = isCsv && isStart;
      /* No line with fewer than 81 bytes is a puzzle. */
      this.puzzles = new byte[text.length / CELLS * CELLS];
    }

    boolean isEmpty() {
      return text.length == 0;
    }

    Result solve(BulkSolver solver) throws IOException {
      read();
      int[] counts = new int[puzzleCount];
      solver.solve(puzzles, puzzleCount, 2, puzzles, counts);
      several.forEach(puzzle -> counts[puzzle] = 2);
      return new Result(lineCount, isCsv ? writeRows(counts) : write(counts), counts, faults);
    }

    private void read() {
      for (int start = 0; start < text.length; ) {
        boolean plain = !isCsv && isPlain(start);
        int end = plain ? start + CELLS : lineEnd(start);
        if (lineCount == puzzleOfLine.length) {
          puzzleOfLine = Arrays.copyOf(puzzleOfLine, 2 * lineCount);
        }
        puzzleOfLine[lineCount] = NO_PUZZLE;
        if (isCsv) {
          puzzleOfLine[lineCount] = readRow(start, end);
          rows.add(new int[] {start, end});
        } else if (plain && others.isEmpty()) {
          puzzleOfLine[lineCount] = readPlain(start);
        } else {
          others.add(line(start, end));
          boolean mayBePuzzle = end - start >= CELLS;
          if (plain || (others.size() >= MOST_OTHERS && mayBePuzzle)) {
            readOthers(lineCount + 1);
          }
        }
        lineCount++;
        boolean isCrLf = end + 1 < text.length && text[end] == '\r' && text[end + 1] == '\n';
        start = end + (isCrLf ? 2 : 1);
      }
      readOthers(lineCount);
    }

    private String line(int start, int end) {
      return new String(text, start, end - start, StandardCharsets.UTF_8);
    }

    /** Reads lines that are not plain, with the plain one below: words above it are its title. */
    private void readOthers(int end) {
      int start = end - others.size();
      if (others.stream().anyMatch(Chunk::hasText)) {
        PuzzleFormat.LINES
            .read(others.stream(), fault -> addFault(start + (int) fault.line() - 1, fault))
            .forEach(puzzle -> puzzleOfLine[start + (int) puzzle.line() - 1] = add(puzzle));
      }
      others.clear();
    }

    private static boolean hasText(String line) {
      String text = line.replace("\ufeff", "").strip();
      return !text.isEmpty() && !text.startsWith("#");
    }

    private int lineEnd(int start) {
      int end = start;
      while (end < text.length && text[end] != '\n' && text[end] != '\r') {
        end++;
      }
      return end;
    }

    private int readPlain(int start) {
      System.arraycopy(text, start, puzzles, puzzleCount * CELLS, CELLS);
      return puzzleCount++;
    }

    /** Returns the number of the puzzle in a row, or NO_PUZZLE. */
    private int readRow(int start, int end) {
      String line = line(start, end);
      Optional<TextPuzzle> puzzle = line.isBlank() ? Optional.empty() : row(line).findFirst();
      boolean isHeader = mayBeHeader && puzzle.isEmpty() && !line.isBlank();
      mayBeHeader &= line.isBlank();
      return puzzle.map(this::add).orElse(isHeader ? HEADER : NO_PUZZLE);
    }

    private int add(TextPuzzle puzzle) {
      byte[] cells = cells(puzzle).toString().getBytes(StandardCharsets.US_ASCII);
      System.arraycopy(cells, 0, puzzles, puzzleCount * CELLS, CELLS);
      return puzzleCount++;
    }

    /** Returns the puzzle in a row. The first line of CSV may be a header, so it gets one. */
    private Stream<TextPuzzle> row(String line) {
      String row = line.startsWith("\ufeff") ? line.substring(1) : line;
      return PuzzleFormat.CSV.read(
          Stream.of("header", row),
          fault -> {
            if (!mayBeHeader) {
              addFault(lineCount, fault);
            }
          });
    }

    /** Returns a board that is solved as the puzzle is: with marks, its solution. */
    private Board cells(TextPuzzle puzzle) {
      if (puzzle.marks().isEmpty()) {
        return puzzle.puzzle();
      }
      List<Board> solutions = Solver.getDefault().solutions(puzzle.candidates()).limit(2).toList();
      if (solutions.size() > 1) {
        several.add(puzzleCount);
      }
      return solutions.isEmpty() ? NOT_SOLVABLE : solutions.get(0);
    }

    /** Keeps a fault of a line, whose place is counted from the first line of the chunk. */
    private void addFault(int line, PuzzleFormatException fault) {
      String message = fault.getMessage();
      faults.add(new Fault(line, message.substring(message.indexOf(':') + 2)));
    }

    /** Returns whether a line is what nearly all are: 81 digits or dots. */
    private boolean isPlain(int start) {
      int end = start + CELLS;
      if (end > text.length || (end < text.length && text[end] != '\n' && text[end] != '\r')) {
        return false;
      }
      boolean plain = true;
      for (int i = start; i < end; i++) {
        plain &= text[i] == '.' || (text[i] >= '0' && text[i] <= '9');
      }
      return plain;
    }

    /** Returns each row unchanged, followed by the solution. */
    private byte[] writeRows(int[] counts) throws IOException {
      ByteArrayOutputStream lines = new ByteArrayOutputStream();
      for (int line = 0; line < lineCount; line++) {
        int start = rows.get(line)[0];
        int length = rows.get(line)[1] - start;
        lines.write(text, start, length);
        int puzzle = puzzleOfLine[line];
        if (!new String(text, start, length, StandardCharsets.UTF_8).isBlank()) {
          lines.write(separator(start, length));
          if (puzzle == HEADER) {
            boolean isTaken =
                new String(text, start, length, StandardCharsets.UTF_8).contains(TITLE);
            lines.write((isTaken ? "found" : TITLE).getBytes(StandardCharsets.US_ASCII));
          } else if (puzzle >= 0 && counts[puzzle] > 0) {
            lines.write(puzzles, puzzle * CELLS, CELLS);
          }
        }
        lines.write('\n');
      }
      return lines.toByteArray();
    }

    /** Returns the separator of the columns in a row. */
    private char separator(int start, int length) {
      for (int i = start; i < start + length; i++) {
        if (text[i] == ';' || text[i] == '\t' || text[i] == ',') {
          return (char) text[i];
        }
      }
      return ',';
    }

    /** Returns a line for each line. */
    private byte[] write(int[] counts) {
      byte[] lines = new byte[lineCount + puzzleCount * CELLS];
      int length = 0;
      for (int line = 0; line < lineCount; line++) {
        int puzzle = puzzleOfLine[line];
        if (puzzle >= 0 && counts[puzzle] > 0) {
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

  private record Result(int lineCount, byte[] solutions, int[] counts, List<Fault> faults) {}

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
        addFault("line " + (lines + fault.line + 1) + ": " + fault.message);
      }
      lines += result.lineCount;
    }

    void addFault(String message) {
      if (malformed++ < MOST_FAULTS_SHOWN) {
        faults.add(message);
      }
    }

    long puzzles() {
      return Arrays.stream(puzzlesByCount).sum();
    }

    void print(double seconds) {
      long puzzles = puzzles();
      String noun = puzzles == 1 ? "puzzle" : "puzzles";
      double rate = puzzles / seconds;
      System.err.printf(
          Locale.ROOT, "%,d %s in %.2f s (%,.0f a second)", puzzles, noun, seconds, rate);
      Object[] counts = {puzzlesByCount[1], puzzlesByCount[2], puzzlesByCount[0], malformed};
      System.err.printf(
          Locale.ROOT,
          ": %,d unique, %,d with several solutions, %,d with none; %,d malformed%n",
          counts);
      faults.forEach(System.err::println);
      if (malformed > faults.size()) {
        System.err.println("... and " + (malformed - faults.size()) + " more");
      }
    }
  }

  /** Reports progress, one line every two seconds. */
  private static final class Progress {
    private static final long REPORT_NANOS = 2_000_000_000;

    private final long size;
    private final CountingInput in;
    private final long start = System.nanoTime();
    private long reported = start;
    private long puzzles;

    /** The size is 0 if it is not known. */
    Progress(long size, CountingInput in) {
      this.size = size;
      this.in = in;
    }

    void add(Result result) {
      puzzles += result.counts.length;
      if (System.nanoTime() - reported >= REPORT_NANOS) {
        reported = System.nanoTime();
        System.err.println(line());
      }
    }

    private String line() {
      double done = (double) in.count / size;
      double left = seconds() * (1 - done) / done;
      return String.format(Locale.ROOT, "%,d puzzles, %,.0f a second", puzzles, puzzles / seconds())
          + (done > 1 ? "" : String.format(", %.0f %% read, %.0f s left", 100 * done, left));
    }

    double seconds() {
      return (System.nanoTime() - start) / 1e9;
    }
  }
}
