package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.TableMaker.PairTest;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Makes the forms of constraints for one number of values: the values that each kind allows are
 * defined here.
 *
 * <p>A maker is for one thread. The forms that it makes for several constraints share equal
 * relations.
 */
public final class FormMaker {
  private static final int BASE = 10;
  private static final int SUM_OF_X = 10;
  private static final int SUM_OF_V = 5;

  /** The number of classes of an entropic line: low, middle and high values. */
  private static final int THIRDS = 3;

  /**
   * The most values for machines whose states are sets of values; with more, there would be too
   * many states.
   */
  private static final int MOST_SYMBOLS_OF_SETS = 9;

  private final int symbols;

  /** Equal relations share an array, by which engines recognise constraints that are alike. */
  private final Map<IntBuffer, int[]> relations = new HashMap<>();

  /** Equal machines for the same number of cells also share a table. */
  private final Map<List<Object>, Form.Machine> machines = new HashMap<>();

  /** The states times values times cells of all different machines, plus the sets of lists. */
  private long size;

  /** The steps that unions of ways may still take, which limits the cost of a stranger's text. */
  private final long[] budget = {5_000_000};

  private List<Form> forms = new ArrayList<>();

  public FormMaker(int symbols) {
    this.symbols = symbols;
  }

  /** Returns the forms of a constraint that {@linkplain ConstraintData#requireFits fits}. */
  public List<Form> forms(ConstraintData constraint) {
    forms = new ArrayList<>();
    add(constraint);
    return forms;
  }

  private void add(ConstraintData constraint) {
    int[] numbers = constraint.numbers();
    int[] cells = constraint.listed();
    int[][] parts = constraint.parts();
    switch (constraint.kind()) {
      case THERMOMETER -> addNeighbours(cells, (a, b) -> a < b);
      case SLOW_THERMOMETER -> addNeighbours(cells, (a, b) -> a <= b);
      case WHISPERS -> addNeighbours(cells, (a, b) -> Math.abs(a - b) >= numbers[0]);
      case DIFFERENCE -> addNeighbours(cells, (a, b) -> Math.abs(a - b) == numbers[0]);
      case RATIO -> addNeighbours(cells, (a, b) -> isRatio(a, b, numbers[0]));
      case X -> addNeighbours(cells, (a, b) -> a + b == SUM_OF_X);
      case V -> addNeighbours(cells, (a, b) -> a + b == SUM_OF_V);
      case GREATER -> addNeighbours(cells, (a, b) -> a > b);
      case MINIMUM -> addToFirst(cells, (a, b) -> a < b);
      case MAXIMUM -> addToFirst(cells, (a, b) -> a > b);
      case ODD -> addEach(cells, value -> value % 2 != 0);
      case EVEN -> addEach(cells, value -> value % 2 == 0);
      case PALINDROME -> addPairs(mirrored(cells), TableMaker.relation(symbols, (a, b) -> a == b));
      case CLONE -> addClone(parts[0], parts[1]);
      case ENTROPIC -> addClasses(cells, THIRDS, this::thirdOf);
      case MODULAR -> addClasses(cells, numbers[0], value -> value % numbers[0]);
      case RENBAN -> addSets(constraint.cells(), consecutive(constraint.cells().length));
      case ARROW -> addSum(0, factors(cells.length, 1), cells);
      case PILL_ARROW -> addPill(parts[0].length, cells);
      case DOUBLE_ARROW -> addDoubleArrow(cells);
      case ZIPPER -> addZipper(cells);
      case REGION_SUMS, EQUAL_SUMS -> addEqualSums(parts);
      case SUM, LITTLE_KILLER -> addSum(numbers[0], factors(cells.length, 0), cells);
      case OWN_SUM -> addSum(numbers[0], Arrays.copyOfRange(numbers, 1, numbers.length), cells);
      case BETWEEN, LOCKOUT -> addEnds(constraint);
      case QUADRUPLE, SANDWICH, SKYSCRAPER, X_SUM -> addMachine(constraint, cells);
      case NUMBERED_ROOM -> addRoom(numbers[0], cells);
      case INDEXER -> addIndexer(numbers[0], cells);
      case PAIRS -> addNeighbours(cells, shared(constraint.table().rows()[0]));
      case ANY_TWO -> addAnyTwo(constraint);
      case EVERYWHERE_ELSE -> addPairs(constraint.parts(), constraint.table().rows()[0]);
      case SETS -> addSets(cells, constraint.table().rows()[0]);
      case MACHINE ->
          addMachine(cells, List.of(constraint.table(), symbols, cells.length), constraint::table);
      case ANTI_KNIGHT, ANTI_KING -> addApart(constraint.parts());
      case COUNT, DISTINCT -> addMachine(constraint, cells);
      case COUNT_IN -> addMachine(constraint, Lists.joined(parts[0], parts[1]));
      case VALUES -> addEach(cells, value -> contains(numbers, value));
      case SAME_VALUES -> addSameValues(parts);
      case COUNTING_CIRCLES -> addCircles(cells);
      case MAGIC_SQUARE -> addMagicSquare(cells);
      case EVERYWHERE -> addEverywhere(constraint.parts(), constraint.table().rows()[0]);
      case ANY_OF -> addAnyOf(constraint);
      case ALL_OF -> constraint.ways().forEach(this::add);
      case NON_CONSECUTIVE ->
          addPairs(
              constraint.parts(), TableMaker.relation(symbols, (a, b) -> Math.abs(a - b) != 1));
      default -> throw new AssertionError(constraint.kind());
    }
  }

