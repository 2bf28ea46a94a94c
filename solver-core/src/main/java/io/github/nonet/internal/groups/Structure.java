package io.github.nonet.internal.groups;

import io.github.nonet.internal.Indices;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a grid as engines see them: which groups of cells hold different values, which cages
 * have a sum, and what the forms say. A group with one cell for each symbol is a house: it holds
 * each value once. The arrays are shared and must not be changed.
 *
 * <p>Structures made by {@link #withCages} and {@link #withForms} share their groups.
 */
public final class Structure {
  /** The kind of a group, for deductions that need several groups without a common cell. */
  public enum UnitKind {
    ROW,
    COLUMN,
    /** A box, or a region of a jigsaw. */
    REGION,
    DIAGONAL,
    OTHER
  }

  /**
   * Cells that hold different values.
   *
   * @param kind the kind of group
   * @param grid the number of its square grid, of several that may overlap, starting with 0
   * @param index its place among the groups of its kind in its grid: rows from the top, columns
   *     from the left
   * @param cells at most one for each symbol, no cell twice
   */
  public record Group(UnitKind kind, int grid, int index, int[] cells) {}

  /**
   * Cells that hold different values, and whose sum is given.
   *
   * @param sum 0 means any sum
   * @param cells at most one for each symbol, no cell twice
   */
  public record Cage(int sum, int[] cells) {
    /**
     * Returns whether its values miss the sum: they are too many, where each open cell counts 1, or
     * too few, and no cell is open. A cage without values misses nothing.
     */
    public boolean isMissedBy(int sumOfValues, int open) {
      boolean isExceeded = sumOfValues != 0 && sumOfValues + open > sum;
      return sum != 0 && (isExceeded || (open == 0 && sumOfValues < sum));
    }
  }

  private static final int[] NONE = {};

  private final int symbols;
  private final int cells;
  private final int shown;
  private final List<Group> groups;
  private final List<Cage> cages;
  private final List<Form> forms;
  private final int[] constraints;

  /** For each form the cells of its constraint. */
  private final int[][] wholes;

  /** The data that structures with the same groups share; null before it is first needed. */
  private final AtomicReference<@Nullable Tables> tables;

  private volatile @Nullable FormPlan plan;

  /** The result of {@link #marks}; null before it was requested. */
  private volatile int @Nullable [] marks;

  /** The tables of rules in which marks make a house of a group; null before they are needed. */
  private volatile @Nullable Tables ownTables;

  /** Takes checked groups: each cell 0 to {@code cells - 1}, none twice in a group. */
  public Structure(int symbols, int cells, List<Group> groups, List<Cage> cages) {
    this(symbols, cells, cells, groups, cages);
  }

  /**
   * Takes checked groups.
   *
   * @param shown the number of cells that are shown; cells after them make no difference between
   *     solutions
   */
  public Structure(int symbols, int cells, int shown, List<Group> groups, List<Cage> cages) {
    this(
        symbols,
        cells,
        shown,
        List.copyOf(groups),
        List.copyOf(cages),
        List.of(),
        NONE,
        new int[0][],
        new AtomicReference<>());
  }

  private Structure(
      int symbols,
      int cells,
      int shown,
      List<Group> groups,
      List<Cage> cages,
      List<Form> forms,
      int[] constraints,
      int[][] wholes,
      AtomicReference<@Nullable Tables> tables) {
    this.symbols = symbols;
    this.cells = cells;
    this.shown = shown;
    this.groups = groups;
    this.cages = cages;
    this.forms = forms;
    this.constraints = constraints;
    this.wholes = wholes;
    this.tables = tables;
  }

  /** Returns a structure with other groups, and the same cages and forms. */
  public Structure withGroups(List<Group> others) {
    boolean areSame = groups.equals(others);
    return areSame
        ? this
        : new Structure(
            symbols,
            cells,
            shown,
            List.copyOf(others),
            cages,
            forms,
            constraints,
            wholes,
            new AtomicReference<>());
  }

  /** Returns a structure with the same groups, other cages, and the same forms. */
  public Structure withCages(List<Cage> others) {
    return new Structure(
        symbols, cells, shown, groups, List.copyOf(others), forms, constraints, wholes, tables);
  }

  /** Returns a structure with the same groups and cages, and other forms, each a constraint. */
  public Structure withForms(List<Form> others) {
    int[] numbers = new int[others.size()];
    Arrays.setAll(numbers, i -> i);
    return withForms(others, numbers, others.stream().map(Form::cells).toArray(int[][]::new));
  }

  /**
   * Returns a structure with the same groups and cages, and other forms.
   *
   * @param numbers for each form the number of its constraint, ascending
   * @param wholes for each form the cells of its constraint
   */
  public Structure withForms(List<Form> others, int[] numbers, int[][] wholes) {
    return new Structure(
        symbols, cells, shown, groups, cages, List.copyOf(others), numbers, wholes, tables);
  }

  /** Returns the rules with the one that the values shown are not these. */
  public Structure withoutShown(int[] values) {
    int last = forms.size();
    int[] numbers = Arrays.copyOf(constraints, last + 1);
    int[][] cellsOfForms = Arrays.copyOf(wholes, last + 1);
    int[] read = new int[shown];
    Arrays.setAll(read, cell -> cell);
    // The state is the number of cells read that are alike, or one more than all for a difference.
    int[][] next = new int[shown + 2][symbols];
    boolean[] accepting = new boolean[next.length];
    accepting[shown + 1] = true;
    for (int state = 0; state < next.length; state++) {
      Arrays.fill(next[state], shown + 1);
      if (state < shown) {
        next[state][values[state] - 1] = state + 1;
      }
    }
    List<Form> others = new ArrayList<>(forms);
    others.add(new Form.Machine(read, 0, accepting, next));
    numbers[last] = last == 0 ? 0 : numbers[last - 1] + 1;
    cellsOfForms[last] = read;
    return withForms(others, numbers, cellsOfForms);
  }

  /** Returns how many values there are, 2 to 25. */
  public int symbols() {
    return symbols;
  }

  public int cells() {
    return cells;
  }

  /** Returns how many cells are shown: they come first, and solutions differ in one of them. */
  public int shown() {
    return shown;
  }

  /** Returns whether there are hidden cells. */
  public boolean hasHidden() {
    return shown < cells;
  }

  /** Returns all groups, houses among them. */
  public List<Group> groups() {
    return groups;
  }

  /** Returns the cages, which may overlap. */
  public List<Cage> cages() {
    return cages;
  }

  /** Returns the constraints beyond groups and cages. */
  public List<Form> forms() {
    return forms;
  }

  /**
   * Returns for each value the values with which it can be exchanged in all cells: each cell has
   * both or neither of them, and no rule distinguishes values.
   *
   * @param sets the candidates of each cell
   */
  public int[] alike(int... sets) {
    boolean isExchangeable =
        cages.stream().allMatch(cage -> cage.sum() == 0)
            && forms.stream().allMatch(Form.Apart.class::isInstance);
    int[] alike = new int[symbols + 1];
    for (int value = 1; value < alike.length; value++) {
      alike[value] = isExchangeable ? ValueSet.all(symbols) : ValueSet.bit(value);
      for (int cell = 0; cell < sets.length && alike[value] != ValueSet.bit(value); cell++) {
        alike[value] &= ValueSet.contains(sets[cell], value) ? sets[cell] : ~sets[cell];
      }
    }
    return alike;
  }

  /**
   * Returns for each form the number of its constraint; the forms of a constraint are consecutive.
   */
  public int[] constraints() {
    return constraints;
  }

  /** Returns the number after the last form of the constraint that has a form. */
  public int end(int form) {
    int end = form + 1;
    while (end < constraints.length && constraints[end] == constraints[form]) {
      end++;
    }
    return end;
  }

  /**
   * Returns the values that marks allow in each cell: constraints that fix the values of single
   * cells, and do not relate several. The array must not be changed.
   */
  public int[] marks() {
    int[] known = marks;
    if (known == null) {
      known = newMarks();
      marks = known;
    }
    return known;
  }

  private int[] newMarks() {
    int[] marks = new int[cells];
    Arrays.fill(marks, ValueSet.all(symbols));
    for (int from = 0; from < constraints.length; from = end(from)) {
      List<Form> own = forms.subList(from, end(from));
      boolean areMarks = true;
      for (Form form : own) {
        areMarks &= form instanceof Form.Sets && form.cells().length == 1;
      }
      for (Form form : areMarks ? own : List.<Form>of()) {
        int values = 0;
        for (int set : ((Form.Sets) form).sets()) {
          values |= set;
        }
        marks[form.cells()[0]] &= values;
      }
    }
    return marks;
  }

  /**
   * Returns the cells of a unit, in the order of their making.
   *
   * @param unit its number: the groups come first, then the cages, then the forms
   */
  public int[] cellsOfUnit(int unit) {
    int cage = unit - groups.size();
    int form = cage - cages.size();
    if (cage < 0) {
      return groups.get(unit).cells();
    }
    return form < 0 ? cages.get(cage).cells() : forms.get(form).cells();
  }

  /** Returns all cells of the constraint of a form, in its own order; they must not be changed. */
  public int[] cellsOfConstraint(int form) {
    return wholes[form];
  }

  /** Returns whether a group holds every value that its cells may have by {@link #marks}. */
  public boolean isHouse(Group group) {
    return valuesOf(group) != 0;
  }

  /** Returns the values that a group holds, each once, if it is a house; otherwise 0. */
  public int valuesOf(Group group) {
    if (group.cells().length == symbols) {
      return ValueSet.all(symbols);
    }
    int values = 0;
    for (int cell : forms.isEmpty() ? NONE : group.cells()) {
      values |= marks()[cell];
    }
    return Integer.bitCount(values) == group.cells().length ? values : 0;
  }

  /** Returns the sum of the values of a house. */
  public int sumOf(Group house) {
    return ValueSet.sum(valuesOf(house));
  }

  /**
   * Returns the cells of each unit, by its number: the groups, the cages and the lists of sets hold
   * each value at most once. The other forms have no cells here.
   */
  public int[][] units() {
    int[][] units = new int[groups.size() + cages.size() + forms.size()][];
    int firstForm = units.length - forms.size();
    for (int unit = 0; unit < units.length; unit++) {
      int[] all = cellsOfUnit(unit);
      boolean isUnit =
          unit < firstForm || forms.get(unit - firstForm) instanceof Form.Sets && all.length > 1;
      units[unit] = isUnit ? all : NONE;
    }
    return units;
  }

  /**
   * Returns for each cell the numbers of the {@link #units} with it, ascending.
   *
   * @param watch asked now and then; it may throw
   */
  public int[][] unitsOf(Watch watch) {
    return Indices.byNumber(cells, watch, units());
  }

  /**
   * Returns the tables that follow from the groups, the same for all structures that share them,
   * unless marks turn some of these into houses. They are made once, or twice by two threads, but
   * the results are equal.
   *
   * @param watch asked now and then while they are made; it may throw
   */
  Tables tables(Watch watch) {
    boolean isOwn = false;
    for (Group group : forms.isEmpty() ? List.<Group>of() : groups) {
      isOwn |= group.cells().length != symbols && isHouse(group);
    }
    Tables known = isOwn ? ownTables : tables.get();
    if (known == null) {
      Structure plain = new Structure(symbols, cells, groups, List.of());
      int[] values = groups.stream().mapToInt(isOwn ? this::valuesOf : plain::valuesOf).toArray();
      known = new Tables(symbols, plain.units(), values, plain.unitsOf(watch), watch);
      if (isOwn) {
        ownTables = known;
      } else {
        tables.set(known);
      }
    }
    return known;
  }

  /**
   * Returns the rules in the form in which engines use them, made once as the tables are.
   *
   * @param watch asked now and then while it is made; it may throw
   */
  public FormPlan plan(Watch watch) {
    FormPlan known = plan;
    if (known == null) {
      known = FormPlanner.plan(this, watch);
      plan = known;
    }
    return known;
  }
}
