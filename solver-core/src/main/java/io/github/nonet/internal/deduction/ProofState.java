package io.github.nonet.internal.deduction;

import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Ways;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The state of a proof, with tables of its rules. */
final class ProofState {
  final GridState state;
  final Sight sight;
  final ProofUnits units;
  private final Structure structure;

  /** All constraints; null before they are needed. */
  private @Nullable Narrowings narrowings;

  /** The sight of cells that do not see each other. */
  private final long[][] blind;

  /**
   * The ways of forms whose cells differ if they see each other, and of forms whose cells need not.
   */
  private final Map<Form, @Nullable Ways> seeing = new IdentityHashMap<>();

  private final Map<Form, @Nullable Ways> seeingNone = new IdentityHashMap<>();

  /**
   * @param isFilled whether each cell is filled; filled cells have sets of one value
   */
  ProofState(
      Structure structure,
      FormList forms,
      List<ConstraintData> constraints,
      int[] sets,
      boolean[] isFilled) {
    this.structure = structure;
    Units all = new Units(structure, Watch.NONE);
    state = new GridState(all, Watch.NONE);
    state.load(sets);
    for (int cell = 0; cell < isFilled.length; cell++) {
      if (isFilled[cell]) {
        state.markFilled(cell);
      }
    }
    sight = new Sight(all, Watch.NONE);
    units = new ProofUnits(all, forms, constraints);
    blind = new long[sets.length][sight.of(0).length];
  }

  /** Returns the candidates of each cell, which must not be changed. */
  int[] sets() {
    return state.sets;
  }

  int sumOfCage(int index) {
    return structure.cages().get(index).sum();
  }

  /** Returns the ways of a form, or null if they are too many. */
  @Nullable Ways ways(Form form, boolean isSeen) {
    Map<Form, @Nullable Ways> known = isSeen ? seeing : seeingNone;
    if (!known.containsKey(form)) {
      long[][] seen = isSeen ? sight.all() : blind;
      known.put(form, Ways.of(form, structure.symbols(), seen, Watch.NONE));
    }
    return known.get(form);
  }

  /** Returns the constraints of two cells, each as the units by which it may be named. */
  List<List<Unit>> joining(int cell, int other) {
    List<List<Unit>> found = new ArrayList<>();
    for (int number : narrowings().of[cell]) {
      if (Arrays.stream(narrowings().cells(number)).anyMatch(it -> it == other)) {
        units.named(narrowings().units(number)).stream()
            .filter(named -> !found.contains(named))
            .forEach(found::add);
      }
    }
    return found;
  }

  Narrowings narrowings() {
    if (narrowings == null) {
      List<HouseSum> sums = new ArrayList<>(HouseSums.ofOne(state.units, Watch.NONE));
      sums.addAll(HouseSums.ofSeveral(state.units, Watch.NONE));
      narrowings = new Narrowings(state, sight, new FormWays(state, sight), sums);
    }
    return narrowings;
  }
}
