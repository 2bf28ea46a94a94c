package io.github.nonet.internal.text;

import io.github.nonet.internal.language.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A table of cells that a text has, in HTML, Markdown or LaTeX, or as a spreadsheet copies it. It
 * knows what a cell says, but not which values it can have.
 */
public final class CellTable {
  private static final int FEWEST_ROWS = 4;
  private static final int MOST_ROWS = 25;

  /** More columns or rows are no grid; a table may have millions. */
  private static final int MOST_CELLS = 200;

  private static final String ROW = "tr";

  /**
   * A cell.
   *
   * @param isClue whether it is in bold letters
   * @param isSmall whether it is in small letters, as pencil marks are
   */
  public record TableCell(String text, boolean isClue, boolean isSmall) {}

  private final List<List<TableCell>> rows = new ArrayList<>();
  private int corners;

  private final StringBuilder content = new StringBuilder();
  private boolean isInCell;
  private boolean isClue;
  private boolean isSmall;

  private CellTable() {}

  /** Returns the first table of a text that is a square. */
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

  /** Returns the rows, as many as each of them has cells. */
  public List<List<TableCell>> rows() {
    return rows;
  }

  /** Returns how many cells have a number in a corner, as those of cages have. */
  public int corners() {
    return corners;
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

  /** Ends a table; returns whether it is a square. */
  private boolean endHtml() {
    endCell();
    boolean isSquare = ifSquare().isPresent();
    if (!isSquare) {
      rows.clear();
      corners = 0;
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
    if (row.size() < MOST_CELLS) {
      row.add(new TableCell(Texts.strip(text), isBold, isOfMarks));
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
    boolean hasRule = lines.size() > 1 && lines.get(1).matches("\\|?[ :]*--?-?[-|: ]*+");
    return hasRule ? table.ifSquare() : Optional.empty();
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

  /** Returns the lines up to a blank one below the first, or more than a table has. */
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
