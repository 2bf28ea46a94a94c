package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What the techniques do in a state of a small grid, by their definitions: each tries all subsets,
 * all pairs of houses, all ways to fill some cells.
 */
final class PlainTechniques {
  private final Structure structure;
  private final int n;
  private final int cells;
  private final int[] sets;
  private final boolean[] isFilled;
  private final List<int[]> units = new ArrayList<>();
  private final List<int[]> houses = new ArrayList<>();
  private final boolean[][] sees;
  private final Map<GridTechnique, Set<String>> reported = new EnumMap<>(GridTechnique.class);

  private PlainTechniques(Structure structure, int[] sets, boolean[] isFilled) {
    this.structure = structure;
    n = structure.symbols();
    cells = structure.cells();
    this.sets = sets;
    this.isFilled = isFilled;
    structure.groups().forEach(group -> units.add(group.cells()));
    structure.cages().forEach(cage -> units.add(cage.cells()));
    for (Form form : structure.forms()) {
      units.add(form instanceof Form.Sets && form.cells().length > 1 ? form.cells() : new int[0]);
    }
    structure.groups().stream().filter(structure::isHouse).forEach(it -> houses.add(it.cells()));
    sees = new boolean[cells][cells];
    units.forEach(unit -> Arrays.stream(unit).forEach(cell -> see(cell, unit)));
    for (Form form : structure.forms()) {
      if (form instanceof Form.Apart) {
        see(form.cells()[0], form.cells());
      }
    }
  }

  private void see(int cell, int... others) {
    for (int other : others) {
      sees[cell][other] |= other != cell;
      sees[other][cell] |= other != cell;
    }
  }

  /** Returns what the techniques do. */
  static Map<GridTechnique, Set<String>> of(Structure structure, int[] sets, boolean[] isFilled) {
    PlainTechniques plain = new PlainTechniques(structure, sets, isFilled);
    plain.singles();
    plain.intersections();
    plain.subsets();
    plain.cages();
    plain.forms();
    plain.fish();
    plain.turbotFish();
    plain.wings();
    plain.pairsOfCells();
    return plain.reported;
  }

  private boolean has(int cell, int value) {
    return (sets[cell] >> value & 1) != 0;
  }

  private boolean isOpen(int cell, int value) {
    return !isFilled[cell] && has(cell, value);
  }

  private int size(int cell) {
    return isFilled[cell] ? 0 : Integer.bitCount(sets[cell]);
  }

  private int value(int cell) {
    return Integer.numberOfTrailingZeros(sets[cell]);
  }

  private IntStream values() {
    return IntStream.rangeClosed(1, n);
  }

  private void place(GridTechnique technique, int cell, int value) {
    Told.mark(reported, technique, true, cell, value);
  }

  private void remove(GridTechnique technique, int cell, int set) {
    values()
        .filter(value -> isOpen(cell, value) && (set >> value & 1) != 0)
        .forEach(value -> Told.mark(reported, technique, false, cell, value));
  }

  /** Removes a value from all cells that see some others. */
  private void removeFromSeers(GridTechnique technique, int value, int... seen) {
    for (int cell = 0; cell < cells; cell++) {
      int at = cell;
      if (Arrays.stream(seen).allMatch(other -> sees[at][other])) {
        remove(technique, cell, 1 << value);
      }
    }
  }

  private int[] places(int[] unit, int value) {
    return Arrays.stream(unit).filter(cell -> has(cell, value)).toArray();
  }

  /** Returns the open places of a value in a house; none if it is there already. */
  private int[] openPlaces(int[] house, int value) {
    int[] places = places(house, value);
    return Arrays.stream(places).anyMatch(cell -> isFilled[cell]) ? new int[0] : places;
  }

