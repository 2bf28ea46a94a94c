package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures with marks, and HoDoKu's library line. */
class CandidatesTextTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);
  private static final Candidates SOLVED = Candidates.of(Boards.SOLUTION);

  static Stream<Candidates> statesOfOneCharacterACell() {
    Board allButOne = Boards.SOLUTION.with(40, 0);
    Candidates open = Candidates.of(allButOne);
    return Stream.of(
        SOLVED,
        open,
        open.without(40, Boards.SOLUTION.digit(40)),
        open.with(40, Boards.SOLUTION.digit(40)),
        open.with(40, Boards.SOLUTION.digit(41)),
        Candidates.parse(".".repeat(729)),
        Candidates.parse("1........".repeat(81)),
        Candidates.parse("1........" + ".".repeat(720)),
        EMPTY);
  }

  @ParameterizedTest
  @MethodSource("statesOfOneCharacterACell")
  void toGridString_oneCharacterInEachCell(Candidates state) {
    assertThat(Candidates.parse(state.toGridString())).isEqualTo(state);
    assertThat(Candidates.parse(state.toHodokuString())).isEqualTo(state);
  }

  @Test
  void toGridString_marksOnlyWhatTheDigitsDoNotTell() {
    assertThat(SOLVED.toGridString()).doesNotContain("!", "?").doesNotContainPattern("\\+\\d");
    Candidates state = EMPTY.with(0, 5);
    assertThat(state.toGridString()).contains("| +5 ").doesNotContain("!", "?");
  }

  @Test
  void toGridString_givenDigitThatAPeerHolds() {
    Candidates state = Candidates.of(Board.EMPTY.with(0, 5).with(1, 5));
    assertThat(state.toGridString()).contains("| !5 ").contains(" !5 ");
    assertThat(Candidates.parse(state.toGridString())).isEqualTo(state);
  }

  /** A board whose empty cells are '?', or whose cells stand between '+', has no marks. */
  @Test
  void parse_boardsWithTheCharactersOfMarks() {
    String puzzle = Boards.PUZZLE.toString();
    Candidates expected = Candidates.of(Boards.PUZZLE);
    assertThat(Candidates.parse(puzzle.replace('.', '?'))).isEqualTo(expected);
    assertThat(Candidates.parse(String.join(" ", puzzle.replace('.', '?').split(""))))
        .isEqualTo(expected);
    assertThat(Candidates.parse(String.join("+", puzzle.split("")))).isEqualTo(expected);
    assertThat(Candidates.parse(String.join(" + ", puzzle.split("")))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"+12, '1'", "!12, '1'", "+., '.'", "!0, '0'"})
  void parse_markOfAFilledCellBeforeOtherThanOneDigit(String cell, String found) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(cell + " 123456789".repeat(80)))
        .withMessage(
            "character 2 (line 1, column 2) is '%s'; expected one digit behind '%s'",
            found, cell.charAt(0));
  }

  @Test
  void parse_openCellThatAllowsAMarkedDigit() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse("+5 123456789" + " 12346789".repeat(79)))
        .withMessage(
            "character 4 (line 1, column 4) is '1';"
                + " expected digits that cell 0 (row 1, column 1) leaves")
        .returns(3, TextFormatException::index);
  }

  @Test
  void parse_libraryLine() {
    String cells = "5+3" + ".".repeat(78) + "+9";
    Candidates state = Candidates.parse(":0300:4:" + cells.substring(0, 81) + "+9:413 113 714:1:2");
    Candidates expected =
        Candidates.of(Board.EMPTY.with(0, 5)).with(1, 3).with(80, 9).without(2, 4).without(2, 1);
    assertThat(state).isEqualTo(expected.without(3, 7));
    assertThat(state.toHodokuString())
        .isEqualTo(":0000:x:5+3" + ".".repeat(78) + "+9:113 413 714::");
  }

  @Test
  void parse_libraryLineWithoutDeletedCandidates() {
    String line = ":0000:x:" + Boards.PUZZLE;
    assertThat(Candidates.parse(line)).isEqualTo(Candidates.of(Boards.PUZZLE));
    assertThat(Candidates.parse(line.replace('.', '0') + ":")).isEqualTo(Candidates.parse(line));
  }

  @Test
  void parse_libraryLineThatDeletesWhatIsNotThere() {
    String line = ":0000:x:" + Boards.PUZZLE + ":";
    int filled = Boards.PUZZLE.digit(0) == 0 ? 1 : 0;
    int other = Boards.PUZZLE.digit(filled) % 9 + 1;
    assertThat(Candidates.parse(line + other + "1" + (filled + 1)))
        .isEqualTo(Candidates.parse(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {":", "::", ":0000:x", ":0000:x::", ":0000:x:53:", ":0000:x:+:"})
  void parse_libraryLineCutShort(String line) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(line))
        .withMessageContaining("expected")
        .matches(e -> e.index() <= line.length());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "41,is '4'; expected digit",
        "401,is '4'; expected digit",
        "4134,is '4'; expected digit",
        "x11,is 'x'; expected digit",
        "511,is '5'; expected a candidate"
      })
  void parse_libraryLineWithFaultyDeletion(String deleted, String message) {
    String line = ":0000:x:5" + ".".repeat(80) + ":" + deleted;
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(line))
        .withMessageContaining(message)
        .returns(90, TextFormatException::index);
  }

  @Test
  void parse_libraryLineWithFaultyCells() {
    String dots = ".".repeat(80);
    requireFault(":0000:x:x" + dots, "is 'x'; expected a digit, or one of . 0 +");
    requireFault(":0000:x:+." + dots, "is '.'; expected a digit");
    requireFault(":0000:x:" + dots + "::", "found 80 cells; expected 81 cells: character 89");
    requireFault(":0000:x:.." + dots + "::", "found more; expected 81 cells: character 90");
    requireFault(":0000:x:." + dots + "::\n:", "is ':'; expected one line");
  }

  private static void requireFault(String text, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(text))
        .withMessageContaining(message);
  }
}
