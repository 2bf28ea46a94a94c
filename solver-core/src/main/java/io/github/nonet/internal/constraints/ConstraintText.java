package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The text between the parentheses of the call that makes a constraint. Fields are separated by
 * colons, numbers by commas.
 *
 * <pre>
 *   thermometer(0,10,20)                cells
 *   sandwich(15:0,1,2)                  numbers, cells
 *   equalSums(0,1:2,3:4)                lists of cells
 *   pairs(parity:154,aa:0,1,2)          a name, for each value a set as a hexadecimal number, cells
 *   sum(twice:0:2x0,-1x1)               a name, the total, for each cell the factor and the cell
 *   machine(even:0,2:1.-,0.2,..:4,5)    a name, the good states, the next states of each, cells
 * </pre>
 */
public final class ConstraintText {
  private static final char COLON = ':';
  private static final String COMMA = ",";
  private static final String NO_STATE = "-";
  private static final String OR = "|";
  private static final String AND = "&";
  private static final String DOT = ".";
  private static final int BASE = 10;
  private static final int HEX = 16;

  /** The greatest depth of nested ways, because each level doubles the escapes. */
  private static final int MOST_DEPTH = 3;

  /** More digits than any number that is allowed. */
  private static final int TOO_LONG = 9;

  private ConstraintText() {}

  /** Returns the calls that make a constraint, without its table if that is not made yet. */
  public static String call(ConstraintData constraint) {
    String argument =
        constraint.isKnown()
            ? of(constraint)
            : constraint.name() + ":" + Arrays.toString(constraint.listed());
    return constraint.kind().method() + "(" + argument + ")" + remarks(constraint, text -> text);
  }

  /** Returns the text of a constraint, whose table is known. */
  public static String of(ConstraintData constraint) {
    return of(constraint, field -> field);
  }

  /** Returns the remarks on a constraint as calls. */
  private static String remarks(ConstraintData constraint, UnaryOperator<String> escape) {
    return constraint.remarks().stream()
        .map(it -> "." + it.method() + "(" + escape.apply(constraint.remark(it)) + ")")
        .collect(Collectors.joining());
  }

  /**
   * Returns the text of a constraint.
   *
   * @param tables replaces the text of a table
   */
  static String of(ConstraintData constraint, UnaryOperator<String> tables) {
    if (!constraint.ways().isEmpty()) {
      String separator = constraint.kind() == ConstraintKind.ANY_OF ? OR : AND;
      return constraint.ways().stream()
          .map(way -> ofWay(way, tables))
          .collect(Collectors.joining(separator));
    }
    List<String> fields = new ArrayList<>();
    if (constraint.kind().isOwn()) {
      fields.add(constraint.ownName());
    }
    if (constraint.kind() == ConstraintKind.OWN_SUM) {
      fields.add("" + constraint.numbers()[0]);
      fields.add(products(constraint.numbers(), constraint.listed()));
      return String.join(":", fields);
    }
    if (constraint.numbers().length > 0) {
      fields.add(list(constraint.numbers()));
    }
    if (constraint.kind().hasTable()) {
      addTable(constraint.kind(), constraint.table(), tables, fields);
    }
    for (int[] part : constraint.parts()) {
      fields.add(list(part));
    }
    return String.join(":", fields);
  }

  /** Returns a way: its parts, or the call that makes it. */
  private static String ofWay(ConstraintData way, UnaryOperator<String> tables) {
    String text = of(way, tables);
    return way.kind() == ConstraintKind.ALL_OF
        ? text
        : way.kind().method() + "(" + escaped(text) + ")" + remarks(way, ConstraintText::escaped);
  }

  /** Returns the text with escapes, so that no parenthesis in it closes a call. */
  public static String escaped(String text) {
    return text.replace("\\", "\\\\").replace(")", "\\)");
  }

  /** Returns whether one call without a remark makes a constraint. */
  public static boolean isOneCall(ConstraintData constraint) {
    return constraint.remarks().isEmpty() && constraint.kind() != ConstraintKind.ALL_OF;
  }

  /** Returns the calls that make a constraint, as {@link #readCalls} reads them. */
  public static String calls(ConstraintData constraint) {
    return ofWay(constraint, field -> field);
  }

