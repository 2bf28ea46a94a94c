package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;

/** Finds the steps of a technique form by form. */
abstract class FormFinder<F extends Form> extends PartFinder {
  final Units units;
  private final Class<? extends F> kind;

  FormFinder(Units units, Class<? extends F> kind) {
    super(units.forms.size());
    this.units = units;
    this.kind = kind;
  }

  static boolean isPossible(Units units, Class<? extends Form> kind) {
    return units.forms.stream().anyMatch(kind::isInstance);
  }

  @Override
  final long change(GridState state, int number) {
    Form form = units.forms.get(number);
    return kind.isInstance(form) ? state.changeOf(form.cells()) : 0;
  }

  @Override
  final boolean find(GridState state, int number, StepDraft finding) {
    return find(state, kind.cast(units.forms.get(number)), units.firstForm + number, finding);
  }

  /**
   * Writes a step of the form that changes the state; returns false if there is none.
   *
   * @param unit the number of the form among the units
   */
  abstract boolean find(GridState state, F form, int unit, StepDraft finding);
}
