package io.github.nonet.internal.rules;

import io.github.nonet.internal.constraints.ConstraintCalls;
import io.github.nonet.internal.constraints.ConstraintCalls.ConstraintCall;
import io.github.nonet.internal.constraints.ConstraintText;
import io.github.nonet.internal.groups.Structure;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Rules as text: the calls that make them, after the cells of a grid.
 *
 * <pre>
 *   53..7....6.. ...|symbols(9).grid(0,0,3,3).group(ring:0,0,5,5).cage(15,2,3,4)
 * </pre>
 */
public final class RulesText {
  /*
   * A layout keeps the calls that made it, so everything that can be built can be written. Reading
   * repeats the calls, so each is checked in the same way as when it was made.
   */

  /** The separator of the cells and the rules. */
  static final String MARK = "|symbols(";

  static final String CAGE = "cage";

  /** Separates the name of a group from its numbers. A name may contain it, but numbers do not. */
  static final char COLON = ':';

  /** Precedes a character that means itself. */
  static final char ESCAPE = '\\';

  static final char CLOSE = ')';

  /** Separates calls. The reader also accepts white space or nothing. */
  static final char DOT = '.';

  /** The start of the regions of a rectangle. */
  static final Pattern AREA = Pattern.compile("\\d{1,3}(,\\d{1,3}){3}:");

  private RulesText() {}

  /** Returns the rules, or nothing if the number of cells determines them. */
  public static String of(RulesTables rules) {
    GridLayout layout = rules.layout;
    int boxRows = Square.boxRows(layout.symbols);
    boolean hasBoxes =
        boxRows > 1 && layout.equals(Layouts.ofBoxes(boxRows, layout.symbols / boxRows));
    if (hasBoxes && rules.cages.isEmpty() && rules.constraints.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder(MARK).append(layout.symbols).append(CLOSE);
    for (BuilderCall call : layout.calls) {
      append(call.part().method, argument(call), text);
    }
    for (Structure.Cage cage : rules.cages) {
      append(CAGE, cage.sum() + "," + list(cage.cells()), text);
    }
    for (ConstraintCall call : ConstraintCalls.of(rules.constraints, true)) {
      append(call.method(), ConstraintText.escaped(call.argument()), text);
    }
    return text.toString();
  }

  private static void append(String method, String argument, StringBuilder text) {
    text.append(DOT).append(method).append('(').append(argument).append(CLOSE);
  }

  private static String argument(BuilderCall call) {
    String text = ConstraintText.escaped(call.text());
    return switch (call.part()) {
      case REGIONS_OF -> list(call.numbers()) + COLON + text;
      case GROUP, HIDDEN -> text + COLON + list(call.numbers());
      case REGIONS -> (AREA.matcher(text).lookingAt() ? " " : "") + text;
      default -> list(call.numbers());
    };
  }

  /** Returns the numbers with commas between. */
  private static String list(int[] numbers) {
    return Arrays.toString(numbers).replaceAll("[\\[\\] ]", "");
  }
}