  /**
   * Returns the constraint of the calls that make it.
   *
   * @throws IllegalArgumentException if the calls make none
   */
  public static ConstraintData readCalls(String calls, int symbols) {
    List<ConstraintData> ways = readWays(calls, symbols, 0);
    if (ways.size() > 1) {
      throw Refusal.argument("found " + ways.size() + " ways", "one constraint");
    }
    return ways.get(0);
  }

  private static ConstraintData readAnyOf(String argument, int symbols, int depth) {
    return ConstraintData.of(ConstraintKind.ANY_OF, readWays(argument, symbols, depth));
  }

  /**
   * Reads ways that are separated by {@link #OR}, each of which is parts separated by {@link #AND}.
   */
  private static List<ConstraintData> readWays(String argument, int symbols, int depth) {
    if (depth > MOST_DEPTH) {
      throw Refusal.argument("anyOf is nested more than " + MOST_DEPTH + " times", "fewer");
    }
    List<ConstraintData> ways = new ArrayList<>();
    List<ConstraintData> parts = new ArrayList<>();
    int at = 0;
    boolean isRemark = false;
    while (true) {
      int open = argument.indexOf('(', at);
      StringBuilder inner = new StringBuilder();
      int end = open + 1;
      while (open >= 0 && end < argument.length() && argument.charAt(end) != ')') {
        end += argument.charAt(end) == '\\' ? 1 : 0;
        inner.append(end < argument.length() ? argument.substring(end, end + 1) : "");
        end++;
      }
      if (open < 0 || end >= argument.length()) {
        throw Refusal.argument(
            "anyOf has a way without its parentheses", "calls with | or & between");
      }
      String method = Texts.strip(argument.substring(at, open));
      if (isRemark) {
        ConstraintRemark remark = ConstraintRemark.of(method);
        if (remark == null || remark == ConstraintRemark.TABLE) {
          throw new IllegalArgumentException("there is nothing to remark by " + method);
        }
        parts.add(parts.remove(parts.size() - 1).with(remark, inner.toString()));
      } else {
        parts.add(
            method.equals(ConstraintKind.ANY_OF.method())
                ? readAnyOf(inner.toString(), symbols, depth + 1)
                : read(method, inner.toString(), symbols));
      }
      at = end + 1;
      boolean isEnd = at == argument.length();
      isRemark = argument.startsWith(DOT, at);
      if (isRemark) {
        at++;
        continue;
      }
      if (isEnd || argument.startsWith(OR, at)) {
        ways.add(
            parts.size() == 1 ? parts.get(0) : ConstraintData.of(ConstraintKind.ALL_OF, parts));
        parts.clear();
      } else if (!argument.startsWith(AND, at)) {
        throw Refusal.argument(
            "anyOf has " + Quoted.show(argument.charAt(at)) + " behind a way", "| or &");
      }
      if (isEnd) {
        return ways;
      }
      at++;
    }
  }