  private void singles() {
    for (int cell = 0; cell < cells; cell++) {
      if (size(cell) == 1) {
        place(GridTechnique.NAKED_SINGLE, cell, value(cell));
      }
    }
    for (int[] house : houses) {
      int[] open = Arrays.stream(house).filter(cell -> !isFilled[cell]).toArray();
      values()
          .filter(
              value -> Arrays.stream(house).noneMatch(cell -> isFilled[cell] && has(cell, value)))
          .filter(value -> open.length == 1 && has(open[0], value) && filledValues(house) == n - 1)
          .forEach(value -> place(GridTechnique.FULL_HOUSE, open[0], value));
      values()
          .filter(value -> places(house, value).length == 1)
          .filter(value -> !isFilled[places(house, value)[0]])
          .forEach(value -> place(GridTechnique.HIDDEN_SINGLE, places(house, value)[0], value));
    }
  }

  private long filledValues(int... unit) {
    return Arrays.stream(unit).filter(cell -> isFilled[cell]).map(this::value).distinct().count();
  }

  private static boolean contains(int[] unit, int cell) {
    return Arrays.stream(unit).anyMatch(it -> it == cell);
  }

  private void intersections() {
    for (Group group : structure.groups()) {
      for (int[] cover : structure.isHouse(group) ? units : List.<int[]>of()) {
        int[] base = group.cells();
        long common = Arrays.stream(base).filter(cell -> contains(cover, cell)).count();
        if (cover != base && common > 1 && common < cover.length) {
          values().forEach(value -> intersection(group.kind(), base, cover, value));
        }
      }
    }
    boolean isMore =
        units.size() > structure.groups().size()
            || structure.groups().stream()
                .anyMatch(it -> it.kind() == UnitKind.DIAGONAL || it.kind() == UnitKind.OTHER);
    for (int[] house : isMore ? houses : List.<int[]>of()) {
      values()
          .filter(value -> openPlaces(house, value).length > 1)
          .forEach(
              value ->
                  removeFromSeers(
                      GridTechnique.GENERALIZED_INTERSECTION, value, openPlaces(house, value)));
    }
  }

  private void intersection(UnitKind kind, int[] base, int[] cover, int value) {
    int[] places = places(base, value);
    GridTechnique technique =
        kind == UnitKind.REGION || kind == UnitKind.OTHER
            ? GridTechnique.POINTING
            : GridTechnique.CLAIMING;
    if (places.length > 0 && Arrays.stream(places).allMatch(cell -> contains(cover, cell))) {
      Arrays.stream(cover)
          .filter(cell -> !contains(base, cell))
          .forEach(cell -> remove(technique, cell, 1 << value));
    }
  }

  private void subsets() {
    for (int i = 0; i < units.size(); i++) {
      int[] unit = units.get(i);
      int[] open = Arrays.stream(unit).filter(cell -> !isFilled[cell]).toArray();
      int filled = union(Arrays.stream(unit).filter(cell -> isFilled[cell]).toArray());
      if ((filled & union(open)) == 0 && canDiffer(open)) {
        boolean isHouse = i < structure.groups().size() && unit.length == n;
        for (int chosen : open) {
          subset(open, chosen, isHouse);
        }
      }
    }
  }

  private int union(int... some) {
    return Arrays.stream(some).map(cell -> sets[cell]).reduce(0, (a, b) -> a | b);
  }

  private static int[] choose(int[] from, int subset) {
    return IntStream.range(0, from.length)
        .filter(i -> (subset >> i & 1) != 0)
        .map(i -> from[i])
        .toArray();
  }

  /** Returns whether this many cells always have as many candidates (Hall). */
  private boolean canDiffer(int... open) {
    return IntStream.range(0, 1 << open.length)
        .allMatch(it -> Integer.bitCount(union(choose(open, it))) >= Integer.bitCount(it));
  }

