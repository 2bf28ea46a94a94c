package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.logic.Reason;
import java.util.ArrayList;
import java.util.List;

/** The proofs of singles, locked candidates and subsets. */
final class BasicProof {
  private BasicProof() {}

  static void tell(BoardProof proof, Reason reason) {
    if (reason instanceof Reason.Single single) {
      tell(proof, single);
    } else if (reason instanceof Reason.LockedCandidates locked) {
      tell(proof, locked);
    } else if (reason instanceof Reason.Subset subset) {
      tell(proof, subset);
    }
  }

  /** Returns the number of a house. */
  static int number(House house) {
    return house.type().ordinal() * Houses.SIZE + house.index();
  }

  private static void tell(BoardProof proof, Reason.Single single) {
    int cell = single.candidate().cell();
    List<Unit> units = new ArrayList<>();
    single.houses().forEach(house -> units.add(BoardUnits.house(number(house))));
    units.add(BoardUnits.cell(cell));
    for (int house : Houses.OF_CELL[cell]) {
      units.add(BoardUnits.house(house));
    }
    units.forEach(proof::place);
  }

  private static void tell(BoardProof proof, Reason.LockedCandidates locked) {
    CellSet cells = BoardUnits.cells(locked.cells());
    proof.holds(cells.candidates(locked.digit()), BoardUnits.house(number(locked.house())));
    int target = number(locked.target());
    proof.eliminate(BoardUnits.part(target, cells));
    if (!proof.unplaced().isEmpty()) {
      CellSet rest = proof.places(Houses.SETS[target], locked.digit()).andNot(cells);
      proof.fails(rest.candidates(locked.digit()), BoardUnits.part(target, cells.or(rest)));
      placeLast(proof);
    }
  }

  /** Places each digit that now has only one place, or is the only one left in its cell. */
  private static void placeLast(BoardProof proof) {
    for (Candidate placed : proof.unplaced()) {
      for (int house : Houses.OF_CELL[placed.cell()]) {
        proof.place(BoardUnits.house(house));
      }
      proof.place(BoardUnits.cell(placed.cell()));
    }
  }

  /**
   * The cells of a naked subset have no room for other digits. A hidden subset needs its whole
   * house.
   */
  private static void tell(BoardProof proof, Reason.Subset subset) {
    CellSet cells = BoardUnits.cells(subset.cells());
    for (House house : subset.houses()) {
      proof.eliminate(BoardUnits.part(number(house), cells));
    }
    for (House house : subset.houses()) {
      for (int digit : subset.digits()) {
        proof.holds(proof.places(cells, digit).candidates(digit), BoardUnits.house(number(house)));
      }
    }
    Unit[] units = subset.cells().stream().map(BoardUnits::cell).toArray(Unit[]::new);
    proof.eliminate(units);
    if (!proof.unplaced().isEmpty()) {
      proof.fails(others(proof, subset), units);
      placeLast(proof);
    }
  }

  /** Returns the other candidates of the cells of a hidden subset. */
  private static List<Candidate> others(BoardProof proof, Reason.Subset subset) {
    List<Candidate> others = new ArrayList<>();
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      if (!subset.digits().contains(digit)) {
        others.addAll(proof.places(BoardUnits.cells(subset.cells()), digit).candidates(digit));
      }
    }
    return others;
  }
}
