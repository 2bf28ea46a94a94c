package io.github.nonet.docs;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.docs.Example.Outcome;
import io.github.nonet.symmetry.Transformation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * SolveOnSpark compiles, finds what SolveFile finds, and can be killed. The profile {@code spark}
 * starts this test, which no one else needs to download Spark for.
 */
class SolveOnSparkTest {
  private static final int LINES = 100_000;
  private static final Board PUZZLE =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** So small that the file below makes some twenty tasks, some of which are done when it dies. */
  private static final String SMALL_PARTITIONS = "-Dspark.sql.files.maxPartitionBytes=400000";

  @TempDir static Path folder;
  private static Path input;
  private static SparkJob job;
  private static SparkSession spark;

  /** Each result by its line, as SolveFile gives it; empty for no solution and for no puzzle. */
  private static Map<String, String> expected;

  @BeforeAll
  static void solveByFile() throws Exception {
    List<String> lines = lines();
    input = Files.write(folder.resolve("puzzles"), lines);
    Path output = folder.resolve("solutions");
    Outcome outcome =
        Example.run(Example.FOLDER.resolve("SolveFile.java"), input.toString(), output.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(1);
    List<String> solutions = Files.readAllLines(output);
    assertThat(solutions).hasSameSizeAs(lines);
    expected = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
        expected.put(lines.get(i), solutions.get(i));
      }
    }
    job = SparkJob.compile(folder);
    spark =
        SparkSession.builder().master("local[2]").config("spark.ui.enabled", false).getOrCreate();
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  /** Returns different lines, some of which are not puzzles, or have many solutions or none. */
  private static List<String> lines() {
    Random random = new Random(16);
    List<String> lines = new ArrayList<>();
    while (lines.size() < LINES) {
      String puzzle = Transformation.random(random::nextLong).apply(PUZZLE).toString();
      lines.add(
          switch (lines.size() % 1_000) {
            case 1 -> puzzle.substring(1);
            case 2 -> "line " + lines.size();
            case 3 -> "# a comment";
            case 4 -> "";
            case 5 -> ".".repeat(30) + puzzle.substring(30);
            case 6 -> "55" + puzzle.substring(2);
            case 7 -> puzzle + " # number " + lines.size();
            case 8 -> String.join(" ", puzzle.split(""));
            default -> puzzle;
          });
    }
    return lines;
  }

  private static Map<String, Row> read(Path output) {
    return spark.read().parquet(output.toString()).collectAsList().stream()
        .collect(toMap(row -> row.getAs("puzzle"), row -> row));
  }

  private static void requireExpected(Path output) {
    Map<String, Row> rows = read(output);
    assertThat(rows.keySet()).isEqualTo(expected.keySet());
    rows.forEach(
        (line, row) -> {
          String solution = row.getAs("solution");
          assertThat(solution == null ? "" : solution).isEqualTo(expected.get(line));
        });
    assertThat(countByStatus(rows))
        .containsEntry("malformed", 200L)
        .containsEntry("several", 100L)
        .containsEntry("none", 100L)
        .containsEntry("unique", LINES - 600L);
    assertThat(rows.values()).allMatch(SolveOnSparkTest::isConsistent);
  }

  private static Map<String, Long> countByStatus(Map<String, Row> rows) {
    return rows.values().stream()
        .collect(Collectors.groupingBy(row -> row.getAs("status"), Collectors.counting()));
  }

  /** Returns whether count, reason and status of a row belong together. */
  private static boolean isConsistent(Row row) {
    Integer count = row.getAs("solutions");
    String reason = row.getAs("reason");
    return switch (row.<String>getAs("status")) {
      case "unique" -> count == 1 && reason == null;
      case "several" -> count == 2 && reason == null;
      case "none" -> count == 0 && reason == null;
      default -> count == null && reason.matches(".*; expected .*|no puzzle in this text");
    };
  }