  /**
   * The smallest subsets with a cell: of cells with their values alone, of values in them alone.
   */
  private void subset(int[] open, int cell, boolean isHouse) {
    int all = (1 << open.length) - 1;
    int naked = all + 1;
    int hidden = isHouse && Integer.bitCount(union(open)) == open.length ? all : 0;
    for (int subset = 1; subset <= all; subset++) {
      int[] chosen = choose(open, subset);
      if (Integer.bitCount(union(chosen)) == chosen.length) {
        boolean isWith = contains(chosen, cell);
        naked = isWith && (naked > all || (subset & ~naked) == 0) ? subset : naked;
        hidden &= isWith ? -1 : ~subset;
      }
    }
    int[] cellsOfNaked = naked > all ? new int[0] : choose(open, naked);
    GridTechnique technique = subset(cellsOfNaked.length, open.length, false);
    if (technique != null) {
      Arrays.stream(open)
          .filter(it -> !contains(cellsOfNaked, it))
          .forEach(it -> remove(technique, it, union(cellsOfNaked)));
    }
    int others = union(choose(open, all & ~hidden));
    GridTechnique hiddenOne = subset(Integer.bitCount(hidden), open.length, true);
    if (hiddenOne != null) {
      Arrays.stream(choose(open, hidden)).forEach(it -> remove(hiddenOne, it, others));
    }
  }

  private static GridTechnique subset(int size, int open, boolean isHidden) {
    return size >= open
        ? null
        : switch (size) {
          case 2 -> isHidden ? GridTechnique.HIDDEN_PAIR : GridTechnique.NAKED_PAIR;
          case 3 -> isHidden ? GridTechnique.HIDDEN_TRIPLE : GridTechnique.NAKED_TRIPLE;
          case 4 -> isHidden ? GridTechnique.HIDDEN_QUADRUPLE : GridTechnique.NAKED_QUADRUPLE;
          default -> null;
        };
  }

  private void cages() {
    for (Cage cage : structure.cages()) {
      int[] open = Arrays.stream(cage.cells()).filter(cell -> !isFilled[cell]).toArray();
      int[] closed = Arrays.stream(cage.cells()).filter(cell -> isFilled[cell]).toArray();
      boolean isRight = filledValues(cage.cells()) == closed.length;
      int left = cage.sum() - Arrays.stream(closed).map(this::value).sum();
      if (cage.sum() > 0 && isRight && open.length > 0) {
        cage(open, union(closed), left);
      }
    }
  }

  private void cage(int[] open, int filled, int left) {
    if (open.length == 1) {
      values()
          .filter(value -> value == left && has(open[0], value) && (filled >> value & 1) == 0)
          .forEach(value -> place(GridTechnique.CAGE_SINGLE, open[0], value));
      return;
    }
    int[] before = Arrays.stream(open).map(cell -> sets[cell] & ~filled).toArray();
    int union = Arrays.stream(before).reduce(0, (a, b) -> a | b);
    int[] fitting =
        IntStream.range(0, 2 << n)
            .filter(set -> (set & ~union) == 0 && Integer.bitCount(set) == open.length)
            .filter(set -> values().filter(value -> (set >> value & 1) != 0).sum() == left)
            .filter(set -> Arrays.stream(open).allMatch(cell -> (sets[cell] & set) != 0))
            .toArray();
    combine(GridTechnique.CAGE_COMBINATION, open, 0, fitting);
    GridTechnique small = open.length == 2 ? GridTechnique.CAGE_PAIR : GridTechnique.CAGE_TRIPLE;
    if (open.length <= 3) {
      ways(small, open, before, way -> sum(way, null) == left);
    }
  }

  private void combine(GridTechnique technique, int[] open, int filled, int... fitting) {
    int possible = Arrays.stream(fitting).reduce(0, (a, b) -> a | b);
    int required = Arrays.stream(fitting).reduce(-1, (a, b) -> a & b) & ~filled;
    for (int cell : fitting.length == 0 ? new int[0] : open) {
      remove(technique, cell, ~possible | filled);
    }
    values()
        .filter(value -> fitting.length > 0 && (required >> value & 1) != 0)
        .forEach(value -> removeFromSeers(technique, value, places(open, value)));
  }

  private static int sum(int[] way, int[] factors) {
    return IntStream.range(0, way.length)
        .map(i -> way[i] * (factors == null ? 1 : factors[i]))
        .sum();
  }

  /** Whether a way to fill cells is a right one. */
  private interface Right {
    boolean test(int... way);
  }