  private static boolean contains(int[] numbers, int number) {
    return Arrays.stream(numbers).anyMatch(other -> other == number);
  }

  /**
   * Adds that lists hold each value equally often; cells that they have in common do not matter.
   */
  private void addSameValues(int[]... parts) {
    for (int part = 1; part < parts.length; part++) {
      int[] other = parts[part];
      int[] cells = Arrays.stream(parts[0]).filter(cell -> !contains(other, cell)).toArray();
      int[] others = Arrays.stream(other).filter(cell -> !contains(parts[0], cell)).toArray();
      int[] inTurn = new int[2 * cells.length];
      for (int i = 0; i < cells.length; i++) {
        inTurn[2 * i] = cells[i];
        inTurn[2 * i + 1] = others[i];
      }
      for (int value = 1; value <= symbols && cells.length > 0; value++) {
        addSteps(Machines.balanced(value, cells.length), "balanced", value, inTurn);
      }
    }
  }

  /** Adds a machine that is identified by its description and number. */
  private void addSteps(Steps steps, String what, int number, int... cells) {
    List<Object> key = List.of(what, number, symbols, cells.length);
    addMachine(
        cells,
        key,
        () -> Table.shared(key, () -> Automaton.of(steps, symbols, cells.length, what).smallest()));
  }

  /**
   * Adds that each value in a circle is the number of circles that hold it: a value occurs either
   * not at all or as many times as its number states, and the different values that occur add up to
   * the number of circles. The second condition follows from the first, but no engine sees that.
   */
  private void addCircles(int[] cells) {
    int[] values = IntStream.rangeClosed(1, symbols).toArray();
    int possible = 0;
    for (int value : values) {
      int[] others = IntStream.of(values).filter(other -> other != value).toArray();
      boolean isPossible = canAddUp(others, cells.length - value);
      possible |= isPossible ? ValueSet.bit(value) : 0;
      int fewest = canAddUp(others, cells.length) ? 0 : value;
      if (isPossible) {
        Steps counted = Machines.counted(value, 0, value);
        Steps steps =
            new Steps(counted::start, counted::next, state -> state == value || state == fewest);
        addSteps(steps, "circles " + fewest, value, cells);
      }
    }
    if (symbols <= MOST_SYMBOLS_OF_SETS) {
      Steps used =
          new Steps(
              () -> 0,
              (state, value) -> state | ValueSet.bit(value),
              state -> sumOf(state) == cells.length);
      addSteps(used, "circles used", cells.length, cells);
      Form.Machine machine = (Form.Machine) forms.remove(forms.size() - 1);
      forms.add(new Form.Machine(cells, 0, machine.accepting(), machine.next(), true));
    }
    int left = possible;
    if (left != ValueSet.all(symbols)) {
      addEach(cells, value -> ValueSet.contains(left, value));
    }
  }

  private static int sumOf(int set) {
    int sum = 0;
    for (int value : new ValueSet(set)) {
      sum += value;
    }
    return sum;
  }

