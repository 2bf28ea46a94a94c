package io.github.nonet.text;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Texts;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards as tables of text formats. */
final class TableText {
  private static final String THIN = "1px solid #888";
  private static final String THICK = "2px solid #000";

  private TableText() {}

  static String markdown(PictureContent picture) {
    String head =
        "|" + Texts.repeat(" |", Geometry.SIZE) + "\n|" + Texts.repeat(":-:|", Geometry.SIZE);
    return head
        + rows(
            row ->
                "\n| "
                    + cells(row, " | ", cell -> text(picture, cell, "**", "**", "<sub>", "</sub>"))
                    + " |");
  }

  static String latex(PictureContent picture) {
    return "\\begin{tabular}{|ccc|ccc|ccc|}\n\\hline"
        + rows(
            row ->
                "\n"
                    + cells(
                        row, " & ", cell -> text(picture, cell, "\\textbf{", "}", "{\\tiny ", "}"))
                    + " \\\\"
                    + (row % Geometry.BOX_SIZE == Geometry.BOX_SIZE - 1 ? " \\hline" : ""))
        + "\n\\end{tabular}";
  }

  static String html(PictureContent picture) {
    String width = picture.size() + "px";
    return "<table style=\"border-collapse:collapse;table-layout:fixed;font:"
        + picture.size() / (2 * Geometry.SIZE)
        + "px sans-serif;width:"
        + (width + ";height:" + width)
        + "\">"
        + rows(row -> "\n<tr>" + cells(row, "", cell -> htmlCell(picture, cell)) + "</tr>")
        + "\n</table>";
  }

  private static String htmlCell(PictureContent picture, int cell) {
    int row = cell / Geometry.SIZE;
    int column = cell % Geometry.SIZE;
    return "<td style=\"padding:0;text-align:center;border-top:"
        + (row % Geometry.BOX_SIZE == 0 ? THICK : THIN)
        + ";border-left:"
        + (column % Geometry.BOX_SIZE == 0 ? THICK : THIN)
        + (row == Geometry.SIZE - 1 ? ";border-bottom:" + THICK : "")
        + (column == Geometry.SIZE - 1 ? ";border-right:" + THICK : "")
        + "\">"
        + text(picture, cell, "<b>", "</b>", "<small style=\"font-size:45%\">", "</small>")
        + "</td>";
  }

  private static String rows(IntFunction<String> row) {
    return IntStream.range(0, Geometry.SIZE).mapToObj(row).collect(Collectors.joining());
  }

  /** Not by {@code Collectors.joining}: TeaVM's forgets the separator after empty first texts. */
  private static String cells(int row, String separator, IntFunction<String> cell) {
    return String.join(
        separator,
        IntStream.range(Geometry.SIZE * row, Geometry.SIZE * row + Geometry.SIZE)
            .mapToObj(cell)
            .collect(Lists.toList()));
  }

  /** Returns what stands in a cell: a clue, another digit, or its candidates. */
  private static String text(
      PictureContent picture,
      int cell,
      String clueStart,
      String clueEnd,
      String smallStart,
      String smallEnd) {
    String digit = picture.digit(cell);
    if (!digit.isEmpty()) {
      return picture.isClue(cell) ? clueStart + digit + clueEnd : digit;
    }
    String candidates =
        picture.candidatesAt(cell).stream().map(String::valueOf).collect(Collectors.joining());
    return candidates.isEmpty() ? "" : smallStart + candidates + smallEnd;
  }
}