  /** Tries all ways to fill cells, in which those that see each other differ. */
  private void ways(GridTechnique technique, int[] open, int[] from, Right right) {
    int[] possible = new int[open.length];
    ways(open, from, new int[open.length], 0, right, possible);
    for (int i = 0; i < open.length && possible[0] != 0; i++) {
      remove(technique, open[i], ~possible[i]);
    }
  }

  private void ways(int[] open, int[] from, int[] way, int i, Right right, int... possible) {
    if (i == open.length) {
      for (int j = 0; right.test(way) && j < way.length; j++) {
        possible[j] |= 1 << way[j];
      }
      return;
    }
    for (int value = 1; value <= n; value++) {
      int wanted = value;
      IntPredicate isSame = j -> way[j] == wanted && sees[open[i]][open[j]];
      if ((from[i] >> value & 1) != 0 && IntStream.range(0, i).noneMatch(isSame)) {
        way[i] = value;
        ways(open, from, way, i + 1, right, possible);
      }
    }
  }

  private void forms() {
    for (Form form : structure.forms()) {
      if (form instanceof Form.TwoCells pair) {
        pair(pair);
        allWays(
            GridTechnique.CONSTRAINED_PAIR,
            form.cells(),
            way -> (pair.next()[way[0] - 1] >> way[1] & 1) != 0);
      } else if (form instanceof Form.Sets some) {
        sets(some);
      } else if (form instanceof Form.Sum sum) {
        sum(sum);
        allWays(
            GridTechnique.LINE_COMBINATION,
            form.cells(),
            way -> sum(way, sum.factors()) == sum.total());
      } else if (form instanceof Form.Machine machine) {
        machine(machine);
        allWays(GridTechnique.LINE_COMBINATION, form.cells(), way -> reads(machine, way));
      }
    }
  }

  /** What no way has goes from the cells; what all have in sight of a cell goes from there. */
  private void allWays(GridTechnique technique, int[] line, Right right) {
    int[] from = Arrays.stream(line).map(cell -> sets[cell]).toArray();
    List<int[]> found = new ArrayList<>();
    Right collect = way -> right.test(way) && !found.add(way.clone());
    ways(line, from, new int[line.length], 0, collect, new int[line.length]);
    for (int i = 0; i < line.length && !found.isEmpty(); i++) {
      int place = i;
      remove(
          technique,
          line[i],
          ~found.stream().mapToInt(way -> 1 << way[place]).reduce(0, (a, b) -> a | b));
    }
    for (int cell = 0; cell < cells && !found.isEmpty(); cell++) {
      int at = cell;
      values()
          .filter(value -> Arrays.stream(line).noneMatch(it -> isFilled[it] && has(it, value)))
          .filter(
              value ->
                  found.stream()
                      .allMatch(
                          way ->
                              IntStream.range(0, way.length)
                                  .anyMatch(i -> way[i] == value && sees[at][line[i]])))
          .forEach(value -> remove(technique, at, 1 << value));
    }
  }

  private static boolean reads(Form.Machine form, int... way) {
    int at = form.start();
    for (int value : way) {
      at = at < 0 ? at : form.next()[at][value - 1];
    }
    return at >= 0 && form.accepting()[at];
  }

  private void pair(Form.TwoCells pair) {
    int first = pair.cells()[0];
    int second = pair.cells()[1];
    wholePair(pair, first, second);
    for (int value = 1; value <= n; value++) {
      int next = pair.next()[value - 1];
      int at = value;
      if (sets[second] != 0 && (next & sets[second]) == 0) {
        remove(GridTechnique.CONSTRAINED_PAIR, first, 1 << value);
      }
      IntPredicate allows = it -> has(first, it) && (pair.next()[it - 1] >> at & 1) != 0;
      if (sets[first] != 0 && values().noneMatch(allows)) {
        remove(GridTechnique.CONSTRAINED_PAIR, second, 1 << value);
      }
    }
  }

  /** What a pair excludes from both cells. */
  private void wholePair(Form.TwoCells pair, int first, int second) {
    int firsts = 0;
    int seconds = 0;
    for (int value = 1; value <= n; value++) {
      int next = has(first, value) ? pair.next()[value - 1] & sets[second] : 0;
      firsts |= next == 0 ? 0 : 1 << value;
      seconds |= next;
    }
    if (firsts != 0 && firsts != sets[first] && seconds != sets[second]) {
      remove(GridTechnique.WHOLE_CONSTRAINT, first, ~firsts);
      remove(GridTechnique.WHOLE_CONSTRAINT, second, ~seconds);
    }
  }

