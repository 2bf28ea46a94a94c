package io.github.nonet.internal.logic.template;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.Templates;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;

/**
 * <b>Templates</b> (pattern overlay, Myth Jellies, 2005): the digit follows one of its templates,
 * the ways to put it nine times into the grid. A cell in all of them is set; a candidate in none of
 * them is eliminated.
 *
 * <pre>
 *   all templates of a digit, three of them here:
 *
 *   1 . . . . . . . .     1 . . . . . . . .     . . 1 . . . . . .
 *   . . . 1 . . . . .     . . . . 1 . . . .     . . . 1 . . . . .     r3c7 is in all: set it
 *   . . . . . . 1 . .     . . . . . . 1 . .     . . . . . . 1 . .     r1c2 is in none: eliminate it
 * </pre>
 *
 * <p>The digits affect each other: if all templates of a digit have a cell, no other digit has it,
 * which leaves the other digits fewer templates. This is repeated until nothing changes.
 */
public final class TemplateFinder implements Finder {
  private final Technique technique;
  private final Templates templates = new Templates();
  private final CellSet[] placed = new CellSet[Houses.SIZE + 1];
  private final CellSet[] allowed = new CellSet[Houses.SIZE + 1];
  private final CellSet[] forced = new CellSet[Houses.SIZE + 1];

  /** Finds either the cells that templates set, or the candidates that they delete. */
  public TemplateFinder(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    if (!refine(state)) {
      return true;
    }
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      Step step = technique == Technique.TEMPLATE_SET ? set(digit) : delete(state, digit);
      if (step != null && !sink.accept(step)) {
        return false;
      }
    }
    return true;
  }

  /** Narrows the cells of all digits to their templates; returns false on a contradiction. */
  private boolean refine(State state) {
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      placed[digit] = state.placed(digit);
      allowed[digit] = state.allowed(digit);
      forced[digit] = placed[digit];
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int digit = 1; digit <= Houses.SIZE; digit++) {
        CellSet before = allowed[digit];
        if (!refine(digit)) {
          return false;
        }
        changed |= !before.equals(allowed[digit]);
      }
    }
    return true;
  }

  private boolean refine(int digit) {
    for (int other = 1; other <= Houses.SIZE; other++) {
      if (other != digit) {
        allowed[digit] = allowed[digit].andNot(forced[other]);
      }
    }
    if (!templates.search(placed[digit], allowed[digit])) {
      return false;
    }
    allowed[digit] = templates.union();
    forced[digit] = templates.intersection();
    return true;
  }

  private Step set(int digit) {
    CellSet found = forced[digit].andNot(placed[digit]);
    return found.isEmpty()
        ? null
        : Step.placing(
            Technique.TEMPLATE_SET,
            found.candidates(digit),
            new Reason.Template(digit, found.toList()));
  }

  private Step delete(State state, int digit) {
    Eliminations gone =
        new Eliminations(state).add(digit, state.cells(digit).andNot(allowed[digit]));
    CellSet left = allowed[digit].andNot(placed[digit]);
    return gone.isEmpty()
        ? null
        : gone.step(Technique.TEMPLATE_DELETE, new Reason.Template(digit, left.toList()));
  }
}
