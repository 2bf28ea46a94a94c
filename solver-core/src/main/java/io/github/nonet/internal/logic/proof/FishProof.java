package io.github.nonet.internal.logic.proof;

import io.github.nonet.House;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.logic.Reason;
import java.util.ArrayList;
import java.util.List;

/**
 * The proof of a fish: each base set has the digit; with an eliminated candidate and without the
 * fins, which see it, the other cover sets would be too few.
 */
final class FishProof {
  private FishProof() {}

  static void tell(BoardProof proof, Reason.Fish fish) {
    CellSet inBase = CellSet.EMPTY;
    CellSet fins = BoardUnits.cells(fish.fins()).or(BoardUnits.cells(fish.endoFins()));
    for (House house : fish.base()) {
      int number = BasicProof.number(house);
      CellSet places = proof.places(Houses.SETS[number], fish.digit());
      proof.alwaysList(proof.holds(places.candidates(fish.digit()), BoardUnits.house(number)));
      inBase = inBase.or(places);
    }
    List<Unit> units = new ArrayList<>();
    for (House house : fish.cover()) {
      units.add(BoardUnits.part(BasicProof.number(house), inBase));
    }
    if (!fins.isEmpty()) {
      units.add(BoardUnits.sight(fins));
    }
    proof.eliminate(units.toArray(new Unit[0]));
  }
}