  private void sets(Form.Sets form) {
    int[] open = Arrays.stream(form.cells()).filter(cell -> !isFilled[cell]).toArray();
    int filled = union(Arrays.stream(form.cells()).filter(cell -> isFilled[cell]).toArray());
    if (Integer.bitCount(filled) < form.cells().length - open.length) {
      return;
    }
    int[] fitting =
        Arrays.stream(form.sets())
            .filter(set -> (filled & ~set) == 0 && canHold(open, set & ~filled))
            .toArray();
    combine(GridTechnique.CONSTRAINED_SET, open, filled, fitting);
    for (int cell : fitting.length == 0 ? new int[0] : open) {
      int[] others = Arrays.stream(open).filter(other -> other != cell).toArray();
      values()
          .filter(
              value ->
                  Arrays.stream(fitting)
                      .map(set -> set & ~filled)
                      .noneMatch(
                          set ->
                              (set >> value & 1) != 0
                                  && (sets[cell] >> value & 1) != 0
                                  && canHold(others, set & ~(1 << value))))
          .forEach(value -> remove(GridTechnique.CONSTRAINED_SET, cell, 1 << value));
    }
  }

  /** Returns whether cells can hold as many values, in some order. */
  private boolean canHold(int[] cells, int set) {
    if (cells.length == 0) {
      return set == 0;
    }
    int[] others = Arrays.copyOfRange(cells, 1, cells.length);
    return values()
        .filter(value -> (set & sets[cells[0]] & 1 << value) != 0)
        .anyMatch(value -> canHold(others, set & ~(1 << value)));
  }

  private void sum(Form.Sum form) {
    int[] open =
        IntStream.range(0, form.cells().length).filter(i -> !isFilled[form.cells()[i]]).toArray();
    int left = form.total();
    for (int i = 0; i < form.cells().length; i++) {
      left -= isFilled[form.cells()[i]] ? form.factors()[i] * value(form.cells()[i]) : 0;
    }
    int wanted = left;
    int[] factors = Arrays.stream(open).map(i -> form.factors()[i]).toArray();
    int[] openCells = Arrays.stream(open).map(i -> form.cells()[i]).toArray();
    int[] from = Arrays.stream(openCells).map(cell -> sets[cell]).toArray();
    if (open.length > 0 && open.length <= 3) {
      ways(GridTechnique.SUM_COMBINATION, openCells, from, way -> sum(way, factors) == wanted);
    }
  }

  private void machine(Form.Machine form) {
    int[] from = Arrays.stream(form.cells()).map(cell -> sets[cell]).toArray();
    int[] possible = new int[from.length];
    read(form, from, new int[from.length], 0, form.start(), possible);
    for (int i = 0; i < from.length && possible[0] != 0; i++) {
      remove(GridTechnique.LINE_COMBINATION, form.cells()[i], ~possible[i]);
    }
  }

  private void read(Form.Machine form, int[] from, int[] way, int i, int at, int... possible) {
    if (i == way.length) {
      for (int j = 0; form.accepting()[at] && j < way.length; j++) {
        possible[j] |= 1 << way[j];
      }
      return;
    }
    for (int value = 1; value <= n; value++) {
      int next = form.next()[at][value - 1];
      if ((from[i] >> value & 1) != 0 && next >= 0) {
        way[i] = value;
        read(form, from, way, i + 1, next, possible);
      }
    }
  }

  private List<int[]> lines(UnitKind kind) {
    return structure.groups().stream()
        .filter(it -> it.kind() == kind && structure.isHouse(it))
        .map(Group::cells)
        .toList();
  }

  private void fish() {
    values()
        .forEach(
            value -> {
              fish(lines(UnitKind.ROW), lines(UnitKind.COLUMN), value);
              fish(lines(UnitKind.COLUMN), lines(UnitKind.ROW), value);
            });
  }

