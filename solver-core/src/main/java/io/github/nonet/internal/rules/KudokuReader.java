package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads texts of Kudoku: a line with kind and size, the values with commas, and for a jigsaw the
 * regions below an empty line. An empty cell is {@code _} or {@code __}.
 */
public final class KudokuReader {
  private static final Pattern HEAD =
      Pattern.compile("(?i)(classic|jigsaw)_(\\d{1,2})x(\\d{1,2})\\s");

  private KudokuReader() {}

  public static ReadPuzzle read(String text) {
    String stripped = Texts.strip(text);
    Matcher head = HEAD.matcher(stripped);
    if (!head.lookingAt() || !head.group(2).equals(head.group(3))) {
      throw new TextFormatException("found no head of Kudoku; expected one, as in classic_9x9", 0);
    }
    int symbols = Integer.parseInt(head.group(2));
    try {
      return read(
          stripped.substring(head.end()), symbols, head.group(1).equalsIgnoreCase("jigsaw"));
    } catch (TextFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new TextFormatException(e.getMessage(), 0);
    }
  }

  private static ReadPuzzle read(String body, int symbols, boolean isJigsaw) {
    LayoutPlan plan = new LayoutPlan(symbols);
    int cells = symbols * symbols;
    List<String> fields = fields(body, 2 * cells + 1);
    if (fields.size() != (isJigsaw ? 2 * cells : cells)) {
      throw Refusal.text(
          "found " + fields.size() + " fields of Kudoku", isJigsaw ? 2 * cells : cells, 0);
    }
    int[] values = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      values[cell] = fields.get(cell).matches("_{1,2}") ? 0 : number(fields.get(cell), symbols);
    }
    if (isJigsaw) {
      StringBuilder regions = new StringBuilder();
      for (String field : fields.subList(cells, 2 * cells)) {
        regions.append((char) ('A' - 1 + number(field, symbols)));
      }
      plan.rowsAndColumns(0, 0).regions(regions);
    }
    return new ReadPuzzle(plan.layout(), List.of(), List.of(), values);
  }

  private static List<String> fields(String body, int most) {
    List<String> fields = new ArrayList<>();
    for (String field : body.split("[,\\s]++", most + 1)) {
      if (!field.isEmpty()) {
        fields.add(field);
      }
    }
    return fields;
  }

  private static int number(String field, int most) {
    int number = field.matches("\\d{1,2}") ? Integer.parseInt(field) : 0;
    if (number < 1 || number > most) {
      throw Refusal.text("a field of Kudoku is '" + field + "'", "1 to " + most, 0);
    }
    return number;
  }
}
