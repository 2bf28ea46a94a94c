package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Ways;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The ways to fill the cells of each form, shared by all techniques and found on first use. */
final class FormWays {
  private static final int EDGES_A_LOOK = 500;

  private final GridState state;
  private final Sight sight;

  /** The ways of each form that was examined; null if they are too many. */
  private final Map<Form, @Nullable Ways> known = new IdentityHashMap<>();

  FormWays(GridState state, Sight sight) {
    this.state = state;
    this.sight = sight;
  }

  /** Returns the ways to fill the cells of a form, or null if they are too many. */
  @Nullable Ways of(Form form) {
    if (!known.containsKey(form)) {
      known.put(form, Ways.of(form, state.units.symbols, sight.all(), state.watch()));
    }
    return known.get(form);
  }

  /** Removes the values that no way has; returns whether there is any way. */
  static boolean narrow(GridState state, Ways ways, int... sets) {
    state.look(1 + ways.size() / EDGES_A_LOOK);
    return ways.narrow(sets);
  }
}
