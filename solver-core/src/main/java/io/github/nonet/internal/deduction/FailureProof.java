package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes why an assumption fails: the assumption is made again, and the events that the failure
 * needs are written in order.
 */
final class FailureProof {
  private final ProofState state;
  private final ProofUnits units;
  private final ProofLines lines;
  private final GridAssumption run;

  FailureProof(ProofState state, ProofLines lines) {
    this.state = state;
    this.lines = lines;
    units = state.units;
    run = new GridAssumption(state.state, state.sight, state.narrowings());
  }

  /** Writes all lines, the last of which is that the candidate is false; returns 1. */
  int tell(Candidate assumed) {
    GridReason reason = new GridReason(run);
    reason.findShort(assumed.cell(), assumed.digit());
    int supposition = lines.suppose(assumed, true);
    int last = run.count - 1;
    for (int event = 0; event < last; event++) {
      if (reason.isNeeded(event)) {
        tell(reason, event);
      }
    }
    lines.refute(supposition, lines.tell(true, List.of(), gap(last)));
    return 1;
  }

  private List<List<Unit>> gap(int event) {
    int place = run.places[event];
    return switch (run.kinds[event]) {
      case NO_VALUE -> List.of(List.of(ProofUnits.cell(place)));
      case NO_PLACE -> units.named(place);
      default -> units.named(run.narrowings.units(place));
    };
  }

  private void tell(GridReason reason, int event) {
    int place = run.places[event];
    List<Candidate> gone = new ArrayList<>();
    reason.goneBy(event).forEach(it -> gone.add(candidate(it)));
    switch (run.kinds[event]) {
      case ASSUMED -> {}
      case NAKED -> tellValue(event, ProofUnits.cell(place));
      case HIDDEN -> tellValue(event, units.house(place));
      case NARROWED -> tellGone(gone, units.named(run.narrowings.units(place)));
      case REQUIRED -> {
        int[] cells = run.narrowings.cells(place);
        tellPlaces(reason, event, cells, gone, units.named(run.narrowings.units(place)));
      }
      case LOCKED -> tellPlaces(reason, event, run.units.cellsOf[place], gone, units.named(place));
      case SUBSET -> {
        List<Integer> cells = new ArrayList<>(Lists.of(reason.cellsOfSubset(event)));
        gone.forEach(it -> cells.add(it.cell()));
        tellGone(gone, List.of(List.of(units.different(place, cells))));
      }
      case NO_VALUE, NO_PLACE, NO_WAY -> throw new AssertionError(run.kinds[event]);
    }
    boolean isValue =
        run.kinds[event] == EventKind.ASSUMED
            || run.kinds[event] == EventKind.NAKED
            || run.kinds[event] == EventKind.HIDDEN;
    if (isValue) {
      tellSeen(run.cell(event), gone);
    }
  }

  private static Candidate candidate(int number) {
    return new Candidate(number / GridAssumption.VALUES, number % GridAssumption.VALUES);
  }

  private void tellValue(int event, Unit by) {
    Candidate value = new Candidate(run.cell(event), ValueSet.lowest(run.values[event]));
    lines.tell(true, List.of(value), by);
  }

  private void tellGone(List<Candidate> gone, List<List<Unit>> by) {
    if (!gone.isEmpty()) {
      lines.tell(false, gone, by);
    }
  }

  /**
   * Writes the eliminations that see a cell with a value, unit by unit, except for those in the
   * cell itself.
   */
  private void tellSeen(int cell, List<Candidate> gone) {
    Map<List<Object>, List<Candidate>> byUnit = new LinkedHashMap<>();
    for (Candidate it : gone) {
      if (it.cell() != cell) {
        Unit unit = units.apart(List.of(cell, it.cell()));
        Object end = unit.index() < 0 ? it.cell() : -1;
        byUnit
            .computeIfAbsent(List.of(unit.kind(), unit.index(), end), key -> new ArrayList<>())
            .add(it);
      }
    }
    for (List<Candidate> all : byUnit.values()) {
      List<Integer> cells = new ArrayList<>(List.of(cell));
      all.forEach(it -> cells.add(it.cell()));
      lines.tell(false, all, units.apart(cells));
    }
  }

  /**
   * Writes that a unit has a value in some cells, and then the eliminations that see all of these.
   */
  private void tellPlaces(
      GridReason reason, int event, int[] cells, List<Candidate> gone, List<List<Unit>> by) {
    Map<List<Candidate>, List<Candidate>> byPlaces = new LinkedHashMap<>();
    for (Candidate it : gone) {
      byPlaces.computeIfAbsent(places(reason, event, cells, it), key -> new ArrayList<>()).add(it);
    }
    byPlaces.forEach(
        (places, seen) -> {
          List<Integer> all = new ArrayList<>();
          places.forEach(it -> all.add(it.cell()));
          seen.forEach(it -> all.add(it.cell()));
          lines.tell(true, places, by);
          tellGone(seen, List.of(List.of(units.apart(all))));
        });
  }

  /** Returns the needed candidates among some cells that a candidate sees. */
  private List<Candidate> places(GridReason reason, int event, int[] cells, Candidate gone) {
    List<Candidate> places = new ArrayList<>();
    for (int cell : cells) {
      if (ValueSet.contains(state.sets()[cell], gone.digit())
          && state.sight.sees(cell, gone.cell())
          && !reason.isOff(cell, gone.digit(), event)) {
        places.add(new Candidate(cell, gone.digit()));
      }
    }
    return places;
  }
}