  @Test
  void text_agreesWithSolveFile() throws Exception {
    Path output = folder.resolve("from-text");
    Outcome outcome = job.run(List.of(), input.toString(), output.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .startsWith("99,600 puzzles in ")
        .contains("99,400 unique, 100 with several solutions, 100 with none; 200 malformed")
        .containsPattern("malformed: .*; expected")
        .containsPattern("several: [1-9.]{81} has [0-9]+");
    requireExpected(output);
  }

  /** All that moves between the parts of the job has a serializer that was registered. */
  @Test
  void parquet_agreesWithSolveFile() throws Exception {
    Path parquet = folder.resolve("parquet");
    spark
        .read()
        .textFile(input.toString())
        .filter("length(value) > 0 and value not like '#%'")
        .selectExpr("1 as id", "value as quiz")
        .write()
        .parquet(parquet.toString());
    Path output = folder.resolve("from-parquet");
    Outcome outcome =
        job.run(
            List.of("-Dspark.kryo.registrationRequired=true"),
            parquet.toString(),
            output.toString(),
            "quiz");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    requireExpected(output);
  }

  @Test
  void killed_runAgain() throws Exception {
    Path output = folder.resolve("killed");
    job.kill(
        List.of(SMALL_PARTITIONS),
        () -> hasCommittedTask(output),
        input.toString(),
        output.toString());
    assertThat(output.resolve("_SUCCESS")).doesNotExist();
    Outcome again = job.run(List.of(SMALL_PARTITIONS), input.toString(), output.toString());
    assertThat(again.exitCode()).as(again.err()).isZero();
    requireExpected(output);
    Outcome third = job.run(List.of(), input.toString(), output.toString());
    assertThat(third.exitCode()).isEqualTo(2);
    assertThat(third.err()).contains("exists; expected a folder to be made");
    requireExpected(output);
  }

  /** Tasks that are done have a folder of their own until the job is. */
  private static boolean hasCommittedTask(Path output) {
    Path tasks = output.resolve("_temporary/0");
    try (Stream<Path> files = Files.exists(tasks) ? Files.list(tasks) : Stream.empty()) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("task_"));
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void null_isMalformed() throws Exception {
    Path parquet = folder.resolve("nulls");
    spark
        .createDataset(List.of(PUZZLE.toString()), Encoders.STRING())
        .selectExpr("value as quiz")
        .union(spark.sql("select cast(null as string)"))
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(parquet.toString());
    Path output = folder.resolve("from-nulls");
    Outcome outcome = job.run(List.of(), parquet.toString(), output.toString(), "quiz");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).startsWith("1 puzzle in ").contains("found null; expected 81 cells");
  }

  /** A row with several solutions holds its whole line, with further columns; marks are read. */
  @Test
  void text_furtherColumnsAndPencilMarks() throws Exception {
    Candidates several = Candidates.of(Board.EMPTY).without(0, 1);
    Candidates none = Candidates.of(PUZZLE).without(3, 2).without(3, 6);
    Path lines =
        Files.write(
            folder.resolve("marks"),
            List.of(
                ".".repeat(81) + " # a note",
                ".".repeat(81) + " " + PUZZLE,
                several.toHodokuString(),
                none.toSukakuString(),
                Candidates.of(PUZZLE).toHodokuString()));
    Outcome outcome = job.run(List.of(), lines.toString(), folder.resolve("of-marks").toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("1 unique, 3 with several solutions, 1 with none; 0 malformed")
        .contains("several: " + ".".repeat(81) + " has 1000 or more");
  }

  @Test
  void badUsage() throws Exception {
    requireRefused("usage: SolveOnSpark INPUT OUTPUT [COLUMN]");
    requireRefused("PATH_NOT_FOUND", folder.resolve("no").toString(), folder + "/out");
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    requireRefused("exists; expected a folder", input.toString(), precious.toString());
    assertThat(precious).hasContent("precious");
  }

  private static void requireRefused(String message, String... arguments) throws Exception {
    Outcome outcome = job.run(List.of(), arguments);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
  }
}
