package io.github.nonet.internal.drawing;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.rules.CellGrid;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Boards and grids as tables of text formats. A place without a cell is an empty one without lines.
 *
 * <p>Tables have what a border can show: regions and cages. Diagonals and lines need a picture.
 */
public final class TableText {
  private static final String THICK = "2px solid #000";
  private static final String THIN = "1px solid #bbb";
  private static final String DASHED = "1px dashed #000";
  private static final String NONE = "none";

  private final Drawing drawing;
  private final CellGrid places;
  private final int[] cageOf;

  /** The sums of the cages that start in each cell, with blanks between them. */
  private final StringBuilder[] sums;

  public TableText(Drawing drawing) {
    this.drawing = drawing;
    places = drawing.places();
    cageOf = new int[places.cells()];
    sums = new StringBuilder[places.cells()];
    Arrays.setAll(sums, cell -> new StringBuilder());
    int number = 0;
    for (Structure.Cage cage : drawing.cages()) {
      number++;
      for (int cell : cage.cells()) {
        cageOf[cell] = number;
      }
      StringBuilder corner = sums[cage.cells()[0]];
      corner.append(cage.sum() == 0 ? "" : (corner.length() == 0 ? "" : " ") + cage.sum());
    }
  }

  /** Returns a table with an empty head, and below it the cages as a list. */
  public String markdown() {
    String head =
        "|" + Texts.repeat(" |", places.columns) + "\n|" + Texts.repeat(":-:|", places.columns);
    String table =
        head
            + rows(
                row ->
                    "\n| "
                        + cells(row, " | ", cell -> text(cell, "**", "**", "<sub>", "</sub>"))
                        + " |");
    return drawing.cages().isEmpty() ? table : table + "\n\n" + cages();
  }

  private String cages() {
    return drawing.cages().stream()
        .map(cage -> "- " + (cage.sum() == 0 ? "" : cage.sum() + ": ") + names(cage))
        .collect(Collectors.joining("\n"));
  }

  private String names(Structure.Cage cage) {
    return Arrays.stream(cage.cells())
        .mapToObj(cell -> "r" + (places.row(cell) + 1) + "c" + (places.column(cell) + 1))
        .collect(Collectors.joining(" "));
  }

  /** Returns a {@code tabular} of LaTeX for a board. */
  public String latex() {
    return "\\begin{tabular}{|ccc|ccc|ccc|}\n\\hline" + rows(this::latexRow) + "\n\\end{tabular}";
  }

  private String latexRow(int row) {
    boolean isLast = row == places.rows - 1;
    boolean isLine = isLast || places.isBorder(places.cell(row, 0), places.cell(row + 1, 0));
    return "\n"
        + cells(row, " & ", cell -> text(cell, "\\textbf{", "}", "{\\tiny ", "}"))
        + (isLine ? " \\\\ \\hline" : " \\\\");
  }

  /** Returns a table with all its style inside. */
  public String html() {
    int height = drawing.size() * places.rows / places.columns;
    return "<table style=\"border-collapse:collapse;table-layout:fixed;font:"
        + drawing.size() / (2 * places.columns)
        + "px sans-serif;width:"
        + drawing.size()
        + "px;height:"
        + height
        + "px\">"
        + rows(row -> "\n<tr>" + htmlRow(row) + "</tr>")
        + "\n</table>";
  }

  private String htmlRow(int row) {
    return IntStream.range(0, places.columns)
        .mapToObj(column -> htmlCell(row, column))
        .collect(Collectors.joining());
  }

  private String htmlCell(int row, int column) {
    int cell = places.cell(row, column);
    return "<td style=\"padding:0;position:relative;text-align:center;border-top:"
        + border(cell, places.cell(row - 1, column))
        + ";border-left:"
        + border(cell, places.cell(row, column - 1))
        + (row == places.rows - 1 ? ";border-bottom:" + border(cell, CellGrid.NO_CELL) : "")
        + (column == places.columns - 1 ? ";border-right:" + border(cell, CellGrid.NO_CELL) : "")
        + "\">"
        + (cell == CellGrid.NO_CELL
            ? ""
            : sum(cell) + text(cell, "<b>", "</b>", "<small style=\"font-size:45%\">", "</small>"))
        + "</td>";
  }

  /** Returns the line between two places. */
  private String border(int cell, int other) {
    if (cell == CellGrid.NO_CELL && other == CellGrid.NO_CELL) {
      return NONE;
    }
    if (cell == CellGrid.NO_CELL || other == CellGrid.NO_CELL || places.isBorder(cell, other)) {
      return THICK;
    }
    return cageOf[cell] == cageOf[other] ? THIN : DASHED;
  }

  /** Returns the sums of the cages that start in a cell, for its corner. */
  private String sum(int cell) {
    return sums[cell].length() == 0
        ? ""
        : "<small style=\"font-size:45%;position:absolute;left:2px;top:1px\">"
            + sums[cell]
            + "</small>";
  }

  private String rows(IntFunction<String> row) {
    return IntStream.range(0, places.rows).mapToObj(row).collect(Collectors.joining());
  }

  /** Not by {@code Collectors.joining}: TeaVM's forgets the separator after empty first texts. */
  private String cells(int row, String separator, IntFunction<String> text) {
    return String.join(
        separator,
        IntStream.range(0, places.columns)
            .map(column -> places.cell(row, column))
            .mapToObj(cell -> cell == CellGrid.NO_CELL ? "" : text.apply(cell))
            .collect(Lists.toList()));
  }

  /** Returns the content of a cell: a clue, another value, or its candidates. */
  private String text(
      int cell, String clueStart, String clueEnd, String smallStart, String smallEnd) {
    int value = drawing.values()[cell];
    if (value != 0) {
      String symbol = Symbols.text(value);
      return drawing.isClue(cell) ? clueStart + symbol + clueEnd : symbol;
    }
    String marks =
        new ValueSet(drawing.marks()[cell])
            .stream().map(Symbols::text).collect(Collectors.joining());
    return marks.isEmpty() ? "" : smallStart + marks + smallEnd;
  }
}
