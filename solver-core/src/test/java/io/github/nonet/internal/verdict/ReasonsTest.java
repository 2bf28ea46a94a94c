package io.github.nonet.internal.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.verdict.DeadReason.Cases;
import io.github.nonet.internal.verdict.DeadReason.DeadEnd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reason is one that a person can follow: each single is one, and the gap exists. */
class ReasonsTest {
  /** What a person sees, by all sets of values that make a sum. */
  private static final class Sheet {
    final Structure structure;
    final int[] sets;
    final boolean[] isFilled;

    Sheet(Structure structure, int... values) {
      this.structure = structure;
      sets = sets(structure, values);
      isFilled = new boolean[values.length];
      for (int cell = 0; cell < values.length; cell++) {
        if (values[cell] != 0) {
          take(cell, values[cell]);
        }
      }
      narrow();
    }

    Sheet(Sheet other) {
      structure = other.structure;
      sets = other.sets.clone();
      isFilled = other.isFilled.clone();
    }

    void fill(FoundSingle single) {
      sets[single.cell()] = 1 << single.value();
      take(single.cell(), single.value());
      narrow();
    }

    private void take(int cell, int value) {
      isFilled[cell] = true;
      for (int unit = 0; unit < structure.groups().size() + structure.cages().size(); unit++) {
        int[] cells = structure.cellsOfUnit(unit);
        boolean isIn = Arrays.stream(cells).anyMatch(it -> it == cell);
        for (int other : isIn ? cells : new int[0]) {
          sets[other] &= other == cell ? -1 : ~(1 << value);
        }
      }
    }

    private void narrow() {
      int[] before = null;
      while (!Arrays.equals(before, sets)) {
        before = sets.clone();
        for (Cage cage : structure.cages()) {
          int possible = cage.sum() == 0 ? -1 : possible(cage);
          for (int cell : cage.cells()) {
            sets[cell] &= possible == 0 ? -1 : possible;
          }
        }
      }
    }

    private int possible(Cage cage) {
      return IntStream.range(0, 2 << structure.symbols())
          .filter(set -> set % 2 == 0 && Integer.bitCount(set) == cage.cells().length)
          .filter(set -> sum(set) == cage.sum() && (set & ~union(cage.cells())) == 0)
          .filter(set -> Arrays.stream(cage.cells()).allMatch(cell -> (sets[cell] & set) != 0))
          .reduce(0, (one, other) -> one | other);
    }

    private static int sum(int set) {
      return IntStream.range(1, 32).filter(value -> (set >> value & 1) != 0).sum();
    }

    private int union(int... cells) {
      return Arrays.stream(cells).map(cell -> sets[cell]).reduce(0, (one, other) -> one | other);
    }

    private boolean isHouse(int group) {
      return structure.groups().get(group).cells().length == structure.symbols();
    }

    List<Gap> gaps() {
      List<Gap> gaps = new ArrayList<>();
      for (int cell = 0; cell < sets.length; cell++) {
        if (sets[cell] == 0) {
          gaps.add(Gap.of(Gap.GapKind.CELL, cell));
        }
      }
      for (int group = 0; group < structure.groups().size(); group++) {
        for (int value = 1; isHouse(group) && value <= structure.symbols(); value++) {
          if (places(group, value).isEmpty()) {
            gaps.add(Gap.ofHouse(group, value));
          }
        }
      }
      for (int cage = 0; cage < structure.cages().size(); cage++) {
        Cage one = structure.cages().get(cage);
        if (one.sum() != 0 && possible(one) == 0) {
          gaps.add(Gap.of(Gap.GapKind.CAGE, cage));
        }
      }
      return gaps;
    }

    List<Integer> places(int group, int value) {
      return Arrays.stream(structure.groups().get(group).cells())
          .filter(cell -> (sets[cell] >> value & 1) != 0)
          .boxed()
          .toList();
    }

    boolean isSingle(FoundSingle single) {
      int set = sets[single.cell()];
      boolean isNaked = set == 1 << single.value();
      boolean isHidden =
          IntStream.range(0, structure.groups().size())
              .filter(this::isHouse)
              .anyMatch(group -> places(group, single.value()).equals(List.of(single.cell())));
      return !isFilled[single.cell()] && (isNaked || isHidden);
    }

    /** Returns whether singles, one after the other, leave a gap. */
    boolean isDead() {
      Sheet sheet = new Sheet(this);
      boolean isChanged = true;
      while (isChanged && sheet.gaps().isEmpty()) {
        isChanged = false;
        for (int i = 0; i < sets.length * structure.symbols(); i++) {
          FoundSingle single =
              new FoundSingle(i / structure.symbols(), i % structure.symbols() + 1);
          if (sheet.isSingle(single)) {
            sheet.fill(single);
            isChanged = true;
          }
        }
      }
      return !sheet.gaps().isEmpty();
    }

