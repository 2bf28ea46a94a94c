package io.github.nonet.internal.logic.wing;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>XY-wing</b>: a pivot with the candidates x and y sees two pincers, one with x and z, one with
 * y and z. Whether the pivot is x or y, one pincer is z: the digit z goes from the cells that see
 * both pincers. <b>XYZ-wing</b>: the pivot has z, too; then the cells must see the pivot as well.
 *
 * <pre>
 *   XY-wing                            XYZ-wing
 *
 *    xy  -  - |  . xz . | . . .        xyz -  - |  . xz . | . . .
 *    .   .  . |  .  . . | . . .         .  .  . |  .  . . | . . .      z goes from -
 *    .  yz  . |  -  - - | . . .         .  yz . |  .  . . | . . .
 * </pre>
 *
 * <p>Also called Y-wing, hook or bent triple.
 */
public final class XyWings implements Finder {
  private final Technique technique;
  private final Bivalues pivots = new Bivalues();
  private final Bivalues pairs = new Bivalues();
  private State state;
  private StepSink sink;

  /** Finds XY-wings or XYZ-wings. */
  public XyWings(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    pairs.collect(state, 2);
    return technique == Technique.XYZ_WING ? findXyz() : findXy();
  }

  /** Any two of three cells may be the pincers: the third is tried as the pivot, each in turn. */
  private boolean findXy() {
    for (int i = 0; i < pairs.count(); i++) {
      for (int j = i + 1; j < pairs.count(); j++) {
        int wanted = pairs.digits(i) ^ pairs.digits(j);
        for (int k = j + 1; pairs.have(wanted) && k < pairs.count(); k++) {
          if (pairs.digits(k) == wanted && !findXy(pairs.cell(i), pairs.cell(j), pairs.cell(k))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean findXy(int one, int other, int third) {
    return look(one, other, third) && look(other, one, third) && look(third, other, one);
  }

  private boolean findXyz() {
    pivots.collect(state, 3);
    for (int i = 0; i < pivots.count(); i++) {
      for (int j = 0; j < pairs.count(); j++) {
        boolean pincer =
            isPartOf(pairs.digits(j), pivots.digits(i))
                && Houses.see(pivots.cell(i), pairs.cell(j));
        for (int k = j + 1; pincer && k < pairs.count(); k++) {
          if (isPartOf(pairs.digits(k), pivots.digits(i))
              && pairs.digits(k) != pairs.digits(j)
              && !look(pivots.cell(i), pairs.cell(j), pairs.cell(k))) {
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
    int z = Integer.numberOfTrailingZeros(state.digits(one) & state.digits(other));
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
