package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Conditions;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.Neighbours;
import io.github.nonet.internal.rules.RulesTables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Writes puzzles for the editor f-puzzles, and refuses what it cannot say. */
public final class FPuzzlesWriter {
  /*
   * The reader knows what each field means, so the writer does not. It tries entries of all forms that there
   * are, and writes the first from which the reader makes the same constraint. So each constraint is read
   * again as it was, or it is refused. Words get their quotes at the end.
   */

  private static final Map<String, Enum<?>> FIELDS = new TreeMap<>(FPuzzlesReader.FIELDS);

  /** What gets quotes: all words that have none, except for those that JSON knows. */
  private static final String WORDS = "(?<!\")\\b(?!true|null)[A-Za-z][\\w+-]*";

  private final RulesTables rules;
  private final Layout layout;
  private final int size;
  private final FPuzzlesGrid grid;
  private final FPuzzlesReader reader;

  /** The entries of each field, or what else it is. */
  private final Map<String, Object> fields = new LinkedHashMap<>();

  /** The constraints that are not written yet. */
  private final List<Condition> left = new ArrayList<>();

  private FPuzzlesWriter(RulesTables rules, int... values) {
    this.rules = rules;
    layout = rules.layout;
    size = layout.symbols;
    if (layout.rows != size || layout.columns != size) {
      throw refusal(
          "the grid", layout.rows + " rows and " + layout.columns + " columns", size + " of each");
    }
    grid = new FPuzzlesGrid(layout, values);
    for (Condition condition : rules.conditions) {
      take(condition);
    }
    reader = new FPuzzlesReader(grid);
    reader.addMarks();
    left.removeAll(reader.conditions);
  }

  /**
   * Returns a puzzle as JSON.
   *
   * @param values the value of each cell, or 0
   * @throws UnsupportedOperationException if f-puzzles cannot say its rules
   */
  public static String write(RulesTables rules, int... values) {
    return new FPuzzlesWriter(rules, values).write();
  }

  /** Returns the link that opens a puzzle, which is JSON. */
  public static String link(String json) {
    return "https://www.f-puzzles.com/?load=" + LzString.compress(json);
  }

  private static UnsupportedOperationException refusal(
      String where, String found, String expected) {
    return new UnsupportedOperationException(where + ": found " + found + "; expected " + expected);
  }

  /** Takes marks of several cells one by one, and pencil marks as a part of the grid. */
  private void take(Condition condition) {
    int[] cells = condition.cells();
    if (condition.kind() == Kind.ODD || condition.kind() == Kind.EVEN) {
      for (int cell : cells) {
        left.add(Condition.of(condition.kind(), condition.numbers(), new int[] {cell}));
      }
      return;
    }
    boolean isMarks =
        condition.kind() == Kind.SETS
            && condition.ownName().equals(FPuzzlesReader.MARKS)
            && cells.length == 1;
    int marks = isMarks ? condition.valuesOfSets() : 0;
    int value = grid.values[cells[0]];
    if (value == 0) {
      grid.marks[cells[0]] |= marks;
    }
    // A value that the marks allow says more.
    if (value == 0 || (marks >> value & 1) == 0) {
      left.add(condition);
    }
  }

  private String write() {
    fields.put("size", size);
    fields.put("grid", grid);
    writeGroups();
    for (Structure.Cage cage : rules.cages) {
      if (cage.sum() > JsonValue.GREATEST_NUMBER) {
        throw refusal("cages", "the sum " + cage.sum(), "at most " + JsonValue.GREATEST_NUMBER);
      }
      add(
          "killercage",
          "{cells:" + names(cage.cells()) + (cage.sum() == 0 ? "" : value(cage.sum())) + "}");
    }
    writeExtremes(Kind.MINIMUM);
    writeExtremes(Kind.MAXIMUM);
    for (Condition condition : List.copyOf(left)) {
      // Those of a kind are said together.
      if (condition.kind() != Kind.MINIMUM && condition.kind() != Kind.MAXIMUM) {
        write(condition);
      }
    }
    writeNegatives();
    if (!left.isEmpty()) {
      Condition first = left.get(0);
      throw refusal(
          "constraints[" + rules.conditions.indexOf(first) + "]",
          first.title(),
          "a kind, cells and numbers that f-puzzles has");
    }
    return fields.toString().replace(" ", "").replace('=', ':').replaceAll(WORDS, "\"$0\"");
  }

  private void add(String field, String entry) {
    // A page in the browser has no StringJoiner.
    if (fields.get(field) instanceof StringBuilder list) {
      list.setCharAt(list.length() - 1, ',');
      list.append(entry).append(']');
    } else {
      fields.put(field, new StringBuilder("[").append(entry).append(']'));
    }
  }

  /**
   * Turns on what makes groups or moves that the rules have, and writes the groups that are left.
   */
  private void writeGroups() {
    Set<BitSet> all = groups(layout);
    Set<BitSet> others = new LinkedHashSet<>(all);
    others.removeAll(groups(reader.square));
    for (String field : FIELDS.keySet()) {
      Layout said = reader.layoutWith(field);
      Set<BitSet> groups = groups(said);
      if (!said.equals(reader.square)
          && all.containsAll(groups)
          && layout.kinds().containsAll(said.kinds())) {
        fields.put(field, true);
        others.removeAll(groups);
      }
    }
    for (BitSet group : others) {
      add("extraregion", "{cells:" + names(group.stream().toArray()) + "}");
    }
  }

  private static Set<BitSet> groups(Layout layout) {
    Set<BitSet> groups = new LinkedHashSet<>();
    for (Layout.Group group : layout.groups) {
      groups.add(bits(group.cells()));
    }
    return groups;
  }

