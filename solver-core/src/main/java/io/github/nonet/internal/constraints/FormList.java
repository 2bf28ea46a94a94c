package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The forms of constraints, each with the constraint that it comes from. Immutable.
 *
 * @param sources the constraint of each form
 */
public record FormList(List<Form> forms, List<ConstraintData> sources) {
  public static final FormList EMPTY = new FormList(List.of(), List.of());

  /**
   * The most forms; cells that are kept apart count by their pairs instead, which are listed at
   * both cells.
   */
  private static final int MOST_PARTS = 200_000;

  /** The most states times values times cells of all different machines, plus the sets of lists. */
  private static final long MOST_STEPS = 10_000_000;

  /**
   * Returns for each form the number of its constraint; the forms of a constraint are consecutive.
   */
  public int[] numbers() {
    int[] numbers = new int[forms.size()];
    for (int i = 1; i < numbers.length; i++) {
      numbers[i] = numbers[i - 1] + (sources.get(i) == sources.get(i - 1) ? 0 : 1);
    }
    return numbers;
  }

  /**
   * Returns for each form all cells of its constraint, or only its own cells if it counts on its
   * own.
   */
  public int[][] cells() {
    int[][] cells = new int[forms.size()][];
    for (int i = 0; i < cells.length; i++) {
      boolean isSame = i > 0 && sources.get(i) == sources.get(i - 1);
      boolean isOfPairs = sources.get(i).kind().isOfPairs();
      cells[i] = isSame && !isOfPairs ? cells[i - 1] : cells(i);
    }
    return cells;
  }

  /**
   * Returns all cells of the constraint of a form, or only its own cells if it counts on its own.
   */
  int[] cells(int form) {
    ConstraintData source = sources.get(form);
    return source.kind().isOfPairs() ? forms.get(form).cells() : source.cells();
  }

  /** Returns the number after the last form that counts as a whole with this one. */
  int end(int from) {
    int end = from + 1;
    boolean isWhole = !sources.get(from).kind().isOfPairs();
    while (isWhole && end < sources.size() && sources.get(end) == sources.get(from)) {
      end++;
    }
    return end;
  }

  /** Returns these forms and the forms of further constraints, whose tables are known. */
  public FormList and(int symbols, List<ConstraintData> constraints) {
    if (constraints.isEmpty()) {
      return this;
    }
    List<Form> allForms = new ArrayList<>(forms);
    List<ConstraintData> allSources = new ArrayList<>(sources);
    FormMaker maker = new FormMaker(symbols);
    long halves = forms.stream().mapToLong(FormList::halves).sum();
    for (ConstraintData constraint : constraints) {
      for (Form form : maker.forms(constraint)) {
        allForms.add(form);
        allSources.add(constraint);
        halves += halves(form);
      }
      require(halves / 2, MOST_PARTS, "pairs and lines");
      require(maker.size(), MOST_STEPS, "steps of machines and sets");
    }
    return new FormList(List.copyOf(allForms), List.copyOf(allSources));
  }

  /** Returns the forms of some of the constraints. */
  public FormList only(Predicate<ConstraintData> isKept) {
    List<Form> keptForms = new ArrayList<>();
    List<ConstraintData> keptSources = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      if (isKept.test(sources.get(i))) {
        keptForms.add(forms.get(i));
        keptSources.add(sources.get(i));
      }
    }
    return new FormList(List.copyOf(keptForms), List.copyOf(keptSources));
  }

  private static long halves(Form form) {
    return form instanceof Form.Apart ? form.cells().length - 1 : 2;
  }

  private static void require(long found, long most, String what) {
    if (found > most) {
      throw Refusal.argument("the constraints come to more than " + most + " " + what, "fewer");
    }
  }
}
