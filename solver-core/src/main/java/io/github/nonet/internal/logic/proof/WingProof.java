package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.logic.Reason;
import java.util.ArrayList;
import java.util.List;

/**
 * The proof of an XY-wing or XYZ-wing: whatever the pivot holds, one of the cells holds the digit.
 */
final class WingProof {
  private WingProof() {}

  static void tell(BoardProof proof, Reason.Wing wing) {
    int pivot = wing.pivot().get(0).cell();
    List<ProofLine> pairs = new ArrayList<>();
    List<Candidate> ends = new ArrayList<>();
    for (Candidate candidate : wing.pivot()) {
      ProofLine supposed = proof.suppose(candidate, true);
      ProofLine end = candidate.digit() == wing.digit() ? supposed : end(proof, wing, candidate);
      proof.close(supposed);
      if (end != null) {
        pairs.add(supposed);
        pairs.add(end);
        ends.addAll(end.candidates);
      }
    }
    if (pairs.size() == 2 * wing.pivot().size()) {
      proof.conclude(true, ends, List.of(BoardUnits.cell(pivot)), pairs);
    }
    proof.eliminate(BoardUnits.sight(BoardUnits.cellsOf(ends)));
  }

  /** Writes that a pincer holds the digit because it loses its other one. */
  private static ProofLine end(BoardProof proof, Reason.Wing wing, Candidate pivot) {
    for (Candidate pincer : wing.pincers()) {
      if (pincer.digit() == wing.digit()) {
        CellSet cells = CellSet.of(pivot.cell(), pincer.cell());
        List<Unit> units = new ArrayList<>();
        BoardUnits.housesWith(cells).forEach(house -> units.add(BoardUnits.part(house, cells)));
        ProofLine end = proof.tell(true, List.of(pincer), units);
        if (end != null) {
          return end;
        }
      }
    }
    return null;
  }
}