  private static String list(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(COMMA));
  }

  private static String products(int[] numbers, int[] cells) {
    return IntStream.range(0, cells.length)
        .mapToObj(i -> numbers[i + 1] + "x" + cells[i])
        .collect(Collectors.joining(COMMA));
  }

  private static void addTable(
      ConstraintKind kind, Table table, UnaryOperator<String> tables, List<String> fields) {
    int[] first = table.rows()[0];
    if (kind == ConstraintKind.MACHINE) {
      fields.add(list(IntStream.range(0, first.length).filter(i -> first[i] != 0).toArray()));
    }
    Stream<String> rows =
        kind == ConstraintKind.MACHINE
            ? Arrays.stream(table.rows()).skip(1).map(ConstraintText::steps)
            : Arrays.stream(first).mapToObj(Integer::toHexString);
    fields.add(tables.apply(rows.collect(Collectors.joining(COMMA))));
  }

  private static String steps(int[] next) {
    return Arrays.stream(next)
        .mapToObj(state -> state < 0 ? NO_STATE : "" + state)
        .collect(Collectors.joining("."));
  }

  /**
   * Returns the constraint of a call.
   *
   * @param method the name of the call
   * @param argument the text between its parentheses
   * @param symbols the number of values; 0 if it is not known, for kinds without a table
   * @throws IllegalArgumentException if there is no such constraint
   */
  public static ConstraintData read(String method, String argument, int symbols) {
    if (method.equals(ConstraintKind.ANY_OF.method())) {
      return readAnyOf(argument, symbols, 1);
    }
    String[] fields = argument.split(":", -1);
    ConstraintKind kind = kind(method, fields.length);
    return kind.hasTable() ? readTable(kind, argument, symbols) : readPlain(kind, argument, fields);
  }

  private static ConstraintKind kind(String method, int fields) {
    boolean isOwnSum = method.equals(ConstraintKind.OWN_SUM.method()) && fields > 2;
    for (ConstraintKind kind : ConstraintKind.values()) {
      boolean isCall = !kind.isOfBuilder() && kind != ConstraintKind.ALL_OF;
      if (kind.method().equals(method) && isCall && !isOwnSum) {
        return kind;
      }
    }
    if (!isOwnSum) {
      throw new IllegalArgumentException("there is no constraint " + method);
    }
    return ConstraintKind.OWN_SUM;
  }

  /** Returns the names of all calls. */
  public static List<String> methods() {
    return Arrays.stream(ConstraintKind.values())
        .filter(kind -> !kind.isOfBuilder() && kind != ConstraintKind.ALL_OF)
        .map(ConstraintKind::method)
        .distinct()
        .collect(Collectors.toList());
  }

  private static ConstraintData readPlain(ConstraintKind kind, String argument, String... fields) {
    if (kind == ConstraintKind.OWN_SUM) {
      return readSum(argument);
    }
    int before = kind.numbers() == 0 ? 0 : 1;
    if (fields.length <= before) {
      throw Refusal.argument(kind.method() + " has no ':'", "it between the numbers and the cells");
    }
    int[] numbers = before == 0 ? new int[0] : numbers(kind, fields[0], BASE);
    return ConstraintData.of(kind, numbers, parts(kind, before, fields));
  }

  private static int[] numbers(ConstraintKind kind, String list, int radix) {
    return Arrays.stream(list.split(COMMA, -1))
        .mapToInt(field -> number(kind, field, radix))
        .toArray();
  }

  /** Returns the lists of cells after the first fields. */
  private static int[][] parts(ConstraintKind kind, int before, String... fields) {
    return Arrays.stream(fields)
        .skip(before)
        .map(field -> numbers(kind, field, BASE))
        .toArray(int[][]::new);
  }

  private static int number(ConstraintKind kind, String field, int radix) {
    String stripped = Texts.strip(field);
    try {
      if (stripped.length() <= TOO_LONG) {
        return Integer.parseInt(stripped, radix);
      }
    } catch (NumberFormatException e) {
      throw noNumber(kind, stripped, e);
    }
    throw noNumber(kind, stripped.substring(0, TOO_LONG) + "..", null);
  }

  private static IllegalArgumentException noNumber(
      ConstraintKind kind, String found, @org.jspecify.annotations.Nullable Throwable cause) {
    return new IllegalArgumentException(
        kind.method() + " has '" + found + "'; expected numbers and commas", cause);
  }

  /** Returns the fields, the first of which is a name that may itself contain colons. */
  private static String[] fieldsFromBehind(ConstraintKind kind, String argument, int count) {
    String[] fields = new String[count];
    int end = argument.length();
    for (int i = count - 1; i > 0; i--) {
      int colon = argument.lastIndexOf(COLON, end - 1);
      if (colon < 0) {
        throw Refusal.argument(
            kind.method() + " has " + Arguments.count(count - i, "field", "fields"),
            count + " with ':' between");
      }
      fields[i] = argument.substring(colon + 1, end);
      end = colon;
    }
    fields[0] = argument.substring(0, end);
    return fields;
  }

  private static ConstraintData readSum(String argument) {
    String[] fields = fieldsFromBehind(ConstraintKind.OWN_SUM, argument, 3);
    String[] products = fields[2].split(COMMA, -1);
    int[] numbers = new int[products.length + 1];
    int[] cells = new int[products.length];
    numbers[0] = number(ConstraintKind.OWN_SUM, fields[1], BASE);
    for (int i = 0; i < cells.length; i++) {
      int x = Math.max(products[i].indexOf('x'), 0);
      numbers[i + 1] = number(ConstraintKind.OWN_SUM, products[i].substring(0, x), BASE);
      cells[i] = number(ConstraintKind.OWN_SUM, products[i].substring(x + 1), BASE);
    }
    return ConstraintData.ownSum(fields[0], numbers, cells);
  }

  private static ConstraintData readTable(ConstraintKind kind, String argument, int symbols) {
    if (symbols == 0) {
      // The table would have no row and would fit no rules.
      throw new IllegalArgumentException(kind.method() + " is for 0 values; expected 2 to 25");
    }
    if (kind.isOfPairs()) {
      String[] fields = argument.split(":", -1);
      Table table = new Table(symbols, relation(kind, fields[0], symbols));
      return ConstraintData.known(kind, "", table, parts(kind, 1, fields));
    }
    String[] fields = fieldsFromBehind(kind, argument, kind == ConstraintKind.MACHINE ? 4 : 3);
    int[] cells = numbers(kind, fields[fields.length - 1], BASE);
    Table table =
        switch (kind) {
          case PAIRS, ANY_TWO -> new Table(symbols, relation(kind, fields[1], symbols));
          case SETS -> new Table(symbols, sets(fields[1], symbols, cells.length));
          case MACHINE -> machine(fields, symbols, cells.length);
          default -> throw new AssertionError(kind);
        };
    return ConstraintData.known(kind, fields[0], table, cells);
  }

  private static int[] hexadecimals(ConstraintKind kind, String list) {
    return list.isEmpty() ? new int[0] : numbers(kind, list, HEX);
  }

  private static int[] relation(ConstraintKind kind, String list, int symbols) {
    int[] sets = hexadecimals(kind, list);
    if (sets.length != symbols) {
      throw Refusal.argument(
          kind.method() + " has " + Arguments.count(sets.length, "set", "sets"),
          "one for each of " + symbols + " values");
    }
    for (int set : sets) {
      requireSet(kind, set, symbols);
    }
    return sets;
  }

  private static void requireSet(ConstraintKind kind, int set, int symbols) {
    int all = ValueSet.all(symbols);
    if ((set & ~all) != 0) {
      throw Refusal.argument(
          kind.method() + " has the set " + Integer.toHexString(set),
          "bits 1 to " + symbols + ", " + Integer.toHexString(all) + " for all");
    }
  }

  private static int[] sets(String list, int symbols, int cells) {
    int[] sets =
        Arrays.stream(hexadecimals(ConstraintKind.SETS, list)).sorted().distinct().toArray();
    for (int set : sets) {
      requireSet(ConstraintKind.SETS, set, symbols);
      if (Integer.bitCount(set) != cells) {
        throw Refusal.argument(
            "sets has the set "
                + Integer.toHexString(set)
                + " of "
                + Arguments.count(Integer.bitCount(set), "value", "values"),
            cells);
      }
    }
    if (sets.length > TableMaker.MOST_SETS) {
      throw new IllegalArgumentException(
          "sets has " + sets.length + " sets; expected at most " + TableMaker.MOST_SETS);
    }
    return sets;
  }

  private static Table machine(String[] fields, int symbols, int cells) {
    String[] states = fields[2].split(COMMA, -1);
    int[] good =
        fields[1].isEmpty() ? new int[0] : numbers(ConstraintKind.MACHINE, fields[1], BASE);
    int[][] rows = new int[states.length + 1][];
    rows[0] = new int[states.length];
    for (int state : good) {
      rows[0][requireState(state, states.length)] = 1;
    }
    for (int i = 0; i < states.length; i++) {
      rows[i + 1] = steps(states[i], symbols, states.length);
    }
    Automaton.requireFew(new Table(symbols, rows), cells, "machine");
    Steps steps =
        new Steps(
            () -> 0, (state, value) -> rows[state + 1][value - 1], state -> rows[0][state] != 0);
    return Automaton.of(steps, symbols, cells, "machine").smallest();
  }

  private static int[] steps(String state, int symbols, int states) {
    String[] fields = state.split("\\.", -1);
    if (fields.length != symbols) {
      throw Refusal.argument(
          "machine has a state with " + Arguments.count(fields.length, "step", "steps"),
          "one for each of " + symbols + " values");
    }
    int[] next = new int[symbols];
    for (int i = 0; i < symbols; i++) {
      next[i] =
          Texts.strip(fields[i]).equals(NO_STATE)
              ? Steps.NONE
              : requireState(number(ConstraintKind.MACHINE, fields[i], BASE), states);
    }
    return next;
  }

  private static int requireState(int state, int states) {
    if (state < 0 || state >= states) {
      throw Refusal.argument("machine has the state " + state, "0 to " + (states - 1));
    }
    return state;
  }
}
