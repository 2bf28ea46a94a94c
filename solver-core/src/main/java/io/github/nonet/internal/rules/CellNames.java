package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads names of cells, {@code "r1c1 r2c2"}, which count rows and columns from one. */
public final class CellNames {
  private static final Pattern WORD = Pattern.compile("[^\\s,]+");
  private static final Pattern NAME = Pattern.compile("[rR](\\d{1,3})[cC](\\d{1,3})");

  private CellNames() {}

  /** Returns the cells of a text, in its order; throws if a word names none. */
  public static int[] read(GridLayout layout, String text) {
    IntStream.Builder cells = IntStream.builder();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      cells.add(cell(layout, word.group(), word.start()));
    }
    return cells.build().toArray();
  }

  /** Returns the hidden cells of a name; throws if there are none. */
  public static int[] hidden(GridLayout layout, String name) {
    int[] cells =
        IntStream.range(layout.shown, layout.cells())
            .filter(cell -> layout.shortName(cell).startsWith(name + " "))
            .toArray();
    if (name.isEmpty() || cells.length == 0) {
      throw Refusal.argument("found " + Quoted.text(name), "the name of hidden cells");
    }
    return cells;
  }

  private static int cell(GridLayout layout, String word, int index) {
    int hidden = layout.hiddenNames.indexOf(word.replaceFirst("(?<=\\D)(?=\\d+$)", " "));
    if (hidden >= 0) {
      return layout.shown + hidden;
    }
    Matcher name = NAME.matcher(word);
    if (name.matches()) {
      int row = Integer.parseInt(name.group(1)) - 1;
      int column = Integer.parseInt(name.group(2)) - 1;
      int cell = layout.cell(row, column);
      if (cell != GridLayout.NO_CELL) {
        return cell;
      }
    }
    throw Refusal.character(
        index,
        ": found " + Quoted.text(word),
        "a cell from r1c1 to r" + layout.rows + "c" + layout.columns);
  }
}