  private void fish(List<int[]> lines, List<int[]> covers, int value) {
    for (int chosen = 0; chosen < 1 << n; chosen++) {
      int subset = chosen;
      int size = Integer.bitCount(chosen);
      List<int[]> base =
          IntStream.range(0, n).filter(i -> (subset >> i & 1) != 0).mapToObj(lines::get).toList();
      int[] places =
          base.stream().flatMapToInt(it -> Arrays.stream(openPlaces(it, value))).toArray();
      List<int[]> cover =
          covers.stream()
              .filter(line -> Arrays.stream(places).anyMatch(cell -> contains(line, cell)))
              .toList();
      boolean isFull = base.stream().allMatch(it -> openPlaces(it, value).length > 0);
      if (size >= 2 && size <= 4 && isFull && cover.size() == size) {
        GridTechnique technique =
            size == 2
                ? GridTechnique.X_WING
                : size == 3 ? GridTechnique.SWORDFISH : GridTechnique.JELLYFISH;
        cover.stream()
            .flatMapToInt(Arrays::stream)
            .filter(cell -> base.stream().noneMatch(line -> contains(line, cell)))
            .forEach(cell -> remove(technique, cell, 1 << value));
      }
    }
  }

  private void turbotFish() {
    for (int[] first : houses) {
      for (int[] second : houses) {
        values()
            .filter(value -> openPlaces(first, value).length == 2)
            .forEach(
                value -> {
                  int[] ends = openPlaces(first, value);
                  turbotFish(ends[0], ends[1], openPlaces(second, value), value);
                  turbotFish(ends[1], ends[0], openPlaces(second, value), value);
                });
      }
    }
  }

  private void turbotFish(int near, int far, int[] places, int value) {
    int[] rest = Arrays.stream(places).filter(cell -> !sees[near][cell]).toArray();
    if (!contains(places, near) && rest.length > 0 && rest.length < places.length) {
      int[] ends = IntStream.concat(IntStream.of(far), Arrays.stream(rest)).toArray();
      removeFromSeers(
          places.length == 2 ? GridTechnique.TURBOT_FISH : GridTechnique.GROUPED_TURBOT_FISH,
          value,
          ends);
    }
  }

  private void wings() {
    for (int pivot = 0; pivot < cells; pivot++) {
      for (int one = 0; one < cells; one++) {
        for (int other = 0; other < one; other++) {
          if (size(one) == 2 && size(other) == 2 && sees[pivot][one] && sees[pivot][other]) {
            wing(pivot, one, other);
          }
        }
      }
    }
  }

  private void wing(int pivot, int one, int other) {
    int common = sets[one] & sets[other];
    int apart = sets[one] ^ sets[other];
    if (Integer.bitCount(common) == 1) {
      int value = Integer.numberOfTrailingZeros(common);
      if (!isFilled[pivot] && sets[pivot] == apart) {
        removeFromSeers(GridTechnique.XY_WING, value, one, other);
      }
      if (!isFilled[pivot] && sets[pivot] == (apart | common)) {
        removeFromSeers(GridTechnique.XYZ_WING, value, pivot, one, other);
      }
    }
  }

  private void pairsOfCells() {
    for (int one = 0; one < cells; one++) {
      for (int other = 0; other < one; other++) {
        if (size(one) == 2 && size(other) == 2 && sets[one] == sets[other] && !sees[one][other]) {
          wWing(one, other);
        }
      }
    }
  }

  private void wWing(int one, int other) {
    for (int value = 1; value <= n; value++) {
      int at = value;
      boolean isLinked =
          houses.stream()
              .map(house -> openPlaces(house, at))
              .filter(it -> it.length > 1)
              .anyMatch(it -> Arrays.stream(it).allMatch(p -> sees[p][one] || sees[p][other]));
      if (has(one, value) && isLinked) {
        int wanted = Integer.numberOfTrailingZeros(sets[one] & ~(1 << value));
        removeFromSeers(GridTechnique.W_WING, wanted, one, other);
      }
    }
  }
}
