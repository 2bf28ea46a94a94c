package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.rules.ConstraintLists;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.Neighbours;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.ValueSet;
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

  /** The words that get quotes: all that have none, except for those that JSON knows. */
  private static final String WORDS = "(?<!\")\\b(?!true|null)[A-Za-z][\\w+-]*";

  private final RulesTables rules;
  private final GridLayout layout;
  private final int size;
  private final FPuzzlesGrid grid;
  private final FPuzzlesReader reader;

  /** The entries of each field, or what else it is. */
  private final Map<String, Object> fields = new LinkedHashMap<>();

  /** Messages about the parts of the rules that f-puzzles lacks. */
  private final List<String> missing = new ArrayList<>();

  /** The constraints that are not written yet. */
  private final List<ConstraintData> left = new ArrayList<>();

  private FPuzzlesWriter(RulesTables rules, Play play) {
    this.rules = rules;
    layout = rules.layout;
    size = layout.symbols;
    grid = new FPuzzlesGrid(layout, play.givens());
    for (int cell = 0; cell < grid.own.length; cell++) {
      boolean isOwn = play.givens()[cell] == 0;
      grid.own[cell] = isOwn ? play.values()[cell] : 0;
      grid.ownMarks[cell] = isOwn ? play.marks().set(cell) : 0;
    }
    for (ConstraintData constraint : rules.constraints) {
      take(constraint);
    }
    reader = new FPuzzlesReader(grid);
    reader.addMarks();
    left.removeAll(reader.constraints);
  }

  /**
   * Returns a puzzle or a game as JSON.
   *
   * @throws UnsupportedOperationException if f-puzzles cannot say its rules
   */
  public static String write(RulesTables rules, Play play) {
    List<String> missing = missing(rules);
    String json = "";
    if (missing.isEmpty()) {
      FPuzzlesWriter writer = new FPuzzlesWriter(rules, play);
      json = writer.write();
      missing = writer.missing;
    }
    if (!missing.isEmpty()) {
      throw new UnsupportedOperationException(missing.get(0));
    }
    return json;
  }

  /** Returns messages about the parts of the rules that f-puzzles lacks. */
  public static List<String> missing(RulesTables rules, Play play) {
    List<String> missing = missing(rules);
    if (missing.isEmpty()) {
      FPuzzlesWriter writer = new FPuzzlesWriter(rules, play);
      writer.write();
      missing = writer.missing;
    }
    return missing;
  }

  /** Returns messages about the grid itself, for which nothing can be written. */
  private static List<String> missing(RulesTables rules) {
    GridLayout layout = rules.layout;
    int size = layout.symbols;
    if (rules.structure.hasHidden()) {
      return List.of(
          message("the grid", "hidden cells", "none, because f-puzzles shows every cell"));
    }
    boolean isSquare = layout.rows == size && layout.columns == size && layout.shown == size * size;
    return isSquare
        ? List.of()
        : List.of(
            message(
                "the grid",
                layout.rows + " rows and " + layout.columns + " columns",
                size + " of each"));
  }

  /** Returns the link that opens a puzzle, which is JSON. */
  public static String link(String json) {
    return "https://www.f-puzzles.com/?load=" + LzString.compress(json);
  }

  /** Returns the link that opens a puzzle in SudokuPad. */
  public static String sudokuPadLink(String json) {
    return "https://sudokupad.app/fpuzzles"
        + LzString.compress(json).replace("+", "%2B").replace("/", "%2F").replace("=", "%3D");
  }

  private static String message(String where, String found, String expected) {
    return where + ": found " + found + "; expected " + expected;
  }

  private void miss(String where, String found, String expected) {
    missing.add(message(where, found, expected));
  }

  /** Takes marks of several cells one by one, and pencil marks as a part of the grid. */
  private void take(ConstraintData constraint) {
    int[] cells = constraint.cells();
    if (!constraint.remarks().isEmpty()) {
      left.add(constraint);
      return;
    }
    if (constraint.kind() == ConstraintKind.ODD || constraint.kind() == ConstraintKind.EVEN) {
      for (int cell : cells) {
        left.add(ConstraintData.of(constraint.kind(), constraint.numbers(), new int[] {cell}));
      }
      return;
    }
    boolean isMarks =
        constraint.kind() == ConstraintKind.SETS
            && constraint.ownName().equals(FPuzzlesReader.MARKS)
            && cells.length == 1;
    int marks = isMarks ? constraint.valuesOfSets() : 0;
    int value = grid.values[cells[0]];
    if (value == 0) {
      grid.marks[cells[0]] |= marks;
    }
    // A value that the marks allow is more specific.
    if (value == 0 || !ValueSet.contains(marks, value)) {
      left.add(constraint);
    }
  }

  private String write() {
    fields.put("size", size);
    fields.put("grid", grid);
    writeGroups();
    for (Structure.Cage cage : rules.cages) {
      if (cage.sum() > JsonValue.GREATEST_NUMBER) {
        miss("cages", "the sum " + cage.sum(), "at most " + JsonValue.GREATEST_NUMBER);
      }
      add(
          "killercage",
          "{cells:" + names(cage.cells()) + (cage.sum() == 0 ? "" : value(cage.sum())) + "}");
    }
    writeExtremes(ConstraintKind.MINIMUM);
    writeExtremes(ConstraintKind.MAXIMUM);
    for (ConstraintData constraint : List.copyOf(left)) {
      // Those of a kind are said together.
      if (constraint.kind() != ConstraintKind.MINIMUM
          && constraint.kind() != ConstraintKind.MAXIMUM) {
        write(constraint);
      }
    }
    writeNegatives();
    for (ConstraintData constraint : left) {
      miss(
          "constraints[" + rules.constraints.indexOf(constraint) + "]",
          constraint.title()
              + (constraint.remarks().isEmpty() ? "" : " with a name, a sentence or a look"),
          "a constraint that f-puzzles can express");
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
    Set<BitSet> lines = groups(reader.square);
    if (!all.containsAll(lines)) {
      miss("the grid", "cells without rows and columns that are houses", "one square");
    }
    others.removeAll(lines);
    for (String field : FIELDS.keySet()) {
      GridLayout said = reader.layoutWith(field);
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

  private static Set<BitSet> groups(GridLayout layout) {
    Set<BitSet> groups = new LinkedHashSet<>();
    for (GridLayout.NamedGroup group : layout.groups) {
      groups.add(bits(group.cells()));
    }
    return groups;
  }

  private static BitSet bits(int[] cells) {
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
   * Writes entries of a field if the reader makes some constraints of them, and returns whether it
   * does.
   */
  private boolean say(String field, String entries, List<ConstraintData> wanted) {
    int start = reader.constraints.size();
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

  private List<ConstraintData> readFrom(int start) {
    return reader.constraints.subList(start, reader.constraints.size());
  }

  /**
   * Writes minima or maxima: their cells, and the neighbours that they are not compared with, which
   * are marked alike.
   */
  private void writeExtremes(ConstraintKind kind) {
    List<ConstraintData> wanted = new ArrayList<>();
    BitSet compared = new BitSet();
    BitSet marked = new BitSet();
    for (ConstraintData constraint : left) {
      if (constraint.kind() == kind) {
        wanted.add(constraint);
        marked.or(bits(Neighbours.neighbours(layout, constraint.cells()[0])));
        compared.or(bits(constraint.cells()));
      }
    }
    marked.andNot(compared);
    for (ConstraintData constraint : wanted) {
      marked.set(constraint.cells()[0]);
    }
    if (!wanted.isEmpty()) {
      String entries = names(marked.stream().toArray()).replace("R", "{cell:R").replace(",", "},");
      say(kind.method(), entries.replace("[", "").replace("]", "}"), wanted);
    }
  }

  private void write(ConstraintData constraint) {
    ConstraintKind kind = constraint.kind();
    ConstraintKind what =
        kind == ConstraintKind.PILL_ARROW
            ? ConstraintKind.ARROW
            : kind == ConstraintKind.V ? ConstraintKind.X : kind;
    List<String> forms = forms(constraint);
    for (Map.Entry<String, Enum<?>> field : FIELDS.entrySet()) {
      for (String form : field.getValue() == what ? forms : List.<String>of()) {
        if (say(field.getKey(), "{" + form + "}", List.of(constraint))) {
          return;
        }
      }
    }
  }

  /** Returns all that an entry of a field can be; a number that is the usual one is not needed. */
  private List<String> forms(ConstraintData constraint) {
    int[] cells = constraint.listed();
    int[] numbers = constraint.numbers();
    int[] first = constraint.parts()[0];
    int[] last = constraint.parts()[constraint.parts().length - 1];
    int start = cells[0];
    int next = cells[Math.min(1, cells.length - 1)];
    Object text =
        constraint.kind().isOwn()
            ? constraint.ownName().replace("digital root ", "DR")
            : constraint.kind();
    String value = value(numbers.length == 0 ? text : numbers[0]);
    String all = names(cells);
    List<String> forms = new ArrayList<>();
    for (int way = 0; way < 4 && constraint.kind() == ConstraintKind.LITTLE_KILLER; way++) {
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
            + names(ConstraintLists.joined(first[first.length - 1], last))
            + "]");
    for (int cell : cells) {
      forms.add("cells:" + names(cell));
    }
    return forms;
  }

  /** Writes the rules for neighbours without a sign. */
  private void writeNegatives() {
    boolean isEverywhere = layout.kinds().contains(ConstraintKind.NON_CONSECUTIVE.method());
    boolean hasDots = !reader.signs(ConstraintKind.DIFFERENCE, ConstraintKind.RATIO).isEmpty();
    if (isEverywhere && hasDots) {
      miss(
          "the rules",
          "the non-consecutive rule and dots",
          "one of them, because in f-puzzles the rule frees pairs with dots");
    }
    if (isEverywhere || hasDots && isNegative(ConstraintKind.DIFFERENCE)) {
      fields.put("nonconsecutive", true);
    }
    if (isNegative(ConstraintKind.RATIO)) {
      add("negative", "ratio");
    }
    if (isNegative(ConstraintKind.X)) {
      add("negative", "xv");
    }
  }

  /** Returns whether all signs of a kind are given, which is not left any more. */
  private boolean isNegative(ConstraintKind kind) {
    int start = reader.constraints.size();
    reader.addNegative(kind);
    return left.removeAll(readFrom(start));
  }
}