  private static BitSet bits(int... cells) {
    BitSet bits = new BitSet();
    for (int cell : cells) {
      bits.set(cell);
    }
    return bits;
  }

  private String names(int... cells) {
    List<String> names = new ArrayList<>();
    for (int cell : cells) {
      names.add(name(cell, 0, 0));
    }
    return names.toString();
  }

  /** Returns the name of a cell, or of the place a step before it. */
  private String name(int cell, int down, int right) {
    return "R" + (cell / size - down + 1) + "C" + (cell % size - right + 1);
  }

  private static String value(Object value) {
    return ",value:\"" + value + "\"";
  }

  /**
   * Writes entries of a field if the reader makes some constraints of them, and says if it does.
   */
  private boolean say(String field, String entries, List<Condition> wanted) {
    int start = reader.conditions.size();
    boolean isSaid = false;
    try {
      reader.read(field, JsonValue.read("{" + field + ":[" + entries + "]}").get(field));
      isSaid = new HashSet<>(readFrom(start)).equals(new HashSet<>(wanted));
    } catch (IllegalArgumentException e) {
      // The field has other entries.
    }
    if (isSaid) {
      add(field, entries);
      left.removeAll(wanted);
    } else {
      readFrom(start).clear();
    }
    return isSaid;
  }

  private List<Condition> readFrom(int start) {
    return reader.conditions.subList(start, reader.conditions.size());
  }

  /**
   * Writes minima or maxima: their cells, and the neighbours that they are not compared with, which
   * are marked alike.
   */
  private void writeExtremes(Kind kind) {
    List<Condition> wanted = new ArrayList<>();
    BitSet compared = new BitSet();
    BitSet marked = new BitSet();
    for (Condition condition : left) {
      if (condition.kind() == kind) {
        wanted.add(condition);
        marked.or(bits(Neighbours.neighbours(layout, condition.cells()[0])));
        compared.or(bits(condition.cells()));
      }
    }
    marked.andNot(compared);
    for (Condition condition : wanted) {
      marked.set(condition.cells()[0]);
    }
    if (!wanted.isEmpty()) {
      String entries = names(marked.stream().toArray()).replace("R", "{cell:R").replace(",", "},");
      say(kind.method(), entries.replace("[", "").replace("]", "}"), wanted);
    }
  }

  private void write(Condition condition) {
    Kind kind = condition.kind();
    Kind what = kind == Kind.PILL_ARROW ? Kind.ARROW : kind == Kind.V ? Kind.X : kind;
    List<String> forms = forms(condition);
    for (Map.Entry<String, Enum<?>> field : FIELDS.entrySet()) {
      for (String form : field.getValue() == what ? forms : List.<String>of()) {
        if (say(field.getKey(), "{" + form + "}", List.of(condition))) {
          return;
        }
      }
    }
  }

  /** Returns all that an entry of a field can be; a number that is the usual one is not needed. */
  private List<String> forms(Condition condition) {
    int[] cells = condition.cells();
    int[] numbers = condition.numbers();
    int[] first = condition.parts()[0];
    int[] last = condition.parts()[condition.parts().length - 1];
    int start = cells[0];
    int next = cells[Math.min(1, cells.length - 1)];
    Object text =
        condition.kind().isOwn()
            ? condition.ownName().replace("digital root ", "DR")
            : condition.kind();
    String value = value(numbers.length == 0 ? text : numbers[0]);
    String all = names(cells);
    List<String> forms = new ArrayList<>();
    for (int way = 0; way < 4 && condition.kind() == Kind.LITTLE_KILLER; way++) {
      String place = "cell:" + name(start, way / 2 * 2 - 1, way % 2 * 2 - 1);
      forms.add(
          place
              + ",direction:"
              + "UD".charAt(way / 2)
              + "LR".charAt(way % 2)
              + ",cells:"
              + all
              + value);
    }
    for (String form : new String[] {"lines:[" + all + "]", "cells:" + all}) {
      forms.add(form);
      forms.add(form + value);
      forms.add(form + ",values:" + Arrays.toString(numbers));
    }
    forms.add("cell:" + name(start, 0, 0));
    forms.add(
        "cell:" + name(start, next / size - start / size, next % size - start % size) + value);
    forms.add("cells:" + names(start) + ",lines:[" + all + "]");
    forms.add("cells:" + names(first) + ",cloneCells:" + names(last));
    forms.add(
        "cells:"
            + names(first)
            + ",lines:["
            + names(Conditions.joined(first[first.length - 1], last))
            + "]");
    for (int cell : cells) {
      forms.add("cells:" + names(cell));
    }
    return forms;
  }

  /** Writes what holds for neighbours without a sign. */
  private void writeNegatives() {
    boolean isEverywhere = layout.kinds().contains(Kind.NON_CONSECUTIVE.method());
    boolean hasDots = !reader.signs(Kind.DIFFERENCE, Kind.RATIO).isEmpty();
    if (isEverywhere && hasDots) {
      throw refusal(
          "the rules",
          "the non-consecutive rule and dots",
          "one of them, because in f-puzzles the rule frees pairs with dots");
    }
    if (isEverywhere || hasDots && isNegative(Kind.DIFFERENCE)) {
      fields.put("nonconsecutive", true);
    }
    if (isNegative(Kind.RATIO)) {
      add("negative", "ratio");
    }
    if (isNegative(Kind.X)) {
      add("negative", "xv");
    }
  }

  /** Returns whether all signs of a kind are given, which is not left any more. */
  private boolean isNegative(Kind kind) {
    int start = reader.conditions.size();
    reader.addNegative(kind);
    return left.removeAll(readFrom(start));
  }
}
