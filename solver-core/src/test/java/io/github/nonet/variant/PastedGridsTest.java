package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastedGridsTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  @ParameterizedTest
  @ValueSource(strings = {",", " ", ";", "|", "\t", "\n", ""})
  void parse_puzzleAndSolution(String separator) {
    Grid grid = Grid.parse(PUZZLE + separator + SOLUTION);
    assertThat(grid.rules().isClassic()).isTrue();
    assertThat(grid).hasToString(PUZZLE);
    assertThat(Grid.parse("..344..11......2" + separator + "2134432112433412").rules())
        .isEqualTo(Rules.of(4));
  }

  @Test
  void parse_solutionOfAnotherPuzzle() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parse("4" + PUZZLE.substring(1) + "," + SOLUTION))
        .withMessageContaining("is '5' in a solution of another puzzle; expected '4'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "x", "X"})
  void parse_signsForEmptyCells(String sign) {
    String cells = PUZZLE.replace(".", sign);
    assertThat(Grid.parse(cells)).hasToString(PUZZLE);
    assertThat(Grid.parse(cells.replaceAll("(.{9})", "$1\n"))).hasToString(PUZZLE);
    assertThat(Grid.parse(cells.replaceAll("(.)", "|$1"))).hasToString(PUZZLE);
  }

  /** A row of dashes is a row if the grid lacks one, and a line otherwise. */
  @Test
  void parse_rowsOfDashes() {
    assertThat(Grid.parse("1-3-\n----\n--4-\n-2--")).hasToString("1.3.......4..2..");
    assertThat(Grid.parse("1-3-\n-4--\n----\n--4-\n-2--")).hasToString("1.3..4....4..2..");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "https://tinyurl.com/abc; short link",
        "https://f-puzzles.com/?id=abc; short link",
        "https://swaroopg92.github.io/penpa-edit/#m=solve&p=vZRN; penpa",
        "https://lisudoku.xyz/p/abc; lisudoku",
        "https://www.sudokuwiki.org/sudoku.htm?bd=S9B01; SudokuWiki",
        "'{\"name\":\"x\",\"rows\":[]}'; JSON whose first field is name",
        "<sudoku><x/></sudoku>; XML with the root element <sudoku>",
        "<html><p>x</p></html>; HTML",
        "data:image/png,x; image",
        "'hello, world'; no puzzle in this text"
      })
  void everyReader_namesTheForm(String text, String words) {
    for (Runnable reader : readers(text)) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(reader::run)
          .withMessageContaining(words.strip());
    }
  }

  private static Runnable[] readers(String text) {
    return new Runnable[] {
      () -> io.github.nonet.Board.parse(text),
      () -> io.github.nonet.Candidates.parse(text),
      () -> io.github.nonet.logic.Game.parse(text),
      () -> Grid.parse(text),
      () -> GridCandidates.parse(text),
      () -> GridGame.parse(text)
    };
  }
}
