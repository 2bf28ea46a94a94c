package io.github.nonet.internal.logic.als;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.Results;
import io.github.nonet.internal.logic.Simplest;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Death blossom: a cell, the stem, and for each of its digits an almost locked set, the petal,
 * whose places of the digit all see the stem. Whichever digit the stem holds, its petal loses that
 * digit and is locked. Hence a digit that all petals share is in one of them, and is eliminated
 * from the cells that see all its places in each petal.
 *
 * <pre>
 *               stem {1 2 3}
 *            1 /     | 2     \ 3
 *     petal {1..z}  {2..z}  {3..z}        z is eliminated from cells that see every z of the petals
 * </pre>
 *
 * <p>Petals that share cells are also tried, but only for digits that disjoint petals do not
 * eliminate. The name comes from the Sudoku Players' Forum.
 */
public final class DeathBlossom implements Finder {
  /** The beat of looks, in petals. */
  private static final int BEAT = 0xFF;

  private State state;
  private int work;
  private StepSink sink;
  private List<FoundAls> sets;
  private Results results;
  private boolean overlaps;
  private int stem;
  private final FoundAls[] petals = new FoundAls[Houses.SIZE + 1];

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sets = FoundAls.all(state);
    return Simplest.first(receiver, to -> search(false, to), to -> search(true, to));
  }

  private boolean search(boolean mayOverlap, StepSink receiver) {
    overlaps = mayOverlap;
    sink = receiver;
    results = new Results(state);
    CellSet open = state.open();
    for (stem = open.first(); stem >= 0; stem = open.next(stem)) {
      if (state.digits(stem) == 0) {
        continue;
      }
      CellSet[] targets = new CellSet[Houses.SIZE + 1];
      int shared = Houses.ALL_DIGITS & ~state.digits(stem);
      for (int rest = shared; rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        targets[digit] = state.cells(digit).without(stem);
      }
      grow(state.digits(stem), shared, targets, CellSet.EMPTY);
    }
    return results.report(sink);
  }

  /** Adds a petal for the first of the digits that have none. */
  private void grow(int digits, int shared, CellSet[] targets, CellSet taken) {
    if (digits == 0) {
      keep(shared, targets);
      return;
    }
    int digit = ValueSet.lowest(digits);
    for (FoundAls petal : sets) {
      if ((++work & BEAT) == 0) {
        state.look();
      }
      if ((petal.digits() & shared) != 0
          && ValueSet.contains(petal.digits(), digit)
          && petal.seen(digit).contains(stem)
          && (overlaps || !petal.cells().intersects(taken))) {
        CellSet[] left = new CellSet[targets.length];
        int still = targets(petal, shared, targets, left);
        if (still != 0) {
          petals[digit] = petal;
          grow(ValueSet.withoutLowest(digits), still, left, taken.or(petal.cells()));
        }
      }
    }
    petals[digit] = null;
  }

  /** Narrows the eliminations to this petal; returns the digits that still have any. */
  private static int targets(FoundAls petal, int shared, CellSet[] targets, CellSet[] left) {
    int still = 0;
    for (int rest = petal.digits() & shared; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      left[digit] = targets[digit].and(petal.peers(digit)).andNot(petal.cells());
      still |= left[digit].isEmpty() ? 0 : ValueSet.bit(digit);
    }
    return still;
  }

  private void keep(int shared, CellSet[] targets) {
    Eliminations gone = new Eliminations(state);
    for (int rest = shared; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      gone.add(digit, targets[digit]);
    }
    List<FoundAls> used = new ArrayList<>();
    for (int rest = state.digits(stem); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      used.add(petals[ValueSet.lowest(rest)]);
    }
    int size = used.stream().mapToInt(petal -> petal.cells().size()).sum();
    List<Candidate> eliminations = gone.toList();
    int cell = stem;
    results.add(eliminations, size, () -> step(eliminations, cell, used));
  }

  private Step step(List<Candidate> eliminations, int cell, List<FoundAls> used) {
    List<Candidate> stemCell = state.candidatesByCell(CellSet.of(cell));
    Reason reason = AlsSteps.reason(state, used, List.of(), stemCell);
    return Step.eliminating(Technique.DEATH_BLOSSOM, eliminations, reason);
  }
}
