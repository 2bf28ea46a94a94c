package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A constraint as data: its kind, its numbers and its cells, the table of a custom rule, and
 * people's remarks on it. Immutable; the arrays are shared and must not be changed. Two are equal
 * when their kinds, remarks, numbers, cells and tables are equal.
 */
public final class ConstraintData {
  static final int GREATEST_FACTOR = 100;
  private static final int MOST_PILL_CELLS = 3;

  /** The most wanted values, because the missing ones are a set of this many bits. */
  private static final int MOST_WANTED = 12;

  /** The most cells of a rule for any two cells; with more, it would have thousands of pairs. */
  static final int MOST_CELLS_OF_ANY_TWO = 64;

  /** The most ways and parts of one constraint. */
  private static final int MOST_WAYS = 1_000;

  /** The greatest number: greater than any sum of values, and small enough to be added up. */
  private static final int GREATEST_NUMBER = 1_000_000;

  private final ConstraintKind kind;

  /** Its name, wording and look; custom kinds have at least a name. */
  private final Map<ConstraintRemark, String> remarks;

  private final int[] numbers;
  private final int[][] parts;
  private final int[] cells;

  /** The cells of all lists, one list after the other; the same array if no cell occurs twice. */
  private final int[] listed;

  /** The ways, one of which holds, or the parts of one of them. */
  private final List<ConstraintData> ways;

  /** Makes the table once the number of values is known; null if there is none to make. */
  private final Table.@Nullable Maker maker;

  /** The table of a custom rule, once it is made. */
  private final @Nullable Table table;

  private ConstraintData(
      ConstraintKind kind,
      Map<ConstraintRemark, String> remarks,
      int[] numbers,
      int[][] parts,
      Table.@Nullable Maker maker,
      @Nullable Table table) {
    this(kind, remarks, numbers, parts, maker, table, List.of());
  }

  private ConstraintData(
      ConstraintKind kind,
      Map<ConstraintRemark, String> remarks,
      int[] numbers,
      int[][] parts,
      Table.@Nullable Maker maker,
      @Nullable Table table,
      List<ConstraintData> ways) {
    this.ways = ways;
    this.kind = kind;
    this.remarks = remarks;
    this.numbers = numbers;
    this.parts = parts;
    this.cells = Lists.distinct(parts);
    this.listed = kind.isOfPairs() ? cells : listed(cells, parts);
    this.maker = maker;
    this.table = table == null ? null : table.shared();
  }

  /** Returns the remarks of a new constraint. */
  private static Map<ConstraintRemark, String> named(ConstraintKind kind, String name) {
    return kind.isOwn()
        ? Map.of(ConstraintRemark.NAME, ConstraintRemark.NAME.checked(name))
        : Map.of();
  }

  private static int[] listed(int[] distinct, int[]... parts) {
    int[] all = Arrays.stream(parts).flatMapToInt(IntStream::of).toArray();
    return all.length == distinct.length ? distinct : all;
  }

  /**
   * Returns a constraint whose kind determines the values that it allows. The arrays are copied.
   *
   * @throws IllegalArgumentException if the kind does not take these numbers or cells
   */
  public static ConstraintData of(ConstraintKind kind, int[] numbers, int[]... parts) {
    return checked(new ConstraintData(kind, Map.of(), numbers.clone(), copy(parts), null, null));
  }

  /** Returns a sum with a factor for each cell; the numbers are the total and the factors. */
  public static ConstraintData ownSum(String name, int[] numbers, int... cells) {
    return checked(
        new ConstraintData(
            ConstraintKind.OWN_SUM,
            named(ConstraintKind.OWN_SUM, name),
            numbers.clone(),
            copy(new int[][] {cells}),
            null,
            null));
  }

  /** Returns a custom rule whose table is made once the number of values is known. */
  public static ConstraintData own(
      ConstraintKind kind, String name, Table.Maker maker, int[]... parts) {
    return checked(
        new ConstraintData(kind, named(kind, name), new int[0], copy(parts), maker, null));
  }

  /** Returns a custom rule with its table. */
  static ConstraintData known(ConstraintKind kind, String name, Table table, int[]... parts) {
    return checked(
        new ConstraintData(kind, named(kind, name), new int[0], copy(parts), null, table));
  }