  /** Returns whether some of the numbers add up to a total. */
  private static boolean canAddUp(int[] numbers, int total) {
    boolean[] isTotal = new boolean[Math.max(0, total) + 1];
    isTotal[0] = true;
    for (int number : numbers) {
      for (int sum = total; sum >= number; sum--) {
        isTotal[sum] |= isTotal[sum - number];
      }
    }
    return total >= 0 && isTotal[total];
  }

  /** Adds that the sum of each line is three times the cell in the middle. */
  private void addMagicSquare(int... cells) {
    int[][] sides = {{0, 1, 2}, {6, 7, 8}, {0, 3, 6}, {2, 5, 8}};
    int[][] opposite = {{3, 5}, {1, 7}, {0, 8}, {2, 6}};
    for (int[] side : sides) {
      int[] four = {cells[side[0]], cells[side[1]], cells[side[2]], cells[4]};
      addSum(0, new int[] {1, 1, 1, -3}, four);
    }
    for (int[] ends : opposite) {
      addSum(0, new int[] {1, 1, -2}, new int[] {cells[ends[0]], cells[ends[1]], cells[4]});
    }
  }

  private void addEverywhere(int[][] pairs, int[] relation) {
    if (Arrays.equals(relation, TableMaker.relation(symbols, (a, b) -> a != b))) {
      addApart(pairs);
    } else {
      addPairs(pairs, relation);
    }
  }

  /** Adds one machine for all ways. */
  private void addAnyOf(ConstraintData constraint) {
    List<Form> before = forms;
    List<List<Form>> ways = new ArrayList<>();
    for (ConstraintData way : constraint.ways()) {
      forms = new ArrayList<>();
      add(way);
      ways.add(forms);
    }
    forms = before;
    List<Form> union = WayUnion.of(symbols, ways, budget);
    if (union == null) {
      throw Refusal.argument(
          "the ways of " + constraint.title() + " do not fit into one machine", "smaller ways");
    }
    for (Form form : union) {
      if (form instanceof Form.Machine machine) {
        size += (long) machine.next().length * symbols * machine.cells().length;
      }
      forms.add(form);
    }
  }

  private static boolean isRatio(int a, int b, int ratio) {
    return a == b * ratio || b == a * ratio;
  }

  private int[] shared(int[] relation) {
    return relations.computeIfAbsent(IntBuffer.wrap(relation), key -> relation);
  }

  private int[] relation(PairTest test) {
    return shared(TableMaker.relation(symbols, test));
  }

  /** Adds a relation of two cells; for a cell with itself, the values that fit themselves. */
  private void addPair(int first, int second, int[] next) {
    int all = ValueSet.all(symbols);
    if (first == second) {
      addOwn(first, next);
      return;
    }
    if (Arrays.stream(next).anyMatch(set -> set != all)) {
      forms.add(new Form.TwoCells(new int[] {first, second}, next));
    }
  }

  /** Adds that a value fits itself. */
  private void addOwn(int cell, int[] next) {
    IntPredicate fits = value -> ValueSet.contains(next[value - 1], value);
    if (!IntStream.rangeClosed(1, symbols).allMatch(fits)) {
      addEach(new int[] {cell}, fits);
    }
  }

  /** Adds that nothing can meet a constraint. */
  private void addImpossible(int cell) {
    forms.add(new Form.Sets(new int[] {cell}, new int[0]));
  }

  private void addNeighbours(int[] cells, PairTest test) {
    addNeighbours(cells, relation(test));
  }

  private void addNeighbours(int[] cells, int[] next) {
    for (int i = 1; i < cells.length; i++) {
      addPair(cells[i - 1], cells[i], next);
    }
  }

  private void addToFirst(int[] cells, PairTest test) {
    int[] next = relation(test);
    for (int i = 1; i < cells.length; i++) {
      addPair(cells[0], cells[i], next);
    }
  }

  /** Adds the values that each cell may hold regardless of other cells, as sets of one value. */
  private void addEach(int[] cells, IntPredicate test) {
    int[] sets = IntStream.rangeClosed(1, symbols).filter(test).map(ValueSet::bit).toArray();
    for (int cell : cells) {
      forms.add(new Form.Sets(new int[] {cell}, sets));
    }
  }

  private void addClone(int[] cells, int[] others) {
    int[] next = relation((a, b) -> a == b);
    for (int i = 0; i < cells.length; i++) {
      addPair(cells[i], others[i], next);
    }
  }

