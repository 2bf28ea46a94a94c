package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Tries;
import io.github.nonet.docs.Example.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the programs of docs/examples read and write: forms, compression, and a full disk. */
class ExampleFilesTest {
  private static final Path SOLVE_FILE = Example.FOLDER.resolve("SolveFile.java");
  private static final Path RATE = Example.FOLDER.resolve("Rate.java");
  private static final Path GENERATE_TO_ORDER = Example.FOLDER.resolve("GenerateToOrder.java");

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String RATINGS = "\t1.2\t1.2\t1.2\tEASY\t204\tNaked single";

  /** A state of the puzzle: a digit placed, a candidate taken away. */
  private static final Candidates STATE =
      Candidates.of(Board.parse(PUZZLE)).with(2, 4).without(3, 2);

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void solveFile_csvKeepsItsColumnsAndLines() throws Exception {
    String csv =
        "\ufeffid,puzzle,rating\r\n"
            + ("1," + PUZZLE + ",\"2,5\"\r\n")
            + "\r\n"
            + "2,53x,1\n"
            + ("3;" + PUZZLE + "\n")
            + ("4," + ".".repeat(81) + ",\n")
            + ("5," + "55" + ".".repeat(79) + ",0");
    Outcome outcome = Example.runWithInput(csv, SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(1);
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(7);
    assertThat(lines.subList(0, 5))
        .containsExactly(
            "\ufeffid,puzzle,rating,solution",
            "1," + PUZZLE + ",\"2,5\"," + SOLUTION,
            "",
            "2,53x,1,",
            "3;" + PUZZLE + ";" + SOLUTION);
    assertThat(lines.get(5)).matches("4,\\.{81},,[1-9]{81}");
    assertThat(lines.get(6)).isEqualTo("5,55" + ".".repeat(79) + ",0,");
    assertThat(outcome.err())
        .contains("2 unique, 1 with several solutions, 1 with none; 1 malformed")
        .contains("line 4: found 3 fields; expected one of them to be 81 cells");
  }

  /** More rows than one thread takes at a time, with a header: line n answers line n. */
  @Tag(Tries.SCALE)
  @Test
  void solveFile_longCsv() throws Exception {
    String csv = "puzzle,id\n" + (PUZZLE + ",x\n").repeat(20_000);
    Outcome outcome = Example.runWithInput(csv, SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .isEqualTo("puzzle,id,solution\n" + (PUZZLE + ",x," + SOLUTION + "\n").repeat(20_000));
  }

  /** Columns are written as they are, so bytes that no text has are refused, wherever they are. */
  @Tag(Tries.SCALE)
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 27, 31, 248, 255})
  void solveFile_binaryBytesAreNoCsv(int found) throws Exception {
    String csv = "id,puzzle\n" + ("1," + PUZZLE + "\n").repeat(20_000) + "2,";
    byte[] input = (csv + "?," + PUZZLE + "\n").getBytes(StandardCharsets.UTF_8);
    input[csv.length()] = (byte) found;
    Outcome outcome = Example.run(input, SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).doesNotContain("\n2,");
    assertThat(outcome.err())
        .contains(String.format("byte %d: found 0x%02x; expected text", csv.length() + 1, found));
    outcome =
        Example.run(Arrays.copyOfRange(input, csv.length() - 2, input.length), SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("- is not text; expected puzzles");
  }

  @Test
  void solveFile_pencilMarksAndGzip(@TempDir Path folder) throws Exception {
    String none = STATE.without(3, 6).without(3, 8).toHodokuString();
    String several = Candidates.of(Board.EMPTY).without(0, 1).toSukakuString();
    String text =
        String.join(
            "\n", STATE.toSukakuString(), STATE.toHodokuString(), none, "", several, PUZZLE);
    Path in = Files.write(folder.resolve("puzzles.gz"), gzip(text));
    Outcome outcome = Example.run(SOLVE_FILE, in.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(6).startsWith(SOLUTION, SOLUTION, "", "").endsWith(SOLUTION);
    assertThat(lines.get(4)).matches("[2-9][1-9]{80}");
    assertThat(outcome.err()).contains("3 unique, 1 with several solutions, 1 with none; 0 malf");
  }

  @Tag(Tries.SCALE)
  @Test
  void solveFile_picturesOfPencilMarks() throws Exception {
    String grid = STATE.toGridString() + "\n\n" + STATE.toGridString() + "\n";
    Outcome outcome = Example.runWithInput(grid, SOLVE_FILE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo((SOLUTION + "\n").repeat(2));
  }

  @Tag(Tries.SCALE)
  @ParameterizedTest
  @ValueSource(strings = {"SolveFile.java", "Rate.java"})
  void everyReader_refusesByName(String program, @TempDir Path folder) throws Exception {
    Path picture =
        Files.write(
            folder.resolve("x.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
    Outcome outcome = Example.run(Example.FOLDER.resolve(program), picture.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("x.png is not text; expected puzzles");
    Path cut = Files.write(folder.resolve("cut.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0});
    outcome = Example.run(Example.FOLDER.resolve(program), cut.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Tag(Tries.SCALE)
  @Test
  void rate_everyFormOfAPuzzle() throws Exception {
    String text =
        String.join(
            "\n", "\ufeff# comment", PUZZLE + " # note", STATE.toHodokuString(), "", PUZZLE, "");
    byte[] input = gzip(text + "\n");
    Outcome outcome = Example.run(input, RATE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0)).isEmpty();
    assertThat(lines.get(1)).isEqualTo(PUZZLE + RATINGS);
    assertThat(lines.get(2))
        .startsWith(STATE.toHodokuString() + "\t1.2\t")
        .endsWith("\t-\t-\tNaked single");
    assertThat(lines.subList(3, 6)).containsExactly("", PUZZLE + RATINGS, "");
  }

  @Tag(Tries.SCALE)
  @Test
  void rate_csv() throws Exception {
    Outcome outcome = Example.runWithInput("id,puzzle\n\n1," + PUZZLE + "\n", RATE, "-");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo("\n\n" + PUZZLE + RATINGS + "\n");
  }

  @Tag(Tries.SCALE)
  @ParameterizedTest
  @ValueSource(strings = {"SolveFile.java -", "Rate.java -", "GenerateToOrder.java 1 clues=30-40"})
  @EnabledOnOs(OS.LINUX)
  void everyWriter_fullDisk(String command) throws Exception {
    String[] words = command.split(" ");
    String[] arguments = List.of(words).subList(1, words.length).toArray(String[]::new);
    byte[] input = (PUZZLE + "\n").getBytes(StandardCharsets.UTF_8);
    Path program = Example.FOLDER.resolve(words[0]);
    Outcome outcome = Example.runInto(Path.of("/dev/full"), input, program, arguments);
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.err()).isNotBlank();
  }

  @Tag(Tries.SCALE)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "clues=4294967320-4294967322:'4294967320' is not 81 or less",
        "-3 clues=30-40:'-3' is not 0 or more"
      })
  void generateToOrder_numbersOutOfRange(String commandAndMessage) throws Exception {
    String[] parts = commandAndMessage.split(":");
    Outcome outcome = Example.run(GENERATE_TO_ORDER, parts[0].split(" "));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith(parts[1] + "\nusage:");
  }

  @Test
  void generateToOrder_namesInSmallLetters() throws Exception {
    Outcome outcome = Example.run(GENERATE_TO_ORDER, "level=easy", "symmetry=rotational_180");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("\tEASY ");
  }
}