  /**
   * Returns a constraint that holds if one of these ways does, or a way that holds if all of these
   * parts do.
   *
   * @param kind {@link ConstraintKind#ANY_OF} or {@link ConstraintKind#ALL_OF}
   */
  public static ConstraintData of(ConstraintKind kind, List<ConstraintData> ways) {
    int[] cells = Lists.distinct(ways.stream().map(way -> way.cells).toArray(int[][]::new));
    if (ways.size() < 2) {
      throw Refusal.argument(
          kind.method() + " has " + Arguments.count(ways.size(), "constraint", "constraints"),
          "two or more");
    }
    int all = 0;
    for (ConstraintData way : ways) {
      all += way.size();
      boolean isPartOfWay = kind == ConstraintKind.ALL_OF && way.kind == ConstraintKind.ALL_OF;
      if (isPartOfWay || way.kind.isOfBuilder()) {
        throw Refusal.argument(kind.method() + " has " + way.title(), "another constraint");
      }
    }
    if (all > MOST_WAYS) {
      throw Refusal.argument(
          kind.method() + " has " + all + " ways and parts", MOST_WAYS + " or fewer");
    }
    return checked(
        new ConstraintData(
            kind, Map.of(), new int[0], new int[][] {cells}, null, null, List.copyOf(ways)));
  }

  /** Returns the number of constraints in it. */
  private int size() {
    return 1 + ways.stream().mapToInt(ConstraintData::size).sum();
  }

  /** Returns the ways, one of which holds, or the parts of one of them; none for other kinds. */
  public List<ConstraintData> ways() {
    return ways;
  }

  /** Returns a rule that any two cells differ; there may be any number of cells. */
  public static ConstraintData different(String name, int symbols, int... cells) {
    Table table = new Table(symbols, TableMaker.relation(symbols, (a, b) -> a != b));
    return known(ConstraintKind.ANY_TWO, name, table, cells);
  }

  /** Returns a constraint that a builder requested: pairs of cells that need no check. */
  public static ConstraintData ofBuilder(ConstraintKind kind, int[]... pairs) {
    return new ConstraintData(kind, Map.of(), new int[0], pairs, null, null);
  }

  /**
   * Returns the same constraint with other numbers and cells.
   *
   * @throws IllegalArgumentException if the kind does not take them
   */
  ConstraintData with(int[] otherNumbers, int[]... otherParts) {
    return checked(new ConstraintData(kind, remarks, otherNumbers, otherParts, maker, table));
  }

  /**
   * Returns the same constraint with a remark in place of the one that it has.
   *
   * @throws IllegalArgumentException if the text does not suit it
   */
  public ConstraintData with(ConstraintRemark remark, String text) {
    if (kind == ConstraintKind.ALL_OF) {
      throw Refusal.argument(
          remark.method() + " is for " + title(), "it for one of the parts, or for anyOf");
    }
    Map<ConstraintRemark, String> others = new EnumMap<>(ConstraintRemark.class);
    others.putAll(remarks);
    others.put(remark, remark.checked(text));
    return new ConstraintData(kind, others, numbers, parts, maker, table, ways);
  }

  /** Returns the text of a remark; empty if there is none. */
  public String remark(ConstraintRemark remark) {
    return remarks.getOrDefault(remark, "");
  }

  /** Returns the remarks, in order, that the call which makes it does not contain. */
  public List<ConstraintRemark> remarks() {
    return Arrays.stream(ConstraintRemark.values())
        .filter(it -> remarks.containsKey(it) && !(it == ConstraintRemark.NAME && kind.isOwn()))
        .collect(Lists.toList());
  }

  private static int[][] copy(int[]... parts) {
    return Arrays.stream(parts).map(int[]::clone).toArray(int[][]::new);
  }

  private static ConstraintData checked(ConstraintData constraint) {
    constraint.requireNumbers();
    constraint.requireParts();
    constraint.requireOfKind();
    return constraint;
  }

  private IllegalArgumentException fault(String found, Object expected) {
    return Refusal.argument(title() + " has " + found, expected);
  }

  private void requireNumbers() {
    String found = Arguments.count(numbers.length, "number", "numbers") + " before the cells";
    requireCount(numbers.length, kind.numbers(), found);
    for (int number : numbers) {
      if (Math.abs((long) number) > GREATEST_NUMBER) {
        throw fault("the number " + number, "at most " + GREATEST_NUMBER);
      }
    }
  }

  private void requireCount(int count, int expected, String found) {
    boolean isAny = expected == ConstraintKind.ANY;
    if (isAny ? count == 0 : count != expected) {
      throw fault(found, isAny ? "one or more" : expected);
    }
  }

  private void requireParts() {
    String found = Arguments.count(parts.length, "list of cells", "lists of cells");
    requireCount(parts.length, kind.parts(), found);
    BitSet seen = new BitSet();
    for (int[] part : parts) {
      requirePart(part);
      if (kind.isOfPairs()) {
        // Pairs of neighbours have cells in common.
        seen.clear();
      }
      for (int cell : part) {
        Arguments.requireCell("cell of " + title(), cell);
        if (seen.get(cell) && !kind.mayRepeat()) {
          throw fault("cell " + cell + " twice", "each cell once");
        }
        seen.set(cell);
      }
    }
    if (hasRepeats()) {
      requireFewRepeats();
    }
  }

