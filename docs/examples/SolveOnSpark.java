import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.PuzzleFormatException;
import io.github.nonet.text.TextPuzzle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.serializer.KryoRegistrator;
import org.apache.spark.serializer.KryoSerializer;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * Solves any number of puzzles on Apache Spark: {@code SolveOnSpark INPUT OUTPUT [COLUMN]}.
 *
 * <p>INPUT is a text file, a folder or a pattern of them, with one puzzle a line in any form of
 * {@code PuzzleFormat.LINES}, with pencil marks or without; blank lines and comments that start
 * with {@code #} are not puzzles. With COLUMN, INPUT is Parquet and its column of that name holds
 * the puzzles.
 *
 * <p>OUTPUT becomes a folder of Parquet with a row for each puzzle: its text, the solution found
 * first, the number of solutions (2 means two or more), and the reason if the text is not a puzzle.
 * The rows are apart by their status: {@code unique}, {@code several}, {@code none} and {@code
 * malformed}, each in its own folder. A bad line does not fail the job.
 *
 * <p>What a killed run leaves in OUTPUT is replaced by the next run; what a complete run wrote, or
 * anything else, is not. Exit code: 0 when the job is done, malformed lines or not; 2 for bad
 * usage, or for input or output that cannot be read or written.
 *
 * <p>docs/use/servers-and-bulk.md has the commands, what to expect of a cluster, and how to cut the
 * input.
 */
public class SolveOnSpark {
  private static final int LIMIT = 2;
  private static final int CELLS = 81;

  /** One row of the output. */
  private static final StructType RESULT =
      new StructType()
          .add("puzzle", "string")
          .add("solution", "string")
          .add("solutions", "int")
          .add("reason", "string")
          .add("status", "string");

  private static final String[] STATUS_BY_COUNT = {"none", "unique", "several"};
  private static final String MALFORMED = "malformed";

  public static void main(String[] args) {
    int exitCode = run(args);
    /* A cluster takes any call of exit for a failure, of exit(0) too in some modes. */
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  private static int run(String[] args) {
    if (args.length < 2 || args.length > 3) {
      System.err.println("usage: SolveOnSpark INPUT OUTPUT [COLUMN]   (COLUMN: of Parquet)");
      return 2;
    }
    try (SparkSession spark = SparkSession.builder().config(configuration()).getOrCreate()) {
      spark.sparkContext().setLogLevel("WARN");
      requireWritable(spark, new Path(args[1]));
      long start = System.nanoTime();
      solve(puzzles(spark, args), args[1]);
      double seconds = (System.nanoTime() - start) / 1e9;
      printSummary(spark.read().schema(RESULT).parquet(args[1]), seconds);
      return 0;
    } catch (Exception e) {
      System.err.println("SolveOnSpark: " + e.getMessage());
      return 2;
    }
  }

  /** Returns the settings of the job; those given to spark-submit or as properties come first. */
  private static SparkConf configuration() {
    return new SparkConf()
        .setIfMissing("spark.app.name", "SolveOnSpark")
        .setIfMissing("spark.master", "local[*]")
        .setIfMissing("spark.ui.enabled", "false")
        .setIfMissing("spark.serializer", KryoSerializer.class.getName())
        .setIfMissing("spark.kryo.registrator", Boards.class.getName())
        /* A task writes a file for each status at a time; else it would sort its rows first. */
        .setIfMissing("spark.sql.maxConcurrentOutputFileWriters", "4");
  }

  /** Lets a run replace what a killed one left, and nothing else. */
  private static void requireWritable(SparkSession spark, Path output) throws IOException {
    FileSystem files = output.getFileSystem(spark.sparkContext().hadoopConfiguration());
    if (!files.exists(output)) {
      return;
    }
    boolean isKilledRun =
        files.exists(new Path(output, "_temporary")) && !files.exists(new Path(output, "_SUCCESS"));
    if (!isKilledRun) {
      throw new IOException(output + " exists; expected a folder to be made");
    }
  }

  private static Dataset<String> puzzles(SparkSession spark, String[] args) {
    return args.length == 2
        ? spark.read().textFile(args[0])
        : spark.read().parquet(args[0]).select(args[2]).as(Encoders.STRING());
  }

  /** Solves where the rows are: nothing is moved between the machines. */
  private static void solve(Dataset<String> puzzles, String output) {
    puzzles
        .mapPartitions((MapPartitionsFunction<String, Row>) Batches::new, Encoders.row(RESULT))
        .write()
        .partitionBy("status")
        .mode(SaveMode.Overwrite)
        .parquet(output);
  }

  /**
   * Counts what was written. Counters kept while the puzzles are solved would count the puzzles of
   * a repeated task twice.
   */
  private static void printSummary(Dataset<Row> results, double seconds) {
    Map<String, Long> counts = new TreeMap<>();
    for (Row row : results.groupBy("status").count().collectAsList()) {
      counts.put(row.getString(0), row.getLong(1));
    }
    long malformed = counts.getOrDefault(MALFORMED, 0L);
    long puzzles = counts.values().stream().mapToLong(Long::longValue).sum() - malformed;
    System.out.printf(
        Locale.ROOT,
        "%,d %s in %.2f s (%,.0f a second): %,d unique, %,d with several solutions,"
            + " %,d with none; %,d malformed%n",
        puzzles,
        puzzles == 1 ? "puzzle" : "puzzles",
        seconds,
        puzzles / seconds,
        counts.getOrDefault("unique", 0L),
        counts.getOrDefault("several", 0L),
        counts.getOrDefault("none", 0L),
        malformed);
    printSome(results);
  }

  /** Prints some malformed lines, and some puzzles with several solutions, as boards. */
  private static void printSome(Dataset<Row> results) {
    for (Row row : rowsOf(results, MALFORMED).limit(5).collectAsList()) {
      System.out.println(MALFORMED + ": " + row.getAs("reason"));
    }
    /* A row holds the whole line, which may have further columns. */
    for (Row row : rowsOf(results, "several").limit(3).collectAsList()) {
      TextPuzzle puzzle = PuzzleFormat.LINES.read(Stream.of(row.getString(0))).findFirst().get();
      long count = Solver.getDefault().countSolutions(puzzle.candidates(), 1_000);
      System.out.println(
          "several: " + puzzle.puzzle() + " has " + count + (count < 1_000 ? "" : " or more"));
    }
  }

  private static Dataset<Row> rowsOf(Dataset<Row> results, String status) {
    return results.filter(results.col("status").equalTo(status));
  }

  /** Writes and reads boards for Kryo. A board that is read is checked like any other. */
  public static class Boards implements KryoRegistrator {
    @Override
    public void registerClasses(Kryo kryo) {
      kryo.register(Board.class, new BoardSerializer());
      kryo.register(Board[].class);
    }
  }

  private static final class BoardSerializer extends Serializer<Board> {
    BoardSerializer() {
      super(false, true);
    }

    @Override
    public void write(Kryo kryo, Output output, Board board) {
      output.writeBytes(board.toString().getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public Board read(Kryo kryo, Input input, Class<Board> type) {
      return Board.parse(new String(input.readBytes(CELLS), StandardCharsets.US_ASCII));
    }
  }

  /**
   * The results of a partition, which are made a batch at a time: one task needs the memory of one
   * batch, whatever the size of its partition.
   */
  private static final class Batches implements Iterator<Row> {
    private static final int SIZE = 1_024;

    private static final Board NOT_SOLVABLE = Board.EMPTY.with(0, 1).with(1, 1);

    /*
     * One named engine, and not BulkSolver.create(): which of several solutions is found first
     * depends on the engine, and a task that is repeated on another machine must find the same.
     */
    private final BulkSolver solver = BulkSolver.using(Algorithm.BITBOARD);
    private final Iterator<String> lines;
    private final byte[] puzzles = new byte[SIZE * CELLS];
    private final byte[] solutions = new byte[SIZE * CELLS];
    private final int[] counts = new int[SIZE];
    private final List<String> texts = new ArrayList<>(SIZE);
    private final List<Row> faults = new ArrayList<>();

    /** The puzzles with pencil marks that have several solutions: no bulk solver counts them. */
    private final List<Integer> several = new ArrayList<>();

    private Iterator<Row> results = List.<Row>of().iterator();

    Batches(Iterator<String> lines) {
      this.lines = lines;
    }

    @Override
    public boolean hasNext() {
      while (!results.hasNext() && lines.hasNext()) {
        results = nextBatch().iterator();
      }
      return results.hasNext();
    }

    @Override
    public Row next() {
      hasNext();
      return results.next();
    }

    /** Returns the results of the next lines; none if all of them were blank or comments. */
    private List<Row> nextBatch() {
      texts.clear();
      several.clear();
      faults.clear();
      while (texts.size() < SIZE && faults.size() < SIZE && lines.hasNext()) {
        read(lines.next());
      }
      solver.solve(puzzles, texts.size(), LIMIT, solutions, counts);
      several.forEach(puzzle -> counts[puzzle] = LIMIT);
      List<Row> rows = new ArrayList<>(faults);
      for (int i = 0; i < texts.size(); i++) {
        rows.add(result(i));
      }
      return rows;
    }

    private void read(String line) {
      if (line == null) {
        addFault(line, "found null; expected 81 cells");
      } else if (isPlain(line)) {
        add(line, line);
      } else if (!isSkipped(line)) {
        Optional<TextPuzzle> puzzle =
            PuzzleFormat.LINES
                .read(Stream.of(line), fault -> addFault(line, reason(fault)))
                .findFirst();
        puzzle.ifPresent(found -> add(line, board(found).toString()));
      }
    }

    /** Returns a board that is solved as the puzzle is: with pencil marks, its solution. */
    private Board board(TextPuzzle puzzle) {
      if (puzzle.marks().isEmpty()) {
        return puzzle.puzzle();
      }
      List<Board> found =
          Algorithm.BITBOARD.solver().solutions(puzzle.candidates()).limit(LIMIT).toList();
      if (found.size() > 1) {
        several.add(texts.size());
      }
      return found.isEmpty() ? NOT_SOLVABLE : found.get(0);
    }

    /** Returns whether a line is blank or a comment: read as a whole text it would be a fault. */
    private static boolean isSkipped(String line) {
      return line.isBlank() || line.startsWith("#");
    }

    /** Returns whether a line is what nearly all are: 81 digits or dots. */
    private static boolean isPlain(String line) {
      boolean plain = line.length() == CELLS;
      for (int i = 0; plain && i < CELLS; i++) {
        char c = line.charAt(i);
        plain = c == '.' || (c >= '0' && c <= '9');
      }
      return plain;
    }

    private void add(String text, String cells) {
      int offset = texts.size() * CELLS;
      for (int i = 0; i < CELLS; i++) {
        puzzles[offset + i] = (byte) cells.charAt(i);
      }
      texts.add(text);
    }

    /** Returns the fault without its place, because a line of a partition has no number. */
    private static String reason(PuzzleFormatException fault) {
      return fault.getMessage().substring(fault.getMessage().indexOf(':') + 2);
    }

    private void addFault(String text, String reason) {
      faults.add(RowFactory.create(text, null, null, reason, MALFORMED));
    }

    private Row result(int i) {
      int count = counts[i];
      String solution =
          count == 0 ? null : new String(solutions, i * CELLS, CELLS, StandardCharsets.US_ASCII);
      return RowFactory.create(texts.get(i), solution, count, null, STATUS_BY_COUNT[count]);
    }
  }
}
