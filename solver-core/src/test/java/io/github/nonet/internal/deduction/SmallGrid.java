package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** A grid of four or six symbols with a solution, and a state of it. */
record SmallGrid(Structure structure, int[] solution, int[] sets, boolean[] isFilled) {
  /** Returns the rows, columns and boxes of a square grid. */
  static Structure boxes(int boxRows, int boxColumns) {
    int n = boxRows * boxColumns;
    List<Group> groups = new ArrayList<>();
    for (UnitKind kind : List.of(UnitKind.ROW, UnitKind.COLUMN, UnitKind.REGION)) {
      for (int i = 0; i < n; i++) {
        int index = i;
        int[] cells =
            IntStream.range(0, n * n)
                .filter(cell -> index == number(kind, cell, boxRows, boxColumns))
                .toArray();
        groups.add(new Group(kind, 0, i, cells));
      }
    }
    return new Structure(n, n * n, groups, List.of());
  }

  private static int number(UnitKind kind, int cell, int boxRows, int boxColumns) {
    int n = boxRows * boxColumns;
    int row = cell / n;
    int column = cell % n;
    return switch (kind) {
      case ROW -> row;
      case COLUMN -> column;
      default -> row / boxRows * boxRows + column / boxColumns;
    };
  }

  /** Returns a solution of rows, columns and boxes. */
  private static int[] solution(int boxRows, int boxColumns, Random random) {
    int n = boxRows * boxColumns;
    List<Integer> values = new ArrayList<>(IntStream.rangeClosed(1, n).boxed().toList());
    Collections.shuffle(values, random);
    return IntStream.range(0, n * n)
        .map(cell -> boxColumns * (cell / n % boxRows) + cell / n / boxRows + cell % n)
        .map(place -> values.get(place % n))
        .toArray();
  }

  /** Returns a grid with random cages and forms, and a state with any candidates. */
  static SmallGrid random(Random random) {
    SmallGrid grid = played(random);
    int[] sets = grid.sets.clone();
    int odd = random.nextInt(3);
    for (int i = 0; i < odd * 2; i++) {
      int cell = random.nextInt(sets.length);
      sets[cell] = grid.isFilled[cell] ? sets[cell] : random.nextInt(2 << grid.n()) & -2;
    }
    if (random.nextInt(8) == 0) {
      int cell = random.nextInt(sets.length);
      grid.isFilled[cell] = true;
      sets[cell] = 2 << random.nextInt(grid.n());
    }
    return new SmallGrid(grid.structure, grid.solution, sets, grid.isFilled);
  }

  /** Returns a grid with random cages and forms, and a state that has the solution. */
  static SmallGrid played(Random random) {
    boolean isSmall = random.nextInt(3) == 0;
    int columns = isSmall ? 2 : 3;
    int[] solution = solution(2, columns, random);
    Structure structure = boxes(2, columns);
    int n = 2 * columns;
    if (random.nextInt(3) == 0) {
      structure = withGroups(structure, solution, random);
    }
    if (random.nextBoolean()) {
      structure = structure.withCages(cages(n, solution, random));
    }
    if (random.nextBoolean()) {
      structure = structure.withForms(forms(n, solution, random));
    }
    boolean[] isFilled = new boolean[solution.length];
    double density = 0.4 * random.nextDouble();
    for (int cell = 0; cell < isFilled.length; cell++) {
      isFilled[cell] = random.nextDouble() < density;
    }
    int[] sets = marks(structure, solution, isFilled, random);
    return new SmallGrid(structure, solution, sets, isFilled);
  }

  private int n() {
    return structure.symbols();
  }

  /** Returns a puzzle: the values of some cells, and all of them in the others. */
  int[] clues(double density, Random random) {
    return Arrays.stream(solution)
        .map(value -> random.nextDouble() < density ? 1 << value : (2 << n()) - 2)
        .toArray();
  }

