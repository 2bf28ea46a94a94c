package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.nonet.Board;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleFormatTest {
  private static final String LINE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final Board PUZZLE = Board.parse(LINE);
  private static final Board SOLUTION = Board.parse(SOLVED);

  private final List<String> faults = new ArrayList<>();

  private List<TextPuzzle> read(PuzzleFormat format, String text) {
    return format.read(text.lines(), fault -> faults.add(fault.getMessage())).toList();
  }

  private List<TextPuzzle> readAny(String text) {
    return PuzzleFormat.readAny(text.lines(), fault -> faults.add(fault.getMessage())).toList();
  }

  private static TextPuzzle puzzle(String note, long line) {
    return new TextPuzzle(PUZZLE, Optional.empty(), note, line);
  }

  private static TextPuzzle solved(String note, long line) {
    return new TextPuzzle(PUZZLE, Optional.of(SOLUTION), note, line);
  }

  @Test
  void lines_withCommentsAndColumns() {
    String text =
        "# easy ones\n\n"
            + LINE
            + "\n"
            + LINE.replace('.', '0')
            + " # hard; ED=9.1\n"
            + LINE
            + ":1:"
            + SOLVED
            + "\n"
            + LINE
            + " "
            + SOLVED
            + "\n";
    assertThat(read(PuzzleFormat.LINES, text))
        .containsExactly(
            puzzle("", 3), puzzle("hard; ED=9.1", 4), puzzle("1:" + SOLVED, 5), solved("", 6));
    assertThat(faults).isEmpty();
  }

  @Test
  void lines_otherWritings() {
    String spaced = String.join(" ", LINE.split(""));
    assertThat(read(PuzzleFormat.LINES, spaced + "\n[" + spaced.replace(' ', ',') + "]"))
        .containsExactly(puzzle("", 1), puzzle("", 2));
  }

  @Test
  void lines_goOnAfterFaults() {
    String text =
        LINE + "\n53x\n" + LINE.substring(1) + "\n" + LINE + "7\n" + LINE + "\n" + LINE + ".";
    assertThat(read(PuzzleFormat.LINES, text)).containsExactly(puzzle("", 1), puzzle("", 5));
    assertThat(faults)
        .containsExactly(
            "line 2: column 3 is 'x'; expected a digit, or one of . 0 * _ ? for an empty cell",
            "line 3: found 80 cells; expected 81: the text ends at column 81",
            "line 4: found 82 cells; expected 81: the first one too many is column 82",
            "line 6: found 82 cells; expected 81: the first one too many is column 82");
  }

  @Test
  void read_firstFaultEndsTheStream() {
    Iterator<TextPuzzle> puzzles = PuzzleFormat.LINES.read(Stream.of(LINE, "x", LINE)).iterator();
    assertThat(puzzles.next()).isEqualTo(puzzle("", 1));
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(puzzles::hasNext)
        .returns(2L, PuzzleFormatException::line);
  }

  @Test
  void read_isLazy() {
    Stream<String> endless = Stream.iterate(LINE, line -> line);
    assertThat(PuzzleFormat.LINES.read(endless).limit(3)).hasSize(3);
    assertThat(
            PuzzleFormat.readAny(Stream.iterate(LINE, line -> line), fault -> {})
                .limit(100)
                .count())
        .isEqualTo(100);
  }

  @Test
  void read_parallel() {
    String text = (LINE + "\n53x\n").repeat(20_000);
    assertThat(
            PuzzleFormat.LINES
                .read(text.lines(), fault -> faults.add(fault.getMessage()))
                .parallel()
                .map(TextPuzzle::line)
                .toList())
        .hasSize(20_000)
        .isSorted();
    assertThat(faults).hasSize(20_000);
  }

  @Test
  void read_closesTheLines() {
    List<String> closed = new ArrayList<>();
    try (Stream<TextPuzzle> puzzles =
        PuzzleFormat.LINES.read(Stream.of(LINE).onClose(() -> closed.add("lines")))) {
      assertThat(puzzles).hasSize(1);
    }
    assertThat(closed).containsExactly("lines");
  }

  @Test
  void read_byteOrderMark() {
    assertThat(read(PuzzleFormat.LINES, "\ufeff" + LINE)).containsExactly(puzzle("", 1));
    assertThat(readAny("\ufeff" + LINE)).containsExactly(puzzle("", 1));
  }

  @Test
  void csv_headerAndColumns() {
    String text =
        "id,puzzle,solution,clues\n1,"
            + LINE
            + ","
            + SOLVED
            + ",30\n\"2\",\""
            + LINE
            + "\",,30\n"
            + "3,,,\n";
    assertThat(readAny(text)).containsExactly(solved("1,30", 2), puzzle("2,30", 3));
    assertThat(faults)
        .containsExactly("line 4: found 4 fields; expected one of them to be 81 cells");
  }

  @Test
  void csv_separatorInQuotes() {
    assertThat(read(PuzzleFormat.CSV, "\"a;b\"," + LINE)).containsExactly(puzzle("a;b", 1));
  }

  @Test
  void csv_byteOrderMark() {
    String row = LINE + "," + SOLVED;
    assertThat(read(PuzzleFormat.CSV, "\ufeff" + row)).containsExactly(solved("", 1));
    assertThat(read(PuzzleFormat.CSV, row + "\n\ufeff" + row).get(1).puzzle()).isEqualTo(SOLUTION);
  }

  @Test
  void csv_withoutHeader() {
    assertThat(readAny(LINE.replace('.', '0') + "," + SOLVED + "\n"))
        .containsExactly(solved("", 1));
    assertThat(readAny(LINE + ";" + SOLVED)).containsExactly(solved("", 1));
  }

  private static String rows(String separator) {
    return IntStream.range(0, 9)
        .mapToObj(row -> LINE.substring(9 * row, 9 * row + 9))
        .collect(Collectors.joining(separator));
  }

  @Test
  void sdk_headersAndSections() {
    String headers = "#Asomebody\n#Da first one\n#B01-02-2020\n";
    assertThat(readAny(headers + rows("\n"))).containsExactly(puzzle("a first one", 4));
    String state = "\n[State]\n" + SOLVED.substring(0, 9) + "\n";
    assertThat(readAny("[Puzzle]\n" + rows("\r\n") + state)).containsExactly(puzzle("", 2));
    assertThat(faults).isEmpty();
  }

  @Test
  void simpleSudoku_bordersAndCrosses() {
    String bordered =
        IntStream.range(0, 9)
            .mapToObj(row -> LINE.substring(9 * row, 9 * row + 9))
            .map(row -> row.substring(0, 3) + "|" + row.substring(3, 6) + "|" + row.substring(6))
            .collect(Collectors.joining("\n"));
    String[] lines = bordered.split("\n");
    String text =
        String.join("\n", List.of(lines).subList(0, 3))
            + "\n-----------\n"
            + String.join("\n", List.of(lines).subList(3, 6))
            + "\n-----------\n"
            + String.join("\n", List.of(lines).subList(6, 9));
    assertThat(readAny(text + "\n\n")).containsExactly(puzzle("", 1));
    assertThat(readAny(rows("\n").replace('.', 'X'))).containsExactly(puzzle("", 1));
    assertThat(readAny("*-----------*\n" + text.replace("\n", "\n") + "\n*-----------*"))
        .containsExactly(puzzle("", 2));
  }

  @Test
  void grids_goOnAfterFaults() {
    String text =
        rows("\n") + "\n\n" + rows("\n").substring(0, 19) + "\n\n" + rows("\n") + "\n.......12";
    assertThat(read(PuzzleFormat.SDK, text)).containsExactly(puzzle("", 1), puzzle("", 14));
    assertThat(faults)
        .containsExactly("line 12: found 2 rows; expected 9", "line 23: found 1 row; expected 9");
  }

  @Test
  void grids_linesBetweenRows() {
    String[] rows = rows("\n").replace("419", "4z9").split("\n");
    String text =
        String.join("\n", List.of(rows).subList(0, 3))
            + "\n\n---+---+---\n"
            + String.join("\n", List.of(rows).subList(3, 9));
    assertThat(read(PuzzleFormat.SIMPLE_SUDOKU, text)).isEmpty();
    assertThat(faults).singleElement().asString().startsWith("line 10: column 5 is 'z'; expected");
  }

  @Test
  void grids_rowsOfOtherLengths() {
    String text = rows("\n").replace("53..7....\n6", "53..7....6\n");
    assertThat(read(PuzzleFormat.SDK, text)).isEmpty();
    assertThat(faults).singleElement().asString().startsWith("line 1: ").contains("10 cells");
  }

  @Test
  void grids_faultInARow() {
    assertThat(read(PuzzleFormat.SDK, "#D x\n" + rows("\n").replace("419", "4z9"))).isEmpty();
    assertThat(faults).singleElement().asString().startsWith("line 9: column 5 is 'z'; expected");
  }

  @Test
  void openSudoku_tags() {
    String data = LINE.replace('.', '0');
    String text =
        """
        <?xml version="1.0"?>
        <opensudoku version="2"><name>a &lt;b&gt;</name>
          <!-- <game data="1" /> -->
          <game data='%s' />
          <folder name="x"><game created="1"
             data = "%s" note="it&apos;s &#x41;&#66; &amp; more"/></folder>
          <gamer data="1"/><game note="none"/>
          <game data="12
        """
            .formatted(data, data);
    assertThat(readAny(text)).containsExactly(puzzle("", 4), puzzle("it's AB & more", 5));
    assertThat(faults)
        .containsExactly(
            "line 7: the attribute data of <game> has 0 cells at its start and 0 characters;"
                + " expected 81 of both",
            "line 8: a tag begins here and does not end");
  }

  @Test
  void openSudoku_quotesAndComments() {
    String text =
        "<!-- \"1\" > -- ' -->\n<game note=\"a > 'b'\" data='%s'/><!--->--><game data=\"%s\"/>"
            .formatted(LINE, LINE);
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, text))
        .containsExactly(puzzle("a > 'b'", 2), puzzle("", 2));
    assertThat(faults).isEmpty();
  }

  @Test
  void openSudoku_tagOnSeveralLines() {
    String text = "<game\ndata='%s'/>".formatted(LINE);
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, text)).containsExactly(puzzle("", 1));
  }

  @Test
  void openSudoku_endsOfComments() {
    String game = "<game data='%s'/>".formatted(LINE);
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, "<!---->" + game)).hasSize(1);
    assertThat(faults).isEmpty();
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, "<!-- -x>" + game + " x-> " + game + "-->"))
        .isEmpty();
    assertThat(faults).containsExactly("line 1: no puzzle in this text");
  }

  @Test
  void openSudoku_longTag() {
    String tag = "<game " + "a".repeat(100_000) + ">";
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, tag + "\n<game data='%s'/>".formatted(LINE)))
        .containsExactly(puzzle("", 2));
    assertThat(faults).containsExactly("line 1: a tag is longer than 100000 characters");
  }

  /** The rows before the line that fails are reported too. */
  @Test
  void grids_cutByAFailingLine() {
    Stream<String> lines =
        Stream.of("53..7....", "6..195...", "")
            .peek(
                line -> {
                  if (line.isEmpty()) {
                    throw new PuzzleFormatException(3, "broken");
                  }
                });
    assertThat(PuzzleFormat.SDK.read(lines, fault -> faults.add(fault.getMessage()))).isEmpty();
    assertThat(faults)
        .containsExactlyInAnyOrder("line 2: found 2 rows; expected 9", "line 3: broken");
  }

  @Test
  void simpleSudoku_written() {
    assertThat(PuzzleFormat.SIMPLE_SUDOKU.write(Stream.of(puzzle("", 0))))
        .containsExactly(
            "53.|.7.|...",
            "6..|195|...",
            ".98|...|.6.",
            "-----------",
            "8..|.6.|..3",
            "4..|8.3|..1",
            "7..|.2.|..6",
            "-----------",
            ".6.|...|28.",
            "...|419|..5",
            "...|.8.|.79",
            "");
  }

  @Test
  void openSudoku_writtenNote() {
    assertThat(PuzzleFormat.OPEN_SUDOKU.write(Stream.of(puzzle("<a b\t'\u00e9", 0))))
        .element(2)
        .asString()
        .endsWith(" note=\"&#60;a b&#9;&#39;\u00e9\" />");
  }

  /** XML has no way to write these, so U+FFFD represents them; what is written can be read. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8, 0xB, 0x1F, 0xD800, 0xDFFF, 0xFFFE, 0xFFFF})
  void openSudoku_characterThatXmlCannotHold(int character) {
    TextPuzzle hostile = puzzle("a" + (char) character + "b", 0);
    List<String> lines = PuzzleFormat.OPEN_SUDOKU.write(Stream.of(hostile)).toList();
    assertThat(PuzzleFormat.OPEN_SUDOKU.read(lines.stream()).toList())
        .singleElement()
        .returns("a\uFFFDb", TextPuzzle::note);
  }

  @ParameterizedTest
  @EnumSource
  void write_read(PuzzleFormat format) {
    TextPuzzle written = new TextPuzzle(PUZZLE, Optional.of(SOLUTION), "no. <1> & \"2\"", 0);
    List<String> lines = format.write(Stream.of(written, TextPuzzle.of(SOLUTION))).toList();
    List<TextPuzzle> read = format.read(lines.stream()).toList();
    assertThat(read).extracting(TextPuzzle::puzzle).containsExactly(PUZZLE, SOLUTION);
    assertThat(PuzzleFormat.readAny(lines.stream(), fault -> faults.add("")).toList())
        .isEqualTo(read);
    FormatTraits has = FormatTraits.of(format);
    assertThat(read.get(0).note()).isEqualTo(has.hasNote() ? written.note() : "");
    assertThat(read.get(0).solution().isPresent()).isEqualTo(has.hasSolution());
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void detect_whatIsWritten(PuzzleFormat format) {
    List<String> lines = format.write(Stream.of(TextPuzzle.of(PUZZLE))).toList();
    assertThat(PuzzleFormat.detect(lines)).isEqualTo(format);
  }

  @Test
  void detect_nothing() {
    assertThat(PuzzleFormat.detect(List.of())).isEqualTo(PuzzleFormat.LINES);
    assertThat(PuzzleFormat.detect(List.of("", "# nothing"))).isEqualTo(PuzzleFormat.LINES);
  }

  @Test
  void detect_behindAFault() {
    assertThat(PuzzleFormat.detect(List.of("my puzzles", LINE))).isEqualTo(PuzzleFormat.LINES);
    assertThat(PuzzleFormat.detect(List.of("53x", LINE))).isEqualTo(PuzzleFormat.LINES);
  }

  @Test
  void detect_separatorBehindTheCells() {
    assertThat(PuzzleFormat.detect(List.of(LINE + "," + SOLVED))).isEqualTo(PuzzleFormat.CSV);
    assertThat(PuzzleFormat.detect(List.of(LINE + "\t" + SOLVED))).isEqualTo(PuzzleFormat.CSV);
    assertThat(PuzzleFormat.detect(List.of(LINE + " " + SOLVED))).isEqualTo(PuzzleFormat.LINES);
  }

  @Test
  void detect_cellsWithBlanks() {
    String spaced = String.join(" ", LINE.split(""));
    assertThat(PuzzleFormat.detect(List.of(spaced))).isEqualTo(PuzzleFormat.LINES);
  }

  @Test
  void detect_headerBeforeBorders() {
    assertThat(PuzzleFormat.detect(List.of("#Da", "53.|.7.|..."))).isEqualTo(PuzzleFormat.SDK);
    assertThat(PuzzleFormat.detect(List.of("53.|.7.|..."))).isEqualTo(PuzzleFormat.SIMPLE_SUDOKU);
  }

  /** Titles above rows, borders of any kind, and a name behind a line. */
  @Test
  void words_areNotes() {
    String banded = rows("\n").replaceAll("((?:.{9}\n){3})", "$1=====\n");
    String text = "Grid 1\n" + rows("\n") + "\nGrid 2, by me\n\n" + banded + "\nthree\n" + LINE;
    assertThat(readAny(text))
        .containsExactly(puzzle("Grid 1", 2), puzzle("Grid 2, by me", 13), puzzle("three", 25));
    assertThat(readAny("ER 7.1 " + LINE + " mine")).containsExactly(puzzle("ER 7.1   mine", 1));
    assertThat(readAny("https://example.org/p?s=" + LINE.replace(".", "%2E") + "&t=1"))
        .containsExactly(puzzle("", 1));
    assertThat(faults).isEmpty();
  }

  @Test
  void words_withoutAPuzzle() {
    assertThat(readAny(rows("\n") + "\n\nfrom a newspaper\nof last week")).hasSize(1);
    assertThat(readAny("Words, and more words.")).isEmpty();
    assertThat(readAny("")).isEmpty();
    assertThat(readAny("https://tinyurl.com/abcde")).isEmpty();
    assertThat(readAny(rows("\n").replace('.', ' '))).isEmpty();
    assertThat(faults)
        .containsExactly(
            "line 11: found 2 lines; expected a puzzle below",
            "line 1: no puzzle in this text",
            "line 1: no puzzle in this text",
            "line 1: this is a short link, which has only the name of a puzzle: open it and copy"
                + " the long address",
            "line 1: no puzzle in this text; a blank is not a cell");
  }

  /** Rows on both sides of a blank line are a grid if they are nine at most. */
  @Test
  void grids_blankLines() {
    String[] rows = rows("\n").split("\n");
    assertThat(readAny(String.join("\n\n", rows))).containsExactly(puzzle("", 1));
    assertThat(readAny(rows("\n").replaceFirst("((?:.{9}\n){6})", "$1\n"))).hasSize(1);
    assertThat(faults).isEmpty();
    assertThat(readAny(rows("\n").substring(0, 49) + "\n\n" + rows("\n")))
        .containsExactly(puzzle("", 7));
    assertThat(faults).containsExactly("line 5: found 5 rows; expected 9");
  }

  /** A line of nine dashes is a row if there are no nine rows without it. */
  @Test
  void grids_linesOfDashes() {
    String lines = LINE.replaceAll("(.{27})", "$1\n").replaceAll("(.{9})(?=.)", "$1\n");
    String dashes = lines.replace('.', '-');
    assertThat(readAny(dashes.replaceAll("((?:.{9}\n){3})", "$1---------\n"))).hasSize(1);
    String empty = dashes.replaceFirst("53--7----", "---------");
    assertThat(readAny(empty + "\n" + empty))
        .extracting(it -> it.puzzle().toString())
        .containsOnly(".".repeat(9) + LINE.substring(9));
    assertThat(readAny(empty.trim() + "\n" + dashes)).hasSize(2);
    assertThat(faults).isEmpty();
  }

  @Test
  void grids_dateAbove() {
    for (String title : List.of("2006-04-03", "4.5", "53..7... first", "123456789 numbers")) {
      assertThat(readAny(title + "\n" + rows("\n")))
          .as(title)
          .extracting(TextPuzzle::puzzle)
          .containsExactly(PUZZLE);
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void grids_inComments() {
    String comments = "# " + rows("\n# ");
    assertThat(readAny(comments)).containsExactly(puzzle("", 1));
    assertThat(readAny(comments + "\n" + SOLVED))
        .extracting(TextPuzzle::puzzle)
        .containsExactly(SOLUTION);
    assertThat(faults).isEmpty();
  }

  @Test
  void lines_stateWithoutPrefix() {
    List<TextPuzzle> read = readAny(LINE + ":113 213:\n+" + SOLVED + ":\n" + LINE + ":1:");
    assertThat(read).hasSize(3);
    assertThat(read.get(0).candidates().allows(2, 1)).isFalse();
    assertThat(read.get(0).candidates().allows(2, 4)).isTrue();
    assertThat(read.get(1).candidates().isGiven(0)).isFalse();
    assertThat(read.get(2)).isEqualTo(puzzle("1:", 3));
  }

  @Test
  void csv_manyColumns() {
    String header = "a,b,c,d,e,f,g,h,i,puzzle,solution\n";
    String row = "1,2,3,4,5,6,7,8,9," + LINE + "," + SOLVED;
    assertThat(readAny(header + row)).containsExactly(solved("1,2,3,4,5,6,7,8,9", 2));
    assertThat(readAny(row)).containsExactly(solved("1,2,3,4,5,6,7,8,9", 1));
    assertThat(readAny(LINE + SOLVED)).containsExactly(solved("", 1));
    assertThat(faults).isEmpty();
  }

  @Test
  void openSudoku_games() {
    String game = "<game data=\"version: 2&#10;5|0|0|3|0|1|" + "0|28||1|".repeat(79) + "\"/>";
    List<TextPuzzle> read = readAny("<opensudoku>" + game + "</opensudoku>");
    assertThat(read).hasSize(1);
    assertThat(read.get(0).puzzle()).isEqualTo(Board.EMPTY.with(0, 5).with(1, 3));
    assertThat(read.get(0).candidates().isGiven(1)).isFalse();
    assertThat(read.get(0).candidates().toDigitSets()[80]).isEqualTo(0b111000);
    assertThat(readAny("<?xml version='1.0'?>\n<sudoku><cell/></sudoku>")).isEmpty();
    assertThat(faults)
        .containsExactly(
            "line 1: this is XML with the root element <sudoku>, which Nonet does not read");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"---------\n", "123456789\n---------\n", "a=1\n", "<!-- -->", "(1, 2): 3\n"})
  void readAny_unitManyTimes_endsSoon(String unit) {
    String text = unit.repeat(40_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> PuzzleFormat.readAny(text.lines(), fault -> {}).count());
  }
}
