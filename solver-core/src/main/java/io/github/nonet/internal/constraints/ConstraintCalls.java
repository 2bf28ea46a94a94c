package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Constraints as a sequence of calls, as in texts and links. A long table that several constraints
 * share is written once with a name; elsewhere <code>@</code> and the name take its place.
 *
 * <pre>
 *   table(t1:154,aa,154,aa)             a table, in front
 *   pairs(parity:@t1:0,1,2)             a constraint that has it
 *   withLook(line #93d693)              a remark on the constraint before it
 * </pre>
 */
public final class ConstraintCalls {
  /** The length of a table that is worth a name. */
  private static final int SHORT = 20;

  /** The greatest total length of the tables that replace names. */
  private static final int MOST_CHARACTERS = 2_000_000;

  private static final Pattern TABLE = Pattern.compile("([a-zA-Z0-9]{1,20}):([0-9a-f.,-]*)");

  /** A name in the place of a table: first, or after a colon or a parenthesis. */
  private static final Pattern NAME = Pattern.compile("(?:^|[:(])(@([a-zA-Z0-9]{1,20}))(?=:)");

  private final int symbols;
  private final Map<String, String> tables = new HashMap<>();
  private final List<ConstraintData> constraints = new ArrayList<>();
  private int characters;

  /**
   * A call.
   *
   * @param what a {@link ConstraintKind}, or a {@link ConstraintRemark}
   * @param method its name
   * @param argument the text between its parentheses, without escapes
   */
  public record ConstraintCall(Enum<?> what, String method, String argument) {}

  /**
   * Reads calls.
   *
   * @param symbols the number of values
   */
  public ConstraintCalls(int symbols) {
    this.symbols = symbols;
  }

  /** Returns the names of all calls. */
  public static List<String> methods() {
    return Stream.concat(ConstraintText.methods().stream(), ConstraintRemark.methods().stream())
        .collect(Lists.toList());
  }

  /**
   * Returns the calls that make constraints, whose tables are known.
   *
   * @param areNamed whether tables have names
   */
  public static List<ConstraintCall> of(List<ConstraintData> constraints, boolean areNamed) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    List<String> texts = new ArrayList<>();
    for (ConstraintData constraint : constraints) {
      texts.add(
          ConstraintText.of(
              constraint,
              field -> {
                counts.merge(field, 1, (first, second) -> first + second);
                return field;
              }));
    }
    counts.entrySet().removeIf(it -> it.getValue() < 2 || it.getKey().length() < SHORT);
    long most =
        counts.entrySet().stream()
            .mapToLong(it -> (long) it.getValue() * it.getKey().length())
            .sum();
    List<ConstraintCall> calls = new ArrayList<>();
    Map<String, String> names = new HashMap<>();
    for (String table : !areNamed || most > MOST_CHARACTERS ? List.<String>of() : counts.keySet()) {
      String name = name(names.size() + 1, texts);
      names.put(table, "@" + name);
      calls.add(call(ConstraintRemark.TABLE, name + ":" + table));
    }
    for (ConstraintData constraint : constraints) {
      String text = ConstraintText.of(constraint, field -> names.getOrDefault(field, field));
      calls.add(new ConstraintCall(constraint.kind(), constraint.kind().method(), text));
      constraint.remarks().forEach(it -> calls.add(call(it, constraint.remark(it))));
    }
    return calls;
  }

  private static ConstraintCall call(ConstraintRemark remark, String argument) {
    return new ConstraintCall(remark, remark.method(), argument);
  }

  /** Returns a name for a table that does not occur in the name of a constraint. */
  private static String name(int number, List<String> texts) {
    String name = "t" + number;
    while (contains(texts, "@" + name)) {
      name = "t" + name;
    }
    return name;
  }

  private static boolean contains(List<String> texts, String part) {
    return texts.stream().anyMatch(text -> text.contains(part));
  }

  /**
   * Reads the next call.
   *
   * @throws IllegalArgumentException if it is not a valid call
   */
  public void add(String method, String argument) {
    ConstraintRemark remark = ConstraintRemark.of(method);
    if (remark == null) {
      constraints.add(ConstraintText.read(method, withTables(argument), symbols));
    } else if (remark == ConstraintRemark.TABLE) {
      addTable(argument);
    } else if (constraints.isEmpty()) {
      throw Refusal.argument(method + " is before all constraints", "it behind one");
    } else {
      int last = constraints.size() - 1;
      constraints.set(last, constraints.get(last).with(remark, argument));
    }
  }

  private void addTable(String argument) {
    Matcher table = TABLE.matcher(argument);
    if (!table.matches()) {
      throw Refusal.argument(
          "table has no name, or not the text of a table", "a name, ':', numbers and . , -");
    }
    if (tables.put(table.group(1), table.group(2)) != null) {
      throw Refusal.argument("two tables are called " + table.group(1), "different names");
    }
  }

  /** Returns a text with the tables in place of their names; unknown names stay. */
  private String withTables(String argument) {
    if (tables.isEmpty()) {
      return argument;
    }
    Matcher name = NAME.matcher(argument);
    StringBuilder text = new StringBuilder();
    int end = 0;
    while (name.find()) {
      String table = tables.getOrDefault(name.group(2), name.group(1));
      characters += table.length();
      if (characters > MOST_CHARACTERS) {
        throw Refusal.argument(
            "the tables that are named have more than " + MOST_CHARACTERS + " characters", "fewer");
      }
      text.append(argument, end, name.start(1)).append(table);
      end = name.end();
    }
    return text.append(argument.substring(end)).toString();
  }

  /** Returns the constraints that were read so far. */
  public List<ConstraintData> constraints() {
    return constraints;
  }
}
