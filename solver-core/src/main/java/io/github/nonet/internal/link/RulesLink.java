package io.github.nonet.internal.link;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.BuilderCall;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Square;
import java.util.Arrays;
import java.util.List;

/** Rules in a text for links: the calls that make them, the cages and the constraints. */
final class RulesLink {
  /*
   * The parts are written by their ordinal numbers. New ones come at the end of Part: a text of
   * today is read by the library of tomorrow.
   */
  private static final Method[] PARTS = Method.values();

  /** How many parts a text can distinguish, including future ones. */
  private static final int MOST_PARTS = 32;

  private RulesLink() {}

  /*
   * A header has 4 to 25 values. Prime numbers of values have no boxes, so five values with boxes mean
   * two without, and seven with boxes mean three.
   */

  /** Returns the number of values that a header has for these rules. */
  static int ofHeader(int symbols) {
    return symbols < LayoutPlan.FEWEST_SYMBOLS ? 2 * symbols + 1 : symbols;
  }

  /**
   * Writes the text after the {@link Header}.
   *
   * @param areNamed whether tables that constraints share have names
   */
  static void write(RulesTables rules, boolean areNamed, LinkWriter out) {
    GridLayout layout = rules.layout;
    boolean isFew = layout.symbols < LayoutPlan.FEWEST_SYMBOLS;
    boolean hasBoxes = !isFew && isMadeOfBoxes(layout);
    out.put(hasBoxes || isFew ? 1 : 0, 2);
    if (!hasBoxes) {
      out.putNumber(layout.calls.size());
      layout.calls.forEach(call -> write(call, layout.symbols, out));
    }
    CagesLink.write(layout, rules.cages, out);
    out.put(rules.constraints.isEmpty() ? 0 : 1, 2);
    if (!rules.constraints.isEmpty()) {
      ConstraintsLink.write(rules.constraints, areNamed, out);
    }
  }

  /** Returns whether a layout is the usual one, with the usual names. */
  private static boolean isMadeOfBoxes(GridLayout layout) {
    BuilderCall only = layout.calls.get(0);
    return layout.calls.size() == 1
        && only.part() == Method.GRID
        && layout.equals(boxes(layout.symbols));
  }

  /** Returns the layout of the usual boxes, or of the next smaller number that has them. */
  private static GridLayout boxes(int symbols) {
    int boxRows = Square.boxRows(symbols);
    return boxRows > 1 ? Layouts.ofBoxes(boxRows, symbols / boxRows) : Layouts.CLASSIC;
  }

  private static void write(BuilderCall call, int symbols, LinkWriter out) {
    out.put(call.part().ordinal(), MOST_PARTS);
    switch (call.part()) {
      case GRID -> {
        writePlace(call, out);
        out.put(call.numbers()[2], symbols);
      }
      case ROWS_AND_COLUMNS -> writePlace(call, out);
      case REGIONS -> writeRegions(call.text(), symbols, symbols, out);
      case REGIONS_OF -> {
        writeArea(call, out);
        writeRegions(call.text(), call.numbers()[2], call.numbers()[3], out);
      }
      case CELLS, RECTANGLE -> writeArea(call, out);
      case HIDDEN -> {
        writeName(call.text(), out);
        out.putNumber(call.numbers()[0]);
      }
      case GROUP -> writeGroup(call, symbols, out);
      default -> {
        // Its number identifies it completely.
      }
    }
  }

  private static void writePlace(BuilderCall call, LinkWriter out) {
    out.put(call.numbers()[0], LayoutPlan.SIDE);
    out.put(call.numbers()[1], LayoutPlan.SIDE);
  }

  private static void writeArea(BuilderCall call, LinkWriter out) {
    for (int number : call.numbers()) {
      out.put(number, LayoutPlan.SIDE + 1);
    }
  }

  private static int[] area(LinkReader in) {
    int[] numbers = new int[Method.CELLS.numbers()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.get(LayoutPlan.SIDE + 1);
    }
    return numbers;
  }

  private static void writeName(String name, LinkWriter out) {
    out.putNumber(name.length());
    name.chars().forEach(out::putNumber);
  }