  private static int[] marks(
      Structure structure, int[] solution, boolean[] isFilled, Random random) {
    int n = structure.symbols();
    double density = 0.2 + 0.8 * random.nextDouble();
    int[] sets = new int[solution.length];
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = 1 << solution[cell];
      for (int value = 1; value <= n && !isFilled[cell]; value++) {
        sets[cell] |= random.nextDouble() < density ? 1 << value : 0;
      }
    }
    for (Group group : structure.groups()) {
      for (int filled : group.cells()) {
        for (int cell : isFilled[filled] ? group.cells() : new int[0]) {
          sets[cell] &= cell == filled ? -1 : ~sets[filled];
        }
      }
    }
    return sets;
  }

  private static int[] different(int[] solution, int most, Random random) {
    int wanted = 1 + random.nextInt(most);
    int first = random.nextInt(solution.length);
    int n = (int) Math.sqrt(solution.length);
    List<Integer> cells = new ArrayList<>(List.of(first));
    for (int i = 0; i < 20 && cells.size() < wanted; i++) {
      int[] steps = {1, -1, n, -n};
      int cell =
          random.nextInt(5) == 0
              ? random.nextInt(solution.length)
              : cells.get(random.nextInt(cells.size())) + steps[random.nextInt(4)];
      boolean isCell = cell >= 0 && cell < solution.length;
      if (isCell && cells.stream().noneMatch(it -> solution[it] == solution[cell])) {
        cells.add(cell);
      }
    }
    return cells.stream().mapToInt(it -> it).toArray();
  }

  private static Structure withGroups(Structure structure, int[] solution, Random random) {
    List<Group> groups = new ArrayList<>(structure.groups());
    for (int i = 0; i < 3; i++) {
      UnitKind kind = random.nextBoolean() ? UnitKind.OTHER : UnitKind.DIAGONAL;
      groups.add(new Group(kind, 0, i, different(solution, structure.symbols(), random)));
    }
    return new Structure(structure.symbols(), structure.cells(), groups, List.of());
  }

  private static List<Cage> cages(int n, int[] solution, Random random) {
    List<Cage> cages = new ArrayList<>();
    int count = 1 + random.nextInt(2 * n);
    for (int i = 0; i < count; i++) {
      int[] cells = different(solution, Math.min(n, 5), random);
      int sum = Arrays.stream(cells).map(cell -> solution[cell]).sum();
      cages.add(new Cage(random.nextInt(6) == 0 ? 0 : sum, cells));
    }
    return cages;
  }

  private static List<Form> forms(int n, int[] solution, Random random) {
    List<Form> forms = new ArrayList<>();
    int count = 1 + random.nextInt(n);
    for (int i = 0; i < count; i++) {
      forms.add(form(n, solution, random));
    }
    return forms;
  }

  private static Form form(int n, int[] solution, Random random) {
    int[] cells = different(solution, Math.min(n, 5), random);
    int[] values = Arrays.stream(cells).map(cell -> solution[cell]).toArray();
    switch (random.nextInt(5)) {
      case 0:
        int[] two = cells.length < 2 ? new int[] {0, 1} : Arrays.copyOf(cells, 2);
        int[] next = new int[n];
        Arrays.setAll(next, i -> random.nextInt(2 << n) & -2);
        next[solution[two[0]] - 1] |= 1 << solution[two[1]];
        return new Form.TwoCells(two, next);
      case 1:
        return new Form.Apart(cells);
      case 2:
        int right = Arrays.stream(values).map(value -> 1 << value).sum();
        int[] sets =
            IntStream.range(0, 2 << n)
                .filter(set -> set % 2 == 0 && Integer.bitCount(set) == cells.length)
                .filter(set -> set == right || random.nextInt(3) == 0)
                .toArray();
        return new Form.Sets(cells, sets);
      case 3:
        int[] factors = Arrays.stream(cells).map(cell -> random.nextInt(4) == 0 ? -2 : 1).toArray();
        int total = IntStream.range(0, cells.length).map(i -> factors[i] * values[i]).sum();
        return new Form.Sum(total, factors, cells);
      default:
        return machine(n, cells, values, random);
    }
  }

  private static Form machine(int n, int[] cells, int[] values, Random random) {
    int states = 2 + random.nextInt(3);
    int[][] next = new int[states][n];
    for (int[] row : next) {
      Arrays.setAll(row, value -> random.nextInt(3) == 0 ? -1 : random.nextInt(states));
    }
    int state = 0;
    for (int value : values) {
      next[state][value - 1] = Math.max(next[state][value - 1], 0);
      state = next[state][value - 1];
    }
    boolean[] accepting = new boolean[states];
    accepting[state] = true;
    return new Form.Machine(cells, 0, accepting, next);
  }

  @Override
  public String toString() {
    return structure.symbols()
        + " symbols, cages "
        + structure.cages().stream().map(it -> it.sum() + Arrays.toString(it.cells())).toList()
        + ", forms "
        + structure.forms().stream().map(it -> it.getClass().getSimpleName()).toList()
        + ", sets "
        + Arrays.toString(sets)
        + ", filled "
        + Arrays.toString(isFilled);
  }
}
