package io.github.nonet.internal.logic.wing;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>XY-wing</b>: a pivot with the candidates x and y sees two pincers, one with x and z, one with
 * y and z. Whether the pivot is x or y, one pincer is z, so z is eliminated from the cells that see
 * both pincers. <b>XYZ-wing</b>: the pivot also has z, so these cells must also see the pivot.
 *
 * <pre>
 *   XY-wing                            XYZ-wing
 *
 *    xy  -  - |  . xz . | . . .        xyz -  - |  . xz . | . . .
 *    .   .  . |  .  . . | . . .         .  .  . |  .  . . | . . .      - loses z
 *    .  yz  . |  -  - - | . . .         .  yz . |  .  . . | . . .
 * </pre>
 *
 * <p>It is also called Y-wing, hook or bent triple.
 */
public final class XyWings implements Finder {
  private final Technique technique;
  private State state;
  private StepSink sink;

  /** The cells with two candidates. */
  private CellSet pairs = CellSet.EMPTY;

  /** Finds XY-wings or XYZ-wings. */
  public XyWings(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    pairs = state.cellsWith(2);
    return technique == Technique.XYZ_WING ? findXyz() : findXy();
  }

  /** Tries each of three cells as the pivot, since any two may be the pincers. */
  private boolean findXy() {
    for (int one = pairs.first(); one >= 0; one = pairs.next(one)) {
      for (int other = pairs.next(one); other >= 0; other = pairs.next(other)) {
        if (!findXy(one, other, state.digits(one) ^ state.digits(other))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean findXy(int one, int other, int wanted) {
    if (Integer.bitCount(wanted) != 2) {
      return true;
    }
    int low = ValueSet.lowest(wanted);
    int high = ValueSet.lowest(ValueSet.withoutLowest(wanted));
    CellSet thirds = pairs.and(state.cells(low)).and(state.cells(high));
    for (int third = thirds.next(other); third >= 0; third = thirds.next(third)) {
      if (!look(one, other, third) || !look(other, one, third) || !look(third, other, one)) {
        return false;
      }
    }
    return true;
  }

  private boolean findXyz() {
    CellSet pivots = state.cellsWith(3);
    for (int pivot = pivots.first(); pivot >= 0; pivot = pivots.next(pivot)) {
      CellSet near = pairs.and(Houses.PEERS[pivot]);
      for (int one = near.first(); one >= 0; one = near.next(one)) {
        boolean isPincer = isPartOf(state.digits(one), state.digits(pivot));
        for (int other = near.next(one); isPincer && other >= 0; other = near.next(other)) {
          if (isPartOf(state.digits(other), state.digits(pivot))
              && state.digits(other) != state.digits(one)
              && !look(pivot, one, other)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean isPartOf(int digits, int set) {
    return (digits & ~set) == 0;
  }

  private boolean look(int pivot, int one, int other) {
    if (!Houses.see(pivot, one) || !Houses.see(pivot, other)) {
      return true;
    }
    int z = ValueSet.lowest(state.digits(one) & state.digits(other));
    CellSet cells = state.cells(z).and(Houses.PEERS[one]).and(Houses.PEERS[other]);
    if (technique == Technique.XYZ_WING) {
      cells = cells.and(Houses.PEERS[pivot]);
    }
    return cells.isEmpty()
        || sink.accept(
            new Eliminations(state).add(z, cells).step(technique, reason(z, pivot, one, other)));
  }

  private Reason reason(int z, int pivot, int one, int other) {
    List<Candidate> pincers = state.candidatesByCell(CellSet.of(one));
    pincers.addAll(state.candidatesByCell(CellSet.of(other)));
    return new Reason.Wing(z, state.candidatesByCell(CellSet.of(pivot)), pincers);
  }
}