  private static String name(LinkReader in) {
    int length = in.getNumber();
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < length; i++) {
      name.append((char) in.getNumber());
    }
    return name.toString();
  }

  private static void writeGroup(BuilderCall call, int symbols, LinkWriter out) {
    writeName(call.text(), out);
    out.put(call.numbers().length / 2, symbols + 1);
    for (int number : call.numbers()) {
      out.put(number, LayoutPlan.SIDE);
    }
  }

  private static void writeRegions(String marks, int rows, int columns, LinkWriter out) {
    StringBuilder first = new StringBuilder();
    marks.chars().distinct().forEach(mark -> first.append((char) mark));
    String names = first.toString();
    rectangle(rows, columns).write(marks.chars().map(names::indexOf).toArray(), out);
    Model isNext = new Model(2);
    char expected = 'A';
    for (char name : names.toCharArray()) {
      out.put(name == expected ? 0 : 1, isNext);
      if (name != expected) {
        out.putNumber(name);
      }
      expected = (char) (name + 1);
    }
  }

  /** Returns a rectangle, for the characters of its regions. */
  private static Partition rectangle(int rows, int columns) {
    int[] left = new int[rows * columns];
    int[] above = new int[rows * columns];
    for (int place = 0; place < left.length; place++) {
      left[place] = place % columns == 0 ? -1 : place - 1;
      above[place] = place - columns < 0 ? -1 : place - columns;
    }
    return new Partition(left, above);
  }

  /**
   * Reads rules.
   *
   * @param symbols the number of values in the header
   * @throws IllegalArgumentException if the text is not as {@link #write} writes it
   */
  static RulesTables read(int symbols, LinkReader in) {
    boolean isShort = in.get(2) == 1;
    int few = symbols / 2;
    boolean isFew = isShort && few < LayoutPlan.FEWEST_SYMBOLS && ofHeader(few) == symbols;
    GridLayout layout = isShort && !isFew ? boxes(symbols) : readCalls(isFew ? few : symbols, in);
    if (layout.symbols != symbols && !isFew) {
      throw LayoutPlan.noBoxes(symbols);
    }
    List<Structure.Cage> cages = Cages.checked(layout, CagesLink.read(layout, in));
    List<ConstraintData> constraints =
        in.get(2) == 0 ? List.of() : ConstraintsLink.read(layout, in);
    return new RulesTables(layout, cages, constraints);
  }

  private static GridLayout readCalls(int symbols, LinkReader in) {
    LayoutPlan plan = new LayoutPlan(symbols);
    int calls = in.getNumber();
    for (int i = 0; i < calls; i++) {
      int part = in.get(MOST_PARTS);
      if (part >= PARTS.length) {
        throw Refusal.argument(
            "the text for a link has a part of number " + part, "0 to " + (PARTS.length - 1));
      }
      plan.repeat(call(PARTS[part], symbols, in));
    }
    return plan.layout();
  }

  private static BuilderCall call(Method part, int symbols, LinkReader in) {
    return switch (part) {
      case GRID -> grid(symbols, in);
      case ROWS_AND_COLUMNS ->
          BuilderCall.of(part, in.get(LayoutPlan.SIDE), in.get(LayoutPlan.SIDE));
      case REGIONS -> new BuilderCall(part, regions(symbols, symbols, in), new int[0]);
      case CELLS, RECTANGLE -> new BuilderCall(part, "", area(in));
      case REGIONS_OF -> regionsOf(in);
      case HIDDEN -> new BuilderCall(part, name(in), new int[] {in.getNumber()});
      case GROUP -> group(symbols, in);
      case DIAGONALS,
          WINDOWS,
          DISJOINT_GROUPS,
          ASTERISK,
          PERCENT,
          ANTI_KNIGHT,
          ANTI_KING,
          NON_CONSECUTIVE ->
          BuilderCall.of(part);
    };
  }

  private static BuilderCall grid(int symbols, LinkReader in) {
    int row = in.get(LayoutPlan.SIDE);
    int column = in.get(LayoutPlan.SIDE);
    int boxRows = in.get(symbols);
    return BuilderCall.of(Method.GRID, row, column, boxRows, symbols / Math.max(1, boxRows));
  }

  private static BuilderCall group(int symbols, LinkReader in) {
    String name = name(in);
    int[] numbers = new int[2 * in.get(symbols + 1)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.get(LayoutPlan.SIDE);
    }
    return new BuilderCall(Method.GROUP, name, numbers);
  }

  private static BuilderCall regionsOf(LinkReader in) {
    int[] at = area(in);
    if (at[2] == 0 || at[3] == 0) {
      throw Refusal.argument("the text for a link has regions of no cells", "some");
    }
    return new BuilderCall(Method.REGIONS_OF, regions(at[2], at[3], in), at);
  }

  private static String regions(int rows, int columns, LinkReader in) {
    int[] parts = rectangle(rows, columns).read(in);
    char[] names = new char[Arrays.stream(parts).max().getAsInt() + 1];
    Model isNext = new Model(2);
    char expected = 'A';
    for (int i = 0; i < names.length; i++) {
      names[i] = in.get(isNext) == 0 ? expected : (char) in.getNumber();
      expected = (char) (names[i] + 1);
    }
    StringBuilder marks = new StringBuilder();
    for (int part : parts) {
      marks.append(names[part]);
    }
    return marks.toString();
  }
}