  /**
   * Adds that any this many neighbours have all classes, so that cells this far apart have the same
   * class.
   */
  private void addClasses(int[] cells, int classes, IntUnaryOperator classOf) {
    int[] other = relation((a, b) -> classOf.applyAsInt(a) != classOf.applyAsInt(b));
    int[] same = relation((a, b) -> classOf.applyAsInt(a) == classOf.applyAsInt(b));
    for (int i = 0; i < cells.length; i++) {
      for (int j = i + 1; j <= i + classes && j < cells.length; j++) {
        addPair(cells[i], cells[j], j == i + classes ? same : other);
      }
    }
  }

  /**
   * Returns 0 for a low value, 1 for a middle one, 2 for a high one. There are as many low as high
   * values: a third of all, rounded.
   */
  private int thirdOf(int value) {
    int low = (symbols + 1) / THIRDS;
    return value <= low ? 0 : value > symbols - low ? 2 : 1;
  }

  private int[] consecutive(int size) {
    int lowest = ValueSet.all(size);
    return IntStream.rangeClosed(0, symbols - size).map(shift -> lowest << shift).toArray();
  }

  private void addSets(int[] cells, int[] sets) {
    if (cells.length > symbols) {
      addImpossible(cells[0]);
      return;
    }
    size += sets.length;
    forms.add(new Form.Sets(cells, sets));
  }

  /** Returns factors, the first of which are -1 and the others 1. */
  private static int[] factors(int size, int negative) {
    int[] factors = new int[size];
    Arrays.fill(factors, 1);
    Arrays.fill(factors, 0, negative, -1);
    return factors;
  }

  /** Adds a sum; the factors of a cell that occurs several times add up. */
  private void addSum(int total, int[] factors, int[] cells) {
    Map<Integer, Integer> factorOf = new LinkedHashMap<>();
    for (int i = 0; i < cells.length; i++) {
      factorOf.merge(cells[i], factors[i], (first, second) -> first + second);
    }
    if (factorOf.size() == cells.length) {
      forms.add(new Form.Sum(total, factors, cells));
      return;
    }
    factorOf.values().removeIf(factor -> factor == 0);
    if (!factorOf.isEmpty()) {
      int[] left = factorOf.keySet().stream().mapToInt(Integer::intValue).toArray();
      int[] added = factorOf.values().stream().mapToInt(Integer::intValue).toArray();
      forms.add(new Form.Sum(total, added, left));
    } else if (total != 0) {
      addImpossible(cells[0]);
    }
  }

  /** Adds that the digits of the pill form the sum of the shaft. */
  private void addPill(int pill, int[] cells) {
    int[] factors = factors(cells.length, pill);
    for (int i = pill - 2; i >= 0; i--) {
      factors[i] = factors[i + 1] * BASE;
    }
    addSum(0, factors, cells);
  }

  /**
   * Adds that the ends have the sum of the cells between them; if there are none, nothing is
   * required.
   */
  private void addDoubleArrow(int[] cells) {
    if (cells.length == 2) {
      return;
    }
    int[] factors = factors(cells.length, 1);
    factors[cells.length - 1] = -1;
    addSum(0, factors, cells);
  }

  /** Returns the pairs of cells that are equally far from the middle. */
  private static int[][] mirrored(int[] cells) {
    int[][] pairs = new int[cells.length / 2][];
    Arrays.setAll(pairs, i -> new int[] {cells[i], cells[cells.length - 1 - i]});
    return pairs;
  }

  /**
   * Adds that cells equally far from the middle have the same sum, which is the value in the
   * middle.
   */
  private void addZipper(int[] cells) {
    List<int[]> parts = new ArrayList<>(List.of(mirrored(cells)));
    if (cells.length % 2 != 0) {
      parts.add(new int[] {cells[cells.length / 2]});
    }
    addEqualSums(parts.toArray(new int[0][]));
  }

  private void addEqualSums(int[]... parts) {
    int shortest = 0;
    for (int i = 1; i < parts.length; i++) {
      shortest = parts[i].length < parts[shortest].length ? i : shortest;
    }
    for (int i = 0; i < parts.length; i++) {
      if (i != shortest) {
        addEqualSum(parts[shortest], parts[i]);
      }
    }
  }

  private void addEqualSum(int[] part, int[] other) {
    int[] cells = Lists.joined(part, other);
    addSum(0, factors(cells.length, part.length), cells);
  }

