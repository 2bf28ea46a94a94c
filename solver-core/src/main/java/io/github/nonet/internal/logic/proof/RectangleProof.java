package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The proofs of rectangles and BUGs: the puzzle has one solution. */
final class RectangleProof {
  private final BoardProof proof;
  private final Reason.Rectangle rectangle;
  private final CellSet corners;
  private final CellSet roof;
  private final Unit twin;

  private RectangleProof(BoardProof proof, Reason.Rectangle rectangle) {
    this.proof = proof;
    this.rectangle = rectangle;
    corners = BoardUnits.cells(rectangle.corners());
    roof = BoardUnits.cells(rectangle.roof());
    twin = BoardUnits.twin(corners);
  }

  static void tell(BoardProof proof, Reason.Rectangle rectangle) {
    new RectangleProof(proof, rectangle).tell();
  }

  /** Proves that an extra candidate is true: otherwise each open cell would have two candidates. */
  static void tell(BoardProof proof, Reason.Bug bug) {
    CellSet unsolved = CellSet.EMPTY;
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      unsolved = ValueSet.isSingle(proof.digits(cell)) ? unsolved : unsolved.with(cell);
    }
    Unit twin = BoardUnits.twin(unsolved);
    proof.place(twin);
    if (proof.holds(bug.extras(), twin) != null) {
      for (Candidate extra : bug.extras()) {
        proof.eliminate(BoardUnits.cell(extra.cell()));
      }
      CellSet cells = BoardUnits.cellsOf(bug.extras());
      proof.eliminate(BoardUnits.sight(cells));
      BoardUnits.housesWith(cells).forEach(house -> proof.eliminate(BoardUnits.house(house)));
    }
  }

  private void tell() {
    proof.eliminate(twin);
    locks();
    proof.eliminate(twin);
    if (isHidden()) {
      proof.unproved().forEach(this::refute);
    }
    if (!proof.unproved().isEmpty()) {
      extras();
    }
    proof.unproved().forEach(this::refute);
  }

  /** Returns whether it names the two houses in which one digit can only go in corners. */
  private boolean isHidden() {
    return rectangle.houses().size() == 2;
  }

  /** One of the extra candidates is true, so the roof is like a cell that has only these. */
  private void extras() {
    ProofLine extra = proof.holds(rectangle.extras(), twin);
    if (extra == null) {
      return;
    }
    proof.alwaysList(extra);
    Unit sight = BoardUnits.sight(roof);
    if (rectangle.others().isEmpty()) {
      proof.eliminate(sight);
    }
    // The subset comes first, as the roof may exclude some of what the sentence ascribes to it.
    subsets();
    proof.eliminate(sight);
  }

  /** Uses a house in which one of the digits has places only in the roof. */
  private void locks() {
    for (int house : BoardUnits.housesWith(roof)) {
      for (int digit : rectangle.digits()) {
        CellSet places = proof.places(Houses.SETS[house], digit);
        if (roof.size() == 2 && places.equals(roof)) {
          proof.holds(places.candidates(digit), BoardUnits.house(house));
        }
      }
    }
  }

  /**
   * Treats both corners of the roof as one cell of a naked subset, or of a subset without a name.
   */
  private void subsets() {
    CellSet others = BoardUnits.cellsOf(rectangle.others());
    List<Integer> houses = new ArrayList<>();
    for (House house : rectangle.houses()) {
      houses.add(BasicProof.number(house));
    }
    houses.addAll(BoardUnits.housesWith(roof));
    for (int house : houses) {
      if (!others.isEmpty()) {
        proof.eliminate(BoardUnits.part(house, others.or(roof)));
      }
    }
    for (int house : houses) {
      proof.eliminate(BoardUnits.house(house));
    }
  }

  /** With the candidate, the other digit would complete the rectangle in the lines of a corner. */
  private void refute(Candidate gone) {
    ProofLine supposed = proof.suppose(gone, true);
    ProofLine gap = gap(gone);
    proof.close(supposed);
    if (gap != null) {
      proof.isEffect(proof.refute(supposed, gap));
    }
  }

  private @Nullable ProofLine gap(Candidate gone) {
    CellSet corner = CellSet.of(gone.cell());
    for (int digit : rectangle.digits()) {
      for (int other = corners.first(); other >= 0; other = corners.next(other)) {
        for (int house : BoardUnits.housesWith(corner.with(other))) {
          CellSet both = corner.with(other);
          if (other != gone.cell() && digit != gone.digit()) {
            proof.holds(List.of(new Candidate(other, digit)), BoardUnits.house(house));
          } else if (other != gone.cell()) {
            proof.fails(
                proof.places(both, digit).without(gone.cell()).candidates(digit),
                BoardUnits.part(house, both));
          }
        }
      }
    }
    for (int other = corners.first(); other >= 0; other = corners.next(other)) {
      boolean isAcross = !Houses.see(other, gone.cell()) && other != gone.cell();
      for (int house = 0; isAcross && house < 2; house++) {
        proof.holds(
            List.of(new Candidate(other, gone.digit())),
            BoardUnits.house(Houses.OF_CELL[other][house]));
      }
    }
    return proof.gap(twin);
  }
}