  /** A sum that counts a cell still more often would have too large a factor. */
  private void requireFewRepeats() {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int cell : listed) {
      if (counts.merge(cell, 1, (first, second) -> first + second) > GREATEST_FACTOR) {
        throw fault("cell " + cell + " more than 100 times", "at most 100 times");
      }
    }
  }

  private void requirePart(int[] part) {
    if (part.length < kind.fewest() || part.length > kind.most()) {
      throw fault(
          Arguments.count(part.length, "cell", "cells"),
          kind.fewest() + (kind.most() == kind.fewest() ? "" : " or more"));
    }
  }

  private void requireOfKind() {
    requireNumbersFrom(kind.least());
    switch (kind) {
      case INDEXER -> requireMost(numbers[0], cells.length, " as its position");
      case QUADRUPLE -> {
        String what = " values for " + Arguments.count(cells.length, "cell", "cells");
        requireMost(numbers.length, Math.min(cells.length, MOST_WANTED), what);
      }
      case PILL_ARROW -> requirePill();
      case CLONE -> requireAsLong();
      case OWN_SUM -> requireFactors();
      case COUNT -> requireCounts();
      case SAME_VALUES -> requireSameLengths();
      case MAGIC_SQUARE -> requireMost(cells.length, 9, " cells");
      case ANY_TWO -> {
        // If there are too few values for so many cells, no pair is examined.
        if (table == null || !isTooLong(table)) {
          requireMost(parts[0].length, MOST_CELLS_OF_ANY_TWO, " cells");
        }
      }
      default -> {
        // The numbers and cells of other kinds do not depend on each other.
      }
    }
  }

  /** Returns whether all cells need different values, but there are more cells than values. */
  private boolean isTooLong(Table relation) {
    boolean isAnyTwice = false;
    for (int value = 1; value <= relation.symbols(); value++) {
      isAnyTwice |= ValueSet.contains(relation.rows()[0][value - 1], value);
    }
    return !isAnyTwice && cells.length > relation.symbols();
  }

  /** Returns whether it is a rule for any two cells with too few values for its cells. */
  boolean isTooLong() {
    return kind == ConstraintKind.ANY_TWO && isTooLong(table());
  }

  private void requireNumbersFrom(int least) {
    for (int number : numbers) {
      if (number < least) {
        throw fault("the number " + number, least + " or more");
      }
    }
  }

  private void requireCounts() {
    if (numbers.length < 2 || numbers.length > 3 || numbers[0] < 1) {
      throw fault("the numbers " + Arrays.toString(numbers), "a value, then one count or two");
    }
    if (numbers.length == 3 && numbers[1] > numbers[2]) {
      throw fault("at least " + numbers[1] + " and at most " + numbers[2], "the lower one first");
    }
  }

  private void requireSameLengths() {
    if (parts.length < 2) {
      throw fault("one list of cells", "two or more");
    }
    for (int[] part : parts) {
      if (part.length != parts[0].length) {
        throw fault(part.length + " and " + parts[0].length + " cells", "equal numbers");
      }
      if (Arrays.stream(part).distinct().count() < part.length) {
        throw fault("a cell twice in one list", "each cell once");
      }
    }
  }

  private void requirePill() {
    int pill = parts[0].length;
    if (Arrays.stream(parts[0]).distinct().count() < pill) {
      throw Refusal.argument("the pill of the arrow has a cell twice", "each cell once");
    }
    if (pill < 2 || pill > MOST_PILL_CELLS) {
      throw Refusal.argument(
          "the pill of the arrow has " + Arguments.count(pill, "cell", "cells"), "2 or 3");
    }
  }

  private void requireAsLong() {
    if (parts[0].length != parts[1].length) {
      throw Refusal.argument(
          "the clone has "
              + parts[0].length
              + " and "
              + Arguments.count(parts[1].length, "cell", "cells"),
          "equal numbers");
    }
  }

  private void requireFactors() {
    if (numbers.length != parts[0].length + 1) {
      throw fault(
          Arguments.count(numbers.length - 1, "factor", "factors"),
          "one for each of " + Arguments.count(parts[0].length, "cell", "cells"));
    }
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i] == 0 || Math.abs(numbers[i]) > GREATEST_FACTOR) {
        throw fault("the factor " + numbers[i], "-100 to 100, but not 0");
      }
    }
    Map<Integer, Integer> factors = new HashMap<>();
    for (int i = 0; i < parts[0].length && hasRepeats(); i++) {
      factors.merge(parts[0][i], numbers[i + 1], (first, second) -> first + second);
    }
    factors.forEach(
        (cell, factor) -> {
          if (Math.abs(factor) > GREATEST_FACTOR) {
            throw fault("the factors of cell " + cell + ", in all " + factor, "-100 to 100");
          }
        });
  }

  /**
   * Returns this constraint for a number of values: with its table, if it has one.
   *
   * @throws IllegalArgumentException if it has a table for another number of values, or the table
   *     becomes too large
   */
  public ConstraintData forSymbols(int symbols) {
    if (table != null && table.symbols() != symbols) {
      throw fault("a table for " + table.symbols() + " values", "one for " + symbols);
    }
    if (isKnown()) {
      return this;
    }
    if (maker == null) {
      List<ConstraintData> known =
          ways.stream().map(way -> way.forSymbols(symbols)).collect(Lists.toList());
      return new ConstraintData(kind, remarks, numbers, parts, null, null, known);
    }
    Table made = maker.make(symbols, parts[0].length, title());
    return new ConstraintData(kind, remarks, numbers, parts, null, made);
  }

  /** Returns whether its table is made, or not needed. */
  public boolean isKnown() {
    return maker == null && ways.stream().allMatch(ConstraintData::isKnown);
  }

  public ConstraintKind kind() {
    return kind;
  }

  /** Returns the name that someone gave it, or an empty text. */
  public String ownName() {
    return remark(ConstraintRemark.NAME);
  }

  /** Returns the English noun of the kind, or the name that someone gave it. */
  public String name() {
    return remarks.getOrDefault(ConstraintRemark.NAME, kind.noun());
  }

  /** Returns its name for messages: {@code "the thermometer"}, {@code "the rule 'parity'"}. */
  public String title() {
    return ownName().isEmpty() ? "the " + kind.noun() : "the rule '" + ownName() + "'";
  }

  public int[] numbers() {
    return numbers;
  }

  /** Returns its lists of cells, in the form that its call takes. */
  public int[][] parts() {
    return parts;
  }

  /** Returns its cells in order, each once. */
  public int[] cells() {
    return cells;
  }

  /** Returns the cells as they are listed: for a line, in order from end to end. */
  public int[] listed() {
    return listed;
  }

  /** Returns whether a cell is listed more than once. */
  boolean hasRepeats() {
    return listed.length > cells.length;
  }

  /** Returns the table of a custom rule, which must be known. */
  Table table() {
    if (table == null) {
      throw new IllegalStateException(title() + " has no table yet");
    }
    return table;
  }

  /** Returns all values that occur in the sets of the table. */
  public int valuesOfSets() {
    int values = 0;
    for (int set : table().rows()[0]) {
      values |= set;
    }
    return values;
  }

  /**
   * Checks that rules can have it.
   *
   * @throws IllegalArgumentException if they cannot
   */
  public void requireFits(int symbols, int cellsOfRules) {
    for (int cell : cells) {
      if (cell >= cellsOfRules) {
        throw fault("cell " + cell, "cells 0 to " + (cellsOfRules - 1));
      }
    }
    ways.forEach(way -> way.requireFits(symbols, cellsOfRules));
    switch (kind) {
      case COUNT, COUNT_IN -> requireMost(numbers[0], symbols, " as a value");
      case VALUES -> requireMost(IntStream.of(numbers).max().orElse(0), symbols, " as a value");
      case SETS -> requireMost(cells.length, symbols, " cells");
      case MODULAR, NUMBERED_ROOM -> requireMost(numbers[0], symbols, " as its number");
      case QUADRUPLE -> requireMost(IntStream.of(numbers).max().orElse(0), symbols, " as a value");
      default -> {
        // It fits any number of values.
      }
    }
  }

  private void requireMost(int found, int most, String what) {
    if (found > most) {
      throw fault(found + what, "at most " + most);
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ConstraintData other
        && kind == other.kind
        && remarks.equals(other.remarks)
        && Arrays.equals(numbers, other.numbers)
        && Arrays.deepEquals(parts, other.parts)
        && maker == other.maker
        && ways.equals(other.ways)
        && (table == null ? other.table == null : table.equals(other.table));
  }

  @Override
  public int hashCode() {
    int hash = 31 * kind.method().hashCode() + ownName().hashCode();
    hash = 31 * hash + Arrays.hashCode(numbers);
    hash = 31 * hash + Arrays.deepHashCode(parts);
    hash = 31 * hash + (table == null ? 0 : table.hashCode());
    return ways.isEmpty() ? hash : 31 * hash + ways.hashCode();
  }
}
