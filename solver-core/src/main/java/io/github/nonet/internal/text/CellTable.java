package io.github.nonet.internal.text;

import io.github.nonet.internal.language.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A table of cells in a text, in HTML, Markdown or LaTeX, or as a spreadsheet copies it. It knows
 * the text of a cell, but not which values it can have.
 */
public final class CellTable {
  private static final int FEWEST_ROWS = 4;
  private static final int MOST_ROWS = 25;

  /** The most columns or rows of a grid; a table may have millions. */
  private static final int MOST_CELLS = 200;

  private static final String ROW = "tr";

  /** The start of a cell that this library writes with a border for regions and cages. */
  private static final String OWN_CELL =
      "padding:0;position:relative;text-align:center;border-top:";

  private static final String THICK = "2px";

  /** A cage below a table in Markdown, such as {@code - 15: r1c1 r1c2}. */
  private static final String CAGE = "- (\\d{1,6}: )?r\\d{1,2}c\\d{1,2}( r\\d{1,2}c\\d{1,2})*+";

  /**
   * A cell.
   *
   * @param isClue whether it is in bold letters
   * @param isSmall whether it is in small letters, like pencil marks
   * @param isBelowLine whether a region ends above it
   * @param isBehindLine whether a region ends to its left
   */
  public record TableCell(
      String text, boolean isClue, boolean isSmall, boolean isBelowLine, boolean isBehindLine) {}

  private final List<List<TableCell>> rows = new ArrayList<>();
  private final List<String> cages = new ArrayList<>();
  private int corners;

  /** The style of the cell that is read, and whether all cells have the library's style. */
  private String style = "";

  private boolean isOwn = true;
  private boolean hasDashes;

  private final StringBuilder content = new StringBuilder();
  private boolean isInCell;
  private boolean isClue;
  private boolean isSmall;

  private CellTable() {}

  /** Returns the first table in a text with as many rows as columns. */
  public static Optional<CellTable> of(CharSequence text) {
    String all = text.toString();
    String start = Texts.strip(all.substring(0, Math.min(all.length(), 200)));
    if (start.startsWith("<")) {
      return ofHtml(all);
    }
    if (all.contains("\\begin{tabular}")) {
      return ofLatex(all);
    }
    return start.startsWith("|")
        ? ofMarkdown(all)
        : all.indexOf('\t') < 0 ? Optional.empty() : ofTabs(all);
  }

  /** Returns the rows, which have as many cells as there are rows. */
  public List<List<TableCell>> rows() {
    return rows;
  }

  /**
   * Returns the number of cells with a number in a corner, as cages have them, or 1 if lines have
   * one.
   */
  public int corners() {
    return hasDashes ? Math.max(1, corners) : corners;
  }

  /**
   * Returns the cages below the table, each with its sum, if it has one, and the names of its
   * cells.
   */
  public List<String> cages() {
    return cages;
  }

  /** Returns a letter for each cell, the same in a region, if its borders show regions, or "". */
  public String regions() {
    int size = rows.size();
    char[] regions = new char[size * size];
    char next = 'A';
    for (int cell = 0; isOwn && cell < regions.length; cell++) {
      if (regions[cell] == 0) {
        fill(regions, cell, next++);
      }
    }
    return isOwn ? new String(regions) : "";
  }