  /** Adds a line that compares its other cells with its ends, whose values these cannot have. */
  private void addEnds(ConstraintData constraint) {
    int[] cells = Machines.order(constraint.kind(), constraint.listed());
    boolean isBetween = constraint.kind() == ConstraintKind.BETWEEN;
    if (isBetween && cells.length == 2) {
      return;
    }
    if (Arrays.stream(cells).distinct().count() < cells.length) {
      addImpossible(cells[0]);
    } else {
      addMachine(constraint, cells);
    }
  }

  private void addMachine(ConstraintData constraint, int[] cells) {
    List<Object> key =
        List.of(constraint.kind(), IntBuffer.wrap(constraint.numbers()), symbols, cells.length);
    addMachine(
        cells,
        key,
        () ->
            Table.shared(
                key,
                () ->
                    Automaton.of(
                            Machines.of(constraint, symbols),
                            symbols,
                            cells.length,
                            constraint.title())
                        .table()));
  }

  private void addMachine(int[] cells, List<Object> key, Supplier<Table> table) {
    Form.Machine first = machines.get(key);
    if (first == null) {
      first = machine(table.get().rows(), cells);
      machines.put(key, first);
    }
    forms.add(new Form.Machine(cells, 0, first.accepting(), first.next()));
  }

  private Form.Machine machine(int[][] rows, int[] cells) {
    boolean[] accepting = new boolean[rows.length - 1];
    for (int state = 0; state < accepting.length; state++) {
      accepting[state] = rows[0][state] != 0;
    }
    size += (long) accepting.length * symbols * cells.length;
    return new Form.Machine(cells, 0, accepting, Arrays.copyOfRange(rows, 1, rows.length));
  }

  /** Returns the size that an engine lays out for the machines and sets made so far. */
  long size() {
    return size;
  }

  /** Adds that the cell whose number is the first value has the value of the clue. */
  private void addRoom(int clue, int[] cells) {
    addEach(new int[] {cells[0]}, value -> value <= cells.length && (value > 1 || clue == 1));
    for (int i = 1; i < cells.length; i++) {
      int number = i + 1;
      addPair(cells[0], cells[i], relation((a, b) -> a != number || b == clue));
    }
  }

  /** Adds that the cell whose number is the value at a position holds that position. */
  private void addIndexer(int position, int[] cells) {
    int index = cells[position - 1];
    addEach(new int[] {index}, value -> value <= cells.length);
    for (int i = 0; i < cells.length; i++) {
      int number = i + 1;
      if (number != position) {
        addPair(index, cells[i], relation((a, b) -> a != number || b == position));
      }
    }
  }

  private void addPairs(int[][] pairs, int[] relation) {
    int[] next = shared(relation);
    for (int[] pair : pairs) {
      addPair(pair[0], pair[1], next);
    }
  }

  private void addAnyTwo(ConstraintData constraint) {
    int[] cells = constraint.cells();
    if (cells.length <= ConstraintData.MOST_CELLS_OF_ANY_TWO) {
      addAnyTwo(cells, constraint.table().rows()[0]);
    }
    if (constraint.isTooLong()) {
      addImpossible(cells[0]);
    }
  }

  private void addAnyTwo(int[] cells, int[] relation) {
    int[] different = TableMaker.relation(symbols, (a, b) -> a != b);
    int[][] pairs =
        IntStream.range(0, cells.length * cells.length)
            .filter(i -> i / cells.length < i % cells.length)
            .mapToObj(i -> new int[] {cells[i / cells.length], cells[i % cells.length]})
            .toArray(int[][]::new);
    if (Arrays.equals(relation, different)) {
      addApart(pairs);
    } else {
      addPairs(pairs, relation);
    }
  }

  /** Adds for each cell the cells that hold different values. */
  private void addApart(int[]... pairs) {
    Map<Integer, List<Integer>> partners = new TreeMap<>();
    for (int[] pair : pairs) {
      partners.computeIfAbsent(pair[0], cell -> new ArrayList<>(List.of(cell))).add(pair[1]);
      partners.computeIfAbsent(pair[1], cell -> new ArrayList<>(List.of(cell))).add(pair[0]);
    }
    partners.values().forEach(cells -> forms.add(new Form.Apart(Lists.toArray(cells))));
  }
}
