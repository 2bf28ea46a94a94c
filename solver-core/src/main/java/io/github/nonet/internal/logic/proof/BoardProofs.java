package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.logic.AlmostLockedSets;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Colors;
import io.github.nonet.logic.Net;
import io.github.nonet.logic.Part;
import io.github.nonet.logic.Reason;
import java.util.List;

/** Proves a step on a board from its reason and the state in which it was found. */
public final class BoardProofs {
  private BoardProofs() {}

  /**
   * Returns the proof; it is empty if the reason is of a kind that proves nothing, or does not fit.
   *
   * @param state the candidates in which the step was found
   */
  public static List<Inference> of(
      Candidates state, Reason reason, List<Candidate> placements, List<Candidate> eliminations) {
    if (reason instanceof Net net) {
      return NetProof.of(state, net, placements, eliminations);
    }
    BoardProof proof = new BoardProof(state, placements, eliminations);
    proof.name(named(reason));
    tell(proof, reason);
    if (!proof.isDone()) {
      tellBroken(proof);
    }
    return proof.lines();
  }

  private static CellSet named(Reason reason) {
    CellSet named = CellSet.EMPTY;
    for (Part part : reason.parts()) {
      named = named.or(BoardUnits.cells(part.cells())).or(BoardUnits.cellsOf(part.candidates()));
    }
    return named;
  }

  /** A cell without candidates, or a digit without a place, proves anything. */
  private static void tellBroken(BoardProof proof) {
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      tellBroken(proof, BoardUnits.cell(cell));
    }
    for (int house = 0; house < Houses.COUNT; house++) {
      tellBroken(proof, BoardUnits.house(house));
    }
  }

  private static void tellBroken(BoardProof proof, Unit unit) {
    if (proof.isExhaustive(List.of(), unit)) {
      proof.place(unit);
      proof.eliminate(unit);
    }
  }

  /**
   * Returns the proof that some cells together exclude candidates, with the cells that see them.
   */
  public static List<Inference> ofAligned(
      Candidates state, List<Integer> cells, List<Candidate> eliminations) {
    BoardProof proof = new BoardProof(state, List.of(), eliminations);
    CellSet aligned = BoardUnits.cells(cells);
    CellSet seen = Houses.commonPeers(aligned);
    proof.eliminate(BoardUnits.sight(aligned.or(seen)));
    return proof.lines();
  }

  private static void tell(BoardProof proof, Reason reason) {
    if (reason instanceof Reason.Single
        || reason instanceof Reason.LockedCandidates
        || reason instanceof Reason.Subset) {
      BasicProof.tell(proof, reason);
    } else if (reason instanceof Reason.Fish fish) {
      FishProof.tell(proof, fish);
    } else if (reason instanceof Reason.Wing wing) {
      WingProof.tell(proof, wing);
    } else if (reason instanceof Chain chain) {
      ChainProof.tell(proof, chain);
    } else if (reason instanceof Colors colors) {
      ColorProof.tell(proof, colors);
    } else if (reason instanceof Reason.Rectangle rectangle) {
      RectangleProof.tell(proof, rectangle);
    } else if (reason instanceof Reason.Bug bug) {
      RectangleProof.tell(proof, bug);
    } else if (reason instanceof AlmostLockedSets sets) {
      SetProof.tell(proof, sets);
    } else if (reason instanceof Reason.SueDeCoq sharing) {
      SetProof.tell(proof, sharing);
    } else if (reason instanceof Reason.Template template) {
      TemplateProof.tell(proof, template);
    } else if (reason instanceof Reason.Several several) {
      for (Reason part : several.reasons()) {
        proof.beginPart();
        tell(proof, part);
      }
    }
  }
}