  private void fill(char[] regions, int start, char region) {
    int size = rows.size();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int cell = open.pop();
      int row = cell / size;
      int column = cell % size;
      if (regions[cell] == 0) {
        regions[cell] = region;
        if (row > 0 && !cell(row, column).isBelowLine()) {
          open.push(cell - size);
        }
        if (row < size - 1 && !cell(row + 1, column).isBelowLine()) {
          open.push(cell + size);
        }
        if (column > 0 && !cell(row, column).isBehindLine()) {
          open.push(cell - 1);
        }
        if (column < size - 1 && !cell(row, column + 1).isBehindLine()) {
          open.push(cell + 1);
        }
      }
    }
  }

  private TableCell cell(int row, int column) {
    return rows.get(row).get(column);
  }

  private Optional<CellTable> ifSquare() {
    int size = rows.size();
    boolean isSquare = size >= FEWEST_ROWS && size <= MOST_ROWS;
    for (List<TableCell> row : rows) {
      isSquare &= row.size() == size;
    }
    return isSquare ? Optional.of(this) : Optional.empty();
  }

  private static Optional<CellTable> ofHtml(String html) {
    CellTable table = new CellTable();
    int done = 0;
    for (int open = html.indexOf('<'); open >= 0; open = html.indexOf('<', done)) {
      int close = html.indexOf('>', open);
      if (close < 0) {
        break;
      }
      table.content.append(html, done, open);
      String tag = html.substring(open + 1, Math.min(close, open + 300)).toLowerCase(Locale.ROOT);
      done = close + 1;
      if (tag.startsWith("/table") && table.endHtml()) {
        return Optional.of(table);
      }
      if (tag.startsWith("small") && tag.contains("absolute")) {
        int end = html.indexOf('<', done);
        table.corners++;
        done = end < 0 ? html.length() : end;
      } else {
        table.accept(tag.split("[\\s/>]", 2)[0], tag);
      }
    }
    return Optional.empty();
  }

  /** Ends a table; returns whether it is square. */
  private boolean endHtml() {
    endCell();
    boolean isSquare = ifSquare().isPresent();
    if (!isSquare) {
      rows.clear();
      corners = 0;
      isOwn = true;
      hasDashes = false;
    }
    return isSquare;
  }

  private void accept(String name, String tag) {
    if (tag.startsWith("/t")) {
      endCell();
    } else if (name.equals(ROW) && rows.size() < MOST_CELLS) {
      endCell();
      rows.add(new ArrayList<>());
    } else if (name.equals("td") || name.equals("th")) {
      endCell();
      isInCell = true;
      style = tag;
      content.setLength(0);
    } else {
      isClue |= name.equals("b") || name.equals("strong");
      isSmall |= name.equals("small") || name.equals("sub");
    }
  }

  private void endCell() {
    if (isInCell && !rows.isEmpty()) {
      String text = content.toString().replace("&nbsp;", " ").replace('\u00a0', ' ');
      add(text, isClue, isSmall);
    }
    isInCell = false;
    isClue = false;
    isSmall = false;
    content.setLength(0);
  }

  private void add(String text, boolean isBold, boolean isOfMarks) {
    List<TableCell> row = rows.get(rows.size() - 1);
    isOwn &= style.contains(OWN_CELL);
    hasDashes |= isOwn && style.contains("dashed");
    if (row.size() < MOST_CELLS) {
      boolean isBelowLine = style.contains("border-top:" + THICK);
      boolean isBehindLine = style.contains("border-left:" + THICK);
      row.add(new TableCell(Texts.strip(text), isBold, isOfMarks, isBelowLine, isBehindLine));
    }
  }

  private static Optional<CellTable> ofMarkdown(String text) {
    CellTable table = new CellTable();
    List<String> lines = lines(text);
    boolean isHeadEmpty = lines.get(0).chars().allMatch(c -> c == '|' || c == ' ');
    for (String line : isHeadEmpty ? lines.subList(1, lines.size()) : lines) {
      boolean isRule = line.chars().allMatch(c -> "|:- ".indexOf(c) >= 0) && line.indexOf('-') > 0;
      if (line.startsWith("|") && !isRule) {
        String inner =
            line.substring(1, line.endsWith("|") ? Math.max(1, line.length() - 1) : line.length());
        table.addRow(inner.split("\\|", -1), "**", "**", "<sub>", "</sub>");
      }
    }
    table.addCages(text);
    boolean hasRule = lines.size() > 1 && lines.get(1).matches("\\|?[ :]*--?-?[-|: ]*+");
    return hasRule ? table.ifSquare() : Optional.empty();
  }

  private void addCages(String text) {
    int end = text.lastIndexOf('|');
    for (String line : text.substring(end + 1).split("\\r?\\n", 2 * MOST_CELLS)) {
      if (line.matches(CAGE)) {
        cages.add(line.substring(2));
      }
    }
  }

  private static Optional<CellTable> ofLatex(String text) {
    int start = text.indexOf('}', text.indexOf("\\begin{tabular}") + "\\begin{tabular}".length());
    int end = text.indexOf("\\end{tabular}");
    CellTable table = new CellTable();
    if (start > 0 && end > start) {
      for (String row : text.substring(start + 1, end).split("\\\\\\\\", MOST_CELLS)) {
        String cells = row.replace("\\hline", "");
        if (cells.indexOf('&') >= 0) {
          table.addRow(cells.split("&", -1), "\\textbf{", "}", "{\\tiny ", "}");
        }
      }
    }
    return table.ifSquare();
  }

  private static Optional<CellTable> ofTabs(String text) {
    CellTable table = new CellTable();
    for (String line : lines(text)) {
      table.addRow(line.split("\t", -1), "", "", " ", " ");
    }
    return table.ifSquare();
  }

  /** Returns the lines up to a blank one after the first, but only a few more than a table has. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    boolean isOver = false;
    while (start < text.length() && !isOver) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String line = text.substring(start, end);
      line = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      boolean isBlank = line.indexOf('\t') < 0 && Texts.strip(line).isEmpty();
      if (!isBlank) {
        lines.add(line.startsWith("\t") ? line : line.indexOf('\t') < 0 ? Texts.strip(line) : line);
      }
      isOver = isBlank && !lines.isEmpty() || lines.size() > MOST_CELLS;
      start = end + 1;
    }
    return lines.isEmpty() ? List.of("") : lines;
  }

  private void addRow(
      String[] cells, String clueStart, String clueEnd, String smallStart, String smallEnd) {
    rows.add(new ArrayList<>());
    for (String each : cells) {
      String cell = Texts.strip(each);
      boolean isBold = !clueStart.isEmpty() && isBetween(cell, clueStart, clueEnd);
      boolean isOfMarks = !isBold && isBetween(cell, smallStart, smallEnd);
      String inner =
          isBold
              ? cell.substring(clueStart.length(), cell.length() - clueEnd.length())
              : isOfMarks
                  ? cell.substring(smallStart.length(), cell.length() - smallEnd.length())
                  : cell;
      add(inner, isBold, isOfMarks);
    }
  }

  private static boolean isBetween(String cell, String start, String end) {
    return cell.length() > start.length() + end.length()
        && cell.startsWith(start)
        && cell.endsWith(end);
  }
}
