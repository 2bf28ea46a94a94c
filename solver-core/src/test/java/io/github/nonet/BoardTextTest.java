package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTextTest {
  private static final Board PUZZLE = Boards.PUZZLE;
  private static final String LINE = PUZZLE.toString();
  private static final String EXPECTED =
      "; expected a digit, or one of . 0 * _ ? for an empty cell";

  // Forms

  @ParameterizedTest
  @ValueSource(chars = {'.', '0', '*', '_', '?'})
  void parse_lineWithEveryEmptyCell(char empty) {
    assertThat(Board.parse(LINE.replace('.', empty))).isEqualTo(PUZZLE);
  }

  @Test
  void parse_lineWithMixedEmptyCells() {
    assertThat(Board.parse(".0*_?" + ".".repeat(75) + "1")).isEqualTo(Board.EMPTY.with(80, 1));
  }

  @Test
  void parse_otherCharSequence() {
    assertThat(Board.parse(new StringBuilder(LINE))).isEqualTo(PUZZLE);
    assertThat(Board.parse(new StringBuilder(" " + LINE))).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\n", "\r\n", "\r", " ", "\t", "\u00a0", "\u2028", "\u3000", ", ", "\n\n"})
  void parse_nineLinesOfNine(String lineEnd) {
    String text = Stream.of(rows(LINE)).collect(Collectors.joining(lineEnd));
    assertThat(Board.parse(text)).isEqualTo(PUZZLE);
    assertThat(Board.parse(lineEnd + text + lineEnd)).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", ",", ", ", "\t", "|", " | "})
  void parse_separatedDigits(String separator) {
    assertThat(Board.parse(String.join(separator, LINE.split("")))).isEqualTo(PUZZLE);
  }

  @Test
  void parse_nestedBrackets() {
    assertThat(Board.parse(Arrays.deepToString(PUZZLE.toRows()))).isEqualTo(PUZZLE);
    assertThat(Board.parse(List.of(LINE.split("")).toString())).isEqualTo(PUZZLE);
  }

  @Test
  void parse_gridString() {
    assertThat(Board.parse(PUZZLE.toGridString())).isEqualTo(PUZZLE);
    assertThat(Board.parse(PUZZLE.toGridString().replace("\n", "\r\n"))).isEqualTo(PUZZLE);
    assertThat(Board.parse("\n" + PUZZLE.toGridString() + "\n")).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"------+-------+------", "===+===+===", "---------", "- - -", "|---|", "[-]"})
  void parse_borderLines(String border) {
    List<String> rows = List.of(rows(LINE));
    String text =
        Stream.of(rows.subList(0, 3), rows.subList(3, 6), rows.subList(6, 9))
            .map(band -> String.join("\n", band))
            .collect(Collectors.joining("\n" + border + "\n"));
    assertThat(Board.parse(text)).isEqualTo(PUZZLE);
    assertThat(Board.parse(border + "\n" + text + "\n" + border)).isEqualTo(PUZZLE);
  }

  @Test
  void parse_boxDrawing() {
    assertThat(
            Board.parse(
                """
                \u2554\u2550\u2550\u2550\u2566\u2550\u2550\u2550\u2566\u2550\u2550\u2550\u2557
                \u2551.3.\u2502 26.\u2502 7.1\u2551
                \u2551 68.|.7.|.9. \u2551
                \u2551 19.|..4|5.. \u2551
                \u2500\u2500\u2500\u253c\u2500\u2500\u2500\u253c\u2500\u2500\u2500
                82.1...4. ..46.29.. .5...3.28
                \u2560\u2550\u2550\u2550\u256c\u2550-+-\u256c\u2550\u2550\u2550\u2563
                ..93...74 .4..5..36 7.3.18...
                \u255a\u2550\u2550\u2550\u2569\u2550\u2550\u2550\u2569\u2550\u2550\u257f\u255d
                """))
        .isEqualTo(PUZZLE);
  }

  /** Grids as forums and other programs draw them: text blocks of other programs' shapes. */
  static Stream<String> grids() {
    return Stream.of(
        """
        *-----------*
        |.3.|26.|7.1|
        |68.|.7.|.9.|
        |19.|..4|5..|
        |---+---+---|
        |82.|1..|.4.|
        |..4|6.2|9..|
        |.5.|..3|.28|
        |---+---+---|
        |..9|3..|.74|
        |.4.|.5.|.36|
        |7.3|.18|...|
        *-----------*
        """,
        """
        .-------.-------.-------.
        | . 3 . | 2 6 . | 7 . 1 |
        | 6 8 . | . 7 . | . 9 . |
        | 1 9 . | . . 4 | 5 . . |
        :-------+-------+-------:
        | 8 2 . | 1 . . | . 4 . |
        | . . 4 | 6 . 2 | 9 . . |
        | . 5 . | . . 3 | . 2 8 |
        :-------+-------+-------:
        | . . 9 | 3 . . | . 7 4 |
        | . 4 . | . 5 . | . 3 6 |
        | 7 . 3 | . 1 8 | . . . |
        '-------'-------'-------'
        """);
  }

  @ParameterizedTest
  @MethodSource("grids")
  void parse_grids(String grid) {
    assertThat(Board.parse(grid)).isEqualTo(PUZZLE);
    assertThat(Board.parse(grid.replace("\n", "\r\n"))).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\t", ",", ";", ", ", " ; "})
  void parse_fields(String separator) {
    String blank = LINE.replace('.', ' ');
    String lines =
        Stream.of(rows(blank))
            .map(row -> String.join(separator, row.split("")))
            .collect(Collectors.joining("\n"));
    assertThat(Board.parse(lines)).isEqualTo(PUZZLE);
    assertThat(Board.parse(lines.replace(" ", "") + "\r\n")).isEqualTo(PUZZLE);
    assertThat(Board.parse(lines.replace("\n", "\n\n").replace(" ", ""))).isEqualTo(PUZZLE);
    String oneLine = String.join(separator, blank.split(""));
    assertThat(Board.parse(oneLine)).isEqualTo(PUZZLE);
    assertThat(Board.parse("[" + oneLine + "]")).isEqualTo(PUZZLE);
  }

  /** There are 81 fields, or more, but not in nine lines of nine. */
  @Test
  void parse_fieldsInLinesOfOtherLengths() {
    String row = "1" + ",".repeat(8) + "\n";
    String longAndShort = "1" + ",".repeat(9) + "\n1" + ",".repeat(7) + "\n";
    for (String end : List.of(row.repeat(2) + ",", row.repeat(3), longAndShort)) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> Board.parse(row.repeat(7) + end));
    }
  }

  @Test
  void parse_fieldsOfARowWithoutDigits() {
    String tabs = "\t".repeat(8);
    String text = "1" + tabs + "\n" + (tabs + "\n").repeat(7) + tabs + "9";
    assertThat(Board.parse(text)).isEqualTo(Board.EMPTY.with(0, 1).with(80, 9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,2,\n", "12,,,,,,,,\n", "1,,,,,,,,,\n"})
  void parse_fieldsThatAreNotNine(String line) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Board.parse(line.repeat(9)))
        .withMessageStartingWith("found ")
        .withMessageEndingWith("(a blank is not a cell)");
  }

  @Test
  void parse_quotes() {
    String json = "[\"" + String.join("\",\n \"", rows(LINE)) + "\"]";
    assertThat(Board.parse(json)).isEqualTo(PUZZLE);
    assertThat(Board.parse("\"" + LINE + "\"")).isEqualTo(PUZZLE);
    assertThat(Board.parse("'" + LINE + "'")).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @ValueSource(chars = {'-', 'x', 'X'})
  void parse_oneSymbolForEveryEmptyCell(char empty) {
    String line = LINE.replace('.', empty);
    assertThat(Board.parse(line)).isEqualTo(PUZZLE);
    assertThat(Board.parse(String.join("\n", rows(line)) + "\n")).isEqualTo(PUZZLE);
    assertThat(Board.parse(PUZZLE.toGridString().replace('.', empty))).isEqualTo(PUZZLE);
  }

  @Test
  void parse_dashesInARowWithoutDigits() {
    String text = "1--------\n" + "---------\n".repeat(8);
    assertThat(Board.parse(text)).isEqualTo(Board.EMPTY.with(0, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" # hard", "#1", ", easy\n", " Arto Inkala, 2010 (23 clues)", "\tED=10.6/1.2\r\n"})
  void parse_commentBehindTheCells(String comment) {
    assertThat(Board.parse(LINE + comment)).isEqualTo(PUZZLE);
  }

  /** A text after a bar, or as long as the cells, may be the rules of another grid. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "|X",
        " | diagonals",
        "|#1",
        "|AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII",
        " AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII\n",
      })
  void parse_rulesBehindTheCells(String rules) {
    for (Consumer<String> reader : List.<Consumer<String>>of(Board::parse, Candidates::parse)) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> reader.accept(LINE + rules))
          .withMessageContaining("begins rules of another kind")
          .withMessageContaining("Grid.parse reads it");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {" 7", "x", " # hard\n1", ",5,easy", " (x)"})
  void parse_noCommentBehindTheCells(String rest) {
    assertThatExceptionOfType(TextFormatException.class).isThrownBy(() -> Board.parse(LINE + rest));
  }

  @Test
  void parse_byteOrderMark() {
    assertThat(Board.parse("\ufeff" + LINE)).isEqualTo(PUZZLE);
    assertThat(Board.parse("\ufeff" + PUZZLE.toGridString())).isEqualTo(PUZZLE);
    requireFault(LINE + "\ufeff", 81, "character 82 (line 1, column 82) is U+FEFF" + EXPECTED);
  }

  private static String[] rows(String line) {
    return line.split("(?<=\\G.{9})");
  }

  // Faults

  static Stream<Arguments> faults() {
    String eight = "12345678";
    return Stream.of(
        Arguments.of("x" + LINE, 0, "character 1 (line 1, column 1) is 'x'" + EXPECTED),
        Arguments.of(
            "123456789\n1234567x", 17, "character 18 (line 2, column 8) is 'x'" + EXPECTED),
        Arguments.of(
            LINE.substring(0, 80) + "x", 80, "character 81 (line 1, column 81) is 'x'" + EXPECTED),
        Arguments.of(LINE + "x", 81, "character 82 (line 1, column 82) is 'x'" + EXPECTED),
        Arguments.of(eight + "\r\nA", 10, "character 11 (line 2, column 1) is 'A'" + EXPECTED),
        Arguments.of(eight + "\rA", 9, "character 10 (line 2, column 1) is 'A'" + EXPECTED),
        Arguments.of("1\r\r2\n\n A", 7, "character 8 (line 5, column 2) is 'A'" + EXPECTED),
        Arguments.of("10:", 2, "character 3 (line 1, column 3) is ':'" + EXPECTED),
        Arguments.of("(1)", 0, "character 1 (line 1, column 1) is '('" + EXPECTED),
        Arguments.of("1/", 1, "character 2 (line 1, column 2) is '/'" + EXPECTED),
        Arguments.of("1\u0007", 1, "character 2 (line 1, column 2) is U+0007" + EXPECTED),
        Arguments.of("1\u007f", 1, "character 2 (line 1, column 2) is U+007F" + EXPECTED),
        Arguments.of("1\u0080", 1, "character 2 (line 1, column 2) is U+0080" + EXPECTED),
        Arguments.of("1\u0661", 1, "character 2 (line 1, column 2) is '\u0661'" + EXPECTED),
        Arguments.of("1\u24ff", 1, "character 2 (line 1, column 2) is '\u24ff'" + EXPECTED),
        Arguments.of("1\u2580", 1, "character 2 (line 1, column 2) is '\u2580'" + EXPECTED),
        Arguments.of("1\u0378", 1, "character 2 (line 1, column 2) is U+0378" + EXPECTED),
        Arguments.of("1\ufeff", 1, "character 2 (line 1, column 2) is U+FEFF" + EXPECTED),
        Arguments.of("1\ud83d\ude00", 1, "character 2 (line 1, column 2) is U+1F600" + EXPECTED),
        Arguments.of("1\n\rA", 3, "character 4 (line 3, column 1) is 'A'" + EXPECTED),
        Arguments.of("1\ud800", 1, "character 2 (line 1, column 2) is U+D800" + EXPECTED),
        Arguments.of("1\ud83d", 1, "character 2 (line 1, column 2) is U+D83D" + EXPECTED));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void parse_notACell(String text, int index, String message) {
    requireFault(text, index, message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-3", "-1", "1 -", "|-|-|1|"})
  void parse_dashInTheLineOfACell(String text) {
    int index = text.indexOf('-');
    requireFault(
        text,
        index,
        "character %d (line 1, column %d) is '-'".formatted(index + 1, index + 1)
            + EXPECTED
            + " ('-' only draws border lines)");
  }

  @Test
  void parse_dashInALineWithAFault() {
    requireFault("--x", 2, "character 3 (line 1, column 3) is 'x'" + EXPECTED);
    requireFault("--x--", 2, "character 3 (line 1, column 3) is 'x'" + EXPECTED);
    requireFault("+--+--?--+\n", 1, dashAt(1));
  }

  private static String dashAt(int index) {
    return "character %d (line 1, column %d) is '-'".formatted(index + 1, index + 1)
        + EXPECTED
        + " ('-' only draws border lines)";
  }

  /** Only one symbol represents all empty cells, or it is not known what the other one means. */
  @Test
  void parse_dashAmongOtherEmptyCells() {
    requireFault(LINE.substring(0, 80) + "-", 80, dashAt(80));
  }

  static Stream<Arguments> wrongCounts() {
    return Stream.of(
        Arguments.of(
            "", 0, "found 0 cells; expected 81: the text ends at character 1 (line 1, column 1)"),
        Arguments.of(
            " \n",
            2,
            "found 0 cells; expected 81: the text ends at character 3 (line 2, column 1)"),
        Arguments.of(
            LINE.substring(1),
            80,
            "found 80 cells; expected 81: the text ends at character 81 (line 1, column 81)"),
        Arguments.of(
            LINE.substring(1) + "\r\n",
            82,
            "found 80 cells; expected 81: the text ends at character 83 (line 2, column 1)"),
        Arguments.of(
            "1  3",
            4,
            "found 2 cells; expected 81: the text ends at character 5 (line 1, column 5)"
                + " (a blank is not a cell)"),
        Arguments.of(
            "1 3",
            3,
            "found 2 cells; expected 81: the text ends at character 4 (line 1, column 4)"),
        Arguments.of(
            "1\r", 2, "found 1 cell; expected 81: the text ends at character 3 (line 2, column 1)"),
        Arguments.of(
            "-".repeat(81),
            81,
            "found 0 cells; expected 81: the text ends at character 82 (line 1, column 82)"),
        Arguments.of(
            LINE + "1",
            81,
            "found 82 cells; expected 81: the first one too many is character 82 (line 1, column 82)"),
        Arguments.of(
            LINE + "\n1x2\n",
            82,
            "found 83 cells; expected 81: the first one too many is character 83 (line 2, column 1)"),
        Arguments.of(
            LINE + LINE,
            81,
            "found 162 cells; expected 81: the first one too many is character 82 (line 1, column 82)"));
  }

  @ParameterizedTest
  @MethodSource("wrongCounts")
  void parse_wrongCount(String text, int index, String message) {
    requireFault(text, index, message);
  }

  private static void requireFault(String text, int index, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Board.parse(text))
        .withMessage("%s", message)
        .returns(index, TextFormatException::index);
  }

  @Test
  void parse_null() {
    assertThatNullPointerException().isThrownBy(() -> Board.parse(null)).withMessage("text");
  }

  /** A killer that was saved is no empty board. */
  @Test
  void parse_gridOfOtherRules() {
    String killer = LINE + "|symbols(9).grid(0,0,3,3).cage(15,0,1)";
    requireFault(
        killer,
        81,
        "character 82 (line 1, column 82) begins rules of another kind; expected a board"
            + " (Grid.parse reads it)");
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(killer))
        .withMessageContaining("Grid.parse");
  }

  @Test
  void parse_gridOfAnotherSize() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Board.parse(".".repeat(36)))
        .withMessageStartingWith(
            "found 36 cells; expected 81 (6x6 grids are read by Grid.parse): the text ends");
  }
}