    Sheet with(FoundSingle single) {
      Sheet sheet = new Sheet(this);
      sheet.fill(single);
      return sheet;
    }

    /** Returns whether some of the singles, each as soon as it is one, leave a gap at the place. */
    boolean leads(List<FoundSingle> singles, Gap gap) {
      Sheet sheet = new Sheet(this);
      List<FoundSingle> left = new ArrayList<>(singles);
      while (left.removeIf(single -> sheet.isSingle(single) && sheet.with(single) != null)) {
        singles.stream()
            .filter(single -> !left.contains(single) && !sheet.isFilled[single.cell()])
            .forEach(sheet::fill);
      }
      return left.isEmpty()
          && sheet.gaps().stream()
              .anyMatch(it -> it.kind() == gap.kind() && it.index() == gap.index());
    }
  }

  private static int[] sets(Structure structure, int... values) {
    int all = (2 << structure.symbols()) - 2;
    return Arrays.stream(values).map(value -> value == 0 ? all : 1 << value).toArray();
  }

  private static Structure structure(int columns, List<Cage> cages) {
    return structure(2, columns, cages);
  }

  /** Rows, columns and boxes, a group of fewer cells, and cages. */
  private static Structure structure(int boxRows, int columns, List<Cage> cages) {
    int n = boxRows * columns;
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int index = i;
      int[] all = IntStream.range(0, n * n).toArray();
      int[] row = Arrays.stream(all).filter(cell -> cell / n == index).toArray();
      int[] column = Arrays.stream(all).filter(cell -> cell % n == index).toArray();
      int[] box =
          Arrays.stream(all)
              .filter(cell -> cell / n / boxRows * boxRows + cell % n / columns == index)
              .toArray();
      groups.add(new Group(UnitKind.ROW, 0, i, row));
      groups.add(new Group(UnitKind.COLUMN, 0, i, column));
      groups.add(new Group(UnitKind.REGION, 0, i, box));
    }
    groups.add(new Group(UnitKind.OTHER, 0, 0, new int[] {0, n + 1}));
    return new Structure(n, n * n, groups, cages);
  }

  private static int value(int cell, int columns) {
    int n = 2 * columns;
    return (columns * (cell / n % 2) + cell / n / 2 + cell % n) % n + 1;
  }

  private static List<Cage> cages(int columns, Random random) {
    List<Cage> cages = new ArrayList<>();
    int n = 2 * columns;
    for (int i = random.nextInt(n); i > 0; i--) {
      int first = random.nextInt(n * n - n) / n * n + random.nextInt(n - 1);
      int[] cells = {first, first + 1, first + n};
      int[] some = Arrays.copyOf(cells, 2 + random.nextInt(2));
      if (Arrays.stream(some).map(cell -> value(cell, columns)).distinct().count() == some.length) {
        int sum = Arrays.stream(some).map(cell -> value(cell, columns)).sum();
        boolean isWrong = random.nextInt(5) == 0;
        cages.add(new Cage(random.nextInt(5) == 0 ? 0 : isWrong ? sum + 1 : sum, some));
      }
    }
    return cages;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void reasons_canBeFollowed(int seed) {
    Random random = new Random(seed);
    int[] counts = new int[2];
    for (int i = 0; i < Tries.of(4, 50); i++) {
      int columns = i % 2 == 0 ? 3 : 2;
      Structure structure = structure(columns, cages(columns, random));
      double density = (columns == 2 ? 0.1 : 0.25) + 0.15 * random.nextDouble();
      int[] values = new int[structure.cells()];
      for (int cell = 0; cell < values.length; cell++) {
        int value = value(cell, columns);
        int wrong = random.nextInt(12) == 0 ? value % (2 * columns) + 1 : value;
        values[cell] = random.nextDouble() < density ? wrong : 0;
      }
      if (Clashes.of(structure, values).isEmpty()) {
        counts[require(structure, values) ? 1 : 0]++;
      }
    }
    if (Tries.areAll()) {
      assertThat(counts).doesNotContain(0);
    }
  }

  /** Requires a dead end where there is one; returns whether there is one. */
  private static boolean require(Structure structure, int... values) {
    Sheet start = new Sheet(structure, values);
    int[] looks = {0};
    DeadReason reason = Reasons.of(structure, sets(structure, values), values, () -> looks[0]++);
    assertThat(reason instanceof DeadEnd).as("%s", start).isEqualTo(start.isDead());
    if (reason instanceof DeadEnd end) {
      requireEnd(start, end);
      assertThat(looks[0]).isGreaterThanOrEqualTo(2 * end.singles().size());
      return true;
    }
    boolean hasCases = choices(start).stream().anyMatch(options -> areDead(start, options));
    assertThat(reason instanceof Cases).isEqualTo(hasCases);
    return false;
  }

  /** Each value of a cell, or each place of a value, leads to a dead end of its own. */
  @Test
  void cases_areAllOfThem() {
    String puzzle =
        "........6.82..7.31.7..25...9..2.....4...8...7...7....4......3692...........6.4.8.";
    Structure structure = structure(3, 3, List.of());
    int[] values = puzzle.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    DeadReason reason = Reasons.of(structure, sets(structure, values), values, () -> {});
    assertThat(reason).isInstanceOf(Cases.class);
    requireCases(new Sheet(structure, values), (Cases) reason);
  }

  private static boolean areDead(Sheet start, List<FoundSingle> options) {
    return options.stream().allMatch(option -> start.with(option).isDead());
  }

  private static void requireEnd(Sheet start, DeadEnd end) {
    Sheet sheet = new Sheet(start);
    for (FoundSingle single : end.singles()) {
      assertThat(sheet.isSingle(single)).as("%s", end).isTrue();
      sheet.fill(single);
    }
    assertThat(sheet.gaps()).contains(end.gap());
    for (FoundSingle single : end.singles()) {
      List<FoundSingle> fewer = new ArrayList<>(end.singles());
      fewer.remove(single);
      assertThat(start.leads(fewer, end.gap())).as("%s without %s", end, single).isFalse();
    }
  }

  private static void requireCases(Sheet start, Cases cases) {
    assertThat(choices(start)).contains(cases.options());
    assertThat(cases.ends()).hasSameSizeAs(cases.options());
    for (int i = 0; i < cases.options().size(); i++) {
      FoundSingle option = cases.options().get(i);
      requireEnd(start.with(option), cases.ends().get(i));
      if (cases.house() >= 0) {
        assertThat(start.places(cases.house(), option.value())).contains(option.cell());
      } else {
        assertThat(option.cell()).isEqualTo(cases.options().get(0).cell());
      }
    }
  }

  /** Returns the two or three values of cells and places of values. */
  private static List<List<FoundSingle>> choices(Sheet start) {
    List<List<FoundSingle>> choices = new ArrayList<>();
    int symbols = start.structure.symbols();
    for (int i = 0; i < start.sets.length; i++) {
      int cell = i;
      choices.add(
          IntStream.rangeClosed(1, symbols)
              .filter(value -> !start.isFilled[cell] && (start.sets[cell] >> value & 1) != 0)
              .mapToObj(value -> new FoundSingle(cell, value))
              .toList());
    }
    for (int group = 0; group < start.structure.groups().size(); group++) {
      for (int i = 1; start.isHouse(group) && i <= symbols; i++) {
        int value = i;
        choices.add(
            start.places(group, value).stream()
                .filter(cell -> !start.isFilled[cell])
                .map(cell -> new FoundSingle(cell, value))
                .toList());
      }
    }
    choices.removeIf(options -> options.size() < 2 || options.size() > 3);
    return choices;
  }

  @Test
  void clashes_areInTheOrderOfCells() {
    Structure odd =
        new Structure(
            4, 4, List.of(new Group(UnitKind.OTHER, 0, 0, new int[] {3, 1, 0, 2})), List.of());
    assertThat(Clashes.of(odd, new int[] {2, 0, 1, 2}).get(0).cells()).containsExactly(0, 3);
  }

  @Test
  void clashes_ofSumsTellThemAndTheOpenCells() {
    Structure structure = structure(2, List.of(new Cage(3, new int[] {0, 1, 4})));
    int[] values = new int[16];
    values[0] = 2;
    values[1] = 1;
    Clash more = Clashes.of(structure, values).get(0);
    assertThat(more.sum()).isEqualTo(3);
    assertThat(more.open()).isEqualTo(1);
    assertThat(more.isTooLittle(structure)).isFalse();
    Structure seven = structure(2, List.of(new Cage(7, new int[] {0, 1, 4})));
    values[4] = 3;
    assertThat(Clashes.of(seven, values).get(0).isTooLittle(seven)).isTrue();
    Structure five = structure(2, List.of(new Cage(5, new int[] {0, 1, 4})));
    assertThat(Clashes.of(five, values).get(0).isTooLittle(five)).isFalse();
    assertThat(new Clash(true, 0, UnitKind.OTHER, 0, List.of(), 7, 0).isTooLittle(seven)).isFalse();
  }
}
