package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.TextFormatException;
import io.github.nonet.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One puzzle in each form in which people may paste it. */
class PastedFormsTest {
  private static final List<String> EMPTY_CELLS = List.of(".", "0", "*", "_", "?", "-", "x", "");
  private static final List<String> SEPARATORS = List.of("", " ", ",", ", ", ";", "\t", "|");
  private static final List<String> FIRST_LINES =
      List.of(
          "",
          "[Puzzle]",
          "Grid 01",
          "# a comment",
          "<pre>",
          "=====",
          "[",
          "9",
          "9 9",
          "A hard one, of last week",
          "```",
          "+-------+-------+-------+");
  private static final int ROWS = 16;
  private static final int IN_ONE_LINE = 15;
  private static final int BOXES_APART = 8;
  private static final int WITH_LINES = 9;

  private int read;

  private static List<String> rows(String board, String empty, String separator, int form) {
    return IntStream.range(0, 9)
        .mapToObj(
            row ->
                IntStream.range(0, 9)
                    .mapToObj(column -> board.substring(9 * row + column, 9 * row + column + 1))
                    .map(cell -> cell.equals(".") ? empty : cell)
                    .toList())
        .map(
            cells ->
                form == BOXES_APART || form == WITH_LINES
                    ? IntStream.range(0, 3)
                        .mapToObj(
                            box -> String.join(separator, cells.subList(3 * box, 3 * box + 3)))
                        .collect(Collectors.joining(" | "))
                    : String.join(separator, cells))
        .toList();
  }

  private static String text(String board, String empty, String separator, int form) {
    List<String> rows = rows(board, empty, separator, form);
    UnaryOperator<String> each =
        switch (form) {
          case 1 -> row -> "[" + row + "]";
          case 2 -> row -> "[" + row + "],";
          case 4 -> row -> "{" + row + "},";
          case 5 -> row -> "(" + row + ")";
          case 6 -> row -> "\"" + row + "\"";
          case 7 -> row -> "|" + row + "|";
          case 11 -> row -> "# " + row;
          case 12 -> row -> "> " + row;
          case 14 -> row -> "    " + row;
          default -> row -> row;
        };
    if (form == 3) {
      return "[[" + String.join("],\n [", rows) + "]]";
    }
    if (form == IN_ONE_LINE) {
      return String.join(separator, rows);
    }
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < 9; row++) {
      boolean isBand = row > 0 && row % 3 == 0;
      if (isBand && form == WITH_LINES) {
        lines.add("------+-------+------");
      } else if (isBand && form == 10) {
        lines.add("");
      }
      lines.add((form == 13 ? "Row " + (row + 1) + ": " : "") + each.apply(rows.get(row)));
    }
    return String.join("\n", lines);
  }

  /** Every form is read as the puzzle or refused; what a board reads, a file reads. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
      })
  void readAny_allForms(String board) {
    Board expected = Board.parse(board);
    int number = 0;
    List<String> wrong = new ArrayList<>();
    int step = Tries.of(7, 1);
    for (String empty : EMPTY_CELLS) {
      for (String separator : SEPARATORS) {
        for (int form = 0; form < ROWS; form++) {
          for (String first : FIRST_LINES) {
            if (number++ % step == 0) {
              String text = text(board, empty, separator, form);
              String whole = first.isEmpty() ? text : first + "\n" + text;
              boolean mayBeRefused =
                  empty.isEmpty() && separator.isBlank() && !separator.equals("\t");
              check(whole, expected, mayBeRefused, wrong);
            }
          }
        }
      }
    }
    assertThat(number).isEqualTo(10_752);
    assertThat(wrong.stream().limit(20)).isEmpty();
    assertThat(read).isGreaterThanOrEqualTo(10_300 / step);
  }

  private void check(String text, Board expected, boolean mayBeRefused, List<String> wrong) {
    List<PuzzleFormatException> faults = new ArrayList<>();
    List<Board> boards =
        PuzzleFormat.readAny(text.lines(), faults::add).map(TextPuzzle::puzzle).toList();
    boolean isRead = boards.equals(List.of(expected)) && faults.isEmpty();
    boolean isRefused = boards.isEmpty() && !faults.isEmpty();
    read += isRead ? 1 : 0;
    boolean isBoard;
    try {
      isBoard = Board.parse(text).equals(expected);
    } catch (TextFormatException e) {
      isBoard = false;
    }
    if (!isRead && !(isRefused && mayBeRefused && !isBoard)) {
      wrong.add(text + "\n" + boards + "\n" + faults + "\n");
    }
  }
}
